/** The log: what happened, as sentences in which players and things can be found again. */
import type { Pointer } from "$table/board";
import type { AnyEvent, Step, Telling } from "$table/types";
import type { Words } from "$table/words";
import { botName } from "./people";
import { takenBack } from "./undoing";

/** A piece of a sentence: plain, the name of a player, or a thing that can be looked at. */
export interface Piece {
  readonly text: string;
  readonly seat?: number;
  readonly thing?: Pointer & { vocabulary: string };
}

/** One sentence of the log. */
export interface Entry {
  readonly step: number;
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
  readonly rule: string;
  /** How often it was said in a row. */
  readonly times: number;
  /** It was taken back. */
  readonly undone: boolean;
}

/** Everything that is worth a sentence, in order; `untold` are kinds of events that go without saying. */
export function chronicle(steps: readonly Step[], words: Words, untold: readonly string[] = []): Entry[] {
  const undone = takenBack(steps);
  return steps.flatMap((step) => once(sentencesOf(step, words, untold)).map((entry) => ({ ...entry, undone: undone.has(step.number) })));
}

/** The same sentence several times in a row is said once. */
export function once(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && plain(last) === plain(entry)) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push(entry);
  }
  return found;
}

/** What there is to say about a step: its events, the action where it had none, or what the table did. */
export function sentencesOf(step: Step, words: Words, untold: readonly string[] = []): Entry[] {
  const seat = step.seat ?? null;
  const entry = (pieces: Piece[], rule = ""): Entry => ({ step: step.number, seat, pieces, rule, times: 1, undone: false });
  if (step.act === "action" || step.act === "deal") {
    const events = step.events ?? [];
    if (events.length === 0 && step.action && seat !== null) {
      const text = words.text("web-log-action", { seat: seat + 1, action: words.action(step.action) });
      return [entry(pieces(text, words, [seat]))];
    }
    return events.filter(({ kind }) => !untold.includes(kind)).map((event) => {
      const said = words.event(event);
      return entry(pieces(said, words, seatsOf(event, seat, words), thingsOf(event, words)), words.rule("event", event.kind));
    });
  }
  const name = step.player ? botName(words, step.player.kind ?? "", step.player.name) : "";
  const text = words.text(`web-step-${step.act}`, { seat: (seat ?? 0) + 1, name, reason: step.reason || "will" });
  return [entry(pieces(text, words, seat === null ? [] : [seat]))];
}

/** A sentence as plain text, for ears and for one line. */
export function plain(entry: Entry): string {
  return entry.pieces.map(({ text }) => text).join("");
}

function seatsOf(event: AnyEvent, actor: number | null, words: Words): number[] {
  const data = event as unknown as Record<string, unknown>;
  const seats = fieldsOf(event, words, "seat").map(([name]) => data[name]);
  return [...new Set([...seats, actor])].filter((seat): seat is number => typeof seat === "number");
}

function thingsOf(event: AnyEvent, words: Words): { text: string; thing: Pointer & { vocabulary: string } }[] {
  const data = event as unknown as Record<string, unknown>;
  return fieldsOf(event, words, "label").flatMap(([name, telling]) => {
    const value = data[name];
    if (typeof value !== "string") return [];
    const vocabulary = telling.key ?? "";
    return [{ text: words.name(vocabulary, value), thing: { field: name, value, vocabulary } }];
  });
}

function fieldsOf(event: AnyEvent, words: Words, how: Telling["how"]): [string, Telling][] {
  const fields = words.labels?.events[event.kind]?.fields ?? {};
  return Object.entries(fields).filter(([, telling]) => telling.how === how);
}

/** A sentence cut where a player or a thing is named. */
function pieces(
  text: string,
  words: Words,
  seats: readonly number[],
  things: readonly { text: string; thing: Pointer & { vocabulary: string } }[] = [],
): Piece[] {
  const marks: Piece[] = [...seats.map((seat) => ({ text: words.player(seat), seat })), ...things].filter(({ text }) => text);
  let found: Piece[] = [{ text }];
  for (const mark of marks) {
    found = found.flatMap((piece) => {
      if (piece.seat !== undefined || piece.thing) return [piece];
      const at = piece.text.indexOf(mark.text);
      if (at < 0) return [piece];
      const rest = [piece.text.slice(0, at), piece.text.slice(at + mark.text.length)];
      return [{ text: rest[0]! }, mark, { text: rest[1]! }].filter(({ text }) => text);
    });
  }
  return found;
}
