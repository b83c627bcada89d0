/** Where things are drawn and what is marked: pure, from the view, the legal actions and their previews. */
import type { Box } from "$table/art/cuts";
import { type CardSet, standing } from "./cards";
import { CELL, SIDE } from "./face";
import type { Action, PlaceAction, Placed, Preview, Step, View } from "./types";

export type Site = readonly [number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a card that lies at a site. */
export function cornerOf([x, y]: Site): Point {
  return { x: x * CELL, y: y * CELL };
}

/** The middle of a card at a site, where its seal and its ring are. */
export function middleOf([x, y]: Site): Point {
  return { x: (x + 1) * CELL, y: (y + 1) * CELL };
}

export function siteCode([x, y]: Site): string {
  return `${x},${y}`;
}

export function sameSite(one: Site, other: Site): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Cells that the world has at least: a keep that has just begun is no poster. A small screen has no room to spare. */
const WIDE = { width: 9, height: 6 };
const SNUG = { width: 6, height: 5 };

/** All that is or may be covered by cards. A card goes one cell beyond those that lie there (K10), so room is kept for
it all around, whoever's turn it is: nothing moves when one's turn begins. */
export function worldOf(dungeon: readonly Placed[], snug = false): Box {
  const room = snug ? SNUG : WIDE;
  const xs = [...dungeon.map((card) => card.x), 0];
  const ys = [...dungeon.map((card) => card.y), 0];
  const [left, right] = stretched(Math.min(...xs) - 1, Math.max(...xs) + 3, room.width);
  const [top, bottom] = stretched(Math.min(...ys) - 1, Math.max(...ys) + 3, room.height);
  const margin = CELL * 0.1;
  return {
    x: left * CELL - margin,
    y: top * CELL - margin,
    width: (right - left) * CELL + 2 * margin,
    height: (bottom - top) * CELL + 2 * margin,
  };
}

/** At least so many cells around the first card, whose middle is at 1. */
function stretched(from: number, to: number, least: number): [number, number] {
  return [Math.min(from, 1 - least / 2), Math.max(to, 1 + least / 2)];
}

/** The smallest box around two: a world never shrinks. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

export function placesOf(legal: readonly Action[], card: string, turned: boolean): PlaceAction[] {
  return legal.filter((action): action is PlaceAction => action.kind === "place" && action.card === card && action.turned === turned);
}

/** The same place with the card the other way round; some cards look the same after a half turn. */
export function twinOf(legal: readonly Action[], { card, site, turned }: PlaceAction): PlaceAction | null {
  return placesOf(legal, card, !turned).find((other) => sameSite(other.site, site)) ?? null;
}

/** Whether a card can be placed the other way round at all. */
export function canTurn(legal: readonly Action[], card: string): boolean {
  return legal.some((action) => action.kind === "place" && action.card === card && action.turned);
}

export interface Mark {
  readonly action: PlaceAction;
  readonly at: Point;
  /** `open` until the preview has come. */
  readonly kind: "open" | "falls" | "wins" | "loses";
  /** The danger that would lose the keep; 0 where it is lost by time and not by noise. */
  readonly danger: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest mark in the direction of an arrow key: what lies straight ahead is nearer than what lies aside. */
export function nextMark(marks: readonly Mark[], from: Mark, key: string): Mark | null {
  const way = WAYS[key];
  if (!way) return null;
  const far = ({ at }: Mark) => {
    const [dx, dy] = [at.x - from.at.x, at.y - from.at.y];
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  const nearest = marks.reduce<Mark | null>((best, mark) => (far(mark) < (best ? far(best) : Infinity) ? mark : best), null);
  return nearest;
}

/** A ring at the middle of each card to be, and what it would make. */
export function marksOf(places: readonly PlaceAction[], previews: ReadonlyMap<string, Preview>, cards: CardSet): Mark[] {
  return places.map((action) => {
    const preview = previews.get(action.code);
    return { action, at: middleOf(action.site), ...verdict(preview, cards) };
  });
}

function verdict(preview: Preview | undefined, cards: CardSet): Pick<Mark, "kind" | "danger"> {
  if (!preview) return { kind: "open", danger: 0 };
  if (preview.outcome) {
    if (preview.outcome.winners.length > 0) return { kind: "wins", danger: 0 };
    return { kind: "loses", danger: preview.view ? loudest(preview.view, cards) : 0 };
  }
  return { kind: preview.events.some((event) => event.kind === "defeated") ? "falls" : "open", danger: 0 };
}

/** The largest danger of a card on which nothing stands. */
function loudest(view: View, cards: CardSet): number {
  const dangers = view.dungeon.map((placed) => {
    const card = cards.get(placed.card);
    return card && standing(card, placed) === "lost" ? placed.danger : 0;
  });
  return Math.max(0, ...dangers);
}

/** What a preview changes on a card that lies there: its danger before and after, and whether its creature falls. */
export interface Shift {
  readonly before: number;
  readonly after: number;
  readonly falls: boolean;
}

export function shiftsOf(now: readonly Placed[], preview: Preview | undefined): ReadonlyMap<string, Shift> {
  const shifts = new Map<string, Shift>();
  for (const after of preview?.view?.dungeon ?? []) {
    const key = siteCode([after.x, after.y]);
    const before = now.find((card) => card.x === after.x && card.y === after.y);
    if (!before) continue;
    const falls = before.tokens !== null && after.tokens === null;
    if (before.danger !== after.danger || falls) shifts.set(key, { before: before.danger, after: after.danger, falls });
  }
  return shifts;
}

/** The box of a card, to be brought into sight. */
export function boxOf(site: Site): Box {
  return { ...cornerOf(site), width: SIDE, height: SIDE };
}

/** What a step was about: the card that it laid, and the cards whose signs it changed. */
export interface Concern {
  readonly laid: Placed | null;
  readonly signs: readonly Placed[];
}

export function concernOf(step: Pick<Step, "events">, dungeon: readonly Placed[]): Concern {
  const events = step.events ?? [];
  const at = (site: Site) => dungeon.find((card) => sameSite([card.x, card.y], site));
  const placed = events.find((event) => event.kind === "placed");
  const laid = placed?.kind === "placed" ? (at(placed.site) ?? null) : null;
  const named = events.flatMap((event) => ("site" in event ? [event.site] : []));
  // A card changes the danger of those that it covers (K14), an alarm the tokens of all that stand (K17).
  const isTouched = ({ x, y }: Placed) => laid !== null && Math.abs(x - laid.x) === 1 && Math.abs(y - laid.y) === 1;
  const rings = events.some(({ kind }) => kind === "alarm");
  const signs = dungeon.filter((card) => isTouched(card) || named.some((site) => sameSite(site, [card.x, card.y])) || (rings && card.tokens !== null));
  return { laid, signs };
}
