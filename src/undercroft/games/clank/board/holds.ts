/** What holds until the turn ends, and the countdown: as lines for the rail, and in a few words for a phone. */
import type { Line } from "$table/board";
import { artOf, cardsOf } from "./cards";
import type { Table } from "./types";

export interface Hold extends Line {
  readonly icon: string;
  /** The same in two or three words. */
  readonly short: string;
}

export function holdsOf({ seen: { view }, words, content }: Pick<Table, "seen" | "words" | "content">): Hold[] {
  const { now } = view;
  const found: Hold[] = [];
  const add = (holds: boolean, name: string, icon: string, args: Readonly<Record<string, number>> = {}, more: Partial<Line> = {}) => {
    if (holds) found.push({ icon, text: words.text(`board-${name}`, args), short: words.text(`board-short-${name}`, args), ...more });
  };
  add(now.hush > 0, "hush", "ringing-bell", { count: now.hush }, { tone: "safe" });
  add(now.stopped, "stopped", "crystal-growth", {}, { rule: "C21", tone: "danger" });
  add(now.springs > 0, "springs", "card-burn", { count: now.springs }, { rule: "C49" });
  add(now.sure_footed, "sure-footed", "crystal-growth", {}, { tone: "safe" });
  add(now.fearless, "fearless", "fanged-skull", {}, { tone: "safe" });
  add(now.jewellers > 0, "jewellers", "gems", {}, { tone: "magic" });
  add(now.searches > 0, "searches", "two-coins", { more: now.searches }, { tone: "gold" });
  add(now.swaggers > 0, "swaggers", "top-hat", { more: now.swaggers }, { tone: "magic" });
  add(now.burgles > 0, "burgles", "lock-picking");
  for (const card of now.unmet) {
    const name = words.name("card", card);
    found.push({ icon: artOf(card), text: words.text("board-unmet", { card: name, when: cardsOf(content).get(card)?.when ?? "" }), short: words.text("board-short-unmet", { card: name }), code: { field: "card", value: card } });
  }
  return found;
}

/** Somebody is out: how long the others have, and what comes next. */
export function countdownOf({ seen: { view }, words }: Pick<Table, "seen" | "words">): Line[] {
  const { countdown } = view;
  if (!countdown) return [];
  const name = words.player(countdown.herald);
  const first: Line = { icon: "exit-door", text: words.text("board-out-first", { name, left: countdown.last - countdown.space }), rule: "C35", tone: "danger" };
  if (countdown.more === null) return [first];
  return [first, { icon: "spiked-dragon-head", text: words.text("board-out-attack", { more: countdown.more }), tone: "danger" }];
}
