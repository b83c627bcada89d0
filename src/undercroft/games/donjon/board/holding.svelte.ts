/** What is in hand: a monster that was taken up, and how many of it are recruited. */
import type { Held } from "./moves";

export const holding = $state<{ held: Held | null; firm: boolean; count: number; seat: number | null }>({ held: null, firm: false, count: 2, seat: null });

/** `firm` if a person took it up, and not the board because it has just walked or is the only one. */
export function hold(held: Held | null, firm = false): void {
  holding.held = held;
  holding.firm = firm;
}

export function recruit(count: number): void {
  holding.count = count;
}

/** Whose dungeon is shown large; null for the own one. */
export function look(seat: number | null): void {
  holding.seat = seat;
}
