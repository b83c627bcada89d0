/** A sheet of paper for a game that nobody has drawn a board for: made from its view, the view's schema, and labels.

Lists with an entry for each seat become columns, codes become slips, lists of structures become small tables, and
what is a single value becomes a fact. All of this is pure. */
import type { Words } from "$table/words";

/** A JSON Schema, as much of it as is needed. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  /** The vocabulary that a string is a code of. */
  readonly vocabulary?: string;
  readonly is?: string;
  readonly by?: string;
}

export interface Described {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** A thing with a name, and how many of it there are. */
export interface Slip {
  readonly vocabulary: string;
  readonly code: string;
  readonly name: string;
  readonly figure: number | null;
  /** It has no figure where others of its kind have one: something of another sort. */
  readonly odd: boolean;
  readonly count: number;
  readonly hidden: boolean;
}

export type Cell =
  | { is: "slips"; slips: readonly Slip[] }
  | { is: "flag"; on: boolean }
  | { is: "seat"; seat: number }
  | { is: "words"; text: string; quiet?: boolean }
  | { is: "rows"; rows: readonly Row[] };

export interface Row {
  readonly label: string;
  readonly cell: Cell;
}

export type Block =
  | { is: "part"; label: string; count: number | null; cell: Cell }
  | { is: "list"; label: string; count: number; columns: readonly string[]; rows: readonly (readonly Cell[])[] };

export interface SeatRow {
  readonly name: string;
  readonly label: string;
  readonly cells: readonly Cell[];
}

export interface PaperSheet {
  /** The one that stands beside the title. */
  readonly fact: { label: string; value: string } | null;
  readonly facts: readonly Row[];
  readonly seats: readonly SeatRow[];
  readonly blocks: readonly Block[];
}

export interface Reading {
  readonly described: Described;
  readonly words: Words;
  readonly figures: ReadonlyMap<string, number>;
}

const NOTHING: Cell = { is: "words", text: "–", quiet: true };
const HIDDEN = "?";

export function sheetOf(view: Readonly<Record<string, unknown>>, reading: Reading): PaperSheet {
  const schema = resolved(reading.described.properties["view"] ?? {}, reading.described);
  const facts: Row[] = [];
  const seats: SeatRow[] = [];
  const blocks: Block[] = [];
  for (const [name, raw] of Object.entries(schema.properties ?? {})) {
    const value = view[name];
    if (name === "seat" || value === undefined) continue;
    const form = resolved(raw, reading.described);
    const label = labelOf(name, reading.words);
    if (Array.isArray(value) && form.by === "seat") seats.push(...bySeat(name, value, form, reading));
    else if (Array.isArray(value)) blocks.push(listed(label, value, form, reading));
    else if (isRecord(value)) blocks.push({ is: "part", label, count: null, cell: cellOf(value, form, reading) });
    else facts.push({ label, cell: cellOf(value, form, reading) });
  }
  const main = facts.find(({ cell }) => cell.is === "words" && /^\d+$/.test(cell.text));
  return {
    fact: main?.cell.is === "words" ? { label: main.label, value: main.cell.text } : null,
    facts: facts.filter((each) => each !== main),
    seats,
    blocks,
  };
}

/** A structure for each seat is a row for each of its fields; anything else is one row. */
function bySeat(name: string, value: readonly unknown[], form: Schema, reading: Reading): SeatRow[] {
  const item = resolved(form.items ?? {}, reading.described);
  if (!item.properties) return [{ name, label: labelOf(name, reading.words), cells: value.map((each) => cellOf(each, item, reading)) }];
  return Object.entries(item.properties).map(([name, field]) => ({
    name,
    label: labelOf(name, reading.words),
    cells: value.map((each) => (isRecord(each) ? cellOf(each[name], field, reading) : NOTHING)),
  }));
}

function listed(label: string, value: readonly unknown[], form: Schema, reading: Reading): Block {
  const item = resolved(form.items ?? {}, reading.described);
  if (!item.properties) return { is: "part", label, count: value.length, cell: cellOf(value, form, reading) };
  const names = Object.keys(item.properties);
  return {
    is: "list",
    label,
    count: value.length,
    columns: names.map((name) => labelOf(name, reading.words)),
    rows: value.map((each) => names.map((name) => (isRecord(each) ? cellOf(each[name], item.properties![name]!, reading) : NOTHING))),
  };
}

export function cellOf(value: unknown, raw: Schema, reading: Reading): Cell {
  const form = resolved(raw, reading.described);
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return { is: "flag", on: value };
  if (typeof value === "number") return form.is === "seat" ? { is: "seat", seat: value } : { is: "words", text: String(value) };
  if (typeof value === "string") return form.vocabulary ? { is: "slips", slips: slips([value], form.vocabulary, reading) } : { is: "words", text: value };
  if (Array.isArray(value)) return cellOfList(value, form, reading);
  const fields = Object.entries(value as Record<string, unknown>).map(([name, each]) => ({
    label: labelOf(name, reading.words),
    cell: cellOf(each, form.properties?.[name] ?? {}, reading),
  }));
  return { is: "rows", rows: fields };
}

function cellOfList(value: readonly unknown[], form: Schema, reading: Reading): Cell {
  if (value.length === 0) return { is: "words", text: reading.words.text("web-nothing"), quiet: true };
  const item = resolved(form.items ?? {}, reading.described);
  if (item.vocabulary && value.every((each) => typeof each === "string")) {
    return { is: "slips", slips: slips(value as string[], item.vocabulary, reading) };
  }
  if (value.every((each) => typeof each === "number")) return { is: "words", text: value.join(item.is === "seat" ? ", " : ",") };
  const cells = value.map((each, i) => cellOf(each, form.prefixItems?.[i] ?? item, reading));
  return { is: "rows", rows: cells.map((cell, i) => ({ label: String(i + 1), cell })) };
}

/** The same thing several times is one slip. */
export function slips(codes: readonly string[], vocabulary: string, { words, figures }: Reading): Slip[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const counted = Object.keys(words.labels?.names[vocabulary] ?? {}).some((code) => figures.has(code));
  return [...counts].map(([code, count]) => ({
    vocabulary,
    code,
    name: words.name(vocabulary, code),
    figure: figures.get(code) ?? null,
    odd: counted && !figures.has(code),
    count,
    hidden: code === HIDDEN,
  }));
}

/** What each thing of the content is worth: the first number of the first list that tells one besides how many there are. */
export function figuresOf(content: unknown): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let column: string | null = null;
  for (const list of Object.values(isRecord(content) ? content : {})) {
    if (!Array.isArray(list)) continue;
    for (const entry of list) {
      if (!isRecord(entry) || typeof entry["code"] !== "string") continue;
      column ??= Object.entries(entry).find(([name, value]) => typeof value === "number" && !["count", "number"].includes(name))?.[0] ?? null;
      const value = column === null ? undefined : entry[column];
      if (typeof value === "number") found.set(entry["code"], value);
    }
  }
  return found;
}

/** What a field of a view is called; one that nobody named is called by its own name. */
function labelOf(name: string, words: Words): string {
  const key = `view-${name.replaceAll("_", "-")}`;
  return words.has(key) ? words.text(key) : name.replaceAll("_", " ");
}

/** Without detours: references are followed, and of what may be null the rest is taken. */
function resolved(schema: Schema, described: Described): Schema {
  if (schema.$ref) {
    const { $ref, ...rest } = schema;
    return resolved({ ...described.$defs[$ref.split("/").at(-1) ?? ""], ...rest }, described);
  }
  if (schema.anyOf) {
    const { anyOf, ...rest } = schema;
    return resolved({ ...anyOf.find(({ type }) => type !== "null"), ...rest }, described);
  }
  return schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
