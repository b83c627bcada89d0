import { expect, test } from "vitest";
import type { Objective } from "../types";
import { groupsOf, isComplete, isMissing, leavesRoom, linesOf, padOf, pointsOf, type Step, totalOf } from "./pad";
import { questionsOf } from "./scoring";
import vectors from "./vectors.json";

const objectives = vectors.content.objectives as Objective[];
const players: Step = {
  do: "players",
  players: [
    { name: "Ann", sigil: 1 },
    { name: "Bob", sigil: 3 },
  ],
};
const chosen = (objective: string, on = true): Step => ({ do: "objective", objective, on });
const answer = (seat: number, about: string, ...counts: (number | null)[]): Step => ({ do: "answer", seat, about, counts });
const pad = (...steps: Step[]) => padOf([players, ...steps], objectives);
const points = (found: ReturnType<typeof pad>, seat: number, about: string) => pointsOf(found, seat, linesOf(found).find((line) => line.about === about)!);

test("a line appears with its objective, one of each colour", () => {
  const found = pad(chosen("vampire-a"), chosen("spider-b"), chosen("spider-star-a"));
  expect(linesOf(found).map(({ about }) => about)).toEqual(["spider-star-a", "vampire-a", "mixed", "malus", "groups"]);
  expect(linesOf(pad(chosen("brou-a"), chosen("brou-a", false))).map(({ line }) => line)).toEqual(["mixed", "malus", "groups"]);
  expect(pad(chosen("no-such"))).toEqual(pad());
});

test("what was counted for an objective is still there when it comes back", () => {
  const found = pad(chosen("brou-a"), answer(0, "brou-a", 2, 1), chosen("brou-b"), chosen("brou-a"));
  expect(points(found, 0, "brou-a")).toBe(9);
});

test("a half answered line is missing", () => {
  const found = pad(chosen("brou-a"), answer(0, "brou-a", 2, null));
  expect(isMissing(found, 0, linesOf(found)[0]!)).toBe(true);
  expect(points(found, 0, "brou-a")).toBeNull();
  expect(totalOf(found, 0)).toBe(0);
});

test("two numbers of rooms are never more than the rooms", () => {
  const questions = questionsOf(objectives.find(({ code }) => code === "brou-a")!);
  expect(leavesRoom(questions, [3, null], 1, 2)).toBe(true);
  expect(leavesRoom(questions, [3, null], 1, 3)).toBe(false);
  expect(pad(chosen("brou-a"), answer(0, "brou-a", 3, 3)).answers[0]).toEqual({});
});

test("most is told among those who were counted", () => {
  const first = pad(chosen("vampire-star-a"), answer(0, "vampire-star-a", 2));
  expect(points(first, 0, "vampire-star-a")).toBe(12);
  const both = pad(chosen("vampire-star-a"), answer(0, "vampire-star-a", 2), answer(1, "vampire-star-a", 5));
  expect([points(both, 0, "vampire-star-a"), points(both, 1, "vampire-star-a")]).toEqual([0, 12]);
});

test("malus and groups cost, and there are 28 groups in the box", () => {
  const found = pad(answer(0, "malus", 3), answer(0, "groups", 1, 0, 2, 0, 1), answer(1, "groups", 0, 0, 0, 0, 25));
  expect(totalOf(found, 0)).toBe(-6 - 12);
  expect([groupsOf(found, 0), groupsOf(found, 1)]).toEqual([4, 0]);
});

test("a sheet is complete with four objectives and everything counted", () => {
  const codes = ["spider-a", "brou-b", "dragon-a", "vampire-a"];
  const all = [0, 1].flatMap((seat) => [...[...codes, "mixed", "malus"].map((about) => answer(seat, about, 1)), answer(seat, "groups", 0, 0, 0, 0, 0)]);
  expect(isComplete(pad(...codes.map((code) => chosen(code)), ...all))).toBe(true);
  expect(isComplete(pad(...codes.slice(1).map((code) => chosen(code)), ...all))).toBe(false);
  expect(isComplete(pad(...codes.map((code) => chosen(code)), ...all.slice(1)))).toBe(false);
});

test("steps that make no sense are passed over", () => {
  const nonsense = [{}, { do: "dance" }, answer(5, "mixed", 1), answer(0, "mixed", 6), answer(0, "mixed"), answer(0, "soup", 1), answer(0, "groups", 1), { do: "answer", seat: 0, about: "mixed" }];
  expect(pad(...(nonsense as Step[]))).toEqual(pad());
});
