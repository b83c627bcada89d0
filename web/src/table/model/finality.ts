/** No accidents: what can be taken back is done at once; what luck, a secret or another seat makes final is selected
first, says so, and is confirmed. */
import type { Preview } from "$table/types";

/** Why an action cannot be taken back once it is done. Its sentence is `web-final-{reason}`. */
export type Finality = "luck" | "disclosed" | "over" | "passes";

export function finalityOf(preview: Preview, seats: readonly number[]): Finality | null {
  if (preview.luck) return "luck";
  if (preview.outcome) return "over";
  if (preview.discloses) return "disclosed";
  // Whoever is waited for then decides, and nothing before that can be taken back: a bot does so at once.
  // Who plays the next seat too takes it back from there.
  if (preview.waiting.length > 0 && !seats.some((seat) => preview.waiting.includes(seat))) return "passes";
  return null;
}
