/** What this phone does when time runs short: its owner's choice, kept on it. */
const KEPT = "undercroft-knock-calls";

export const calls = $state({ sound: true, shake: true, ...kept() });

/** Change one of them. */
export function choose(changed: Partial<typeof calls>): void {
  Object.assign(calls, changed);
  try {
    localStorage.setItem(KEPT, JSON.stringify(calls));
  } catch {
    // a browser that keeps nothing: chosen for now
  }
}

function kept(): Partial<{ sound: boolean; shake: boolean }> {
  try {
    const { sound, shake } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    return { ...(typeof sound === "boolean" ? { sound } : {}), ...(typeof shake === "boolean" ? { shake } : {}) };
  } catch {
    return {}; // not ours
  }
}
