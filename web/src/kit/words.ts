/** Every word that people read, said in the browser from the same Fluent files that Python reads.

A client has the sources of a game's language in the order of the layers (later ones override, message by message) and
the game's labels. What it says is what `undercroft/engine/labels.py: say` says; a test compares the two. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { AnyAction, AnyEvent, Labels, Line as ScoreLine, Sentence, Telling } from "./types";

/** What may stand in a sentence; a sentence inside another is said first. */
export type Arguments = Readonly<Record<string, string | number | boolean | Sentence | null | undefined>>;

const LONGEST_WORD = 1000;
const HIDDEN = "?";

const resources = new Map<string, FluentResource>();
const MOST = 64;

/** Read once: the same words stand below those of every game, and of every table. */
function resourceOf(source: string): FluentResource {
  const known = resources.get(source) ?? new FluentResource(source);
  if (resources.size >= MOST) resources.clear();
  resources.set(source, known);
  return known;
}

/** One language, ready to say everything about a game, or about none (the shell's own words). */
export class Words {
  readonly language: string;
  readonly labels: Labels | null;
  private readonly sources: readonly string[];
  private readonly bundle: FluentBundle;
  private readonly joined: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;

  /** The seats of whoever reads. */
  private readonly own: readonly number[];

  constructor(language: string, sources: readonly string[], labels: Labels | null = null, own: readonly number[] = []) {
    this.language = language;
    this.labels = labels;
    this.own = own;
    this.sources = sources;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(resourceOf(source), { allowOverrides: true });
    this.joined = new Intl.ListFormat(language, { type: "conjunction" });
    this.numbers = new Intl.NumberFormat(language);
  }

  /** The same with more to say: a game's own words over the shell's, say. */
  with(sources: readonly string[], labels: Labels | null = this.labels): Words {
    return new Words(this.language, [...this.sources, ...sources], labels, this.own);
  }

  /** The same at a table where the players have names, by seat: `{ player }` is whoever sits there. What happens to the
  own seats is told to whoever sits there, where a game has a sentence for that (`event-hit-you`). */
  naming(names: readonly string[], own: readonly number[] = []): Words {
    const variants = names.map((name, seat) => `    [${seat + 1}] { ${quoted(name)} }`);
    const player = ["player = { $seat ->", ...variants, "    *[other] ?", "    }"].join("\n");
    return new Words(this.language, [...this.sources, player], this.labels, own);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence of a key; a key that nobody wrote shows as itself, so that no page stops for it. */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) spoken[name] = this.spoken(name, value);
    return this.bundle.formatPattern(pattern, spoken, []);
  }

  sentence(sentence: Sentence): string {
    return this.text(sentence.key, sentence.args ?? {});
  }

  /** A line of a score sheet. */
  scoreLine(line: ScoreLine): string {
    return this.text(line.key, line.args ?? {});
  }

  /** What people call a thing: the name of a code in a vocabulary of the labels. */
  name(vocabulary: string, code: string | null): string {
    return this.labels?.names[vocabulary]?.[code ?? HIDDEN] ?? code ?? this.text("hidden");
  }

  /** What is printed on a thing, "" where that is nothing to read. */
  printed(vocabulary: string, code: string): string {
    return this.labels?.texts[vocabulary]?.[code] ?? "";
  }

  /** An action as something to choose. */
  action(action: AnyAction): string {
    return this.say("action", action);
  }

  event(event: AnyEvent): string {
    return this.say("event", event);
  }

  /** A kind of action, as the name of a choice. */
  kind(kind: string): string {
    return this.text(`kind-${kind}`);
  }

  /** What a seat is called. */
  player(seat: number): string {
    return this.text("player", { seat: seat + 1 });
  }

  /** The id of the rule behind an action or event, "" where there is none. */
  rule(prefix: "action" | "event", kind: string): string {
    return (prefix === "action" ? this.labels?.actions : this.labels?.events)?.[kind]?.rule ?? "";
  }

  /** What somebody points at: the value of a field as it is written in codes. */
  pointed(field: string, value: string): string {
    return this.written(this.labels?.pointing[field], value);
  }

  /** What has a figure of a preview (`Change.of`): a player, a place, or whatever has this code and no other. */
  counted(figure: string, of: string): string {
    const telling = this.labels?.counted?.[figure];
    if (telling) return this.written(telling, of);
    const names = new Set(Object.values(this.labels?.names ?? {}).flatMap((each) => (of in each ? [each[of]!] : [])));
    return names.size === 1 && !/^\d+$/.test(of) ? [...names][0]! : of;
  }

  /** A value as it is written in codes. */
  private written(telling: Telling | undefined, value: string): string {
    if (telling?.how === "label") return this.name(telling.key ?? "", value);
    if (telling?.how === "seat") return this.text("player", { seat: Number(value) });
    if (telling?.how === "message") return this.text(telling.key ?? "", { [telling.key ?? ""]: Number(value) });
    return value;
  }

  list(items: readonly string[]): string {
    return this.joined.format(items);
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  /** A share of one as a whole percentage. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }

  private say(prefix: "action" | "event", said: AnyAction | AnyEvent): string {
    const data = said as unknown as Readonly<Record<string, unknown>>;
    const fields = (prefix === "action" ? this.labels?.actions : this.labels?.events)?.[said.kind]?.fields ?? {};
    const args: Record<string, string | number> = {};
    let hidden = false;
    for (const [name, telling] of Object.entries(fields)) {
      const value = data[name];
      if (value === null || value === undefined) hidden = true;
      else Object.assign(args, this.told(name, telling, value));
    }
    if (hidden) return this.text(`${prefix}-${said.kind}-hidden`, args);
    const mine = typeof data["seat"] === "number" && this.own.includes(data["seat"]) && this.has(`${prefix}-${said.kind}-you`);
    return this.text(mine ? `${prefix}-${said.kind}-you` : `${prefix}-${said.kind}`, args);
  }

  /** What a sentence gets of a field: in words, and a number or a code on which it can select. */
  private told(name: string, telling: Telling, value: unknown): Record<string, string | number> {
    const key = telling.key ?? "";
    switch (telling.how) {
      case "label":
        return { [name]: this.name(key, String(value)), [`${name}-code`]: String(value) };
      case "flag":
        return { [name]: this.text(`${key}-${value ? "yes" : "no"}`), [`${name}-number`]: value ? 1 : 0 };
      case "place":
        return { [name]: (value as number[]).join(",") || "–" };
      case "dice":
        return { [name]: (value as number[]).join("-") || "–" };
      case "message":
        return { [name]: this.text(key, { [key]: value as number }), [`${name}-number`]: value as number };
      case "seat":
        return { [name]: String((value as number) + 1), [`${name}-number`]: value as number };
      case "number":
        return { [name]: String(value), [`${name}-number`]: value as number };
    }
  }

  private spoken(name: string, value: Arguments[string]): FluentVariable {
    if (value === null || value === undefined) return name; // a hole shows what is missing
    if (typeof value === "object") return this.sentence(value);
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "number") return value;
    // A seat in an event comes in words; the names of players are selected by a number.
    if (name === "seat" && /^\d+$/.test(value)) return Number(value);
    return value.length > LONGEST_WORD ? `${value.slice(0, LONGEST_WORD - 1)}…` : value;
  }
}

/** A name as a Fluent string literal. */
function quoted(name: string): string {
  const plain = name.replaceAll(/(?! )[\p{C}\p{Z}]/gu, "");
  return `"${plain.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
