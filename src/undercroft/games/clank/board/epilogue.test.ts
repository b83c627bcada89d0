import { describe, expect, it } from "vitest";
import { happened, storyOf } from "./epilogue";
import { layOut, type Room } from "./map";
import type { Event, Step, View } from "./types";

const room = (number: number, y: number): Room => ({ room: number, at: [100, y], depths: y > 300, cave: false, market: false, fountain: false });
const side = layOut([room(1, 80), room(2, 200), room(3, 500)], []);
const view = { thieves: [{ colour: "red" }, { colour: "blue" }] } as unknown as View;
const step = (number: number, events: Event[], more: Partial<Step> = {}) => ({ number, act: "action", events, ...more }) as unknown as Step;
const hand = (seat: number): Event => ({ kind: "new-hand", seat, cards: 5 });

describe("a heist that is over", () => {
  it("shows how deep each thief was after each turn", () => {
    const steps = [
      step(1, [{ kind: "moved", seat: 0, from: 1, to: 2, swords: 0 }]),
      step(2, [hand(0)]),
      step(3, [{ kind: "teleported", seat: 1, from: 1, to: 3 }, { kind: "stole", seat: 1, artifact: "ring", room: 3, points: 5 }, hand(1)]),
      step(4, [{ kind: "left", seat: 0 }]),
    ];
    const story = storyOf(steps, side, view);
    expect(story.lines.map((line) => line.map(({ turn, depth }) => [turn, depth]))).toEqual([
      [[0, 80], [1, 200], [2, 80]],
      [[0, 80], [0.5, 500], [1, 500]],
    ]);
    expect(story.marks.map(({ seat, kind, turn, depth }) => [seat, kind, turn, depth])).toEqual([
      [1, "stole", 0.5, 500],
      [0, "left", 2, 80],
    ]);
    expect(story.victim).toBeNull();
  });
  it("knows the dragon's victim, and what she drew", () => {
    const story = storyOf(
      [
        step(1, [{ kind: "moved", seat: 1, from: 1, to: 3, swords: 0 }, { kind: "stole", seat: 1, artifact: "orb", room: 3, points: 30 }, hand(1)]),
        step(2, [{ kind: "attack", cubes: 2, bag: 9 }, { kind: "missed", cube: "black" }, { kind: "hit", seat: 1, health: 0 }, { kind: "fell", seat: 1, room: 3 }]),
      ],
      side,
      view,
    );
    expect(story.victim).toMatchObject({ seat: 1, room: 3, turn: 2, artifacts: ["orb"] });
    expect(story.victim?.strike?.cubes).toHaveLength(2);
  });
  it("does not blame the dragon for what the countdown did", () => {
    const attack: Event[] = [{ kind: "attack", cubes: 1, bag: 9 }, { kind: "hit", seat: 1, health: 2 }];
    const story = storyOf([step(1, [...attack, { kind: "fell", seat: 1, room: 3 }])], side, view);
    expect(story.victim).toMatchObject({ seat: 1, strike: null });
  });
  it("forgets what was taken back", () => {
    const steps = [step(1, [{ kind: "moved", seat: 0, from: 1, to: 3, swords: 0 }]), step(2, [], { act: "undo", undoes: 1 }), step(3, [hand(0)])];
    expect(happened(steps).map(({ number }) => number)).toEqual([3]);
    expect(storyOf(steps, side, view).lines[0]?.map(({ depth }) => depth)).toEqual([80, 80]);
  });
});
