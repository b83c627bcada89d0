/** What the pages around the board have drawn by it: a card, large, and the end of a heist. */
import type { Ended, Pointer } from "$table/board";
import { mount, unmount } from "svelte";
import { cardsOf } from "./cards";
import CardFace from "./CardFace.svelte";
import Epilogue from "./Epilogue.svelte";
import type { Action, Event, Table, View } from "./types";

/** A card as it lies on the table, with what it costs now where it can be had. */
export function face(target: HTMLElement, { content, seen, words }: Table, { field, value }: Pointer): (() => void) | null {
  const card = field === "card" ? cardsOf(content).get(value) : undefined;
  if (!card) return null;
  const offer = [...seen.view.row, ...seen.view.reserve].find((each) => each.card === value);
  const drawn = mount(CardFace, { target, props: { card, name: words.name("card", value), cost: offer?.cost ?? null } });
  return () => void unmount(drawn);
}

export function epilogue(target: HTMLElement, ended: Ended<View, Action, Event>): () => void {
  const drawn = mount(Epilogue, { target, props: { ended } });
  return () => void unmount(drawn);
}
