/** Chance for pictures: the same seed always draws the same. A card's code as seed makes each card its own print. */
export type Luck = () => number;

/** Numbers from 0 up to 1 (mulberry32), from a number or a word. */
export function luck(seed: number | string): Luck {
  let state = typeof seed === "number" ? seed >>> 0 : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for a word (FNV-1a). */
export function hash(word: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
