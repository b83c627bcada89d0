/** The picture of a game: a linocut in a round arch, on the front page and wherever the game is announced.

A game draws it in `board/picture/index.ts`, on a field of 296 by 380, in ink, paper and its one hue. The print is baked
into an image of its own: rough edges and speckles cost nothing while a page moves. */
import { arch } from "./art/arches";
import { type Box, hatching, rays } from "./art/cuts";
import { luck } from "./art/luck";
import { iconPath } from "./icons";

export const WIDTH = 296;
export const HEIGHT = 380;
export const INK = "#1e1711";
export const PAPER = "#f6eddb";
const FIELD: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** What `board/picture/index.ts` exports. */
export interface Picture {
  /** The game's one colour. */
  hue: string;
  /** The icons beside the words for its kind (a race, together …) and its style. */
  signs: { kind: string; style: string };
  /** Where the game stands among the others: those that are quickly learnt come first. */
  rank: number;
  /** Whether its board has a guide: a first game is offered before the board is loaded. */
  guided?: boolean;
  /** The drawing, as SVG; it is laid on paper and cut off by the arch. */
  draw(): string;
}

export const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export interface Silhouette {
  flipped?: boolean;
  /** A rim of this colour and width (in the icon's own 512 units), which sets it off from what is behind it. */
  rim?: readonly [colour: string, width: number];
}

/** An icon as a part of the picture. */
export function silhouette(icon: string, x: number, y: number, size: number, colour: string, { flipped = false, rim }: Silhouette = {}): string {
  const scale = size / 512;
  const at = flipped ? `translate(${x + size} ${y}) scale(${-scale} ${scale})` : `translate(${x} ${y}) scale(${scale})`;
  const d = iconPath(icon);
  const around = rim ? `<path d="${d}" fill="${rim[0]}" stroke="${rim[0]}" stroke-width="${rim[1]}" stroke-linejoin="round"/>` : "";
  return `<g transform="${at}">${around}<path d="${d}" fill="${colour}"/></g>`;
}

/** Only what lies inside a path. */
export function clipped(id: string, d: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** The hand of the printer: edges waver by a pixel, and the ink has not taken everywhere. */
const PRINT =
  `<filter id="print" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="wave"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="wave" scale="2" xChannelSelector="R" yChannelSelector="G" result="rough"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="9" result="grain"/>` +
  `<feColorMatrix in="grain" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -10 7.62" result="specks"/>` +
  `<feComposite in="rough" in2="specks" operator="in"/></filter>`;

/** A whole SVG document: the drawing, printed on paper, in its arch. */
export function printed(drawing: string): string {
  const opening = arch(FIELD);
  const edge = arch({ x: 1, y: 1, width: WIDTH - 2, height: HEIGHT - 2 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${PRINT}<clipPath id="opening"><path d="${opening}"/></clipPath></defs>` +
    `<g clip-path="url(#opening)"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<g filter="url(#print)">${drawing}</g></g>${line(edge, INK, 3)}</svg>`
  );
}

const HUES = ["#7d5ba6", "#3f7e92", "#c0703a", "#5e8c3a", "#b0518f", "#4f7cac"];

/** The picture of a game that brings none: its initial before a light, in a hue and with cuts that follow from its name. */
export function initialPicture(name: string, title: string): Picture {
  const next = luck(name);
  const hue = HUES[Math.floor(next() * HUES.length)]!;
  const letter = [...title.trim()][0]?.toUpperCase() ?? "?";
  const draw = () =>
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${hue}"/>` +
    fill(rays({ x: 148, y: 168, inner: 104, outer: 330, count: 96, width: 6, seed: name, uneven: 0.35 }), INK) +
    fill(rays({ x: 148, y: 168, inner: 96, outer: 190, count: 48, width: 3, seed: `${name}+`, uneven: 0.5 }), PAPER, 'opacity=".85"') +
    `<circle cx="148" cy="168" r="92" fill="${PAPER}"/>` +
    line(`M148 84a84 84 0 1 0 .01 0Z`, INK, 3) +
    `<text x="148" y="222" text-anchor="middle" font-family="Grenze Gotisch, Alegreya, Georgia, serif" font-weight="600" font-size="164" fill="${INK}">${escaped(letter)}</text>` +
    fill(`M-4 384V304Q74 286 148 294T300 300V384Z`, INK) +
    clipped("floor", `M-4 384V308Q74 290 148 298T300 304V384Z`, fill(hatching({ x: -8, y: 292, width: 312, height: 96, angle: 0.04, gap: 8, stroke: 2.6, seed: name }), hue)) +
    silhouetteSteps();
  return { hue, signs: { kind: "meeple", style: "meeple" }, rank: 9, draw };
}

function silhouetteSteps(): string {
  return [0, 1, 2].map((k) => fill(`M${92 - k * 20} ${338 + k * 15}H${204 + k * 20}v11H${92 - k * 20}Z`, PAPER)).join("");
}

function escaped(word: string): string {
  return word.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
