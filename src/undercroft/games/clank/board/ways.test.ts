import { describe, expect, it } from "vitest";
import { layOut, type Room, type Tunnel } from "./map";
import type { Action, Way } from "./types";
import { bestWay, moveTo, restOf, tunnelsOn } from "./ways";

const room = (number: number, x: number): Room => ({ room: number, at: [x, 100], depths: number > 3, cave: false, market: false, fountain: false });
const tunnel = (one: number, other: number, one_way = false): Tunnel => ({ rooms: [one, other], boots: 1, monsters: 0, locked: false, one_way, wraps: false });
const side = layOut([room(1, 0), room(2, 100), room(3, 200), room(4, 300)], [tunnel(1, 2), tunnel(3, 2, true), tunnel(2, 4)]);
const way = (now: boolean, boots: number) => ({ now, boots, passages: [] }) as unknown as Way;

describe("a way", () => {
  it("takes tunnels in both directions, but for those that lead one way", () => {
    expect([...tunnelsOn(side, 4, [2, 1])]).toEqual(["2-4", "1-2"]);
    expect([...tunnelsOn(side, 2, [3])]).toEqual([]);
    expect([...tunnelsOn(side, 3, [2])]).toEqual(["3-2"]);
  });
  it("that can be gone now is shown before a shorter one that cannot", () => {
    expect(bestWay({ ways: [way(false, 2), way(true, 3)] })?.boots).toBe(3);
    expect(bestWay({ ways: [way(false, 2), way(false, 3)] })?.boots).toBe(2);
    expect(bestWay(null)).toBeNull();
  });
  it("is walked on only by who stands on it", () => {
    expect(restOf([5, 6, 7], 5)).toEqual([6, 7]);
    expect(restOf([5, 6, 7], 8)).toBeNull();
    expect(restOf([7], 7)).toBeNull();
  });
  it("meets monsters with as many swords as there are", () => {
    const legal = [
      { kind: "move", code: "move 5", room: 5, swords: 0 },
      { kind: "move", code: "move 5 swords 2", room: 5, swords: 2 },
      { kind: "end", code: "end" },
    ] as Action[];
    expect(moveTo(legal, 5)?.swords).toBe(2);
    expect(moveTo(legal, 6)).toBeNull();
  });
});
