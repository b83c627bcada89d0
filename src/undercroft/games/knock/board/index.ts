/** Knock's board: the dungeon of overlapping cards, and the hand. */
import { mount as draw, unmount } from "svelte";
import type { Pointer } from "$table/board";
import { mounting } from "$table/mounting.svelte";
import { cardsOf } from "./cards";
import Enlarged from "./Enlarged.svelte";
import { hold } from "./holding.svelte";
import "./icons";
import KeepBoard from "./KeepBoard.svelte";
import type { Table } from "./types";

export { brings, figures, folded, note, panels, sign, slip, status, tools, untold } from "./frame";

export { guide } from "./guide";

export const hue = "#c8412b";

export function face(target: HTMLElement, { content }: Table, { field, value }: Pointer): (() => void) | null {
  const card = field === "card" ? cardsOf(content).get(value) : undefined;
  if (!card) return null;
  const drawn = draw(Enlarged, { target, props: { card } });
  return () => void unmount(drawn);
}

const mountKeep = mounting(KeepBoard);

/** Nothing is held when a table opens. */
export function mount(element: HTMLElement, table: Table): ReturnType<typeof mountKeep> {
  hold(null);
  return mountKeep(element, table);
}
