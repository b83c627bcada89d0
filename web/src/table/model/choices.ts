/** The list of choices: legal actions in their groups, each with the key that selects it. */
import type { Board, Slip, Table, Tool } from "$table/board";
import type { AnyAction } from "$table/types";

export interface Choice {
  readonly action: AnyAction;
  readonly slip: Slip;
  /** The key that selects it, "" where there are more actions than keys. */
  readonly key: string;
}

export interface Choices {
  readonly kind: string;
  readonly title: string;
  readonly rows: readonly Choice[];
}

/** Keys that mean something else at a table. */
export const KEPT = ["u", "h", "p", "c", "n", "?"];
const DIGITS = [..."123456789"];
const LETTERS = [..."qwertyasdfgzxvbnijklmo"];

/** Groups in the order of the game. With several groups that hold one action each, headings would say everything twice. */
export function choicesOf(table: Table, board: Pick<Board, "slip"> | null, tools: readonly Pick<Tool, "key" | "code">[] = []): Choices[] {
  if (!table.live) return [];
  const reserved = new Set([...KEPT, ...tools.map(({ key = "" }) => key.toLowerCase())]);
  const keys = [...DIGITS, ...LETTERS.filter((letter) => !reserved.has(letter))];
  const offered = (action: AnyAction) => tools.some(({ code }) => code !== undefined && code === action.code);
  const groups = table.seen.legal.map((group) => ({ ...group, actions: group.actions.filter((action) => !offered(action)) }));
  return groups.filter(({ actions }) => actions.length > 0).map((group) => ({
    kind: group.kind,
    title: table.words.kind(group.kind),
    rows: group.actions.map((action) => ({
      action,
      slip: board?.slip?.(table, action) ?? { label: table.words.action(action) },
      key: keys.shift() ?? "",
    })),
  }));
}

/** All rows, as the arrow keys walk through them. */
export function rowsOf(choices: readonly Choices[]): Choice[] {
  return choices.flatMap(({ rows }) => rows);
}

export function isSame(one: AnyAction | null, other: AnyAction | null): boolean {
  return one !== null && other !== null && one.code === other.code;
}
