/** The dice of a whole game, against what was to be expected of them: by face, those of the heroes and of their enemies. */
import type { Event } from "./types";

export interface Thrown {
  /** How often each face came, from 1 to 6. */
  readonly faces: readonly number[];
  readonly count: number;
  readonly mean: number;
}

/** What a fair die shows on average. */
export const FAIR = 3.5;

export function thrownIn(steps: readonly { readonly events?: readonly Event[] }[]): { heroes: Thrown; enemies: Thrown } {
  const heroes: number[] = [];
  const enemies: number[] = [];
  for (const { events = [] } of steps) {
    let attackers = heroes;
    for (const event of events) {
      if (event.kind === "attacked") attackers = heroes;
      else if (event.kind === "foe-attacked") attackers = enemies;
      else if (event.kind === "threw") attackers.push(...event.dice);
      else if (event.kind === "defended" || event.kind === "tested") heroes.push(...event.dice);
      else if (event.kind === "foe-defended") enemies.push(...event.dice);
    }
  }
  return { heroes: counted(heroes), enemies: counted(enemies) };
}

function counted(dice: readonly number[]): Thrown {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  return { faces, count: dice.length, mean: dice.length > 0 ? dice.reduce((sum, die) => sum + die, 0) / dice.length : 0 };
}
