/** One text at the bench: what is written, what is wrong with it, and where it has been brought to. */
import { notify } from "$table/notices.svelte";
import type { Checked, Mistake } from "$table/types";
import { bringContent, openTable, sentenceOf } from "../net/lobby";
import { check, sourceOf } from "../net/workshop";
import { settings } from "../settings.svelte";
import { said, told } from "../text.svelte";
import { type Draft, draftOf, keep } from "./drafts";

/** Milliseconds without a key before a text is checked. */
const PAUSE = 450;

export class Bench {
  readonly game: string;
  /** The hash of what somebody shared; "" for one's own. */
  readonly shared: string;
  text = $state("");
  name = $state("");
  checked = $state.raw<Checked | null>(null);
  /** Whether what was found out is about the text as it is now. */
  isFresh = $state(false);
  /** Why nothing could be found out. */
  trouble = $state("");
  kept = $state(true);
  before = $state.raw<Draft | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private brought: { text: string; content: string } | null = null;

  constructor(game: string, shared: string) {
    this.game = game;
    this.shared = shared;
    this.before = draftOf(localStorage, game, true);
  }

  get isSound(): boolean {
    return this.isFresh && this.checked !== null && this.checked.mistakes.length === 0;
  }

  get mistakes(): readonly Mistake[] {
    return this.checked?.mistakes ?? [];
  }

  /** What one wrote before, what was shared, or else something to begin with. */
  async open(first: () => Promise<Draft>): Promise<void> {
    try {
      const found = this.shared ? { text: (await sourceOf(this.game, this.shared)).text, name: "" } : (draftOf(localStorage, this.game) ?? (await first()));
      [this.text, this.name] = [found.text, found.name];
      if (this.shared) this.brought = { text: found.text, content: this.shared };
      this.look(0);
    } catch (error) {
      this.trouble = told(sentenceOf(error));
    }
  }

  write(text: string): void {
    this.text = text;
    this.isFresh = false;
    this.kept = keep(localStorage, this.game, { text, name: this.name });
    this.look();
  }

  /** Another text instead; what was there can be had back. */
  replace(draft: Draft): void {
    const last = draftOf(localStorage, this.game);
    if (last?.text.trim() && last.text !== draft.text && keep(localStorage, this.game, last, true)) this.before = last;
    this.name = draft.name;
    this.write(draft.text);
  }

  /** Check the text after a while; whatever is asked later counts. */
  look(pause = PAUSE): void {
    clearTimeout(this.timer);
    const number = ++this.number;
    this.timer = setTimeout(() => {
      check(this.game, this.text, settings.language).then(
        (found) => {
          if (number === this.number) [this.checked, this.isFresh, this.trouble] = [found, true, ""];
        },
        (error: unknown) => {
          if (number === this.number) this.trouble = told(sentenceOf(error));
        },
      );
    }, pause);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.number++;
  }

  /** The hash of the text, which is brought to the server if it is not there yet. */
  async bring(): Promise<string> {
    if (this.brought?.text !== this.text) {
      const { text } = this;
      const { content } = await bringContent(this.game, new Blob([text]));
      this.brought = { text, content };
    }
    return this.brought?.content ?? "";
  }

  /** Do something with the hash; why not is said. */
  async with(deed: (content: string) => void | Promise<void>): Promise<boolean> {
    try {
      await deed(await this.bring());
      return true;
    } catch (error) {
      notify(told(sentenceOf(error)), { tone: "danger" });
      return false;
    }
  }

  /** The address of a table where it is played. */
  async table(): Promise<string> {
    const { table } = await openTable({ game: this.game, content: await this.bring() });
    return `/t/${table}`;
  }

  save(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text], { type: "application/toml" }));
    link.download = this.name || said("bench-file-name");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}
