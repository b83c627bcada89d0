import { expect, test } from "vitest";
import type { Choice } from "./choices";
import { deedOf, type Keyboard, type Pressed } from "./keys";

const choice: Choice = { action: { kind: "deeper", code: "deeper" }, slip: { label: "Go deeper" }, key: "1" };
const tool = { icon: "x", label: "Turn", key: "r", press: () => undefined };
const usual: Keyboard = { letters: true, telling: "no", choices: [choice], tools: [tool], several: false };
const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({ key, shift: false, modified: false, to: "page", ...more });

test("letters and digits do what is written beside them", () => {
  expect(deedOf(press("1"), usual)).toEqual({ do: "choose", choice });
  expect(deedOf(press("R", { shift: true }), usual)).toEqual({ do: "tool", tool });
  expect(deedOf(press("u"), usual)).toEqual({ do: "undo", turn: false });
  expect(deedOf(press("U", { shift: true }), usual)).toEqual({ do: "undo", turn: true });
  expect(deedOf(press("9"), usual)).toBeNull();
});

test("N leads to the next of the own seats, for whoever has several", () => {
  expect(deedOf(press("n"), usual)).toBeNull();
  expect(deedOf(press("n"), { ...usual, several: true })).toEqual({ do: "seat", by: 1 });
  expect(deedOf(press("N", { shift: true }), { ...usual, several: true })).toEqual({ do: "seat", by: -1 });
});

test("with letters off Enter, Esc and the arrows still play", () => {
  const off = { ...usual, letters: false };
  expect(deedOf(press("u"), off)).toBeNull();
  expect(deedOf(press("Enter"), off)).toEqual({ do: "act" });
  expect(deedOf(press("Escape"), off)).toEqual({ do: "back" });
  expect(deedOf(press("ArrowDown"), off)).toEqual({ do: "list" });
});

test("what is typed into a field or with Ctrl is no key of the table", () => {
  expect(deedOf(press("u", { to: "text" }), usual)).toBeNull();
  expect(deedOf(press("r", { modified: true }), usual)).toBeNull();
  expect(deedOf(press("Enter", { to: "control" }), usual)).toBeNull();
});

test("while something is told Esc skips it and the arrows step through it", () => {
  expect(deedOf(press("Escape"), { ...usual, telling: "queue" })).toEqual({ do: "skip" });
  expect(deedOf(press("ArrowLeft"), { ...usual, telling: "absence" })).toEqual({ do: "turn", by: -1 });
});
