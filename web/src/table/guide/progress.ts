/** How far somebody is in a guided game: worked out from what they did and read, so that a reload forgets nothing. */
import type { Lesson } from "$table/board";

/** `at` a lesson, `done` with all of them, or `off` the way: something else was done than the lesson asked for. */
export type Progress = { is: "at"; lesson: number } | { is: "done" } | { is: "off" };

export function progress(lessons: readonly Lesson[], done: readonly string[], read: ReadonlySet<number>): Progress {
  let deeds = 0;
  for (const [i, { deed }] of lessons.entries()) {
    if (deed === null) {
      if (!read.has(i)) return { is: "at", lesson: i };
    } else if (deeds >= done.length) {
      return { is: "at", lesson: i };
    } else if (done[deeds++] !== deed) {
      return { is: "off" };
    }
  }
  return { is: "done" };
}

export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 24;

/** Where the bubble covers no hole: beside them, above, below; in a corner where nothing else is left. */
export function bubblePlace(holes: readonly Hole[], bubble: { width: number; height: number }, window: { width: number; height: number }, top = 52): { x: number; y: number } {
  const gap = Math.min(GAP, Math.max((window.width - bubble.width) / 2, 0)); // a phone has none to spare
  const [right, bottom] = [window.width - bubble.width - gap, window.height - bubble.height - gap];
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least));
  const at = (x: number, y: number) => ({ x: clamp(x, gap, right), y: clamp(y, top + gap, bottom) });
  const middle = at((window.width - bubble.width) / 2, (window.height - bubble.height) / 2);
  const first = holes[0];
  const beside = holes.flatMap((hole) => [
    at(hole.x - bubble.width - gap, hole.y + hole.height / 2 - bubble.height / 2),
    at(hole.x + hole.width + gap, hole.y + hole.height / 2 - bubble.height / 2),
    at(hole.x + hole.width / 2 - bubble.width / 2, hole.y - bubble.height - gap),
    at(hole.x + hole.width / 2 - bubble.width / 2, hole.y + hole.height + gap),
  ]);
  const corners = [at(0, top), at(right, top), at(0, bottom), at(right, bottom)];
  const covered = (place: { x: number; y: number }) => holes.reduce((sum, hole) => sum + overlap({ ...place, ...bubble }, hole), 0);
  const candidates = first ? [...beside, middle, ...corners] : [middle];
  return candidates.reduce((best, place) => (covered(place) < covered(best) ? place : best), candidates[0]!);
}

function overlap(one: Hole, other: Hole): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** The scrim as one path with holes in it. Where two of them overlap there is still one hole. */
export function scrimPath(holes: readonly Hole[], width: number, height: number, top = 52): string {
  const rectangle = ({ x, y, width, height }: Hole) => `M${x} ${y}h${width}v${height}h${-width}Z`;
  return [{ x: 0, y: top, width, height: height - top }, ...apart(holes)].map(rectangle).join("");
}

/** The same area in pieces that do not overlap. */
export function apart(holes: readonly Hole[]): Hole[] {
  return holes.reduce<Hole[]>((pieces, hole) => [...pieces, ...pieces.reduce<Hole[]>((rest, piece) => rest.flatMap((each) => without(each, piece)), [hole])], []);
}

/** What is left of a rectangle outside another: above, below, left and right of it. */
function without(one: Hole, other: Hole): Hole[] {
  if (overlap(one, other) === 0) return [one];
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + one.height, other.y + other.height)];
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + one.width, other.x + other.width)];
  return [
    { x: one.x, y: one.y, width: one.width, height: top - one.y },
    { x: one.x, y: bottom, width: one.width, height: one.y + one.height - bottom },
    { x: one.x, y: top, width: left - one.x, height: bottom - top },
    { x: right, y: top, width: one.x + one.width - right, height: bottom - top },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

/** Whether two targets lie so close together that no arrow is needed, or would fit. */
function near(one: Hole, other: Hole): boolean {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return Math.max(across, down) < GAP;
}

/** From one target to the next: a dashed line between their nearest sides, with its head at the end; null where they are
 * near each other. */
export function arrow(from: Hole, to: Hole): { line: string; head: string } | null {
  if (near(from, to)) return null;
  const middle = ({ x, y, width, height }: Hole) => ({ x: x + width / 2, y: y + height / 2 });
  const edge = (hole: Hole, towards: { x: number; y: number }) => {
    const { x, y } = middle(hole);
    const [dx, dy] = [towards.x - x, towards.y - y];
    const reach = Math.min(hole.width / 2 / Math.max(Math.abs(dx), 1), hole.height / 2 / Math.max(Math.abs(dy), 1));
    return { x: Math.round(x + dx * reach), y: Math.round(y + dy * reach) };
  };
  const [start, end] = [edge(from, middle(to)), edge(to, middle(from))];
  const bend = { x: Math.round((start.x + end.x) / 2 + (end.y - start.y) / 5), y: Math.round((start.y + end.y) / 2 - (end.x - start.x) / 5) };
  const angle = Math.round((Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI);
  return { line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, head: `translate(${end.x} ${end.y}) rotate(${angle})` };
}

/** The words with their (1), (2) … apart. */
export function pressed(text: string): (string | number)[] {
  return text.split(/\((\d)\)/).map((part, i) => (i % 2 ? Number(part) : part));
}
