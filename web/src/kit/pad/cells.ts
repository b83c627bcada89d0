/** Which cell of a score pad comes next. */
export interface Cell<Line extends string = string> {
  readonly line: Line;
  readonly seat: number;
}

/** Column by column: whoever is asked tells everything at once. */
export function cellsOf<Line extends string>(lines: readonly Line[], seats: number): Cell<Line>[] {
  return Array.from({ length: seats }, (_, seat) => lines.map((line) => ({ line, seat }))).flat();
}

export function isSame(one: Cell | null, other: Cell | null): boolean {
  return one?.line === other?.line && one?.seat === other?.seat;
}

/** The first cell after `from` that is missing, round and round; the one itself is the last that comes. */
export function nextMissing<Line extends string>(cells: readonly Cell<Line>[], from: Cell<Line> | null, isMissing: (cell: Cell<Line>) => boolean): Cell<Line> | null {
  const at = cells.findIndex((cell) => isSame(cell, from));
  return [...cells.slice(at + 1), ...cells.slice(0, at + 1)].find(isMissing) ?? null;
}
