/** What a quest says of itself before it is begun. */
import type { Words } from "$table/words";
import type { Event, Quest, Step, Words as Said } from "./types";

/** In the language of whoever reads; a quest that lacks it says it in the other. */
export function saidIn(words: Words, said: Said | null | undefined): string {
  const [first, second] = words.language === "fr" ? [said?.fr, said?.en] : [said?.en, said?.fr];
  return first ?? second ?? "";
}

/** The round after which it is over, 0 where there is none. */
export function lastRound(quest: Quest): number {
  const rounds = [...(quest.lose ?? []), ...(quest.win ?? [])].flatMap(({ rounds }) => (rounds ? [rounds] : []));
  return rounds.length > 0 ? Math.min(...rounds) : 0;
}

/** The enemies that it may bring, from the weakest to the strongest: the code of each card and the colour of its die. */
export function enemiesOf(quest: Quest): { card: string; colour: string; attack: "melee" | "ranged" }[] {
  const slots = ["green-melee", "green-ranged", "blue-melee", "blue-ranged", "red"] as const;
  const own = new Set((quest.cards ?? []).map(({ code }) => code));
  return slots.map((slot) => {
    const code = quest.enemies[slot];
    return { card: own.has(code) ? `${quest.code}-${code}` : code, colour: slot.split("-")[0]!, attack: slot.endsWith("ranged") ? "ranged" : "melee" };
  });
}

/** The code of the words that a game ended with, "" where it had none. */
export function lastWords(steps: readonly Pick<Step, "events">[]): string {
  const found = steps.flatMap(({ events }) => events ?? []).findLast((event: Event) => event.kind === "epilogue");
  return found?.kind === "epilogue" ? found.tale : "";
}
