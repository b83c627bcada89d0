import { expect, test } from "vitest";
import type { Quest } from "../types";
import { drawable } from "./floor";
import type { Part, Step } from "./steps";
import vectors from "./vectors.json";
import { isRead, walk, type Walk } from "./walk";

const quests = vectors.quests as unknown as Quest[];
const exits = new Map(Object.entries(vectors.exits));
interface Line {
  readonly step: Step;
  readonly then: Readonly<Record<string, unknown>>;
}
const walks = vectors.walks as unknown as { quest: string; lines: Line[] }[];

/** A part as the rules tell of it. */
function toldOf(found: Walk, part: Part): unknown {
  switch (part.kind) {
    case "say":
    case "offer":
      return { kind: part.kind, text: part.text.en };
    case "spawn": {
      const { kind, colour, count, health, attack, name, tile } = part;
      return { kind, colour, count, health, attack, name, tile: tile === null ? null : found.tiles[tile]!.tile };
    }
    case "befall":
      return { kind: part.what, amount: part.amount, who: part.who, item: part.item };
    case "token":
      return { kind: "token", token: part.token, count: part.count };
    case "roll":
      return { kind: "roll" };
    case "choice":
      return { kind: "choice", options: part.options.map(({ en }) => en) };
    case "test":
      return { kind: "test", skill: part.skill, need: part.need };
    default:
      throw new Error(part.kind);
  }
}

function standingOf(found: Walk): Record<string, unknown> {
  const order = (one: readonly unknown[], other: readonly unknown[]) => Number(one[0]) - Number(other[0]) || Number(one[1]) - Number(other[1]) || Number(one[2]) - Number(other[2]);
  const ways = found.ways.map((way) => [found.tiles[way.tile]!.x, found.tiles[way.tile]!.y, way.side, ...drawable(found, way)]);
  return {
    laid: found.tiles.map(({ tile, x, y, turn }) => [tile, x, y, turn]),
    ways: found.end ? [] : ways.sort(order),
    round: found.round,
    tokens: Object.fromEntries((found.quest.tokens ?? []).map(({ code }) => [code, found.tokens.get(code) ?? 0])),
    offers: found.offers.map(({ id }) => id).sort(),
    open: found.open >= 0 && !found.end,
    end: found.end,
  };
}

test.each(walks.map((one, n) => [`${one.quest} ${n}`, one.lines] as const))("%s goes as the rules say", (_, lines) => {
  let known: Record<string, unknown> = {};
  const parts: number[] = [];
  for (const [n, { step, then }] of lines.entries()) {
    const found = walk(quests, exits, lines.slice(0, n + 1).map((line) => line.step))!;
    expect(found.taken.length, "every step fits").toBe(n);
    const { told, die, ...changed } = then;
    known = { ...known, ...changed };
    expect(standingOf(found)).toEqual(known);
    const page = found.pages.length - 1;
    const all = found.pages[page]!.parts;
    expect(all.slice(parts[page] ?? 0).map((part) => toldOf(found, part))).toEqual(told);
    parts[page] = all.length;
    if (step.kind === "die") {
      const part = found.pages[step.page]!.parts[step.part]!;
      const fallen = part.kind === "spawn" ? part.dice[step.nth] : null;
      expect(fallen?.missing ? null : [fallen?.colour, fallen?.attack, fallen?.health]).toEqual(die);
    }
  }
});

test("the walks are of both styles, and end in many ways", () => {
  const ends = new Set(walks.map(({ lines }) => JSON.stringify(lines.at(-1)!.then["end"])));
  expect(ends.size).toBeGreaterThan(6);
  expect(new Set(walks.map(({ quest }) => quest)).size).toBeGreaterThan(9);
});

const [hoard] = walks.filter(({ quest }) => quest === "hoard");
const steps = hoard!.lines.map(({ step }) => step);
const walked = (...more: Step[]) => walk(quests, exits, [...steps.slice(0, 2), ...more])!;

test("a step that does not fit any more is passed over", () => {
  const look = steps[2]!;
  const once = walked(look);
  expect(walked(look, look).tiles).toEqual(once.tiles);
  expect(walked({ kind: "enemies", round: 1 }, { kind: "enemies", round: 1 }).round).toBe(2);
  expect(walked({ kind: "on", page: 0 }, { kind: "work", offer: 7 }, { kind: "roll", page: 0, part: 0, face: 3 }).taken.length).toBe(1);
  expect(walked({ kind: "fallen", add: -1 }).fallen).toBe(0);
  expect(walk(quests, exits, [{ kind: "on", page: 0 }])).toBeNull();
});

test("what the group keeps with cardboard is claimed, asked or left out", () => {
  const begin = { ...steps[0]!, keeps: { rounds: false, tokens: false, dice: false } } as Step;
  const found = walk(quests, exits, [begin, { kind: "on", page: 0 }, { kind: "enemies", round: 1 }, { kind: "token", token: "relic", add: 1 }])!;
  expect([found.round, found.tokens.size, found.taken.length]).toEqual([1, 0, 1]);
  const claims: Step[] = ["token relic 3", "exit all start"].map((claim) => ({ kind: "claim", claim, on: true }));
  expect(walk(quests, exits, [begin, ...claims])!.end).toEqual({ won: true, why: "exit" });
  expect(walk(quests, exits, [begin, { kind: "claim", claim: "rounds 16", on: true }])!.end).toEqual({ won: false, why: "rounds" });
});

test("without tokens, whether there are enough is asked", () => {
  const begin: Step = { kind: "begin", quest: "tower", heroes: 2, boxes: 1, set: "ours", keeps: { rounds: true, tokens: false, dice: false } };
  const up = [0, -1, -2].flatMap((y, n): Step[] => [{ kind: "on", page: n }, { kind: "look", x: 0, y, side: 0 }]);
  const found = walk(quests, exits, [begin, ...up, { kind: "on", page: 3 }])!;
  expect(found.offers.length).toBe(1);
  const asked = walk(quests, exits, [begin, ...up, { kind: "on", page: 3 }, { kind: "work", offer: found.offers[0]!.id }])!;
  expect(asked.pages[asked.open]!.parts[asked.waits]).toMatchObject({ kind: "has", token: "oil" });
  expect(isRead(asked)).toBe(false);
});

test("dice that are rolled at once are one step", () => {
  const begin: Step = { kind: "begin", quest: "seals", heroes: 2, boxes: 1, set: "ours", keeps: { rounds: true, tokens: true, dice: true } };
  const found = walk(quests, exits, [
    begin,
    { kind: "on", page: 0 },
    { kind: "look", x: 0, y: 0, side: 0 },
    { kind: "die", page: 1, part: 1, nth: 0, face: 5, colour: "green" },
    { kind: "die", page: 1, part: 1, nth: 1, face: 6, colour: "blue", rest: [1, 2, 3, 4] },
  ])!;
  const part = found.pages[1]!.parts[1]!;
  expect(part.kind === "spawn" && part.dice.map((die) => `${die?.colour} ${die?.attack} ${die?.health}`)).toEqual([
    "green ranged 2",
    "blue ranged 3",
    "green melee 1",
    "green melee 2",
    "green melee 3",
    "green ranged 1",
  ]);
  expect(isRead(found)).toBe(true);
});
