/** The seam between the shell and a game's board.

A board lies in its game's folder and exports what `Board` asks for; the shell finds it by the game's name. It is handed
a `Table`, a new frozen object at every change, and hands back drawings and plain data. Nothing here needs Svelte, so
that a package of its own can ship a ready ES module. `docs/add-a-board.md` builds one. */
import type { Drawn } from "./drawn";
import type { AnyAction, AnyEvent, Preview, Refusal, SeatView, Setting, Step } from "./types";
import type { Words } from "./words";

/** What the module of a board exports. All but `mount` may be left out: the frame then does with names and codes. */
export interface Board<View = unknown, Action extends AnyAction = AnyAction, Event extends AnyEvent = AnyEvent> {
  /** Draws stage and hand into an empty element, which the frame sizes. */
  mount(element: HTMLElement, table: Table<View, Action, Event>): Mounted<View, Action, Event>;
  /** The game's colour, as CSS: the mark beside its name. */
  hue?: string;
  /** The middle of the bar: phase, turn, what is left. The clock is the shell's. */
  status?(table: Table<View, Action, Event>): Figure[];
  /** What a seat is called while one person plays several, such as by its hero; "" for the person's own name. */
  called?(view: View, seat: number, words: Words): string;
  /** A player's row: health, points, cards in hand. */
  figures?(table: Table<View, Action, Event>, seat: number): Figure[];
  /** What a turn has to spend, at most four: large below the prompt, on a phone at the top of the sheet. */
  spend?(table: Table<View, Action, Event>): Figure[];
  /** Further parts of the left rail: what follows, goals, enemies. */
  panels?(table: Table<View, Action, Event>): Panel[];
  /** The line below the prompt while it is one's turn; "" for the usual one, which counts the ways to go on. */
  note?(table: Table<View, Action, Event>): string;
  /** Kinds of actions that the board itself offers better than a list: there they stay folded away until asked for. */
  folded?: readonly string[];
  /** Kinds of events that go without saying: no line in the log. */
  untold?: readonly string[];
  /** How an action stands in the list of choices. */
  slip?(table: Table<View, Action, Event>, action: Action): Slip;
  /** What the selected action brings, line by line; the preview is null until it has come. */
  brings?(table: Table<View, Action, Event>, action: Action, preview: Preview<View, Event> | null): Line[];
  /** The icon of a step in the log. */
  sign?(step: Step<Action, Event>): string;
  /** Buttons beside the primary one, such as turning a card. */
  tools?(table: Table<View, Action, Event>): Tool[];
  /** Draws a card or thing, large, into an empty element; hands back how to take it away, null where it has no face. */
  face?(element: HTMLElement, table: Table<View, Action, Event>, thing: Pointer): (() => void) | null;
  /** Draws what the end page shows below the score sheet into an empty element; hands back how to take it away. */
  epilogue?(element: HTMLElement, ended: Ended<View, Action, Event>): () => void;
  /** A first game, guided. */
  guide?: Guide;
  /** A part of the game's own where a table is set up, such as the choice of a quest; it stands above the options. */
  setup?(element: HTMLElement, table: SetUp): MountedSetUp;
  /** The options that `setup` takes care of: they get no row of their own. */
  settles?: readonly string[];
  /** A small picture of a value of an option, as an SVG document; "" where there is none. */
  pictured?(option: string, value: string, content: unknown): string;
  /** Drawings beside the rules. Ours lie in a module of their own, `board/rules/index.ts`, which exports nothing else. */
  drawn?: Drawn;
}

/** A first game that teaches by playing. It is data: a table that always goes the same way, and what to do there. */
export interface Guide {
  /** How its table is opened: alone with these bots, and luck comes as the seed has it. */
  readonly opening: { readonly options: Readonly<Record<string, unknown>>; readonly bots: Readonly<Record<number, string>>; readonly seed: number };
  readonly lessons: readonly Lesson[];
  /** How far around a drawn target the light reaches, in pixels: on some boards signs hang over the edges. */
  readonly around?: number;
}

export interface Lesson {
  /** Its words: `guide-{key}-title`, and what one sees, wants and presses: `-see`, `-want`, `-press`. In the last,
   * (1), (2) … are the targets. */
  readonly key: string;
  readonly rule?: string;
  /** What is lit, in the order in which it is pressed: `primary`, `list`, `players`, `log`, `talk`, or a selector. */
  readonly targets: readonly string[];
  /** What is lit besides, only to be looked at: selectors. */
  readonly lit?: readonly string[];
  /** A selector: the lesson waits until there is such a thing on the page, such as a board that has told what happened. */
  readonly once?: string;
  /** The code of the action that leads on; null where reading is enough. */
  readonly deed: string | null;
}

/** A game that is over, with all that happened in it. */
export interface Ended<View = unknown, Action extends AnyAction = AnyAction, Event extends AnyEvent = AnyEvent> {
  readonly seen: SeatView<View, Action>;
  readonly steps: readonly Step<Action, Event>[];
  readonly content: unknown;
  readonly people: readonly Person[];
  readonly words: Words;
  readonly narrow: boolean;
}

/** A board that stands in an element. */
export interface Mounted<View = unknown, Action extends AnyAction = AnyAction, Event extends AnyEvent = AnyEvent> {
  update(table: Table<View, Action, Event>): void;
  destroy(): void;
}

