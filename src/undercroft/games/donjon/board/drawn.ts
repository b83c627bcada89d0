/** What the board draws apart from the table. */
import type { Ended } from "$table/board";
import { mount, unmount } from "svelte";
import Epilogue from "./Epilogue.svelte";
import type { Action, Event, View } from "./types";

export function epilogue(target: HTMLElement, ended: Ended<View, Action, Event>): () => void {
  const drawn = mount(Epilogue, { target, props: { ended } });
  return () => void unmount(drawn);
}
