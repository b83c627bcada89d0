/** Stone: coursed masonry, a wall that wavers, the hatched rock around a floor. */
import { type Box, cut, f } from "./cuts";
import { luck } from "./luck";

export interface Masonry {
  /** The joints between the stones, to be stroked. */
  joints: string;
  /** Gouge cuts on some of the stones, to be filled. */
  cuts: string;
}

/** A wall in courses of `course` height; `stone` is the usual width of a stone. */
export function masonry({ x, y, width, height }: Box, course: number, stone: number, seed: number | string): Masonry {
  const next = luck(seed);
  let [joints, cuts] = ["", ""];
  for (let row = 0; row * course < height; row++) {
    const top = y + row * course;
    const bottom = Math.min(top + course, y + height);
    if (row > 0) joints += `M${f(x)} ${f(top)}H${f(x + width)}`;
    let at = x + stone * ((row % 2) / 2 - 0.3 + next() * 0.2);
    while (at < x + width) {
      if (at > x) joints += `M${f(at)} ${f(top)}V${f(bottom)}`;
      const end = at + stone * (0.85 + next() * 0.3);
      const marks = next() < 0.4 ? 1 + Math.floor(next() * 3) : 0;
      for (let mark = 0; mark < marks; mark++) {
        const start = Math.max(x, at) + stone * (0.1 + next() * 0.2);
        const stop = Math.min(start + stone * (0.2 + next() * 0.3), end - 3, x + width - 2);
        const level = top + course * (0.25 + mark * 0.2 + next() * 0.08);
        if (stop - start > 4 && level < bottom - 2) cuts += cut(start, level, stop, level + 0.6, 1.4);
      }
      at = end;
    }
  }
  return { joints, cuts };
}

export type Point = readonly [x: number, y: number];

/** A line through points that wavers as if cut by hand, to be stroked; `waver` is how far it strays, in pixels. */
export function wavering(points: readonly Point[], waver: number, seed: number | string, closed = false): string {
  const next = luck(seed);
  const first = points[0];
  if (!first) return "";
  let d = `M${f(first[0])} ${f(first[1])}`;
  const rest = closed ? [...points.slice(1), first] : points.slice(1);
  let from = first;
  for (const to of rest) {
    const [mx, my] = [(from[0] + to[0]) / 2 + (next() - 0.5) * 2 * waver, (from[1] + to[1]) / 2 + (next() - 0.5) * 2 * waver];
    d += `Q${f(mx)} ${f(my)} ${f(to[0])} ${f(to[1])}`;
    from = to;
  }
  return closed ? `${d}Z` : d;
}

export interface Floor {
  /** Whether the square of this column and row is floor. */
  has(column: number, row: number): boolean;
  /** Columns and rows to draw, the last ones left out. */
  from: Point;
  to: Point;
  /** The size of a square in pixels. */
  square: number;
}

/** Everywhere that floor meets rock, square edge by square edge, wavering; to be stroked. */
export function floorWalls({ has, from, to, square }: Floor, seed: number | string): string {
  const next = luck(seed);
  const stray = () => (next() - 0.5) * square * 0.035;
  let d = "";
  const edge = (ax: number, ay: number, bx: number, by: number) => {
    const [mx, my] = [((ax + bx) / 2) * square + stray(), ((ay + by) / 2) * square + stray()];
    d += `M${f(ax * square)} ${f(ay * square)}Q${f(mx)} ${f(my)} ${f(bx * square)} ${f(by * square)}`;
  };
  for (let y = from[1]; y < to[1]; y++) {
    for (let x = from[0]; x < to[0]; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) edge(x, y, x + 1, y);
      if (!has(x, y + 1)) edge(x, y + 1, x + 1, y + 1);
      if (!has(x - 1, y)) edge(x, y, x, y + 1);
      if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    }
  }
  return d;
}

/** The rock around a floor: little bundles of three strokes, about half a square deep; to be stroked. */
export function rock({ has, from, to, square }: Floor, seed: number | string): string {
  const next = luck(seed);
  let d = "";
  for (let y = from[1] - 1; y < to[1] + 1; y += 0.34) {
    for (let x = from[0] - 1; x < to[0] + 1; x += 0.34) {
      const [cx, cy] = [x + (next() - 0.5) * 0.16, y + (next() - 0.5) * 0.16];
      const [angle, limit, length] = [next() * Math.PI, 0.44 + next() * 0.2, 0.2 + next() * 0.06];
      const far = distance(has, cx, cy);
      if (far === 0 || far > limit) continue;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (const side of [-0.115, 0, 0.115]) {
        const [qx, qy] = [cx - s * side, cy + c * side];
        d += `M${f((qx - c * length) * square)} ${f((qy - s * length) * square)}`;
        d += `L${f((qx + c * length) * square)} ${f((qy + s * length) * square)}`;
      }
    }
  }
  return d;
}

/** How far the next floor is, in squares; 0 on it. */
function distance(has: Floor["has"], x: number, y: number): number {
  let best = Infinity;
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      if (!has(column, row)) continue;
      const dx = Math.max(column - x, 0, x - column - 1);
      const dy = Math.max(row - y, 0, y - row - 1);
      best = Math.min(best, Math.hypot(dx, dy));
    }
  }
  return best;
}
