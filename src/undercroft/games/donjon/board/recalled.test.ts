import { expect, test } from "vitest";
import { areaIn, labelOf, offerIn, phonePlan, placeIn, widePlan } from "./layout";
import { areasOf, boxesOf } from "./recalled";
import type { Event } from "./types";

const plan = widePlan(0, 3);
const dungeon = (seat: number) => plan.dungeons.find((each) => each.seat === seat)!;

test("a monster that was recruited is told where it was and where it is", () => {
  const events: Event[] = [{ kind: "recruited", seat: 2, monster: "brou", from: "swamp", to: "r1" }];
  expect(boxesOf(plan, events)).toEqual([labelOf(dungeon(2)), areaIn(plan, "swamp"), placeIn(dungeon(2), "r1")]);
  expect(areasOf(events).has("swamp")).toBe(true);
});

test("adventurers walk in the lane, and come from beside the threats", () => {
  const events: Event[] = [
    { kind: "group", seat: 1, from: "terrace", to: "r1" },
    { kind: "progressed", seat: 1, from: "r2", to: "r3" },
  ];
  const lanes = ["r1", "r2", "r3"].map((place) => placeIn(dungeon(1), place)!.lane);
  const found = boxesOf(plan, events);
  expect(found).toEqual(expect.arrayContaining([...lanes, areaIn(plan, "threats")]));
  expect(found).not.toContainEqual(placeIn(dungeon(1), "r1"));
});

test("a card is told above its room, a phone has no such storey", () => {
  const events: Event[] = [{ kind: "mixed", seat: 1, mixture: "two-back" }];
  expect(boxesOf(plan, events)).toEqual([labelOf(dungeon(1)), offerIn(plan, 1)]);
  expect(boxesOf(phonePlan(1), events)).toEqual([]);
  expect(boxesOf(phonePlan(1), [{ kind: "came", monster: "brou", from: "reserve", to: "forest" }])).toEqual([]);
});

test("who takes a Malus tile is told in the office", () => {
  expect(boxesOf(plan, [{ kind: "malus", seat: 1, malus: 2 }])).toContainEqual(placeIn(dungeon(1), "r5"));
});
