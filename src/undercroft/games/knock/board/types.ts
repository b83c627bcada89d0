/* All that leaves a table of `knock`. Made by `npm run types` from `undercroft schema`: change the Python, not this file. */

import type { Table as AnyTable } from "$table/board";
import type { Preview as AnyPreview, SeatView as AnySeatView, Step as AnyStep } from "$table/types";

export type View = KeepView;
export type Action =
  | PlaceAction
  | RevealAction
  | FireballAction
  | IceFlashAction
  | PoisonAction
  | SphereAction
  | TimeUpAction
  | DoneAction;
export type Event =
  | DealtEvent
  | OpenedEvent
  | PlacedEvent
  | RevealedEvent
  | CastEvent
  | BurnedEvent
  | FrozeEvent
  | PoisonedEvent
  | FlippedEvent
  | TimedEvent
  | DefeatedEvent
  | AlarmEvent
  | DrewEvent
  | NoDrawEvent
  | KnightEvent
  | FoundEvent
  | EndedEvent;
export type Content = Cards;
export type Options = KeepOptions;
export type SeatView = AnySeatView<View, Action>;
export type Step = AnyStep<Action, Event>;
export type Preview = AnyPreview<View, Event>;
/** What a board of this game is handed. */
export type Table = AnyTable<View, Action, Event>;
/** By the kind of an inquiry: what is asked and what is answered. */
export type Inquiries = Record<never, never>;

export interface PlaceAction {
  kind: "place";
  code: string;
  card: string;
  site: [number, number];
  turned: boolean;
}
export interface RevealAction {
  kind: "reveal";
  code: string;
  card: string;
}
export interface FireballAction {
  kind: "fireball";
  code: string;
  site: [number, number];
}
export interface IceFlashAction {
  kind: "ice-flash";
  code: string;
  site: [number, number];
}
export interface PoisonAction {
  kind: "poison";
  code: string;
  site: [number, number];
  corner: string;
}
export interface SphereAction {
  kind: "sphere";
  code: string;
}
export interface TimeUpAction {
  kind: "time-up";
  code: string;
}
export interface DoneAction {
  kind: "done";
  code: string;
}
/**
 * A keep as one seat sees it.
 */
export interface KeepView {
  seat: number | null;
  players: number;
  level: number;
  turn: number;
  dungeon: Placed[];
  hands: (string | null)[][];
  revealed: (string | null)[];
  pile: number;
  knight: "drawn" | "dungeon" | "pile";
  reserve: number;
  silence: boolean;
  spells: string[];
  poison: Poisoned | null;
  burned: string | null;
  adventure: boolean;
  chest_hunt: boolean;
  clock: boolean;
  end: string;
}
/**
 * A card of the dungeon; later ones lie on top. `tokens` is null for halls and defeated creatures.
 *
 * A creature without tokens is frozen, or has ended the keep.
 */
export interface Placed {
  card: string;
  x: number;
  y: number;
  turned: boolean;
  danger: number;
  tokens: number | null;
  frozen?: boolean;
}
/**
 * The corner of a card that counts zero.
 */
export interface Poisoned {
  x: number;
  y: number;
  corner: string;
}
export interface DealtEvent {
  kind: "dealt";
  seat: number;
  card: string | null;
}
export interface OpenedEvent {
  kind: "opened";
  card: string;
}
export interface PlacedEvent {
  kind: "placed";
  seat: number;
  card: string;
  site: [number, number];
  turned: boolean;
}
export interface RevealedEvent {
  kind: "revealed";
  seat: number;
  card: string;
}
export interface CastEvent {
  kind: "cast";
  seat: number;
  spell: string;
}
export interface BurnedEvent {
  kind: "burned";
  site: [number, number];
  card: string;
  tokens: number;
}
export interface FrozeEvent {
  kind: "froze";
  site: [number, number];
}
export interface PoisonedEvent {
  kind: "poisoned";
  site: [number, number];
  corner: string;
}
export interface FlippedEvent {
  kind: "flipped";
  silence: boolean;
}
export interface TimedEvent {
  kind: "timed";
  site: [number, number];
  tokens: number;
}
export interface DefeatedEvent {
  kind: "defeated";
  site: [number, number];
  card: string;
  tokens: number;
}
export interface AlarmEvent {
  kind: "alarm";
  tokens: number;
}
export interface DrewEvent {
  kind: "drew";
  seat: number;
  card: string | null;
}
export interface NoDrawEvent {
  kind: "no-draw";
  seat: number;
}
export interface KnightEvent {
  kind: "knight";
  seat: number;
}
export interface FoundEvent {
  kind: "found";
  spell: string;
}
export interface EndedEvent {
  kind: "ended";
  end: string;
}
/**
 * A single keep, or one keep of an adventure.
 */
export interface KeepOptions {
  players?: number;
  first?: number;
  adventure?: boolean;
  keep?: number;
  spells?: ("fireball" | "ice-flash" | "poison" | "sphere")[];
  chests?: boolean;
  clock?: number;
}
/**
 * A content file.
 */
export interface Cards {
  title: string;
  halls: Hall[];
  creatures: Creature[];
}
/**
 * A card. Corners are read like a page: upper left, upper right, lower left, lower right.
 */
export interface Hall {
  origin: "fact" | "house" | "rulebook";
  code: string;
  corners: [number, number, number, number];
  silence?: boolean;
  chests?: number;
  level?: number | null;
}
/**
 * A card with a creature. Its name stands under the text key `creature-{name}`, or is shown as written.
 */
export interface Creature {
  origin: "fact" | "house" | "rulebook";
  code: string;
  corners: [number, number, number, number];
  silence?: boolean;
  chests?: number;
  level?: number | null;
  name: string;
  tokens: number;
  knight?: boolean;
}
