/** How the squares look: an engraving, tile by tile, as paths to be filled and stroked. */
import { f } from "$table/art/cuts";
import { luck } from "$table/art/luck";
import { floorWalls, rock } from "$table/art/walls";
import { cellsOf, type Dungeon, fieldOf, keyOf, SIDE, type Spot } from "./map";
import type { Laid } from "./types";

export interface Engraving {
  readonly floor: string;
  readonly halves: string;
  readonly water: string;
  readonly waves: string;
  readonly flaws: string;
  readonly grid: string;
  readonly seams: string;
  readonly gates: string;
  readonly pits: string;
  readonly depths: string;
  readonly walls: string;
}

/** The rock around the whole dungeon. It is drawn by cells of the lattice: a new tile does not change the others' rock. */
export function rockOf(dungeon: Dungeon, tiles: readonly Laid[]): string {
  return cellsOf(tiles)
    .map(([x, y]) => rock({ has: dungeon.has, from: [x * 6, y * 6], to: [x * 6 + 4, y * 6 + 4], square: SIDE }, `rock ${x} ${y}`))
    .join("");
}

/** The squares of one tile. */
export function engravingOf(dungeon: Dungeon, tile: number): Engraving {
  const own = [...dungeon.squares.values()].filter((square) => square.tile === tile);
  const of = (...grounds: string[]) => own.filter(({ ground }) => grounds.includes(ground)).map(({ at }) => at);
  const next = luck(`tile ${own[0] ? keyOf(own[0].at) : tile}`);
  const parts = { grid: "", seams: "", flaws: "", walls: "" };
  for (const { at, ground, upright } of own) {
    const [x, y] = at;
    if (ground === "half") parts.seams += upright ? `M${f((x + 0.5) * SIDE)} ${y * SIDE}v${SIDE}` : `M${x * SIDE} ${f((y + 0.5) * SIDE)}h${SIDE}`;
    if (dungeon.has(x + 1, y)) parts.grid += `M${(x + 1) * SIDE} ${f((y + 0.08) * SIDE)}v${f(SIDE * 0.84)}`;
    if (dungeon.has(x, y + 1)) parts.grid += `M${f((x + 0.08) * SIDE)} ${(y + 1) * SIDE}h${f(SIDE * 0.84)}`;
    const flaw = flawOf(at, next(), next(), next());
    if (ground === "floor") parts.flaws += flaw;
    parts.walls += floorWalls({ has: dungeon.has, from: at, to: [x + 1, y + 1], square: SIDE }, `wall ${x} ${y}`);
  }
  return {
    ...parts,
    floor: fieldOf(of("floor", "pit", "water", "gate")),
    halves: fieldOf(of("half")),
    water: fieldOf(of("water")),
    waves: of("water").map(wavesOf).join(""),
    gates: of("gate").map(gateOf).join(""),
    pits: of("pit").map(pitOf).join(""),
    depths: of("pit").map(depthOf).join(""),
  };
}

/** A crack, some crumbs or two scratches, on a third of the floor. */
function flawOf([x, y]: Spot, kind: number, right: number, down: number): string {
  const [fx, fy] = [f((x + 0.15 + right * 0.5) * SIDE), f((y + 0.2 + down * 0.5) * SIDE)];
  const s = (share: number) => f(SIDE * share);
  if (kind < 0.16) return `M${fx} ${fy}l${s(0.12)} ${s(0.05)}l${s(0.05)} ${s(0.12)}l${s(0.1)} ${s(0.03)}`;
  if (kind < 0.26) return `M${fx} ${fy}h${s(0.06)}m${s(0.08)} ${s(0.09)}h${s(0.05)}m${s(-0.16)} ${s(0.06)}h${s(0.04)}`;
  if (kind < 0.34) return `M${fx} ${fy}l${s(0.13)} ${s(-0.08)}m${s(-0.08)} ${s(0.13)}l${s(0.13)} ${s(-0.08)}`;
  return "";
}

function wavesOf([x, y]: Spot): string {
  const s = (share: number) => f(SIDE * share);
  return [0, 1, 2].map((i) => `M${f((x + (i % 2 ? 0.1 : 0.2)) * SIDE)} ${f((y + 0.25 + i * 0.26) * SIDE)}q${s(0.09)} ${s(-0.09)} ${s(0.18)} 0t${s(0.18)} 0t${s(0.18)} 0`).join("");
}

/** The steps of an entrance or exit. */
function gateOf([x, y]: Spot): string {
  return [1, 2, 3, 4, 5].map((i) => `M${f((x + 0.14) * SIDE)} ${f((y + i / 6) * SIDE)}h${f(SIDE * 0.72)}`).join("");
}

function pitOf([x, y]: Spot): string {
  const [cx, cy, w] = [(x + 0.5) * SIDE, (y + 0.5) * SIDE, SIDE * 0.36];
  const at = (dx: number, dy: number) => `${f(cx + w * dx)} ${f(cy + w * dy)}`;
  return (
    `M${at(-1, -0.7)}Q${at(-0.4, -1.15)} ${at(0.5, -1)}Q${at(1.15, -0.4)} ${at(1, 0.5)}` +
    `Q${at(0.3, 1.15)} ${at(-0.6, 1)}Q${at(-1.2, 0.3)} ${at(-1, -0.7)}Z`
  );
}

function depthOf([x, y]: Spot): string {
  const [cx, cy, w] = [(x + 0.5) * SIDE, (y + 0.5) * SIDE, SIDE * 0.36];
  return [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${f(cx + i * w * 0.25)} ${f(cy - w * 0.72 + Math.abs(i) * 1.2)}v${f(w * (0.75 - Math.abs(i) * 0.13))}`).join("");
}
