import { expect, test } from "vitest";
import { arch, pointedArch, voussoirs } from "./arches";
import { candle } from "./candle";
import { cut, f, hatching, rays, wedge } from "./cuts";
import { hash, luck } from "./luck";
import { floorWalls, masonry, rock, wavering } from "./walls";

const BOX = { x: 10, y: 20, width: 100, height: 80 };
const numbers = (d: string) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([n]) => Number(n));
const count = (d: string, letter: string) => d.split(letter).length - 1;

test("the same seed draws the same, another one something else", () => {
  const drawn = (seed: number | string) => rays({ x: 0, y: 0, inner: 10, outer: 50, count: 12, width: 3, seed });
  expect(drawn("h17")).toBe(drawn("h17"));
  expect(drawn("h17")).not.toBe(drawn("h18"));
  expect(hash("h17")).not.toBe(hash("h71"));
  const next = luck(1);
  for (let i = 0; i < 1000; i++) expect(next()).toSatisfy((value: number) => value >= 0 && value < 1);
});

test("a cut is pointed at both ends and closed", () => {
  expect(cut(0, 0, 10, 0, 4, 0.5)).toBe("M0 0Q5 2 10 0Q5 -2 0 0Z");
  expect(wedge(0, 0, 10, 0, 2, 4)).toBe("M0 1L10 2L10 -2L0 -1Z");
  expect(f(-0.01)).toBe(0);
});

test("rays stay between their two circles", () => {
  const d = rays({ x: 0, y: 0, inner: 10, outer: 50, count: 30, width: 0, seed: 1 });
  expect(count(d, "M")).toBe(30);
  const points = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Math.hypot(Number(match[1]), Number(match[2])));
  for (const far of points) expect(far).toBeGreaterThanOrEqual(9.9);
});

test("hatching covers its box", () => {
  const d = hatching({ ...BOX, angle: 0, gap: 8, stroke: 2, seed: 1 });
  expect(count(d, "M")).toBeGreaterThan(10);
  expect(Math.max(...numbers(d))).toBeGreaterThan(90);
});

test("masonry keeps inside its wall", () => {
  const { joints, cuts } = masonry(BOX, 20, 40, 3);
  expect(count(joints, "H110")).toBe(3);
  for (const match of joints.matchAll(/V([\d.]+)/g)) expect(Number(match[1])).toBeLessThanOrEqual(100);
  for (const value of numbers(cuts)) expect(value).toSatisfy((at: number) => at >= 10 && at <= 111);
});

test("a wavering line goes through its points", () => {
  const d = wavering([[0, 0], [10, 0], [10, 10]], 1, 4, true);
  expect(d.startsWith("M0 0Q")).toBe(true);
  expect(d).toContain(" 10 0Q");
  expect(d.endsWith(" 0 0Z")).toBe(true);
  expect(wavering([], 1, 4)).toBe("");
});

test("one square of floor has four walls and rock around it, none on it", () => {
  const floor = { has: (x: number, y: number) => x === 0 && y === 0, from: [0, 0], to: [1, 1], square: 10 } as const;
  expect(count(floorWalls(floor, 1), "M")).toBe(4);
  const strokes = [...rock(floor, 1).matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)];
  expect(strokes.length).toBeGreaterThan(20);
  for (const [, x1, y1, x2, y2] of strokes) {
    const [mx, my] = [(Number(x1) + Number(x2)) / 2, (Number(y1) + Number(y2)) / 2];
    expect(mx > 1.3 && mx < 8.7 && my > 1.3 && my < 8.7).toBe(false);
  }
});

test("arches stand on the floor, with as many stones as asked for", () => {
  expect(arch(BOX)).toBe("M10 100V70A50 50 0 0 1 110 70V100Z");
  expect(arch(BOX, 20)).toBe("M10 100V40A50 20 0 0 1 110 40V100Z");
  expect(pointedArch(BOX)).toContain("60 20A");
  const { ring, joints, cuts } = voussoirs(BOX, 10, { stones: 9, course: 15, seed: 1 });
  expect(ring).toBe("M0 100V70A60 60 0 0 1 120 70V100Z");
  expect(count(joints, "L")).toBe(8);
  expect(count(cuts, "M")).toBeGreaterThanOrEqual(27);
});

test("a candle stands on its foot and burns above it", () => {
  const drawn = candle(50, 100, 10, 24, 1);
  expect(drawn.wax).toContain("V100");
  expect(numbers(drawn.flame)[1]).toBeLessThan(76);
  expect(count(drawn.rays, "M")).toBe(18);
});
