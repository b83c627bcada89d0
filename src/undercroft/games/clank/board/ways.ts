/** Ways of several tunnels: which tunnels they take, and the next step of one that is walked. Pure. */
import type { Side } from "./map";
import type { Action, MoveAction, Way, Ways } from "./types";

/** The way that is worth showing: the first that can be gone now, else the one with the fewest boots. */
export function bestWay(ways: Ways | null | undefined): Way | null {
  return ways?.ways.find(({ now }) => now) ?? ways?.ways[0] ?? null;
}

export function roomsOf(way: Way): number[] {
  return way.passages.map(({ to }) => to);
}

/** The tunnels from a room through others, one after the other. */
export function tunnelsOn(side: Side, from: number, rooms: readonly number[]): ReadonlySet<string> {
  const found = new Set<string>();
  let here = from;
  for (const next of rooms) {
    const way = side.ways.find(({ tunnel: { rooms: [one, other], one_way } }) => (one === here && other === next) || (!one_way && other === here && one === next));
    if (way) found.add(way.key);
    here = next;
  }
  return found;
}

/** The move to a room that meets the most monsters with swords; null where no such move is possible. */
export function moveTo(legal: readonly Action[], room: number): MoveAction | null {
  const moves = legal.filter((action): action is MoveAction => action.kind === "move" && action.room === room);
  return moves.reduce<MoveAction | null>((best, move) => (best === null || move.swords > best.swords ? move : best), null);
}

/** What is left of a planned way after a step: null where the thief has left it, or has arrived. */
export function restOf(plan: readonly number[], room: number): readonly number[] | null {
  const [next, ...rest] = plan;
  return next === room && rest.length > 0 ? rest : null;
}
