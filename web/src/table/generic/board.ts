/** The board of a game that has none of its own: a sheet of paper, made from the schema of its view. */
import type { Board, Figure, Table } from "$table/board";
import { mount, unmount } from "svelte";
import { hueOf } from "../hue";
import { Held } from "./held.svelte";
import PaperBoard from "./PaperBoard.svelte";
import { type Described, figuresOf, sheetOf } from "./sheet";

/** What players watch first, where a game counts it. */
const WATCHED = ["points", "score", "total", "health", "gold"];

export function sheetBoard(described: Described): Board {
  const sheet = (table: Table) =>
    sheetOf(table.seen.view as Record<string, unknown>, { described, words: table.words, figures: figuresOf(table.content) });
  return {
    mount(target, table) {
      const held = new Held(table);
      const drawn = mount(PaperBoard, { target, props: { held, sheet, hue: hueOf(table.game) } });
      return { update: (next) => held.hold(next), destroy: () => void unmount(drawn) };
    },
    figures(table, seat): Figure[] {
      const rows = sheet(table).seats;
      const watched = WATCHED.flatMap((name) => rows.find((row) => row.name === name) ?? [])[0];
      const cell = watched?.cells[seat];
      return watched && cell?.is === "words" ? [{ value: cell.text, label: watched.label }] : [];
    },
  };
}
