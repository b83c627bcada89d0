import { describe, expect, test } from "vitest";
import { after, blocked, isTale, marked, scenesOf } from "./tale";
import type { EnemyView, Event, HeroView } from "./types";

const rat = (id: number, at: [number, number], more: Partial<EnemyView> = {}): EnemyView => ({ id, at, colour: "green", attack: "melee", health: 2, card: "rat", ...more });
const hero = (at: [number, number]): HeroView => ({ hero: "smith", at, health: 5 });
const before = { heroes: [hero([0, 0]), hero([4, 0])], enemies: [rat(1, [0, 3]), rat(2, [4, 4])] };
const threw = (hits: number): Event => ({ kind: "threw", dice: [5, 2, 6], bonus: 1, hits, criticals: 0 });

const PHASE: Event[] = [
  { kind: "enemies" },
  { kind: "foe-moved", enemy: "rat", from: [0, 3], to: [0, 1] },
  { kind: "foe-attacked", enemy: "rat", seat: 0, from: [0, 1], to: [0, 0] },
  threw(2),
  { kind: "defended", seat: 0, square: [0, 0], dice: [6, 1], wounds: 1 },
  { kind: "wounded", seat: 0, damage: 1, health: 4 },
  { kind: "pushed", seat: 0, from: [0, 0], to: [0, -1] },
  { kind: "foe-moved", enemy: "rat", from: [4, 4], to: [4, 2] },
  { kind: "round", round: 2 },
];

describe("the enemies' phase", () => {
  const scenes = scenesOf(before, PHASE, { enemies: [] });

  test("is a scene for each enemy, in their order", () => {
    expect(scenes.map(({ actor }) => (actor as EnemyView).id)).toEqual([1, 2]);
    expect(scenes[0]).toMatchObject({ from: [0, 3], to: [0, 1] });
    expect(isTale(scenes)).toBe(true);
  });

  test("goes there, throws, is defended against, and ends; the pieces stand as they did", () => {
    expect(scenes[0]?.beats.map(({ kind }) => kind)).toEqual(["goes", "throws", "defends", "ends"]);
    expect(scenes[0]?.beats[0]?.moment.enemies[0]?.at).toEqual([0, 1]);
    expect(scenes[0]?.beats[1]?.moment.heroes[0]).toMatchObject({ at: [0, 0], health: 5 });
    expect(scenes[0]?.beats[3]?.moment.heroes[0]).toMatchObject({ at: [0, -1], health: 4 });
  });

  test("tells the blow with what it cost", () => {
    const blow = scenes[0]?.blows[0];
    expect(blow).toMatchObject({ target: 0, hits: 2, wounds: 1, damage: 1, fell: false, ranged: false });
    expect(blocked(blow!)).toBe(1);
  });
});

test("a hero who strikes and then the enemies are scenes of one tale", () => {
  const events: Event[] = [
    { kind: "attacked", seat: 1, enemy: "rat", from: [4, 0], to: [4, 4] },
    threw(3),
    { kind: "foe-wounded", enemy: "rat", square: [4, 4], damage: 3, health: 0 },
    { kind: "defeated", enemy: "rat", square: [4, 4] },
    ...PHASE.slice(0, 2),
  ];
  const scenes = scenesOf(before, events, { enemies: [] });
  expect(scenes.map(({ actor }) => (typeof actor === "number" ? "hero" : "enemy"))).toEqual(["hero", "enemy"]);
  expect(scenes[0]?.blows[0]).toMatchObject({ ranged: true, fell: true, damage: 3, target: { id: 2 } });
  expect(scenes[0]?.beats.at(-1)?.moment.enemies.map(({ id }) => id)).toEqual([1]);
});

test("a move alone is no tale: the piece travels by itself", () => {
  expect(isTale(scenesOf(before, [{ kind: "moved", seat: 0, from: [0, 0], to: [0, 2] }], { enemies: [] }))).toBe(false);
});

test("whoever has come is known from the table as it is later", () => {
  const moment = after(before, { kind: "spawned", enemy: "rat", health: 3, square: [1, 1] }, { enemies: [rat(7, [1, 1])] });
  expect(moment.enemies.map(({ id }) => id)).toEqual([1, 2, 7]);
});

test("the highest dice are the hits that were counted", () => {
  expect(marked([5, 2, 6], 2)).toEqual([true, false, true]);
  expect(marked([5, 2, 6], 0)).toEqual([false, false, false]);
});