/** A table before its game begins, as a part of the set-up page is handed it: never changed, replaced by a new one. */
export interface SetUp {
  readonly game: string;
  readonly content: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  /** What there is to choose, as data. */
  readonly settings: readonly Setting[];
  /** By seat; null where it is open. */
  readonly people: readonly (Person | null)[];
  readonly seat: number | null;
  /** Whether this person may change anything: who opened the table may. */
  readonly mayChange: boolean;
  readonly words: Words;
  readonly motion: number;
  readonly narrow: boolean;
  /** Change options; hands back why not, null where it was done. */
  change(options: Record<string, unknown>): Promise<string | null>;
  /** Play with content of one's own, from a file; hands back why not, null where it was done. */
  bring(file: Blob): Promise<string | null>;
}

/** A part of the set-up page that stands in an element. */
export interface MountedSetUp {
  update(table: SetUp): void;
  destroy(): void;
}

/** What a colour means; it never stands alone. */
export type Tone = "danger" | "safe" | "magic" | "gold" | "quiet";

/** A number or a word to watch. The label is read aloud, and shown where there is room. */
export interface Figure {
  icon?: string;
  value: string;
  label: string;
  tone?: Tone;
  /** What it was or could be: `8→5`, `3 of 7`. */
  of?: string;
  /** Counted down from so many, such as health or actions: drawn as marks, of which the value is filled. The first figure of
  a player's row stays a number, with the marks below it. */
  most?: number;
  /** Less of it is better: that it goes down hits nobody. */
  less?: boolean;
}

export interface Panel {
  title: string;
  lines: Line[];
  figures?: Figure[];
  meter?: { value: number; most: number; label: string };
}

/** A sentence, with the rule that it follows from and the thing that it speaks of. */
export interface Line {
  icon?: string;
  text: string;
  rule?: string;
  tone?: Tone;
  code?: Pointer;
}

/** An action in the list of choices. */
export interface Slip {
  icon?: string;
  label: string;
  /** What the one large button says while this is selected, where the label alone says too little: the list stands under
  a heading. */
  deed?: string;
  note?: string;
  figures?: Figure[];
}

/** A button of the board's own. `key` is the one to press (as in KeyboardEvent.key). */
export interface Tool {
  icon: string;
  label: string;
  key?: string;
  /** The code of the action that it chooses, if it does: the list then leaves it out. */
  code?: string;
  disabled?: boolean;
  press(): void;
}

/** Something that can be pointed at or looked up: a value of one of the game's fields or vocabularies. */
export interface Pointer {
  field: string;
  value: string;
}

/** What somebody points at now. */
export interface Pointing extends Pointer {
  seat: number;
}

/** Who sits in a seat. The sigil follows the person from table to table. */
export interface Person {
  name: string;
  /** 0 to 5: raven, owl, bee, oak leaf, moon, fox (`$table/sigils`). */
  sigil: number;
  /** The colour of the sigil, as CSS. */
  colour: string;
  present: boolean;
  /** The kind of bot, null for a person. */
  bot: string | null;
}

/** A clock, in milliseconds: `left` was true at `at` (of performance.now()), and runs on from there. */
export interface Countdown {
  readonly limit: number;
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
}

/** What a board is handed: never changed, replaced by a new one. */
export interface Table<View = unknown, Action extends AnyAction = AnyAction, Event extends AnyEvent = AnyEvent> {
  readonly game: string;
  /** The own seat that is played now; null for a spectator. */
  readonly seat: number | null;
  /** All own seats: one person may play several. */
  readonly own: readonly number[];
  /** What is shown now: while others' moves are told, the view of that step. */
  readonly seen: SeatView<View, Action>;
  /** The step that led to it: animate from what was to what is, and mark it. */
  readonly told: Step<Action, Event> | null;
  /** The game's content as JSON. */
  readonly content: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  /** False in a replay or while something is told: then nothing legal is marked. */
  readonly live: boolean;
  /** What somebody has missed is told, step by step: all but what `told` is about stands back. */
  readonly recalls?: boolean;
  readonly selected: Action | null;
  readonly hovered: Action | null;
  /** By code, those that have come for this view. */
  readonly previews: ReadonlyMap<string, Preview<View, Event>>;
  /** By seat. */
  readonly people: readonly Person[];
  /** What others point at now. */
  readonly pointers: readonly Pointing[];
  /** 0 for none (reduced), 1 as usual, 2 twice as fast. Durations are divided by it: `duration(180, table.motion)`. */
  readonly motion: number;
  /** The layout of a phone. */
  readonly narrow: boolean;
  readonly words: Words;
  /** The clock of a game that is played against time; null where there is none. */
  readonly clock: Countdown | null;

  /** Mark an action: the rail explains it, Enter does it. */
  select(action: Action | null): void;
  /** What a click on a legal thing does: done at once if it can be undone, selected first if it is final. */
  choose(action: Action): void;
  hover(action: Action | null): void;
  /** Previews of these, please: they come in `previews` by a later update. */
  want(codes: string[]): void;
  /** The answer to one of the game's inquiries. */
  ask<Answer>(inquiry: { kind: string }): Promise<Answer>;
  why(code: string): Promise<Refusal | null>;
  /** Say in the rail why this is impossible. */
  refuse(code: string): void;
  point(field: string, value: string): void;
  /** Go to another of the own seats: the table is then seen from there. */
  turn(seat: number): void;
  /** Enlarge a card or thing, with its text. */
  show(vocabulary: string, code: string): void;
}

/** Milliseconds at a table's speed: 0 where there is to be no motion. */
export function duration(milliseconds: number, motion: number): number {
  return motion > 0 ? milliseconds / motion : 0;
}

/** All legal actions, whatever their group. */
export function legalActions<View, Action extends AnyAction, Event extends AnyEvent>(
  table: Table<View, Action, Event>,
): Action[] {
  return table.live ? table.seen.legal.flatMap((group) => group.actions) : [];
}
