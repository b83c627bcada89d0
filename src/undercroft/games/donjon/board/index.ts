/** Donjon's board: the dungeons, what all share, and what the objectives pay. */
import { mounting } from "$table/mounting.svelte";
import ContestBoard from "./ContestBoard.svelte";
import { hold, look } from "./holding.svelte";
import "./icons";
import type { Table } from "./types";

export { epilogue } from "./drawn";
export { brings, figures, panels, sign, slip, status, tools } from "./frame";

export { guide } from "./guide";
export { note } from "./note";

export const hue = "#6d8b3c";

const mountContest = mounting(ContestBoard);

/** Nothing is held when a table opens, and the own dungeon is the large one. */
export function mount(element: HTMLElement, table: Table): ReturnType<typeof mountContest> {
  hold(null);
  look(null);
  return mountContest(element, table);
}
