/** The pictures of the games, each drawn once, as images with an address. */
import { initialPicture, printed, type Picture } from "$table/picture";

const PICTURES = import.meta.glob<Picture>("../../../src/undercroft/games/*/board/picture/index.ts");
const byGame = new Map(Object.entries(PICTURES).map(([path, load]) => [path.split("/").at(-4)!, load]));
const addresses = new Map<string, string>();
const faces = new Map<string, Promise<Face>>();

export interface Face {
  hue: string;
  signs: Picture["signs"];
  rank: number;
  guided: boolean;
  /** The address of its picture. */
  picture: string;
}

/** The address of an SVG document, for an image: the same drawing has the same one. */
export function addressOf(drawing: string): string {
  const found = addresses.get(drawing) ?? URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  addresses.set(drawing, found);
  return found;
}

/** What a game looks like; one that brings no picture gets its initial. */
export function faceOf(game: string, title: string): Promise<Face> {
  const found = faces.get(game) ?? draw(game, title);
  faces.set(game, found);
  return found;
}

async function draw(game: string, title: string): Promise<Face> {
  const { hue, signs, rank, guided = false, draw } = (await byGame.get(game)?.()) ?? initialPicture(game, title);
  return { hue, signs, rank, guided, picture: addressOf(printed(draw())) };
}
