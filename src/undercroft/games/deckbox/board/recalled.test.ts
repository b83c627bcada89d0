import { expect, test } from "vitest";
import { concernOf } from "./recalled";
import type { Event, HeroView } from "./types";

const heroes: HeroView[] = [{ hero: "smith", at: [2, 3], health: 5 }, { hero: "bard", at: null, health: 0, dead: true }];
const square = (x: number, y: number, tile: number) => [`${x},${y}`, { at: [x, y], ground: "floor", tile, spawn: 0, upright: false }] as const;
const dungeon = { squares: new Map([square(2, 3, 0), square(2, -2, 1), square(3, -2, 1)]) };

test("a way is told from where to where, and what befell a hero where it stands", () => {
  const events: Event[] = [
    { kind: "foe-moved", enemy: "rat", from: [0, 0], to: [1, 3] },
    { kind: "foe-attacked", enemy: "rat", seat: 0, from: [1, 3], to: [2, 3] },
    { kind: "wounded", seat: 0, damage: 1, health: 4 },
  ];
  const { spots, ways } = concernOf(events, heroes, dungeon);
  expect(spots).toEqual([[0, 0], [1, 3], [2, 3]]);
  expect(ways).toHaveLength(2);
});

test("a tile that was laid is told as a whole, and the dead have no place", () => {
  const events: Event[] = [{ kind: "laid", tile: "2A", square: [0, -1], turn: 0 }, { kind: "gained", seat: 1, treasure: 2 }];
  expect(concernOf(events, heroes, dungeon).spots).toEqual([[2, -2], [3, -2]]);
});

test("what happened nowhere is about no square", () => {
  expect(concernOf([{ kind: "round", round: 2 }], heroes, dungeon)).toEqual({ spots: [], ways: [] });
});
