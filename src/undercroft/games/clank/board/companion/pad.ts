/** The sheet of a score pad: what people have entered, worked out of their steps. A step that does not fit those before
it, because another phone was faster, is passed over. */
import { type PadPlayer, playersOf, wholeOf } from "$table/pad/players";
import { type Bag, BLACK, COUNTDOWN, CUBES_EACH, firstRage, RAGE } from "./odds";
import { ARTIFACTS, type Content, countingCards, type Fate, FATES, type Line, type Loot, tokensOf } from "./scoring";

export type Step =
  | { readonly do: "players"; readonly players: readonly PadPlayer[] }
  | { readonly do: "artifact"; readonly seat: number; readonly artifact: number; readonly has: boolean }
  | { readonly do: "token"; readonly seat: number; readonly token: string; readonly count: number }
  | { readonly do: "gold"; readonly seat: number; readonly gold: number | null }
  | { readonly do: "card"; readonly seat: number; readonly card: string; readonly count: number }
  | { readonly do: "none"; readonly seat: number; readonly line: Listed }
  | { readonly do: "fate"; readonly seat: number; readonly fate: Fate }
  | { readonly do: "cubes"; readonly seat: number; readonly count: number }
  | { readonly do: "bag"; readonly what: "black" | "rage" | "danger" | "more"; readonly count: number };

/** The lines of which things are picked: somebody may have none. */
export type Listed = "artifacts" | "tokens" | "cards";
const LISTED: readonly string[] = ["artifacts", "tokens", "cards"];
const MOST_GOLD = 999;
export const MOST_DANGER = 6;

/** What one player has told. */
export interface Entry {
  readonly artifacts: readonly number[];
  readonly tokens: Readonly<Record<string, number>>;
  readonly gold: number | null;
  readonly cards: Readonly<Record<string, number>>;
  /** Of which there is nothing. */
  readonly none: readonly Listed[];
  readonly fate: Fate | null;
}

export interface Pad {
  readonly players: readonly PadPlayer[];
  readonly entries: readonly Entry[];
  readonly bag: Bag;
}

const NOTHING: Entry = { artifacts: [], tokens: {}, gold: null, cards: {}, none: [], fate: null };

export function padOf(steps: readonly Step[], content: Content): Pad {
  let pad: Pad = { players: [], entries: [], bag: { black: BLACK, cubes: [], rage: 1, danger: 0, more: 0 } };
  for (const step of steps) pad = after(pad, step, content) ?? pad;
  return pad;
}

/** Null where the step does not fit. */
function after(pad: Pad, step: Step, content: Content): Pad | null {
  switch (step.do) {
    case "players": {
      const players = playersOf(step.players);
      if (pad.players.length > 0 || players.length < 2 || players.length > 4) return null;
      return { players, entries: players.map(() => NOTHING), bag: { ...pad.bag, cubes: players.map(() => 0), rage: firstRage(players.length) } };
    }
    case "artifact": {
      const known = (ARTIFACTS as readonly number[]).includes(step.artifact);
      if (!known || (step.has && pad.entries.some(({ artifacts }) => artifacts.includes(step.artifact)))) return null;
      return entering(pad, step.seat, (entry) => {
        const others = entry.artifacts.filter((artifact) => artifact !== step.artifact);
        const artifacts = step.has ? [...others, step.artifact].sort((one, other) => one - other) : others;
        return { ...entry, artifacts, none: without(entry, "artifacts") };
      });
    }
    case "token":
    case "card": {
      const [line, code] = step.do === "token" ? (["tokens", step.token] as const) : (["cards", step.card] as const);
      const stock = stockOf(content, line, code);
      const count = wholeOf(step.count, stock - hadByOthers(pad, line, code, step.seat));
      if (count === null || stock === 0) return null;
      return entering(pad, step.seat, (entry) => ({ ...entry, [line]: counted(entry[line], code, count), none: without(entry, line) }));
    }
    case "gold": {
      if (step.gold !== null && wholeOf(step.gold, MOST_GOLD) === null) return null;
      return entering(pad, step.seat, (entry) => ({ ...entry, gold: step.gold }));
    }
    case "none": {
      if (!LISTED.includes(step.line)) return null;
      return entering(pad, step.seat, (entry) => ({ ...entry, [step.line]: NOTHING[step.line], none: [...without(entry, step.line), step.line] }));
    }
    case "fate":
      return FATES.includes(step.fate) ? entering(pad, step.seat, (entry) => ({ ...entry, fate: step.fate })) : null;
    case "cubes": {
      const count = wholeOf(step.count, CUBES_EACH);
      if (count === null || !(step.seat in pad.entries)) return null;
      return { ...pad, bag: { ...pad.bag, cubes: pad.bag.cubes.with(step.seat, count) } };
    }
    case "bag": {
      const [least, most] = { black: [0, BLACK], rage: [1, RAGE.length], danger: [0, MOST_DANGER], more: [0, COUNTDOWN.length - 1] }[step.what] ?? [0, -1];
      return wholeOf(step.count, most!, least) === null ? null : { ...pad, bag: { ...pad.bag, [step.what]: step.count } };
    }
    default:
      return null; // of a later version, or of none
  }
}

function entering(pad: Pad, seat: number, change: (entry: Entry) => Entry): Pad | null {
  const entry = pad.entries[seat];
  return entry ? { ...pad, entries: pad.entries.with(seat, change(entry)) } : null;
}

function without({ none }: Entry, line: Listed): readonly Listed[] {
  return none.filter((one) => one !== line);
}

function counted(counts: Readonly<Record<string, number>>, code: string, count: number): Record<string, number> {
  return Object.fromEntries(Object.entries({ ...counts, [code]: count }).filter(([, many]) => many > 0));
}

/** How many the box has of what counts. */
export function stockOf(content: Content, line: "tokens" | "cards", code: string): number {
  if (line === "tokens") return tokensOf(content).find((token) => token.code === code)?.stock ?? 0;
  return countingCards(content).find((card) => card.code === code)?.count ?? 0;
}

export function hadByOthers({ entries }: Pad, line: "tokens" | "cards", code: string, seat: number): number {
  return entries.reduce((sum, entry, other) => sum + (other === seat ? 0 : (entry[line][code] ?? 0)), 0);
}

/** Without an artifact nobody leaves, and nobody is rescued (C32, C33). */
export function fateOf(entry: Entry): Fate | null {
  return entry.none.includes("artifacts") ? "lost" : entry.fate;
}

/** For the scoring: what is not entered is not there. */
export function lootOf(entry: Entry): Loot {
  return { ...entry, gold: entry.gold ?? 0, fate: fateOf(entry) };
}

/** Whether something was entered in a line. */
export function isFilled(entry: Entry, line: Line): boolean {
  if (line === "mastery") return fateOf(entry) !== null;
  if (line === "gold") return entry.gold !== null;
  return entry.none.includes(line) || Object.keys(entry[line]).length > 0;
}

/** Whether a line is still wanted: whoever was lost need not count. */
export function isMissing(entry: Entry, line: Line): boolean {
  return fateOf(entry) !== "lost" && !isFilled(entry, line);
}

/** What an attack finds: the cubes of whoever is out are as good as black (C29). */
export function atRisk({ entries, bag }: Pad, seat: number): number {
  return entries[seat] && fateOf(entries[seat]) === null ? (bag.cubes[seat] ?? 0) : 0;
}
