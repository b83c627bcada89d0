/** What a thief scores (C36, C40–C42), worked out as the rules' own scoring does: a test holds one against the other. */

export const LINES = ["artifacts", "tokens", "gold", "cards", "mastery"] as const;
export type Line = (typeof LINES)[number];
export const FATES = ["escaped", "rescued", "lost"] as const;
export type Fate = (typeof FATES)[number];

/** As much of the content as points come from. */
export interface Content {
  readonly cards: readonly ScoringCard[];
  readonly secrets: readonly { readonly code: string; readonly count: number; readonly points?: number }[];
}
export interface ScoringCard {
  readonly code: string;
  readonly kind: string;
  readonly count: number;
  readonly points?: number;
  /** What else it counts, "" for nothing. */
  readonly score?: string;
}

/** What somebody has when all is over. */
export interface Loot {
  readonly fate: Fate | null;
  /** By their points. */
  readonly artifacts: readonly number[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly gold: number;
  readonly cards: Readonly<Record<string, number>>;
}

export const ARTIFACTS = [5, 7, 10, 15, 20, 25, 30] as const;
const CROWNS = [10, 9, 8] as const;
const MASTERY = 20;
const EYE = 10;
const PEDDLER = 4;
const GOLD_PER_POINT = 5;
const PER_TOME = 2;
const TOME = "secret-tome";

/** A token that is worth something. */
export interface Token {
  readonly code: string;
  readonly points: number;
  /** How many the box has. */
  readonly stock: number;
}

export function tokensOf({ secrets }: Content): Token[] {
  return [
    ...CROWNS.map((points) => ({ code: `crown-${points}`, points, stock: 1 })),
    { code: "key", points: 5, stock: 2 },
    { code: "backpack", points: 5, stock: 2 },
    { code: "idol", points: 5, stock: 3 },
    ...secrets.flatMap(({ code, points = 0, count }) => (points > 0 ? [{ code, points, stock: count }] : [])),
  ];
}

/** The cards that are worth something, be it only together with other things. */
export function countingCards({ cards }: Content): ScoringCard[] {
  return cards.filter(({ points, score }) => points || score);
}

/** How many different ones of chalice, egg and idol somebody has. */
function relics({ tokens }: Loot, { secrets }: Content): number {
  const codes = ["idol", ...secrets.filter(({ points }) => points).map(({ code }) => code)];
  return codes.filter((code) => tokens[code]).length;
}

/** What one copy of a card is worth to somebody. */
export function worthOf({ points = 0, score }: ScoringCard, loot: Loot, content: Content): number {
  if (score === "mastery") return points + (loot.fate === "escaped" ? EYE : 0);
  if (score === "relics") return points + (relics(loot, content) > 1 ? PEDDLER : 0);
  if (score === "gold") return points + Math.floor(loot.gold / GOLD_PER_POINT);
  if (score === "tomes") return points + PER_TOME * (loot.cards[TOME] ?? 0);
  return points;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Line by line, whatever became of the thief. */
export function linesOf(loot: Loot, content: Content): Record<Line, number> {
  return {
    artifacts: sum(loot.artifacts),
    tokens: sum(tokensOf(content).map(({ code, points }) => points * (loot.tokens[code] ?? 0))),
    gold: loot.gold,
    cards: sum(content.cards.map((card) => (loot.cards[card.code] ?? 0) * worthOf(card, loot, content))),
    mastery: loot.fate === "escaped" ? MASTERY : 0,
  };
}

/** All of it; nothing for one who was lost, or has no artifact (C32). */
export function totalOf(loot: Loot, content: Content): number {
  if (loot.fate === "lost" || (loot.fate !== null && loot.artifacts.length === 0)) return 0;
  return sum(Object.values(linesOf(loot, content)));
}

export interface Won {
  readonly winners: readonly number[];
  readonly points: number;
  /** Those who had as many points, and a lower artifact. */
  readonly beaten: readonly number[];
}

/** Who has most points, then the higher artifact; nobody wins with nothing. */
export function wonBy(loots: readonly Loot[], content: Content): Won {
  const totals = loots.map((loot) => totalOf(loot, content));
  const points = Math.max(...totals);
  const first = totals.flatMap((total, seat) => (total === points && points > 0 ? [seat] : []));
  const highest = (seat: number) => Math.max(0, ...loots[seat]!.artifacts);
  const best = Math.max(...first.map(highest));
  const winners = first.filter((seat) => highest(seat) === best);
  return { winners, points, beaten: first.filter((seat) => !winners.includes(seat)) };
}
