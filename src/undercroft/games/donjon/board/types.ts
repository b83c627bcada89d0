/* All that leaves a table of `donjon`. Made by `npm run types` from `undercroft schema`: change the Python, not this file. */

import type { Table as AnyTable } from "$table/board";
import type { Preview as AnyPreview, Score, SeatView as AnySeatView, Step as AnyStep } from "$table/types";

export type View = ContestView;
export type Action =
  | RecruitAction
  | MoveAction
  | PlaceAction
  | PowerAction
  | MixAction
  | CallAction
  | GuardianAction
  | RemoveAction
  | DumpAction
  | SpreadAction
  | PassAction;
export type Event =
  | ObjectiveEvent
  | BoardEvent
  | TurnEvent
  | ThreatEvent
  | CameEvent
  | InnEvent
  | HitEvent
  | NoInnEvent
  | GroupEvent
  | ProgressedEvent
  | MalusEvent
  | RevealedEvent
  | GuardedEvent
  | RecruitedEvent
  | PlacedEvent
  | FootstepsEvent
  | MovedEvent
  | SacrificedEvent
  | MixedEvent
  | CalledEvent
  | DrewEvent
  | RemovedEvent
  | DumpedEvent
  | NewMixtureEvent
  | NewVipEvent
  | LastRoundEvent
  | ReshuffledEvent
  | EndedEvent;
export type Content = Cards;
export type Options = ContestOptions;
export type SeatView = AnySeatView<View, Action>;
export type Step = AnyStep<Action, Event>;
export type Preview = AnyPreview<View, Event>;
/** What a board of this game is handed. */
export type Table = AnyTable<View, Action, Event>;
/** By the kind of an inquiry: what is asked and what is answered. */
export interface Inquiries {
  "score": [ScoreInquiry, Array<Score>];
  "ways": [WaysInquiry, Array<Way>];
  "inn": [InnInquiry, Array<Meant>];
  "deck": [DeckInquiry, Array<CardEffects>];
}

export interface RecruitAction {
  kind: "recruit";
  code: string;
  area: string;
  monster: string;
  count: number;
  to: string;
}
export interface MoveAction {
  kind: "move";
  code: string;
  monster: string;
  from: string;
  to: string;
}
export interface PlaceAction {
  kind: "place";
  code: string;
  monster: string;
  to: string;
}
export interface PowerAction {
  kind: "power";
  code: string;
  monster: string;
  from: string;
}
export interface MixAction {
  kind: "mix";
  code: string;
  mixture: string;
}
export interface CallAction {
  kind: "call";
  code: string;
  vip: string;
}
export interface GuardianAction {
  kind: "guardian";
  code: string;
  power: string;
}
export interface RemoveAction {
  kind: "remove";
  code: string;
  room: string;
}
export interface DumpAction {
  kind: "dump";
  code: string;
  monster: string;
  from: string;
}
export interface SpreadAction {
  kind: "spread";
  code: string;
  area: string;
}
export interface PassAction {
  kind: "pass";
  code: string;
}
/**
 * The table.
 */
export interface ContestView {
  seat: number | null;
  first: number;
  turn: number;
  phase: "guardian" | "move" | "over" | "power" | "recruit" | "threat";
  last_round: boolean;
  objectives: string[];
  forest: {
    [k: string]: number;
  };
  swamp: {
    [k: string]: number;
  };
  oubliettes: {
    [k: string]: number;
  };
  reserve: {
    [k: string]: number;
  };
  terrace: number;
  threats: number;
  shown_threat: string | null;
  kept: string[];
  cemetery: string[];
  inn: number;
  inn_gone: string[];
  mixtures: number;
  open_mixtures: string[];
  mixtures_gone: string[];
  vips: number;
  open_vips: string[];
  vips_gone: string[];
  swordbearers: number;
  swordbearers_gone: string[];
  dungeons: DungeonView[];
  tasks: Task[];
}
/**
 * One dungeon.
 */
export interface DungeonView {
  board: string;
  places: PlaceView[];
  malus: number[];
  malus_left: number[];
  guardian: GuardianView | null;
  score: ScoreLine[];
  points: number;
}
/**
 * A place of a dungeon and who is in it; what is not there is left out.
 */
