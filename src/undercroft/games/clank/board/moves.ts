/** Where the thief can go, what that takes, and which tunnels lead there. */
import type { Side } from "./map";
import type { Action, MoveAction, TeleportAction } from "./types";

export interface Goal {
  readonly room: number;
  /** Boots for the tunnel; 0 for a teleport. */
  readonly boots: number;
  readonly teleport: boolean;
  /** The ways to pay for it: the one with the fewest wounds first. */
  readonly actions: readonly (MoveAction | TeleportAction)[];
}

/** The rooms that can be gone to now, each with its cheapest action first. */
export function goalsOf(legal: readonly Action[], side: Side, from: number): ReadonlyMap<number, Goal> {
  const goals = new Map<number, Goal>();
  for (const action of legal) {
    if (action.kind !== "move" && action.kind !== "teleport") continue;
    const teleport = action.kind === "teleport";
    const before = goals.get(action.room);
    const actions = [...(before?.actions ?? []), action].sort((one, other) => swordsOf(other) - swordsOf(one));
    const boots = teleport ? (before?.boots ?? 0) : bootsBetween(side, from, action.room);
    goals.set(action.room, { room: action.room, boots, teleport: teleport && (before?.teleport ?? true), actions });
  }
  return goals;
}

function swordsOf(action: MoveAction | TeleportAction): number {
  return action.kind === "move" ? action.swords : 0;
}

/** The boots that a tunnel between two rooms takes. */
export function bootsBetween(side: Side, from: number, to: number): number {
  const boots = side.ways.filter(({ tunnel: { rooms } }) => rooms.includes(from) && rooms.includes(to)).map(({ tunnel }) => tunnel.boots);
  return boots.length > 0 ? Math.min(...boots) : 1;
}

/** The tunnels from a room to those that can be gone to. */
export function litWays(side: Side, from: number, goals: ReadonlyMap<number, Goal>): ReadonlySet<string> {
  const lit = side.ways.filter(({ tunnel: { rooms, one_way } }) => {
    const [first, second] = rooms;
    const to = first === from ? second : second === from && !one_way ? first : null;
    return to !== null && goals.has(to) && !goals.get(to)?.teleport;
  });
  return new Set(lit.map((way) => way.key));
}
