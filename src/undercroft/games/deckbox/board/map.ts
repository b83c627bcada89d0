/** The dungeon as squares: which there are, what lies on them, and where they are drawn. Pure, and the same for the same
tiles. */
import type { Box } from "$table/art/cuts";
import type { Content, Laid, TileFace } from "./types";

/** Column and row of a square, counted from the upper left corner of the start tile. */
export type Spot = readonly [x: number, y: number];

/** A square is so wide. */
export const SIDE = 46;
/** From tile to tile: five squares, and one between them. */
const PITCH = 6;
const EXITS = "trbl";
/** Where the half-squares of the four edges lie on a tile. */
const HALVES: readonly Spot[] = [
  [2, -1],
  [5, 2],
  [2, 5],
  [-1, 2],
];

export type Ground = "floor" | "pit" | "water" | "gate" | "half";

export interface Square {
  readonly at: Spot;
  readonly ground: Ground;
  /** The tile that it belongs to; of the two of a half-square, the one that was laid first. */
  readonly tile: number;
  /** The number in the spawn diagram, 0 where it has none. */
  readonly spawn: number;
  /** Of a half-square: whether the seam between the tiles runs upright. */
  readonly upright: boolean;
}

export interface Dungeon {
  readonly squares: ReadonlyMap<string, Square>;
  readonly world: Box;
  has(x: number, y: number): boolean;
}

const SIGNS: Readonly<Record<string, Ground>> = { ".": "floor", o: "pit", "~": "water", E: "gate" };

export function keyOf([x, y]: Spot): string {
  return `${x},${y}`;
}

export function spotOf(key: string): Spot {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

/** The middle of a square. */
export function middleOf([x, y]: Spot): { x: number; y: number } {
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
}

/** A quarter to the right. */
export function turned(rows: readonly string[]): string[] {
  return [...(rows[0] ?? "")].map((_, x) => rows.map((row) => row[x]).reverse().join(""));
}

export function dungeonOf(tiles: readonly Laid[], faces: readonly TileFace[]): Dungeon {
  const byCode = new Map(faces.map((face) => [face.code, face]));
  const squares = new Map<string, Square>();
  for (const [tile, laid] of tiles.entries()) {
    const face = byCode.get(laid.tile);
    if (face) for (const square of squaresOf(laid, tile, face)) if (!squares.has(keyOf(square.at))) squares.set(keyOf(square.at), square);
  }
  return { squares, world: worldOf([...squares.values()]), has: (x, y) => squares.has(`${x},${y}`) };
}

function squaresOf(laid: Laid, tile: number, face: TileFace): Square[] {
  let [map, spawn]: [readonly string[], readonly string[]] = [face.map, face.spawn];
  for (let i = 0; i < laid.turn; i++) [map, spawn] = [turned(map), turned(spawn)];
  const corner: Spot = [laid.x * PITCH, laid.y * PITCH];
  const found: Square[] = [];
  for (const [y, row] of map.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const ground = SIGNS[sign];
      if (ground) found.push({ at: [corner[0] + x, corner[1] + y], ground, tile, spawn: Number(spawn[y]?.[x]) || 0, upright: false });
    }
  }
  for (const exit of face.exits) {
    const side = (EXITS.indexOf(exit) + laid.turn) % 4;
    const [x, y] = HALVES[side]!;
    found.push({ at: [corner[0] + x, corner[1] + y], ground: "half", tile, spawn: 0, upright: side % 2 === 1 });
  }
  return found;
}

/** With a square of rock around it. */
function worldOf(squares: readonly Square[]): Box {
  return boxOf(squares.map(({ at }) => at), 1);
}

/** The box around squares, and so many more on every side. */
export function boxOf(spots: readonly Spot[], more = 0): Box {
  if (spots.length === 0) return { x: 0, y: 0, width: SIDE, height: SIDE };
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return { x: x * SIDE, y: y * SIDE, width: (Math.max(...xs) + 1 + more - x) * SIDE, height: (Math.max(...ys) + 1 + more - y) * SIDE };
}

/** The squares of a tile, for the camera. */
export function tileBox(laid: Laid): Box {
  return { x: (laid.x * PITCH - 1) * SIDE, y: (laid.y * PITCH - 1) * SIDE, width: 7 * SIDE, height: 7 * SIDE };
}

/** The tiles that a square belongs to: two for a half-square between them. */
export function tilesAt(tiles: readonly Laid[], [x, y]: Spot): number[] {
  const within = (at: number, start: number) => at >= start * PITCH - 1 && at <= start * PITCH + 5;
  return tiles.flatMap((laid, i) => (within(x, laid.x) && within(y, laid.y) ? [i] : []));
}

/** The box around boxes. */
export function united(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** The cells of the lattice that are tiles or touch one: the rock is drawn cell by cell, so that it stays as it is. */
export function cellsOf(tiles: readonly Laid[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const { x, y } of tiles) {
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) found.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
  }
  return [...found.values()];
}

/** Around a set of squares, one dashed line a little inside of its edge; to be stroked. */
export function outlineOf(spots: readonly Spot[], inset = 3): string {
  const inside = new Set(spots.map(keyOf));
  let d = "";
  for (const [x, y] of spots) {
    const [left, top] = [x * SIDE, y * SIDE];
    if (!inside.has(keyOf([x, y - 1]))) d += `M${left} ${top + inset}h${SIDE}`;
    if (!inside.has(keyOf([x, y + 1]))) d += `M${left} ${top + SIDE - inset}h${SIDE}`;
    if (!inside.has(keyOf([x - 1, y]))) d += `M${left + inset} ${top}v${SIDE}`;
    if (!inside.has(keyOf([x + 1, y]))) d += `M${left + SIDE - inset} ${top}v${SIDE}`;
  }
  return d;
}

/** All of these squares, to be filled. */
export function fieldOf(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join("");
}

/** A way through the middles of squares; to be stroked. */
export function wayOf(spots: readonly Spot[]): string {
  return spots.map((spot, i) => `${i ? "L" : "M"}${middleOf(spot).x} ${middleOf(spot).y}`).join("");
}

/** Where something is, seen from somewhere: `↑2 →3`. */
export function bearing([fx, fy]: Spot, [tx, ty]: Spot): string {
  const [dx, dy] = [tx - fx, ty - fy];
  const parts = [dy < 0 ? `↑${-dy}` : dy > 0 ? `↓${dy}` : "", dx < 0 ? `←${-dx}` : dx > 0 ? `→${dx}` : ""];
  return parts.filter(Boolean).join(" ");
}

export function contentOf(content: unknown): Content {
  return content as Content;
}
