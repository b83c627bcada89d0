/** Deck Box Dungeons' board: the dungeon as it is explored, encounters, the own hero; and how heroes are built. */
import { mounting } from "$table/mounting.svelte";
import { answers } from "./answers.svelte";
import DelveBoard from "./DelveBoard.svelte";
import { hold, lookAt, pick } from "./holding.svelte";
import "./icons";
import type { Table } from "./types";

export { epilogue } from "./drawn";
export { brings, called, figures, panels, sign, slip, status } from "./frame";
export { guide } from "./guide";
export { settles, setup } from "./setup.svelte";

export const hue = "#4f7cac";

const mountDelve = mounting(DelveBoard);

/** Nothing is held and nothing known when a table opens. */
export function mount(element: HTMLElement, table: Table): ReturnType<typeof mountDelve> {
  hold(null);
  lookAt(null);
  pick(null);
  answers.renew("");
  return mountDelve(element, table);
}
