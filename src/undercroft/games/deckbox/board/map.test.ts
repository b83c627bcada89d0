import { describe, expect, test } from "vitest";
import { bearing, boxOf, cellsOf, dungeonOf, keyOf, outlineOf, SIDE, tilesAt, turned, united, wayOf } from "./map";
import type { TileFace } from "./types";

const CROSS: TileFace = { origin: "house", code: "X", exits: "tr", map: ["#...#", ".o~..", "..E..", ".....", "#...#"], spawn: ["     ", " 1   ", "     ", "   2 ", "     "] };
const lay = (x: number, y: number, turn = 0) => ({ tile: "X", x, y, turn });

test("a quarter to the right", () => {
  expect(turned(["ab", "cd"])).toEqual(["ca", "db"]);
});

describe("a dungeon", () => {
  test("has the squares of its tile where they lie, and none where there is rock", () => {
    const { squares, has } = dungeonOf([lay(0, 0)], [CROSS]);
    expect(has(0, 0)).toBe(false);
    expect(squares.get("1,1")).toMatchObject({ ground: "pit", spawn: 1, tile: 0 });
    expect(squares.get("2,1")?.ground).toBe("water");
    expect(squares.get("2,2")?.ground).toBe("gate");
  });

  test("has a half-square at each exit; the seam runs across the way", () => {
    const { squares } = dungeonOf([lay(0, 0)], [CROSS]);
    expect(squares.get("2,-1")).toMatchObject({ ground: "half", upright: false });
    expect(squares.get("5,2")).toMatchObject({ ground: "half", upright: true });
    expect(squares.has("2,5")).toBe(false);
  });

  test("turns with its tile: map, spawn diagram and exits", () => {
    const { squares } = dungeonOf([lay(0, 0, 1)], [CROSS]);
    expect(squares.get("3,1")).toMatchObject({ ground: "pit", spawn: 1 });
    expect(squares.has("5,2")).toBe(true); // the top has become the right
    expect(squares.has("2,5")).toBe(true);
    expect(squares.has("2,-1")).toBe(false);
  });

  test("shares a half-square between two tiles: it belongs to the first", () => {
    const { squares, world } = dungeonOf([lay(0, 0), lay(0, -1, 2)], [CROSS]);
    expect(squares.get("2,-1")?.tile).toBe(0);
    expect(squares.get("2,-6")?.tile).toBe(1);
    expect(world.height).toBe((11 + 2) * SIDE);
  });

  test("leaves out a face that nobody knows", () => {
    expect(dungeonOf([{ ...lay(0, 0), tile: "?" }], [CROSS]).squares.size).toBe(0);
  });
});

test("the rock of a tile covers its cell and those around it", () => {
  expect(cellsOf([lay(0, 0)])).toHaveLength(9);
  expect(cellsOf([lay(0, 0), lay(1, 0)])).toHaveLength(12);
});

test("one outline goes around squares that touch", () => {
  const sides = (d: string) => d.split("M").length - 1;
  expect(sides(outlineOf([[0, 0]]))).toBe(4);
  expect(sides(outlineOf([[0, 0], [1, 0]]))).toBe(6);
});

test("a box holds all squares, and a way goes through their middles", () => {
  expect(boxOf([[-1, 2], [3, 2]], 1)).toEqual({ x: -2 * SIDE, y: SIDE, width: 7 * SIDE, height: 3 * SIDE });
  expect(wayOf([[0, 0], [1, 0]])).toBe(`M${SIDE / 2} ${SIDE / 2}L${SIDE * 1.5} ${SIDE / 2}`);
  expect(keyOf([-1, 2])).toBe("-1,2");
});

test("where something is, seen from somewhere", () => {
  expect(bearing([2, 2], [4, -1])).toBe("↑3 →2");
  expect(bearing([2, 2], [2, 3])).toBe("↓1");
});

test("a half-square belongs to both of its tiles", () => {
  const tiles = [lay(0, 0), lay(0, -1)];
  expect(tilesAt(tiles, [2, -1])).toEqual([0, 1]);
  expect(tilesAt(tiles, [2, 3])).toEqual([0]);
  expect(united([{ x: 0, y: 0, width: 5, height: 5 }, { x: -2, y: 4, width: 3, height: 6 }])).toEqual({ x: -2, y: 0, width: 7, height: 10 });
});
