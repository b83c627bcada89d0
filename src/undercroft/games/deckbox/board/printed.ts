/** What is printed on cards, in a few words. */
import type { Words } from "$table/words";
import { signed } from "./cards";
import type { AbilityCard, ItemCard } from "./types";

/** What an ability or an item does. */
export function effectWords(words: Words, card: AbilityCard | ItemCard): string {
  return words.text(`effect-${card.effect}`, { power: card.power ?? 0, bonus: signed(card.power ?? 0), dice: card.dice ?? 0 });
}

/** The same in two or three words, for lists. */
export function briefWords(words: Words, card: AbilityCard | ItemCard): string {
  return words.text(`board-brief-${card.effect}`, { power: card.power ?? 0, bonus: signed(card.power ?? 0), dice: card.dice ?? 0 });
}

/** The face of a die from which on it reaches six with this modifier; a six always does. */
export function facesFrom(bonus: number): number {
  return Math.min(Math.max(6 - bonus, 1), 6);
}
