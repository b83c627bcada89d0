/** What this board hands to the frame around it, as plain data. */
import { type Figure, type Line, type Panel, type Slip, type Tone, type Tool, legalActions } from "$table/board";
import { roomName, thingsIn } from "./about";
import { bootsHome, known } from "./asked.svelte";
import { artifactIcon, artOf, counted, secretIcon } from "./cards";
import { SKILL } from "./face";
import { countdownOf, holdsOf } from "./holds";
import { sideOf } from "./map";
import { bootsBetween } from "./moves";
import type { Action, Event, Preview, Step, Table } from "./types";

export function status(table: Table): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  // Whoever has left still has turns: they are the countdown.
  const round = Math.floor(view.turns / view.thieves.length) + 1;
  const found: Figure[] = [{ value: words.text("board-round", { round }), label: "" }];
  if (view.countdown) {
    const left = view.countdown.last - view.countdown.space;
    found.push({ icon: "exit-door", value: words.text("board-countdown", { left }), label: "", tone: "danger" });
  }
  return found;
}

export function figures(table: Table, seat: number): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  const thief = view.thieves[seat];
  if (!thief) return [];
  const found: Figure[] = [
    { icon: "hearts", value: String(thief.health), label: words.text("view-health"), tone: "danger", most: thief.max_health },
    { icon: "ringing-bell", value: String(thief.clank), label: words.text("view-clank"), tone: thief.clank > 2 ? "danger" : "quiet", less: true },
    { icon: "two-coins", value: String(thief.gold), label: words.text("view-gold"), tone: "gold" },
  ];
  const odds = known(table)?.attack?.thieves[seat];
  if (odds && thief.status === "inside") {
    found.push({ icon: "spiked-dragon-head", value: words.number(Math.round(odds.expected * 10) / 10), label: words.text("board-expected"), tone: "danger", less: true });
  }
  if (thief.status !== "inside") found.push({ icon: thief.status === "lost" ? "death-skull" : thief.status === "rescued" ? "hearts" : "exit-door", value: words.name("status", thief.status), label: words.text("view-status") });
  for (const artifact of thief.artifacts) {
    found.push({ icon: artifactIcon(artifact.points), value: String(artifact.points), label: words.name("artifact", artifact.artifact), tone: "gold" });
  }
  for (const points of thief.crowns) found.push({ icon: "queen-crown", value: String(points), label: words.name("item", "crown"), tone: "gold" });
  if (thief.keys > 0) found.push({ icon: "key", value: String(thief.keys), label: words.text("view-keys") });
  if (thief.backpacks > 0) found.push({ icon: "knapsack", value: String(thief.backpacks), label: words.text("view-backpacks") });
  if (thief.idols > 0) found.push({ icon: "monkey", value: String(thief.idols), label: words.text("view-idols"), tone: "gold" });
  if (thief.secrets.length > 0) found.push({ icon: "potion-ball", value: String(thief.secrets.length), label: words.text("view-secrets") });
  return found;
}

/** What the turn has left; gold only where it can be spent. */
export function spend(table: Table): Figure[] {
  const { view } = table.seen;
  const { now } = view;
  const { words } = table;
  const thief = view.thieves[view.turn];
  const inMarket = sideOf(table.content, view.side).rooms.get(thief?.room ?? 1)?.market ?? false;
  const more: Figure[] = [];
  if (thief && thief.gold > 0 && inMarket) more.push({ icon: "two-coins", value: String(thief.gold), label: words.text("view-gold"), tone: "gold" });
  if (now.teleports > 0) more.push({ icon: "magic-portal", value: String(now.teleports), label: words.text("board-teleports", { count: now.teleports }), tone: "magic" });
  if (now.hush > 0) more.push({ icon: "ringing-bell", value: `−${now.hush}`, label: words.text("view-clank"), tone: "safe" });
  return [
    { icon: SKILL, value: String(now.skill), label: words.text("view-skill"), tone: "magic" },
    { icon: "broadsword", value: String(now.swords), label: words.text("view-swords"), tone: "danger" },
    { icon: "leather-boot", value: String(now.boots), label: words.text("view-boots"), tone: "gold" },
    ...more,
  ];
}

/** How long the others have once somebody is out, and what holds until the turn ends. */
export function panels(table: Table): Panel[] {
  const { words } = table;
  const found: Panel[] = [
    { title: words.text("view-countdown"), lines: countdownOf(table) },
    { title: words.text("view-now"), lines: holdsOf(table) },
  ];
  return found.filter(({ lines }) => lines.length > 0);
}

