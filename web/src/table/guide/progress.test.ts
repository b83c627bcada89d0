import { expect, test } from "vitest";
import type { Lesson } from "$table/board";
import { apart, arrow, bubblePlace, pressed, progress, scrimPath } from "./progress";

const lesson = (key: string, deed: string | null): Lesson => ({ key, deed, targets: [] });
const lessons = [lesson("hello", null), lesson("deeper", "deeper"), lesson("climb", "climb")];

test("a guide goes on when the deed is done", () => {
  expect(progress(lessons, [], new Set())).toEqual({ is: "at", lesson: 0 });
  expect(progress(lessons, [], new Set([0]))).toEqual({ is: "at", lesson: 1 });
  expect(progress(lessons, ["deeper"], new Set([0]))).toEqual({ is: "at", lesson: 2 });
  expect(progress(lessons, ["deeper", "climb"], new Set([0]))).toEqual({ is: "done" });
  expect(progress(lessons, ["climb"], new Set([0]))).toEqual({ is: "off" });
});

test("the bubble stands beside what is lit, not over it", () => {
  const window = { width: 1440, height: 900 };
  const bubble = { width: 450, height: 380 };
  for (const hole of [
    { x: 884, y: 398, width: 222, height: 226 },
    { x: 20, y: 100, width: 200, height: 60 },
    { x: 1145, y: 342, width: 288, height: 62 },
  ]) {
    const { x, y } = bubblePlace([hole], bubble, window);
    const apart = x + bubble.width <= hole.x || x >= hole.x + hole.width || y + bubble.height <= hole.y || y >= hole.y + hole.height;
    expect(apart).toBe(true);
    expect(x >= 0 && y >= 52 && x + bubble.width <= 1440 && y + bubble.height <= 900).toBe(true);
  }
});

test("on a phone it stays on the screen", () => {
  const bubble = { width: 366, height: 300 };
  const { x, y } = bubblePlace([{ x: 190, y: 480, width: 90, height: 90 }], bubble, { width: 390, height: 844 });
  expect([x, x + bubble.width]).toEqual([12, 378]);
  expect(y + bubble.height).toBeLessThanOrEqual(480);
});

test("on a phone the bubble is as wide as the screen, and leaves free what is lit", () => {
  const holes = [
    { x: 130, y: 440, width: 60, height: 66 },
    { x: 2, y: 168, width: 84, height: 122 },
  ];
  const bubble = { width: 374, height: 300 };
  const { x, y } = bubblePlace(holes, bubble, { width: 390, height: 844 });
  expect(x).toBe(8);
  expect(holes.every((hole) => y >= hole.y + hole.height || y + bubble.height <= hole.y)).toBe(true);
});

test("an arrow leads from one target to the next", () => {
  const [start, far] = [{ x: 0, y: 0, width: 100, height: 20 }, { x: 300, y: 0, width: 100, height: 20 }];
  expect(arrow(start, far)?.line).toMatch(/^M100 10Q200 -30 300 10$/);
  expect(arrow(start, far)?.head).toMatch(/^translate\(300 10\)/);
  expect(arrow(start, { ...start, y: 20 })).toBeNull(); // nothing is left between them
});

test("what lies side by side needs no arrow", () => {
  const hole = { x: 100, y: 100, width: 50, height: 50 };
  expect(arrow(hole, { ...hole, x: 130 })).toBeNull();
  expect(arrow(hole, { ...hole, x: 160 })).toBeNull();
  expect(arrow(hole, { ...hole, x: 300 })).not.toBeNull();
  expect(arrow(hole, { ...hole, y: 300 })).not.toBeNull();
});

test("holes that overlap make one hole", () => {
  const pieces = apart([
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 5, y: 5, width: 10, height: 10 },
  ]);
  expect(pieces.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(175);
  expect(pieces.flatMap((one, i) => pieces.slice(i + 1).map((other) => [one, other] as const)).every(([one, other]) => one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y)).toBe(true);
});

test("the scrim has a hole for each target, and the words their numbers", () => {
  expect(scrimPath([{ x: 10, y: 60, width: 5, height: 6 }], 100, 200)).toBe("M0 52h100v148h-100ZM10 60h5v6h-5Z");
  expect(pressed("(1) the Rat, (2) here")).toEqual(["", 1, " the Rat, ", 2, " here"]);
});
