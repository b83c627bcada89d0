/** The companion's sentences: parts of pages, goals and steps in words. */
import type { Words } from "$table/words";
import { saidIn } from "../quests";
import type { Content, Quest } from "../types";
import type { Goal } from "./goals";
import type { Page, Part, SpawnPart, Who } from "./steps";
import { missing, type Walk } from "./walk";

export const DIRECTIONS = ["north", "east", "south", "west"] as const;

/** The name of an enemy card: the game's, or the quest's own. */
export function cardName(words: Words, quest: Quest, card: string): string {
  const own = quest.cards?.find(({ code }) => `${quest.code}-${code}` === card);
  return own ? saidIn(words, own.name) : words.name("enemy", card);
}

/** The tiles that a quest may need, without their faces: which side comes up is not known yet. */
export function tilesOf(quest: Quest, content: Content): string[] {
  const codes = [quest.start.tile, ...(quest.map ?? []).map(({ tile }) => tile), ...(quest.pool ? [...quest.pool.tiles, quest.pool.finale.tile] : [])];
  const order = content.tiles.map(({ code }) => code.slice(0, -1));
  return [...new Set(codes.map((code) => code.slice(0, -1)))].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export function tokenName(words: Words, quest: Quest, token: string): string {
  return saidIn(words, quest.tokens?.find(({ code }) => code === token)?.name) || token;
}

export function enemyName(words: Words, quest: Quest, name: string): string {
  return saidIn(words, quest.names?.find(({ code }) => code === name)?.name) || name;
}

/** What a die of an enemy shows, said. */
export function dieName(words: Words, { colour, attack, health }: { colour: string; attack: string; health: number | null }): string {
  return words.text(colour === "red" ? `die-red-${health}` : `die-${colour}-${attack}-${health}`);
}

export function goalText(words: Words, quest: Quest, goal: Goal): string {
  switch (goal.what) {
    case "token":
      return tokenName(words, quest, goal.token);
    case "defeated":
      return words.text("companion-goal-defeated", { name: enemyName(words, quest, goal.name) });
    case "exit":
      return words.text(`companion-goal-exit-${goal.all ? "all" : "one"}-${goal.start ? "start" : "elsewhere"}`);
    case "clear":
      return words.text("companion-goal-clear");
    default:
      return words.text(`companion-goal-${goal.what}`, { count: goal.count });
  }
}

/** The same as something that must not happen. */
export function perilText(words: Words, quest: Quest, goal: Goal): string {
  if (goal.what === "rounds") return words.text("companion-peril-rounds", { count: goal.count });
  if (goal.what === "token") return words.text("companion-peril-token", { token: tokenName(words, quest, goal.token), count: goal.count });
  return goalText(words, quest, goal);
}

/** For whom: in words that fit the page. */
export function whoText(words: Words, page: Page, who: Who, hero: number): string {
  if (who === "explorer" && hero > 0) return words.text("companion-for-hero", { hero });
  if (who === "explorer") return words.text(`companion-for-explorer-${page.about}`);
  return words.text(`companion-for-${who}`);
}

const BEFALLS = {
  treasure: "companion-treasure",
  energy: "companion-energy",
  heal: "companion-heal",
  damage: "companion-damage",
  hits: "companion-struck",
  item: "companion-items",
} as const;

/** What comes to heroes: `2 energy`. */
export function befallText(words: Words, part: Extract<Part, { kind: "befall" }>): string {
  if (part.what === "item" && part.item) return words.text("companion-item", { amount: part.amount, item: words.name("item", part.item) });
  const said = words.text(BEFALLS[part.what], { amount: Math.abs(part.amount) });
  return part.amount < 0 ? words.text("companion-lose", { what: said }) : said;
}

/** How many tokens a goal or a peril asks for, 0 where none does. */
export function wanted(quest: Quest, token: string): number {
  return [...(quest.win ?? []), ...(quest.lose ?? [])].find((one) => one.token === token)?.count ?? ([...(quest.win ?? []), ...(quest.lose ?? [])].some((one) => one.token === token) ? 1 : 0);
}

/** What to take: `Take 4 green dice`. */
export function spawnTitle(words: Words, { count, colour }: SpawnPart): string {
  return words.text("companion-take", { count, colour });
}

/** What is told of the dice beside their number: whether for each hero, a fixed kind or health, a name. */
export function spawnMore(words: Words, walk: Walk, part: SpawnPart): string {
  const said = [
    part.name ? enemyName(words, walk.quest, part.name) : "",
    part.attack ? words.name("attack", part.attack) : "",
    part.health ? words.text("companion-health", { health: part.health }) : "",
    part.each > 0 && walk.heroes > 1 ? words.text("companion-each", { each: part.each }) : "",
  ];
  return said.filter(Boolean).join(", ");
}

/** Where they come, if not on the tile of the page. */
export function spawnWhere(words: Words, walk: Walk, page: Page, part: SpawnPart): string {
  if (part.tile === null) return words.text(part.where === "explorer" ? "companion-on-explorer" : "companion-on-heroes");
  return part.tile === page.tile ? "" : words.text("companion-on-tile", { tile: walk.tiles[part.tile]!.tile });
}

/** What the open page still lacks, as the name of the button that leads on. */
export function lacking(words: Words, walk: Walk): string {
  const { parts } = walk.pages[walk.open]!;
  const spawn = walk.keeps.dice ? parts.find((part): part is SpawnPart => part.kind === "spawn" && missing(part) > 0) : undefined;
  if (spawn) return words.text("companion-lacks-die", { nth: spawn.dice.findIndex((die) => !die) + 1, count: spawn.count });
  const asked = parts[walk.waits];
  if (asked?.kind === "roll") return words.text("companion-lacks-roll");
  if (asked?.kind === "test") return words.text("companion-lacks-test");
  return asked ? words.text("companion-lacks-choice") : "";
}

/** Why it has ended, in the game's own words. */
export function endText(words: Words, walk: Walk): string {
  const { won, why } = walk.end!;
  const lost: Readonly<Record<string, string>> = { dead: "dead", fallen: "fallen", tokens: "doom", rounds: "late" };
  return words.text(`end-${won ? why : (lost[why] ?? "failed")}`);
}
