/** The face of a card as paths: two cells by two, flagstones, wear, and a wall around them, cut anew for each card by its
code and always the same. A cell is `CELL` wide. */
import { cut, f } from "$table/art/cuts";
import { type Luck, luck } from "$table/art/luck";

export const CELL = 67;
export const SIDE = 2 * CELL;
/** From outside: a margin of paper, the wall, and a fine line inside it. */
export const EDGE = CELL * 0.032;
export const WALL = CELL * 0.08;

export interface Face {
  /** To be stroked. */
  flags: string;
  wear: string;
  wall: string;
  /** Joints and gouge marks that let the paper through the wall. */
  joints: string;
  ornament: { icon: string; x: number; y: number; size: number };
}

const ORNAMENTS = ["spider-web", "crossed-bones", "mushroom", "barrel", "well", "manacles"] as const;
const made = new Map<string, Face>();

export function faceOf(code: string): Face {
  let face = made.get(code);
  if (!face) {
    const next = luck(code);
    face = { flags: flags(next), wear: wear(next), wall: wall(), joints: joints(next), ornament: ornament(next) };
    made.set(code, face);
  }
  return face;
}

/** The middle of one of the four cells. */
export function cellAt(corner: number): { x: number; y: number } {
  return { x: ((corner % 2) + 0.5) * CELL, y: ((corner >> 1) + 0.5) * CELL };
}

function flags(next: Luck): string {
  let d = "";
  for (let corner = 0; corner < 4; corner++) {
    const [x, y] = [(corner % 2) * CELL, (corner >> 1) * CELL];
    const [first, second] = [CELL * (0.34 + next() * 0.06), CELL * (0.66 + next() * 0.06)];
    d += `M${x} ${f(y + first)}h${CELL}M${x} ${f(y + second)}h${CELL}`;
    for (const [top, bottom] of [[0, first], [first, second], [second, CELL]] as const) {
      const count = next() < 0.6 ? 2 : 1;
      for (let joint = 1; joint <= count; joint++) {
        const across = x + CELL * (joint / (count + 1) + (next() - 0.5) * 0.16);
        d += `M${f(across)} ${f(y + top)}v${f(bottom - top)}`;
      }
    }
  }
  return `${d}M${CELL} 0v${SIDE}M0 ${CELL}h${SIDE}`;
}

function wear(next: Luck): string {
  let d = "";
  for (let mark = 0; mark < 14; mark++) {
    const [x, y] = [next() * SIDE, next() * SIDE];
    d += cut(x, y, x + 5 + next() * 9, y + next() * 2 - 1, 1.3);
  }
  return d;
}

function wall(): string {
  const [out, inner] = [EDGE, EDGE + WALL];
  const frame = (at: number) => `M${f(at)} ${f(at)}H${f(SIDE - at)}V${f(SIDE - at)}H${f(at)}Z`;
  const hole = `M${f(inner)} ${f(inner)}V${f(SIDE - inner)}H${f(SIDE - inner)}V${f(inner)}Z`;
  return frame(out) + hole;
}

function joints(next: Luck): string {
  const width = CELL * 0.028;
  const [near, far] = [EDGE + WALL * 0.1, EDGE + WALL * 0.95];
  let d = "";
  for (let joint = 1; joint < 9; joint++) {
    const at = SIDE * (joint / 9) + (next() - 0.5) * SIDE * 0.04;
    const strokes = [
      [at, near, at + 0.6, far],
      [at + (next() - 0.5) * 6, SIDE - far, at, SIDE - near],
      [near, at, far, at + 0.6],
      [SIDE - far, at, SIDE - near, at + 0.4],
    ] as const;
    for (const [x1, y1, x2, y2] of strokes) if (next() < 0.8) d += cut(x1, y1, x2, y2, width, 0.5);
  }
  return d;
}

function ornament(next: Luck): Face["ornament"] {
  const spots = [[CELL, 0.38 * CELL], [CELL, SIDE - 0.38 * CELL], [0.38 * CELL, CELL], [SIDE - 0.38 * CELL, CELL]] as const;
  const [x, y] = spots[Math.floor(next() * 4)] ?? spots[0];
  const size = CELL * 0.34;
  return { icon: ORNAMENTS[Math.floor(next() * ORNAMENTS.length)] ?? "barrel", x: x - size / 2, y: y - size / 2, size };
}
