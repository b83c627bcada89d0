/** A board or a companion that is a Svelte component: `export const mount = mounting(KeepBoard)`. */
import { type Component, flushSync, mount, unmount } from "svelte";
import type { Board, Table } from "./board";
import type { Aid, Companion } from "./companion";
import type { AnyAction, AnyEvent } from "./types";

/** The `mount` of a board whose component takes one property, `table`. */
export function mounting<View, Action extends AnyAction, Event extends AnyEvent>(
  component: Component<{ table: Table<View, Action, Event> }>,
): Board<View, Action, Event>["mount"] {
  const props = (current: () => Table<View, Action, Event>) => ({
    get table() {
      return current();
    },
  });
  return standing(component, props, flushSync); // whoever has handed a table over may look at the drawing of it
}

/** The `mount` of a companion whose component takes one property, `aid`. It is drawn with everything else that changes: a
page that hands it over has often just changed the sheet itself. */
export function assisting<Step>(component: Component<{ aid: Aid<Step> }>): Companion<Step>["mount"] {
  return standing(component, (current) => ({
    get aid() {
      return current();
    },
  }));
}

/** A component that is handed one thing, and another one at every change. */
function standing<Handed, Props extends Record<string, unknown>>(component: Component<Props>, propsOf: (current: () => Handed) => Props, drawn?: () => void) {
  return (element: HTMLElement, first: Handed) => {
    let current = $state.raw(first);
    const mounted = mount(component, { target: element, props: propsOf(() => current) });
    return {
      update(next: Handed) {
        current = next;
        drawn?.();
      },
      destroy: () => void unmount(mounted),
    };
  };
}
