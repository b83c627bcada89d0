import { expect, test } from "vitest";
import { diceOf } from "./steps";

test("of a test the highest dice have succeeded, of a roll nothing has missed", () => {
  const dice = diceOf([
    { kind: "tested", seat: 0, skill: "charisma", dice: [5, 6, 5, 1], successes: 2 },
    { kind: "rolled", face: 2 },
  ]);
  expect(dice.map(({ face, missed }) => (missed ? -face : face))).toEqual([5, 6, -5, -1, 2]);
});
