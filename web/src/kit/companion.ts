/** The seam between the shell and a game's companion: for people who have the box on their table.

A companion lies in its game's folder (`board/companion/index.ts`) and exports what `Companion` asks for; the shell finds
it by the game's name. It is handed an `Aid`, a new frozen object at every change. What people enter is a sheet: the list
of their steps, from which everything shown is worked out. So a step can be taken back, a crash loses none, and several
phones may write on one sheet. `docs/add-a-companion.md` builds one. */
import type { Words } from "./words";

/** What the module of a companion exports. */
export interface Companion<Step = unknown> {
  /** Draws the whole page into an empty element. */
  mount(element: HTMLElement, aid: Aid<Step>): MountedCompanion<Step>;
}

/** A companion that stands in an element. */
export interface MountedCompanion<Step = unknown> {
  update(aid: Aid<Step>): void;
  destroy(): void;
}

/** A sheet in the list of those that were begun. */
export interface SheetListed {
  readonly id: string;
  readonly title: string;
  /** When something was last written on it, in milliseconds since 1970. */
  readonly written: number;
}

/** What people have entered so far. */
export interface Sheet<Step = unknown> extends SheetListed {
  /** Those that hold, in order: what was taken back is gone. Where several phones write, a step may come that no longer
   * fits those before it: whoever works out the state passes over it. */
  readonly steps: readonly Step[];
  /** Whether the last step is written down, here and, where it is shared, at the server. */
  readonly saved: boolean;
  /** Null while it is only on this phone. */
  readonly shared: SheetShared | null;
}

/** A sheet on which several phones write. */
export interface SheetShared {
  /** Whoever opens it writes on the same sheet. */
  readonly link: string;
  /** How many have it open, this phone included. */
  readonly phones: number;
  /** False while the server cannot be reached: what is entered goes there later. */
  readonly connected: boolean;
  /** By how many milliseconds the server's calendar is ahead of this phone's: whoever writes a time down for the others
   * writes the server's. */
  readonly ahead: number;
}

/** What a companion is handed: never changed, replaced by a new one. */
export interface Aid<Step = unknown> {
  readonly game: string;
  /** The game's colour, as CSS: the mark beside the title. */
  readonly hue: string;
  readonly words: Words;
  /** The game's content as JSON. */
  readonly content: unknown;
  /** 0 for none (reduced), 1 as usual, 2 twice as fast. */
  readonly motion: number;
  readonly narrow: boolean;
  /** Whether sounds are wanted at all. */
  readonly sound: boolean;
  /** All sheets of this game on this phone, the last written first. */
  readonly sheets: readonly SheetListed[];
  /** The one that is open, null for the list. */
  readonly sheet: Sheet<Step> | null;

  /** Begin a sheet and open it. */
  begin(title: string, steps: readonly Step[]): void;
  open(id: string): void;
  /** Back to the list. */
  close(): void;
  /** Write a step down. */
  add(step: Step): void;
  /** Take the last step back. */
  undo(): void;
  rename(title: string): void;
  remove(id: string): void;
  /** Let other phones write on the open sheet, and show how they come to it; hands back why not, null where it was done. */
  share(): Promise<string | null>;
  /** A backup of a sheet, as a file that can be brought. */
  exported(id: string): Blob;
  /** Open a sheet from a backup; hands back why not, null where it was done. */
  bring(file: Blob): Promise<string | null>;
  /** Content of somebody's own, such as a quest, read by the server: it can be put into a step, and then needs none. */
  read(file: Blob): Promise<{ readonly content: unknown } | { readonly refused: string }>;
  /** Keep the screen from going dark, until it is said otherwise or the page is left. */
  awake(on: boolean): void;
  /** A sound, where they are wanted: a light tick, a call, the end. */
  chime(kind: "tick" | "call" | "end"): void;
  /** Shake the phone, where it can: lengths in milliseconds. */
  shake(...lengths: number[]): void;
}
