import { expect, test } from "vitest";
import { lastWords } from "./quests";

test("a quest ends with its own words, where it has any", () => {
  expect(lastWords([{ events: [{ kind: "epilogue", tale: "cellar-won" }, { kind: "ended", end: "won" }] }])).toBe("cellar-won");
  expect(lastWords([{ events: [{ kind: "ended", end: "lost" }] }, {}])).toBe("");
});
