/** What is said aloud of a step, and what it did to oneself. */
import type { Board, Table } from "$table/board";
import { announce } from "$table/notices.svelte";
import type { SeatView } from "$table/types";
import type { Words } from "$table/words";
import { plain, sentencesOf } from "./chronicle";
import { isOwn, type Scene } from "./telling";

/** The figures of the own row that another's step has lowered, as `10→9`; "" where it did nothing to them. */
export function hits(board: Pick<Board, "figures">, table: Table, scene: Scene, before: SeatView): string {
  const { seat, own } = table;
  if (seat === null || isOwn(scene.step, own) || !board.figures) return "";
  const [was, is] = [before, scene.seen].map((seen) => board.figures?.({ ...table, seen }, seat) ?? []);
  const lowered = (is ?? []).flatMap((figure) => {
    const old = was?.find(({ label }) => label === figure.label);
    return old && !figure.less && Number(figure.value) < Number(old.value) ? [`${old.value}→${figure.value}`] : [];
  });
  return lowered.join(" ");
}

export function tellAloud(scene: Scene, words: Words, own: readonly number[], hit: string): void {
  const text = sentencesOf(scene.step, words).map(plain).join(" ");
  if (!text) return;
  announce(text, hit !== "" && !isOwn(scene.step, own));
}
