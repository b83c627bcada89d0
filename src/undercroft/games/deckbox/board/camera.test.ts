import { expect, test } from "vitest";
import { type Scenery, stakeOf, widened } from "./camera";
import { boxOf, SIDE, tileBox } from "./map";

const lay = (x: number, y: number) => ({ tile: "X", x, y, turn: 0 });
const tiles = [lay(0, 0), lay(0, -1), lay(4, -1)];
const scenery: Scenery = {
  world: { x: -SIDE, y: -7 * SIDE, width: 32 * SIDE, height: 14 * SIDE },
  tiles,
  width: 800,
  height: 600,
  narrow: false,
  told: [],
  quiet: true,
  from: [2, 2],
  aims: [],
  ways: [],
  coming: [],
  fresh: -1,
};

test("a dungeon that fits is shown whole", () => {
  expect(stakeOf({ ...scenery, width: 3000, height: 1500 })).toEqual(scenery.world);
});

test("a large screen shows the tile of whoever acts with something around it, and a tile that was just laid beside it", () => {
  const tile = tileBox(tiles[0]!);
  expect(stakeOf(scenery)).toEqual({ x: tile.x - 3 * SIDE, y: tile.y - 3 * SIDE, width: tile.width + 6 * SIDE, height: tile.height + 6 * SIDE });
  const both = stakeOf({ ...scenery, fresh: 1 });
  expect(both.y).toBeLessThanOrEqual(tileBox(tiles[1]!).y);
});

test("a small screen stays near the hero, and shows what can be reached", () => {
  const near = { ...scenery, narrow: true, width: 390, height: 400 };
  expect(stakeOf(near)).toEqual(boxOf([[-1, -1], [5, 5]]));
  expect(stakeOf({ ...near, ways: [[2, -3]] })).toEqual(boxOf([[-1, -3], [5, 5]]));
  expect(stakeOf({ ...near, coming: [1] })).toEqual(tileBox(tiles[1]!));
});

test("what is told is followed to where it happens", () => {
  const far = stakeOf({ ...scenery, quiet: false, told: [[26, -4]] });
  expect(far.x).toBeGreaterThan(tileBox(tiles[0]!).x + tileBox(tiles[0]!).width);
});

test("room is made at the sides only where there is some", () => {
  const box = { x: 0, y: 0, width: 7 * SIDE, height: 7 * SIDE };
  expect(widened(box, 1.5, 0, 800)).toEqual({ ...box, x: -1.5 * SIDE, width: 8.5 * SIDE });
  expect(widened(box, 1.5, 0, 200)).toEqual(box);
});
