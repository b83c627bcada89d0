/** A quest as far as its steps have led: tiles, pages, rounds, tokens, and how it stands. Pure: the same steps give the same
walk on every phone, and a step that does not fit those before it is passed over. The rules in Python make walks too, and a
test holds both to the same (`vectors.json`). */
import type { Laid, Quest, Rounds, Words } from "../types";
import { drawable, type Exits, roomAt, type Way, waysOf } from "./floor";
import { type End, type Standing, verdict } from "./goals";
import { amount, type Begin, type Effect, type Look, type Offered, type Page, type Part, shown, type SpawnPart, type Step } from "./steps";

export interface Walk extends Standing {
  readonly begin: Begin;
  readonly tiles: readonly Laid[];
  readonly tilesLeft: readonly string[];
  readonly encountersLeft: readonly string[];
  readonly exits: Exits;
  readonly ways: readonly Way[];
  readonly offers: readonly Offered[];
  /** The enemies with a name that have come. */
  readonly named: ReadonlySet<string>;
  readonly pages: readonly Page[];
  /** The page that is open, -1 for none. */
  readonly open: number;
  /** The part of it that has to be answered before it can be read on, -1 for none. */
  readonly waits: number;
  readonly end: End | null;
  /** The steps that fitted, each with how things stood before it: for the log. */
  readonly taken: readonly Taken[];
}

export interface Taken {
  readonly step: Step;
  readonly round: number;
  /** The tile that was laid, or the page that was opened; -1 for none. */
  readonly tile: number;
  readonly page: number;
}

/** The walk of a sheet; null where it does not begin with a quest that is known. */
export function walk(quests: readonly Quest[], exits: Exits, steps: readonly Step[]): Walk | null {
  const [begin, ...rest] = steps;
  if (begin?.kind !== "begin") return null;
  const quest = begin.own ?? quests.find(({ code }) => code === begin.quest);
  if (!quest) return null;
  const walker = new Walker(begin, quest, exits);
  for (const step of rest) walker.take(step);
  return walker;
}

/** A block that is being read. */
interface Frame {
  readonly effects: readonly Effect[];
  at: number;
  readonly tile: number | null;
  /** The offer that it belongs to, for closing it. */
  readonly offer: Effect | null;
  /** The hero who makes the test that led here, 0 for the explorer. */
  readonly hero: number;
}

type Offer = Extract<Effect, { effect: "offer" }>;
type Trial = Extract<Effect, { effect: "test" }>;

class Walker implements Walk {
  readonly tiles: Laid[] = [];
  readonly tilesLeft: string[];
  readonly encountersLeft: string[];
  readonly tokens = new Map<string, number>();
  readonly claims = new Set<string>();
  readonly named = new Set<string>();
  readonly pages: (Page & { parts: Part[] })[] = [];
  readonly taken: Taken[] = [];
  offers: (Offered & { effect: Offer })[] = [];
  round = 1;
  fallen = 0;
  open = -1;
  waits = -1;
  end: End | null = null;
  private readonly stack: Frame[] = [];
  /** Effects behind what waits: by option, or by success and failure. */
  private branches: readonly (readonly Effect[])[] = [];
  /** Tests that several heroes make, while they go on: the depth of the block that asks for each, and how many have made it. */
  private readonly tested: { trial: Trial; tile: number | null; offer: Effect | null; depth: number; done: number }[] = [];
  private offered = 0;

  readonly begin: Begin;
  readonly quest: Quest;
  readonly exits: Exits;

  constructor(begin: Begin, quest: Quest, exits: Exits) {
    [this.begin, this.quest, this.exits] = [begin, quest, exits];
    this.tilesLeft = [...(quest.pool?.tiles ?? [])];
    this.encountersLeft = [...(quest.pool?.encounters ?? [])];
    const { tile, turn, encounter } = quest.start;
    this.lay({ tile, x: 0, y: 0, turn: turn ?? 0 }, encounter);
  }

  get keeps(): Begin["keeps"] {
    return this.begin.keeps;
  }

  get heroes(): number {
    return this.begin.heroes;
  }

  get laid(): number {
    return this.tiles.length;
  }

  get ways(): Way[] {
    return waysOf(this);
  }