export interface PlaceView {
  place: string;
  monsters?: {
    [k: string]: number;
  };
  groups?: number;
  piles?: number;
  guarded?: number;
}
/**
 * A Guardian tile that has been revealed.
 */
export interface GuardianView {
  tile: string;
  powers: PowerView[];
}
/**
 * A power of a Guardian tile.
 */
export interface PowerView {
  power: string;
  malus: number | null;
}
/**
 * What one line of the score would be now.
 */
export interface ScoreLine {
  line: string;
  points: number;
  objective?: string | null;
}
/**
 * Something that a seat has to do or to suffer; what its kind does not have is left out.
 */
export interface Task {
  seat: number;
  kind: string;
  count?: number;
  what?: string | null;
  from?: string | null;
  to?: string | null;
  source?: Source | null;
}
/**
 * The card or power that a task comes from: one of these.
 */
export interface Source {
  threat?: string | null;
  inn?: string | null;
  mixture?: string | null;
  vip?: string | null;
  swordbearer?: string | null;
  power?: string | null;
  room?: string | null;
}
export interface ObjectiveEvent {
  kind: "objective";
  objective: string;
}
export interface BoardEvent {
  kind: "board";
  seat: number;
  board: string;
}
export interface TurnEvent {
  kind: "turn";
  seat: number;
}
export interface ThreatEvent {
  kind: "threat";
  threat: string;
}
export interface CameEvent {
  kind: "came";
  monster: string;
  from: string;
  to: string;
}
export interface InnEvent {
  kind: "inn";
  inn: string;
}
export interface HitEvent {
  kind: "hit";
  seat: number;
  inn: string;
}
export interface NoInnEvent {
  kind: "no-inn";
}
export interface GroupEvent {
  kind: "group";
  seat: number;
  from: string;
  to: string;
}
export interface ProgressedEvent {
  kind: "progressed";
  seat: number;
  from: string;
  to: string;
}
export interface MalusEvent {
  kind: "malus";
  seat: number;
  malus: number;
}
export interface RevealedEvent {
  kind: "revealed";
  seat: number;
  tile: string;
}
export interface GuardedEvent {
  kind: "guarded";
  seat: number;
  power: string;
  malus: number;
}
export interface RecruitedEvent {
  kind: "recruited";
  seat: number;
  monster: string;
  from: string;
  to: string;
}
export interface PlacedEvent {
  kind: "placed";
  seat: number;
  monster: string;
  from: string;
  to: string;
}
export interface FootstepsEvent {
  kind: "footsteps";
  seat: number;
  count: number;
}
export interface MovedEvent {
  kind: "moved";
  seat: number;
  monster: string;
  from: string;
  to: string;
}
export interface SacrificedEvent {
  kind: "sacrificed";
  seat: number;
  monster: string;
  from: string;
  to: string;
}
export interface MixedEvent {
  kind: "mixed";
  seat: number;
  mixture: string;
}
export interface CalledEvent {
  kind: "called";
  seat: number;
  vip: string;
  room: string;
}
export interface DrewEvent {
  kind: "drew";
  seat: number;
  swordbearer: string;
}
export interface RemovedEvent {
  kind: "removed";
  seat: number;
  from: string;
  to: string;
}
export interface DumpedEvent {
  kind: "dumped";
  seat: number;
  monster: string;
  from: string;
  to: string;
}
export interface NewMixtureEvent {
  kind: "new-mixture";
  mixture: string;
}
export interface NewVipEvent {
  kind: "new-vip";
  vip: string;
}
export interface LastRoundEvent {
  kind: "last-round";
}
export interface ReshuffledEvent {
  kind: "reshuffled";
}
export interface EndedEvent {
  kind: "ended";
}
/**
 * Who begins, with which boards, and which objectives may come.
 */
export interface ContestOptions {
  players?: number;
  first?: number;
  boards?: ("east" | "north" | "south" | "west")[];
  expert?: boolean;
  objectives?: (
    | "brou-a"
    | "brou-b"
    | "brou-star-a"
    | "brou-star-b"
    | "dragon-a"
    | "dragon-b"
    | "dragon-star-a"
    | "dragon-star-b"
    | "spider-a"
    | "spider-b"
    | "spider-star-a"
    | "spider-star-b"
    | "vampire-a"
    | "vampire-b"
    | "vampire-star-a"
    | "vampire-star-b"
  )[];
}
/**
 * A content file.
 */
