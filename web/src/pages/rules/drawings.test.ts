import { expect, test } from "vitest";
import type { Drawn } from "$table/drawn";
import { Words } from "$table/words";

const modules = import.meta.glob<{ drawn: Drawn }>("../../../../src/undercroft/games/*/board/rules/index.ts", { eager: true });
const pages = import.meta.glob<string>("../../../../src/undercroft/games/*/text/rules.en.md", { eager: true, query: "?raw", import: "default" });
const sources = import.meta.glob<string>("../../../../src/undercroft/games/*/text/en.ftl", { eager: true, query: "?raw", import: "default" });
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)![1]!;
const games = Object.entries(modules).map(([path, { drawn }]) => ({ game: gameOf(path), drawn }));
const of = (files: Record<string, string>, game: string) => Object.entries(files).find(([path]) => gameOf(path) === game)![1];

test.each(games)("$game: every drawing belongs to a rule, and is one", ({ game, drawn }) => {
  const words = new Words("en", [of(sources, game)]);
  const rules = [...of(pages, game).matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, id]) => id);
  expect(rules).toEqual(expect.arrayContaining([...drawn.rules]));
  for (const rule of drawn.rules) {
    const element = document.createElement("div");
    const remove = drawn.draw(element, rule, words);
    expect(element.querySelectorAll("svg path, svg rect, svg circle").length, rule).toBeGreaterThan(2);
    expect(element.textContent, rule).not.toMatch(/\{|undefined|NaN/);
    remove();
    expect(element.childElementCount, rule).toBe(0);
  }
});
