/** Where the pages are that a table leads to. */
import { origin } from "../links.svelte";

export const home = "/";
export const settingsPage = "/settings";
export const tableAt = (id: string) => `/t/${id}`;
export const replayAt = (id: string, step?: number) => `/g/${id}${step === undefined ? "" : `?step=${step}`}`;
export const rulesOf = (game: string, rule = "") => `/rules/${game}${rule ? `#${rule}` : ""}`;
export const recordAt = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;

/** The link to a replay, for others: with the secret that lets them look. */
export function replayLink(id: string, key: string, step?: number): string {
  return `${origin()}${replayAt(id, step)}${key ? `#${key}` : ""}`;
}
