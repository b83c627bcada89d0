import { expect, test } from "vitest";
import type { Outcome } from "$table/types";
import { Words } from "$table/words";
import { scoreSheet } from "./sheet";

const words = new Words("en", ["score-gold = Gold\nscore-cards = Cards\nscore-idol = { $count } idols"]);
const outcome: Outcome = {
  reason: "end",
  rule: "C34",
  winners: [0],
  scores: [
    { lines: [{ key: "score-gold", points: 11 }, { key: "score-cards", points: 5, parts: [{ key: "score-idol", points: 5, args: { count: 1 } }] }] },
    { lines: [{ key: "score-gold", points: 14, forfeited: true }] },
  ],
};

test("every line has a cell for each seat, with its parts; what was forfeited does not count", () => {
  const sheet = scoreSheet(outcome, words);
  expect(sheet.rows.map(({ label, cells }) => [label, ...cells.map(({ points }) => points)])).toEqual([
    ["Gold", 11, 14],
    ["Cards", 5, null],
  ]);
  expect(sheet.rows[0]!.cells[1]!.forfeited).toBe(true);
  expect(sheet.rows[1]!.cells[0]!.parts).toEqual([{ text: "1 idols", points: 5 }]);
  expect([sheet.totals, sheet.lost, sheet.ranks]).toEqual([[16, 0], [0, 14], [1, 2]]);
});

test("a team has one column", () => {
  expect(scoreSheet({ ...outcome, cooperative: true }, words).totals).toEqual([16]);
});

test("a line that is called differently for each is still one row, by the name that tells the most", () => {
  const called = new Words("en", ["score-token = { $fate ->\n    [out] Token\n   *[other] No token\n    }"]);
  const token = (fate: string, points: number) => ({ lines: [{ key: "score-token", points, args: { fate } }] });
  const sheet = scoreSheet({ ...outcome, scores: [token("lost", 0), token("out", 20)] }, called);
  expect(sheet.rows.map(({ label, cells }) => [label, ...cells.map(({ points }) => points)])).toEqual([["Token", 0, 20]]);
});