  /** Do what a step says, if it fits. */
  take(step: Step): void {
    if (this.end) return;
    const { round } = this;
    const [tiles, pages] = [this.tiles.length, this.pages.length];
    if (!this.fits(step)) return;
    this.readOn();
    this.taken.push({ step, round, tile: this.tiles.length > tiles ? tiles : -1, page: this.pages.length > pages ? pages : -1 });
  }

  private fits(step: Step): boolean {
    switch (step.kind) {
      case "look":
        return this.open < 0 && this.look(step);
      case "die":
        return this.die(step);
      case "roll":
      case "choose":
      case "test":
      case "last":
        return step.page === this.open && step.part === this.waits && this.answer(step);
      case "on":
        if (step.page !== this.open || !isRead(this)) return false;
        this.open = -1;
        return true;
      case "work":
        return this.open < 0 && this.work(step.offer);
      case "enemies":
        return this.open < 0 && this.keeps.rounds && step.round === this.round && this.enemies();
      case "event": {
        const event = this.quest.rounds?.[step.event];
        if (this.open >= 0 || this.keeps.rounds || !event) return false;
        this.happen([event]);
        return true;
      }
      case "token":
        if (!this.keeps.tokens) return false;
        this.count(step.token, step.add);
        return true;
      case "claim":
        if (step.on === this.claims.has(step.claim)) return false;
        if (step.on) this.claims.add(step.claim);
        else this.claims.delete(step.claim);
        return true;
      case "fallen":
        if (this.fallen + step.add < 0 || this.fallen + step.add > this.heroes) return false;
        this.fallen += step.add;
        return true;
      case "begin":
        return false;
    }
  }

  // Exploring (B12, B35)

  private look(step: Look): boolean {
    const way = this.ways.find(({ tile, side }) => side === step.side && this.tiles[tile]!.x === step.x && this.tiles[tile]!.y === step.y);
    if (!way) return false;
    const { pool } = this.quest;
    if (!pool) {
      const room = roomAt(this.quest, way.x, way.y)!;
      this.lay({ tile: room.tile, x: way.x, y: way.y, turn: room.turn ?? 0 }, room.encounter);
      return true;
    }
    const tiles = drawable(this, way);
    const at = { x: way.x, y: way.y, turn: way.side };
    if (tiles.length === 0) {
      this.lay({ tile: pool.finale.tile, ...at }, pool.finale.encounter);
      return true;
    }
    const encounter = this.encountersLeft.length > 0 ? step.encounter : null;
    if (!step.tile || !tiles.includes(step.tile) || encounter === undefined) return false;
    if (encounter !== null && !this.encountersLeft.includes(encounter)) return false;
    drop(this.tilesLeft, step.tile);
    if (encounter !== null) drop(this.encountersLeft, encounter);
    this.lay({ tile: step.tile, ...at }, encounter);
    return true;
  }

  private lay(laid: Laid, code: string | null | undefined): void {
    this.tiles.push(laid);
    const tile = this.tiles.length - 1;
    const encounter = this.quest.encounters.find((one) => one.code === code);
    this.turnTo({ about: "tile", text: null, tile, round: this.round });
    if (encounter) this.push(told(encounter.text, encounter.do), tile);
    this.readOn();
  }

  private turnTo(page: Omit<Page, "parts">): void {
    this.pages.push({ ...page, parts: [] });
    this.open = this.pages.length - 1;
  }

  // Offers and rounds

  private work(id: number): boolean {
    const offer = this.offers.find((one) => one.id === id);
    if (!offer) return false;
    const { tile, text, effect } = offer;
    if (!effect.again) this.offers = this.offers.filter((one) => one !== offer);
    this.turnTo({ about: "offer", text, tile, round: this.round });
    this.push(effect.do, tile, effect);
    return true;
  }

  private enemies(): boolean {
    const due = (this.quest.rounds ?? []).filter(({ at, every }) => this.round === at || (!!every && this.round > at && (this.round - at) % every === 0));
    if (due.length > 0) this.happen(due);
    this.round += 1;
    return true;
  }

  /** The quest has its say; the first is told first. */
  private happen(events: readonly Rounds[]): void {
    this.turnTo({ about: "round", text: null, tile: null, round: this.round });
    const places = { start: 0, newest: this.tiles.length - 1, heroes: null };
    for (const event of events.toReversed()) this.push(told(event.text, event.do), places[event.where ?? "newest"]);
  }

