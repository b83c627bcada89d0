/** How somebody wants to be told what happened while they looked away: kept in this browser. */
import type { Recap } from "./model/following.svelte";

const KEY = "undercroft-recap";
let how = $state<Recap>((localStorage.getItem(KEY) as Recap | null) ?? "steps");

export const recap = {
  get how(): Recap {
    return how;
  },
  set how(next: Recap) {
    how = next;
    localStorage.setItem(KEY, next);
  },
};
