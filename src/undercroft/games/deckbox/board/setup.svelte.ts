/** Where a table is set up: the quest is chosen from a list of its own. */
import { flushSync, mount, unmount } from "svelte";
import type { MountedSetUp, SetUp } from "$table/board";
import "./icons";
import Quests from "./Quests.svelte";

export const settles = ["quest"];

export function setup(element: HTMLElement, table: SetUp): MountedSetUp {
  let current = $state.raw(table);
  const props = {
    get table() {
      return current;
    },
  };
  const part = mount(Quests, { target: element, props });
  return {
    update(next) {
      current = next;
      flushSync();
    },
    destroy: () => void unmount(part),
  };
}