  // Reading

  private push(effects: readonly Effect[] | undefined, tile: number | null, offer: Effect | null = null, hero = 0): void {
    this.stack.push({ effects: effects ?? [], at: 0, tile, offer, hero });
  }

  /** Go on until something has to be answered. */
  private readOn(): void {
    while (!this.end && this.waits < 0) {
      this.end = verdict(this);
      if (this.end) break;
      const frame = this.stack.at(-1);
      if (this.tested.at(-1)?.depth === this.stack.length) this.askNext();
      else if (!frame) break;
      else if (frame.at >= frame.effects.length) this.stack.pop();
      else this.perform(frame.effects[frame.at++]!, frame);
    }
    if (this.end) [this.waits, this.stack.length, this.tested.length] = [-1, 0, 0];
    const page = this.pages[this.open];
    // What only counts something needs no page.
    if (page?.about === "round" && this.waits < 0 && page.parts.every(({ kind }) => kind === "token")) this.open = -1;
  }

  private write(part: Part, waits = false): void {
    const { parts } = this.pages.at(-1)!;
    parts.push(part);
    if (waits) this.waits = parts.length - 1;
  }

  private perform(effect: Effect, { tile, offer, hero }: Frame): void {
    switch (effect.effect) {
      case "say":
        return this.write({ kind: "say", text: effect.text });
      case "spawn":
        return this.spawn(effect, tile);
      case "treasure":
      case "energy":
      case "heal":
      case "damage":
      case "hits":
        return this.write({ kind: "befall", what: effect.effect, amount: effect.amount, who: effect.who ?? "explorer", item: null, hero });
      case "item":
        return this.write({ kind: "befall", what: "item", amount: effect.amount ?? 1, who: effect.who ?? "explorer", item: effect.item ?? null, hero });
      case "token": {
        const before = this.tokens.get(effect.token) ?? 0;
        this.count(effect.token, effect.add ?? 1);
        return this.write({ kind: "token", token: effect.token, add: effect.add ?? 1, count: this.tokens.get(effect.token) ?? before });
      }
      case "roll":
        this.branches = faces.map((face) => {
          const outcome = effect.outcomes.find(({ on }) => isOn(on, face));
          return told(outcome?.text, outcome?.do);
        });
        return this.write({ kind: "roll", ranges: effect.outcomes.map(({ on }) => rangeOf(on)), face: 0 }, true);
      case "choice":
        this.branches = effect.options.map((option) => option.do ?? []);
        return this.write({ kind: "choice", options: effect.options.map(({ text }) => text), chosen: -1 }, true);
      case "test":
        if ((effect.who ?? "explorer") === "explorer") return this.ask(effect, hero);
        this.tested.push({ trial: effect, tile, offer, depth: this.stack.length, done: 0 });
        return;
      case "offer":
        this.offers.push({ id: this.offered++, tile, text: effect.text, effect });
        return this.write({ kind: "offer", offer: this.offered - 1, text: effect.text });
      case "close": {
        const closed = this.offers.findIndex((one) => one.tile === tile && one.effect === offer);
        if (closed >= 0) this.offers.splice(closed, 1);
        return;
      }
      case "when":
        if (this.keeps.tokens) return this.push((this.tokens.get(effect.token) ?? 0) >= (effect.least ?? 1) ? effect.then : effect.otherwise, tile, offer, hero);
        this.branches = [effect.then ?? [], effect.otherwise ?? []];
        return this.write({ kind: "has", token: effect.token, least: effect.least ?? 1, chosen: -1 }, true);
      case "win":
      case "lose":
        this.end = { won: effect.effect === "win", why: "told" };
    }
  }

  /** Fewer than none there cannot be. */
  private count(token: string, add: number): void {
    this.tokens.set(token, Math.max(0, (this.tokens.get(token) ?? 0) + add));
  }

  private spawn(effect: Extract<Effect, { effect: "spawn" }>, here: number | null): void {
    const { colour, health = null, kind = null, name = null, where = "here" } = effect;
    const found = this.tiles.findIndex(({ tile }) => tile === where);
    const places: Readonly<Record<string, number | null>> = { here, start: 0, newest: this.tiles.length - 1, explorer: null };
    if (name) this.named.add(name);
    const fixed = health !== null ? shown(colour, 0, kind, health) : null;
    const { count, each } = amount(effect.count, this.heroes);
    this.write({ kind: "spawn", colour, count, each, health, attack: kind, name, tile: where in places ? places[where]! : found >= 0 ? found : here, where, dice: Array.from({ length: count }, () => fixed) });
  }

