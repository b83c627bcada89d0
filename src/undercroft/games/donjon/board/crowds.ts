/** Who stands in a place, with those who would come or go. */
import type { Box } from "$table/art/cuts";
import { crowdOf, KINDS, type Kind } from "./kinds";
import { floorOf, type Dungeon, type PlaceBox, type Spot, spots } from "./layout";
import type { Shift, Shifts } from "./shifts";
import type { DungeonView } from "./types";

export interface Standing extends Spot {
  readonly kind: Kind;
  readonly place: string;
  readonly count: number;
  /** How many are there now: nobody takes up a ghost. */
  readonly now: number;
  readonly state: "here" | "coming" | "more" | "leaving";
}

export function standingIn(box: PlaceBox, monsters: Readonly<Record<string, number>> | undefined, shift: Shift | undefined, floor: Box, most: number, gap: number): Standing[] {
  const present = KINDS.filter((kind) => (monsters?.[kind] ?? 0) > 0 || (shift?.[kind] ?? 0) > 0);
  const at = spots(present.length, floor, most, gap);
  return present.map((kind, i) => {
    const now = monsters?.[kind] ?? 0;
    const by = shift?.[kind] ?? 0;
    const state = by < 0 ? "leaving" : by === 0 ? "here" : now === 0 ? "coming" : "more";
    return { kind, place: box.place, ...at[i]!, now, count: Math.max(now + by, 1), state };
  });
}

export function crowdsOf(dungeon: Dungeon, view: DungeonView, shifts: Shifts): Standing[] {
  return dungeon.places.flatMap((box, i) => {
    const most = box.kind === "room" ? dungeon.cut.token : dungeon.cut.token * 0.91;
    return standingIn(box, view.places[i]?.monsters, shifts.places.get(`${dungeon.seat} ${box.place}`), floorOf(box, dungeon.cut), most, dungeon.cut.gap);
  });
}

/** A place in words: who is in it, for those who do not see it. */
export function inhabitants(monsters: Readonly<Record<string, number>> | undefined): { kind: Kind; count: number }[] {
  return crowdOf(monsters);
}
