/** Adventurers walk a lane under the floor: where they are, what they cost, and where they would go. */
import { type Dungeon, placeIn } from "./layout";
import type { Walk } from "./shifts";
import type { DungeonView } from "./types";

export interface Lodging {
  readonly room: number;
  readonly place: string;
  readonly groups: number;
  /** The middle of the room's part of the lane. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export function lodgings(dungeon: Dungeon, view: DungeonView): Lodging[] {
  return dungeon.places.flatMap((box, i) => {
    if (box.kind !== "room") return [];
    const { x, y, width, height } = box.lane;
    return [{ room: box.room, place: box.place, groups: view.places[i]?.groups ?? 0, x: x + width / 2, y: y + height / 2, height }];
  });
}

export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** How many rooms on. */
  readonly rooms: number;
  readonly target: string;
}

/** The ways that groups of a seat would go; where the lane folds there is no arrow, only the group that would be there. */
export function arrowsOf(dungeon: Dungeon, walks: readonly Walk[]): Arrow[] {
  return walks.flatMap((walk) => {
    const [from, to] = [placeIn(dungeon, walk.from), placeIn(dungeon, walk.to)];
    if (walk.seat !== dungeon.seat || !from || !to || from.lane.y !== to.lane.y) return [];
    const middle = (box: typeof from) => box.lane.x + box.lane.width / 2;
    return [{ from: middle(from), to: middle(to), y: from.lane.y + from.lane.height / 2, rooms: to.room - from.room, target: walk.to }];
  });
}

/** By room: how many groups more would be there. */
export function arrivals(walks: readonly Walk[], seat: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (place: string, by: number) => found.set(place, (found.get(place) ?? 0) + by);
  for (const walk of walks) {
    if (walk.seat !== seat) continue;
    add(walk.from, -1);
    add(walk.to, 1);
  }
  return found;
}
