import { expect, test } from "vitest";
import { atRisk, fateOf, isFilled, isMissing, lootOf, padOf, type Step } from "./pad";
import { LINES, totalOf } from "./scoring";
import vectors from "./vectors.json";

const players: Step = {
  do: "players",
  players: [
    { name: "Ann", sigil: 1 },
    { name: "Bob", sigil: 3 },
  ],
};
const pad = (...steps: Step[]) => padOf([players, ...steps], vectors.content);
const entry = (seat: number, ...steps: Step[]) => pad(...steps).entries[seat]!;

test("a sheet begins with nothing entered and all missing", () => {
  const { entries, bag } = pad();
  expect(entries).toHaveLength(2);
  expect(LINES.every((line) => isMissing(entries[0]!, line))).toBe(true);
  expect(bag).toMatchObject({ black: 24, cubes: [0, 0], rage: 3 });
});

test("an artifact is only had by one", () => {
  const { entries } = pad({ do: "artifact", seat: 0, artifact: 25, has: true }, { do: "artifact", seat: 1, artifact: 25, has: true });
  expect(entries.map(({ artifacts }) => artifacts)).toEqual([[25], []]);
  const two: Step[] = [
    { do: "artifact", seat: 0, artifact: 25, has: true },
    { do: "artifact", seat: 0, artifact: 5, has: true },
  ];
  expect(entry(0, ...two).artifacts).toEqual([5, 25]);
  expect(entry(0, ...two, { do: "artifact", seat: 0, artifact: 25, has: false }).artifacts).toEqual([5]);
});

test("there are no more cards and tokens than in the box", () => {
  const taken: Step = { do: "card", seat: 0, card: "sapphire", count: 2 };
  expect(entry(1, taken, { do: "card", seat: 1, card: "sapphire", count: 2 }).cards).toEqual({});
  expect(entry(1, taken, { do: "card", seat: 1, card: "sapphire", count: 1 }).cards).toEqual({ sapphire: 1 });
  expect(entry(0, taken, { do: "card", seat: 0, card: "sapphire", count: 3 }).cards).toEqual({ sapphire: 3 });
  expect(entry(0, { do: "token", seat: 0, token: "crown-9", count: 2 }).tokens).toEqual({});
  expect(entry(0, { do: "card", seat: 0, card: "no-such-card", count: 1 }).cards).toEqual({});
});

test("nothing is something that can be said", () => {
  const none: Step = { do: "none", seat: 0, line: "tokens" };
  expect(isFilled(entry(0, none), "tokens")).toBe(true);
  expect(isFilled(entry(0, { do: "gold", seat: 0, gold: 0 }), "gold")).toBe(true);
  const key: Step = { do: "token", seat: 0, token: "key", count: 1 };
  expect(entry(0, none, key).none).toEqual([]);
  expect(entry(0, key, none).tokens).toEqual({});
  expect(isFilled(entry(0, key, { ...key, count: 0 }), "tokens")).toBe(false);
});

test("whoever was lost, or brought no artifact, need not count", () => {
  const lost = entry(0, { do: "gold", seat: 0, gold: 12 }, { do: "fate", seat: 0, fate: "lost" });
  expect(LINES.some((line) => isMissing(lost, line))).toBe(false);
  expect(totalOf(lootOf(lost), vectors.content)).toBe(0);
  const empty = entry(0, { do: "fate", seat: 0, fate: "escaped" }, { do: "none", seat: 0, line: "artifacts" });
  expect(fateOf(empty)).toBe("lost");
});

test("steps that make no sense are passed over", () => {
  const nonsense = [null, "x", {}, { do: "dance" }, { do: "gold", seat: 7, gold: 1 }, { do: "gold", seat: 0, gold: -1 }, { do: "bag", what: "soup", count: 1 }];
  expect(pad(...(nonsense.filter(Boolean) as Step[]))).toEqual(pad());
  expect(pad(players)).toEqual(pad());
  expect(padOf([{ do: "gold", seat: 0, gold: 5 }], vectors.content).players).toEqual([]);
});

test("the cubes of whoever is out are as good as black", () => {
  const cubes: Step = { do: "cubes", seat: 0, count: 6 };
  expect(atRisk(pad(cubes), 0)).toBe(6);
  expect(atRisk(pad(cubes, { do: "fate", seat: 0, fate: "escaped" }), 0)).toBe(0);
  expect(pad({ do: "bag", what: "rage", count: 8 }, { do: "bag", what: "danger", count: 2 }).bag).toMatchObject({ rage: 3, danger: 2 });
});
