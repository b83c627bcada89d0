/** A heist that is over, as a figure: how deep each thief was, turn by turn, and what became of them. Pure. */
import { type Strike, strikeOf } from "./attack";
import type { Side } from "./map";
import type { Event, Step, View } from "./types";

export interface Depth {
  /** The thief's own turns, counted from 1; a half is in the middle of one. */
  readonly turn: number;
  readonly depth: number;
}

export interface Mark {
  readonly seat: number;
  readonly turn: number;
  readonly depth: number;
  readonly kind: "stole" | "left" | "rescued" | "fell";
  readonly artifact: string | null;
}

export interface Victim {
  readonly seat: number;
  readonly turn: number;
  readonly room: number;
  /** The attack that did it; null where the time had run out. */
  readonly strike: Strike | null;
  readonly artifacts: readonly string[];
}

export interface Story {
  /** By seat: how deep at the beginning and after each turn, and where something was stolen on the way. */
  readonly lines: readonly (readonly Depth[])[];
  readonly marks: readonly Mark[];
  readonly victim: Victim | null;
  readonly turns: number;
}

/** What was taken back never happened. */
export function happened(steps: readonly Step[]): Step[] {
  const undone = new Set(steps.flatMap(({ undoes }) => (undoes === null || undoes === undefined ? [] : [undoes])));
  return steps.filter(({ number, act }) => !undone.has(number) && act !== "undo");
}

export function storyOf(steps: readonly Step[], side: Side, view: View): Story {
  const seats = view.thieves.length;
  const rooms = Array.from({ length: seats }, () => 1);
  const depthOf = (room: number) => side.rooms.get(room)?.at[1] ?? 0;
  const lines = Array.from({ length: seats }, (): Depth[] => [{ turn: 0, depth: depthOf(1) }]);
  /** By seat: the turn that is played, counted from 1. */
  const turns = Array.from({ length: seats }, () => 1);
  const gone = new Set<number>();
  const marks: Mark[] = [];
  let victim: Victim | null = null;

  const reach = (seat: number, turn: number) => lines[seat]?.push({ turn, depth: depthOf(rooms[seat] ?? 1) });
  const mark = (seat: number, kind: Mark["kind"], turn: number, artifact: string | null = null) => {
    marks.push({ seat, turn, depth: depthOf(rooms[seat] ?? 1), kind, artifact });
    reach(seat, turn);
  };
  const leave = (seat: number, kind: Mark["kind"]) => {
    if (gone.has(seat)) return;
    mark(seat, kind, turns[seat] ?? 1);
    gone.add(seat);
  };
  const tell = (event: Event, step: Step) => {
    switch (event.kind) {
      case "moved":
      case "teleported":
        rooms[event.seat] = event.to;
        break;
      case "stole":
        mark(event.seat, "stole", (turns[event.seat] ?? 1) - 0.5, event.artifact);
        break;
      case "new-hand":
        if (gone.has(event.seat)) break;
        reach(event.seat, turns[event.seat] ?? 1);
        turns[event.seat] = (turns[event.seat] ?? 1) + 1;
        break;
      case "left":
        rooms[event.seat] = 1;
        leave(event.seat, "left");
        break;
      case "rescued":
        leave(event.seat, "rescued");
        break;
      case "fell": {
        const artifacts = marks.flatMap(({ seat, artifact }) => (seat === event.seat && artifact ? [artifact] : []));
        const strike = strikeOf(step, view);
        // Somebody may be hit and live, and be caught by the countdown at the end of the same turn.
        const felled = strike?.struck.some(({ seat, health }) => seat === event.seat && health <= 0) ?? false;
        victim = { seat: event.seat, turn: turns[event.seat] ?? 1, room: event.room, strike: felled ? strike : null, artifacts };
        leave(event.seat, "fell");
        break;
      }
    }
  };
  for (const step of happened(steps)) for (const event of step.events ?? []) tell(event, step);
  return { lines, marks, victim, turns: Math.max(...lines.map((line) => line.at(-1)?.turn ?? 0), 1) };
}
