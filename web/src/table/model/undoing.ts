/** What was taken back, and how far a turn could be: for the buttons that do it, and the server has the last word. */
import type { Step } from "$table/types";

/** What may lie between two actions in a row. */
const BETWEEN: readonly Step["act"][] = ["undo", "pause", "resume", "seat"];

/** The numbers of the steps that were taken back. */
export function takenBack(steps: readonly Step[]): ReadonlySet<number> {
  return new Set(steps.flatMap(({ undoes }) => undoes ?? []));
}

/** The own actions at the end of the game that nobody has answered. */
export function inARow(steps: readonly Step[], seat: number | null): number {
  const undone = takenBack(steps);
  let count = 0;
  for (const step of steps.toReversed()) {
    if (BETWEEN.includes(step.act) || undone.has(step.number)) continue;
    if (step.act !== "action" || step.seat !== seat) break;
    count += 1;
  }
  return count;
}
