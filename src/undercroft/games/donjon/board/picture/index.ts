/** A keep by moonlight, and what lives under it: ink and swamp. */
import { cut, hatching, rays } from "$table/art";
import { fill, HEIGHT, INK, line, PAPER, silhouette, WIDTH } from "$table/picture";
import "./icons";

export const hue = "#6d8b3c";
export const signs = { kind: "crossed-swords", style: "footsteps" };
export const rank = 3;
export const guided = true;

const MOON = { x: 206, y: 62 };
const ROOMS = [[16, 126], [158, 140], [16, 216], [158, 230]] as const;
const [WIDE, HIGH] = [122, 80];

export function draw(): string {
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${hue}"/>`,
    fill(hatching({ x: -10, y: 0, width: 320, height: 120, angle: 0, gap: 7.5, stroke: 3, seed: 6, broken: 0.7 }), INK),
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="74" fill="${hue}"/>`,
    fill(rays({ ...MOON, inner: 30, outer: 84, count: 48, width: 3.6, seed: 4 }), PAPER),
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="30" fill="${PAPER}"/>`,
    fill("M-2 116Q40 104 92 110Q150 98 210 108Q260 100 300 112V382H-2Z", INK),
    fill(hatching({ x: -10, y: 118, width: 320, height: 270, angle: 0.05, gap: 8.5, stroke: 2.4, seed: 14, broken: 0.9 }), hue),
    keep(),
    stairs(70, 108, 42, 3),
    stairs(206, 216, 34, 2),
    stairs(64, 292, 52, 4),
    ...ROOMS.map(([x, y]) => room(x, y)),
    fill("M128 178h38v24h-38ZM128 268h38v24h-38Z", PAPER),
    cave(),
    silhouette("skeleton-inside", 26, 140, 62, INK) + silhouette("skeleton-inside", 80, 146, 54, INK),
    line("M219 140v16", INK, 2.4) + silhouette("spider-alt", 185, 146, 68, INK),
    silhouette("vampire-dracula", 44, 224, 66, INK),
    silhouette("ghost", 185, 238, 66, INK),
    silhouette("sea-dragon", 110, 304, 84, INK, { rim: [PAPER, 26] }),
  ].join("");
}

function keep(): string {
  return (
    `<path d="M48 116V64h9v-9h11v9h10v-9h11v9h10v-9h11v9h9v52Z" fill="${INK}" stroke="${hue}" stroke-width="2"/>` +
    fill("M70 116V90a13 13 0 0 1 26 0V116Z", PAPER) +
    `<path d="M84 54V26l24 8-24 9" fill="${INK}" stroke="${INK}" stroke-width="2"/>`
  );
}

function stairs(x: number, y: number, height: number, steps: number): string {
  const treads = Array.from({ length: steps }, (_, k) => `M${x + 2} ${y + 4 + (height > 40 && steps > 3 ? 6 : 0) + k * 7}h22`).join("");
  return fill(`M${x} ${y}h26v${height}h-26Z`, PAPER) + line(treads, INK, 2.4);
}

/** A vault: the curve is flat, the floor hatched. */
function room(x: number, y: number): string {
  const vault = `M${x} ${y + HIGH}V${y + HIGH * 0.42}A${WIDE / 2} ${HIGH * 0.42} 0 0 1 ${x + WIDE} ${y + HIGH * 0.42}V${y + HIGH}Z`;
  const floor = [0, 1, 2].map((k) => cut(x + 6 + k * 5, y + HIGH - 4 - k * 4, x + WIDE - 8 - k * 9, y + HIGH - 4 - k * 4, 2.4, 0.5)).join("");
  return `<path d="${vault}" fill="${PAPER}" stroke="${INK}" stroke-width="3.5"/>` + fill(floor, INK);
}

function cave(): string {
  return (
    `<path d="M-4 384V336Q60 318 148 322Q240 318 300 336V384Z" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
    fill("M0 376Q70 366 148 368T296 374V384H0Z", INK)
  );
}
