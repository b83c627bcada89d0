/** What somebody is writing stays in this browser, and so does what was there before it was replaced. */
export interface Draft {
  readonly text: string;
  /** What the file is called. */
  readonly name: string;
}

type Kept = Pick<Storage, "getItem" | "setItem">;

const keyOf = (game: string, before: boolean) => `undercroft-workshop-${game}${before ? "-before" : ""}`;

export function draftOf(store: Kept, game: string, before = false): Draft | null {
  try {
    const found = JSON.parse(store.getItem(keyOf(game, before)) ?? "null") as Partial<Draft> | null;
    return typeof found?.text === "string" && typeof found.name === "string" ? { text: found.text, name: found.name } : null;
  } catch {
    return null;
  }
}

/** Whether there was room for it. */
export function keep(store: Kept, game: string, draft: Draft, before = false): boolean {
  try {
    store.setItem(keyOf(game, before), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