  // Answers

  private die({ page, part, nth, face, colour, rest = [] }: Extract<Step, { kind: "die" }>): boolean {
    const parts = this.pages[page]?.parts;
    const found = parts?.[part];
    if (page !== this.open || !parts || found?.kind !== "spawn" || found.health !== null || nth < 0 || nth >= found.count || found.dice[nth]) return false;
    if ([face, ...rest].some((one) => one < 0 || one > 6)) return false;
    const faces = [...rest];
    const next = () => {
      const rolled = faces.shift();
      return rolled === undefined ? null : shown(found.colour, rolled, found.attack);
    };
    parts[part] = { ...found, dice: found.dice.map((one, i) => (i === nth ? shown(colour, face, found.attack) : (one ?? (i > nth ? next() : null)))) };
    return true;
  }

  private answer(step: Extract<Step, { kind: "roll" | "choose" | "test" | "last" }>): boolean {
    const { parts } = this.pages[this.open]!;
    const part = parts[this.waits]!;
    const frame = this.stack.at(-1);
    const [tile, offer, hero] = [frame?.tile ?? null, frame?.offer ?? null, frame?.hero ?? 0];
    if (step.kind === "roll" && part.kind === "roll" && step.face >= 1 && step.face <= 6) {
      parts[this.waits] = { ...part, face: step.face };
      this.push(this.branches[step.face - 1], tile, offer, hero);
    } else if (step.kind === "choose" && (part.kind === "choice" || part.kind === "has") && this.branches[step.option]) {
      parts[this.waits] = { ...part, chosen: step.option };
      this.push(this.branches[step.option], tile, offer, hero);
    } else if (step.kind === "test" && part.kind === "test" && step.successes >= 0 && step.successes <= 4) {
      parts[this.waits] = { ...part, successes: step.successes };
      const each = this.tested.at(-1)?.depth === this.stack.length ? this.tested.at(-1) : undefined;
      this.push(this.branches[step.successes >= part.need ? 0 : 1], each ? each.tile : tile, each ? each.offer : offer, each?.done ?? hero);
    } else if (step.kind === "last" && part.kind === "test" && part.who !== "explorer") {
      parts[this.waits] = { ...part, over: true };
      this.tested.pop();
    } else return false;
    this.waits = -1;
    return true;
  }

  private ask(trial: Trial, hero: number): void {
    this.branches = [trial.success ?? [], trial.failure ?? []];
    this.write({ kind: "test", skill: trial.skill, need: trial.need, who: trial.who ?? "explorer", hero, successes: -1, over: false }, true);
  }

  /** The next hero makes the test that several make. */
  private askNext(): void {
    const tested = this.tested.at(-1)!;
    if (tested.done >= this.heroes) this.tested.pop();
    else this.ask(tested.trial, ++tested.done);
  }
}

const faces = [1, 2, 3, 4, 5, 6];

/** The text, then the effects. */
function told(text: Words | null | undefined, effects: readonly Effect[] | undefined): readonly Effect[] {
  return text && (text.en || text.fr) ? [{ effect: "say", text }, ...(effects ?? [])] : (effects ?? []);
}

function rangeOf(on: string): readonly [number, number] {
  const [first = 0, last = first] = on.split("-").map(Number);
  return [first, last];
}

function isOn(on: string, face: number): boolean {
  const [first, last] = rangeOf(on);
  return face >= first && face <= last;
}

function drop(pile: string[], thing: string): void {
  pile.splice(pile.indexOf(thing), 1);
}

/** The dice of a part that have still to be entered. */
export function missing(part: SpawnPart): number {
  return part.dice.filter((die) => !die).length;
}

/** Whether the open page has been read to its end, and all dice on it are known where dice are entered. */
export function isRead({ pages, open, waits, keeps }: Pick<Walk, "pages" | "open" | "waits" | "keeps">): boolean {
  const parts = pages[open]?.parts ?? [];
  return waits < 0 && (!keeps.dice || parts.every((part) => part.kind !== "spawn" || missing(part) === 0));
}
