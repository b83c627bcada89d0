/** The last step of a table that was looked at in this browser, and when: kept from one visit to the next. */
import type { FollowingNeeds } from "./following.svelte";

export function lookedAt(table: string, store: Storage = localStorage, now: () => number = Date.now): FollowingNeeds["mark"] {
  const key = `undercroft-looked-${table}`;
  const kept = () => store.getItem(key)?.split(" ").map(Number) ?? [];
  return {
    read: () => kept()[0] ?? null,
    ago: () => {
      const at = kept()[1];
      return at === undefined ? 0 : Math.max(0, now() - at);
    },
    write: (number) => store.setItem(key, `${number} ${now()}`),
  };
}
