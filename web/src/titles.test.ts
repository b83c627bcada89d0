import { expect, test } from "vitest";
import { titled } from "./titles";

test("a title is parted at its colon, in either language", () => {
  expect(titled("Donjon: The Apprentice Guardians")).toEqual({ title: "Donjon", more: "The Apprentice Guardians" });
  expect(titled("Donjon\u00a0: les Apprentis Gardiens")).toEqual({ title: "Donjon", more: "les Apprentis Gardiens" });
  expect(titled("Knock, Knock! Dungeon!")).toEqual({ title: "Knock, Knock! Dungeon!", more: "" });
});
