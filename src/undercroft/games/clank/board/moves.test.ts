import { expect, it } from "vitest";
import { layOut, type Room, type Tunnel } from "./map";
import { goalsOf, litWays } from "./moves";
import type { Action } from "./types";

const room = (number: number, x: number): Room => ({ room: number, at: [x, 100], depths: false, cave: false, market: false, fountain: false });
const tunnel = (one: number, other: number, more: Partial<Tunnel> = {}): Tunnel => ({
  rooms: [one, other],
  boots: 1,
  monsters: 0,
  locked: false,
  one_way: false,
  wraps: false,
  ...more,
});
const side = layOut([room(2, 0), room(3, 100), room(4, 200)], [tunnel(2, 3, { boots: 2 }), tunnel(4, 3, { one_way: true })]);
const move = (to: number, swords = 0): Action => ({ kind: "move", code: `${to}/${swords}`, room: to, swords });

it("lights the rooms that can be gone to, with the boots of their tunnels", () => {
  const goals = goalsOf([move(3)], side, 2);
  expect(goals.get(3)?.boots).toBe(2);
  expect([...litWays(side, 2, goals)]).toEqual(["2-3"]);
});

it("puts the way with the most swords, and so the fewest wounds, first", () => {
  expect(goalsOf([move(3, 0), move(3, 1)], side, 2).get(3)?.actions.map((action) => action.code)).toEqual(["3/1", "3/0"]);
});

it("lights no tunnel against its arrow, nor one that is jumped over", () => {
  const goals = goalsOf([{ kind: "teleport", code: "t4", room: 4 }], side, 3);
  expect(goals.get(4)).toMatchObject({ teleport: true, boots: 0 });
  expect([...litWays(side, 3, goals)]).toEqual([]);
});
