/** Lines of a text, counted from 1. */

export function linesIn(text: string): number {
  return text.split("\n").length;
}

/** Where a line begins and ends. */
export function spanOf(text: string, line: number): readonly [start: number, end: number] {
  let start = 0;
  for (let i = 1; i < line; i++) {
    const next = text.indexOf("\n", start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return [start, end < 0 ? text.length : end];
}

/** The paper of a country: letter in North America, A4 elsewhere. */
export function paperOf(locale: string): "a4" | "letter" {
  return /-(US|CA|MX|PH|CL|CO)\b/i.test(locale) ? "letter" : "a4";
}
