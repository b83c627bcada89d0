/** What people enter, step by step, and what an encounter puts before them. A step carries the luck that fell with it, so
that a sheet comes out the same on every phone. */
import type { Encounter, Quest, Words } from "../types";

export type Effect = NonNullable<Encounter["do"]>[number];
export type Colour = "green" | "blue" | "red";
export type Attack = "melee" | "ranged";
export type Who = "explorer" | "all" | "tile";
export type Skill = "strength" | "dexterity" | "wisdom" | "charisma";

/** What the companion keeps; the rest is kept with cardboard. */
export interface Keeps {
  readonly rounds: boolean;
  readonly tokens: boolean;
  readonly dice: boolean;
}

export interface Begin {
  readonly kind: "begin";
  readonly quest: string;
  readonly heroes: number;
  readonly boxes: number;
  /** "ours" is the printed set, of which everything is known; of the box only tile names, exits and arrows are. */
  readonly set: "box" | "ours";
  readonly keeps: Keeps;
  /** A quest of somebody's own, which no other phone has. */
  readonly own?: Quest;
}

/** The tile beyond a way is laid: which one, and its encounter, where the quest draws them. */
export interface Look {
  readonly kind: "look";
  /** The tile that has the way, by its place, and the side on which the way leads out. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly tile?: string;
  readonly encounter?: string | null;
}

/** Answers name the page and the part on it: where two phones answer at once, the second answer does not fit any more. */
interface Answer {
  readonly page: number;
  readonly part: number;
}

export type Step =
  | Begin
  | Look
  /** An enemy die: the nth of its part. A face from 1 to 6 (melee 1-3, ranged 1-3), or 0 where no die is left (B18).
   * `rest` has the faces of all that come after it, where they are rolled at once. */
  | (Answer & { readonly kind: "die"; readonly nth: number; readonly face: number; readonly colour: Colour; readonly rest?: readonly number[] })
  | (Answer & { readonly kind: "roll"; readonly face: number })
  | (Answer & { readonly kind: "choose"; readonly option: number })
  | (Answer & { readonly kind: "test"; readonly successes: number })
  /** No hero is left to make the test. */
  | (Answer & { readonly kind: "last" })
  /** The page has been read. */
  | { readonly kind: "on"; readonly page: number }
  | { readonly kind: "work"; readonly offer: number }
  /** The enemies have acted: round `round` is over. */
  | { readonly kind: "enemies"; readonly round: number }
  /** One of the quest's own events, where rounds are kept with cardboard. */
  | { readonly kind: "event"; readonly event: number }
  | { readonly kind: "token"; readonly token: string; readonly add: number }
  /** What only the table knows is so, or is not any more: see `Goal.claim`. */
  | { readonly kind: "claim"; readonly claim: string; readonly on: boolean }
  | { readonly kind: "fallen"; readonly add: number };

/** A die of an enemy; face 0 where none was left. */
export interface EnemyDie {
  readonly colour: Colour;
  readonly attack: Attack;
  readonly health: number;
  readonly missing: boolean;
}

/** What stands on the page of an encounter, in order. */
export type Part =
  | { readonly kind: "say"; readonly text: Words }
  | SpawnPart
  | { readonly kind: "befall"; readonly what: "treasure" | "energy" | "heal" | "damage" | "hits" | "item"; readonly amount: number; readonly who: Who; readonly item: string | null; readonly hero: number }
  | { readonly kind: "token"; readonly token: string; readonly add: number; readonly count: number }
  | { readonly kind: "roll"; readonly ranges: readonly (readonly [number, number])[]; readonly face: number }
  | { readonly kind: "choice"; readonly options: readonly Words[]; readonly chosen: number }
  | { readonly kind: "test"; readonly skill: Skill; readonly need: number; readonly who: Who; readonly hero: number; readonly successes: number; readonly over: boolean }
  | { readonly kind: "offer"; readonly offer: number; readonly text: Words }
  | { readonly kind: "has"; readonly token: string; readonly least: number; readonly chosen: number };

export interface SpawnPart {
  readonly kind: "spawn";
  readonly colour: Colour;
  readonly count: number;
  /** How many of them come for each hero, where it is nothing but that. */
  readonly each: number;
  readonly health: number | null;
  readonly attack: Attack | null;
  readonly name: string | null;
  /** The tile on the table, null where only the table knows: beside a hero. */
  readonly tile: number | null;
  readonly where: string;
  readonly dice: readonly (EnemyDie | null)[];
}

/** A page that is read: a new tile, something taken up, or what happens by itself. */
export interface Page {
  readonly about: "tile" | "offer" | "round";
  /** What was taken up. */
  readonly text: Words | null;
  readonly tile: number | null;
  /** The round in which it was opened. */
  readonly round: number;
  readonly parts: readonly Part[];
}

export interface Offered {
  readonly id: number;
  readonly tile: number | null;
  readonly text: Words;
}

/** So many enemies come: a number, P for each hero, 2P, P+1, 2P-1 (B19). */
export function amount(count: string | number | undefined, heroes: number): { count: number; each: number } {
  const found = /^([1-6]?)P(?:([+-]\d{1,2}))?$/.exec(String(count ?? 1));
  if (!found) return { count: Number(count ?? 1), each: 0 };
  const each = Number(found[1] || 1);
  return { count: each * heroes + Number(found[2] ?? 0), each: found[2] ? 0 : each };
}

/** What a die of a colour shows with this face (B2): green and blue melee 1-3 and ranged 1-3, red its health. */
export function shown(colour: Colour, face: number, attack: Attack | null = null, health: number | null = null): EnemyDie {
  const missing = face === 0 && health === null;
  if (colour === "red") return { colour, attack: "melee", health: health ?? face, missing };
  const rolled = face > 3 ? "ranged" : "melee";
  return { colour, attack: attack ?? (health === null ? rolled : "melee"), health: health ?? ((face - 1) % 3) + 1, missing };
}
