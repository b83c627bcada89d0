/** Somebody comes to a table: what has to be known of it, and all that it takes to show it, asked for as early as can be. */
import type { Me, Shown } from "$table/types";
import { look, me } from "../net/lobby";
import { settings } from "../settings.svelte";
import { ready } from "./loading";

export interface Arrival {
  readonly table: Shown;
  readonly person: Me["person"];
}

const ahead = new Map<string, Promise<Arrival>>();

/** Begin before the page that asks is there. */
export function sendAhead(id: string, key: string): void {
  const coming = arrive(id, key);
  coming.catch(() => undefined); // whoever asks is told
  ahead.set(id, coming);
}

/** The table and who one is; what was sent ahead serves once. */
export async function arrive(id: string, key: string): Promise<Arrival> {
  const coming = ahead.get(id);
  if (coming) {
    ahead.delete(id);
    return coming;
  }
  if (!key) void import("./TablePage.svelte");
  const [table, { person }] = await Promise.all([look(id, key), me()]);
  if (table.state !== "open") ready(table.game, table.content, settings.language);
  return { table, person };
}
