/** The dragon's bag (C29, C30): how likely an attack hits whom how often. */

/** Cubes drawn by space of the rage track. */
export const RAGE = [2, 2, 3, 3, 4, 4, 5] as const;
/** Cubes more at an attack of the countdown (C35). */
export const COUNTDOWN = [0, 1, 2, 3] as const;
export const BLACK = 24;
export const CUBES_EACH = 30;

export interface Bag {
  readonly black: number;
  /** By player, those that lie on the board and will go in included. */
  readonly cubes: readonly number[];
  /** A space of the rage track, from 1. */
  readonly rage: number;
  /** Danger cards in the row. */
  readonly danger: number;
  readonly more: number;
}

/** Where the dragon's marker begins (C7). */
export function firstRage(players: number): number {
  return Math.max(1, 5 - players);
}

export function sizeOf({ black, cubes }: Bag): number {
  return cubes.reduce((sum, count) => sum + count, black);
}

/** How many cubes come out; with the bag empty it ends. */
export function drawnFrom(bag: Bag): number {
  return Math.min((RAGE[bag.rage - 1] ?? 0) + bag.danger + bag.more, sizeOf(bag));
}

/** The chance of 0, 1, 2 … cubes of `own` among `drawn` of `all`. */
export function chances(own: number, all: number, drawn: number): number[] {
  return Array.from({ length: Math.min(own, drawn) + 1 }, (_, hits) => (choose(own, hits) * choose(all - own, drawn - hits)) / choose(all, drawn));
}

/** Exact as far as a double is: each product is a whole number, and so is what it is divided to. */
function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return ways;
}
