/** Looking for words in a rules page: plain functions over its sections. */
import type { Paragraph, Section, Span } from "$table/types";

/** Letters without accents and case, each at its place, so that what is found can be marked in the original. */
export function plain(words: string): string {
  return [...words].map((sign) => sign.normalize("NFD")[0]?.toLowerCase() ?? sign).join("");
}

/** The words of a query, the empty ones left out. */
export function sought(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

export function textOf(paragraph: Paragraph): string {
  return paragraph.spans.map((span) => span.words).join("");
}

export interface Found {
  rule: string;
  /** The words around the first one that was found. */
  excerpt: string;
}

/** The rules that hold every word of the query, or have its id. */
export function search(sections: readonly Section[], query: string): Found[] {
  const words = sought(query);
  if (words.length === 0) return [];
  return sections
    .flatMap((section) => section.paragraphs)
    .filter((paragraph) => paragraph.rule)
    .filter((paragraph) => {
      const text = plain(textOf(paragraph));
      return words.every((word) => text.includes(word)) || plain(paragraph.rule ?? "") === words[0];
    })
    .map((paragraph) => ({ rule: paragraph.rule ?? "", excerpt: excerpt(textOf(paragraph), words[0] ?? "") }));
}

const AROUND = 34;

function excerpt(text: string, word: string): string {
  const at = Math.max(0, plain(text).indexOf(word));
  const start = at < AROUND ? 0 : text.lastIndexOf(" ", at - AROUND / 2) + 1;
  const end = text.indexOf(" ", at + word.length + AROUND);
  return `${start > 0 ? "… " : ""}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? "" : " …"}`;
}

/** Words cut where a searched word begins and ends. */
export function pieces(words: string, query: string): { words: string; found: boolean }[] {
  const targets = sought(query).filter((word) => word.length > 1);
  if (targets.length === 0) return [{ words, found: false }];
  const flat = plain(words);
  const made: { words: string; found: boolean }[] = [];
  let at = 0;
  while (at < words.length) {
    const next = targets
      .map((word) => ({ word, start: flat.indexOf(word, at) }))
      .filter(({ start }) => start >= 0)
      .sort((one, other) => one.start - other.start || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.start > at) made.push({ words: words.slice(at, next.start), found: false });
    made.push({ words: words.slice(next.start, next.start + next.word.length), found: true });
    at = next.start + next.word.length;
  }
  if (at < words.length) made.push({ words: words.slice(at), found: false });
  return made;
}

/** The first and last rule of a section: `D10–20`, "" where it has none. */
export function rangeOf(section: Section): string {
  const ids = section.paragraphs.flatMap((paragraph) => (paragraph.rule ? [paragraph.rule] : []));
  const [first, last] = [ids[0], ids.at(-1)];
  if (!first || !last) return "";
  return first === last ? first : `${first}–${last.replace(/^\D+/, "")}`;
}

/** A rule in two parts: what it says, and what we had to settle ourselves; the word that introduces that is left out. */
export function parted(spans: readonly Span[]): { says: Span[]; ruling: Span[] } {
  const start = spans.findIndex((span, i) => span.ruling && spans.slice(i).every((other) => other.ruling));
  if (start < 0) return { says: [...spans], ruling: [] };
  const ruling = spans.slice(start);
  const isWord = ruling[0]?.style === "emphasis" && /^(Ruling|Décision)\s?:$/.test(ruling[0].words);
  return { says: spans.slice(0, start), ruling: isWord ? ruling.slice(1) : ruling };
}

/** A heading and the line below it: what stands after a colon. */
export function heading(title: string): [title: string, lead: string] {
  const [first = "", ...more] = title.split(/\s?: /);
  const lead = more.join(": ");
  return [first, lead ? lead[0]!.toUpperCase() + lead.slice(1) : ""];
}
