/** What is taken up to be used on a square: the ability, an item, or nothing. And whom one looks at: an enemy, or the hero
of another seat. */
interface Holding {
  /** "ability", the code of an item, or null. */
  what: string | null;
  /** The id of an enemy. */
  foe: number | null;
  /** The seat of a hero. */
  hero: number | null;
}

export const holding = $state<Holding>({ what: null, foe: null, hero: null });

export function hold(what: string | null): void {
  holding.what = what;
}

export function lookAt(foe: number | null): void {
  holding.foe = foe;
}

export function pick(hero: number | null): void {
  holding.hero = hero;
}
