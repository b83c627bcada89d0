import { expect, test } from "vitest";
import { draftOf, keep } from "./drafts";
import { linesIn, paperOf, spanOf } from "./lines";

const text = "one\n\nthree\n";

test("a line has its place in the text", () => {
  expect(linesIn(text)).toBe(4);
  expect(spanOf(text, 1)).toEqual([0, 3]);
  expect(spanOf(text, 2)).toEqual([4, 4]);
  expect(spanOf(text, 3)).toEqual([5, 10]);
  expect(spanOf(text, 99)).toEqual([11, 11]);
});

test("the usual paper is that of the country", () => {
  expect(paperOf("en-US")).toBe("letter");
  expect(paperOf("fr-CA")).toBe("letter");
  expect(paperOf("fr")).toBe("a4");
  expect(paperOf("en-GB")).toBe("a4");
});

function storage(room = true): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (!room) throw new Error("full");
      kept.set(key, value);
    },
  };
}

test("drafts are kept by game, and so is what was there before", () => {
  const store = storage();
  expect(draftOf(store, "lantern")).toBeNull();
  expect(keep(store, "lantern", { text: "a", name: "a.toml" })).toBe(true);
  keep(store, "lantern", { text: "b", name: "b.toml" }, true);
  expect(draftOf(store, "lantern")).toEqual({ text: "a", name: "a.toml" });
  expect(draftOf(store, "lantern", true)?.text).toBe("b");
  expect(draftOf(store, "other")).toBeNull();
});

test("a full or broken store is no catastrophe", () => {
  expect(keep(storage(false), "lantern", { text: "a", name: "" })).toBe(false);
  const broken = { getItem: () => "{ what", setItem: () => undefined };
  expect(draftOf(broken, "lantern")).toBeNull();
});
