import { describe, expect, test } from "vitest";
import { between, fit, kept, panned, pointOf, revealing, seenBy, transformOf, zoomed } from "./stage";

const STAGE = { width: 400, height: 300 };
const at = (camera: { x: number; y: number; scale: number }, x: number, y: number) => [
  camera.x + x * camera.scale,
  camera.y + y * camera.scale,
];

describe("fitting", () => {
  test("a large world is made smaller until it fits, and stands in the middle", () => {
    const camera = fit({ x: -100, y: 0, width: 800, height: 300 }, STAGE, { margin: 0 });
    expect(camera.scale).toBe(0.5);
    expect(at(camera, -100, 0)).toEqual([0, 75]);
    expect(at(camera, 700, 300)).toEqual([400, 225]);
  });
  test("a small world is not blown up beyond `most`", () => {
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, STAGE).scale).toBe(1);
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, STAGE, { margin: 0, most: 3 }).scale).toBe(3);
  });
  test("the margin stays free", () => {
    const camera = fit({ x: 0, y: 0, width: 1000, height: 10 }, STAGE, { margin: 50 });
    expect(at(camera, 0, 0)[0]).toBeCloseTo(50);
    expect(at(camera, 1000, 0)[0]).toBeCloseTo(350);
  });
  test("an empty world and a stage without room are no trouble", () => {
    expect(Number.isFinite(fit({ x: 0, y: 0, width: 0, height: 0 }, STAGE).scale)).toBe(true);
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });
});

test("zooming keeps what is under the pointer where it is, and keeps its limits", () => {
  const camera = { x: 30, y: -20, scale: 1 };
  const before = pointOf(camera, { x: 100, y: 80 });
  const closer = zoomed(camera, 2, 100, 80, { least: 0.5, most: 4 });
  expect(closer.scale).toBe(2);
  expect(pointOf(closer, { x: 100, y: 80 })).toEqual(before);
  expect(zoomed(camera, 100, 0, 0, { least: 0.5, most: 4 }).scale).toBe(4);
  expect(zoomed(camera, 0.01, 0, 0, { least: 0.5, most: 4 }).scale).toBe(0.5);
});

test("panning moves everything by as much", () => {
  expect(panned({ x: 1, y: 2, scale: 3 }, 10, -10)).toEqual({ x: 11, y: -8, scale: 3 });
});

test("the world cannot be lost", () => {
  const world = { x: 0, y: 0, width: 200, height: 200 };
  const lost = kept({ x: 5000, y: -5000, scale: 1 }, world, STAGE);
  expect(at(lost, 0, 0)[0]).toBeLessThan(STAGE.width);
  expect(at(lost, 0, 200)[1]).toBeGreaterThan(0);
  const fine = { x: 20, y: 30, scale: 1 };
  expect(kept(fine, world, STAGE)).toEqual(fine);
});

test("what is to be seen is brought in by the shortest way", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(revealing(camera, { x: 50, y: 50, width: 20, height: 20 }, STAGE)).toEqual(camera);
  expect(revealing(camera, { x: 500, y: 50, width: 20, height: 20 }, STAGE, 10).x).toBe(-130);
  expect(revealing(camera, { x: -50, y: 50, width: 20, height: 20 }, STAGE, 10).x).toBe(60);
  expect(revealing(camera, { x: 0, y: 0, width: 800, height: 20 }, STAGE, 0).scale).toBe(0.5);
});

test("the frame on a small map is what the stage shows", () => {
  expect(seenBy({ x: -100, y: 50, scale: 2 }, STAGE)).toEqual({ x: 50, y: -25, width: 200, height: 150 });
  expect(transformOf({ x: 1.23456, y: 0, scale: 0.5 })).toBe("translate(1.2346 0) scale(0.5)");
});

test("a camera glides from one place to another, and not beyond", () => {
  const [from, to] = [{ x: 0, y: 0, scale: 1 }, { x: 100, y: -40, scale: 2 }];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 0.5)).toEqual({ x: 50, y: -20, scale: 1.5 });
  expect(between(from, to, 7)).toEqual(to);
});
