import { expect, test } from "vitest";
import { cellsOf, nextMissing } from "./cells";
import { playersOf, wholeOf } from "./players";

const cells = cellsOf(["gold", "cards"], 2);
const code = (cell: { line: string; seat: number } | null) => cell && `${cell.line} ${cell.seat}`;

test("cells come column by column", () => {
  expect(cells.map(code)).toEqual(["gold 0", "cards 0", "gold 1", "cards 1"]);
});

test("the next one that is missing comes after this one, and at last this one itself", () => {
  const after = (line: "gold" | "cards", seat: number, ...missing: string[]) => code(nextMissing(cells, { line, seat }, (cell) => missing.includes(code(cell)!)));
  expect(after("gold", 0, "gold 0", "gold 1", "cards 1")).toBe("gold 1");
  expect(after("cards", 1, "cards 0")).toBe("cards 0");
  expect(after("cards", 1, "cards 1")).toBe("cards 1");
  expect(after("cards", 1)).toBeNull();
  expect(code(nextMissing(cells, null, () => true))).toBe("gold 0");
});

test("what another phone has written is looked at before it counts", () => {
  expect(playersOf([{ name: "Ann", sigil: 1 }])).toHaveLength(1);
  expect(playersOf([{ name: "Ann", sigil: 1 }, null])).toEqual([]);
  expect(playersOf("Ann")).toEqual([]);
  expect([wholeOf(3, 5), wholeOf(6, 5), wholeOf(-1, 5), wholeOf(2.5, 5), wholeOf("3", 5)]).toEqual([3, null, null, null, null]);
});
