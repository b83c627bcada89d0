/** The six minutes, by the calendar: what is written down is when they end, so that a phone that was locked, loaded
anew or lent to the neighbour shows the right time. All times are in milliseconds. */
export interface Clock {
  /** How much there was at the beginning. */
  readonly whole: number;
  /** When it runs out; null while it stands. */
  readonly until: number | null;
  /** What is left while it stands. */
  readonly left: number;
}

export type Stroke = "minute" | "second" | "end";

const MINUTE = 60_000;
const LAST = 10;
/** Whoever looks away longer hears only of what is still true. */
const MISSED = 1_500;

export function wound(seconds: number): Clock {
  return { whole: seconds * 1000, until: null, left: seconds * 1000 };
}

/** It runs; one that runs already goes on as it does, whoever else has started it. */
export function running(clock: Clock, until: number): Clock {
  return clock.until === null && clock.left > 0 ? { ...clock, until } : clock;
}

/** It stands; one that stands already keeps what it has. No pause gives time back. */
export function standing(clock: Clock, left: number): Clock {
  return clock.until === null ? clock : { ...clock, until: null, left: within(left, 0, clock.left) };
}

export function leftOf({ whole, until, left }: Clock, now: number): number {
  return within(until === null ? left : until - now, 0, whole);
}

/** As a clock says it: a second is there until it is over. */
export function faceOf(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is to be heard between two looks at the clock: the last minute, each of the last ten seconds, the end. */
export function strokeBetween(before: number, after: number): Stroke | null {
  if (before <= 0 || after >= before) return null;
  if (after <= 0) return "end";
  if (before - after > MISSED) return null;
  const [then, now] = [Math.ceil(before / 1000), Math.ceil(after / 1000)];
  if (now < then && now <= LAST) return "second";
  return before > MINUTE && after <= MINUTE ? "minute" : null;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
