/** A turn as the board has it: what can be taken up, what is in hand, where that can go, and what a touch then does. */
import { tick, untrack } from "svelte";
import { legalActions } from "$table/board";
import { hold, holding, recruit } from "./holding.svelte";
import { CHAIN } from "./layout";
import { countsOf, followed, givesOf, goalsOf, type Held, isCarrying, keyOf, nextTake, soleOf, sourceOf, stockOf, takesOf } from "./moves";
import type { Action, Table } from "./types";

export class Turn {
  private readonly read: () => Table;
  /** The monster that a key has sent on: the focus goes with it. */
  private sent: string | null = null;

  readonly legal = $derived(legalActions(this.table));
  readonly task = $derived(this.table.seen.view.tasks[0]);
  private readonly stock = $derived(stockOf(this.task));
  private readonly takes = $derived(takesOf(this.legal, this.stock));
  private readonly gives = $derived(givesOf(this.legal));
  /** Keys of what can be taken up or given. */
  readonly lit = $derived(new Set([...this.takes.keys(), ...this.gives.keys()]));
  /** By place: groups of adventurers that can be sent away. */
  readonly removes = $derived(new Map(this.legal.flatMap((action) => (action.kind === "remove" ? [[action.room, action] as const] : []))));
  private readonly spreads = $derived(new Map(this.legal.flatMap((action) => (action.kind === "spread" ? [[action.area, action] as const] : []))));
  /** Areas that can be chosen. */
  readonly open = $derived(new Set(this.spreads.keys()));
  readonly held = $derived(holding.held);
  private readonly carried = $derived(this.held ? (this.takes.get(keyOf(this.held)) ?? []) : []);
  private readonly counts = $derived(countsOf(this.carried));
  /** How many of what is in hand are recruited. */
  readonly count = $derived(this.counts.includes(holding.count) ? holding.count : (this.counts.at(-1) ?? 1));
  /** By place: what putting it there does. */
  readonly goals = $derived(goalsOf(this.carried, this.count));

  constructor(read: () => Table) {
    this.read = read;
    const number = $derived(read().seen.number);
    // What is in hand follows the table: it stays while it can be put somewhere, walks on with its monster, and what
    // must be placed is in hand at once. What is selected by the list or by a key is in hand too.
    $effect(() => {
      void number;
      const [takes, chosen, done] = [this.takes, this.table.selected, this.table.told?.action ?? null];
      untrack(() => {
        if (chosen && isCarrying(chosen)) {
          hold({ from: sourceOf(chosen, this.stock), monster: chosen.monster }, true);
          if (chosen.kind === "recruit") recruit(chosen.count);
        } else if (holding.held && !takes.has(keyOf(holding.held))) hold(followed(holding.held, done, takes) ?? soleOf(takes));
        else if (!holding.held) hold(soleOf(takes));
      });
    });
    $effect(() => {
      void number;
      const target = this.sent;
      if (!target) return;
      this.sent = null;
      void tick().then(() => document.querySelector<SVGElement>(`[data-token="${target}"]`)?.focus());
    });
  }

  private get table(): Table {
    return this.read();
  }

  /** What is in hand goes there, if it can. */
  put(place: string): boolean {
    return this.do(this.goals.get(place));
  }

  /** What is in hand was let go over a place. */
  drop(place: string): void {
    if (this.held && this.held.from !== place && !this.put(place)) this.table.refuse(this.refusalOf(this.held, place));
  }

  /** A monster is touched: it is given, taken up, or, where it can only go to one place, put there. */
  take(touched: Held): void {
    const { held, counts, count } = this;
    const key = keyOf(touched);
    const actions = this.takes.get(key) ?? [];
    const isHeld = held !== null && keyOf(held) === key;
    if (this.do(this.gives.get(key))) return;
    if (held && !isHeld && this.goals.has(touched.from) && (holding.firm || actions.length === 0)) this.put(touched.from);
    else if (actions.length === 1 && actions[0]!.kind === "place") this.do(actions[0]);
    else if (isHeld && counts.length > 1) recruit(count === 2 ? 1 : 2);
    else if (isHeld && !soleOf(this.takes)) hold(null);
    else {
      if (!isHeld) recruit(2);
      hold(touched, true);
      this.table.select(null);
    }
  }

  /** A place of the own dungeon is touched. */
  press(place: string): void {
    if (this.put(place)) return;
    const given = [...this.gives].filter(([key]) => key.startsWith(`${place} `));
    const next = nextTake(this.takes, place, this.held);
    if (given.length === 1) this.do(given[0]![1]);
    else if (next) this.take(next);
    else if (this.remove(place)) return;
    else if (this.held && this.table.live) this.table.refuse(this.refusalOf(this.held, place));
    else if (place.startsWith("r")) this.table.show("place", place);
  }

  remove(place: string): boolean {
    return this.do(this.removes.get(place));
  }

  spread(area: string): boolean {
    return this.do(this.spreads.get(area));
  }

  /** By a key, one place on or back. */
  walk(touched: Held, by: number): void {
    const to = CHAIN[CHAIN.findIndex((place) => place === touched.from) + by];
    const action = (this.takes.get(keyOf(touched)) ?? []).find((each) => each.to === to);
    if (action) {
      hold(touched);
      this.sent = `${action.to} ${touched.monster}`;
      this.do(action);
    } else if (to) this.table.refuse(this.refusalOf(touched, to));
  }

  /** Somebody points at a place, or at none. */
  over(place: string | null): void {
    this.table.hover(place === null ? null : (this.goals.get(place) ?? this.removes.get(place) ?? null));
  }

  overToken(touched: Held | null): void {
    const actions = touched ? (this.takes.get(keyOf(touched)) ?? []) : [];
    this.table.hover(touched ? (this.gives.get(keyOf(touched)) ?? (actions.length === 1 ? actions[0]! : null)) : null);
  }

  private do(action: Action | undefined): boolean {
    if (action) this.table.choose(action);
    return action !== undefined;
  }

  /** The code of what was tried in vain: the table says why it cannot be done. */
  private refusalOf({ from, monster }: Held, to: string): string {
    if (this.task?.kind === "recruitment") return `${this.count} ${monster} ${from}>${to}`;
    return CHAIN.some((place) => place === from) ? `${monster} ${from}>${to}` : `${monster} ${to}`;
  }
}
