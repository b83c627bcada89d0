import { expect, test } from "vitest";
import { made, stepsOf, undoing } from "./journal";

test("steps stand in the order in which they were written", () => {
  expect(stepsOf([{ id: "a", step: 1 }, { id: "b", step: 2 }])).toEqual([1, 2]);
});

test("the last step is taken back, and then the one before", () => {
  const entries = [{ id: "a", step: 1 }, { id: "b", step: 2 }];
  const once = [...entries, undoing(entries)!];
  expect(stepsOf(once)).toEqual([1]);
  const twice = [...once, undoing(once)!];
  expect(stepsOf(twice)).toEqual([]);
  expect(undoing(twice)).toBeNull();
});

test("an entry that comes twice counts once", () => {
  expect(stepsOf([{ id: "a", step: 1 }, { id: "a", step: 1 }])).toEqual([1]);
});

test("two phones that take back the same step take back one", () => {
  const entries = [{ id: "a", step: 1 }, { id: "b", step: 2 }];
  expect(stepsOf([...entries, undoing(entries)!, undoing(entries)!])).toEqual([1]);
});

test("nobody makes up the same id", () => {
  expect(made()).not.toBe(made());
});
