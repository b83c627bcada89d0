/** The shell's own words; a game's come from the server and are laid over them with `with`. */
import { Words } from "$table/words";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const PARTS = { en: () => import("./words/en"), fr: () => import("./words/fr") };
const ASIDE = { en: () => import("./words/aside/en"), fr: () => import("./words/aside/fr") };
/** The server's sentences are said here too: it sends their keys. Later layers override the ones before. */
const LAYERS = ["engine/text", "records/text", "server/text", "../text", "../text/table", "../text/aside"];
const loaded = new Map<string, Words>();

/** Whether a page has been opened that says more than tables do: from then on its words come too. */
let more = false;
/** What names all words of a language, as far as they are wanted now. */
export const nameOf = (language: Language): string => `${language} ${more}`;

/** The words of a language, fetched once. */
export async function fetchWords(language: Language): Promise<Words> {
  const name = nameOf(language);
  const known = loaded.get(name);
  if (known) return known;
  const parts = await Promise.all([PARTS[language](), ...(more ? [ASIDE[language]()] : [])]);
  const files = parts.flatMap(({ FILES }) => Object.entries(FILES));
  const sourceOf = (end: string) => files.find(([path]) => path.endsWith(end))?.[1] ?? "";
  const found = loaded.get(name) ?? new Words(language, LAYERS.map((layer) => sourceOf(`${layer}/${language}.ftl`)));
  loaded.set(name, found);
  return found;
}

/** The words of companions and of the workshop with all others; a table does not wait for them. */
export function fetchMoreWords(language: Language): Promise<Words> {
  more = true;
  return fetchWords(language);
}

/** Those that were fetched, null where they were not. */
export function shellWords(language: Language): Words | null {
  return loaded.get(nameOf(language)) ?? null;
}

/** The first of a person's languages that is ours, English where none is. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
