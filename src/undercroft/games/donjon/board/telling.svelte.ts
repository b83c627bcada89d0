/** What a step did, one thing after the other. */
import { duration } from "$table/board";
import type { Event, Table } from "./types";

const LASTS = 1500;
const LEAST = 420;
/** Whoever has just moved a monster need not be told so; what follows from it is news. */
const OWN = ["recruited", "moved", "placed", "footsteps", "sacrificed"];

/** The event that is told now; null where all has been told, or nothing moves. */
export function telling(read: () => Table): { readonly event: Event | null } {
  const number = $derived(read().told?.number ?? -1);
  const events = $derived((read().told?.events ?? []).filter((event) => read().told?.seat !== read().seat || !OWN.includes(event.kind)));
  let at = $state(0);
  $effect(() => {
    void number;
    const many = events.length;
    at = 0;
    const each = duration(Math.max(LASTS / Math.max(many, 1), LEAST), read().motion);
    if (each === 0 || many === 0) return;
    const timer = setInterval(() => {
      at += 1;
      if (at > many) clearInterval(timer);
    }, each);
    return () => clearInterval(timer);
  });
  return {
    get event() {
      // The last one stands a little longer.
      return read().motion > 0 && at <= events.length ? (events[Math.min(at, events.length - 1)] ?? null) : null;
    },
  };
}
