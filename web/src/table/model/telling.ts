/** Following the others: what happened is shown one step after the other, each with the table as it was then.

A story is what is shown now and what is still to be told. Own steps, and whatever happens in a game against the clock,
are shown at once: nobody waits for a picture before acting. All of this is pure. */
import type { SeatView, Step } from "$table/types";

/** A step, and the table after it. */
export interface Scene {
  readonly step: Step;
  readonly seen: SeatView;
}

export interface Story {
  /** What is shown; null where nobody may look (before the start, or while a game against time is paused). */
  readonly seen: SeatView | null;
  /** The step that led to it. */
  readonly told: Step | null;
  readonly queue: readonly Scene[];
  /** Whether what is told still stands: the next scene waits for it, people do not. */
  readonly stands: boolean;
}

export interface Manner {
  /** Of whoever looks: own steps are not told. */
  readonly seats: readonly number[];
  /** 0 tells nothing, 1 as usual, 2 twice as fast. */
  readonly speed: number;
}

const LEAST = 450;
const USUAL = 900;
const EACH_EVENT = 220;
const MOST = 2200;
/** A longer queue is told faster, so that nobody falls behind for good. */
const PATIENCE = 6;
/** Acts of the table: nothing moves on the board. */
const PASSING: readonly Step["act"][] = ["pause", "resume", "seat", "resign"];

export function storyOf(seen: SeatView | null, told: Step | null = null): Story {
  return { seen, told, queue: [], stands: false };
}

/** Something has happened. */
export function heard(story: Story, scenes: readonly Scene[], manner: Manner): Story {
  const last = scenes.at(-1);
  if (!last) return story;
  if (manner.speed === 0 || last.seen.limit !== null) return storyOf(last.seen, last.step);
  const own = scenes.findLastIndex(({ step }) => isOwn(step, manner.seats));
  if (own >= 0) {
    // What ends one's turn stands for a while, so that what came of it is seen before the others go on.
    const { seen, step } = scenes[own]!;
    const queue = scenes.slice(own + 1);
    return { seen, told: step, queue, stands: queue.length > 0 || !seen.waiting.some((seat) => manner.seats.includes(seat)) };
  }
  const queue = [...story.queue, ...scenes];
  return story.stands ? { ...story, queue } : next({ ...story, queue });
}

/** What was told has stood long enough: the next scene of the queue is shown. */
export function next(story: Story): Story {
  const [scene, ...queue] = story.queue;
  return scene ? { seen: scene.seen, told: scene.step, queue, stands: true } : { ...story, stands: false };
}

/** Everything is told: the table as it is now. */
export function skipped(story: Story): Story {
  const last = story.queue.at(-1);
  return last ? storyOf(last.seen, last.step) : { ...story, stands: false };
}

/** Whether what is shown is the table as it is. */
export function isToldToTheEnd(story: Story): boolean {
  return story.queue.length === 0;
}

/** How long the step that is shown now stands, before the next one comes. */
export function dwell(story: Story, speed: number): number {
  const { told, queue } = story;
  if (!told || speed === 0 || PASSING.includes(told.act)) return 0;
  const events = told.events?.length ?? 0;
  const calm = Math.min(USUAL + EACH_EVENT * Math.max(events - 1, 0), MOST);
  const hurried = queue.length > PATIENCE ? Math.max((calm * PATIENCE) / queue.length, LEAST) : calm;
  return hurried / speed;
}

export function isOwn(step: Step, seats: readonly number[]): boolean {
  return seats.some((seat) => step.seat === seat) && (step.act === "action" || step.act === "undo");
}

/** What one seat did in a row, for a list of what happened. */
export interface Chapter {
  readonly seat: number | null;
  readonly scenes: readonly Scene[];
  /** The place of its first scene among all of them. */
  readonly first: number;
}

export function chapters(scenes: readonly Scene[]): Chapter[] {
  const found: { seat: number | null; scenes: Scene[]; first: number }[] = [];
  for (const [i, scene] of scenes.entries()) {
    const seat = scene.step.seat ?? null;
    const last = found.at(-1);
    if (last && last.seat === seat) last.scenes.push(scene);
    else found.push({ seat, scenes: [scene], first: i });
  }
  return found;
}

/** What is worth telling to somebody who comes back: from the first step of another on. Nothing if nobody else acted. */
export function missed(scenes: readonly Scene[], seats: readonly number[]): Scene[] {
  const isNews = ({ step }: Scene) => step.act === "action" && !isOwn(step, seats);
  const first = scenes.findIndex(isNews);
  return first < 0 ? [] : scenes.slice(first).filter(({ step }) => !PASSING.includes(step.act));
}
