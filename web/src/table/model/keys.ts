/** What a key means at a table. Single letters can be switched off; Enter, Esc and the arrows always work. */
import type { Tool } from "$table/board";
import type { Choice } from "./choices";

export interface Pressed {
  readonly key: string;
  readonly shift: boolean;
  /** With Ctrl, Alt or Meta a key belongs to the browser. */
  readonly modified: boolean;
  /** The key went to something that has a meaning for it: a field, a button. */
  readonly to: "text" | "control" | "page";
}

export interface Keyboard {
  readonly letters: boolean;
  readonly telling: "no" | "queue" | "absence";
  readonly choices: readonly Choice[];
  readonly tools: readonly Tool[];
  /** Whether one person plays several seats. */
  readonly several: boolean;
}

export type Deed =
  | { do: "undo"; turn: boolean }
  | { do: "hint" | "pause" | "talk" | "keys" | "act" | "back" | "skip" | "list" }
  | { do: "turn"; by: number }
  /** To the next of the own seats, or the one before. */
  | { do: "seat"; by: 1 | -1 }
  | { do: "choose"; choice: Choice }
  | { do: "tool"; tool: Tool };

export function deedOf(pressed: Pressed, { letters, telling, choices, tools, several }: Keyboard): Deed | null {
  const { key, to } = pressed;
  if (pressed.modified || to === "text") return null;
  if (key === "Escape") return { do: telling === "no" ? "back" : "skip" };
  if (telling === "absence" && key === "ArrowRight") return { do: "turn", by: 1 };
  if (telling === "absence" && key === "ArrowLeft") return { do: "turn", by: -1 };
  if (to === "page" && key === "Enter") return { do: telling === "no" ? "act" : "skip" };
  if (to === "page" && (key === "ArrowDown" || key === "ArrowUp")) return { do: "list" };
  if (!letters) return null;
  const letter = key.toLowerCase();
  if (letter === "?") return { do: "keys" };
  if (letter === "u") return { do: "undo", turn: pressed.shift };
  if (letter === "h") return { do: "hint" };
  if (letter === "p") return { do: "pause" };
  if (letter === "c") return { do: "talk" };
  if (letter === "n" && several) return { do: "seat", by: pressed.shift ? -1 : 1 };
  const tool = tools.find((each) => each.key?.toLowerCase() === letter && !each.disabled);
  if (tool) return { do: "tool", tool };
  const choice = choices.find((each) => each.key === letter);
  return choice ? { do: "choose", choice } : null;
}
