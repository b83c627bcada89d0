import { expect, test } from "vitest";
import { clockFace, clockOf, controlOf, lasting, numbers, otherTime, stepped, toggled } from "./options";

const setting = (kind: string, more = {}) => ({ name: "x", kind, default: 0, ...more }) as Parameters<typeof controlOf>[0];

test("an option is chosen by what fits its kind and how much there is to choose from", () => {
  expect(controlOf(setting("switch"))).toBe("switch");
  expect(controlOf(setting("choice", { values: ["day", "dusk"] }))).toBe("segments");
  expect(controlOf(setting("choice", { values: [..."abcdefgh"] }))).toBe("list");
  expect(controlOf(setting("number", { least: 1, most: 4 }))).toBe("segments");
  expect(controlOf(setting("number", { least: 0, most: 3600 }))).toBe("stepper");
  expect(controlOf(setting("choices", { values: ["a"] }))).toBe("several");
  expect(numbers(setting("number", { least: 1, most: 4 }))).toEqual([1, 2, 3, 4]);
});

test("a step stays within the limits", () => {
  const clock = setting("number", { name: "clock", least: 0, most: 3600 });
  expect(stepped(clock, 360, 1)).toBe(390);
  expect(stepped(clock, 0, -1)).toBe(0);
  expect(stepped(clock, 3600, 1)).toBe(3600);
  expect(stepped(setting("number", { least: 0, most: 12 }), 5, -1)).toBe(4);
});

test("times are offered in steps that people use", () => {
  expect(otherTime("move", 120, 1)).toBe(180);
  expect(otherTime("move", 120, -1)).toBe(60);
  expect(otherTime("game", 7200, 1)).toBe(7200);
  expect(otherTime("game", 700, -1)).toBe(600);
  expect(clockOf("game", { kind: "none", zero: "lost" })).toEqual({ kind: "game", zero: "lost", seconds: 1200 });
});

test("a duration is said in the unit that fits", () => {
  expect([30, 120, 3600, 5400, 86400].map(lasting)).toEqual([
    ["seconds", 30], ["minutes", 2], ["hours", 1], ["minutes", 90], ["days", 1],
  ]);
  expect(clockFace(390)).toBe("6:30");
});

test("one of several is chosen and given back", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});
