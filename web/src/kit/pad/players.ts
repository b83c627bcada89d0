/** Who plays at the table beside a score pad. */
export interface PadPlayer {
  readonly name: string;
  /** The index of a sigil, as of a person. */
  readonly sigil: number;
}

export const LONGEST_NAME = 24;

/** The players of a step that somebody's phone has written; empty for anything else. */
export function playersOf(found: unknown): readonly PadPlayer[] {
  if (!Array.isArray(found)) return [];
  const players = found.filter((one: unknown): one is PadPlayer => {
    const { name, sigil } = (one ?? {}) as Partial<PadPlayer>;
    return typeof name === "string" && typeof sigil === "number";
  });
  return players.length === found.length ? players : [];
}

/** A whole number from `least` to `most`; null for anything else. */
export function wholeOf(found: unknown, most: number, least = 0): number | null {
  return typeof found === "number" && Number.isInteger(found) && found >= least && found <= most ? found : null;
}

/** A number as people write it: with a minus that is one. */
export function signed(points: number): string {
  return String(points).replace("-", "−");
}
