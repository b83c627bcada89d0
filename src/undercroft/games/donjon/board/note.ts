/** The line below the prompt: the card that asks for it, and what to touch. */
import { legalActions } from "$table/board";
import type { Words } from "$table/words";
import { holding } from "./holding.svelte";
import { isCarrying } from "./moves";
import type { Action, Source, Table } from "./types";

export function note(table: Table): string {
  const { words } = table;
  const legal = legalActions(table);
  const touch = touchOf(legal, holding.held !== null);
  const task = table.seen.view.tasks[0];
  const card = cardOf(words, task?.source);
  const whose = table.seen.view.turn === task?.seat ? "" : words.player(table.seen.view.turn);
  const because = card ? (whose ? words.text("board-because-of", { player: whose, card }) : words.text("board-because", { card })) : "";
  return [because, touch ? words.text(`board-touch-${touch}`) : ""].filter(Boolean).join(" ");
}

/** What is to be touched next; "" where there is nothing on the board. */
export function touchOf(legal: readonly Action[], held: boolean): "" | "monster" | "place" | "given" | "card" | "group" | "area" {
  const kinds = new Set(legal.map(({ kind }) => kind));
  if (legal.some(isCarrying)) return held ? "place" : "monster";
  if (kinds.has("power") || kinds.has("dump")) return "given";
  if (kinds.has("mix") || kinds.has("call") || kinds.has("guardian")) return "card";
  if (kinds.has("remove")) return "group";
  return kinds.has("spread") ? "area" : "";
}

/** A card that asks for something, in its own words. */
function cardOf(words: Words, source: Source | null | undefined): string {
  if (source?.mixture) return named(words, "view-mixture", words.name("mixture", source.mixture));
  if (source?.vip) return named(words, "view-vip", words.name("vip", source.vip));
  if (source?.swordbearer) return named(words, "view-swordbearer", words.name("swordbearer", source.swordbearer));
  if (source?.power) return named(words, "view-guardian", words.name("power", source.power));
  return "";
}

function named(words: Words, kind: "view-mixture" | "view-vip" | "view-swordbearer" | "view-guardian", card: string): string {
  return words.text("board-card", { kind: words.text(kind), card });
}
