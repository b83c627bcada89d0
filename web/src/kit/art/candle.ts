/** A candle: lit in the vault, smoking by day. */
import { f, rays } from "./cuts";

export interface Candle {
  wax: string;
  /** A line of wax that has run down, to be stroked. */
  drip: string;
  flame: string;
  /** The bright heart of the flame. */
  heart: string;
  rays: string;
  /** To be stroked, where the candle is out. */
  smoke: string;
}

/** A candle that stands at (x, foot), `height` high and `width` wide; its flame is above that. */
export function candle(x: number, foot: number, width: number, height: number, seed: number | string): Candle {
  const top = foot - height;
  const u = width / 10;
  const scaled = (...steps: number[]) => steps.map((step) => f(step * u)).join(" ");
  return {
    wax: `M${f(x - width / 2)} ${f(top + u)}q${f(width / 2)} ${f(-2 * u)} ${f(width)} 0V${f(foot)}H${f(x - width / 2)}Z`,
    drip: `M${f(x - width * 0.3)} ${f(top + 2 * u)}v${f(height * 0.25)}q${f(u)} ${f(3 * u)} ${f(2 * u)} 0v${f(-height * 0.15)}`,
    flame: `M${f(x)} ${f(top - 24 * u)}q${scaled(9, 12, 4, 20)}q${scaled(-4, 5, -8, 0)}q${scaled(-5, -8, 4, -20)}Z`,
    heart: `M${f(x)} ${f(top - 14 * u)}q${scaled(4, 6, 2, 10)}q${scaled(-2, 2, -4, 0)}q${scaled(-2, -4, 2, -10)}Z`,
    rays: rays({ x, y: top - 12 * u, inner: 20 * u, outer: 40 * u, count: 18, width: 2.2 * u, seed, uneven: 0.3 }),
    smoke: `M${f(x)} ${f(top - 2 * u)}q${f(-4 * u)} ${f(-7 * u)} 0 ${f(-13 * u)}t0 ${f(-13 * u)}`,
  };
}
