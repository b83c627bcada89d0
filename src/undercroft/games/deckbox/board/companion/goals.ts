/** When a quest is won or lost (B33): what the companion counts, and what the table claims. */
import type { Condition, Quest } from "../types";
import type { Keeps } from "./steps";

export type Goal =
  | { readonly what: "token"; readonly token: string; readonly count: number; readonly claim: string }
  | { readonly what: "defeated"; readonly name: string; readonly claim: string }
  | { readonly what: "exit"; readonly all: boolean; readonly start: boolean; readonly claim: string }
  | { readonly what: "rounds" | "tiles" | "deaths"; readonly count: number; readonly claim: string }
  | { readonly what: "clear"; readonly claim: string };

export type Why = "exit" | "defeated" | "tokens" | "rounds" | "tiles" | "clear" | "told" | "dead" | "fallen";

export interface End {
  readonly won: boolean;
  readonly why: Why;
}

/** What conditions look at. */
export interface Standing {
  readonly quest: Quest;
  readonly keeps: Keeps;
  readonly heroes: number;
  readonly round: number;
  readonly tokens: ReadonlyMap<string, number>;
  readonly laid: number;
  readonly fallen: number;
  readonly claims: ReadonlySet<string>;
}

/** A quest that says nothing about time is lost after so many rounds. */
const LONGEST = 60;

/** All that a condition names. */
export function goalsOf(condition: Condition): Goal[] {
  const found: Goal[] = [];
  if (condition.token) found.push({ what: "token", token: condition.token, count: condition.count ?? 1, claim: `token ${condition.token} ${condition.count ?? 1}` });
  if (condition.defeated) found.push({ what: "defeated", name: condition.defeated, claim: `defeated ${condition.defeated}` });
  if (condition.rounds) found.push({ what: "rounds", count: condition.rounds, claim: `rounds ${condition.rounds}` });
  if (condition.tiles) found.push({ what: "tiles", count: condition.tiles, claim: "" });
  if (condition.clear) found.push({ what: "clear", claim: "clear" });
  if (condition.deaths) found.push({ what: "deaths", count: condition.deaths, claim: "" });
  if (condition.exit) {
    const [all, start] = [condition.exit === "all", condition.on === "start"];
    found.push({ what: "exit", all, start, claim: `exit ${all ? "all" : "one"} ${start ? "start" : "elsewhere"}` });
  }
  return found;
}

/** Whether the table says so by a tick; the rest is counted. */
export function isClaimed(goal: Goal, keeps: Keeps): boolean {
  if (goal.what === "token") return !keeps.tokens;
  if (goal.what === "rounds") return !keeps.rounds;
  return goal.what === "defeated" || goal.what === "exit" || goal.what === "clear";
}

export function holds(goal: Goal, standing: Standing): boolean {
  if (isClaimed(goal, standing.keeps)) return standing.claims.has(goal.claim);
  if (goal.what === "token") return (standing.tokens.get(goal.token) ?? 0) >= goal.count;
  if (goal.what === "rounds") return standing.round > goal.count;
  if (goal.what === "tiles") return standing.laid >= goal.count;
  return goal.what === "deaths" && standing.fallen >= goal.count;
}

/** How it has ended, null while it goes on. A loss comes first. */
export function verdict(standing: Standing): End | null {
  if (standing.fallen >= standing.heroes) return { won: false, why: "dead" };
  const holding = (conditions: readonly Condition[] = []) => conditions.map(goalsOf).find((goals) => goals.every((goal) => holds(goal, standing)));
  const lost = holding(standing.quest.lose);
  if (lost) return { won: false, why: whyLost(lost) };
  if (standing.round > LONGEST) return { won: false, why: "rounds" };
  const won = holding(standing.quest.win);
  return won ? { won: true, why: whyWon(won) } : null;
}

function whyWon(goals: readonly Goal[]): Why {
  const has = (what: Goal["what"]) => goals.some((goal) => goal.what === what);
  if (has("exit")) return "exit";
  if (has("defeated")) return "defeated";
  if (has("token")) return "tokens";
  if (has("rounds")) return "rounds";
  return has("tiles") ? "tiles" : "clear";
}

function whyLost(goals: readonly Goal[]): Why {
  const has = (what: Goal["what"]) => goals.some((goal) => goal.what === what);
  if (has("deaths")) return "fallen";
  if (has("token")) return "tokens";
  return has("rounds") ? "rounds" : "told";
}

/** The round after which it is over, 0 where there is none. */
export function limitOf(quest: Quest): number {
  const alone = [...(quest.lose ?? []), ...(quest.win ?? [])].filter((one) => goalsOf(one).length === 1);
  const limits = alone.flatMap(({ rounds }) => (rounds ? [rounds] : []));
  return limits.length > 0 ? Math.min(...limits) : 0;
}
