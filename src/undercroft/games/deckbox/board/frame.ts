/** What this board hands to the frame around it, as plain data. */
import type { Figure, Line, Panel, Slip, Tone } from "$table/board";
import type { Words } from "$table/words";
import { answers } from "./answers.svelte";
import { artOf, cardsOf, enemyCard, enemyIcon, questIcon, questOf, signed } from "./cards";
import { bearing, contentOf, keyOf, type Spot, tilesAt } from "./map";
import { foeName, goalName, heroName } from "./naming";
import { effectWords, facesFrom } from "./printed";
import { saidIn } from "./quests";
import { signOf } from "./signs";
import type { Action, EnemyView, GoalPart, Preview, Table, View } from "./types";

export { sign } from "./signs";

export function status(table: Table): Figure[] {
  const { view } = table.seen;
  const { words } = table;
  if (view.phase === "building") return [{ icon: "visored-helm", value: words.name("phase", "building"), label: "" }];
  const round = { icon: "hourglass", value: words.text("board-round", { round: view.round }), of: view.last_round ? words.text("board-last", { last: view.last_round }) : "", label: "" };
  const phase: Figure = { icon: view.phase === "enemies" ? "daemon-skull" : "visored-helm", value: words.text(`board-phase-${view.phase ?? "heroes"}`), label: "", tone: view.phase === "enemies" ? "danger" : "quiet" };
  return table.narrow ? [phase] : [round, phase]; // on a phone the board itself has the round, with the goals
}

/** Whoever plays several heroes calls each by its card. */
export function called(view: View, seat: number, words: Words): string {
  const hero = view.heroes[seat]?.hero;
  return hero ? words.name("hero", hero) : "";
}

export function figures(table: Table, seat: number): Figure[] {
  const { words } = table;
  const hero = table.seen.view.heroes[seat];
  if (!hero?.hero) return [];
  const health = hero.health ?? 0;
  const most = hero.values?.most_health ?? health;
  const card: Figure = { value: words.name("hero", hero.hero), label: words.text("view-hero") };
  const name = table.people[seat]?.name === card.value ? [] : [card]; // the row is called by it already
  if (hero.dead) return [{ icon: "tombstone", value: words.text("view-dead"), label: words.text("view-health"), tone: "danger" }, ...name];
  const found: Figure[] = [{ icon: artOf("hero", hero.hero), value: String(health), label: words.text("view-health"), ...(health <= 2 ? { tone: "danger" as const } : {}) }];
  found.push(...name, { value: String(health), most, label: words.text("view-health"), tone: "danger" });
  found.push({ icon: "sword-brandish", value: String(hero.done ? 0 : (hero.actions ?? 0)), label: words.text("view-actions"), tone: hero.done || !hero.actions ? "quiet" : "gold" });
  found.push({ icon: "power-lightning", value: String(hero.energy ?? 0), label: words.text("view-energy") });
  found.push({ icon: "two-coins", value: String(hero.treasure ?? 0), label: words.text("view-treasure") });
  if (hero.guard) found.push({ icon: "magic-shield", value: signed(hero.guard), label: words.text("view-guard"), tone: "safe" });
  if (hero.stunned) found.push({ icon: "knocked-out-stars", value: words.text("view-stunned"), label: words.text("view-stunned"), tone: "danger" });
  return found;
}

/** The quest with its goals, and the enemies that there are. */
export function panels(table: Table): Panel[] {
  const { view } = table.seen;
  const { words } = table;
  const content = contentOf(table.content);
  const quest = questOf(content, view);
  const lines: Line[] = [{ icon: questIcon(view.quest), text: saidIn(words, quest?.goal), tone: "quiet" }];
  for (const one of view.phase === "building" ? [] : (view.goals ?? [])) for (const part of one.parts) lines.push(goalLine(table, part));
  for (const { token, count } of view.tokens) {
    const isGoal = (view.goals ?? []).some(({ parts }) => parts.some((part) => part.token === token));
    if (!isGoal) lines.push({ icon: "wax-seal", text: words.text("board-count", { what: words.name("token", token), count }) });
  }
  for (const { tile, offer } of view.offers) lines.push({ icon: "snatch", text: words.name("offer", offer), tone: onTile(table, tile) ? "safe" : "quiet", rule: "B8" });
  const found: [Panel, ...Panel[]] = [{ title: words.name("quest", view.quest), lines }];
  if (view.last_round) found[0].meter = { value: view.round, most: view.last_round, label: words.text("board-round", { round: view.round }) };
  if (view.phase !== "building") found.push(foes(table));
  return found;
}

function goalLine({ words }: Table, part: GoalPart): Line {
  const done = part.now >= part.needed;
  return { icon: done ? "laurel-crown" : "targeted", text: words.text("board-goal", { what: goalName(words, part), now: part.now, needed: part.needed }), rule: "B33", tone: done ? "safe" : "quiet" };
}

