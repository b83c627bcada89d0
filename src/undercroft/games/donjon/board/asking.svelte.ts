/** What the rules are asked about what is in hand: what putting it down would bring, and where footsteps lead. */
import { untrack } from "svelte";
import type { Turn } from "./turn.svelte";
import type { Action, Table, Way } from "./types";

/** So few actions are all looked at before anything is in hand. */
const FEW = 24;

export interface Asked {
  /** Where what is in hand can walk. */
  readonly ways: readonly Way[];
  /** The way that a move of it takes. */
  wayOf(action: Action | null): Way | undefined;
}

export function asking(read: () => Table, turn: Turn): Asked {
  const number = $derived(read().seen.number);

  // The previews are emptied when the table has changed: what was asked before that is forgotten.
  const emptied = $derived(read().previews.size === 0 ? read().previews : null);
  const wanted = $derived((turn.legal.length <= FEW ? turn.legal : [...turn.goals.values()]).map(({ code }) => code).join("\n"));
  $effect(() => {
    const codes = wanted.split("\n").filter(Boolean);
    void emptied;
    untrack(() => {
      if (codes.length > 0) read().want(codes);
    });
  });

  let ways = $state.raw<readonly Way[]>([]);
  const start = $derived(turn.task?.kind === "step" && turn.held && turn.goals.size > 0 ? turn.held.from : null);
  $effect(() => {
    const from = start;
    void number;
    ways = [];
    if (from === null) return;
    untrack(() => void read().ask<Way[]>({ kind: "ways", from } as { kind: string }).then((found) => (from === start ? (ways = found) : undefined), () => undefined));
  });

  return {
    get ways() {
      return ways;
    },
    wayOf: (action) => (action?.kind === "move" && action.from === start ? ways.find(({ to }) => to === action.to) : undefined),
  };
}
