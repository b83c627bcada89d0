/** What people have done with the box so far, from the steps that they entered: the keep they are in, its clock, the token
on the table, their Spellbook tokens and chests. The cards stay on the table. */
import { type Clock, running, standing, wound } from "./clock";

export const SPELLS = ["fireball", "ice-flash", "poison", "sphere"] as const;
export type Spell = (typeof SPELLS)[number];

export const KEEPS = 4;
/** K22 */
export const SECONDS = 360;

export interface Team {
  readonly players: number;
  readonly adventure: boolean;
  /** What the phone keeps; the rest is done with cardboard. */
  readonly silence: boolean;
  readonly chests: boolean;
}

/** Two phones may enter the same at once: so a step says what is to be, not what is to change. */
export type Step =
  | ({ readonly kind: "team"; readonly keep: number; readonly spells: readonly Spell[] } & Team)
  | { readonly kind: "use"; readonly silence: boolean; readonly chests: boolean }
  | { readonly kind: "run"; readonly until: number }
  | { readonly kind: "pause"; readonly left: number }
  | { readonly kind: "hush"; readonly silence: boolean }
  | { readonly kind: "chests"; readonly count: number }
  | { readonly kind: "cast"; readonly spell: Spell }
  | { readonly kind: "end"; readonly won: boolean; readonly left: number }
  | { readonly kind: "draw"; readonly spell: Spell }
  | { readonly kind: "enter"; readonly keep: number; readonly attempt: number };

/** A keep that was won. */
export interface Taken {
  readonly keep: number;
  readonly attempts: number;
  /** Milliseconds that were left. */
  readonly left: number;
  readonly chests: number;
}

export interface Walk extends Team {
  readonly keep: number;
  /** How often this keep was begun, this time included. */
  readonly attempt: number;
  readonly clock: Clock;
  readonly hushed: boolean;
  readonly counted: number;
  /** The tokens in hand, and those with which the keep was entered: it is tried again with these (K29). */
  readonly spells: readonly Spell[];
  readonly brought: readonly Spell[];
  readonly end: { readonly won: boolean } | null;
  /** The token that was drawn after the keep was won (K27). */
  readonly drawn: Spell | null;
  readonly taken: readonly Taken[];
}

const FRESH: Walk = {
  players: 2,
  adventure: false,
  silence: true,
  chests: false,
  keep: 1,
  attempt: 1,
  clock: wound(SECONDS),
  hushed: false,
  counted: 0,
  spells: [],
  brought: [],
  end: null,
  drawn: null,
  taken: [],
};

export function walkOf(steps: readonly Step[]): Walk {
  return steps.reduce(after, FRESH);
}

/** One step further. A step that no longer fits is passed over: another phone was faster. */
function after(walk: Walk, step: Step): Walk {
  switch (step.kind) {
    case "team": {
      const { players, adventure, silence, chests, keep, spells } = step;
      return { ...FRESH, players, adventure, silence, chests, keep, spells, brought: spells };
    }
    case "use":
      return { ...walk, silence: step.silence, chests: step.chests };
    case "run":
      return walk.end ? walk : { ...walk, clock: running(walk.clock, step.until) };
    case "pause":
      return walk.end ? walk : { ...walk, clock: standing(walk.clock, step.left) };
    case "hush":
      return { ...walk, hushed: step.silence };
    case "chests":
      return counting(walk, Math.max(0, step.count));
    case "cast":
      return walk.end || !walk.spells.includes(step.spell) ? walk : cast(walk, step.spell);
    case "end":
      return walk.end ? walk : ended(walk, step.won, step.left);
    case "draw":
      return mayDraw(walk).includes(step.spell) ? { ...walk, drawn: step.spell } : walk;
    case "enter":
      return entered(walk, step.keep, step.attempt);
  }
}

function cast(walk: Walk, spell: Spell): Walk {
  // The Sphere turns Silence back to Speech (K34).
  return { ...walk, spells: walk.spells.filter((held) => held !== spell), hushed: spell === "sphere" ? false : walk.hushed };
}

function ended(walk: Walk, won: boolean, left: number): Walk {
  const clock = standing(walk.clock, left);
  const taken = won ? [...walk.taken, { keep: walk.keep, attempts: walk.attempt, left: clock.left, chests: walk.counted }] : walk.taken;
  return { ...walk, clock, end: { won }, taken };
}

/** The chests of a keep that was won are counted in peace, after it. */
function counting(walk: Walk, count: number): Walk {
  const taken = walk.end?.won ? walk.taken.map((one) => (one.keep === walk.keep ? { ...one, chests: count } : one)) : walk.taken;
  return { ...walk, counted: count, taken };
}

function entered(walk: Walk, keep: number, attempt: number): Walk {
  const isNext = walk.end?.won === true && walk.adventure && keep === walk.keep + 1 && keep <= KEEPS && attempt === 1;
  const isAgain = walk.end?.won !== true && keep === walk.keep && attempt === walk.attempt + 1;
  if (!isNext && !isAgain) return walk;
  const spells = isNext ? [...walk.spells, ...(walk.drawn ? [walk.drawn] : [])] : walk.brought;
  return { ...walk, keep, attempt, clock: wound(SECONDS), hushed: false, counted: 0, spells, brought: spells, end: null, drawn: null };
}

/** The tokens that may be drawn after a win: those in the reserve, where used ones are again (K27). */
export function mayDraw({ end, adventure, keep, spells }: Walk): Spell[] {
  return end?.won && adventure && keep < KEEPS ? SPELLS.filter((spell) => !spells.includes(spell)) : [];
}

/** What can be cast now: the Sphere needs Silence (K34). */
export function mayCast(walk: Walk): Spell[] {
  return walk.end ? [] : walk.spells.filter((spell) => spell !== "sphere" || walk.hushed || !walk.silence);
}

/** Whether all of it is over and won. */
export function isDone({ end, adventure, keep }: Walk): boolean {
  return end?.won === true && (!adventure || keep === KEEPS);
}

/** Only a keep that was won scores (K23). */
export function points({ taken }: Walk): number {
  return taken.reduce((sum, { chests }) => sum + chests, 0);
}

/** K4 */
export function handOf(players: number): number {
  return players === 1 ? 6 : players === 6 ? 3 : 4;
}

/** The token of speech is not used by somebody who plays alone (K6). */
export function usesToken({ players, silence }: Walk): boolean {
  return players > 1 && silence;
}
