/** What a table needs besides its socket and words: the game's content and its board. Each is fetched once. */
import type { Board } from "$table/board";
import type { GameShown } from "$table/types";
import { boardOf } from "../boards";
import { wordsOf } from "../net/speech";
import { contentOf as fetchContent, games, schemaOf } from "../net/lobby";
import type { Language } from "../words";
import type { Described } from "./generic/sheet";

const fetched = new Map<string, Promise<unknown>>();

function once<Answer>(name: string, load: () => Promise<Answer>): Promise<Answer> {
  const known = fetched.get(name) as Promise<Answer> | undefined;
  if (known) return known;
  const fresh = load();
  fetched.set(name, fresh);
  fresh.catch(() => fetched.delete(name)); // the next one tries again
  return fresh;
}

export function contentOf(game: string, content: string): Promise<unknown> {
  return once(`content ${game} ${content}`, () => fetchContent(game, content));
}

export async function gameOf(name: string, language: Language): Promise<GameShown | null> {
  const found = await once(`games ${language}`, () => games(language));
  return found.find((game) => game.name === name) ?? null;
}

/** Begin to fetch what a table will ask for, while its own part is still on the way. What fails is asked for again. */
export function ready(name: string, content: string, language: Language): void {
  const later = () => undefined;
  wordsOf(name, language, content).catch(later);
  contentOf(name, content).catch(later);
  boardOf(name).catch(later);
  gameOf(name, language)
    .then((game) => game && boardFor(game))
    .catch(later);
}

/** The board of a game: its own, the ready one that it brings, or the sheet that is made from its schema. */
export async function boardFor(game: GameShown, plain = false): Promise<Board> {
  return once(`board ${game.name} ${plain ? "plain" : ""}`, async () => {
    const own = plain ? null : await boardOf(game.name, game.board || undefined);
    if (own) return own;
    const [{ sheetBoard }, schema] = await Promise.all([import("./generic/board"), schemaOf(game.name)]);
    return sheetBoard(schema as Described);
  });
}
