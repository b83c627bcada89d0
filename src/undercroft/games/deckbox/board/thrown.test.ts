import { expect, test } from "vitest";
import { thrownIn } from "./thrown";
import type { Event } from "./types";

const threw = (...dice: number[]): Event => ({ kind: "threw", dice, bonus: 0, hits: 0, criticals: 0 });
const here: [number, number] = [0, 0];

test("dice belong to whoever threw them: attackers, defenders, those who are tested", () => {
  const steps: { events: Event[] }[] = [
    { events: [{ kind: "attacked", seat: 0, enemy: "rat", from: here, to: here }, threw(6, 6, 1), { kind: "foe-defended", enemy: "rat", square: here, dice: [2], wounds: 1 }] },
    { events: [{ kind: "foe-attacked", seat: 0, enemy: "rat", from: here, to: here }, threw(3), { kind: "defended", seat: 0, square: here, dice: [5], wounds: 0 }] },
    { events: [{ kind: "tested", seat: 0, skill: "strength", dice: [4], successes: 0 }] },
  ];
  const { heroes, enemies } = thrownIn(steps);
  expect(heroes).toEqual({ faces: [1, 0, 0, 1, 1, 2], count: 5, mean: 22 / 5 });
  expect(enemies).toEqual({ faces: [0, 1, 1, 0, 0, 0], count: 2, mean: 2.5 });
});

test("without dice there is nothing to tell", () => {
  expect(thrownIn([]).heroes).toEqual({ faces: [0, 0, 0, 0, 0, 0], count: 0, mean: 0 });
});
