/** What a step has moved: from where each thing was to where it is, one after the other. */
import { areaIn, type Dungeon, middleOf, placeIn, type Plan } from "./layout";
import type { Event } from "./types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Flight {
  /** A kind of monster, or `group`. */
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
  /** Its place in the row: each begins when the one before is on its way. */
  readonly order: number;
}

function pointOf(plan: Plan, dungeon: Dungeon | undefined, code: string, walks: boolean): Point | null {
  const box = dungeon ? placeIn(dungeon, code) : undefined;
  // Adventurers walk below the floor.
  if (box && walks) return { x: box.lane.x + box.lane.width / 2, y: box.lane.y + box.lane.height / 2 };
  if (box) return middleOf(box);
  const area = areaIn(plan, code);
  return area ? { x: area.x + area.width / 2, y: area.y + area.height * 0.6 } : null;
}

const MOVING = ["recruited", "placed", "moved", "sacrificed", "dumped", "came", "group", "progressed", "removed"] as const;

/** Events as flights; what comes from or goes to a dungeon that is not shown is left out. */
export function flightsOf(plan: Plan, events: readonly Event[]): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    if (!MOVING.some((kind) => kind === event.kind) || !("from" in event) || !("to" in event)) continue;
    const dungeon = "seat" in event ? plan.dungeons.find(({ seat }) => seat === event.seat) : undefined;
    if ("seat" in event && !dungeon) continue;
    const kind = "monster" in event ? event.monster : "group";
    const [from, to] = [event.from, event.to].map((code) => pointOf(plan, dungeon, code, kind === "group"));
    if (from && to) found.push({ kind, from, to, order: found.length });
  }
  return found;
}

/** Where a step has ended: places, as `0 r1`. */
export function arrivedAt(events: readonly Event[]): string[] {
  const ends = events.flatMap((event) => ("seat" in event && "to" in event && !["sacrificed", "dumped", "removed"].includes(event.kind) ? [`${event.seat} ${event.to}`] : []));
  return [...new Set(ends)];
}
