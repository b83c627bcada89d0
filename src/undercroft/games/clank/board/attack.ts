/** An attack of the dragon as it is told: the cubes in the order in which they left the bag, and whom they hit. Pure. */
import type { Step, View } from "./types";

export interface Drawn {
  /** Whose cube it is; null for the dragon's own. */
  readonly seat: number | null;
  readonly hits: boolean;
}

export interface Struck {
  readonly seat: number;
  readonly hearts: number;
  readonly health: number;
  /** The place of the first cube that hit, among all that were drawn. */
  readonly first: number;
}

export interface Strike {
  readonly cubes: readonly Drawn[];
  /** How many cubes lay in the bag. */
  readonly bag: number;
  readonly struck: readonly Struck[];
}

/** Null where the dragon slept. Several attacks of one step are told as one. */
export function strikeOf(step: Step | null, view: View): Strike | null {
  const cubes: Drawn[] = [];
  const struck = new Map<number, Struck>();
  let bag = 0;
  let attacked = false;
  for (const event of step?.events ?? []) {
    if (event.kind === "attack") {
      attacked = true;
      bag = Math.max(bag, event.bag);
    } else if (event.kind === "hit") {
      const before = struck.get(event.seat);
      struck.set(event.seat, { seat: event.seat, hearts: (before?.hearts ?? 0) + 1, health: event.health, first: before?.first ?? cubes.length });
      cubes.push({ seat: event.seat, hits: true });
    } else if (event.kind === "missed") {
      const seat = view.thieves.findIndex(({ colour }) => colour === event.cube);
      cubes.push({ seat: seat < 0 ? null : seat, hits: false });
    }
  }
  return attacked ? { cubes, bag, struck: [...struck.values()] } : null;
}

/** How high the slip with the cubes is: four in a row, and enough to cover the bag that they come from. */
export function slipHeight({ cubes }: Strike): number {
  return Math.max(30 + Math.ceil(cubes.length / 4) * 46, 104);
}
