import { expect, test } from "vitest";
import { chancesOf, tradesOf, usesOf } from "./legal";
import type { Action } from "./types";

const legal: Action[] = [
  { kind: "attack", code: "attack 2,0", square: [2, 0] },
  { kind: "move", code: "move 2,1", square: [2, 1] },
  { kind: "ability", code: "ability 2,1", square: [2, 1] },
  { kind: "use", code: "use smoke-pot 2,0", item: "smoke-pot", square: [2, 0] },
  { kind: "target", code: "target 1", victim: 0 },
];
const heroes = [{ at: [5, 5] as [number, number] }];

test("a click attacks an enemy, goes to a square, and chooses a hero", () => {
  const { clicks, targets } = chancesOf(legal, null, heroes);
  expect(clicks.get("2,0")?.code).toBe("attack 2,0");
  expect(clicks.get("2,1")?.code).toBe("move 2,1");
  expect(clicks.get("5,5")?.code).toBe("target 1");
  expect([...targets]).toEqual(["5,5"]);
});

test("what is held is used where it can be", () => {
  expect(chancesOf(legal, "ability", heroes).clicks.get("2,1")?.code).toBe("ability 2,1");
  expect(chancesOf(legal, "smoke-pot", heroes).clicks.get("2,0")?.code).toBe("use smoke-pot 2,0");
  expect(usesOf(legal, "smoke-pot")).toHaveLength(1);
  expect(usesOf(legal, "war-horn")).toEqual([]);
});

test("what can be given stands with the hero who would get it", () => {
  const gifts: Action[] = [
    { kind: "give", code: "give smoke-pot 2", item: "smoke-pot", receiver: 1 },
    { kind: "pay", code: "pay 1 2", treasure: 1, receiver: 1 },
    { kind: "pay", code: "pay 1 3", treasure: 1, receiver: 2 },
  ];
  expect(tradesOf(legal).size).toBe(0);
  expect([...tradesOf([...legal, ...gifts])].map(([seat, trades]) => [seat, trades.map(({ code }) => code)])).toEqual([
    [1, ["give smoke-pot 2", "pay 1 2"]],
    [2, ["pay 1 3"]],
  ]);
});
