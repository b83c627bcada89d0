/** What the rows of a set-up page offer, made from the settings of a game: plain functions, tried without a page. */
import type { Clock, Setting } from "$table/types";

/** The option that says how many seats there are: the seats themselves show it. */
export const PLAYERS = "players";
/** By convention, who begins: a seat counted from 1, 0 for the lot. */
export const FIRST = "first";
/** By convention, the seconds on the clock of a game that is played against time, 0 for none. */
export const CLOCK = "clock";

export const FEW = 6;

export type Control = "segments" | "stepper" | "switch" | "list" | "several" | "text";

/** How an option is chosen. */
export function controlOf(setting: Setting): Control {
  switch (setting.kind) {
    case "switch":
      return "switch";
    case "choice":
      return (setting.values?.length ?? 0) <= FEW ? "segments" : "list";
    case "choices":
      return "several";
    case "number":
      return span(setting) < FEW ? "segments" : "stepper";
    case "text":
      return "text";
  }
}

function span(setting: Setting): number {
  return (setting.most ?? Infinity) - (setting.least ?? 0);
}

/** The numbers of an option with few of them. */
export function numbers(setting: Setting): number[] {
  const least = setting.least ?? 0;
  return Array.from({ length: span(setting) + 1 }, (_, i) => least + i);
}

/** A step up or down: by one, or by half a minute where the number is a time, and never out of its limits. */
export function stepped(setting: Setting, value: number, steps: number): number {
  const unit = setting.name === CLOCK ? 30 : span(setting) > 200 ? 10 : 1;
  const [least, most] = [setting.least ?? 0, setting.most ?? Infinity];
  return Math.min(Math.max(value + steps * unit, least), most);
}

/** Seconds as a clock shows them: 6:00. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The times that are offered for a move and for a game. */
export const TIMES: Readonly<Record<"move" | "game", readonly number[]>> = {
  move: [15, 30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY],
  game: [5, 10, 15, 20, 30, 45, 60, 90, 120].map((minutes) => minutes * MINUTE),
};

/** The next longer or shorter time that is offered. */
export function otherTime(kind: "move" | "game", seconds: number, steps: 1 | -1): number {
  const times = TIMES[kind];
  const next = steps > 0 ? times.find((time) => time > seconds) : times.findLast((time) => time < seconds);
  return next ?? seconds;
}

/** A duration as people say it: the key of its sentence and the number in it. */
export function lasting(seconds: number): ["seconds" | "minutes" | "hours" | "days", number] {
  if (seconds < MINUTE) return ["seconds", seconds];
  if (seconds < HOUR || seconds % HOUR !== 0) return ["minutes", Math.round(seconds / MINUTE)];
  return seconds < DAY ? ["hours", seconds / HOUR] : ["days", Math.round(seconds / DAY)];
}

/** A clock of another kind, with a usual time. */
export function clockOf(kind: NonNullable<Clock["kind"]>, before: Clock): Clock {
  return { ...before, kind, seconds: kind === "game" ? 20 * MINUTE : 2 * MINUTE };
}

/** With a value chosen, or no longer. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
