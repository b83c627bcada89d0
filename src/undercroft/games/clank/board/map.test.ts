import { describe, expect, it } from "vitest";
import { WIDTH, around, freeSpot, layOut, lineOf, outline, type Room, smooth, spotOf, type Tunnel } from "./map";
import { pictured } from "./pictured";

const room = (number: number, x: number, y: number, more: Partial<Room> = {}): Room => ({
  room: number,
  at: [x, y],
  depths: false,
  cave: false,
  market: false,
  fountain: false,
  ...more,
});
const tunnel = (one: number, other: number, more: Partial<Tunnel> = {}): Tunnel => ({
  rooms: [one, other],
  boots: 1,
  monsters: 0,
  locked: false,
  one_way: false,
  wraps: false,
  ...more,
});
const rooms = [room(1, 60, 80), room(2, 60, 160), room(3, 800, 160), room(4, 60, 500, { depths: true }), room(5, 800, 520, { depths: true })];

describe("ways", () => {
  it("have their tolls in the middle, one beside the other", () => {
    const { ways } = layOut(rooms, [tunnel(2, 3, { boots: 2, monsters: 2, locked: true })]);
    expect(ways[0]?.tolls.map((toll) => toll.kind)).toEqual(["boots", "monster", "monster", "lock"]);
    const xs = ways[0]?.tolls.map((toll) => toll.at.x) ?? [];
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it("point where they lead if there is no way back", () => {
    const { ways } = layOut(rooms, [tunnel(2, 3, { one_way: true }), tunnel(3, 2, { one_way: true, monsters: 1 })]);
    expect(ways.map((way) => way.arrows.length)).toEqual([3, 2]);
    expect(Math.abs(ways[0]?.arrows[0]?.angle ?? 180)).toBeLessThan(30);
    expect(Math.abs(ways[1]?.arrows[0]?.angle ?? 0)).toBeGreaterThan(150);
  });

  it("that wrap round leave the board on both sides and say where they lead", () => {
    const { ways, exits } = layOut(rooms, [tunnel(5, 4, { wraps: true })]);
    expect(ways[0]?.paths).toHaveLength(2);
    expect(exits.map((exit) => [exit.side, exit.from, exit.to])).toEqual([
      ["left", 4, 5],
      ["right", 5, 4],
    ]);
  });
});

describe("some rooms", () => {
  it("are seen together, with what stands beside them", () => {
    const side = layOut(rooms, []);
    expect(around(side, [2, 4])).toEqual({ x: -2, y: 98, width: 124, height: 464 });
  });
});

describe("the line of the depths", () => {
  it("runs between what is above and what is below, over the whole board", () => {
    const line = lineOf(rooms);
    expect(line[0]?.x).toBeLessThan(0);
    expect(line.at(-1)?.x).toBeGreaterThan(WIDTH);
    for (const point of line) expect(point.y).toBeGreaterThan(160);
    for (const point of line) expect(point.y).toBeLessThan(500);
    expect(smooth(line)).toMatch(/^M-60 /);
  });
});

describe("rooms", () => {
  it("have a shape of their own for each kind", () => {
    const kinds = [room(7, 0, 0), room(7, 0, 0, { cave: true }), room(7, 0, 0, { market: true }), room(7, 0, 0, { fountain: true })];
    expect(new Set(kinds.map(outline)).size).toBe(4);
  });

  it("have a spot for each pawn, on the board", () => {
    const spots = [0, 1, 2, 3].map((index) => spotOf(room(7, 10, 300), index));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const spot of spots) expect(spot.x).toBeGreaterThanOrEqual(20);
  });
});

describe("a free spot", () => {
  it("is near where it is wanted, and touches neither rooms nor tunnels nor what is taken", () => {
    const side = layOut(rooms, [tunnel(2, 3), tunnel(4, 5)]);
    const size = { width: 100, height: 60 };
    const free = freeSpot(side, size, { x: 400, y: 300 });
    expect(Math.hypot((free?.x ?? 0) - 400, (free?.y ?? 0) - 300)).toBeLessThan(10);
    const beside = freeSpot(side, size, { x: 60, y: 500 });
    expect(Math.abs((beside?.x ?? 60) - 60) >= 81 || Math.abs((beside?.y ?? 500) - 500) >= 56).toBe(true);
    const pushed = freeSpot(side, size, { x: 400, y: 300 }, [{ x: 300, y: 200, width: 200, height: 200 }]);
    expect(Math.abs((pushed?.x ?? 400) - 400) >= 150 || Math.abs((pushed?.y ?? 300) - 300) >= 130).toBe(true);
  });
  it("is none on a board that is full", () => {
    expect(freeSpot(layOut(rooms, []), { width: 2000, height: 60 }, { x: 0, y: 0 })).toBeNull();
  });
});

describe("the small print of a side", () => {
  const content = { cards: [], day_rooms: rooms, day_tunnels: [tunnel(2, 3)], dusk_rooms: rooms, dusk_tunnels: [] };
  it("is drawn for the sides of the board, and for nothing else", () => {
    expect(pictured("side", "day", content)).toContain("<svg");
    expect(pictured("side", "dusk", content)).not.toBe(pictured("side", "day", content));
    expect(pictured("first", "1", content)).toBe("");
  });
});
