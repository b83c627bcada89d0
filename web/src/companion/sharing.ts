/** Several phones write on one sheet. The server decides on the order: what stands there comes first, and what this phone
has written and the server has not said yet comes behind it, until it is sent. */
import type { SheetNews, SheetNote, SheetRead } from "$table/types";
import { type Line, line } from "../net/line";
import { Trouble, writeSheet } from "../net/lobby";
import type { Entry } from "./journal";
import type { Kept } from "./shelf";

/** So many go at once. */
const AT_ONCE = 100;
const SOONEST = 500;
const LATEST = 10_000;

export function noteOf({ id, step, undoes }: Entry): SheetNote {
  return undoes === undefined ? { id, step } : { id, undoes };
}

export function entryOf({ id, step, undoes }: SheetNote): Entry {
  return undoes ? { id, undoes } : { id, step };
}

/** What the server has not said yet. */
export function unsent({ entries, shared }: Kept): readonly Entry[] {
  return shared ? entries.slice(shared.number) : [];
}

/** The sheet with what the server says of it from a number on; null where something before that is missing. */
export function merged(kept: Kept, after: number, notes: readonly SheetNote[]): Kept | null {
  if (!kept.shared || after > kept.shared.number) return null;
  const known = kept.entries.slice(0, kept.shared.number);
  const fresh = notes.slice(known.length - after).map(entryOf);
  if (fresh.length === 0) return kept;
  const confirmed = [...known, ...fresh];
  const ids = new Set(confirmed.map(({ id }) => id));
  const waiting = unsent(kept).filter(({ id }) => !ids.has(id));
  return { ...kept, entries: [...confirmed, ...waiting], shared: { ...kept.shared, number: confirmed.length } };
}

/** Where the secret of a link is: behind the #, which no server is told. */
export function linkOf(origin: string, game: string, { sheet, key }: { sheet: string; key: string }): string {
  return `${origin}/companion/${game}#${sheet}.${key}`;
}

/** A sheet and its secret from the end of a link; null for what is none. */
export function secretOf(hash: string): { sheet: string; key: string } | null {
  const match = /^([\w-]+)\.([\w-]+)$/.exec(hash);
  return match ? { sheet: match[1]!, key: match[2]! } : null;
}

/** How it stands with the others. */
export interface Standing {
  readonly phones: number;
  readonly connected: boolean;
  readonly ahead: number;
}

/** What whoever keeps the sheet does for it. */
export interface Keeper {
  kept(): Kept | null;
  keep(sheet: Kept): void;
  stand(standing: Standing): void;
  /** The server does not know the sheet any more, or takes nothing more of it: it goes on here alone. */
  alone(why: Trouble): void;
}

/** Sends what is written and hears what others write, as long as a shared sheet is open. */
export class Sharing {
  private readonly keeper: Keeper;
  private readonly write: typeof writeSheet;
  private readonly line: Line;
  private standing: Standing = { phones: 1, connected: false, ahead: 0 };
  private sending: Promise<void> | null = null;
  private wait = SOONEST;
  private timer = 0;
  private ended = false;

  constructor(sheet: string, keeper: Keeper, { open = line, write = writeSheet }: { open?: typeof line; write?: typeof writeSheet } = {}) {
    this.keeper = keeper;
    this.write = write;
    this.line = open(`/api/sheets/${encodeURIComponent(sheet)}/socket`, this.hear, this.connected);
  }

  close(): void {
    this.ended = true;
    window.clearTimeout(this.timer);
    this.line.close();
  }

  /** Send what there is; a moment later again, if that was impossible. */
  readonly send = (): Promise<void> => {
    window.clearTimeout(this.timer);
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  };

  private async sendAll(): Promise<void> {
    for (;;) {
      const kept = this.ended ? null : this.keeper.kept();
      if (!kept?.shared) return;
      const notes = unsent(kept).slice(0, AT_ONCE).map(noteOf);
      if (notes.length === 0) return;
      const { sheet, key, number } = kept.shared;
      try {
        this.take(await this.write(sheet, { key, after: number, notes }));
        this.wait = SOONEST;
        this.stand({ connected: true });
      } catch (error) {
        this.failed(error);
        return;
      }
    }
  }

  /** Something in between was missed, such as by a tab that slept. */
  private async catchUp({ sheet, key, number }: NonNullable<Kept["shared"]>): Promise<void> {
    try {
      this.take(await this.write(sheet, { key, after: number }));
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    if (this.ended) return;
    const isFinal = error instanceof Trouble && [400, 403, 404, 413].includes(error.status);
    if (isFinal) {
      this.close();
      this.keeper.alone(error);
      return;
    }
    this.stand({ connected: false });
    this.timer = window.setTimeout(() => void this.send(), this.wait);
    this.wait = Math.min(this.wait * 2, LATEST);
  }

  private readonly connected = (connected: boolean): void => {
    this.stand({ connected });
    const shared = this.keeper.kept()?.shared;
    if (!connected || !shared) return;
    this.line.send({ key: shared.key, after: shared.number });
    void this.send();
  };

  private readonly hear = (message: { kind: string }): void => {
    if (message.kind === "sheet") {
      const news = message as SheetNews;
      this.take(news);
      this.stand({ phones: news.phones, connected: true });
    } else if (message.kind === "notice" && (message as { final?: boolean }).final) {
      const { sentence } = message as unknown as Trouble;
      this.failed(new Trouble(sentence, 404));
    }
  };

  private take({ after, notes, time }: Pick<SheetRead, "after" | "notes" | "time">): void {
    const kept = this.ended ? null : this.keeper.kept();
    const next = kept && merged(kept, after, notes);
    if (next && next !== kept) this.keeper.keep(next);
    if (kept?.shared && !next) void this.catchUp(kept.shared);
    this.stand({ ahead: time - Date.now() });
  }

  private stand(changed: Partial<Standing>): void {
    if (this.ended) return;
    this.standing = { ...this.standing, ...changed };
    this.keeper.stand(this.standing);
  }
}
