import { expect, test } from "vitest";
import { choosable, firstPlan, holders, towards } from "./building";
import type { Action, Content } from "./types";

const content = {
  presets: [
    { origin: "house", code: "bow", hero: "ranger", gear: "longbow", ability: "sure-shot" },
    { origin: "house", code: "hammer", hero: "smith", gear: "war-hammer", ability: "second-wind" },
  ],
} as unknown as Content;
const legal: Action[] = [
  { kind: "ready", code: "ready hammer", preset: "hammer" },
  { kind: "hero", code: "hero smith", hero: "smith" },
];

test("what is planned at first is a ready-made hero that can be had", () => {
  expect(firstPlan(legal, content)).toEqual({ hero: "smith", gear: "war-hammer", ability: "second-wind" });
});

test("a ready-made hero is taken as a whole, another card by card", () => {
  expect(towards(legal, { hero: "smith", gear: "war-hammer", ability: "second-wind" }, content)?.code).toBe("ready hammer");
  expect(towards(legal, { hero: "smith", gear: "longbow", ability: "second-wind" }, content)?.code).toBe("hero smith");
  expect(towards(legal, { hero: "seer", gear: "longbow", ability: "hex" }, content)).toBeNull();
});

test("what comes later is not known to be barred", () => {
  expect(choosable(legal, "gear")).toBeNull();
  expect(choosable(legal, "hero")).toEqual(new Set(["smith"]));
});

test("taken cards name their holders", () => {
  const found = holders({ heroes: [{ hero: "smith" }, {}, { hero: "smith" }] }, "hero");
  expect(found.get("smith")).toEqual([0, 2]);
});
