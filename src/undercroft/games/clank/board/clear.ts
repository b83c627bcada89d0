/** Nothing lies over what can be chosen: how far the camera moves so that places come out from under the overlays. Pure. */
import type { Box } from "$table/art/cuts";
import type { Point } from "./map";

const STEP = 22;
const FAR = 7;
/** Around a place: so much of it must be seen. */
const MARGIN = 19;

/** The smallest way to move what is on the screen, so that as many places as can be are seen, and lie under nothing. */
export function clearing(places: readonly Point[], stage: { readonly width: number; readonly height: number }, over: readonly Box[]): Point {
  const hidden = ({ x, y }: Point) =>
    x < MARGIN || y < MARGIN || x > stage.width - MARGIN || y > stage.height - MARGIN || over.some((box) => x > box.x - MARGIN && x < box.x + box.width + MARGIN && y > box.y - MARGIN && y < box.y + box.height + MARGIN);
  let best = { x: 0, y: 0, cost: Infinity };
  for (let i = -FAR; i <= FAR; i++) {
    for (let j = -FAR; j <= FAR; j++) {
      const [x, y] = [i * STEP, j * STEP];
      const covered = places.filter((place) => hidden({ x: place.x + x, y: place.y + y })).length;
      const cost = covered * 10_000 + Math.hypot(x, y);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}
