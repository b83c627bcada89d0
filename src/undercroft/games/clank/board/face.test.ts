import { describe, expect, it } from "vitest";
import { nameLines, placed, rowsOf } from "./face";
import type { Card } from "./types";

const card = (parts: Partial<Card>): Card => ({ origin: "fact", code: "x", kind: "item", count: 1, ...parts });
const told = (found: Card) => rowsOf(found).map(({ marks }) => marks.map(({ icon, amount }) => `${amount}${icon}`).join(" "));

describe("the rows of a card", () => {
  it("tell what it brings, with a sign before clank", () => {
    expect(told(card({ play: { skill: 1, clank: -2, boots: 1 } }))).toEqual(["1clank-skill 1leather-boot −2ringing-bell"]);
  });
  it("tell a choice and its price", () => {
    expect(told(card({ price: "discard", then: [{ swords: 3 }, { gold: 2 }] }))).toEqual(["card-discard → 3broadsword / 2two-coins"]);
  });
  it("tell whose clank it is, and what a monster does when it arrives", () => {
    expect(told(card({ kind: "monster", gain: { gold: 3, others_clank: 1 }, arrive: { everyone_clank: 1 } }))).toEqual([
      "3two-coins three-friends +1ringing-bell",
      "entry-door → meeple-group +1ringing-bell",
    ]);
  });
  it("tell what is gained once beside what it brings", () => {
    expect(told(card({ play: { boots: 3 }, gain: { boots: 1 } }))).toEqual(["3leather-boot", "snatch → 1leather-boot"]);
  });
  it("stay on the card, from left to right", () => {
    const marks = placed(rowsOf(card({ price: "discard", then: [{ swords: 3 }, { gold: 2 }, { heal: 1 }] })), 92, 134);
    const edges = marks.map(({ textX }) => textX);
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
    expect(edges[0]).toBeGreaterThan(4);
    expect(Math.max(...marks.map(({ x, size }) => x + size))).toBeLessThan(98);
  });
});

describe("the name of a card", () => {
  it("is cut where both lines are about as long", () => {
    expect(nameLines("Scepter of the Ape Lord")).toEqual(["Scepter of", "the Ape Lord"]);
    expect(nameLines("Kobold")).toEqual(["Kobold"]);
  });
});
