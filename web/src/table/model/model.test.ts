import { describe, expect, it } from "vitest";
import type { Table } from "$table/board";
import type { Labels, Preview, SeatView, Step } from "$table/types";
import { Words } from "$table/words";
import { brought } from "./brought";
import { chronicle, plain } from "./chronicle";
import { choicesOf, rowsOf } from "./choices";
import { leftOf, minutes, seatLeft } from "./clocks";
import { finalityOf } from "./finality";
import { peopleOf, standingOf } from "./people";
import { chapters, dwell, heard, isToldToTheEnd, missed, next, type Scene, skipped, storyOf } from "./telling";

const seen = (number: number, limit: number | null = null): SeatView => ({
  number,
  players: [],
  waiting: [0],
  prompt: { key: "prompt" },
  legal: [],
  undo: null,
  silent: false,
  paused: false,
  played: 0,
  limit,
  outcome: null,
  view: null,
});
const step = (number: number, seat: number | null, more: Partial<Step> = {}): Step => ({ number, act: "action", seat, at: 0, ...more });
const scene = (number: number, seat: number, limit: number | null = null): Scene => ({
  step: step(number, seat),
  seen: seen(number + 1, limit),
});
const usual = { seats: [0], speed: 1 };

describe("telling", () => {
  const start = storyOf(seen(1));

  it("shows the first step of another at once and the others one after the other", () => {
    let story = heard(start, [scene(1, 1)], usual);
    expect(story.told?.number).toBe(1);
    expect(isToldToTheEnd(story)).toBe(true);
    story = heard(heard(story, [scene(2, 1), scene(3, 2)], usual), [scene(4, 2)], usual);
    expect([story.told?.number, story.queue.length]).toEqual([1, 3]);
    story = next(next(story));
    expect([story.told?.number, story.seen?.number]).toEqual([3, 4]);
    story = next(next(story));
    expect([story.told?.number, story.stands]).toEqual([4, false]);
    story = heard(story, [scene(5, 1), scene(6, 1)], usual);
    expect(story.told?.number).toBe(5);
    expect(skipped(story).seen?.number).toBe(7);
    expect(isToldToTheEnd(skipped(story))).toBe(true);
  });

  it("shows own steps at once, and everything that came before with them", () => {
    const story = heard(heard(start, [scene(1, 1), scene(2, 1)], usual), [scene(3, 0)], usual);
    expect([story.told?.number, story.queue.length, story.stands]).toEqual([3, 0, false]);
  });

  it("lets the end of one's turn stand before the others go on", () => {
    const { step, seen: after } = scene(1, 0);
    const end: Scene = { step, seen: { ...after, waiting: [1] } };
    const story = heard(heard(start, [end], usual), [scene(2, 1)], usual);
    expect([story.told?.number, story.queue.length, story.stands]).toEqual([1, 1, true]);
    const together = heard(start, [end, scene(2, 1), scene(3, 1)], usual);
    expect([together.told?.number, together.queue.length]).toEqual([1, 2]);
    expect(next(together).told?.number).toBe(2);
  });

  it("tells nothing without motion or against the clock", () => {
    expect(heard(start, [scene(1, 1), scene(2, 1)], { seats: [0], speed: 0 }).told?.number).toBe(2);
    expect(heard(start, [scene(1, 1, 360_000), scene(2, 1, 360_000)], usual).told?.number).toBe(2);
  });

  it("dwells longer where much happened, less in a long queue, and not at a pause", () => {
    const story = heard(start, [scene(1, 1), scene(2, 1)], usual);
    const busy = { ...story, told: step(1, 1, { events: [{ kind: "a" }, { kind: "b" }, { kind: "c" }] }) };
    const long = { ...story, queue: Array.from({ length: 20 }, (_, i) => scene(i + 2, 1)) };
    expect(dwell(busy, 1)).toBeGreaterThan(dwell(story, 1));
    expect(dwell(story, 2)).toBe(dwell(story, 1) / 2);
    expect(dwell(long, 1)).toBeLessThan(dwell(story, 1));
    expect(dwell({ ...story, told: step(1, 1, { act: "pause" }) }, 1)).toBe(0);
  });

  it("makes a chapter of what a seat did in a row", () => {
    const found = chapters([scene(1, 1), scene(2, 1), scene(3, 2)]);
    expect(found.map(({ seat, scenes, first }) => [seat, scenes.length, first])).toEqual([
      [1, 2, 0],
      [2, 1, 2],
    ]);
  });

  it("knows what somebody missed: nothing if only they acted", () => {
    expect(missed([scene(1, 0), scene(2, 0)], [0])).toEqual([]);
    expect(missed([scene(1, 0), scene(2, 1), scene(3, 0)], [0]).map(({ step }) => step.number)).toEqual([2, 3]);
  });
});

