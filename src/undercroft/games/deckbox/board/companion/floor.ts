/** The tiles on the table: where they may lead on (B12, B13), and what may be drawn next (B35). Only names, exits and arrows
are needed. */
import type { Laid, Quest, Room } from "../types";

/** Up, right, down, left. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SIDES = "trbl";
/** No tile lies farther from the start than this. */
const FARTHEST = 9;

export type Exits = ReadonlyMap<string, string>;

export interface Way {
  /** The tile that it leads out of, and on which side. */
  readonly tile: number;
  readonly side: number;
  /** Where the tile beyond it will lie. */
  readonly x: number;
  readonly y: number;
}

export interface Floor {
  readonly quest: Quest;
  readonly exits: Exits;
  readonly tiles: readonly Laid[];
  readonly tilesLeft: readonly string[];
}

export function hasExit(exits: Exits, tile: string, turn: number, side: number): boolean {
  return (exits.get(tile) ?? "").includes(SIDES[(side - turn + 4) % 4]!);
}

/** All ways to unexplored ground, from top to bottom. */
export function waysOf(floor: Floor): Way[] {
  const found: Way[] = [];
  for (const [tile, laid] of floor.tiles.entries()) {
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const way = { tile, side, x: laid.x + dx, y: laid.y + dy };
      if (hasExit(floor.exits, laid.tile, laid.turn, side) && leadsOn(floor, way)) found.push(way);
    }
  }
  const place = ({ tile, side }: Way) => [floor.tiles[tile]!.y * 2 + STEPS[side]![1], floor.tiles[tile]!.x * 2 + STEPS[side]![0]] as const;
  return found.sort((one, other) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]);
}

function leadsOn(floor: Floor, { side, x, y }: Way): boolean {
  if (!isFree(floor, x, y)) return false;
  const { pool } = floor.quest;
  if (pool) return floor.tiles.length <= pool.finale.after && floor.tiles.every(({ tile }) => tile !== pool.finale.tile);
  const room = roomAt(floor.quest, x, y);
  return room !== undefined && hasExit(floor.exits, room.tile, room.turn ?? 0, (side + 2) % 4);
}

function isFree({ tiles }: Floor, x: number, y: number): boolean {
  return Math.max(Math.abs(x), Math.abs(y)) <= FARTHEST && tiles.every((laid) => laid.x !== x || laid.y !== y);
}

/** A tile on the map of a print-style quest. */
export function roomAt(quest: Quest, x: number, y: number): Room | undefined {
  return quest.map?.find(({ at }) => at[0] === x && at[1] === y);
}

/** The tiles that may be drawn for a way: none where the finale comes. */
export function drawable(floor: Floor, way: Way): string[] {
  const { pool } = floor.quest;
  if (!pool || floor.tiles.length >= pool.finale.after) return [];
  const others = waysOf(floor).some(({ x, y }) => x !== way.x || y !== way.y);
  return floor.tilesLeft.filter((tile) => others || leadsFurther(floor, tile, way));
}

/** Whether a tile that comes there leaves another way open; its arrow points away from where it was entered. */
function leadsFurther(floor: Floor, tile: string, { side, x, y }: Way): boolean {
  return STEPS.some(([dx, dy], ahead) => ahead !== (side + 2) % 4 && hasExit(floor.exits, tile, side, ahead) && isFree(floor, x + dx, y + dy));
}
