/** What happened in a step, told one after the other: whoever acts is a scene, and a scene has beats (it goes there, the
dice fall, they are defended against, and what comes of it), each with the pieces as they stand then. Pure.

The rules have decided everything: only events are followed here. */
import { keyOf, type Spot } from "./map";
import type { EnemyView, Event, HeroView, View } from "./types";

/** The pieces on the map at some moment. */
export interface Moment {
  readonly heroes: readonly HeroView[];
  readonly enemies: readonly EnemyView[];
}

/** An attack: what was thrown, what was held against it, and what it cost. */
export interface Blow {
  /** Whom it hits: the seat of a hero, or an enemy as it stood. */
  readonly target: number | EnemyView | null;
  readonly ranged: boolean;
  readonly from: Spot;
  readonly to: Spot;
  readonly dice: readonly number[];
  readonly bonus: number;
  readonly hits: number;
  readonly criticals: number;
  /** The dice of the defence, null where there was nothing to defend. */
  readonly defence: readonly number[] | null;
  /** Hits that were defended and not blocked. */
  readonly wounds: number;
  readonly damage: number;
  readonly fell: boolean;
}

export interface Beat {
  readonly kind: "goes" | "throws" | "defends" | "ends";
  readonly moment: Moment;
}

export interface Scene {
  /** Who acts: the seat of a hero, an enemy as it stood, or nobody: the round itself. */
  readonly actor: number | EnemyView | null;
  readonly from: Spot | null;
  readonly to: Spot | null;
  readonly beats: readonly Beat[];
  readonly blows: readonly Blow[];
  readonly idle: boolean;
  readonly events: readonly Event[];
}

/** Milliseconds. */
export const BEATS: Readonly<Record<Beat["kind"], number>> = { goes: 520, throws: 780, defends: 640, ends: 700 };

/** The pieces after an event; `later` knows what has come to the table since. */
export function after(moment: Moment, event: Event, later: Pick<View, "enemies">): Moment {
  const hero = (seat: number, change: Partial<HeroView>): Moment => ({
    ...moment,
    heroes: moment.heroes.map((one, i) => (i === seat ? { ...one, ...change } : one)),
  });
  const foe = (at: Spot, change: Partial<EnemyView>): Moment => ({
    ...moment,
    enemies: moment.enemies.map((one) => (keyOf(one.at) === keyOf(at) ? { ...one, ...change } : one)),
  });
  switch (event.kind) {
    case "moved":
    case "pushed":
      return hero(event.seat, { at: event.to });
    case "stood":
      return hero(event.seat, { at: event.square });
    case "wounded":
    case "healed":
    case "saved":
      return hero(event.seat, { health: event.health });
    case "died":
      return hero(event.seat, { at: null, health: 0, dead: true });
    case "foe-moved":
    case "foe-pushed":
      return foe(event.from, { at: event.to });
    case "foe-wounded":
    case "regenerated":
    case "ritual":
      return foe(event.square, { health: event.health });
    case "foe-stunned":
      return foe(event.square, { stunned: true });
    case "idle":
      return foe(event.square, { stunned: false });
    case "defeated":
    case "foe-removed":
      return { ...moment, enemies: moment.enemies.filter(({ at }) => keyOf(at) !== keyOf(event.square)) };
    case "spawned": {
      const come = later.enemies.find(({ at, card, id }) => keyOf(at) === keyOf(event.square) && card === event.enemy && moment.enemies.every((one) => one.id !== id));
      return come ? { ...moment, enemies: [...moment.enemies, come] } : moment;
    }
    default:
      return moment;
  }
}

interface Draft {
  actor: Scene["actor"];
  from: Spot | null;
  to: Spot | null;
  beats: Beat[];
  blows: Blow[];
  idle: boolean;
  events: Event[];
}

