import { expect, test } from "vitest";
import { fetchMoreWords, LANGUAGES, languageOf } from "./words";

const files = import.meta.glob<string>("../text/{,aside/}*.ftl", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts", "!./kit/types.ts", "!./credits.ts", "!./gallery/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const text = Object.values(sources).join("\n");
const keys = (file: string) => [...(files[`../text/${file}.ftl`] ?? "").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const own = (language: string) => [...keys(language), ...keys(`aside/${language}`)];

test("the shell says everything in every language, and each key once", () => {
  for (const language of LANGUAGES) {
    expect(own(language)).toEqual(own("en"));
    expect(new Set(own(language)).size).toBe(own(language).length);
  }
});

test("every sentence that a page asks for by its key is there", async () => {
  const french = await fetchMoreWords("fr");
  const asked = [...text.matchAll(/\bsaid\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!);
  expect(asked.length).toBeGreaterThan(100);
  for (const key of asked) expect(french.has(key), key).toBe(true);
});

test("what nobody says is not kept", () => {
  const starts = [...text.matchAll(/\bsaid\(\s*`([a-z][\w-]*-)\$\{/g), ...text.matchAll(/choices\("([a-z]+)"/g)].map((match) => match[1]!);
  for (const key of own("en")) {
    const isSaid = text.includes(`"${key}"`) || text.includes(`'${key}'`) || starts.some((start) => key.startsWith(start));
    expect(isSaid, key).toBe(true);
  }
});

test("the language is the browser's if it is ours", () => {
  expect(languageOf(["de-CH", "fr-CA", "en"])).toBe("fr");
  expect(languageOf(["ja"])).toBe("en");
});
