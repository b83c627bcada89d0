/** Three cards that make a hero: what is planned, who has which, and the actions that lead there. */
import type { Action, Content, View } from "./types";

export interface Plan {
  readonly hero: string;
  readonly gear: string;
  readonly ability: string;
}

export type Part = keyof Plan;
export const PARTS: readonly Part[] = ["hero", "gear", "ability"];

/** The seats that have a card, by its code. */
export function holders(view: Pick<View, "heroes">, part: Part): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [seat, hero] of view.heroes.entries()) {
    const code = hero[part];
    if (code) found.set(code, [...(found.get(code) ?? []), seat]);
  }
  return found;
}

/** What can be chosen of a part now; null while it is not its turn: then nobody knows yet. */
export function choosable(legal: readonly Action[], part: Part): ReadonlySet<string> | null {
  const codes = legal.flatMap((action) => {
    if (part === "hero") return action.kind === "hero" ? [action.hero] : [];
    if (part === "gear") return action.kind === "gear" ? [action.gear] : [];
    return action.kind === "learn" ? [action.ability] : [];
  });
  return codes.length > 0 ? new Set(codes) : null;
}

/** The next action on the way to a hero: a ready-made one as a whole, else card by card; null where the way is barred. */
export function towards(legal: readonly Action[], plan: Plan, content: Content): Action | null {
  const preset = content.presets.find((one) => PARTS.every((part) => one[part] === plan[part]));
  const ready = legal.find((action) => action.kind === "ready" && action.preset === preset?.code);
  if (ready) return ready;
  return (
    legal.find(
      (action) =>
        (action.kind === "hero" && action.hero === plan.hero) ||
        (action.kind === "gear" && action.gear === plan.gear) ||
        (action.kind === "learn" && action.ability === plan.ability),
    ) ?? null
  );
}

/** What is planned at first: the first ready-made hero that nobody has. */
export function firstPlan(legal: readonly Action[], content: Content): Plan {
  const ready = legal.find((action) => action.kind === "ready");
  const preset = content.presets.find(({ code }) => ready?.kind === "ready" && code === ready.preset) ?? content.presets[0];
  return { hero: preset?.hero ?? "", gear: preset?.gear ?? "", ability: preset?.ability ?? "" };
}
