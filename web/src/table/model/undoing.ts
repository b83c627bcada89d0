/** How far a turn could be taken back, for the buttons that do it; the server has the last word. */
import type { Step } from "$table/types";

const PASSING: readonly Step["act"][] = ["undo", "pause", "resume", "seat"];

/** The own actions at the end of the game that nobody has answered. */
export function inARow(steps: readonly Step[], seat: number | null): number {
  const undone = new Set(steps.flatMap(({ undoes }) => undoes ?? []));
  let count = 0;
  for (const step of steps.toReversed()) {
    if (PASSING.includes(step.act) || undone.has(step.number)) continue;
    if (step.act !== "action" || step.seat !== seat) break;
    count += 1;
  }
  return count;
}
