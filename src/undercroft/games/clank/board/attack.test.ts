import { describe, expect, it } from "vitest";
import { strikeOf } from "./attack";
import type { Event, Step, View } from "./types";

const view = { thieves: [{ colour: "red" }, { colour: "blue" }] } as unknown as View;
const step = (...events: Event[]) => ({ number: 1, act: "action", events }) as unknown as Step;

describe("an attack", () => {
  it("is told cube by cube, and whom it hit", () => {
    const told = strikeOf(
      step(
        { kind: "attack", cubes: 4, bag: 30 },
        { kind: "missed", cube: "black" },
        { kind: "hit", seat: 1, health: 6 },
        { kind: "missed", cube: "red" },
        { kind: "hit", seat: 1, health: 5 },
      ),
      view,
    );
    expect(told?.cubes).toEqual([
      { seat: null, hits: false },
      { seat: 1, hits: true },
      { seat: 0, hits: false },
      { seat: 1, hits: true },
    ]);
    expect(told?.struck).toEqual([{ seat: 1, hearts: 2, health: 5, first: 1 }]);
    expect(told?.bag).toBe(30);
  });
  it("is none while she sleeps", () => {
    expect(strikeOf(step({ kind: "gold", seat: 0, gold: 1 }), view)).toBeNull();
    expect(strikeOf(null, view)).toBeNull();
  });
});
