/** Where the boards are: each game's folder has its own, loaded when a table of that game opens. */
import type { Board } from "$table/board";
import type { Drawn } from "$table/drawn";

const BOARDS = import.meta.glob<Board>("../../src/undercroft/games/*/board/index.ts");
const DRAWN = import.meta.glob<{ drawn: Drawn }>("../../src/undercroft/games/*/board/rules/index.ts");
const byGame = new Map(Object.entries(BOARDS).map(([path, load]) => [path.split("/").at(-3), load]));
const drawnByGame = new Map(Object.entries(DRAWN).map(([path, load]) => [path.split("/").at(-4), load]));

/** The board of a game: one of ours, or a ready ES module at an address; null for a game that has none. */
export async function boardOf(game: string, address?: string): Promise<Board | null> {
  if (address) return (await import(/* @vite-ignore */ address)) as Board;
  return (await byGame.get(game)?.()) ?? null;
}

/** The drawings beside a game's rules; null for a game that has none. */
export async function drawnOf(game: string, address?: string): Promise<Drawn | null> {
  if (address) return ((await import(/* @vite-ignore */ address)) as Board).drawn ?? null;
  return (await drawnByGame.get(game)?.())?.drawn ?? null;
}
