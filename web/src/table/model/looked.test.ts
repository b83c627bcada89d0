import { expect, test } from "vitest";
import { lookedAt } from "./looked";

test("what was looked at last, and how long ago, is known at the next visit", () => {
  const first = lookedAt("t1", localStorage, () => 5_000);
  expect([first.read(), first.ago()]).toEqual([null, 0]);
  first.write(12);
  const next = lookedAt("t1", localStorage, () => 65_000);
  expect([next.read(), next.ago()]).toEqual([12, 60_000]);
  expect(lookedAt("t2").read()).toBeNull();
});
