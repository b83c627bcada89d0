import { expect, test } from "vitest";
// @ts-expect-error - a tool, in plain JavaScript
import { rounded } from "../../tools/paths.mjs";

const round = rounded as (d: string, decimals?: number) => string;

test("a path keeps its commands, with fewer figures", () => {
  expect(round("M10.04 20.06L30.25-.4z", 1)).toBe("M10 20.1L30.3-.4z");
  expect(round("m1.6 1.6l10.4 0 0 10.4z", 0)).toBe("m2 2l10 0 0 10z");
});

test("errors do not add up", () => {
  const steps = Array.from({ length: 100 }, () => "h.4").join("");
  const ends = [...round(`M0 0${steps}`, 0).matchAll(/[h ](-?\d+)/g)].slice(1).reduce((sum, [, step]) => sum + Number(step), 0);
  expect(ends).toBe(40);
});

test("flags of an arc may stand without anything between them", () => {
  expect(round("M0 0a133 133 0 01.4 10.6", 1)).toBe("M0 0a133 133 0 0 1 .4 10.6");
});
