/** The Spellbook tokens: their signs, and where each can be aimed at. */
import { CELL } from "./face";
import { type Point, cornerOf, middleOf } from "./layout";
import type { Action, FireballAction, IceFlashAction, PoisonAction } from "./types";

export const SPELL_ICONS: Readonly<Record<string, string>> = {
  fireball: "fire-spell-cast",
  "ice-flash": "ice-spell-cast",
  poison: "poison-bottle",
  sphere: "talk",
};

export type Aimed = FireballAction | IceFlashAction | PoisonAction;

export interface Aim {
  readonly action: Aimed;
  readonly at: Point;
}

const CORNERS: Readonly<Record<string, readonly [number, number]>> = { nw: [0, 0], ne: [1, 0], sw: [0, 1], se: [1, 1] };

/** What a spell can be cast at: a creature, or one corner of it. */
export function aimsOf(legal: readonly Action[], spell: string): Aim[] {
  return legal
    .filter((action): action is Aimed => action.kind === spell && "site" in action)
    .map((action) => ({ action, at: action.kind === "poison" ? cornerAt(action) : middleOf(action.site) }));
}

function cornerAt({ site, corner }: PoisonAction): Point {
  const [across, down] = CORNERS[corner] ?? [0, 0];
  const from = cornerOf(site);
  return { x: from.x + (across + 0.5) * CELL, y: from.y + (down + 0.5) * CELL };
}