describe("what is final", () => {
  const preview: Preview = { code: "a", events: [], changes: [], luck: null, waiting: [0], discloses: false, outcome: null, view: null };

  it("is what luck, a secret, another seat or the end makes so", () => {
    expect(finalityOf(preview, [0])).toBeNull();
    expect(finalityOf({ ...preview, waiting: [0, 1] }, [0])).toBeNull();
    expect(finalityOf({ ...preview, luck: { what: "die", chances: [] }, waiting: [] }, [0])).toBe("luck");
    expect(finalityOf({ ...preview, discloses: true }, [0])).toBe("disclosed");
    expect(finalityOf({ ...preview, waiting: [1] }, [0])).toBe("passes");
    expect(finalityOf({ ...preview, waiting: [1] }, [0, 1])).toBeNull();
    expect(finalityOf({ ...preview, waiting: [], outcome: { reason: "x", rule: "", winners: [], scores: [] } }, [0])).toBe("over");
  });
});

const LABELS: Labels = {
  game: "vault",
  content: "0",
  language: "en",
  names: { tile: { ruby: "a ruby", bats: "the bats" } },
  texts: {},
  actions: { deeper: {}, climb: {} },
  events: {
    found: { fields: { seat: { how: "seat" }, tile: { how: "label", key: "tile" } }, rule: "L3" },
    lurks: { fields: { tile: { how: "label", key: "tile" } } },
  },
  pointing: {},
};
const words = new Words(
  "en",
  [
    `player = Player { $seat }
kind-deeper = Go deeper
kind-climb = Climb out
action-deeper = Go deeper
action-climb = Climb out
event-found = { player } finds { $tile }.
event-lurks = Out of the shadows: { $tile }!
web-log-action = { player }: { $action }
web-step-undo = { player } takes that back.
web-step-seat = { $name } now plays in seat { $seat }.
level-greedy = Glouton
figure-points = Points
web-brings-of = { $figure }, { $thing }
web-brings-draw = One of { $count } is drawn
end = The end.`,
  ],
  LABELS,
).naming(["Ann", "Bob"]);

describe("the chronicle", () => {
  const found = (seat: number, tile: string) => ({ kind: "found", seat, tile }) as never;

  it("is made of sentences in which players and things can be found", () => {
    const [entry] = chronicle([step(1, 0, { events: [found(0, "ruby")] })], words);
    expect(plain(entry!)).toBe("Ann finds a ruby.");
    expect(entry!.rule).toBe("L3");
    expect(entry!.pieces).toEqual([
      { text: "Ann", seat: 0 },
      { text: " finds " },
      { text: "a ruby", thing: { field: "tile", value: "ruby", vocabulary: "tile" } },
      { text: "." },
    ]);
  });

  it("says an action without events by itself, and what the table did", () => {
    const told = chronicle(
      [
        step(1, 1, { action: { kind: "climb", code: "climb" } }),
        step(2, 1, { act: "undo", undoes: 1 }),
        step(3, 1, { act: "seat", player: { name: "Grim" } }),
        step(4, 1, { act: "seat", player: { name: "Greedy 2", kind: "greedy" } }),
      ],
      words,
    );
    expect(told.map(plain)).toEqual([
      "Bob: Climb out",
      "Bob takes that back.",
      "Grim now plays in seat 2.",
      "Glouton 2 now plays in seat 2.",
    ]);
    expect(told.map(({ undone }) => undone)).toEqual([true, false, false, false]);
  });
});

