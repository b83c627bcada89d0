/** What this board hands to the frame around it, as plain data. */
import { type Figure, type Line, type Panel, type Slip, type Tone, type Tool, legalActions } from "$table/board";
import type { Words } from "$table/words";
import { holding, recruit } from "./holding.svelte";
import { lookOf, MOTIFS } from "./kinds";
import { roomOf } from "./layout";
import { countsOf, keyOf, stockOf, takesOf } from "./moves";
import { gains, printed, signed } from "./shifts";
import type { Action, Event, Preview, Step, Table, Task } from "./types";

const PHASES = ["threat", "guardian", "recruit", "move", "power"] as const;

export function status(table: Table): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  const at = PHASES.findIndex((phase) => phase === view.phase);
  const phases = PHASES.map(
    (phase, i): Figure => ({ value: words.name("phase", phase), label: i === at ? words.text("board-phase-now") : "", tone: i === at ? "gold" : "quiet" }),
  );
  const threats: Figure = view.last_round
    ? { icon: "daemon-skull", value: words.text("view-last-round"), label: "", tone: "danger" }
    : { icon: "daemon-skull", value: String(view.threats), label: words.text("board-threats-left", { count: view.threats }), tone: view.threats < 4 ? "danger" : "quiet" };
  return [...(at < 0 ? [] : phases), threats];
}

/** The preview of what is selected or looked at. */
export function previewOf(table: Table): Preview | undefined {
  const shown = table.hovered ?? table.selected;
  return table.live && shown ? table.previews.get(shown.code) : undefined;
}

export function figures(table: Table, seat: number): Figure[] {
  const dungeon = table.seen.view.dungeons[seat];
  if (!dungeon) return [];
  const by = gains(previewOf(table), "total").get(seat) ?? 0;
  const then = printed(dungeon.points + by);
  const label = table.words.text("figure-total");
  const tone: Tone | undefined = by > 0 ? "safe" : by < 0 ? "danger" : undefined;
  const found: Figure = { value: printed(dungeon.points), label, ...(tone ? { tone } : {}) };
  if (by === 0) return [found];
  return [table.narrow ? { ...found, value: `${found.value}→${then}` } : { ...found, of: `→ ${then}` }];
}

/** What is still to be done in this turn, the next thing first. */
export function panels(table: Table): Panel[] {
  const { tasks } = table.seen.view;
  if (tasks.length === 0) return [];
  const lines = tasks.slice(0, 6).map((task, i): Line => ({ icon: taskIcon(task), text: taskWords(table.words, task), tone: i > 0 ? "quiet" : "gold" }));
  return [{ title: table.words.text("view-tasks"), lines }];
}

/** A task as a sentence: who, and what. */
export function taskWords(words: Words, task: Task): string {
  const player = words.player(task.seat);
  if (EFFECTS.includes(task.kind)) {
    const args = {
      "count-number": task.count ?? 0,
      "what-code": task.what ?? "",
      "from-code": task.from ?? "",
      "to-code": task.to ?? "",
      from: words.name("place", task.from ?? ""),
      to: words.name("place", task.to ?? ""),
    };
    return words.text("board-follows", { player, what: words.text(`effect-${task.kind}`, args) });
  }
  const what = words.name("task", task.kind);
  return OF_THE_TABLE.includes(task.kind) ? what : words.text("board-follows", { player, what });
}

/** What nobody decides. */
const OF_THE_TABLE = ["threat", "keep", "refill"];
const EFFECTS = ["place", "move", "teleport", "remove", "progress", "dump", "step"];

function taskIcon(task: Task): string {
  if (task.kind === "place") return task.what === "group" ? "swordman" : lookOf(task.what ?? "").icon || "position-marker";
  return TASK_ICONS[task.kind] ?? "footsteps";
}

const TASK_ICONS: Readonly<Record<string, string>> = {
  move: "footsteps",
  teleport: "vortex",
  remove: "exit-door",
  progress: "swordman",
  dump: "hole-ladder",
  step: "footsteps",
  threat: "daemon-skull",
  spread: "forest",
  keep: "daemon-skull",
  guardian: "semi-closed-eye",
  recruitment: "forest",
  power: "cauldron",
  laboratory: "cauldron",
  refectory: "meal",
  "vip-card": "queen-crown",
  refill: "card-pick",
  bedroom: "crossed-swords",
};

export function slip(table: Table, action: Action): Slip {
  const preview = table.previews.get(action.code);
  const found: Slip = { icon: iconOf(action), label: table.words.action(action) };
  if (!preview || action.kind === "pass") return found;
  const own = gains(preview, "total");
  const mine = own.get(table.seat ?? -1) ?? 0;
  return { ...found, figures: [{ value: signed(mine), label: table.words.text("figure-total"), tone: mine > 0 ? "safe" : mine < 0 ? "danger" : "quiet" }] };
}

function iconOf(action: Action): string {
  switch (action.kind) {
    case "recruit":
    case "move":
    case "place":
    case "dump":
      return lookOf(action.monster).icon;
    case "power":
      return MOTIFS[roomOf(action.from) - 1] ?? "cauldron";
    case "mix":
      return "cauldron";
    case "call":
      return "queen-crown";
    case "guardian":
      return "semi-closed-eye";
    case "remove":
      return "exit-door";
    case "spread":
      return action.area === "forest" ? "forest" : "swamp";
    case "pass":
      return "halt";
  }
}

