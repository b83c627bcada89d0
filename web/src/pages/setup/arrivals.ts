/** Who has sat down at a table that waits: said on the page, and to somebody who looks elsewhere meanwhile. */
import { notify } from "$table/notices.svelte";
import type { Place } from "$table/types";
import { callAway } from "../../calling";
import { sounds } from "../../table/sound/sounds";

/** The names of those who sit now and did not before; one's own is no news. */
export function arrived(before: readonly Place[], after: readonly Place[], me: string): string[] {
  const known = new Set(before.map(({ person }) => person?.id));
  return after.flatMap(({ person }) => (person && person.id !== me && !known.has(person.id) ? [person.name] : []));
}

/** `by` are the ways in which somebody wants to be called. */
export function tellOf(sentence: string, by: { sound: boolean; notices: boolean }): void {
  notify(sentence, { icon: "meeple-group" });
  if (by.sound) sounds.remark();
  if (by.notices) callAway(sentence, "undercroft-arrival");
}
