/** The Spellbook tokens as they are shown: a sign and a colour that is read on stone. */
import type { Spell } from "./walk";

export const SIGNS: Readonly<Record<Spell, { icon: string; colour: string }>> = {
  fireball: { icon: "fireball", colour: "var(--danger-text)" },
  "ice-flash": { icon: "ice-bolt", colour: "light-dark(#2f6584, #8fb7d6)" },
  poison: { icon: "poison-bottle", colour: "light-dark(#4c6620, #a9c774)" },
  sphere: { icon: "talk", colour: "var(--magic-text)" },
};
