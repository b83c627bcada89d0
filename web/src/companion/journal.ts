/** What was written on a sheet: entries that are only ever added. Taking a step back is an entry too, so that two phones
that write at once lose nothing: whatever the order in which their entries arrive, both come to the same sheet. */
export interface Entry {
  /** Made up by who wrote it; an entry that comes twice counts once. */
  readonly id: string;
  /** What was done, the game's own. */
  readonly step?: unknown;
  /** Or the entry that is taken back. */
  readonly undoes?: string;
}

/** The entries that hold, in order. */
export function standing(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const known = new Set<string>();
  return entries.filter((entry) => {
    if (entry.undoes !== undefined || undone.has(entry.id) || known.has(entry.id)) return false;
    known.add(entry.id);
    return true;
  });
}

export function stepsOf(entries: readonly Entry[]): unknown[] {
  return standing(entries).map(({ step }) => step);
}

/** The entry that takes the last step back; null where there is none. */
export function undoing(entries: readonly Entry[]): Entry | null {
  const last = standing(entries).at(-1);
  return last ? { id: made(), undoes: last.id } : null;
}

/** An id that nobody else makes up. Without a secure address a browser has no randomUUID. */
export function made(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
