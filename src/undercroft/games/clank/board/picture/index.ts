/** The dragon has heard the thief: ink and gold. */
import { cut, f, luck, rays } from "$table/art";
import { fill, HEIGHT, INK, line, PAPER, silhouette, WIDTH } from "$table/picture";
import "./icons";

export const hue = "#d8a62a";
export const signs = { kind: "sprint", style: "card-pick" };
export const rank = 2;
export const guided = true;

const RIM = { rim: [INK, 60] } as const;

export function draw(): string {
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${hue}"/>`,
    fill(rays({ x: 150, y: 150, inner: 120, outer: 330, count: 120, width: 5.2, seed: 8, uneven: 0.3 }), INK),
    fill(rays({ x: 150, y: 150, inner: 60, outer: 190, count: 54, width: 3, seed: 18, uneven: 0.5 }), PAPER, 'opacity=".8"'),
    silhouette("spiked-dragon-head", -6, 34, 292, INK, { flipped: true, rim: [hue, 20] }),
    eye(),
    neck(),
    breath(),
    hoard(),
    silhouette("robber", 30, 262, 82, PAPER, RIM),
  ].join("");
}

function eye(): string {
  return fill("M119 122q12 -9 26 -5q-5 10 -15 12q-7 1 -11 -7Z", PAPER) + `<circle cx="131" cy="122.5" r="3.6" fill="${INK}"/>`;
}

/** The neck goes down behind the gold, with scales. */
function neck(): string {
  let scales = "";
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 4; k++) {
      const [x, y] = [196 + k * 22 + row * 4, 214 + row * 15 - k * 4];
      scales += cut(x, y, x + 9, y + 7, 3, 0.5) + cut(x + 9, y + 7, x + 18, y - 1, 3, 0.5);
    }
  }
  return fill("M150 206Q176 196 222 176Q246 216 300 240V330H150Q186 262 150 206Z", INK) + fill(scales, hue);
}

function breath(): string {
  return fill(cut(52, 238, 14, 206, 7, 0.3) + cut(48, 246, -2, 232, 7, 0.3) + cut(46, 254, 2, 256, 6, 0.3), PAPER);
}

/** Where the hoard begins, from left to right. */
function surface(x: number): number {
  if (x < 84) return 328;
  if (x < 168) return 326 - ((x - 84) / 84) * 42;
  return x < 250 ? 284 - ((x - 168) / 82) * 26 : 258;
}

function hoard(): string {
  const next = luck(21);
  const places: [number, number][] = [];
  for (let tried = 0; tried < 900 && places.length < 86; tried++) {
    const [x, y] = [next() * 300 - 2, 256 + next() * 130];
    const isBuried = y < surface(x) + 7;
    if (!isBuried && places.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.7) >= 18.5)) places.push([x, y]);
  }
  places.sort((one, other) => one[1] - other[1]);
  return (
    fill("M-4 384V330Q40 318 84 326Q112 292 168 284Q214 250 250 258Q280 252 300 262V384Z", INK) +
    places.map(([x, y]) => coin(x, y, next() * 30 - 15, next() < 0.2 ? PAPER : hue)).join("") +
    silhouette("queen-crown", 196, 250, 46, PAPER, RIM) +
    silhouette("column-vase", 244, 300, 50, PAPER, RIM) +
    silhouette("banana-bunch", 150, 318, 42, PAPER, RIM)
  );
}

function coin(x: number, y: number, turn: number, colour: string): string {
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})">` +
    `<ellipse cy="2.8" rx="9.5" ry="5.4" fill="${INK}" stroke="${colour}" stroke-width="1.3"/>` +
    `<ellipse rx="9.5" ry="5.4" fill="${colour}"/>` +
    line("M-5.8 0a5.8 3 0 1 0 11.6 0a5.8 3 0 1 0 -11.6 0", INK, 1.1) +
    `</g>`
  );
}