export interface Cards {
  title: string;
  threats: Threat[];
  inn: InnCard[];
  mixtures: Mixture[];
  vips: VipCard[];
  swordbearers: Swordbearer[];
  powers: GuardianPower[];
  tiles: Tile[];
  boards: Board[];
  objectives: Objective[];
}
/**
 * Used from so many `players` on; `all` is what its left icon does to everybody.
 */
export interface Threat {
  origin: "fact" | "house" | "rulebook";
  code: string;
  players: number;
  monsters: ["brou" | "dragon" | "spider" | "vampire", "brou" | "dragon" | "spider" | "vampire"];
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  all?: string[];
  threat?: boolean;
}
/**
 * Hits whoever has most, or least, of what it names.
 */
export interface InnCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  who: "least" | "most";
  what: "brou" | "dragon" | "group" | "skeleton" | "spider" | "vampire" | "vip";
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  hit: string[];
}
/**
 * For a monster of the laboratory.
 */
export interface Mixture {
  origin: "fact" | "house" | "rulebook";
  code: string;
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  you: string[];
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  others?: string[];
}
/**
 * For a monster of the refectory.
 */
export interface VipCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  you: string[];
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  others?: string[];
}
/**
 * For a monster of the bedroom.
 */
export interface Swordbearer {
  origin: "fact" | "house" | "rulebook";
  code: string;
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  you: string[];
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  others?: string[];
}
/**
 * For a Malus tile.
 */
export interface GuardianPower {
  origin: "fact" | "house" | "rulebook";
  code: string;
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  you: string[];
  /**
   * Items: An effect in its code; asked for a deck, the game tells it in parts.
   */
  others?: string[];
}
/**
 * A Guardian tile and its powers.
 */
export interface Tile {
  origin: "fact" | "house" | "rulebook";
  code: string;
  powers: [string, string, string];
}
/**
 * A dungeon board and the monsters in its entrance.
 */
export interface Board {
  origin: "fact" | "house" | "rulebook";
  code: string;
  monsters: [
    "brou" | "dragon" | "skeleton" | "spider" | "vampire",
    "brou" | "dragon" | "skeleton" | "spider" | "vampire",
    "brou" | "dragon" | "skeleton" | "spider" | "vampire",
    "brou" | "dragon" | "skeleton" | "spider" | "vampire"
  ];
}
/**
 * A side of an Objective tile; what the points are for depends on its form (see `cards.py`).
 */
export interface Objective {
  origin: "fact" | "house" | "rulebook";
  code: string;
  colour: "brou" | "dragon" | "spider" | "vampire";
  star?: boolean;
  form: "each" | "majority" | "pair" | "span" | "total";
  kind: "brou" | "dragon" | "skeleton" | "spider" | "vampire" | "vip";
  other?: ("brou" | "dragon" | "skeleton" | "spider" | "vampire" | "vip") | null;
  places: "hallways" | "rooms" | "treasuries";
  need?: number;
  at?: number[];
  points: number[];
}
/**
 * What everybody would score now, with what each line is made of.
 */
export interface ScoreInquiry {
  kind: "score";
}
/**
 * Where footsteps can take a monster (D19).
 */
export interface WaysInquiry {
  kind: "ways";
  from: string;
  footsteps?: number | null;
}
/**
 * A place that can be reached, the places on the way to it with itself as the last, and how many footsteps.
 */
export interface Way {
  to: string;
  path: string[];
  footsteps: number;
}
/**
 * Whom each Inn card that may still come would hit if it came now (D13).
 */
export interface InnInquiry {
  kind: "inn";
}
/**
 * An Inn card and those whom it would hit.
 */
export interface Meant {
  inn: string;
  seats: number[];
}
/**
 * What all cards of a deck do.
 */
export interface DeckInquiry {
  kind: "deck";
  deck: "inn" | "mixture" | "power" | "swordbearer" | "threat" | "vip";
}
/**
 * What a card does for you, or for those whom it hits, and then for all others.
 */
export interface CardEffects {
  code: string;
  you: Effect[];
  others: Effect[];
}
/**
 * One thing that a card does; in words it is the message `effect-{kind}`.
 */
export interface Effect {
  kind: string;
  count: number;
  what?: string | null;
  from?: string | null;
  to?: string | null;
}
