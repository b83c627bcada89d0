import { expect, test } from "vitest";
import type { Objective } from "../types";
import { groupPoints, majority, MALUS, MIXED, questionsOf, winnerOf, worthOf } from "./scoring";
import vectors from "./vectors.json";

type Crowd = Readonly<Record<string, number>>;
type Places = Readonly<Record<string, Crowd>>;
const objectives = new Map((vectors.content.objectives as Objective[]).map((objective) => [objective.code, objective]));
const rooms = ["r1", "r2", "r3", "r4", "r5"];
const NAMES = { rooms, hallways: ["h1", "h2", "h3", "h4", "h5"], treasuries: rooms.slice(0, 4) };
const how = (where: readonly string[], holds: (place: string) => boolean) => where.filter(holds).length;
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Somebody at the table who counts what is asked. */
function counted(objective: Objective, monsters: Places): number[] {
  const where = NAMES[objective.places];
  const at = (place: string, kind: string = objective.kind) => monsters[place]?.[kind] ?? 0;
  return questionsOf(objective).map(({ ask }) => {
    if (ask === "pair") return how(where, (place) => at(place) > 0 && at(place, objective.other ?? "") > 0);
    if (ask === "with") return how(where, (place) => at(place) > 0);
    if (ask === "one") return how(where, (place) => at(place) === 1);
    if (ask === "two") return how(where, (place) => at(place) > 1);
    if (ask === "piles") return sum(where.map((place) => Math.min(at(place), 2)));
    const all = sum(where.map((place) => at(place)));
    return ask === "count" ? all : (objective.at ?? []).filter((threshold) => all >= threshold).length;
  });
}

test("a pad comes to what the rules score, line by line", () => {
  expect(vectors.contests.length).toBeGreaterThan(6);
  for (const contest of vectors.contests) {
    const dungeons = contest.dungeons.map(({ monsters }) => monsters as unknown as Places);
    for (const [seat, dungeon] of contest.dungeons.entries()) {
      const found = contest.objectives.map((code) => {
        const objective = objectives.get(code)!;
        const answers = dungeons.map((monsters) => counted(objective, monsters));
        if (objective.form === "majority") return majority(objective, answers[seat]![0]!, answers.map(([count]) => count!));
        return worthOf(questionsOf(objective), answers[seat]!);
      });
      const mixed = how(rooms, (place) => Object.values(dungeons[seat]![place] ?? {}).filter(Boolean).length >= 4);
      const rest = [worthOf([MIXED], [mixed]), worthOf([MALUS], [dungeon.malus]), groupPoints(dungeon.groups)];
      expect([...found, ...rest]).toEqual(contest.lines[seat]);
    }
  }
});

test("a pad names the winner that the rules name, and nobody at a tie", () => {
  for (const { lines, winners } of vectors.contests) expect(winnerOf(lines.map(sum))).toBe(winners[0] ?? null);
  expect(winnerOf([12, 30, 30])).toBeNull();
  expect(winnerOf([-4, -9])).toBe(0);
});

test("an objective asks for no more than it needs", () => {
  const asks = (code: string) => questionsOf(objectives.get(code)!).map(({ ask, choices }) => `${ask} ${choices.map(({ text, points }) => `${text}:${points}`).join(" ")}`);
  expect(asks("brou-a")).toEqual(["one 0:0 1:2 2:4 3:6 4:8 5:10", "two 0:0 1:5 2:10 3:15 4:20 5:25"]);
  expect(asks("brou-star-b")).toEqual(["total 0–2:0 3–5:5 6–8:13 9+:24"]);
  expect(asks("vampire-a")).toEqual(["total 0–5:0 6+:15"]);
  expect(asks("dragon-star-a")).toEqual(["piles 0:0 1:3 2:6 3:9 4:12 5:15 6:18 7:21 8:24"]);
  expect(asks("dragon-star-b")).toEqual(["two 0:-12 1:-5 2:0 3:7 4:15"]);
});

test("the book's example comes out as printed (D37)", () => {
  const worth = (code: string, ...answers: number[]) => worthOf(questionsOf(objectives.get(code)!), answers)!;
  const total = worth("dragon-a", 2) + worth("brou-a", 2, 2) + worth("vampire-a", 0) + worth("spider-a", 3) + worthOf([MIXED], [3])! + worthOf([MALUS], [3])! + groupPoints([0, 1, 2, 0, 0]);
  expect(total).toBe(39);
});
