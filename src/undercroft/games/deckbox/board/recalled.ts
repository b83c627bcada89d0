/** Where something happened that somebody has missed: the squares it was about, and the ways between them. Pure. */
import { type Dungeon, keyOf, type Spot } from "./map";
import type { Event, HeroView } from "./types";

export interface Concern {
  readonly spots: readonly Spot[];
  readonly ways: readonly (readonly [Spot, Spot])[];
}

/** `heroes` as they stand afterwards: what befell a seat happened where its hero is. Tiles that were laid are the last. */
export function concernOf(events: readonly Event[], heroes: readonly HeroView[], dungeon: Pick<Dungeon, "squares">): Concern {
  const spots = new Map<string, Spot>();
  const ways: [Spot, Spot][] = [];
  const add = (spot: Spot) => spots.set(keyOf(spot), spot);
  for (const event of events) {
    if (event.kind === "laid") continue; // its square is that of a tile
    if ("from" in event) {
      add(event.from);
      add(event.to);
      ways.push([event.from, event.to]);
    } else if ("square" in event) {
      add(event.square);
    }
    const at = "seat" in event ? heroes[event.seat]?.at : null;
    if (at) add(at);
  }
  const laid = events.filter(({ kind }) => kind === "laid").length;
  if (laid > 0) {
    const squares = [...dungeon.squares.values()];
    const first = Math.max(...squares.map(({ tile }) => tile)) - laid;
    for (const { at, tile } of squares) if (tile > first) add(at);
  }
  return { spots: [...spots.values()], ways };
}
