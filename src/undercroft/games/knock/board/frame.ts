/** What this board hands to the frame around it, as plain data. */
import { type Figure, type Line, type Panel, type Slip, type Tone, type Tool, legalActions } from "$table/board";
import { cardsOf, motifOf } from "./cards";
import { hold, holding, turn } from "./holding.svelte";
import { canTurn, placesOf, twinOf } from "./layout";
import { SPELL_ICONS } from "./spells";
import type { Action, Event, PlaceAction, Preview, Step, Table } from "./types";

/** The rings in the dungeon and the cards in hand are the better list. */
export const folded = ["place", "reveal"];

/** Everybody draws after every card. */
export const untold = ["drew", "dealt"];

export function status(table: Table): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  const found: Figure[] = [];
  if (view.adventure) found.push({ icon: "dungeon-gate", value: words.text("board-keep", { keep: view.level }), label: words.text("view-level") });
  // On a phone the rail with the knight is a tab away.
  if (table.narrow && view.knight === "pile") found.push({ icon: "black-knight-helm", value: String(view.pile), label: words.text("creature-knight") });
  return found;
}

/** What to do next, in a line. */
export function note(table: Table): string {
  const legal = legalActions(table);
  if (!legal.some(({ kind }) => kind === "place")) return "";
  if (!holding.card) return holding.spell ? "" : table.words.text("board-note-take");
  return table.words.text("board-note-places", { count: placesOf(legal, holding.card, holding.turned).length });
}

export function figures(table: Table, seat: number): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  const held = (view.hands[seat] ?? []).filter((card) => card !== null).length;
  const found: Figure[] = [{ icon: "stack", value: String(held), label: words.text("board-hand", { count: held }) }];
  const shown = view.revealed[seat];
  if (shown) found.push({ icon: "eyeball", value: words.name("card", shown), label: words.text("view-revealed"), tone: "gold" });
  return found;
}

export function panels(table: Table): Panel[] {
  const { view } = table.seen;
  const { words } = table;
  const where = view.knight === "pile" ? words.text("board-knight-below", { count: view.pile }) : words.text(`board-knight-${view.knight}`);
  const knight: Panel = { title: words.text("creature-knight"), lines: [{ icon: "black-knight-helm", text: where, rule: "K19" }] };
  return view.adventure ? [adventure(table), knight] : [knight];
}

const KEEPS = [1, 2, 3, 4];

/** The four keeps: which are behind, in which one is, and the spells that were found on the way. */
function adventure({ seen: { view }, words }: Table): Panel {
  const keeps = KEEPS.map((keep): Line => {
    const stands = keep < view.level ? "taken" : keep === view.level ? "now" : "ahead";
    return { icon: stands === "taken" ? "check-mark" : "dungeon-gate", text: words.text(`board-keep-${stands}`, { keep }), tone: stands === "taken" ? "safe" : stands === "now" ? "gold" : "quiet" };
  });
  const spells = view.spells.map((spell): Line => ({ icon: SPELL_ICONS[spell] ?? "book-cover", text: words.name("spell", spell), rule: "K30", tone: "magic" }));
  return { title: words.text("view-adventure"), lines: [...keeps, ...spells] };
}

/** In the list a place is told by its card; where it is, its number tells. */
export function slip(table: Table, action: Action): Slip {
  const { words } = table;
  switch (action.kind) {
    case "place": {
      const card = cardsOf(table.content).get(action.card);
      const figures = card && card.kind !== "creature" ? [] : [{ icon: "hourglass", value: String(card?.tokens ?? 0), label: words.text("view-tokens") }];
      return { icon: iconOf(table, action.card), label: placing(table, action), deed: words.text("board-place-it"), figures };
    }
    case "reveal":
      return { icon: "eyeball", label: words.text("board-show-card", { card: cardName(table, action.card) }), deed: words.text("board-show") };
    default:
      return { icon: SPELL_ICONS[action.kind] ?? "hourglass", label: words.action(action) };
  }
}

/** Halls have no names: they are told by their numbers, read like a page. */
export function cardName({ content, words }: Table, code: string): string {
  const card = cardsOf(content).get(code);
  if (!card || card.kind === "creature") return words.name("card", code);
  const [a, b, c, d] = card.corners;
  return words.text(`board-${card.kind}-told`, { top: `${a} ${b}`, bottom: `${c} ${d}` });
}

