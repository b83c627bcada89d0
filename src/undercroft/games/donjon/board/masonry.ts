/** The stone of a dungeon, as paths: made once for a plan, whatever happens in it. */
import { arch, f, masonry } from "$table/art";
import type { Dungeon, PlaceBox } from "./layout";

export interface Stone {
  readonly outline: string;
  /** A little larger: the ring around a place that can be chosen. */
  readonly ring: string;
  /** Gouge cuts along the inside of a vault; steps in the entrance. */
  readonly cuts: string;
  /** The stones of the arch. */
  readonly joints: string;
  readonly floor: string;
}

export function stoneOf(box: PlaceBox, large: boolean): Stone {
  const grown = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 5 };
  return {
    outline: arch(box, box.rise),
    ring: arch(grown, box.rise + 3),
    cuts: box.kind === "room" ? vaultCuts(box, large) : box.kind === "entrance" ? steps(box, large) : "",
    joints: large && box.kind !== "hallway" ? archStones(box) : "",
    floor: box.kind === "room" ? flags(box) : "",
  };
}

/** Rays under the curve, and strokes down both walls. */
function vaultCuts({ x, y, width, height, rise }: PlaceBox, large: boolean): string {
  const [count, long, step] = large ? [34, 7, 9] : [22, 4, 8];
  let d = "";
  for (let k = 0; k <= count; k++) {
    const angle = Math.PI * (k / count);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const length = long + ((k * 5) % 4) * (large ? 2.4 : 1.2);
    d += `M${f(x + width / 2 - (c * width) / 2)} ${f(y + rise - s * rise)}l${f(c * length)} ${f(s * length * 0.8 + 1)}`;
  }
  for (let k = 0; rise + k * step < height - 6; k++) {
    const length = large ? 9 - ((k * 7) % 5) : 5;
    const level = f(y + rise + k * step);
    d += `M${f(x)} ${level}l${f(length)} ${f(-length * 0.7)}M${f(x + width)} ${level}l${f(-length)} ${f(-length * 0.7)}`;
  }
  return d;
}

/** Stairs that come down from the left. */
function steps({ x, y, width, height }: PlaceBox, large: boolean): string {
  const [count, high] = large ? [9, 9] : [6, 7];
  const tread = (width * 0.92) / count;
  return Array.from({ length: count }, (_, k) => `M${f(x)} ${f(y + height * 0.22 + k * high)}H${f(x + 8 + k * tread)}v${high}`).join("");
}

function archStones({ x, y, width, rise }: PlaceBox): string {
  const [stones, thick] = [width > 95 ? 12 : 9, width > 105 ? 9 : 6.5];
  const [cx, cy] = [x + width / 2, y + rise];
  let d = "";
  for (let i = 0; i <= stones; i++) {
    const angle = Math.PI * (1 - i / stones);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += `M${f(cx + (c * width) / 2)} ${f(cy - s * rise)}L${f(cx + c * (width / 2 + thick))} ${f(cy - s * (rise + thick))}`;
  }
  return `${d}M${f(x - thick)} ${f(cy)}A${f(width / 2 + thick)} ${f(rise + thick)} 0 0 1 ${f(x + width + thick)} ${f(cy)}`;
}

function flags({ x, y, width, height }: PlaceBox): string {
  const base = y + height;
  const slants = Array.from({ length: 12 }, (_, k) => `M${f(x + k * 10 - 4)} ${f(base)}l8 -5`).join("");
  return `M${f(x)} ${f(base - 5)}h${f(width)}${slants}`;
}

/** The joints of the walls behind the vaults. */
export function wallOf(dungeon: Dungeon): string {
  const course = dungeon.cut.large && !dungeon.folded ? 15 : 13;
  return dungeon.walls.map((wall, storey) => masonry(wall, course, 34, dungeon.seat * 7 + storey + 3).joints).join("");
}

/** A heap of gold, 24 wide and 12 high. */
export const HEAP = "M1 12Q4 6 8 7Q12 0 16 6Q21 5 23 12Z";
export const COINS = "M5 9.5h3M10 5.5h3M13 9.5h4M9 11h2";
