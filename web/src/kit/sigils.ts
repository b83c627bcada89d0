/** The six sigils: a colour, a creature or plant, and a pattern for filled areas, so that colour is never alone.

A sigil follows the person, not the seat: `Person.sigil` is its index here. */
export interface SigilKind {
  readonly icon: string;
  readonly colour: string;
  /** The colour of the silhouette on it. */
  readonly glyph: string;
  /** A tile of 8 by 8, to be drawn in the glyph's colour over the sigil's. */
  readonly pattern: string;
}

export const SIGILS: readonly SigilKind[] = [
  { icon: "raven", colour: "#d1495b", glyph: "#fff", pattern: "M4 2.4a1.6 1.6 0 1 0 .01 0Z" },
  { icon: "owl", colour: "#2e86ab", glyph: "#fff", pattern: "M-1 7L7 -1h2v1L0 9h-1ZM7 9l2-2v2Z" },
  { icon: "bee", colour: "#e0a100", glyph: "#2a2018", pattern: "M0 3h8v2H0Z" },
  { icon: "oak-leaf", colour: "#5e8c3a", glyph: "#fff", pattern: "M1 3h3v2H1ZM5 7h3v1H5ZM5 0h3v1H5Z" },
  { icon: "moon", colour: "#7d5ba6", glyph: "#fff", pattern: "M3 0h2v8H3Z" },
  { icon: "fox-head", colour: "#c0703a", glyph: "#fff", pattern: "M3.2 1h1.6v2.2H7v1.6H4.8V7H3.2V4.8H1V3.2h2.2Z" },
];

/** The sigil of a person; whoever has a strange number gets one all the same. */
export function sigilOf(index: number): SigilKind {
  return SIGILS[((index % SIGILS.length) + SIGILS.length) % SIGILS.length]!;
}

/** The id of the pattern of a sigil, once `SigilPatterns` stands in the drawing: fill="url(#…)". */
export function patternId(index: number): string {
  return `sigil-pattern-${SIGILS.indexOf(sigilOf(index))}`;
}

/** A heater shield, 36 wide and 38 high. */
export const SHIELD = "M4 0H32Q36 0 36 4V20Q36 33 18 38Q0 33 0 20V4Q0 0 4 0Z";