function onTile(table: Table, tile: number): boolean {
  const { view } = table.seen;
  const at = view.heroes[table.seat ?? -1]?.at;
  return at ? tilesAt(view.tiles, at).includes(tile) : false;
}

function foes(table: Table): Panel {
  const { view } = table.seen;
  const { words } = table;
  const content = contentOf(table.content);
  const lines = [...new Set(view.enemies.map(({ card }) => card ?? ""))].map((card): Line => {
    const all = view.enemies.filter((foe) => foe.card === card);
    const side = enemyCard(content, view, card);
    const dice = side && (all[0]?.attack === "ranged" ? [side.ranged_dice ?? 0, side.ranged ?? 0] : [side.melee_dice, side.melee ?? 0]);
    const how = side && dice ? `${words.text("board-weapon", { dice: dice[0]!, bonus: signed(dice[1]!) })}, ${words.text("draw-defence", { bonus: signed(side.defence) })}, ${words.name("behaviour", side.behaviour)}` : "";
    return { icon: enemyIcon(card), text: `${words.name("enemy", card)} ×${all.length}: ${how}`, code: { field: "enemy", value: card } };
  });
  const left = view.dice ?? { green: 0, blue: 0, red: 0 };
  const supply = (["green", "blue", "red"] as const).map((colour): Figure => ({ value: String(left[colour]), label: words.name("colour", colour), tone: colour === "green" ? "safe" : colour === "blue" ? "magic" : "danger" }));
  return { title: words.text("board-foes", { count: view.enemies.length }), lines, figures: supply };
}

// The right rail

function foeAt(table: Table, spot: Spot): EnemyView | undefined {
  return table.seen.view.enemies.find(({ at }) => keyOf(at) === keyOf(spot));
}

/** Where a square is, seen from the own hero. */
function where(table: Table, spot: Spot): string {
  const at = table.seen.view.heroes[table.seat ?? table.seen.view.active ?? 0]?.at;
  return at ? bearing(at, spot) : keyOf(spot);
}

export function slip(table: Table, action: Action): Slip {
  const { words } = table;
  const { view } = table.seen;
  const at = (spot: Spot): Slip => {
    const foe = foeAt(table, spot);
    const seat = view.heroes.findIndex((hero) => hero.at && keyOf(hero.at) === keyOf(spot));
    if (foe) return { icon: enemyIcon(foe.card ?? ""), label: foeName(words, foe), note: where(table, spot), figures: [{ icon: "hearts", value: String(foe.health), label: words.text("view-health") }] };
    if (seat >= 0) return { icon: artOf("hero", view.heroes[seat]?.hero ?? ""), label: heroName(words, view, seat), note: seat === table.seat ? "" : where(table, spot) };
    return { icon: "footsteps", label: where(table, spot) };
  };
  switch (action.kind) {
    case "attack": {
      const odds = answers.odds.get(keyOf(action.square));
      const chance: Figure[] = odds ? [{ value: words.percent(odds.defeat), label: words.text("board-chance"), tone: odds.defeat >= 0.5 ? "safe" : "gold" }] : [];
      const found = at(action.square);
      return { ...found, figures: [...(found.figures ?? []), ...chance], deed: words.text("board-deed-attack", { whom: found.label }) };
    }
    case "move": {
      const reach = answers.reach.get(keyOf(action.square));
      const figures: Figure[] = reach ? [{ icon: "walking-boot", value: String(reach.cost), label: words.text("view-movement") }] : [];
      if (reach && reach.pits.length > 0) figures.push({ icon: "hearts", value: `−${reach.pits.length}`, label: words.text("view-health"), tone: "danger" });
      return { icon: reach?.explores ? "dungeon-gate" : "footsteps", label: words.text(reach?.explores ? "board-explore" : "board-go", { where: where(table, action.square) }), figures };
    }
    case "aim":
      return { ...at(action.square), deed: words.text("board-deed-aim", { whom: at(action.square).label }) };
    case "stand":
      return { icon: "dungeon-gate", label: words.action(action) };
    case "ability": {
      const code = view.heroes[table.seat ?? -1]?.ability ?? "";
      const target = at(action.square);
      return { icon: artOf("ability", code), label: words.name("ability", code), note: [target.label, target.note].filter(Boolean).join(" ") };
    }
    case "use": {
      const target = at(action.square);
      return { icon: artOf("item", action.item), label: words.name("item", action.item), note: [target.label, target.note].filter(Boolean).join(" ") };
    }
    case "buy": {
      const card = cardsOf(contentOf(table.content)).item.get(action.item);
      return { icon: artOf("item", action.item), label: words.name("item", action.item), deed: words.action(action), figures: card ? [{ icon: "two-coins", value: String(card.cost), label: words.text("view-treasure") }] : [] };
    }
    case "give":
      return { icon: artOf("item", action.item), label: words.name("item", action.item), note: `→ ${heroName(words, view, action.receiver)}`, deed: words.action(action) };
    case "pay":
      return { icon: "two-coins", label: String(action.treasure), note: `→ ${heroName(words, view, action.receiver)}`, deed: words.action(action) };
    case "target":
      return { icon: artOf("hero", view.heroes[action.victim]?.hero ?? ""), label: heroName(words, view, action.victim), deed: words.action(action), figures: [{ icon: "hearts", value: String(view.heroes[action.victim]?.health ?? 0), label: words.text("view-health") }] };
    case "let":
      return let_(table, action.die);
    case "ready":
      return { icon: "visored-helm", label: words.name("preset", action.preset), note: words.printed("preset", action.preset) };
    case "hero":
      return { icon: artOf("hero", action.hero), label: words.name("hero", action.hero) };
    case "gear":
      return { icon: artOf("gear", action.gear), label: words.name("gear", action.gear) };
    case "learn":
      return { icon: artOf("ability", action.ability), label: words.name("ability", action.ability) };
    default:
      return { icon: KINDS[action.kind] ?? "footsteps", label: words.action(action) };
  }
}

