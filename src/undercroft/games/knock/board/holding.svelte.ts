/** Which card of the own hand is held over the dungeon, and which way round; or a spell. There is one hand at a screen. */
export const holding = $state<{ card: string | null; turned: boolean; spell: string | null }>({
  card: null,
  turned: false,
  spell: null,
});

/** Take a card up, upright; or put it down again. */
export function hold(card: string | null): void {
  holding.card = card;
  holding.turned = false;
  holding.spell = null;
}

export function turn(turned: boolean): void {
  holding.turned = turned;
}

export function holdSpell(spell: string | null): void {
  holding.card = null;
  holding.spell = spell;
}
