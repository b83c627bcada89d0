/** What a dungeon scores (D35, D36), from as little as has to be counted: for each line of the pad the questions that
are asked, and what the answers are worth. A test holds it against the rules' own scoring. */
import type { Objective } from "../types";

export const COLOURS = ["spider", "brou", "dragon", "vampire"] as const;
export type Colour = (typeof COLOURS)[number];
export type Line = Colour | "mixed" | "malus" | "groups";

const PLACES = { rooms: 5, hallways: 5, treasuries: 4 } as const;
const MIXED_ROOM = 7;
const MALUS_TILES = 5;
export const ROOMS = 5;
/** Groups of adventurers in the box. */
export const GROUPS = 28;
/** Monsters of a kind in the box. */
const MONSTERS = 20;

/** An answer that can be touched, and what it brings; null where that depends on the others. */
export interface Choice {
  readonly answer: number;
  /** Where it is not the answer itself: "3–5", say. */
  readonly text: string;
  readonly points: number | null;
}

export interface Question {
  /** What is counted; the sentence is `companion-ask-{ask}`. */
  readonly ask: "pair" | "with" | "one" | "two" | "piles" | "total" | "count" | "mixed" | "malus";
  readonly choices: readonly Choice[];
}

/** So many places, each worth the same, or by a row of points. */
function byNumber(ask: Question["ask"], most: number, points: (answer: number) => number | null): Question {
  return { ask, choices: Array.from({ length: most + 1 }, (_, answer) => ({ answer, text: String(answer), points: points(answer) })) };
}

/** What has to be counted for an objective. */
export function questionsOf(objective: Objective): Question[] {
  const { form, points, need = 1, at = [] } = objective;
  const places = PLACES[objective.places];
  const [first = 0, second = 0] = points;
  switch (form) {
    case "pair":
      return [byNumber("pair", places, (n) => n * first)];
    case "span":
      return [byNumber(need > 1 ? "two" : "with", places, (n) => points[n] ?? 0)];
    case "total":
      return [{ ask: "total", choices: [0, ...at].map((from, answer) => ({ answer, text: range(from, at[answer]), points: answer === 0 ? 0 : (points[answer - 1] ?? 0) })) }];
    case "majority":
      return [byNumber("count", MONSTERS, () => null)];
    case "each":
      if (first === second) return [byNumber("with", places, (n) => n * first)];
      if (first === 0) return [byNumber("two", places, (n) => n * second)];
      if (second === 2 * first && objective.places === "treasuries") return [byNumber("piles", 2 * places, (n) => n * first)];
      return [byNumber("one", places, (n) => n * first), byNumber("two", places, (n) => n * second)];
  }
}

/** Numbers from one threshold to just below the next. */
function range(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}+`;
  return next - from > 1 ? `${from}–${next - 1}` : String(from);
}

export const MIXED: Question = byNumber("mixed", ROOMS, (n) => n * MIXED_ROOM);
/** The lowest tile is placed first, so they are 1 + 2 + … up to their number. */
export const MALUS: Question = byNumber("malus", MALUS_TILES, (n) => -(n * (n + 1)) / 2 || 0);

/** What the answers to some questions are worth; null while one is missing, or depends on the others. */
export function worthOf(questions: readonly Question[], answers: readonly (number | null)[]): number | null {
  const worth = questions.map(({ choices }, i) => choices.find(({ answer }) => answer === answers[i])?.points ?? null);
  return worth.includes(null) ? null : worth.reduce<number>((sum, points) => sum + points!, 0);
}

/** For whoever has most, or as many as anybody else; `all` are those that were counted so far. */
export function majority(objective: Objective, mine: number, all: readonly number[]): number {
  return mine > 0 && all.every((other) => other <= mine) ? (objective.points[0] ?? 0) : 0;
}

/** For each group the number of its room. */
export function groupPoints(groups: readonly number[]): number {
  return -groups.reduce((sum, count, i) => sum + count * (i + 1), 0) || 0;
}

/** Who has most; if several have, nobody (D35). */
export function winnerOf(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return first === totals.lastIndexOf(most) && first >= 0 ? first : null;
}
