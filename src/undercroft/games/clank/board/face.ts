/** What is printed on a card, as rows of signs: what it brings, a choice, a bonus, what holds this turn, and the rest. */
import type { Card } from "./types";

export interface Mark {
  /** "" where words stand alone. */
  readonly icon: string;
  readonly amount: string;
  readonly colour: string;
  /** It does not hold: caves that do not stop, monsters that do not bite. */
  readonly struck?: boolean;
}

export interface Row {
  readonly marks: readonly Mark[];
  /** The row tells an aside, in smaller signs. */
  readonly small: boolean;
}

const INK = "#2a2018";
const FADED = "#6e5f4c";
const RED = "#a32d1a";
const BLUE = "#2f55a4";
const BROWN = "#5a3f22";
const GOLD = "#8a6406";
const PURPLE = "#5b3f8c";

export const SKILL = "clank-skill";

/** By verb, in the order in which players look for it. */
const VERBS: Readonly<Record<string, readonly [string, string]>> = {
  skill: [SKILL, BLUE],
  swords: ["broadsword", RED],
  boots: ["leather-boot", BROWN],
  gold: ["two-coins", GOLD],
  draw: ["card-draw", INK],
  heal: ["hearts", RED],
  teleport: ["magic-portal", PURPLE],
  clank: ["ringing-bell", INK],
  others_clank: ["ringing-bell", FADED],
  everyone_clank: ["ringing-bell", RED],
  dragon_cubes: ["cube", INK],
  rage: ["spiked-dragon-head", RED],
  attack: ["spiked-dragon-head", RED],
  trash: ["card-burn", RED],
  spring: ["card-burn", RED],
  burgle: ["lock-picking", INK],
  replace: ["card-exchange", INK],
  secret: ["magnifying-glass", INK],
  tomes: ["secret-book", INK],
};

/** Verbs that happen once: their number is always 1 and says nothing. */
const ONCE: ReadonlySet<string> = new Set(["attack", "trash", "spring", "burgle", "replace", "secret", "teleport"]);
const WHOSE: Readonly<Record<string, string>> = { others_clank: "three-friends", everyone_clank: "meeple-group" };
const WHEN: Readonly<Record<string, string>> = { artifact: "crystal-ball", companion: "swordman", crown: "queen-crown", idol: "monkey" };

