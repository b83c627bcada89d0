/** The sheet of a score pad: what people have entered, worked out of their steps. A step that does not fit those before
it, because another phone was faster, is passed over. */
import { type PadPlayer, playersOf, wholeOf } from "$table/pad/players";
import type { Objective } from "../types";
import { type Colour, COLOURS, GROUPS, groupPoints, type Line, majority, MALUS, MIXED, type Question, questionsOf, ROOMS, worthOf } from "./scoring";

export type Step =
  | { readonly do: "players"; readonly players: readonly PadPlayer[] }
  /** An objective is in play, or is not: one of each colour. */
  | { readonly do: "objective"; readonly objective: string; readonly on: boolean }
  /** What somebody has counted for an objective, or for "mixed", "malus" or, room by room, "groups". */
  | { readonly do: "answer"; readonly seat: number; readonly about: string; readonly counts: readonly (number | null)[] };

type Counts = readonly (number | null)[];

export interface Pad {
  readonly players: readonly PadPlayer[];
  /** In the order of the colours. */
  readonly objectives: readonly Objective[];
  /** By player, what was counted; an objective that is out of play is remembered. */
  readonly answers: readonly Readonly<Record<string, Counts>>[];
}

/** A line of the pad, and what has to be counted for it; for groups that is a number for each room. */
export interface PadLine {
  readonly line: Line;
  /** What answers are kept under. */
  readonly about: string;
  readonly objective: Objective | null;
  readonly questions: readonly Question[];
}

export function padOf(steps: readonly Step[], objectives: readonly Objective[]): Pad {
  let pad: Pad = { players: [], objectives: [], answers: [] };
  for (const step of steps) pad = after(pad, step, objectives) ?? pad;
  return pad;
}

/** Null where the step does not fit. */
function after(pad: Pad, step: Step, objectives: readonly Objective[]): Pad | null {
  switch (step.do) {
    case "players": {
      const players = playersOf(step.players);
      return pad.players.length > 0 || players.length < 2 || players.length > 4 ? null : { ...pad, players, answers: players.map(() => ({})) };
    }
    case "objective": {
      const found = objectives.find(({ code }) => code === step.objective);
      if (!found) return null;
      const others = pad.objectives.filter(({ colour, code }) => (step.on ? colour !== found.colour : code !== found.code));
      const order = (one: Objective) => COLOURS.indexOf(one.colour as Colour);
      return { ...pad, objectives: (step.on ? [...others, found] : others).sort((one, other) => order(one) - order(other)) };
    }
    case "answer": {
      const known = pad.answers[step.seat];
      if (!known || !fits(pad, step, objectives)) return null;
      return { ...pad, answers: pad.answers.with(step.seat, { ...known, [step.about]: step.counts }) };
    }
    default:
      return null; // of a later version, or of none
  }
}

function fits(pad: Pad, { seat, about, counts }: Extract<Step, { do: "answer" }>, objectives: readonly Objective[]): boolean {
  if (!Array.isArray(counts)) return false;
  if (about === "groups") {
    const elsewhere = pad.answers.reduce((sum, _, other) => sum + (other === seat ? 0 : groupsOf(pad, other)), 0);
    const groups = counts.map((count) => wholeOf(count, GROUPS) ?? NaN);
    return groups.length === ROOMS && groups.reduce((sum, count) => sum + count, elsewhere) <= GROUPS;
  }
  const objective = objectives.find(({ code }) => code === about);
  const questions = about === "mixed" ? [MIXED] : about === "malus" ? [MALUS] : objective ? questionsOf(objective) : [];
  if (counts.length !== questions.length || questions.length === 0) return false;
  return questions.every(({ choices }, i) => counts[i] === null || choices.some(({ answer }) => answer === counts[i])) && room(questions, counts) >= 0;
}

/** Where two numbers of places are asked for, how many of the places neither has. */
function room(questions: readonly Question[], counts: Counts): number {
  const places = questions[0]!.choices.length - 1;
  return questions.length > 1 ? places - counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) : 0;
}

/** Whether an answer leaves enough places for the other one. */
export function leavesRoom(questions: readonly Question[], counts: Counts, at: number, answer: number): boolean {
  return room(questions, questions.map((_, i) => (i === at ? answer : (counts[i] ?? null)))) >= 0;
}

/** How many groups are in a dungeon. */
export function groupsOf({ answers }: Pad, seat: number): number {
  return (answers[seat]?.["groups"] ?? []).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export function linesOf(pad: Pad): PadLine[] {
  return [
    ...pad.objectives.map((objective) => ({ line: objective.colour as Line, about: objective.code, objective, questions: questionsOf(objective) })),
    { line: "mixed", about: "mixed", objective: null, questions: [MIXED] },
    { line: "malus", about: "malus", objective: null, questions: [MALUS] },
    { line: "groups", about: "groups", objective: null, questions: [] },
  ];
}

export function countsOf({ answers }: Pad, seat: number, { about }: PadLine): Counts {
  return answers[seat]?.[about] ?? [];
}

/** Whether all of a line was counted. */
export function isMissing(pad: Pad, seat: number, line: PadLine): boolean {
  const counts = countsOf(pad, seat, line);
  return counts.length === 0 || counts.includes(null);
}

/** The points of a line; null while it is missing. Who has most is told among those who were counted. */
export function pointsOf(pad: Pad, seat: number, line: PadLine): number | null {
  if (isMissing(pad, seat, line)) return null;
  const counts = countsOf(pad, seat, line);
  if (line.about === "groups") return groupPoints(counts.map((count) => count ?? 0));
  if (line.objective?.form !== "majority") return worthOf(line.questions, counts);
  const all = pad.players.flatMap((_, other) => countsOf(pad, other, line)[0] ?? []);
  return majority(line.objective, counts[0] ?? 0, all);
}

export function totalOf(pad: Pad, seat: number): number {
  return linesOf(pad).reduce((sum, line) => sum + (pointsOf(pad, seat, line) ?? 0), 0);
}

/** One of each colour, and everything counted. */
export function isComplete(pad: Pad): boolean {
  return pad.objectives.length === COLOURS.length && pad.players.every((_, seat) => !linesOf(pad).some((line) => isMissing(pad, seat, line)));
}
