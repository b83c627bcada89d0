/** The die is the enemy, and a hero stands before it: ink and blue. */
import { f, hatching, rays } from "$table/art";
import { clipped, fill, HEIGHT, INK, PAPER, silhouette, WIDTH } from "$table/picture";
import "./icons";

export const hue = "#4f7cac";
export const signs = { kind: "shaking-hands", style: "rolling-dices" };
export const rank = 4;
export const guided = true;

const DIE = { x: 148, y: 146, edge: 98 };
const ROWS = [254, 268, 290, 324, 384] as const;

export function draw(): string {
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${hue}"/>`,
    fill(rays({ x: 148, y: 142, inner: 120, outer: 320, count: 110, width: 6.4, seed: 9, uneven: 0.28 }), INK),
    fill(rays({ x: 148, y: 142, inner: 70, outer: 170, count: 50, width: 3, seed: 29, uneven: 0.5 }), PAPER, 'opacity=".8"'),
    fill("M-4 384V252H300V384Z", INK) + fill(floor(), PAPER),
    die(),
    hero(),
  ].join("");
}

/** Flagstones that run towards the light. */
function floor(): string {
  const across = (k: number, y: number) => f(148 + (k * 30 * (y - 150)) / 100);
  let d = "";
  for (const [i, y] of ROWS.slice(0, -1).entries()) {
    const below = ROWS[i + 1]!;
    for (let k = -7; k < 7; k++) {
      if ((k + i) % 2 === 0) d += `M${across(k, y)} ${y}L${across(k + 1, y)} ${y}L${across(k + 1, below)} ${below}L${across(k, below)} ${below}Z`;
    }
  }
  return d;
}

/** Three faces: pips, the skull, the swords in the shade. */
function die(): string {
  const { x, y, edge } = DIE;
  const [half, wide] = [edge / 2, edge * 0.86];
  const face = (d: string, colour: string) => `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
  const pip = (at: number) => `<ellipse cx="${x}" cy="${f(y - edge + 2 * half * at)}" rx="11.5" ry="6.7" fill="${INK}"/>`;
  const shade = fill(hatching({ x: 0, y: 0, width: 98, height: 98, angle: Math.PI / 2, gap: 7, stroke: 3, seed: 3, broken: 0.2 }), hue);
  return (
    face(`M${x} ${y - edge}L${x + wide} ${y - half}L${x} ${y}L${x - wide} ${y - half}Z`, PAPER) +
    face(`M${x - wide} ${y - half}L${x} ${y}V${y + edge}L${x - wide} ${y + half}Z`, PAPER) +
    face(`M${x + wide} ${y - half}L${x} ${y}V${y + edge}L${x + wide} ${y + half}Z`, INK) +
    `<g transform="matrix(.86 .5 0 1 ${x - wide} ${y - half})">${silhouette("daemon-skull", 8, 8, 84, INK)}</g>` +
    `<g transform="matrix(.86 -.5 0 1 ${x} ${y})">${clipped("shade", "M4 4H94V94H4Z", shade)}` +
    `${silhouette("crossed-swords", 11, 11, 76, PAPER, { rim: [INK, 50] })}</g>` +
    pip(0.24) + pip(0.5) + pip(0.76)
  );
}

/** In a pool of light, with a shadow. */
function hero(): string {
  return (
    `<ellipse cx="112" cy="366" rx="74" ry="20" fill="${PAPER}"/>` +
    fill("M100 366L176 376L200 384H120Z", INK) +
    silhouette("swordman", 52, 254, 122, INK, { rim: [PAPER, 30] })
  );
}
