import { expect, test } from "vitest";
import type { Step } from "$table/types";
import { inARow } from "./undoing";

const step = (number: number, seat: number, act: Step["act"] = "action", undoes: number | null = null) => ({ number, seat, act, undoes }) as Step;

test("own actions in a row count, those that were taken back do not", () => {
  const steps = [step(0, 1), step(1, 0), step(2, 0), step(3, 0)];
  expect([inARow(steps, 0), inARow(steps, 1), inARow(steps, null)]).toEqual([3, 0, 0]);
  expect(inARow([...steps, step(4, 0, "undo", 3)], 0)).toBe(2);
  expect(inARow([...steps, step(4, 1, "pause"), step(5, 1, "resume")], 0)).toBe(3);
});
