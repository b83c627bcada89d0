import { expect, test } from "vitest";
import { touchOf } from "./note";
import type { Action } from "./types";

const PASS = { kind: "pass", code: "pass" } as Action;
const MOVE = { kind: "move", code: "spider ent>h1", monster: "spider", from: "ent", to: "h1" } as Action;

test("first the monster is touched, then the place", () => {
  expect(touchOf([MOVE, PASS], false)).toBe("monster");
  expect(touchOf([MOVE, PASS], true)).toBe("place");
});

test("what is done by one touch says what to touch", () => {
  expect(touchOf([{ kind: "power", code: "power brou r1", monster: "brou", from: "r1" } as Action, PASS], false)).toBe("given");
  expect(touchOf([{ kind: "guardian", code: "guardian power-a", power: "power-a" } as Action, PASS], false)).toBe("card");
  expect(touchOf([{ kind: "remove", code: "remove r2", room: "r2" } as Action], true)).toBe("group");
  expect(touchOf([{ kind: "spread", code: "to forest", area: "forest" } as Action], false)).toBe("area");
  expect(touchOf([], false)).toBe("");
});