/** The scenes of a step, from the table before it. */
export function scenesOf(before: Pick<View, "heroes" | "enemies">, events: readonly Event[], later: Pick<View, "enemies">): Scene[] {
  let moment: Moment = { heroes: before.heroes, enemies: before.enemies };
  const scenes: Draft[] = [];
  let scene: Draft | null = null;
  for (const event of events) {
    const actor = actorOf(event, moment);
    if (actor !== undefined && (!scene || !isSame(scene.actor, actor))) {
      scene = { actor, from: null, to: null, beats: [], blows: [], idle: false, events: [] };
      scenes.push(scene);
    }
    const then = after(moment, event, later);
    if (scene) {
      scene.events.push(event);
      note(scene, event, moment, then);
    }
    moment = then;
  }
  // Whatever came last belongs to the last beat, so that a tale ends with the table as it is.
  return scenes.filter(({ beats }) => beats.length > 0);
}

/** Whether a step is worth telling piece by piece. */
export function isTale(scenes: readonly Scene[]): boolean {
  return scenes.some(({ blows, actor, idle }) => blows.length > 0 || idle || (actor !== null && typeof actor === "object"));
}

/** Whoever begins to act with this event; undefined where it belongs to what is told already. */
function actorOf(event: Event, moment: Moment): Scene["actor"] | undefined {
  const at = (spot: Spot) => moment.enemies.find((one) => keyOf(one.at) === keyOf(spot));
  switch (event.kind) {
    case "moved":
    case "attacked":
    case "used":
    case "invoked":
      return event.seat;
    case "foe-moved":
    case "foe-attacked":
      return at(event.from);
    case "idle":
    case "siphoned":
      return at(event.square);
    case "round":
      return null;
    default:
      return undefined;
  }
}

function isSame(one: Scene["actor"], other: Scene["actor"]): boolean {
  if (one !== null && other !== null && typeof one === "object" && typeof other === "object") return one.id === other.id;
  return one === other;
}

function note(scene: Draft, event: Event, before: Moment, moment: Moment): void {
  const beat = (kind: Beat["kind"]) => scene.beats.push({ kind, moment });
  const target = (to: Spot): EnemyView | null => before.enemies.find(({ at }) => keyOf(at) === keyOf(to)) ?? null;
  const last = scene.blows.at(-1);
  const change = (more: Partial<Blow>) => {
    if (last) scene.blows[scene.blows.length - 1] = { ...last, ...more };
  };
  const blow = { dice: [], bonus: 0, hits: 0, criticals: 0, defence: null, wounds: 0, damage: 0, fell: false };
  switch (event.kind) {
    case "moved":
    case "foe-moved":
      scene.from ??= event.from;
      scene.to = event.to;
      beat("goes");
      break;
    case "attacked":
      scene.blows.push({ ...blow, target: target(event.to), ranged: isFar(event), from: event.from, to: event.to });
      break;
    case "foe-attacked":
      scene.blows.push({ ...blow, target: event.seat, ranged: isFar(event), from: event.from, to: event.to });
      break;
    case "threw":
      change({ dice: event.dice, bonus: event.bonus, hits: event.hits, criticals: event.criticals });
      beat("throws");
      break;
    case "defended":
    case "foe-defended":
      change({ defence: event.dice, wounds: event.wounds });
      beat("defends");
      break;
    case "wounded":
    case "foe-wounded":
      change({ damage: (last?.damage ?? 0) + event.damage, fell: event.health === 0 });
      beat("ends");
      break;
    case "idle":
      scene.idle = true;
      beat("ends");
      break;
    default:
      // What follows from a beat is shown with it.
      if (scene.beats.length > 0) scene.beats[scene.beats.length - 1] = { ...scene.beats.at(-1)!, moment };
  }
}

function isFar({ from, to }: { from: Spot; to: Spot }): boolean {
  return Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) > 1;
}

/** Of a throw, which dice hit: the highest, as many as the rules have counted. */
export function marked(dice: readonly number[], count: number): boolean[] {
  const order = dice.map((_, i) => i).sort((one, other) => dice[other]! - dice[one]!);
  const taken = new Set(order.slice(0, count));
  return dice.map((_, i) => taken.has(i));
}

/** The dice that were blocked with. */
export function blocked({ defence, wounds }: Pick<Blow, "defence" | "wounds">): number {
  return (defence?.length ?? 0) - wounds;
}
