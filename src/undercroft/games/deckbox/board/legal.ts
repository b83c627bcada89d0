/** What can be done now, by the square that it is done on. */
import { keyOf } from "./map";
import type { Action, AbilityAction, AimAction, AttackAction, GiveAction, MoveAction, PayAction, StandAction, TargetAction, UseAction, View } from "./types";

export type Placed = MoveAction | AttackAction | AimAction | StandAction | AbilityAction | UseAction | TargetAction;

export interface Chances {
  readonly moves: ReadonlyMap<string, MoveAction>;
  readonly attacks: ReadonlyMap<string, AttackAction>;
  /** What a click on a square does: what is held is used, an enemy attacked, and else one goes there. */
  readonly clicks: ReadonlyMap<string, Placed>;
  /** Squares on which what is held can be used, or that have to be chosen among. */
  readonly targets: ReadonlySet<string>;
}

/** `held` is "ability", the code of an item, or nothing. */
export function chancesOf(legal: readonly Action[], held: string | null, heroes: View["heroes"]): Chances {
  const [moves, attacks, clicks, targets] = [new Map<string, MoveAction>(), new Map<string, AttackAction>(), new Map<string, Placed>(), new Set<string>()];
  const isHeld = (action: Action) => (action.kind === "ability" ? held === "ability" : action.kind === "use" && action.item === held);
  for (const action of legal) {
    if (action.kind === "move") moves.set(keyOf(action.square), action);
    if (action.kind === "attack") attacks.set(keyOf(action.square), action);
    if (action.kind === "move" && !clicks.has(keyOf(action.square))) clicks.set(keyOf(action.square), action);
    if (action.kind === "attack") clicks.set(keyOf(action.square), action);
    if (action.kind === "aim" || action.kind === "stand") {
      clicks.set(keyOf(action.square), action);
      targets.add(keyOf(action.square));
    }
    const victim = action.kind === "target" ? heroes[action.victim]?.at : null;
    if (action.kind === "target" && victim) {
      clicks.set(keyOf(victim), action);
      targets.add(keyOf(victim));
    }
  }
  if (held) {
    for (const action of legal) {
      if ((action.kind !== "ability" && action.kind !== "use") || !isHeld(action)) continue;
      clicks.set(keyOf(action.square), action);
      targets.add(keyOf(action.square));
    }
  }
  return { moves, attacks, clicks, targets };
}

/** The ways to use something that is held: by its squares. */
export function usesOf(legal: readonly Action[], what: string): (AbilityAction | UseAction)[] {
  return legal.filter((action): action is AbilityAction | UseAction => (what === "ability" ? action.kind === "ability" : action.kind === "use" && action.item === what));
}

export type Trade = GiveAction | PayAction;

/** What can be given, by the seat of whoever would get it. */
export function tradesOf(legal: readonly Action[]): ReadonlyMap<number, readonly Trade[]> {
  const found = new Map<number, Trade[]>();
  for (const action of legal) {
    if (action.kind === "give" || action.kind === "pay") found.set(action.receiver, [...(found.get(action.receiver) ?? []), action]);
  }
  return found;
}
