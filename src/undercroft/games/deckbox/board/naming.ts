/** What heroes and enemies are called. */
import type { Words } from "$table/words";
import type { EnemyView, GoalPart, View } from "./types";

/** An enemy that the quest has named, or the name on its card. */
export function foeName(words: Words, { name, card }: Pick<EnemyView, "name" | "card">): string {
  return name ? words.name("name", name) : words.name("enemy", card ?? "");
}

/** A hero by its card; before it has one, whoever plays it. */
export function heroName(words: Words, view: Pick<View, "heroes">, seat: number): string {
  const hero = view.heroes[seat]?.hero;
  return hero ? words.name("hero", hero) : words.player(seat);
}

/** What a part of the quest's goal counts. */
export function goalName(words: Words, { token, name, what }: GoalPart): string {
  const found = token ? words.name("token", token) : name ? words.name("name", name) : words.name("goal", what);
  return found.charAt(0).toUpperCase() + found.slice(1);
}
