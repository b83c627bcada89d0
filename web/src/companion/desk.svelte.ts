/** A game's sheets on this phone: which are there, which is open, and every change written down as it is made. */
import type { Sheet, SheetListed } from "$table/companion";
import { openSheet, type Trouble, writeSheet } from "../net/lobby";
import { type Entry, made, stepsOf, undoing } from "./journal";
import { entryOf, linkOf, Sharing, type Standing, unsent } from "./sharing";
import { backup, isSheet, type Kept, listed, read, remove, restored, sharedAs, type Store, write } from "./shelf";

const APART: Standing = { phones: 1, connected: false, ahead: 0 };

export class Desk {
  sheets = $state.raw<readonly SheetListed[]>([]);
  private kept = $state.raw<Kept | null>(null);
  private written = $state(true);
  private standing = $state.raw<Standing>(APART);
  private sharing: Sharing | null = null;
  readonly sheet = $derived<Sheet | null>(this.kept && this.shown(this.kept));
  private readonly game: string;
  private readonly store: Store;
  private readonly origin: () => string;
  /** Told why a sheet is no longer shared. */
  private readonly alone: (why: Trouble) => void;

  constructor(game: string, store: Store, origin: () => string = () => location.origin, alone: (why: Trouble) => void = () => undefined) {
    this.game = game;
    this.store = store;
    this.origin = origin;
    this.alone = alone;
    this.look();
  }

  private shown(kept: Kept): Sheet {
    const { id, title, written, entries, shared } = kept;
    const sheet = { id, title, written, steps: stepsOf(entries), saved: this.written };
    return { ...sheet, shared: shared ? { link: linkOf(this.origin(), this.game, shared), ...this.standing } : null };
  }

  /** Show a sheet, "" for none; whether there is such a one. */
  show(id: string): boolean {
    // One that was begun just now stands there already; one that was joined is not heard of yet.
    if (id && this.kept?.id === id && (!this.kept.shared || this.sharing)) return true;
    const found = id ? read(id, this.store) : null;
    this.part();
    this.kept = found;
    this.written = true;
    if (found?.shared) this.follow(found.shared.sheet);
    return found !== null || !id; // not `this.kept`: whoever shows it from an effect would be called again by it
  }

  /** A new sheet; hands back its id. */
  begin(title: string, steps: readonly unknown[]): string {
    const id = made();
    this.keep({ id, game: this.game, title, written: Date.now(), entries: steps.map((step) => ({ id: made(), step })) });
    return id;
  }

  add(step: unknown): void {
    this.enter({ id: made(), step });
  }

  undo(): void {
    const entry = this.kept && undoing(this.kept.entries);
    if (entry) this.enter(entry);
  }

  rename(title: string): void {
    if (this.kept) this.keep({ ...this.kept, title });
  }

  remove(id: string): void {
    remove(id, this.store);
    if (this.kept?.id === id) this.show("");
    this.look();
  }

  exported(id: string): string {
    const found = read(id, this.store);
    return found ? backup(found) : "";
  }

  /** The id of the sheet of a backup; "" if it is none of this game's. */
  bring(text: string): string {
    const found = restored(text, this.game, made(), Date.now());
    if (found) this.keep(found);
    return found?.id ?? "";
  }

  /** Another tab has written. */
  heard(key: string | null): void {
    if (!isSheet(key)) return;
    this.look();
    if (this.kept) this.kept = read(this.kept.id, this.store) ?? this.kept;
  }

  // Several phones

  /** Let others write on the open sheet; raises Trouble. All that stands there is at the server then. */
  async share(): Promise<void> {
    const { kept } = this;
    if (!kept || kept.shared) return;
    const { sheet, key } = await openSheet(this.game, kept.title);
    if (this.kept?.id !== kept.id || this.kept.shared) return;
    this.keep({ ...this.kept, shared: { sheet, key, number: 0 } });
    await this.follow(sheet).send();
  }

  /** The id of the sheet of a link, fetched if it is new here; "" if it is another game's; raises Trouble. */
  async join({ sheet, key }: { sheet: string; key: string }): Promise<string> {
    const known = sharedAs(sheet, this.game, this.store);
    if (known) return known;
    const { game, title, notes } = await writeSheet(sheet, { key, after: 0 });
    if (game !== this.game) return "";
    const id = made();
    this.keep({ id, game, title, written: Date.now(), entries: notes.map(entryOf), shared: { sheet, key, number: notes.length } });
    return id;
  }

  /** The network is back. */
  readonly back = (): void => void this.sharing?.send();

  /** Nothing more is sent or heard. */
  part(): void {
    this.sharing?.close();
    this.sharing = null;
    this.standing = APART;
  }

  private follow(sheet: string): Sharing {
    this.part();
    const fresh = (): Kept | null => (this.kept ? (read(this.kept.id, this.store) ?? this.kept) : null);
    this.sharing = new Sharing(sheet, {
      kept: fresh,
      keep: (next) => this.keep({ ...next, written: Date.now() }),
      stand: (standing) => (this.standing = standing),
      alone: (why) => {
        const found = fresh();
        this.part();
        if (found) this.keep({ id: found.id, game: found.game, title: found.title, written: found.written, entries: found.entries });
        this.alone(why);
      },
    });
    return this.sharing;
  }

  private enter(entry: Entry): void {
    if (!this.kept) return;
    const fresh = read(this.kept.id, this.store) ?? this.kept; // another tab may have written since
    this.keep({ ...fresh, written: Date.now(), entries: [...fresh.entries, entry] });
    if (unsent(this.kept).length > 0) void this.sharing?.send();
  }

  private keep(sheet: Kept): void {
    this.written = write(sheet, this.store);
    this.kept = sheet;
    this.look();
  }

  private look(): void {
    this.sheets = listed(this.game, this.store);
  }
}