describe("choices", () => {
  const legal = [
    { kind: "deeper", actions: [{ kind: "deeper", code: "deeper" }] },
    { kind: "climb", actions: Array.from({ length: 12 }, (_, i) => ({ kind: "climb", code: `climb${i}` })) },
  ];
  const table = { live: true, words, seen: { ...seen(1), legal } } as unknown as Table;

  it("have keys: digits, then letters that mean nothing else", () => {
    const rows = rowsOf(choicesOf(table, null, [{ key: "Q" }]));
    expect(rows.map(({ key }) => key).join("")).toBe("123456789wert");
    expect(rows[0]!.slip.label).toBe("Go deeper");
  });

  it("leave out what a button of the board does", () => {
    const groups = choicesOf(table, null, [{ key: "0", code: "deeper" }]);
    expect(groups.map(({ kind }) => kind)).toEqual(["climb"]);
  });

  it("are none while something is told", () => {
    expect(choicesOf({ ...table, live: false }, null)).toEqual([]);
  });
});

describe("what an action brings", () => {
  const preview: Preview = {
    code: "deeper",
    events: [],
    changes: [{ name: "points", before: 8, after: 5, of: "ruby", good: false }],
    luck: { what: "tile", chances: Array.from({ length: 8 }, () => ({ outcome: "ruby", cases: 2 })) },
    waiting: [],
    discloses: false,
    outcome: { reason: "end", rule: "L8", winners: [], scores: [] },
    view: null,
  };

  it("are figures, the end, and what luck is asked", () => {
    expect(brought(preview, words).map(({ text, tone, rule }) => [text, tone, rule])).toEqual([
      ["Points, a ruby: 8 → 5", "danger", undefined],
      ["The end.", undefined, "L8"],
      ["One of 16 is drawn", undefined, undefined],
    ]);
    const few = { ...preview, changes: [], outcome: null, luck: { what: "tile", chances: [{ outcome: "bats", cases: 1 }, { outcome: "ruby", cases: 3 }] } };
    expect(brought(few, words).map(({ text }) => text)).toEqual(["the bats: 25%", "a ruby: 75%"]);
  });
});

describe("people", () => {
  const person = (name: string, sigil: "owl" | "raven") => ({ id: name, name, sigil });

  it("keep their sigils, and whoever comes second with the same gets a free one", () => {
    const places = [{ person: person("Ann", "owl") }, { person: person("Bob", "owl") }, { bot: "skilled" }];
    const presence = { seats: [true, false, false], watching: [], thinking: [2] };
    const people = peopleOf(places, presence, [{ name: "" }, { name: "" }, { name: "Grim" }]);
    expect(people.map(({ name, sigil, present, bot }) => [name, sigil, present, bot])).toEqual([
      ["Ann", 1, true, null],
      ["Bob", 0, false, null],
      ["Grim", 2, true, "skilled"],
    ]);
    expect(places.map((place, seat) => standingOf(place, seat, presence, [2]))).toEqual(["here", "away", "thinking"]);
    expect(standingOf({ person: person("Bob", "owl"), bot: "skilled" }, 1, presence, [])).toBe("stand-in");
  });
});

describe("clocks", () => {
  const clock = { time: 10_000, played: 1000, limit: 361_000, running: true, left: [5000, null], thinking: [0] };

  it("go on from where the server saw them", () => {
    expect(leftOf(clock, 13_000)).toBe(357_000);
    expect(leftOf({ ...clock, running: false }, 13_000)).toBe(360_000);
    expect(seatLeft(clock, 0, 12_000)).toBe(3000);
    expect(seatLeft(clock, 1, 12_000)).toBeNull();
    expect(seatLeft({ ...clock, thinking: [] }, 0, 12_000)).toBe(5000);
    expect([minutes(220_500), minutes(59_001), minutes(0), minutes(3_600_000)]).toEqual(["3:41", "1:00", "0:00", "1:00:00"]);
  });
});
