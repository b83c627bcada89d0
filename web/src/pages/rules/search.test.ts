import { expect, test } from "vitest";
import { heading, parted, pieces, plain, rangeOf, search } from "./search";

const rule = (id: string, words: string) => ({ rule: id, spans: [{ words }] });
const sections = [
  { title: "The turn: take, then go", level: 2, paragraphs: [rule("L1", "Take a lantern."), rule("L2", "Éteignez la lanterne, then go.")] },
  { title: "The end", level: 2, paragraphs: [rule("L3", "Whoever holds the lantern wins."), { spans: [{ words: "No rule." }] }] },
];

test("a search finds rules by their words, whatever the accents and case, and by their ids", () => {
  expect(search(sections, "A LANTERN").map((found) => found.rule)).toEqual(["L1", "L2", "L3"]);
  expect(search(sections, "holds").map((found) => found.rule)).toEqual(["L3"]);
  expect(search(sections, "eteignez go").map((found) => found.rule)).toEqual(["L2"]);
  expect(search(sections, "l3").map((found) => found.rule)).toEqual(["L3"]);
  expect(search(sections, "  ")).toEqual([]);
  expect(plain("Épée")).toHaveLength("Épée".length);
});

test("what was found is cut out of the words around it", () => {
  expect(pieces("Take a lantern.", "lantern")).toEqual([
    { words: "Take a ", found: false },
    { words: "lantern", found: true },
    { words: ".", found: false },
  ]);
  expect(pieces("Take", "")).toEqual([{ words: "Take", found: false }]);
});

test("a section says from which rule to which it goes", () => {
  expect(sections.map(rangeOf)).toEqual(["L1–2", "L3"]);
  expect(heading("The turn: take, then go")).toEqual(["The turn", "Take, then go"]);
  expect(heading("The end")).toEqual(["The end", ""]);
});

test("a ruling at the end stands apart; one inside a sentence stays there", () => {
  const spans = [{ words: "Go. " }, { words: "Ruling:", style: "emphasis", ruling: true }, { words: " twice.", ruling: true }];
  expect(parted(spans)).toEqual({ says: [spans[0]], ruling: [spans[2]] });
  const inside = [{ words: "Go " }, { words: "(Ruling: once)", style: "emphasis", ruling: true }, { words: " home." }];
  expect(parted(inside)).toEqual({ says: inside, ruling: [] });
});
