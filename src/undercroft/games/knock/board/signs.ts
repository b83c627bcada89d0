/** Small shapes of this board's own. */
import { f } from "$table/art/cuts";

/** A star of twelve points around a number that is too large. */
export function burst(r: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 12, i % 2 ? r * 1.12 : r * 1.55];
    return `${f(Math.cos(angle) * reach)} ${f(Math.sin(angle) * reach)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A pin that points at what is above it, with room for a sigil. */
export const PIN = "M0 12L-13 28A17 17 0 1 0 13 28Z";

/** The floor of the vault behind everything: large flagstones, drawn once. */
export function floor(width: number, height: number, next: () => number, size = 120): string {
  let d = "";
  for (let y = -20; y < height; ) {
    const tall = size * (0.7 + next() * 0.5);
    d += `M0 ${f(y)}H${width}`;
    for (let x = -next() * size; x < width; ) {
      x += size * (0.8 + next() * 0.9);
      d += `M${f(x)} ${f(y)}v${f(tall)}`;
    }
    y += tall;
  }
  return d;
}

/** A candle of six minutes, 110 wide and `height` high, of which `share` is left: paths to be filled. */
export function burning(height: number, share: number): { wax: string; runs: string; flame: string; heart: string; wick: string; top: number; base: number } {
  const base = height - 16;
  const top = base - (height - 70) * share;
  return {
    base,
    top,
    flame: `M55 ${f(top - 46)}q15 20 7 34q-7 9 -14 0q-8 -14 7 -34Z`,
    heart: `M55 ${f(top - 28)}q7 9 3 16q-3 4 -6 0q-4 -7 3 -16Z`,
    wick: `M55 ${f(top - 14)}v14`,
    wax: `M37 ${f(top + 4)}Q40 ${f(top - 4)} 48 ${f(top)}Q55 ${f(top + 5)} 63 ${f(top - 1)}Q70 ${f(top - 4)} 73 ${f(top + 4)}V${f(base)}H37Z`,
    runs:
      base - top > 38 // as long as they are
        ? `M37 ${f(top + 6)}q-6 8 -4 22q3 6 6 0V${f(top + 6)}ZM73 ${f(top + 6)}q5 14 2 30q-4 5 -6 -2Z`
        : "",
  };
}
