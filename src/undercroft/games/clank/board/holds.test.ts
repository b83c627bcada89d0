import { describe, expect, it } from "vitest";
import { countdownOf, holdsOf } from "./holds";
import type { Table, View } from "./types";

const NOW = { hush: 0, stopped: false, springs: 0, sure_footed: false, fearless: false, jewellers: 0, searches: 0, swaggers: 0, burgles: 0, unmet: [] };
const words = { text: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "), name: (_: string, code: string) => code, player: (seat: number) => `player ${seat}` };
const content = { cards: [{ code: "wand-of-recall", when: "artifact" }] };
const tableWith = (view: object) => ({ seen: { view: { now: NOW, countdown: null, ...view } as unknown as View }, words, content }) as unknown as Pick<Table, "seen" | "words" | "content">;

describe("what holds until the turn ends", () => {
  it("is nothing at the beginning", () => {
    expect(holdsOf(tableWith({}))).toEqual([]);
  });
  it("is told in full and in short", () => {
    const found = holdsOf(tableWith({ now: { ...NOW, hush: 2, springs: 1, unmet: ["wand-of-recall"] } }));
    expect(found.map(({ text }) => text)).toEqual(["board-hush 2", "board-springs 1", "board-unmet wand-of-recall artifact"]);
    expect(found.map(({ short }) => short)).toEqual(["board-short-hush 2", "board-short-springs 1", "board-short-unmet wand-of-recall"]);
  });
});

describe("the countdown", () => {
  it("says who began it, how long it lasts and what comes next", () => {
    const lines = countdownOf(tableWith({ countdown: { herald: 2, space: 3, last: 5, more: 3 } }));
    expect(lines.map(({ text }) => text)).toEqual(["board-out-first player 2 2", "board-out-attack 3"]);
  });
  it("announces no attack before its last space", () => {
    expect(countdownOf(tableWith({ countdown: { herald: 0, space: 4, last: 5, more: null } }))).toHaveLength(1);
  });
});
