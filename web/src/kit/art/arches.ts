/** Arches, and the wedge-shaped stones (voussoirs) that carry them. All paths begin and end on the floor. */
import { type Box, cut, f } from "./cuts";
import { luck } from "./luck";

/** A round arch; with `rise` the curve is an ellipse of that height. */
export function arch({ x, y, width, height }: Box, rise = width / 2): string {
  return `M${f(x)} ${f(y + height)}V${f(y + rise)}A${f(width / 2)} ${f(rise)} 0 0 1 ${f(x + width)} ${f(y + rise)}V${f(y + height)}Z`;
}

/** A pointed arch, as of a church door. */
export function pointedArch({ x, y, width, height }: Box): string {
  const [radius, spring] = [width * 1.02, y + width * 0.86];
  return (
    `M${f(x)} ${f(y + height)}V${f(spring)}A${f(radius)} ${f(radius)} 0 0 1 ${f(x + width / 2)} ${f(y)}` +
    `A${f(radius)} ${f(radius)} 0 0 1 ${f(x + width)} ${f(spring)}V${f(y + height)}Z`
  );
}

export interface Voussoirs {
  /** The ring of stones around the opening, to be filled; lay the opening over it. */
  ring: string;
  /** The joints, to be stroked. */
  joints: string;
  /** Three gouge cuts on each stone, to be filled. */
  cuts: string;
}

/** The stones around an arch's opening: a ring of `thickness`, with jambs down to the floor in stones of `course`. */
export function voussoirs(
  opening: Box,
  thickness: number,
  { rise = opening.width / 2, stones = 15, course = 28, seed = 5 }: { rise?: number; stones?: number; course?: number; seed?: number | string } = {},
): Voussoirs {
  const next = luck(seed);
  const { x, y, width, height } = opening;
  const [cx, cy, half] = [x + width / 2, y + rise, width / 2];
  const at = (angle: number, out: number) => [cx + Math.cos(angle) * (half + out), cy - Math.sin(angle) * (rise + out)] as const;
  let [joints, cuts] = ["", ""];
  for (let i = 1; i < stones; i++) {
    const angle = Math.PI * (1 - i / stones);
    const [[ax, ay], [bx, by]] = [at(angle, 0), at(angle, thickness)];
    joints += `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`;
  }
  for (let i = 0; i < stones; i++) {
    for (let mark = 0; mark < 3; mark++) {
      const angle = Math.PI * (1 - (i + 0.3 + mark * 0.2) / stones);
      cuts += cut(...at(angle, thickness * 0.2 + mark * 2), ...at(angle, thickness * 0.8), 1.5);
    }
  }
  const floor = y + height;
  for (const left of [x - thickness, x + width]) {
    joints += `M${f(left)} ${f(cy)}h${f(thickness)}`;
    for (let top = cy; top < floor; top += course) {
      if (top > cy) joints += `M${f(left)} ${f(top)}h${f(thickness)}`;
      for (let mark = 0; mark < 3 && top + 8 + mark * 6 < floor - 3; mark++) {
        const level = top + 8 + mark * 6;
        cuts += cut(left + thickness * 0.2, level, left + thickness * (0.65 + next() * 0.15), level + 0.5, 1.5);
      }
    }
  }
  const outer = { x: x - thickness, y: y - thickness, width: width + 2 * thickness, height: height + thickness };
  return { ring: arch(outer, rise + thickness), joints, cuts };
}
