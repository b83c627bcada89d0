import { expect, test } from "vitest";
import { faceOf, leftOf, running, standing, strokeBetween, wound } from "./clock";

const NOON = 1_800_000_000_000;

test("six minutes run by the calendar, whether anybody looks or not", () => {
  const clock = running(wound(360), NOON + 360_000);
  expect(faceOf(leftOf(wound(360), NOON))).toBe("6:00");
  expect(faceOf(leftOf(clock, NOON + 139_000))).toBe("3:41");
  expect(leftOf(clock, NOON + 400_000)).toBe(0);
});

test("a phone whose clock is behind shows no more than there was", () => {
  expect(leftOf(running(wound(360), NOON + 360_000), NOON - 5000)).toBe(360_000);
});

test("a pause keeps what was left, and gives nothing back", () => {
  const paused = standing(running(wound(360), NOON + 360_000), 100_000);
  expect(leftOf(paused, NOON + 999_000)).toBe(100_000);
  const again = running(paused, NOON + 100_000);
  expect(leftOf(again, NOON + 40_000)).toBe(60_000);
  expect(leftOf(standing(again, 200_000), NOON)).toBe(100_000);
});

test("of two who start it, or stop it, the first one counts", () => {
  const clock = running(running(wound(360), NOON + 360_000), NOON + 361_000);
  expect(clock.until).toBe(NOON + 360_000);
  expect(standing(standing(clock, 90_000), 80_000).left).toBe(90_000);
});

test("a clock that has run out does not run again", () => {
  expect(running(standing(running(wound(360), NOON), 0), NOON + 5000).until).toBeNull();
});

test("a second is there until it is over", () => {
  expect([faceOf(60_000), faceOf(59_999), faceOf(1), faceOf(0)]).toEqual(["1:00", "1:00", "0:01", "0:00"]);
});

test("the last minute, the last ten seconds and the end are heard, each once", () => {
  expect(strokeBetween(60_100, 59_900)).toBe("minute");
  expect(strokeBetween(59_900, 59_700)).toBeNull();
  expect(strokeBetween(11_100, 10_900)).toBeNull();
  expect(strokeBetween(10_100, 9_900)).toBe("second");
  expect(strokeBetween(9_900, 9_700)).toBeNull();
  expect(strokeBetween(100, 0)).toBe("end");
  expect(strokeBetween(0, 0)).toBeNull();
});

test("whoever comes back after a while hears only that it is over", () => {
  expect(strokeBetween(90_000, 50_000)).toBeNull();
  expect(strokeBetween(90_000, 0)).toBe("end");
});

test("time that comes back, after something was taken back, is silent", () => {
  expect(strokeBetween(5_000, 60_500)).toBeNull();
});
