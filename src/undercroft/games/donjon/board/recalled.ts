/** What a step is about, as boxes of the plan: while it is told to somebody who was away, all the rest stands back. */
import type { Box } from "$table/art/cuts";
import { areaIn, type Dungeon, labelOf, offerIn, placeIn, type Plan } from "./layout";
import type { Event } from "./types";

const OF_GROUPS = ["group", "progressed", "removed"];
const OF_THREATS = ["threat", "inn", "hit", "no-inn", "last-round", "reshuffled", "group", "removed"];
/** By event: the room whose power, or whose offer, it is about. */
const OFFERS: Readonly<Record<string, number>> = { mixed: 1, "new-mixture": 1, called: 2, "new-vip": 2, drew: 4, revealed: 5, guarded: 5, malus: 5 };

/** Codes of the areas and places that an event names. */
function ends(event: Event): string[] {
  return [...("from" in event ? [event.from] : []), ...("to" in event ? [event.to] : []), ...("room" in event ? [event.room] : [])];
}

export function areasOf(events: readonly Event[]): ReadonlySet<string> {
  return new Set(events.flatMap(ends));
}

export function boxesOf(plan: Plan, events: readonly Event[]): Box[] {
  const found = new Map<string, Box | undefined>();
  const room = (dungeon: Dungeon | undefined, place: string, lane: boolean) => {
    const box = dungeon && placeIn(dungeon, place);
    if (box) found.set(`${dungeon.seat} ${place} ${lane}`, lane ? box.lane : box);
  };
  for (const event of events) {
    const dungeon = "seat" in event ? plan.dungeons.find(({ seat }) => seat === event.seat) : undefined;
    if (dungeon && !dungeon.cut.large) found.set(`label ${dungeon.seat}`, labelOf(dungeon));
    for (const code of ends(event)) {
      room(dungeon, code, OF_GROUPS.includes(event.kind));
      found.set(code, areaIn(plan, code));
    }
    const offer = OFFERS[event.kind] ?? 0;
    if (offer > 0) found.set(`offer ${offer}`, offerIn(plan, offer));
    if (offer === 5) room(dungeon, "r5", false);
    if (OF_THREATS.includes(event.kind)) found.set("threats", areaIn(plan, "threats"));
  }
  return [...found.values()].filter((box) => box !== undefined);
}
