/** The score sheet: a row for everything that scores, a cell for each seat. Pure. */
import type { Line, Outcome } from "$table/types";
import type { Words } from "$table/words";

export interface ScoreCell {
  /** Null where this seat has no such line. */
  readonly points: number | null;
  readonly forfeited: boolean;
  readonly parts: readonly { text: string; points: number }[];
}

export interface ScoreRow {
  readonly label: string;
  readonly cells: readonly ScoreCell[];
}

export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** What was lost of them. */
  readonly lost: readonly number[];
  readonly ranks: readonly number[];
}

/** Points with a true minus sign, as wide as a figure. */
export function printed(points: number): string {
  return String(points).replace("-", "−");
}

/** A team has one sheet between them. */
export function scoreSheet(outcome: Outcome, words: Words): ScoreSheet {
  const scores = outcome.cooperative ? outcome.scores.slice(0, 1) : outcome.scores;
  // The same line may be called differently (a token that one has and another has not); a key that stands twice at one
  // seat means different things.
  const twice = new Set(scores.flatMap(({ lines }) => (lines ?? []).map(({ key }) => key).filter((key, i, keys) => keys.indexOf(key) < i)));
  const rowOf = (line: Line) => (twice.has(line.key) ? words.scoreLine(line) : line.key);
  const all = scores.flatMap(({ lines }) => lines ?? []);
  const rows = [...new Set(all.map(rowOf))].map((row) => {
    const [first, ...others] = all.filter((line) => rowOf(line) === row);
    const telling = others.reduce((best, line) => (line.points > best.points ? line : best), first!);
    return { label: words.scoreLine(telling), cells: scores.map(({ lines }) => cellOf((lines ?? []).filter((line) => rowOf(line) === row), words)) };
  });
  const sum = (lines: readonly Line[]) => lines.reduce((all, { points }) => all + points, 0);
  const totals = scores.map(({ lines }) => sum((lines ?? []).filter(({ forfeited }) => !forfeited)));
  const lost = scores.map(({ lines }) => sum((lines ?? []).filter(({ forfeited }) => forfeited)));
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return { rows, totals, lost, ranks };
}

function cellOf(lines: readonly Line[], words: Words): ScoreCell {
  if (lines.length === 0) return { points: null, forfeited: false, parts: [] };
  return {
    points: lines.reduce((all, { points }) => all + points, 0),
    // Of nothing nothing was lost.
    forfeited: lines.some(({ forfeited, points }) => (forfeited ?? false) && points !== 0),
    parts: lines.flatMap(({ parts }) => (parts ?? []).map((part) => ({ text: words.scoreLine(part), points: part.points }))),
  };
}
