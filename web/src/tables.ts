/** What lists of tables say of one: who plays, what was agreed. Plain functions, so that they can be tried without a page. */
import type { Listed, Place, Setting } from "$table/types";
import type { Words } from "$table/words";

/** The names of the others at a table, people first; bots are counted. */
export function company(places: readonly Place[], own: number | null, said: (key: string, args?: Record<string, number>) => string, list: (names: string[]) => string): string {
  const others = places.filter((_, seat) => seat !== own);
  const people = others.flatMap((place) => (place.person ? [place.person.name] : []));
  const bots = others.filter((place) => !place.person && place.bot).length;
  return list([...people, ...(bots > 0 ? [said("some-bots", { count: bots })] : [])]);
}

/** The options that are not the usual ones, in a few words. */
export function agreed(options: Readonly<Record<string, unknown>>, settings: readonly Setting[], words: Words): string[] {
  return settings
    .filter(({ name }) => name !== "players" && name in options)
    .filter(({ name, default: usual }) => JSON.stringify(options[name]) !== JSON.stringify(usual))
    .map((setting) => inWords(setting, options[setting.name], words));
}

function inWords(setting: Setting, value: unknown, words: Words): string {
  const label = words.text(`option-${setting.name}-label`);
  if (setting.kind === "switch") return value ? label : `${label}: –`;
  if (setting.kind === "choice") return words.name(setting.vocabulary ?? "", String(value));
  if (setting.kind === "choices") return words.list((value as string[]).map((code) => words.name(setting.vocabulary ?? "", code)));
  return `${label} ${String(value)}`;
}

/** Whether somebody may sit down there: nobody sits there, or a bot that only keeps the seat warm. */
export function isFree({ person, bot, warm }: Place): boolean {
  return !person && (!bot || warm === true);
}

/** Whether somebody may still sit down. */
export function hasRoom(table: Listed): boolean {
  return table.places.some(isFree);
}
