/** The Black Knight stands in the door: ink and ember. */
import { cut, f, hatching, luck, pointedArch, rays } from "$table/art";
import { clipped, fill, HEIGHT, INK, line, PAPER, silhouette, WIDTH } from "$table/picture";
import "./icons";

export const hue = "#c8412b";
export const signs = { kind: "shaking-hands", style: "card-pick" };
export const rank = 1;
export const guided = true;

const LIGHT = { x: 148, y: 196 };
const DOOR = pointedArch({ x: 66, y: 52, width: 164, height: 300 });
const OPENING = pointedArch({ x: 82, y: 72, width: 132, height: 280 });

export function draw(): string {
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>`,
    fill(stones(), hue, 'opacity=".62"'),
    fill(rays({ ...LIGHT, inner: 96, outer: 250, count: 84, width: 6.5, seed: 3, uneven: 0.42 }), hue),
    fill(rays({ ...LIGHT, inner: 96, outer: 200, count: 60, width: 3.2, seed: 11, uneven: 0.5 }), PAPER, 'opacity=".85"'),
    fill(DOOR, INK) + line(DOOR, PAPER, 2.4) + line(voussoirs(), PAPER, 1.8),
    fill(OPENING, hue),
    clipped("door", OPENING, knight()),
    line(OPENING, INK, 3),
    silhouette("black-knight-helm", 94, 116, 108, INK),
    fill("M110 162h33v8h-33zM153 162h33v8h-33z", hue),
    sword(),
    steps(),
    bat(18, 81, 57) + bat(222, 105, 45),
    silhouette("candle-light", 16, 272, 44, PAPER) + silhouette("candle-light", 236, 272, 44, PAPER),
  ].join("");
}

/** The courses of the wall, cut in white line. */
function stones(): string {
  const next = luck(7);
  let d = "";
  for (let row = 0; row < 15; row++) {
    const y = 8 + row * 24;
    for (let x = row % 2 ? -22 : 0; x < WIDTH; x += 44) {
      const stray = next() * 5 - 2.5;
      d += cut(x + 3, y + 23, x + 41, y + 23.5, 1.5, 0.5) + cut(x + stray, y + 2, x + stray + 0.6, y + 21, 1.5, 0.5);
      const marks = next() < 0.75 ? 2 + Math.floor(next() * 3) : 0;
      for (let mark = 0; mark < marks; mark++) {
        const level = y + 5 + mark * 4.2 + next() * 1.5;
        d += cut(x + 6 + next() * 4, level, x + 18 + next() * 20, level + 0.6, 1.1);
      }
    }
  }
  return d;
}

/** The joints of the stones around the door. */
function voussoirs(): string {
  let d = "";
  for (let k = 0; k < 9; k++) {
    const y = f(120 + k * 27);
    d += `M66 ${y}l17 2M230 ${y}l-17 2`;
  }
  for (const [x1, y1, x2, y2] of [[70, 96, 88, 106], [82, 76, 97, 92], [100, 63, 110, 82], [124, 55, 129, 76]] as const) {
    d += `M${x1} ${y1}L${x2} ${y2}M${WIDTH - x1} ${y1}L${WIDTH - x2} ${y2}`;
  }
  return d;
}

/** The light behind him, and his cloak. */
function knight(): string {
  const folds = [
    [108, 240, 100, 346, 3.4], [124, 256, 120, 350, 3], [136, 300, 134, 350, 2.2],
    [160, 300, 162, 350, 2.2], [172, 256, 176, 350, 3], [188, 240, 196, 346, 3.4],
  ] as const;
  return (
    fill(rays({ x: 148, y: 166, inner: 30, outer: 190, count: 64, width: 5, seed: 5, uneven: 0.3 }), PAPER, 'opacity=".9"') +
    `<circle cx="148" cy="166" r="62" fill="${PAPER}"/>` +
    fill("M148 352L84 352Q85 250 98 226Q112 208 148 206Q184 208 198 226Q211 250 212 352Z", INK) +
    fill(folds.map(([x1, y1, x2, y2, width]) => cut(x1, y1, x2, y2, width, 0.3)).join(""), hue)
  );
}

function sword(): string {
  return fill("M145 262h6v84h-6ZM130 258h36v7h-36ZM145.5 240h5v18h-5Z", PAPER) + `<circle cx="148" cy="238" r="5" fill="${PAPER}"/>`;
}

function steps(): string {
  return [0, 1, 2]
    .map((k) => {
      const [x, y] = [60 - k * 22, 344 + k * 13];
      const shade = hatching({ x, y: y + 5, width: WIDTH - 2 * x, height: 9, angle: 0, gap: 3.2, stroke: 1.9, seed: 20 + k, broken: 0.3 });
      return (
        fill(`M${x} ${y}H${WIDTH - x}v13H${x}Z`, PAPER) +
        clipped(`step-${k}`, `M${x} ${y + 4}H${WIDTH - x}v9H${x}Z`, fill(shade, INK)) +
        line(`M${x} ${y}H${WIDTH - x}`, INK, 2)
      );
    })
    .join("");
}

function bat(x: number, y: number, size: number): string {
  return silhouette("bat", x, y, size, PAPER, { rim: [INK, 24] });
}
