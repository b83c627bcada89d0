/** The sheets of this phone, kept in its browser: each is written down with every step. */
import type { SheetListed } from "$table/companion";
import type { Entry } from "./journal";

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly written: number;
  readonly entries: readonly Entry[];
  /** Where several phones write: the sheet at the server and its secret, and how many of the entries stand there in this
   * order. Those behind them are still to be sent. */
  readonly shared?: { readonly sheet: string; readonly key: string; readonly number: number };
}

/** As much of the browser's storage as is needed. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "undercroft-sheet-";
/** What a backup begins with, so that another file is recognised as such. */
const FORMAT = "undercroft-sheet";

/** The sheets of a game, the last written first. */
export function listed(game: string, store: Store): SheetListed[] {
  const ids = Array.from({ length: store.length }, (_, i) => store.key(i) ?? "").filter((key) => key.startsWith(PREFIX));
  return ids
    .map((key) => read(key.slice(PREFIX.length), store))
    .filter((sheet): sheet is Kept => sheet?.game === game)
    .sort((one, other) => other.written - one.written)
    .map(({ id, title, written }) => ({ id, title, written }));
}

export function read(id: string, store: Store): Kept | null {
  try {
    return checked(JSON.parse(store.getItem(PREFIX + id) ?? "null"));
  } catch {
    return null; // whatever that was, it was not ours
  }
}

/** Whether it could be written down: a full or forbidden store cannot. */
export function write(sheet: Kept, store: Store): boolean {
  try {
    store.setItem(PREFIX + sheet.id, JSON.stringify(sheet));
    return true;
  } catch {
    return false;
  }
}

export function remove(id: string, store: Store): void {
  store.removeItem(PREFIX + id);
}

/** The id here of a sheet that is shared; "" if it is not here. */
export function sharedAs(sheet: string, game: string, store: Store): string {
  return listed(game, store).find(({ id }) => read(id, store)?.shared?.sheet === sheet)?.id ?? "";
}

/** Whether the key of a change in the store is that of a sheet, which another tab then wrote. */
export function isSheet(key: string | null): boolean {
  return key === null || key.startsWith(PREFIX);
}

export function backup({ game, title, entries }: Kept): string {
  return JSON.stringify({ format: FORMAT, game, title, entries }, null, 1);
}

/** A sheet from a backup, under an id of its own; null for what is none of this game's. */
export function restored(text: string, game: string, id: string, now: number): Kept | null {
  try {
    const found = JSON.parse(text) as Partial<Kept> & { format?: string };
    if (found.format !== FORMAT || found.game !== game) return null;
    const { title = "", entries = [] } = found;
    return checked({ id, game, title, written: now, entries });
  } catch {
    return null;
  }
}

function checked(found: unknown): Kept | null {
  const sheet = found as Partial<Kept> | null;
  if (!sheet || typeof sheet.game !== "string" || typeof sheet.title !== "string" || typeof sheet.written !== "number") return null;
  if (!Array.isArray(sheet.entries) || !sheet.entries.every((entry: unknown) => typeof (entry as Entry | null)?.id === "string")) return null;
  return sheet as Kept;
}
