/** What has happened, told: one entry for each page, round and word of the table. */
import type { Words } from "$table/words";
import { saidIn } from "../quests";
import { befallText, endText, enemyName, spawnTitle, tokenName, whoText } from "./saying";
import type { Page, Part, Step } from "./steps";
import type { Walk } from "./walk";

export interface Told {
  readonly icon: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** From the first to the last. */
export function told(words: Words, walk: Walk): Told[] {
  const found: Told[] = [pageTold(words, walk, walk.pages[0]!)];
  for (const { step, round, page } of walk.taken) {
    if (step.kind === "enemies") found.push({ icon: "hourglass", title: words.text("companion-log-round", { round: round + 1 }), lines: [] });
    if (page >= 0) found.push(pageTold(words, walk, walk.pages[page]!));
    const said = saidOf(words, walk, step);
    if (said) found.push({ ...said, lines: [] });
  }
  if (walk.end) found.push({ icon: walk.end.won ? "laurel-crown" : "death-skull", title: endText(words, walk), lines: [] });
  return found;
}

function pageTold(words: Words, walk: Walk, page: Page): Told {
  const lines = page.parts.flatMap((part) => partTold(words, walk, page, part) ?? []);
  if (page.about === "offer") return { icon: "snatch", title: saidIn(words, page.text), lines };
  if (page.about === "round") return { icon: "hourglass", title: words.text("companion-round-over", { round: page.round }), lines };
  return { icon: "dungeon-gate", title: words.text("companion-log-tile", { tile: walk.tiles[page.tile!]!.tile }), lines };
}

function partTold(words: Words, walk: Walk, page: Page, part: Part): string | null {
  switch (part.kind) {
    case "say":
      return saidIn(words, part.text);
    case "spawn":
      return spawnTitle(words, part);
    case "befall":
      return `${befallText(words, part)} ${whoText(words, page, part.who, part.hero)}`;
    case "token":
      return words.text("companion-log-token", { token: tokenName(words, walk.quest, part.token), count: part.count });
    case "roll":
      return part.face > 0 ? words.text("companion-log-roll", { face: part.face }) : null;
    case "choice":
      return part.chosen >= 0 ? saidIn(words, part.options[part.chosen]) : null;
    case "test":
      return part.successes >= 0 ? words.text("companion-log-test", { skill: words.name("skill", part.skill), successes: words.text("companion-successes", { count: part.successes }) }) : null;
    default:
      return null;
  }
}

/** What the table has put right or claimed. */
function saidOf(words: Words, walk: Walk, step: Step): Omit<Told, "lines"> | null {
  if (step.kind === "token") return { icon: "wax-seal", title: words.text("companion-log-by-hand", { token: tokenName(words, walk.quest, step.token), add: step.add > 0 ? `+${step.add}` : `−${-step.add}` }) };
  if (step.kind === "fallen") return { icon: "tombstone", title: words.text(step.add > 0 ? "companion-log-fallen" : "companion-log-risen") };
  if (step.kind === "claim" && step.on && step.claim.startsWith("defeated ")) return { icon: "death-skull", title: words.text("companion-goal-defeated", { name: enemyName(words, walk.quest, step.claim.slice("defeated ".length)) }) };
  return null;
}
