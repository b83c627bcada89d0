/** Where things stand in the companion's drawings, and what luck brings. Pure, but for the luck that is handed in. */
import { dungeonOf, type Dungeon, middleOf, SIDE, type Spot } from "../map";
import type { Content, Laid, TileFace } from "../types";
import { drawable, type Way } from "./floor";
import type { Colour, Look, SpawnPart } from "./steps";
import type { Walk } from "./walk";

/** Names of ways, from top to bottom. */
export function letterOf(n: number): string {
  return String.fromCharCode(65 + n);
}

const BARE: TileFace["map"] = [".....", ".....", ".....", ".....", "....."];
const NO_SPAWN: TileFace["spawn"] = [".....", ".....", ".....", ".....", "....."];

/** The faces as they are drawn: in full where everything is known, else a bare room with its exits. */
export function facesOf(content: Content, set: "box" | "ours"): TileFace[] {
  return set === "ours" ? content.tiles : content.tiles.map((face) => ({ ...face, map: BARE, spawn: NO_SPAWN }));
}

/** Squares and pixels: the dungeon in the middle of a picture, as large as it may be. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function viewOf(dungeon: Dungeon, width: number, height: number, most: number, margin = 30): View {
  const { world } = dungeon;
  const [wide, high] = [world.width - 2 * SIDE, world.height - 2 * SIDE]; // the rock around it may be cut
  const scale = Math.max(0.05, Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high, most / SIDE));
  return { scale, x: width / 2 - (world.x + world.width / 2) * scale, y: height / 2 - (world.y + world.height / 2) * scale };
}

export function at(view: View, spot: Spot): { x: number; y: number } {
  const { x, y } = middleOf(spot);
  return { x: view.x + x * view.scale, y: view.y + y * view.scale };
}

/** The square in the middle of a tile. */
export function centreOf({ x, y }: Laid): Spot {
  return [x * 6 + 2, y * 6 + 2];
}

/** The half-square of a way. */
export function wayAt({ x, y }: Laid, side: number): Spot {
  const [dx, dy] = ([[0, -3], [3, 0], [0, 3], [-3, 0]] as const)[side]!;
  return [x * 6 + 2 + dx, y * 6 + 2 + dy];
}

/** The squares of the spawn diagram of a tile on which enemies can come, in order (B17). */
export function diagramOf(dungeon: Dungeon, tile: number): { spot: Spot; n: number }[] {
  return [...dungeon.squares.values()].flatMap((square) => (square.tile === tile && square.spawn && square.ground !== "pit" ? [{ spot: square.at, n: square.spawn }] : [])).sort((one, other) => one.n - other.n);
}

/** How many enemies come to a tile, and their colour where they all have one. */
export function comingTo(parts: readonly { kind: string }[], tile: number | null): { count: number; colour: Colour | null } {
  const spawns = parts.filter((part): part is SpawnPart => part.kind === "spawn" && (part as SpawnPart).tile === tile);
  const colours = new Set(spawns.map(({ colour }) => colour));
  return { count: spawns.reduce((sum, { count }) => sum + count, 0), colour: colours.size === 1 ? [...colours][0]! : null };
}

export function dungeonFor(content: Content, set: "box" | "ours", tiles: readonly Laid[]): Dungeon {
  return dungeonOf(tiles, facesOf(content, set));
}

/** A way is looked at; what the quest draws is drawn here, once, and goes into the step. `luck` is a number below 1. */
export function looking(walk: Walk, way: Way, luck: () => number): Look {
  const { x, y } = walk.tiles[way.tile]!;
  const step: Look = { kind: "look", x, y, side: way.side };
  const tiles = drawable(walk, way);
  if (tiles.length === 0) return step;
  const one = <Thing>(things: readonly Thing[]): Thing | null => things[Math.floor(luck() * things.length)] ?? null;
  return { ...step, tile: one(tiles)!, encounter: one(walk.encountersLeft) };
}