/** Ending the turn is always in reach. */
export function tools(table: Table): Tool[] {
  const legal = legalActions(table);
  const end = legal.find(({ kind }) => kind === "end");
  return end && legal.length > 1 && table.selected?.kind !== "end" ? [{ icon: "exit-door", label: table.words.action(end), key: "e", press: () => table.select(end) }] : [];
}

export function slip(table: Table, action: Action): Slip {
  const { words } = table;
  const { view } = table.seen;
  const deed = words.action(action);
  const cost = (card: string): Figure[] => {
    const offer = [...view.row, ...view.reserve].find((each) => each.card === card);
    if (!offer) return [];
    return [{ icon: offer.paid === "skill" ? SKILL : "broadsword", value: String(offer.cost), label: words.text(`view-${offer.paid}`) }];
  };
  switch (action.kind) {
    case "move": {
      const side = sideOf(table.content, view.side);
      const boots = bootsBetween(side, view.thieves[view.turn]?.room ?? 1, action.room);
      const shown: Figure[] = [{ icon: "leather-boot", value: String(boots), label: words.text("view-boots") }];
      const bites = table.previews.get(action.code)?.events.find((event) => event.kind === "wounded");
      if (bites?.kind === "wounded") shown.unshift({ icon: "hearts", value: `−${bites.damage}`, label: words.text("board-damage"), tone: "danger" });
      if (action.swords > 0) shown.unshift({ icon: "broadsword", value: String(action.swords), label: words.text("view-swords"), tone: "danger" });
      return { icon: roomIcon(table, action.room), label: roomName(table, action.room), ...noted(table, action.room), figures: shown, deed };
    }
    case "teleport":
      return { icon: "magic-portal", label: roomName(table, action.room), ...noted(table, action.room), deed };
    case "buy":
    case "fight":
    case "use":
      return { icon: artOf(action.card), label: words.name("card", action.card), figures: cost(action.card), deed };
    case "play":
    case "discard":
    case "replace":
      return { icon: artOf(action.card), label: words.name("card", action.card), deed };
    case "play-all":
      return { icon: "card-draw", label: words.kind("play-all"), note: words.text("board-play-all"), deed: words.kind("play-all") };
    case "trash":
      return { icon: artOf(action.card), label: words.name("card", action.card), note: words.name("pile", action.from), deed };
    case "market": {
      const crown = view.market.crowns[0];
      const worth: Figure[] = action.item === "crown" && crown !== undefined ? [{ icon: "queen-crown", value: String(crown), label: words.text("view-points"), tone: "gold" }] : [];
      return { icon: ITEMS[action.item] ?? "scales", label: words.name("item", action.item), figures: [...worth, { icon: "two-coins", value: String(view.market.price), label: words.text("view-gold") }], deed };
    }
    case "drink":
      return { icon: secretIcon(action.secret), label: words.name("token", action.secret), deed };
    default:
      return { icon: KINDS[action.kind] ?? "card-pick", label: deed };
  }
}

const ITEMS: Readonly<Record<string, string>> = { key: "key", backpack: "knapsack", crown: "queen-crown" };

/** What is to be said of a room beside its name. */
function noted(table: Table, number: number): { note?: string } {
  const things = thingsIn(table, number);
  return things.length > 0 ? { note: things.join(", ") } : {};
}

const KINDS: Readonly<Record<string, string>> = {
  trash: "card-discard",
  artifact: "crystal-ball",
  take: "card-pick",
  grab: "snatch",
  market: "scales",
  drink: "potion-ball",
  pass: "cancel",
  end: "exit-door",
};

function roomIcon(table: Table, number: number): string {
  const { view } = table.seen;
  const artifact = view.artifacts.find((each) => each.room === number);
  if (artifact) return artifactIcon(artifact.points);
  const room = sideOf(table.content, view.side).rooms.get(number);
  return room?.cave ? "crystal-growth" : room?.market ? "scales" : room?.fountain ? "heart-plus" : number === 1 ? "exit-door" : "leather-boot";
}

