/** Drawings beside the rules, made of the parts that a game's board is made of. They lie in `board/rules/` of its folder
and are loaded with its rules, without the board. */
import { type Component, mount, unmount } from "svelte";
import type { Words } from "./words";

export interface Drawn {
  /** The ids of the rules that have a drawing. */
  readonly rules: readonly string[];
  /** Draws that of a rule into an empty element; hands back how to take it away. The text says it all, so it is an
  ornament to whoever listens. */
  draw(element: HTMLElement, rule: string, words: Words): () => void;
}

/** The drawings of a Svelte component that takes the rule, and the game's words. */
export function drawnBy(rules: readonly string[], component: Component<{ rule: string; words: Words }>): Drawn {
  return {
    rules,
    draw(target, rule, words) {
      const drawn = mount(component, { target, props: { rule, words } });
      return () => void unmount(drawn);
    },
  };
}
