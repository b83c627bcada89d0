import { describe, expect, it } from "vitest";
import { cardsOf } from "./cards";
import { CELL } from "./face";
import { around, canTurn, concernOf, marksOf, middleOf, nextMark, placesOf, shiftsOf, twinOf, worldOf } from "./layout";
import type { Action, Placed, PlaceAction, Preview, View } from "./types";

const cards = cardsOf({
  title: "a set",
  halls: [{ origin: "house", code: "h1", corners: [1, 2, 1, 1] }],
  creatures: [{ origin: "house", code: "rat", corners: [2, 3, 0, 3], name: "rat", tokens: 2 }],
});

const place = (card: string, x: number, y: number, turned = false): PlaceAction => ({
  kind: "place",
  code: `${card}@${x},${y}${turned ? "r" : ""}`,
  card,
  site: [x, y],
  turned,
});
const lying = (card: string, x: number, y: number, danger: number, tokens: number | null = null): Placed => ({
  card,
  x,
  y,
  turned: false,
  danger,
  tokens,
});
const preview = (code: string, dungeon: Placed[], more: Partial<Preview> = {}): Preview => ({
  code,
  events: [],
  changes: [],
  luck: null,
  waiting: [],
  discloses: false,
  outcome: null,
  view: { dungeon } as View,
  ...more,
});

describe("the world", () => {
  it("has room around a keep that has just begun", () => {
    const world = worldOf([lying("h1", 0, 0, 5)]);
    expect(world.width).toBeGreaterThanOrEqual(9 * CELL);
  });

  it("stays as it is while cards are placed within it", () => {
    const before = worldOf([lying("h1", 0, 0, 5)]);
    expect(worldOf([lying("h1", 0, 0, 5), lying("h1", 1, 1, 5)])).toEqual(before);
  });

  it("has room for a card on every side", () => {
    const { x, y, width, height } = worldOf([lying("h1", 0, 0, 5), lying("h1", 9, 1, 5)]);
    expect(x + width).toBeGreaterThan((9 + 3) * CELL);
    expect([y, y + height].map((edge) => Math.round(edge / CELL))).toEqual([-2, 4]);
  });

  it("never shrinks", () => {
    const one = { x: 0, y: 0, width: 10, height: 10 };
    expect(around(one, { x: -5, y: 2, width: 10, height: 3 })).toEqual({ x: -5, y: 0, width: 15, height: 10 });
  });
});

describe("places", () => {
  const legal: Action[] = [place("rat", 1, 1), place("rat", 1, 1, true), place("h1", 1, 1), { kind: "reveal", code: "show h1", card: "h1" }];

  it("are those of the card in hand, the way it is held", () => {
    expect(placesOf(legal, "rat", true).map((action) => action.code)).toEqual(["rat@1,1r"]);
  });

  it("have a twin where the card can be turned", () => {
    expect(twinOf(legal, place("rat", 1, 1))?.code).toBe("rat@1,1r");
    expect(twinOf(legal, place("h1", 1, 1))).toBeNull();
    expect([canTurn(legal, "rat"), canTurn(legal, "h1")]).toEqual([true, false]);
  });

  it("are marked at the middle of the card to be, with what they make", () => {
    const [first, second, third, fourth] = [place("rat", 1, 1), place("rat", 3, 1), place("rat", 5, 1), place("rat", 7, 1)];
    const lost = { reason: "end-hall", rule: "K15", winners: [], scores: [], cooperative: true } as unknown as Preview["outcome"];
    const previews = new Map<string, Preview>([
      [second.code, preview(second.code, [lying("h1", 0, 0, 7)], { outcome: lost })],
      [third.code, preview(third.code, [], { events: [{ kind: "defeated", site: [0, 0], card: "rat", tokens: 2 }] })],
      [fourth.code, preview(fourth.code, [lying("rat", 0, 0, 9, 2)])],
    ]);
    const marks = marksOf([first, second, third, fourth], previews, cards);
    expect(marks.map((mark) => mark.kind)).toEqual(["open", "loses", "falls", "open"]);
    expect(marks[1]?.danger).toBe(7);
    expect(marks[0]?.at).toEqual(middleOf([1, 1]));
  });
});

describe("arrow keys", () => {
  const marks = marksOf([place("rat", 0, 0), place("rat", 4, 0), place("rat", 2, 2), place("rat", -2, 6)], new Map(), cards);

  it("walk to the nearest place in their direction", () => {
    const [from, right, below] = [marks[0]!, marks[1]!, marks[2]!];
    expect(nextMark(marks, from, "ArrowRight")).toBe(right);
    expect(nextMark(marks, from, "ArrowDown")).toBe(below);
    expect(nextMark(marks, from, "ArrowUp")).toBeNull();
    expect(nextMark(marks, from, "Enter")).toBeNull();
  });
});

describe("what a preview changes", () => {
  it("is said for each card that is louder, quieter or falls", () => {
    const now = [lying("h1", 0, 0, 4), lying("rat", 2, 2, 8, 2), lying("h1", 4, 4, 5)];
    const shifts = shiftsOf(now, preview("x", [lying("h1", 0, 0, 5), lying("rat", 2, 2, 5), lying("h1", 4, 4, 5)]));
    expect([...shifts]).toEqual([
      ["0,0", { before: 4, after: 5, falls: false }],
      ["2,2", { before: 8, after: 5, falls: true }],
    ]);
  });
});

describe("what a step was about", () => {
  const dungeon = [lying("h1", 0, 0, 5), lying("rat", 1, 1, 8, 2), lying("h1", 3, 1, 5), lying("h1", 2, 2, 4)];

  it("is the card that was laid and those that it covers", () => {
    const { laid, signs } = concernOf({ events: [{ kind: "placed", seat: 0, card: "h1", site: [2, 2], turned: false }] }, dungeon);
    expect(laid).toBe(dungeon[3]);
    expect(signs).toEqual([dungeon[1], dungeon[2], dungeon[3]]);
  });

  it("is every creature that stands, when the alarm draws nearer", () => {
    expect(concernOf({ events: [{ kind: "alarm", tokens: 1 }] }, dungeon)).toEqual({ laid: null, signs: [dungeon[1]] });
  });
});