/** What it brings: the events as far as they can be known, and what is printed on a card. */
export function brings(table: Table, action: Action, preview: Preview | null): Line[] {
  const { words } = table;
  const lines: Line[] = [];
  if ("card" in action && action.card) {
    const text = words.printed("card", action.card);
    if (text) lines.push({ icon: artOf(action.card), text, tone: "quiet" });
  }
  if (action.kind === "move" || action.kind === "teleport") lines.push(...aboutRoom(table, action.room));
  if (action.kind === "take" || action.kind === "grab") lines.push(...secrets(table, action.kind === "grab" ? action.room : (table.seen.view.thieves[table.seen.view.turn]?.room ?? 1)));
  if (action.kind === "market") lines.push({ icon: ITEMS[action.item] ?? "scales", text: words.printed("item", action.item), tone: "gold" });
  if (action.kind === "drink") lines.push({ icon: secretIcon(action.secret), text: words.printed("token", action.secret) });
  for (const event of preview?.events ?? []) {
    if (event.kind === "played" || event.kind === "moved" || event.kind === "acquired") continue;
    lines.push({ icon: signOf(event), text: words.event(event), rule: words.rule("event", event.kind), tone: toneOf(event) });
  }
  return lines.slice(0, 7);
}

function aboutRoom(table: Table, number: number): Line[] {
  const { words, seen } = table;
  const { view } = seen;
  const room = sideOf(table.content, view.side).rooms.get(number);
  const lines: Line[] = [];
  if (room?.cave) {
    // Whoever runs dead ahead or flies is not stopped.
    const text = words.text(view.now.sure_footed ? "board-cave-passed" : "board-cave");
    lines.push({ icon: "crystal-growth", text, rule: "C21", tone: view.now.sure_footed ? "safe" : "magic" });
  }
  const artifact = view.artifacts.find((each) => each.room === number);
  if (artifact) {
    lines.push({ icon: artifactIcon(artifact.points), text: words.text("board-artifact", { name: words.name("artifact", artifact.artifact), points: artifact.points }), rule: "C22", tone: "gold" });
  }
  lines.push(...secrets(table, number));
  const home = bootsHome(table, number);
  if (home !== null && number !== 1) lines.push({ icon: "exit-door", text: words.text("board-home-line", { boots: home }) });
  return lines;
}

/** What a secret that lies face down may turn out to be. */
function secrets({ words, seen: { view } }: Table, number: number): Line[] {
  const lying = view.tokens.find((each) => each.room === number)?.lying;
  if (lying !== "minor" && lying !== "major") return [];
  const what = counted(view[lying]).map(({ code, count }) => `${words.name("token", code)}${count > 1 ? ` ×${count}` : ""}`);
  return [{ icon: "magnifying-glass", text: words.text("board-secret", { what: words.list(what) }), tone: "quiet" }];
}

function toneOf(event: Event): Tone {
  if (event.kind === "wounded" || event.kind === "noise" || event.kind === "hit" || event.kind === "attack") return "danger";
  if (event.kind === "healed" || event.kind === "hushed") return "safe";
  return event.kind === "gold" ? "gold" : "quiet";
}

const SIGNS: Readonly<Record<string, string>> = {
  moved: "leather-boot",
  teleported: "magic-portal",
  acquired: "card-pick",
  defeated: "broadsword",
  used: "card-pick",
  played: "card-draw",
  drew: "card-draw",
  "new-hand": "card-draw",
  shuffled: "card-draw",
  discarded: "card-discard",
  trashed: "card-discard",
  wounded: "fanged-skull",
  found: "card-pick",
  idol: "monkey",
  stole: "crystal-ball",
  bought: "scales",
  drank: "potion-ball",
  gold: "two-coins",
  noise: "ringing-bell",
  hushed: "ringing-bell",
  healed: "heart-plus",
  rage: "spiked-dragon-head",
  attack: "spiked-dragon-head",
  hit: "spiked-dragon-head",
  missed: "spiked-dragon-head",
  cubes: "spiked-dragon-head",
  fell: "fanged-skull",
  rescued: "exit-door",
  left: "exit-door",
  ended: "exit-door",
};

function signOf(event: Event): string {
  return SIGNS[event.kind] ?? "card-pick";
}

/** The most telling event of a step. */
export function sign(step: Step): string {
  const telling = ["ended", "fell", "hit", "attack", "left", "stole", "defeated", "acquired", "moved", "teleported", "wounded", "noise", "gold", "played"];
  const rank = (event: Event) => (telling.includes(event.kind) ? telling.indexOf(event.kind) : telling.length);
  const events = [...(step.events ?? [])].sort((one, other) => rank(one) - rank(other));
  return events[0] ? signOf(events[0]) : "card-pick";
}
