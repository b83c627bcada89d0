import type { Table } from "$table/board";

/** The table that a mounted board shows now. */
export class Held {
  table: Table;

  constructor(table: Table) {
    this.table = $state.raw(table);
  }

  hold(table: Table): void {
    this.table = table;
  }
}
