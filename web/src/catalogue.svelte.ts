/** The games that can be played here: what the server says of them, in the language that is chosen now, and their pictures. */
import type { GameShown, Sentence } from "$table/types";
import { games, sentenceOf } from "./net/lobby";
import { faceOf, type Face } from "./pictures/faces";
import { settings } from "./settings.svelte";

/** A game as it stands on its card. */
export interface Card extends GameShown, Face {}

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 4000;

let shown = $state.raw<{ cards: readonly Card[]; trouble: Sentence | null }>({ cards: [], trouble: null });
let language = "";

/** All games. Read in a component, they are loaded, and loaded anew when the language changes. */
export function cards(): readonly Card[] {
  if (settings.language !== language) void load(settings.language);
  return shown.cards;
}

export function cardOf(name: string): Card | undefined {
  return cards().find((card) => card.name === name);
}

/** Why there are none. */
export function cardTrouble(): Sentence | null {
  return shown.trouble;
}

async function load(wanted: string): Promise<void> {
  language = wanted;
  try {
    const found = await games(wanted);
    const made = await Promise.all(found.map(async (game) => ({ ...game, ...(await faceOf(game.name, game.words["title"] ?? game.name)) })));
    made.sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name));
    if (language === wanted) shown = { cards: made, trouble: null };
  } catch (error) {
    if (language !== wanted) return;
    shown = { cards: shown.cards, trouble: sentenceOf(error) };
    setTimeout(() => {
      if (language === wanted) void load(wanted);
    }, AGAIN);
  }
}