const RULES: Readonly<Record<string, string>> = { mixed: "D35", malus: "D23", groups: "D35" };

/** Points line by line, first the own ones; what a card says; and what happens on the way. */
export function brings(table: Table, action: Action, preview: Preview | null): Line[] {
  const { words } = table;
  const { view } = table.seen;
  const lines: Line[] = [];
  const printedOn = cardText(words, action);
  if (printedOn) lines.push({ icon: iconOf(action), text: printedOn });
  if (!preview) return lines;
  for (const [seat, dungeon] of view.dungeons.entries()) {
    if (seat !== table.seat) continue;
    for (const { line, objective } of dungeon.score) {
      const by = gains(preview, line).get(seat) ?? 0;
      if (by === 0) continue;
      const text = words.text("board-gain", { points: signed(by), line: objective ? words.name("objective", objective) : words.text(`figure-${line}`) });
      lines.push({ icon: lineIcon(line), text, rule: RULES[line] ?? "D36", tone: by > 0 ? "safe" : "danger" });
    }
  }
  for (const [seat, by] of gains(preview, "total")) {
    if (seat === table.seat || by === 0) continue;
    lines.push({ icon: "three-friends", text: words.text("board-for", { points: signed(by), player: words.player(seat) }), tone: by < 0 ? "danger" : "quiet" });
  }
  for (const event of preview.events) {
    if (!TOLD.includes(event.kind)) continue;
    lines.push({ icon: signOf(event), text: words.event(event), rule: words.rule("event", event.kind), tone: event.kind === "revealed" ? "magic" : "quiet" });
  }
  if (lines.length === 0 && action.kind !== "pass") lines.push({ icon: "two-coins", text: words.text("board-no-points"), tone: "quiet" });
  return lines.slice(0, 6);
}

const TOLD = ["footsteps", "revealed", "malus", "progressed", "group", "removed"];

function lineIcon(line: string): string {
  return line === "mixed" ? "two-coins" : line === "malus" ? "daemon-skull" : line === "groups" ? "swordman" : lookOf(line).icon;
}

/** What is printed on the card or room in question. */
function cardText(words: Words, action: Action): string {
  switch (action.kind) {
    case "mix":
      return words.printed("mixture", action.mixture);
    case "call":
      return words.printed("vip", action.vip);
    case "guardian":
      return words.printed("power", action.power);
    case "power":
      return words.printed("place", action.from);
    default:
      return "";
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  objective: "two-coins",
  board: "dungeon-gate",
  turn: "dungeon-gate",
  threat: "daemon-skull",
  came: "forest",
  inn: "tavern-sign",
  hit: "tavern-sign",
  "no-inn": "tavern-sign",
  group: "swordman",
  progressed: "swordman",
  malus: "daemon-skull",
  revealed: "semi-closed-eye",
  guarded: "semi-closed-eye",
  recruited: "forest",
  placed: "position-marker",
  footsteps: "footsteps",
  moved: "footsteps",
  sacrificed: "hole-ladder",
  mixed: "cauldron",
  called: "queen-crown",
  drew: "crossed-swords",
  removed: "exit-door",
  dumped: "hole-ladder",
  "new-mixture": "cauldron",
  "new-vip": "queen-crown",
  "last-round": "daemon-skull",
  reshuffled: "daemon-skull",
  ended: "laurel-crown",
};

export function signOf(event: Event): string {
  return SIGNS[event.kind] ?? "dungeon-gate";
}

const TELLING = ["ended", "revealed", "inn", "guarded", "called", "mixed", "drew", "sacrificed", "removed", "dumped", "recruited", "moved", "placed", "threat", "turn"];

/** The most telling event of a step. */
export function sign(step: Step): string {
  const rank = (event: Event) => (TELLING.includes(event.kind) ? TELLING.indexOf(event.kind) : TELLING.length);
  const [first] = [...(step.events ?? [])].sort((one, other) => rank(one) - rank(other));
  return first ? signOf(first) : "dungeon-gate";
}

/** More than this are folded away in the list: then the last of them has no key. */
const FEW = 12;

/** One recruit or two, and the end of what may be left. */
export function tools(table: Table): Tool[] {
  const legal = legalActions(table);
  const found: Tool[] = [];
  const { held, count } = holding;
  const taken = held ? (takesOf(legal, stockOf(table.seen.view.tasks[0])).get(keyOf(held)) ?? []) : [];
  if (countsOf(taken).length > 1) {
    const other = count === 2 ? 1 : 2;
    found.push({ icon: lookOf(held?.monster ?? "").icon, label: table.words.text("board-take", { count: other }), key: "x", press: () => recruit(other) });
  }
  const pass = legal.find(({ kind }) => kind === "pass");
  if (pass && legal.length > FEW) found.push({ icon: "halt", label: table.words.action(pass), key: "0", code: pass.code, press: () => table.choose(pass) });
  return found;
}
