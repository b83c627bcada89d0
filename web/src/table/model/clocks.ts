/** What the clocks show at a moment. */
import type { Countdown } from "$table/board";
import type { Ticking } from "$table/types";

/** Milliseconds of playing time at a moment of the server's calendar. */
export function playedAt(clock: Ticking, now: number): number {
  return clock.played + (clock.running ? Math.max(now - clock.time, 0) : 0);
}

/** What is left of the whole game; null where it has no limit. */
export function leftOf(clock: Ticking, now: number): number | null {
  return clock.limit === null ? null : Math.max(clock.limit - playedAt(clock, now), 0);
}

/** What a seat has left to think; null where it has all the time in the world. */
export function seatLeft(clock: Ticking, seat: number, now: number): number | null {
  const left = clock.left[seat] ?? null;
  if (left === null) return null;
  const runs = clock.running && clock.thinking.includes(seat);
  return Math.max(left - (runs ? now - clock.time : 0), 0);
}

/** Minutes and seconds; a second that has begun still counts. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const small = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${small.padStart(5, "0")}` : small;
}

/** The clock of the whole game as a board is handed it: told once, it runs on by the browser's own. */
export function handedClock(clock: Ticking | null, now: number): Countdown | null {
  const left = clock ? leftOf(clock, now) : null;
  if (!clock || clock.limit === null || left === null) return null;
  return { limit: clock.limit, left, at: performance.now(), running: clock.running };
}
