/** A first game, guided: a hall, a creature that comes in turned, the joker that brings it down and Silence with it. */
import type { Guide, Lesson } from "$table/board";

/** Take a card from the hand, press where it goes, and place it. */
function placing(key: string, rule: string, card: string, code: string, turning: readonly string[] = []): Lesson {
  return { key, rule, deed: code, targets: [`[data-card="${card}"]`, ...turning, `.stage [data-code="${code}"]`, "primary"] };
}

export const guide: Guide = {
  // The first time the candle does not burn.
  opening: { options: { first: 1, clock: 0 }, bots: { 1: "greedy" }, seed: 14 },
  lessons: [
    { key: "dungeon", rule: "K15", targets: ['[data-site="0,0"]'], deed: null },
    placing("hall", "K9", "h17", "h17@-1,-1"),
    placing("creature", "K13", "goblin", "goblin@1,1r", ["[data-turn]"]),
    placing("falls", "K16", "h41", "h41@2,2"),
    { key: "silence", rule: "K24", targets: ["talk"], deed: null },
    { key: "knight", rule: "K21", targets: [".pile"], deed: null },
  ],
};
