/** The games that somebody has played to their end in this browser, or been guided through: no first game is offered there
any more. */
const KEY = "undercroft-learnt";

function kept(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set(); // no store, or not ours
  }
}

let games = $state.raw(kept());

export function hasLearnt(game: string): boolean {
  return games.has(game);
}

export function learnt(game: string): void {
  if (games.has(game)) return;
  games = new Set([...games, game]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...games]));
  } catch {
    // a browser that keeps nothing: learnt for this visit
  }
}
