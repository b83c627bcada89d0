/** What the page says by itself: notices that come and go, and words for ears alone. `Notices` shows and speaks them. */
import { untrack } from "svelte";
import type { Tone } from "./board";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly icon?: string;
  readonly tone?: Tone;
  /** One thing to do about it. */
  readonly deed?: { label: string; press: () => void };
}

const LASTS = 6000;
let count = 0;

/** What is to be seen and heard now. */
export const notices = $state<{ shown: Notice[]; said: string; urgent: string }>({ shown: [], said: "", urgent: "" });

/** Show and say something; it goes by itself, unless there is something to do about it. */
export function notify(text: string, more: Omit<Notice, "id" | "text"> = {}): number {
  const id = ++count;
  // Whoever says something in an effect does not want to hear of what was said.
  notices.shown = [...untrack(() => notices.shown).slice(-2), { id, text, ...more }];
  announce(text);
  if (!more.deed) setTimeout(() => dismiss(id), LASTS);
  return id;
}

export function dismiss(id: number): void {
  notices.shown = notices.shown.filter((notice) => notice.id !== id);
}

/** Say something to ears alone; `urgent` interrupts: for what hits the one who listens. */
export function announce(text: string, urgent = false): void {
  const channel = urgent ? "urgent" : "said";
  // The same words twice are two announcements: a change is what is read out.
  notices[channel] = untrack(() => notices[channel]) === text ? `${text}\u00a0` : text;
}
