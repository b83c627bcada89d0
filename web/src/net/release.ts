/** A page is of the release that its server had when it was loaded. When the server is of another one, the page fetches
itself anew, once, and takes with it what was said and not answered. */
import type { Unanswered } from "./connection";

/** As much of the browser's storage as is needed. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

let own = "";

/** Whether the page has to be loaded anew to go with this server. Once for a release: a page that stays old is no loop. */
export function isOld(release: string, shelf: Shelf): boolean {
  own ||= release;
  if (own === release || shelf.getItem("undercroft-release") === release) return false;
  shelf.setItem("undercroft-release", release);
  return true;
}

/** For tests: the page is fresh. */
export function forgetRelease(): void {
  own = "";
}

/** Put what was not answered where the page that comes next finds it. */
export function leaveBehind(table: string, unanswered: readonly Unanswered[], shelf: Shelf): void {
  if (unanswered.length > 0) shelf.setItem(`undercroft-unanswered-${table}`, JSON.stringify(unanswered));
}

export function pickUp(table: string, shelf: Shelf): Unanswered[] {
  const key = `undercroft-unanswered-${table}`;
  const found = shelf.getItem(key);
  shelf.removeItem(key);
  if (!found) return [];
  try {
    return JSON.parse(found) as Unanswered[];
  } catch {
    return []; // whatever that was, it was not ours
  }
}