const KINDS: Readonly<Record<string, string>> = {
  end: "hourglass",
  go: "exit-door",
  work: "snatch",
  take: "snatch",
  choose: "conversation",
  ask: "conversation",
};

function let_(table: Table, face: string): Slip {
  const { words } = table;
  const placing = table.seen.view.pending.findLast((one) => one.kind === "placing");
  const die = placing?.rolled.find((one) => one.face === face);
  if (!die) return { icon: "rolling-dices", label: words.name("die", face) };
  return { icon: enemyIcon(die.card ?? ""), label: foeName(words, die), deed: words.text("board-deed-place", { who: foeName(words, die) }), note: words.name("die", face), figures: [{ icon: "hearts", value: String(die.health), label: words.text("view-health") }] };
}

/** What it brings: odds, the way, what is printed on a card, and the events as far as they can be known. */
export function brings(table: Table, action: Action, preview: Preview | null): Line[] {
  const { words } = table;
  const lines: Line[] = [];
  if (action.kind === "attack") lines.push(...attackLines(table, action.square));
  const reach = action.kind === "move" ? answers.reach.get(keyOf(action.square)) : undefined;
  if (reach) {
    lines.push({ icon: "walking-boot", text: words.text("board-way", { cost: reach.cost, movement: answers.movement }), rule: "B8" });
    if (reach.pits.length > 0) lines.push({ icon: "broken-heart", text: words.text("board-pits", { count: reach.pits.length }), rule: "B15", tone: "danger" });
    if (reach.explores) lines.push({ icon: "dungeon-gate", text: words.text("board-explores"), rule: "B12", tone: "magic" });
  }
  const cards = cardsOf(contentOf(table.content));
  const item = action.kind === "use" || action.kind === "buy" || action.kind === "give" ? cards.item.get(action.item) : undefined;
  if (item) lines.push({ icon: artOf("item", item.code), text: effectWords(words, item), tone: "quiet" });
  const ability = action.kind === "ability" ? cards.ability.get(table.seen.view.heroes[table.seat ?? -1]?.ability ?? "") : undefined;
  if (ability) lines.push({ icon: "power-lightning", text: words.printed("ability", ability.code), tone: "quiet" });
  if (action.kind === "let") {
    const card = table.seen.view.pending.findLast((one) => one.kind === "placing")?.rolled.find((one) => one.face === action.die)?.card;
    if (card) lines.push({ icon: enemyIcon(card), text: words.printed("enemy", card), tone: "quiet" });
  }
  for (const event of preview?.events ?? []) {
    if (SILENT.has(event.kind)) continue;
    lines.push({ icon: signOf(event.kind), text: words.event(event), rule: words.rule("event", event.kind), tone: TONES[event.kind] ?? "quiet" });
  }
  return lines.slice(0, 6);
}

function attackLines(table: Table, spot: Spot): Line[] {
  const { words } = table;
  const odds = answers.odds.get(keyOf(spot));
  if (!odds) return [];
  return [
    { icon: "rolling-dices", text: words.text("board-throws", { dice: odds.dice, bonus: signed(odds.bonus), face: facesFrom(odds.bonus) }), rule: "B20" },
    { icon: "targeted", text: words.text("about-attack", { chance: Math.round(odds.defeat * 100), damage: words.number(Math.round(odds.expected * 10) / 10) }), rule: "B22", tone: odds.defeat >= 0.5 ? "safe" : "gold" },
  ];
}

/** What the rail need not say: the board shows it. */
const SILENT = new Set(["moved", "attacked", "spawned", "used", "invoked", "bought", "gave", "paid", "enemies", "round", "foe-moved", "for-sale"]);
const TONES: Readonly<Record<string, Tone>> = { fell: "danger", wounded: "danger", healed: "safe", gained: "gold", guarded: "safe", rallied: "safe", "foe-attacked": "danger" };
