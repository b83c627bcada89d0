import { expect, test } from "vitest";
import { BLACK, chances, drawnFrom, firstRage, sizeOf } from "./odds";
import { type Content, type Fate, LINES, linesOf, type Loot, totalOf, wonBy, worthOf } from "./scoring";
import vectors from "./vectors.json";

const content: Content = vectors.content;
interface Vector {
  readonly thieves: readonly (Omit<Loot, "fate" | "tokens" | "cards"> & { fate: string; tokens: object; cards: object })[];
  readonly lines: readonly (readonly number[])[];
  readonly winners: readonly number[];
}
const heists: readonly Vector[] = [...vectors.played, ...vectors.made];
const lootOf = (thief: Vector["thieves"][number]): Loot => ({ ...thief, fate: thief.fate as Fate, tokens: { ...thief.tokens }, cards: { ...thief.cards } });

test("a pad comes to what the rules score, line by line", () => {
  expect(heists.length).toBeGreaterThan(10);
  for (const { thieves, lines } of heists) {
    for (const [seat, thief] of thieves.entries()) {
      const loot = lootOf(thief);
      const expected = lines[seat]!;
      const total = expected.reduce((one, other) => one + other, 0);
      expect(totalOf(loot, content)).toBe(total);
      if (total > 0) expect(LINES.map((line) => linesOf(loot, content)[line])).toEqual(expected);
    }
  }
});

test("a pad names the winners that the rules name", () => {
  for (const { thieves, winners } of heists) expect(wonBy(thieves.map(lootOf), content).winners).toEqual(winners);
});

test("whoever had as many points and a lower artifact is told", () => {
  const loot = (artifact: number, gold: number): Loot => ({ fate: "rescued", artifacts: [artifact], tokens: {}, gold, cards: {} });
  expect(wonBy([loot(10, 5), loot(5, 10), loot(5, 0)], content)).toEqual({ winners: [0], points: 15, beaten: [1] });
});

test("a card that counts other things grows with them", () => {
  const duke = content.cards.find(({ code }) => code === "the-duke")!;
  const loot: Loot = { fate: null, artifacts: [], tokens: {}, gold: 9, cards: {} };
  expect(worthOf(duke, loot, content)).toBe(1);
  expect(worthOf(duke, { ...loot, gold: 10 }, content)).toBe(2);
});

test("the bag hits as the rules say it does", () => {
  for (const { black, cubes, inside, rage, danger, more, drawn, chances: expected } of vectors.attacks) {
    const bag = { black, cubes, rage, danger, more };
    expect(drawnFrom(bag)).toBe(drawn);
    for (const [seat, own] of cubes.entries()) {
      const found = chances(inside[seat] ? own : 0, sizeOf(bag), drawn);
      expect(found).toHaveLength(expected[seat]!.length);
      for (const [hits, chance] of found.entries()) expect(chance).toBeCloseTo(expected[seat]![hits]!, 12);
    }
  }
});

test("a bag with fewer cubes than are drawn is emptied", () => {
  const bag = { black: 1, cubes: [2, 0], rage: 7, danger: 2, more: 3 };
  expect(drawnFrom(bag)).toBe(3);
  expect(chances(2, 3, 3)).toEqual([0, 0, 1]);
  expect(drawnFrom({ ...bag, black: 0, cubes: [] })).toBe(0);
  expect(chances(0, 0, 0)).toEqual([1]);
});

test("a full bag is counted exactly", () => {
  expect(chances(30, BLACK + 120, 13).reduce((one, other) => one + other, 0)).toBeCloseTo(1, 12);
  expect([2, 3, 4].map(firstRage)).toEqual([3, 2, 1]);
});
