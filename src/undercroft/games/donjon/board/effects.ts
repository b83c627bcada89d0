/** What cards do, as signs: effects as the content writes them, in parts. */
import type { Cards } from "./types";

export interface Effect {
  readonly kind: "place" | "move" | "teleport" | "remove" | "progress" | "dump" | "step";
  readonly count: number;
  /** A kind of monster, `reserve`, `oubliettes`, `another` or `group`. */
  readonly what?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface Card {
  readonly you: readonly Effect[];
  readonly others: readonly Effect[];
}

/** `place 2 spider>ent`, `move 3 ent>here`, `remove 1 any`, `step 4` … */
export function effectOf(code: string): Effect {
  const [kind = "", count = "", rest = ""] = code.split(" ");
  const [first, to] = rest.split(">");
  const common = { kind: kind as Effect["kind"], count: Number(count) };
  if (kind === "place") return { ...common, what: first!, to: to! };
  if (kind === "move") return { ...common, from: first!, to: to! };
  return kind === "remove" ? { ...common, from: first! } : common;
}

export type Deck = "mixture" | "vip" | "swordbearer" | "power";
const COLUMNS = { mixture: "mixtures", vip: "vips", swordbearer: "swordbearers", power: "powers" } as const;

/** A card of the set; null where there is none, or the set has not come yet. */
export function cardOf(content: unknown, deck: Deck, code: string): Card | null {
  const card = (content as Cards | null)?.[COLUMNS[deck]].find((each) => each.code === code);
  return card ? { you: card.you.map(effectOf), others: (card.others ?? []).map(effectOf) } : null;
}

/** One sign of a slip. */
export type Sign =
  | { readonly is: "token"; readonly kind: string; readonly mark?: string }
  | { readonly is: "icon"; readonly icon: string; readonly struck?: boolean }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "group"; readonly count: number; readonly out: boolean }
  | { readonly is: "arrow" }
  | { readonly is: "gap" };

const TARGETS: Readonly<Record<string, string>> = { ent: "dungeon-gate", any: "position-marker", here: "queen-crown", highest: "upgrade" };

function target(place: string): Sign {
  const icon = TARGETS[place];
  return icon ? { is: "icon", icon } : { is: "text", text: place.slice(1) };
}

function tokens(what: string, count: number): Sign[] {
  const one: Sign = what === "oubliettes" ? { is: "token", kind: "any", mark: "hole-ladder" } : { is: "token", kind: what };
  return count > 2 ? [{ is: "text", text: `${count}` }, one] : Array.from({ length: count }, () => one);
}

/** The signs of one card's effects, one after the other. Things that go to the same place go there together. */
export function signsOf(effects: readonly Effect[]): Sign[] {
  const found: Sign[] = [];
  for (const [i, effect] of effects.entries()) {
    if (i > 0 && !(effects[i - 1]!.kind === "place" && joins(effects[i - 1]!, effect))) found.push({ is: "gap" });
    switch (effect.kind) {
      case "place": {
        if (effect.what === "group") found.push({ is: "group", count: effect.count, out: false });
        else found.push(...tokens(effect.what!, effect.count));
        const next = effects[i + 1];
        if (!next || !joins(effect, next)) found.push({ is: "arrow" }, target(effect.to!));
        break;
      }
      case "move":
        found.push({ is: "text", text: effect.from === "highest" ? "1" : `≤${effect.count}` });
        found.push(effect.from === "any" || effect.from === "here" ? { is: "token", kind: "any" } : target(effect.from!), { is: "arrow" }, target(effect.to!));
        break;
      case "teleport":
        found.push({ is: "text", text: `≤${effect.count}` }, { is: "token", kind: "any" }, { is: "icon", icon: "vortex" });
        break;
      case "remove":
        found.push({ is: "group", count: effect.count, out: true });
        break;
      case "progress":
        found.push({ is: "group", count: 1, out: false }, { is: "text", text: `+${effect.count}` });
        break;
      case "dump":
        found.push({ is: "token", kind: "any" }, { is: "arrow" }, { is: "icon", icon: "hole-ladder" });
        break;
      case "step":
        found.push({ is: "text", text: String(effect.count) }, { is: "icon", icon: "footsteps" });
        break;
    }
  }
  return found;
}

function joins(one: Effect, next: Effect): boolean {
  return one.kind === "place" && next.kind === "place" && one.to === next.to && one.what !== "group" && next.what !== "group";
}

/** How wide a sign is, at a height of `size`. */
export function widthOf(sign: Sign, size: number): number {
  switch (sign.is) {
    case "text":
      return sign.text.length * size * 0.5 + size * 0.12;
    case "arrow":
      return size * 0.72;
    case "gap":
      return size * 0.3;
    case "group":
      return size * 0.86;
    case "token":
    case "icon":
      return size;
  }
}

/** Signs in a line: where each begins, and how wide all are together. */
export function lined(signs: readonly Sign[], size: number, gap: number): { at: number[]; width: number } {
  let x = 0;
  const at = signs.map((sign) => {
    const here = x;
    x += widthOf(sign, size) + gap;
    return here;
  });
  return { at, width: Math.max(x - gap, 0) };
}
