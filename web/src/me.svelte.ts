/** Who one is. */
import { SIGILS } from "$table/sigils";
import type { Me, Rename } from "$table/types";
import { become, me, rename } from "./net/lobby";

let found = $state.raw<Me | null>(null);
let asked = false;

/** Null until the server has said it. */
export function myself(): Me | null {
  if (!asked) {
    asked = true;
    me().then(
      (known) => (found = known),
      () => (asked = false),
    );
  }
  return found;
}

export async function callMe(wish: Rename): Promise<void> {
  found = await rename(wish);
}

/** Become the person of a personal link. */
export async function moveTo(token: string): Promise<Me> {
  found = await become(token);
  return found;
}

/** The number of a sigil in the kit. */
export function sigilNumber(name: string): number {
  return Math.max(0, SIGILS.findIndex((kind) => kind.icon === name));
}
