import { expect, test } from "vitest";
import { standingIn } from "./crowds";
import { cardOf, effectOf, lined, signsOf } from "./effects";
import { arrivedAt, flightsOf } from "./flights";
import { widePlan } from "./layout";
import { countsOf, followed, givesOf, goalsOf, keyOf, nextTake, soleGoal, soleOf, takesOf } from "./moves";
import { gains, printed, shiftsOf, signed } from "./shifts";
import type { Action, Event, Preview, View } from "./types";

const recruit = (count: number, monster: string, area: string, to: string): Action => ({ kind: "recruit", code: `${count} ${monster} ${area}>${to}`, area, monster, count, to });
const move = (monster: string, from: string, to: string): Action => ({ kind: "move", code: `${monster} ${from}>${to}`, monster, from, to });
const place = (monster: string, to: string): Action => ({ kind: "place", code: `${monster} ${to}`, monster, to });

test("recruits are taken up in their area, one or two, and go where the actions say", () => {
  const legal = [recruit(1, "brou", "swamp", "ent"), recruit(2, "brou", "swamp", "ent"), recruit(1, "brou", "swamp", "r1"), recruit(1, "spider", "forest", "ent")];
  const takes = takesOf(legal, "reserve");
  expect([...takes.keys()]).toEqual(["swamp brou", "forest spider"]);
  const brous = takes.get("swamp brou")!;
  expect(countsOf(brous)).toEqual([1, 2]);
  expect([...goalsOf(brous, 2)].map(([to, action]) => [to, action.code])).toEqual([
    ["ent", "2 brou swamp>ent"],
    ["r1", "1 brou swamp>r1"],
  ]);
  expect(soleOf(takes)).toBeNull();
});

test("what must be placed is in hand at once, and comes from where the card says", () => {
  const takes = takesOf([place("skeleton", "r1"), place("skeleton", "h2")], "reserve");
  expect(soleOf(takes)).toEqual({ from: "reserve", monster: "skeleton" });
  expect([...takesOf([place("brou", "ent")], "oubliettes").keys()]).toEqual(["oubliettes brou"]);
  expect(soleGoal([place("brou", "r2"), place("spider", "r2")])).toBe("r2");
  expect(soleGoal([place("brou", "r2"), place("spider", "r1")])).toBeNull();
  expect(soleGoal([])).toBeNull();
});

test("a monster that walks stays in hand", () => {
  const held = { from: "ent", monster: "spider" };
  const takes = takesOf([move("spider", "h1", "r1")], "reserve");
  expect(followed(held, move("spider", "ent", "h1"), takes)).toEqual({ from: "h1", monster: "spider" });
  expect(followed(held, move("brou", "ent", "h1"), takes)).toBeNull();
  expect(followed(held, { kind: "pass", code: "pass" }, takes)).toBeNull();
});

test("a place with several monsters hands them over in turn", () => {
  const takes = takesOf([move("spider", "r1", "h1"), move("brou", "r1", "h1"), move("brou", "r2", "h2")], "reserve");
  const first = nextTake(takes, "r1", null);
  expect(first && keyOf(first)).toBe("r1 spider");
  const second = nextTake(takes, "r1", first);
  expect(second && keyOf(second)).toBe("r1 brou");
  expect(nextTake(takes, "r3", null)).toBeNull();
});

test("monsters are given where they stand", () => {
  const gives = givesOf([{ kind: "power", code: "power brou r1", monster: "brou", from: "r1" }, { kind: "pass", code: "pass" }]);
  expect([...gives.keys()]).toEqual(["r1 brou"]);
});

const view = (monsters: Record<string, number>, guarded = 0) =>
  ({ dungeons: [{ places: ["ent", "h1", "r1"].map((each) => (each === "r1" ? { place: each, monsters, guarded } : { place: each })) }] }) as unknown as View;

test("a preview is a difference: who comes, who leaves, which kinds, which gold, whose points", () => {
  const preview = {
    view: view({ spider: 1, dragon: 1 }, 1),
    events: [{ kind: "progressed", seat: 1, from: "r1", to: "r4" }],
    changes: [{ name: "total", of: "1", before: 8, after: 17 }, { name: "total", of: "2", before: -3, after: -6 }],
  } as unknown as Preview;
  const shifts = shiftsOf(view({ spider: 2 }), preview);
  expect(shifts.places.get("0 r1")).toEqual({ spider: -1, dragon: 1 });
  expect(shifts.kinds.get("0 r1")).toBe(1);
  expect(shifts.guarded.get("0 r1")).toBe(1);
  expect(shifts.walks).toEqual([{ seat: 1, from: "r1", to: "r4" }]);
  expect([...gains(preview, "total")]).toEqual([[0, 9], [1, -3]]);
  expect([signed(9), signed(-3), signed(0), printed(-6)]).toEqual(["+9", "−3", "±0", "−6"]);
});

test("ghosts stand among those who are there", () => {
  const box = { place: "r1", kind: "room", room: 1, rise: 36, x: 0, y: 0, width: 113, height: 178, lane: { x: 0, y: 178, width: 113, height: 32 } } as const;
  const standing = standingIn(box, { spider: 2, brou: 1 }, { spider: -1, brou: 1, dragon: 1 }, box, 34, 3);
  expect(standing.map(({ kind, state, count, now }) => [kind, state, count, now])).toEqual([
    ["spider", "leaving", 1, 2],
    ["brou", "more", 2, 1],
    ["dragon", "coming", 1, 0],
  ]);
});

test("effects are read as the content writes them, and said in signs", () => {
  expect(effectOf("place 2 spider>ent")).toEqual({ kind: "place", count: 2, what: "spider", to: "ent" });
  expect(effectOf("move 3 ent>here")).toEqual({ kind: "move", count: 3, from: "ent", to: "here" });
  expect(effectOf("remove 1 any")).toEqual({ kind: "remove", count: 1, from: "any" });
  expect(effectOf("step 4")).toEqual({ kind: "step", count: 4 });
  const content = { mixtures: [{ code: "friend", you: ["place 1 skeleton>ent", "place 1 another>ent"] }], vips: [], swordbearers: [], powers: [] };
  const card = cardOf(content, "mixture", "friend")!;
  expect(signsOf(card.you).map((sign) => sign.is)).toEqual(["token", "token", "arrow", "icon"]);
  expect(signsOf([effectOf("step 4"), effectOf("remove 1 any")]).map((sign) => sign.is)).toEqual(["text", "icon", "gap", "group"]);
  expect(lined(signsOf(card.you), 20, 3).width).toBeGreaterThan(60);
  expect(cardOf(content, "vip", "none")).toBeNull();
});

test("what a step has moved flies from where it was, in the order in which it happened", () => {
  const plan = widePlan(0, 2);
  const events = [
    { kind: "recruited", seat: 0, monster: "brou", from: "swamp", to: "ent" },
    { kind: "footsteps", seat: 0, count: 3 },
    { kind: "progressed", seat: 1, from: "r1", to: "r2" },
    { kind: "came", monster: "spider", from: "reserve", to: "forest" },
  ] as unknown as Event[];
  expect(flightsOf(plan, events).map(({ kind, order }) => [kind, order])).toEqual([["brou", 0], ["group", 1], ["spider", 2]]);
  expect(arrivedAt(events)).toEqual(["0 ent", "1 r2"]);
});
