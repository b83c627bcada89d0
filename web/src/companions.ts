/** Where the companions are: a game's folder may have one, loaded when somebody opens it. */
import type { Companion } from "$table/companion";

const COMPANIONS = import.meta.glob<Companion>("../../src/undercroft/games/*/board/companion/index.ts");
const byGame = new Map(Object.entries(COMPANIONS).map(([path, load]) => [path.split("/").at(-4), load]));

export function hasCompanion(game: string): boolean {
  return byGame.has(game);
}

/** The games that have one. */
export function companionGames(): string[] {
  return [...byGame.keys()].filter((game) => game !== undefined);
}

/** The companion of a game; null for one that has none. */
export async function companionOf(game: string): Promise<Companion | null> {
  return (await byGame.get(game)?.()) ?? null;
}