export function marksOf(effect: Readonly<Record<string, number>>): Mark[] {
  return Object.entries(VERBS).flatMap(([verb, [icon, colour]]) => {
    const count = effect[verb];
    if (!count) return [];
    const whose = WHOSE[verb];
    const amount = ONCE.has(verb) ? "" : icon === "ringing-bell" ? signed(count) : String(count);
    return [...(whose ? [{ icon: whose, amount: "", colour: FADED }] : []), { icon, amount, colour }];
  });
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${-count}`;
}

const word = (amount: string): Mark => ({ icon: "", amount, colour: FADED });
const sign = (icon: string, colour = FADED): Mark => ({ icon, amount: "", colour });

/** What a rule that holds this turn looks like. */
function turnMarks(rule: string): Mark[] {
  switch (rule) {
    case "sure-footed":
      return [{ ...sign("crystal-growth", "#45579b"), struck: true }];
    case "fearless":
      return [{ ...sign("fanged-skull", RED), struck: true }];
    case "rich":
      return [sign("two-coins", GOLD), word("→"), { icon: "two-coins", amount: "+1", colour: GOLD }];
    case "swagger":
      return [sign("ringing-bell", INK), word("→"), { icon: SKILL, amount: "1", colour: BLUE }];
    case "jeweller":
      return [sign("gems", "#467a73"), { icon: SKILL, amount: "−2", colour: BLUE }];
    default:
      return [];
  }
}

/** How points beyond those in the corner are counted. */
function scoreMarks(score: string): Mark[] {
  const points = (amount: string): Mark => ({ icon: "laurels", amount, colour: INK });
  switch (score) {
    case "mastery":
      return [sign("exit-door", INK), word("→"), points("10")];
    case "relics":
      return [word("2≠"), sign("jeweled-chalice", GOLD), sign("dragon-orb", PURPLE), sign("monkey", "#5e8c3a"), word("→"), points("4")];
    case "gold":
      return [{ icon: "two-coins", amount: "5", colour: GOLD }, word("→"), points("1")];
    case "tomes":
      return [sign("secret-book", INK), word("→"), points("2")];
    default:
      return [];
  }
}

function between(effects: readonly Mark[][]): Mark[] {
  return effects.flatMap((marks, i) => (i > 0 ? [word("/"), ...marks] : marks));
}

/** The rows of a card, from top to bottom. */
export function rowsOf(card: Card): Row[] {
  const joins = card.kind !== "device" && card.kind !== "monster" && card.kind !== "goblin";
  const rows: Row[] = [];
  const add = (marks: readonly Mark[], small: boolean) => {
    if (marks.length > 0) rows.push({ marks, small });
  };
  const first = marksOf((joins ? card.play : card.gain) ?? {});
  const score = scoreMarks(card.score ?? "");
  if (first.length === 0 && card.points && !card.then?.length) add([{ icon: "laurels", amount: String(card.points), colour: INK }], false);
  // More than three signs do not fit beside each other at full size.
  if (first.length > 3) {
    add(first.slice(0, 2), false);
    add(first.slice(2), false);
  } else add(first, false);
  if (card.then?.length) {
    const choice = between(card.then.map(marksOf));
    add(card.price ? [sign("card-discard", INK), word("→"), ...choice] : choice, first.length > 0);
  }
  if (card.bonus && card.when) add([sign(WHEN[card.when] ?? "", INK), word("→"), ...marksOf(card.bonus)], true);
  add((card.turn ?? []).flatMap(turnMarks), true);
  const gained = joins ? marksOf(card.gain ?? {}) : [];
  if (gained.length > 0) add([sign("snatch"), word("→"), ...gained], true);
  add(score, true);
  const arriving = marksOf(card.arrive ?? {});
  if (arriving.length > 0) add([sign("entry-door"), word("→"), ...arriving], true);
  return rows;
}

export interface Placed extends Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where the amount begins, beside its icon. */
  readonly textX: number;
}

/** Where each mark stands, on a field that is 100 wide: rows are centred, and shrink where there are many. */
export function placed(rows: readonly Row[], top: number, bottom: number): Placed[] {
  const sizes = rows.map(({ small }) => (small || rows.length > 2 ? (rows.length > 2 ? 11.5 : 12.5) : 17));
  const height = sizes.reduce((sum, size) => sum + size, 0);
  const gap = Math.min((bottom - top - height) / (rows.length + 1), 9);
  let y = (top + bottom - height - gap * (rows.length - 1)) / 2;
  return rows.flatMap(({ marks }, i) => {
    const full = sizes[i] ?? 12;
    const wanted = widthOf(marks, full);
    const size = full * Math.min(1, 84 / wanted);
    let x = 50 - widthOf(marks, size) / 2;
    const middle = y + full / 2;
    y += full + gap;
    return marks.map((mark) => {
      const text = textWidth(mark, size);
      const found = { ...mark, x: x + text + (text && mark.icon ? size * 0.12 : 0), textX: x, y: middle, size };
      x += markWidth(mark, size) + size * 0.34;
      return found;
    });
  });
}

function textWidth({ amount }: Mark, size: number): number {
  return amount.length * size * 0.54;
}

function markWidth(mark: Mark, size: number): number {
  const text = textWidth(mark, size);
  return text + (mark.icon ? size + (text ? size * 0.12 : 0) : 0);
}

function widthOf(marks: readonly Mark[], size: number): number {
  return marks.reduce((sum, mark) => sum + markWidth(mark, size), 0) + size * 0.34 * Math.max(marks.length - 1, 0);
}

/** A name on one line, or on two of about the same length. */
export function nameLines(name: string, most = 14): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const length = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.length > 0 ? cuts.reduce((best, lines) => (length(lines) < length(best) ? lines : best)) : [name];
}
