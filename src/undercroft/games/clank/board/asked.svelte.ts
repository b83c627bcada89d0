/** What was asked about the table as it is now: the rules answer, the board and the frame around it draw. */
import type { Attack, Home, Offers, Reach, Table, Ways } from "./types";

class Answers {
  /** The number of steps of the table that the answers are true for. */
  number = $state(-1);
  home = $state.raw<Home | null>(null);
  reach = $state.raw<Reach | null>(null);
  attack = $state.raw<Attack | null>(null);
  offers = $state.raw<Offers | null>(null);
  ways = $state.raw<ReadonlyMap<number, Ways>>(new Map());
}

/** There is one board at a screen. */
const answers = new Answers();

/** The answers, where they are true for this table; nobody has asked in a replay. */
export function known({ seen }: Pick<Table, "seen">): Readonly<Answers> | null {
  return answers.number === seen.number ? answers : null;
}

/** Ask for everything that is shown all the time; once for each step. */
export function askAll(table: Table): void {
  const { number } = table.seen;
  if (answers.number === number) return;
  answers.number = number;
  answers.home = answers.reach = answers.attack = answers.offers = null;
  answers.ways = new Map();
  const asked = <Answer>(kind: string, keep: (answer: Answer) => void) =>
    void table.ask<Answer>({ kind }).then(
      (answer) => {
        if (answers.number === number) keep(answer);
      },
      () => undefined, // nobody answers somebody who has left, and nothing is drawn then
    );
  asked<Home>("home", (answer) => (answers.home = answer));
  asked<Attack>("attack", (answer) => (answers.attack = answer));
  if (table.seat === null) return;
  asked<Offers>("offers", (answer) => (answers.offers = answer));
  if (table.seen.view.turn === table.seat) asked<Reach>("reach", (answer) => (answers.reach = answer));
}

/** The ways to a room, asked for when somebody points at it. */
export async function askWays(table: Table, room: number): Promise<Ways | null> {
  const { number } = table.seen;
  const before = known(table)?.ways.get(room);
  if (before) return before;
  const found = await table.ask<Ways>({ kind: "way", room } as { kind: string }).catch(() => null);
  if (found && answers.number === number) answers.ways = new Map([...answers.ways, [room, found]]);
  return found;
}

/** Boots from a room to the exit, null where there is no way or nobody has answered yet. */
export function bootsHome(table: Pick<Table, "seen">, room: number): number | null {
  return known(table)?.home?.rooms.find((found) => found.room === room)?.boots ?? null;
}
