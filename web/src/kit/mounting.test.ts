import { expect, test } from "vitest";
import { duration, legalActions, type Table } from "./board";
import { mounting } from "./mounting.svelte";
import Sample from "./Sample.test.svelte";

const at = (turn: number, live = true) =>
  Object.freeze({
    game: "keep",
    live,
    seen: { view: { turn }, legal: [{ kind: "place", actions: [{ kind: "place", code: "a" }] }, { kind: "done", actions: [{ kind: "done", code: "d" }] }] },
  }) as unknown as Table<{ turn: number }>;

test("a board is drawn, drawn anew for another table, and taken away", () => {
  const element = document.createElement("div");
  const board = mounting(Sample)(element, at(1));
  expect(element.textContent).toBe("keep: 2");
  board.update(at(4));
  expect(element.textContent).toBe("keep: 8");
  board.destroy();
  expect(element.textContent).toBe("");
});

test("nothing is legal while something is told", () => {
  expect(legalActions(at(1)).map(({ code }) => code)).toEqual(["a", "d"]);
  expect(legalActions(at(1, false))).toEqual([]);
});

test("no motion takes no time, twice the speed half of it", () => {
  expect([duration(180, 0), duration(180, 1), duration(180, 2)]).toEqual([0, 180, 90]);
});
