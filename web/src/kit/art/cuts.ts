/** The strokes that all pictures are cut with. Each function hands back the `d` of a path to be filled. */
import { luck } from "./luck";

/** A coordinate as it is written: a tenth of a pixel is fine enough for a print. */
export function f(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** A cut of the gouge: pointed at both ends, `width` at its widest, which is at `middle` of its length. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, middle = 0.4): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  const [mx, my] = [x1 + dx * middle, y1 + dy * middle];
  const there = `Q${f(mx + nx)} ${f(my + ny)} ${f(x2)} ${f(y2)}`;
  const back = `Q${f(mx - nx)} ${f(my - ny)} ${f(x1)} ${f(y1)}`;
  return `M${f(x1)} ${f(y1)}${there}${back}Z`;
}

/** A stroke that is `from` wide where it begins and `to` wide where it ends. */
export function wedge(x1: number, y1: number, x2: number, y2: number, from: number, to: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length / 2, dx / length / 2];
  return (
    `M${f(x1 + nx * from)} ${f(y1 + ny * from)}L${f(x2 + nx * to)} ${f(y2 + ny * to)}` +
    `L${f(x2 - nx * to)} ${f(y2 - ny * to)}L${f(x1 - nx * from)} ${f(y1 - ny * from)}Z`
  );
}

export interface Rays {
  x: number;
  y: number;
  /** Where they begin and end, counted from the middle. */
  inner: number;
  outer: number;
  count: number;
  width: number;
  seed: number | string;
  /** The part of the circle, in radians. */
  from?: number;
  to?: number;
  /** How much their lengths differ, 0 to 1. */
  uneven?: number;
}

/** Rays around a light. */
export function rays({ x, y, inner, outer, count, width, seed, from = 0, to = 2 * Math.PI, uneven = 0.35 }: Rays): string {
  const next = luck(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * (i + 0.5 + (next() - 0.5) * 0.4)) / count;
    const start = inner * (1 + next() * uneven * 0.4);
    const end = outer * (1 - next() * uneven);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += cut(x + c * start, y + s * start, x + c * end, y + s * end, width * (0.7 + next() * 0.6), 0.55);
  }
  return d;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Hatching extends Box {
  /** Which way the cuts run, in radians. */
  angle: number;
  gap: number;
  stroke: number;
  seed: number | string;
  /** 0 for long lines, 1 for many short ones. */
  broken?: number;
}

/** Parallel cuts over a box; they reach beyond it, so clip them. */
export function hatching({ x, y, width, height, angle, gap, stroke, seed, broken = 0.5 }: Hatching): string {
  const next = luck(seed);
  const reach = Math.hypot(width, height) / 2;
  const [cx, cy, c, s] = [x + width / 2, y + height / 2, Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): [number, number] => [cx + c * along - s * across, cy + s * along + c * across];
  let d = "";
  for (let across = -reach; across < reach; across += gap * (0.85 + next() * 0.3)) {
    let along = -reach + next() * 20;
    while (along < reach) {
      const length = (14 + next() * 46) * (1 + broken);
      d += cut(...at(along, across), ...at(along + length, across), stroke * (0.6 + next() * 0.8), 0.3 + next() * 0.4);
      along += length + 3 + next() * 10 * broken;
    }
  }
  return d;
}
