import { expect, test } from "vitest";
import type { Quest } from "../types";
import { limitOf } from "./goals";

const quest = (lose: Quest["lose"], win: Quest["win"] = []): Quest => ({ lose, win }) as Quest;

test("time runs out where nothing but rounds is asked for", () => {
  expect(limitOf(quest([{ rounds: 20 }, { token: "doom", count: 2 }]))).toBe(20);
  expect(limitOf(quest([{ rounds: 20 }], [{ rounds: 11 }]))).toBe(11);
});

test("a condition that asks for more than rounds is no limit", () => {
  expect(limitOf(quest([{ rounds: 20, deaths: 1 }]))).toBe(0);
  expect(limitOf(quest([{ rounds: 20 }], [{ rounds: 9, clear: true }]))).toBe(20);
});
