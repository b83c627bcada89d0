/** The legal actions as the board has them: what can be taken up, where that can go, and what is done by one touch. */
import type { Action, PlaceAction, RecruitAction, MoveAction } from "./types";

/** What is taken up and then put somewhere. */
export type Carrying = RecruitAction | MoveAction | PlaceAction;

/** A monster where it stands: in a place, an area or the reserve. */
export interface Held {
  readonly from: string;
  readonly monster: string;
}

export function keyOf({ from, monster }: Held): string {
  return `${from} ${monster}`;
}

export function isCarrying(action: Action): action is Carrying {
  return action.kind === "recruit" || action.kind === "move" || action.kind === "place";
}

/** Where what an action carries is taken from. `stock` is where placed monsters come from: reserve or oubliettes. */
export function sourceOf(action: Carrying, stock: string): string {
  return action.kind === "recruit" ? action.area : action.kind === "move" ? action.from : stock;
}

/** Where what is placed comes from. */
export function stockOf(task: { what?: string | null } | undefined): string {
  return task?.what === "oubliettes" ? "oubliettes" : "reserve";
}

/** By key: what can be taken up, with all that can be done with it. */
export function takesOf(legal: readonly Action[], stock: string): ReadonlyMap<string, Carrying[]> {
  const found = new Map<string, Carrying[]>();
  for (const action of legal) {
    if (!isCarrying(action)) continue;
    const key = keyOf({ from: sourceOf(action, stock), monster: action.monster });
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return found;
}

/** By key: monsters that are given up where they stand, for a power or to the oubliettes. */
export function givesOf(legal: readonly Action[]): ReadonlyMap<string, Action> {
  return new Map(legal.flatMap((action) => (action.kind === "power" || action.kind === "dump" ? [[keyOf(action), action] as const] : [])));
}

/** By place: where what is held can go; of recruits those with this count, or with what there is. */
export function goalsOf(actions: readonly Carrying[], count: number): ReadonlyMap<string, Carrying> {
  const found = new Map<string, Carrying>();
  for (const action of actions) {
    const before = found.get(action.to);
    if (!before || (action.kind === "recruit" && action.count === count)) found.set(action.to, action);
  }
  return found;
}

/** How many can be recruited of what is held: 1, or 1 and 2. */
export function countsOf(actions: readonly Carrying[]): number[] {
  return [...new Set(actions.flatMap((action) => (action.kind === "recruit" ? [action.count] : [])))].sort();
}

/** The only thing that can be taken up, where it has to be placed: it is in hand without being touched. */
export function soleOf(takes: ReadonlyMap<string, Carrying[]>): Held | null {
  const [only, ...others] = takes.entries();
  if (!only || others.length > 0 || !only[1].every(({ kind }) => kind === "place")) return null;
  const [from, monster] = only[0].split(" ");
  return from && monster ? { from, monster } : null;
}

/** The one place that everything goes to: it is marked before anything is in hand. */
export function soleGoal(legal: readonly Action[]): string | null {
  const places = new Set(legal.map((action) => (action.kind === "place" ? action.to : "")));
  const [only = ""] = places;
  return places.size === 1 && only ? only : null;
}

/** What was held, after it has gone on: whoever walks several places in a row keeps hold of it. */
export function followed(held: Held, done: Action | null | undefined, takes: ReadonlyMap<string, Carrying[]>): Held | null {
  if (done?.kind !== "move" || done.monster !== held.monster || done.from !== held.from) return null;
  const next = { from: done.to, monster: held.monster };
  return takes.has(keyOf(next)) ? next : null;
}

/** What can be taken up in one place, in turn: after what is held there comes the next. */
export function nextTake(takes: ReadonlyMap<string, Carrying[]>, place: string, held: Held | null): Held | null {
  const here = [...takes.keys()].filter((key) => key.startsWith(`${place} `)).map((key) => ({ from: place, monster: key.slice(place.length + 1) }));
  const at = here.findIndex((each) => held !== null && keyOf(each) === keyOf(held));
  return here[(at + 1) % Math.max(here.length, 1)] ?? null;
}
