import { expect, test } from "vitest";
import type { Past } from "$table/types";
import { Reel } from "./reel.svelte";

const past = (length: number) =>
  ({ pages: Array.from({ length }, (_, number) => ({ step: { number, act: "action", seat: 0, at: 0 }, seen: { number } })) }) as unknown as Past;

test("a replay goes step by step, by itself at a speed, and stops at the end", () => {
  const timers: (() => void)[] = [];
  const reel = new Reel({
    later: (_, act) => {
      timers.push(act);
      return () => void timers.splice(timers.indexOf(act), 1);
    },
  });
  reel.load(past(4));
  reel.step(1);
  expect(reel.scene?.step.number).toBe(1);
  reel.go(99);
  expect(reel.at).toBe(3);
  reel.play(true);
  expect([reel.at, reel.plays, timers.length]).toEqual([0, true, 1]);
  for (let i = 0; i < 3; i++) timers.at(-1)?.();
  expect([reel.at, reel.plays]).toEqual([3, false]);
});

test("another pair of eyes looks at the same step", () => {
  const reel = new Reel({ later: () => () => undefined });
  reel.load(past(6));
  reel.go(4);
  reel.load(past(6));
  expect(reel.at).toBe(4);
});
