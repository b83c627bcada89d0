import { expect, test } from "vitest";
import type { Content, Quest, TileFace } from "../types";
import { comingTo, diagramOf, dungeonFor, looking, viewOf, wayAt, at } from "./drawing";
import type { Begin } from "./steps";
import vectors from "./vectors.json";
import { walk } from "./walk";

const face: TileFace = { origin: "house", code: "1A", exits: "t", map: ["..#..", ".o...", ".....", ".....", "....."], spawn: ["..1..", ".23..", "456..", "789..", "....."] };
const content = { tiles: [face] } as unknown as Content;
const laid = { tile: "1A", x: 0, y: 0, turn: 0 };
const quests = vectors.quests as unknown as Quest[];
const exits = new Map(Object.entries(vectors.exits));
const begin: Begin = { kind: "begin", quest: "hoard", heroes: 2, boxes: 1, set: "box", keeps: { rounds: true, tokens: true, dice: true } };

test("enemies come where there is neither wall nor pit", () => {
  expect(diagramOf(dungeonFor(content, "ours", [laid]), 0).map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test("of the box only exits are known", () => {
  const dungeon = dungeonFor(content, "box", [laid]);
  expect(diagramOf(dungeon, 0)).toEqual([]);
  expect(dungeon.squares.size).toBe(26);
});

test("the dungeon stands in the middle of its picture, and its ways at its edges", () => {
  const dungeon = dungeonFor(content, "box", [laid]);
  const view = viewOf(dungeon, 300, 400, 30);
  const way = at(view, wayAt(laid, 0));
  expect(way.x).toBeCloseTo(150);
  expect(way.y).toBeGreaterThan(0);
  expect(at(view, [2, 4]).y).toBeLessThan(400);
});

test("dice of several colours have none in common", () => {
  const spawn = (colour: string, count: number) => ({ kind: "spawn", colour, count, tile: 2 });
  expect(comingTo([spawn("green", 2), spawn("green", 1)], 2)).toEqual({ count: 3, colour: "green" });
  expect(comingTo([spawn("green", 2), spawn("blue", 1)], 2)).toEqual({ count: 3, colour: null });
  expect(comingTo([spawn("green", 2)], 1).count).toBe(0);
});

test("what is drawn goes into the step, and comes out the same again", () => {
  const start = walk(quests, exits, [begin, { kind: "on", page: 0 }])!;
  const step = looking(start, start.ways[0]!, () => 0.99);
  expect(step).toMatchObject({ kind: "look", x: 0, y: 0, side: 0, tile: "13A", encounter: "shrine" });
  const found = walk(quests, exits, [begin, { kind: "on", page: 0 }, step])!;
  expect(found.tiles[1]).toEqual({ tile: "13A", x: 0, y: -1, turn: 0 });
  expect(found.tilesLeft).not.toContain("13A");
});

test("a map is followed without luck", () => {
  const start = walk(quests, exits, [{ ...begin, quest: "seals" }, { kind: "on", page: 0 }])!;
  expect(looking(start, start.ways[0]!, () => 0)).toEqual({ kind: "look", x: 0, y: 0, side: 0 });
});