/** A place in the dungeon for a card, in words. */
export function placing(table: Table, { card, site, turned }: PlaceAction): string {
  return table.words.text(turned ? "board-placing-turned" : "board-placing", { card: cardName(table, card), site: site.join(",") });
}

function iconOf(table: Table, code: string): string {
  const kind = cardsOf(table.content).get(code)?.kind;
  return kind === "creature" ? motifOf(code) : kind === "joker" ? "mute" : "stack";
}

/** What it would make: who falls, who stands, the alarm, and every hall that grows louder or quieter. */
export function brings(table: Table, _: Action, preview: Preview | null): Line[] {
  if (!preview) return [];
  const { words } = table;
  const lines: Line[] = [];
  for (const event of preview.events) {
    if (event.kind === "placed" || event.kind === "drew" || event.kind === "cast" || event.kind === "revealed") continue;
    lines.push({ icon: signOf(event), text: words.event(event), rule: words.rule("event", event.kind), tone: toneOf(event) });
  }
  const now = new Map(table.seen.view.dungeon.map((card) => [`${card.x},${card.y}`, card]));
  for (const change of preview.changes) {
    if (change.name !== "danger" || change.before === null || change.after === null) continue;
    const card = now.get(change.of ?? "");
    if (!card) continue;
    lines.push({
      icon: iconOf(table, card.card),
      text: words.text("board-change", { card: words.name("card", card.card), site: change.of ?? "", before: change.before, after: change.after }),
      rule: change.after > 5 && card.tokens === null ? "K15" : "K10",
      tone: change.after < change.before ? "safe" : change.after > 5 ? "danger" : "quiet",
      code: { field: "site", value: change.of ?? "" },
    });
  }
  return lines;
}

function toneOf(event: Event): Tone {
  if (event.kind === "defeated" || event.kind === "burned" || event.kind === "froze") return "safe";
  if (event.kind === "alarm" || event.kind === "timed" || event.kind === "ended") return "danger";
  return event.kind === "flipped" ? "magic" : "quiet";
}

function signOf(event: Event): string {
  switch (event.kind) {
    case "placed":
    case "opened":
      return "stack";
    case "defeated":
      return "sword-brandish";
    case "alarm":
    case "timed":
      return "hourglass";
    case "flipped":
      return event.silence ? "mute" : "talk";
    case "knight":
      return "black-knight-helm";
    case "revealed":
      return "eyeball";
    case "burned":
      return "fire-spell-cast";
    case "froze":
      return "ice-spell-cast";
    case "poisoned":
      return "poison-bottle";
    case "found":
    case "cast":
      return "book-cover";
    case "ended":
      return "ringing-bell";
    default:
      return "stack";
  }
}

/** The most telling event of a step. */
export function sign(step: Step): string {
  const telling = ["ended", "defeated", "knight", "flipped", "found", "cast", "placed", "revealed"];
  const events = [...(step.events ?? [])].sort((one, other) => rank(one) - rank(other));
  return events[0] ? signOf(events[0]) : "stack";

  function rank(event: Event): number {
    const found = telling.indexOf(event.kind);
    return found < 0 ? telling.length : found;
  }
}

/** Turn the card in hand, or show it to everybody. */
export function tools(table: Table): Tool[] {
  const legal = legalActions(table);
  const card = table.selected?.kind === "place" ? table.selected.card : holding.card;
  if (!card) return [];
  const found: Tool[] = [];
  if (canTurn(legal, card)) found.push({ icon: "clockwise-rotation", label: table.words.text("board-turn"), key: "r", press: half });
  const reveal = legal.find((action) => action.kind === "reveal" && action.card === card);
  if (reveal) found.push({ icon: "eyeball", label: table.words.text("board-show"), key: "s", press: () => table.choose(reveal) });
  return found;

  function half(): void {
    const chosen = table.selected;
    const twin = chosen?.kind === "place" ? twinOf(legal, chosen) : null;
    if (twin) table.select(twin);
    else {
      if (holding.card !== card) hold(card);
      turn(!holding.turned);
    }
  }
}
