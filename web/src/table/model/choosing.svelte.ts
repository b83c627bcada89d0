/** What somebody is about to do: the selected action, what it would bring, and whether it is final. */
import type { Advised, AnyAction, Explained, Preview, Previewed, Refusal as Why, Sentence } from "$table/types";
import { type Connection, Refusal } from "../../net/connection";
import { type Finality, finalityOf } from "./finality";

/** Something that was not done, said in the rail. */
export interface Objection {
  readonly rule: string;
  readonly sentence: Sentence;
}

export interface ChoosingNeeds {
  connection(): Connection | null;
  /** The own seat that is played now. */
  seat(): number | null;
  seats(): readonly number[];
  /** The number of steps of the table as it is now; null while nothing may be done. */
  number(): number | null;
}

const AT_ONCE = 400;

export class Choosing {
  selected = $state.raw<AnyAction | null>(null);
  hovered = $state.raw<AnyAction | null>(null);
  previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  objection = $state.raw<Objection | null>(null);
  hint = $state.raw<Advised | null>(null);
  isAdvising = $state(false);
  /** The code of the action that is on its way. */
  busy = $state<string | null>(null);
  private readonly needs: ChoosingNeeds;
  private readonly wanted = new Set<string>();
  private readonly asked = new Set<string>();
  /** What was pressed before its preview had come: it is done as soon as it is known that it can be taken back. */
  private meant: string | null = null;
  /** What was done last: it is not about to be done again, even where it could be. */
  private done: string | null = null;
  /** What the previews are true for: that table, from that seat. */
  private stamp: string | null = null;

  constructor(needs: ChoosingNeeds) {
    this.needs = needs;
  }

  /** The table has changed: what was selected, known and said belongs to what it was. */
  renew(legal: readonly AnyAction[]): void {
    const stamp = this.now();
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.previews = new Map();
    this.asked.clear();
    this.wanted.clear();
    this.meant = this.busy = null;
    this.hovered = this.objection = this.hint = null;
    const kept = legal.find(({ code }) => code === this.selected?.code && code !== this.done) ?? null;
    this.done = null;
    this.selected = kept ?? (legal.length === 1 ? legal[0]! : null);
    if (this.selected?.code) this.want([this.selected.code]);
  }

  private now(): string | null {
    const number = this.needs.number();
    return number === null ? null : `${number} ${this.needs.seat()}`;
  }

  /** Why the selected action cannot be taken back, null where it can or nobody knows yet. */
  finality(action: AnyAction | null): Finality | null {
    const preview = action?.code ? this.previews.get(action.code) : undefined;
    return preview ? finalityOf(preview, this.needs.seats()) : null;
  }

  select(action: AnyAction | null): void {
    this.meant = null;
    this.objection = null;
    this.selected = action;
    if (action?.code) this.want([action.code]);
  }

  hover(action: AnyAction | null): void {
    this.hovered = action;
    if (action?.code) this.want([action.code]);
  }

  choose(action: AnyAction): void {
    if (this.needs.number() === null || !action.code) return;
    const preview = this.previews.get(action.code);
    if (preview && finalityOf(preview, this.needs.seats()) === null) {
      void this.act(action);
      return;
    }
    this.select(action);
    if (!preview) this.meant = action.code;
  }

  async act(action: AnyAction): Promise<void> {
    const { code } = action;
    if (!code || this.busy !== null || this.needs.number() === null) return;
    this.busy = this.done = code;
    this.objection = null;
    if (!(await this.tried(this.needs.connection()?.say({ kind: "act", code, ...this.fromSeat() })))) this.done = null;
    this.busy = null;
  }

  /** Whoever plays several seats says which one acts: the command may be sent again when the table waits for another. */
  private fromSeat(): { seat?: number } {
    const seat = this.needs.seat();
    return seat !== null && this.needs.seats().length > 1 ? { seat } : {};
  }

  /** Wait for the answer to a command; a refusal is said in the rail. */
  async tried(answer: Promise<unknown> | undefined): Promise<boolean> {
    try {
      await answer;
      return answer !== undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.objection = { rule: error.rule, sentence: error.sentence };
      return false;
    }
  }

  /** Previews of these, with the next question. */
  want(codes: readonly string[]): void {
    const fresh = codes.filter((code) => !this.asked.has(code));
    if (fresh.length === 0 || this.needs.number() === null) return;
    if (this.wanted.size === 0) queueMicrotask(() => void this.fetch());
    for (const code of fresh) {
      this.asked.add(code);
      this.wanted.add(code);
    }
  }

  async why(code: string): Promise<Why | null> {
    const answer = await this.needs.connection()?.say<Explained>({ kind: "why", codes: [code] });
    return answer?.refusals[0] ?? null;
  }

  async refuse(code: string): Promise<void> {
    const found = await this.why(code).catch(() => null);
    if (found) this.objection = found;
  }

  async advise(legal: () => readonly AnyAction[]): Promise<void> {
    if (this.isAdvising || this.needs.number() === null) return;
    this.isAdvising = true;
    const { stamp } = this;
    await this.tried(
      this.needs
        .connection()
        ?.say<Advised>({ kind: "advise" })
        .then((hint) => {
          if (stamp !== this.stamp) return;
          this.select(legal().find(({ code }) => code === hint.code) ?? null);
          this.hint = hint;
        }),
    );
    this.isAdvising = false;
  }

  private async fetch(): Promise<void> {
    const codes = [...this.wanted].slice(0, AT_ONCE);
    const { stamp } = this;
    this.wanted.clear();
    const answer = await this.needs
      .connection()
      ?.say<Previewed>({ kind: "previews", codes })
      .catch(() => null);
    if (!answer || stamp !== this.stamp || stamp !== this.now()) return;
    const found = answer.previews as Preview[];
    this.previews = new Map([...this.previews, ...found.map((preview) => [preview.code, preview] as const)]);
    const { meant, selected } = this;
    if (meant === null || selected?.code !== meant || !this.previews.has(meant)) return;
    this.meant = null;
    if (this.finality(selected) === null) void this.act(selected);
  }
}
