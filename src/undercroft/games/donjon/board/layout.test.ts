import { expect, test } from "vitest";
import { CHAIN, finalPlan, floorOf, kindOf, labelOf, othersOf, phonePlan, placeIn, roomOf, spots, wayOf, widePlan } from "./layout";
import { arrivals, arrowsOf, lodgings } from "./lanes";

const STAGE = { width: 896, height: 712 };

test("the chain has an entrance, five hallways and five rooms", () => {
  expect(CHAIN.map(kindOf).filter((kind) => kind === "room")).toHaveLength(5);
  expect(CHAIN.map(roomOf)).toEqual([0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5]);
});

test.each([2, 3, 4])("with %i players everything fits the stage of a usual window", (seats) => {
  const plan = widePlan(0, seats);
  expect(plan.width).toBe(STAGE.width);
  expect(plan.height).toBeLessThanOrEqual(STAGE.height);
  expect(plan.height).toBeGreaterThan(STAGE.height - 20);
  const boxes = plan.dungeons.map(({ box }) => box);
  for (const [i, box] of boxes.slice(1).entries()) expect(box.y).toBeGreaterThanOrEqual(boxes[i]!.y + boxes[i]!.height);
  for (const dungeon of plan.dungeons) expect(dungeon.label.y).toBeGreaterThanOrEqual(0);
});

test("all dungeons share their columns, and the one that is looked at is the last and largest", () => {
  const { dungeons } = widePlan(1, 3);
  expect(dungeons.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  const columns = dungeons.map(({ places }) => places.map(({ x, width }) => [x, width]));
  expect(columns[0]).toEqual(columns[2]);
  expect(dungeons.map(({ cut }) => cut.large)).toEqual([false, false, true]);
});

test.each([2, 3, 4])("with %i players the name above a small dungeon ends before its first keystone", (seats) => {
  const { dungeons } = widePlan(0, seats);
  for (const dungeon of dungeons.slice(0, -1)) {
    const { x, width } = labelOf(dungeon);
    const room = placeIn(dungeon, "r1")!;
    expect(x + width).toBeLessThan(room.x + room.width / 2 - dungeon.cut.numeral * 0.72);
    expect(width).toBeGreaterThan(150);
  }
});

test("the others follow in the order of play", () => {
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
});

test("on a phone the dungeon folds: room 3 stands below hallway 3, and the way back leads left", () => {
  const [dungeon] = phonePlan(0).dungeons;
  const at = (place: string) => placeIn(dungeon!, place)!;
  expect(at("r3").y).toBeGreaterThan(at("h3").y + at("h3").height);
  expect(at("r3").x).toBeLessThan(at("h3").x + at("h3").width);
  expect(at("r4").x).toBeLessThan(at("r3").x);
  for (const box of dungeon!.places) expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
});

test("at the end the dungeons stand below each other, the best one first", () => {
  const { dungeons, height } = finalPlan([2, 0, 1], false);
  expect(dungeons.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  for (const [i, { box }] of dungeons.slice(1).entries()) expect(box.y).toBeGreaterThanOrEqual(dungeons[i]!.box.y + dungeons[i]!.box.height);
  expect(dungeons.at(-1)!.box.y + dungeons.at(-1)!.box.height).toBeLessThanOrEqual(height);
  expect(finalPlan([1, 0], true).dungeons.every(({ folded }) => folded)).toBe(true);
});

test("tiles stand on the floor inside their box, none over another, however many there are", () => {
  const box = { x: 10, y: 20, width: 113, height: 100 };
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const found = spots(count, box, 34, 3);
    expect(found).toHaveLength(count);
    for (const { x, y, size } of found) {
      expect(x >= box.x - 0.01 && x + size <= box.x + box.width + 0.01).toBe(true);
      expect(y >= box.y - 0.01 && y + size <= box.y + box.height + 0.01).toBe(true);
    }
    for (const [i, one] of found.entries()) {
      for (const other of found.slice(i + 1)) expect(Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size).toBe(true);
    }
  }
});

test("six kinds fit even a hallway", () => {
  for (const plan of [widePlan(0, 4), phonePlan(0)]) {
    const dungeon = plan.dungeons.at(-1)!;
    const hallway = placeIn(dungeon, "h1")!;
    expect(Math.min(...spots(6, floorOf(hallway, dungeon.cut), dungeon.cut.token, dungeon.cut.gap).map(({ size }) => size))).toBeGreaterThan(11);
  }
});

test("a way goes from place to place along the floor", () => {
  const dungeon = widePlan(0, 2).dungeons.at(-1)!;
  expect(wayOf(dungeon, ["ent", "h1", "r1"])).toMatch(/^M\d+ (\d+)L\d+ \1L\d+ \1$/);
});

test("adventurers lodge under their rooms; an arrow leads where they would go, but not round a corner", () => {
  const wide = widePlan(0, 2).dungeons.at(-1)!;
  const view = { places: CHAIN.map((place) => (place === "r2" ? { place, groups: 2 } : { place })) } as never;
  expect(lodgings(wide, view).map(({ groups }) => groups)).toEqual([0, 2, 0, 0, 0]);
  const walk = { seat: 0, from: "r2", to: "r5" };
  expect(arrowsOf(wide, [walk])).toMatchObject([{ rooms: 3, target: "r5" }]);
  expect(arrowsOf(phonePlan(0).dungeons[0]!, [walk])).toEqual([]);
  expect(arrowsOf(wide, [{ ...walk, seat: 1 }])).toEqual([]);
  expect([...arrivals([walk, walk], 0)]).toEqual([["r2", -2], ["r5", 2]]);
});
