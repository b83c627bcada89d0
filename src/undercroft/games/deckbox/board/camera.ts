/** What the camera shows: the tile of whoever acts, and what has just been found. Pure. */
import type { Box } from "$table/art/cuts";
import { boxOf, SIDE, type Spot, tileBox, tilesAt, united } from "./map";
import type { Laid } from "./types";

/** Smaller than so nothing is drawn only to show more. */
export const LEAST = 0.86;

export interface Scenery {
  readonly world: Box;
  readonly tiles: readonly Laid[];
  /** The stage. */
  readonly width: number;
  readonly height: number;
  /** A small screen shows what is at stake, a large one the tiles around it. */
  readonly narrow: boolean;
  /** Where the scene that is told happens; empty when nothing is told. */
  readonly told: readonly Spot[];
  readonly quiet: boolean;
  /** Where the own hero stands. */
  readonly from: Spot | null;
  /** What can be attacked or chosen. */
  readonly aims: readonly Spot[];
  /** Exits within reach. */
  readonly ways: readonly Spot[];
  /** The tiles on which enemies are about to be placed. */
  readonly coming: readonly number[];
  /** The tile that was just laid, -1 if none was. */
  readonly fresh: number;
}

/** What has to be seen. */
export function stakeOf({ world, tiles, width, height, narrow, told, quiet, from, aims, ways, coming, fresh }: Scenery): Box {
  if (world.width * LEAST <= width && world.height * LEAST <= height) return world;
  if (narrow && quiet && coming.length === 0 && from) {
    const [x, y] = from;
    return boxOf([[x - 3, y - 3], [x + 3, y + 3], ...aims, ...ways]);
  }
  const spots = told.length > 0 ? told : narrow && coming.length > 0 ? [] : from ? [from, ...aims] : aims;
  const indices = new Set([...coming, ...spots.flatMap((spot) => tilesAt(tiles, spot)), ...(fresh >= 0 && quiet ? [fresh] : [])]);
  const found = [...indices].flatMap((index) => (tiles[index] ? [tileBox(tiles[index])] : []));
  const { x, y, width: wide, height: high } = united(found.length > 0 ? found : [world]);
  const more = narrow ? 0 : (found.length > 1 ? 1 : 3) * SIDE;
  return { x: x - more, y: y - more, width: wide + 2 * more, height: high + 2 * more };
}

/** With room at the sides for what lies over the stage, so many squares each, unless that would make everything small. */
export function widened(box: Box, left: number, right: number, width: number): Box {
  const wider = { ...box, x: box.x - left * SIDE, width: box.width + (left + right) * SIDE };
  return wider.width * LEAST <= width ? wider : box;
}
