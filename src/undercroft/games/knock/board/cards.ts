/** The cards of a keep: what stands on each, and how it is shown. */
import type { Cards, Creature, Hall, Placed } from "./types";

export type Corners = readonly [number, number, number, number];

export interface Card {
  readonly code: string;
  /** Read like a page: upper left, upper right, lower left, lower right. */
  readonly corners: Corners;
  readonly kind: "hall" | "joker" | "creature";
  readonly tokens: number;
  readonly chests: number;
}

export type CardSet = ReadonlyMap<string, Card>;

const known = new WeakMap<object, CardSet>();

/** The cards of a content by code; worked out once. */
export function cardsOf(content: unknown): CardSet {
  const set = content as Cards;
  let found = known.get(set);
  if (!found) {
    found = new Map([...set.halls, ...set.creatures].map((card) => [card.code, cardOf(card)]));
    known.set(set, found);
  }
  return found;
}

function cardOf(card: Hall | Creature): Card {
  const creature = "tokens" in card;
  return {
    code: card.code,
    corners: card.corners,
    kind: creature ? "creature" : card.silence ? "joker" : "hall",
    tokens: creature ? card.tokens : 0,
    chests: card.chests ?? 0,
  };
}

/** The corners as they lie, after a half turn if it is turned. */
export function cornersOf(card: Card, turned: boolean): Corners {
  const [a, b, c, d] = card.corners;
  return turned ? [d, c, b, a] : [a, b, c, d];
}

export function sumOf(card: Card): number {
  return card.corners.reduce((sum, corner) => sum + corner, 0);
}

export type Standing = "stands" | "fallen" | "quiet" | "full" | "lost";

/** What the danger of a card in the dungeon means: five is all that a hall bears (K15). */
export function standing(card: Card, { tokens, danger }: Pick<Placed, "tokens" | "danger">): Standing {
  if (card.kind === "creature" && tokens !== null) return "stands";
  if (danger > 5) return "lost";
  if (card.kind === "creature") return "fallen";
  return danger === 5 ? "full" : "quiet";
}

const MOTIFS: Readonly<Record<string, string>> = {
  rat: "rat",
  bat: "evil-bat",
  goblin: "goblin-head",
  kobold: "lizardman",
  slime: "slime",
  spider: "spider-alt",
  skeleton: "skeleton-inside",
  imp: "imp",
  zombie: "shambling-zombie",
  ghoul: "haunting",
  mimic: "mimic-chest",
  orc: "orc-head",
  gargoyle: "gargoyle",
  wraith: "ghost",
  ogre: "ogre",
  minotaur: "minotaur",
  basilisk: "snake",
  vampire: "vampire-dracula",
  golem: "rock-golem",
  lich: "crowned-skull",
  hatchling: "wyvern",
  knight: "black-knight-helm",
};

/** The silhouette of a creature; one of another set that we have no picture of is a skull with a crown. */
export function motifOf(code: string): string {
  return MOTIFS[code] ?? "crowned-skull";
}
