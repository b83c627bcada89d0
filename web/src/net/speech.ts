/** A game's words in a language: its Fluent sources over the shell's, and the labels of its content. */
import type { Labels } from "$table/types";
import type { Words } from "$table/words";
import { fetchWords, type Language, nameOf } from "../words";
import { speech } from "./lobby";

const loaded = new Map<string, Promise<Words>>();

/** `companion` brings the words of its companion too. */
export function wordsOf(game: string, language: Language, content = "", companion = false): Promise<Words> {
  const name = `${game} ${nameOf(language)} ${content} ${companion}`;
  const found = loaded.get(name) ?? load(game, language, content, companion);
  loaded.set(name, found);
  found.catch(() => loaded.delete(name)); // asked again next time
  return found;
}

async function load(game: string, language: Language, content: string, companion: boolean): Promise<Words> {
  const [shell, { sources, labels }] = await Promise.all([fetchWords(language), speech(game, language, content, companion)]);
  return shell.with(sources, labels as Labels);
}
