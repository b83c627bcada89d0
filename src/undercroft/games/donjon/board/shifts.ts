/** What an action would change, from its preview: tiles that come and go, groups that walk, and points. */
import { KINDS } from "./kinds";
import { CHAIN } from "./layout";
import type { Event, Preview, View } from "./types";

/** By kind: how many more or fewer there would be. */
export type Shift = Readonly<Record<string, number>>;

export interface Walk {
  readonly seat: number;
  /** A place, or the terrace of the inn. */
  readonly from: string;
  readonly to: string;
}

export interface Shifts {
  /** By seat and place, `0 r1`: what would change there. */
  readonly places: ReadonlyMap<string, Shift>;
  /** By seat: groups that would go on, come or leave. */
  readonly walks: readonly Walk[];
  /** Places and rooms that would get another kind, as `0 r1`. */
  readonly kinds: ReadonlyMap<string, number>;
  /** By seat. */
  readonly guarded: ReadonlyMap<string, number>;
}

export const NOTHING: Shifts = { places: new Map(), walks: [], kinds: new Map(), guarded: new Map() };

export function shiftsOf(view: View, preview: Preview | undefined): Shifts {
  const after = preview?.view;
  if (!preview || !after) return NOTHING;
  const [places, kinds, guarded] = [new Map<string, Shift>(), new Map<string, number>(), new Map<string, number>()];
  for (const [seat, dungeon] of view.dungeons.entries()) {
    for (const [i, place] of CHAIN.entries()) {
      const [now, then] = [dungeon.places[i], after.dungeons[seat]?.places[i]];
      const key = `${seat} ${place}`;
      const changed = KINDS.flatMap((kind) => {
        const by = (then?.monsters?.[kind] ?? 0) - (now?.monsters?.[kind] ?? 0);
        return by ? [[kind, by] as const] : [];
      });
      if (changed.length > 0) places.set(key, Object.fromEntries(changed));
      const more = Object.keys(then?.monsters ?? {}).length - Object.keys(now?.monsters ?? {}).length;
      if (more) kinds.set(key, more);
      const gold = (then?.guarded ?? 0) - (now?.guarded ?? 0);
      if (gold) guarded.set(key, gold);
    }
  }
  return { places, walks: walksOf(preview.events), kinds, guarded };
}

/** A group that goes on twice is one walk. */
export function walksOf(events: readonly Event[]): Walk[] {
  const found: Walk[] = [];
  for (const event of events) {
    if (event.kind !== "progressed" && event.kind !== "group" && event.kind !== "removed") continue;
    found.push({ seat: event.seat, from: event.from, to: event.to });
  }
  return found;
}

/** By seat: by how much a line of the score, or the total, would change. */
export function gains(preview: Preview | undefined, line: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { name, of, before, after } of preview?.changes ?? []) {
    if (name === line && of !== undefined) found.set(Number(of) - 1, (after ?? 0) - (before ?? 0));
  }
  return found;
}

/** A number with its sign, as it is printed: +9, −3, ±0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}

/** A number as it is printed. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
