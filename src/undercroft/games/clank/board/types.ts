/* All that leaves a table of `clank`. Made by `npm run types` from `undercroft schema`: change the Python, not this file. */

import type { Table as AnyTable } from "$table/board";
import type { Preview as AnyPreview, SeatView as AnySeatView, Sentence, Step as AnyStep } from "$table/types";

export type View = HeistView;
export type Action =
  | TakeAction
  | GrabAction
  | DiscardAction
  | ChooseAction
  | TrashAction
  | ReplaceAction
  | PassAction
  | PlayAllAction
  | PlayAction
  | ArtifactAction
  | MoveAction
  | TeleportAction
  | BuyAction
  | UseAction
  | FightAction
  | MarketAction
  | DrinkAction
  | EndAction;
export type Event =
  | BoxedEvent
  | OpenedEvent
  | DealtEvent
  | BeginsEvent
  | PlayedEvent
  | DrewEvent
  | NewHandEvent
  | ShuffledEvent
  | DiscardedEvent
  | TrashedEvent
  | ReplacedEvent
  | AcquiredEvent
  | UsedEvent
  | DefeatedEvent
  | MovedEvent
  | WoundedEvent
  | TeleportedEvent
  | FoundEvent
  | IdolEvent
  | StoleEvent
  | BoughtEvent
  | DrankEvent
  | GoldEvent
  | NoiseEvent
  | HushedEvent
  | HealedEvent
  | ArrivedEvent
  | RageEvent
  | CubesEvent
  | AttackEvent
  | HitEvent
  | MissedEvent
  | RescuedEvent
  | FellEvent
  | LeftEvent
  | CountedEvent
  | EndedEvent;
export type Options = HeistOptions;
export type SeatView = AnySeatView<View, Action>;
export type Step = AnyStep<Action, Event>;
export type Preview = AnyPreview<View, Event>;
/** What a board of this game is handed. */
export type Table = AnyTable<View, Action, Event>;
/** By the kind of an inquiry: what is asked and what is answered. */
export interface Inquiries {
  "way": [AskWay, Ways];
  "home": [AskHome, Home];
  "reach": [AskReach, Reach];
  "attack": [AskAttack, Attack];
  "offers": [AskOffers, Offers];
}

export interface TakeAction {
  kind: "take";
  code: string;
}
export interface GrabAction {
  kind: "grab";
  code: string;
  room: number;
}
export interface DiscardAction {
  kind: "discard";
  code: string;
  card: string;
}
export interface ChooseAction {
  kind: "choose";
  code: string;
  verb: string;
}
export interface TrashAction {
  kind: "trash";
  code: string;
  card: string;
  from: string;
}
export interface ReplaceAction {
  kind: "replace";
  code: string;
  card: string;
}
export interface PassAction {
  kind: "pass";
  code: string;
}
export interface PlayAllAction {
  kind: "play-all";
  code: string;
}
export interface PlayAction {
  kind: "play";
  code: string;
  card: string;
}
export interface ArtifactAction {
  kind: "artifact";
  code: string;
}
export interface MoveAction {
  kind: "move";
  code: string;
  room: number;
  swords: number;
}
export interface TeleportAction {
  kind: "teleport";
  code: string;
  room: number;
}
export interface BuyAction {
  kind: "buy";
  code: string;
  card: string;
}
export interface UseAction {
  kind: "use";
  code: string;
  card: string;
}
export interface FightAction {
  kind: "fight";
  code: string;
  card: string;
}
export interface MarketAction {
  kind: "market";
  code: string;
  item: string;
}
export interface DrinkAction {
  kind: "drink";
  code: string;
  secret: string;
}
export interface EndAction {
  kind: "end";
  code: string;
}
/**
 * The table as one seat sees it.
 */
export interface HeistView {
  seat: number | null;
  side: "day" | "dusk";
  turn: number;
  turns: number;
  now: ThisTurn;
  pending: Pending[];
  ending: boolean;
  thieves: ThiefView[];
  row: Offer[];
  reserve: Pile[];
  deck: number;
  discard: string[];
  box: string[];
  tokens: Tokens[];
  minor: string[];
  major: string[];
  artifacts: LyingArtifact[];
  market: Market;
  dragon: Dragon;
  countdown: Countdown | null;
  end: "countdown" | "out" | "running";
}
/**
 * What the thief in turn has to spend beside gold, and what holds until the turn ends.
 */
export interface ThisTurn {
  skill: number;
  swords: number;
  boots: number;
  teleports: number;
  hush: number;
  springs: number;
  burgles: number;
  stopped: boolean;
  tired: boolean;
  sure_footed: boolean;
  fearless: boolean;
  jewellers: number;
  searches: number;
  swaggers: number;
  unmet: string[];
  placed: number;
  gains: number;
  gold_paid: number;
  skill_paid: number;
}
/**
 * Something that the thief in turn must decide first.
 */
export interface Pending {
  what: "burgle" | "choose" | "discard" | "grab" | "replace" | "spring" | "take" | "trash";
  card: string | null;
}
/**
 * A thief as one seat sees it.
 */
export interface ThiefView {
  colour: string;
  status: "escaped" | "inside" | "lost" | "rescued";
  room: number;
  health: number;
  max_health: number;
  clank: number;
  supply: number;
  gold: number;
  points: number;
  hand: string[];
  open: number;
  deck: string[];
  deck_size: number;
  played: string[];
  discard: string[];
  artifacts: Artifact[];
  capacity: number;
  keys: number;
  backpacks: number;
  crowns: number[];
  idols: number;
  secrets: string[];
}
/**
 * An artifact, and how many points it is worth.
 */
export interface Artifact {
  artifact: string;
  points: number;
}
/**
 * A card that can be had, and what it costs just now.
 */
export interface Offer {
  card: string;
  cost: number;
  paid: "skill" | "swords";
}
/**
 * A pile of the reserve.
 */
export interface Pile {
  card: string;
  cost: number;
  paid: "skill" | "swords";
  left: number | null;
}
/**
 * What lies in a room to be taken on arrival; secrets lie face down.
 */
export interface Tokens {
  room: number;
  lying: "idol" | "major" | "minor";
  count: number;
}
/**
 * An artifact that still lies in its room.
 */
export interface LyingArtifact {
  artifact: string;
  points: number;
  room: number;
}
/**
 * What the market still sells.
 */
export interface Market {
  keys: number;
  backpacks: number;
  crowns: number[];
  price: number;
}
/**
 * The dragon, her bag and what she has done.
 */
export interface Dragon {
  rage: number;
  track: number[];
  cubes: number;
  bag: Cubes;
  aside: Cubes;
  attacks: string[][];
  schedule: number | null;
}
/**
 * Cubes by colour: each thief has one, black is the dragon's.
 */
export interface Cubes {
  red?: number;
  blue?: number;
  green?: number;
  yellow?: number;
  black?: number;
}
/**
 * Somebody is out, and the others have little time left.
 */
export interface Countdown {
  herald: number;
  space: number;
  last: number;
  more: number | null;
}
export interface BoxedEvent {
  kind: "boxed";
  artifact: string;
}
export interface OpenedEvent {
  kind: "opened";
  card: string;
}
export interface DealtEvent {
  kind: "dealt";
  seat: number;
  card: string | null;
}
export interface BeginsEvent {
  kind: "begins";
  seat: number;
}
export interface PlayedEvent {
  kind: "played";
  seat: number;
  card: string;
}
export interface DrewEvent {
  kind: "drew";
  seat: number;
  card: string | null;
}
export interface NewHandEvent {
  kind: "new-hand";
  seat: number;
  cards: number;
}
export interface ShuffledEvent {
  kind: "shuffled";
  seat: number;
  cards: number;
}
export interface DiscardedEvent {
  kind: "discarded";
  seat: number;
  card: string;
}
export interface TrashedEvent {
  kind: "trashed";
  seat: number;
  card: string;
  from: string;
}
export interface ReplacedEvent {
  kind: "replaced";
  seat: number;
  card: string;
}
export interface AcquiredEvent {
  kind: "acquired";
  seat: number;
  card: string;
  skill: number;
}
export interface UsedEvent {
  kind: "used";
  seat: number;
  card: string;
  skill: number;
}
export interface DefeatedEvent {
  kind: "defeated";
  seat: number;
  card: string;
  swords: number;
}
export interface MovedEvent {
  kind: "moved";
  seat: number;
  from: number;
  to: number;
  swords: number;
}
export interface WoundedEvent {
  kind: "wounded";
  seat: number;
  damage: number;
  from: number;
  to: number;
}
export interface TeleportedEvent {
  kind: "teleported";
  seat: number;
  from: number;
  to: number;
}
export interface FoundEvent {
  kind: "found";
  seat: number;
  secret: string;
  room: number;
}
export interface IdolEvent {
  kind: "idol";
  seat: number;
  room: number;
}
export interface StoleEvent {
  kind: "stole";
  seat: number;
  artifact: string;
  room: number;
  points: number;
}
export interface BoughtEvent {
  kind: "bought";
  seat: number;
  item: string;
  points: number;
}
export interface DrankEvent {
  kind: "drank";
  seat: number;
  secret: string;
}
export interface GoldEvent {
  kind: "gold";
  seat: number;
  gold: number;
}
export interface NoiseEvent {
  kind: "noise";
  seat: number;
  cubes: number;
}
export interface HushedEvent {
  kind: "hushed";
  seat: number;
  cubes: number;
}
export interface HealedEvent {
  kind: "healed";
  seat: number;
  cubes: number;
  health: number;
}
export interface ArrivedEvent {
  kind: "arrived";
  card: string;
}
export interface RageEvent {
  kind: "rage";
  from: number;
  to: number;
  cubes: number;
}
export interface CubesEvent {
  kind: "cubes";
  cubes: number;
}
export interface AttackEvent {
  kind: "attack";
  cubes: number;
  bag: number;
}
export interface HitEvent {
  kind: "hit";
  seat: number;
  health: number;
}
export interface MissedEvent {
  kind: "missed";
  cube: string;
}
export interface RescuedEvent {
  kind: "rescued";
  seat: number;
  room: number;
}
export interface FellEvent {
  kind: "fell";
  seat: number;
  room: number;
}
export interface LeftEvent {
  kind: "left";
  seat: number;
}
export interface CountedEvent {
  kind: "counted";
  seat: number;
  space: number;
}
export interface EndedEvent {
  kind: "ended";
  end: string;
}
export interface HeistOptions {
  players?: number;
  side?: "day" | "dusk";
  first?: number;
}
/**
 * A content file.
 */
export interface Content {
  title: string;
  cards: Card[];
  secrets: Secret[];
  day_rooms: Room[];
  day_tunnels: Tunnel[];
  dusk_rooms: Room[];
  dusk_tunnels: Tunnel[];
}
/**
 * A card; `count` is how many there are, of a starting card how many in each starting deck.
 */
export interface Card {
  origin: "fact" | "house" | "rulebook";
  code: string;
  kind: "companion" | "device" | "gem" | "goblin" | "item" | "monster" | "reserve" | "starter";
  count: number;
  cost?: number;
  points?: number;
  score?: "" | "gold" | "mastery" | "relics" | "tomes";
  companion?: boolean;
  play?: {
    [k: string]: number;
  };
  price?: "" | "discard";
  then?: {
    [k: string]: number;
  }[];
  when?: "" | "artifact" | "companion" | "crown" | "idol";
  bonus?: {
    [k: string]: number;
  };
  turn?: ("fearless" | "jeweller" | "rich" | "sure-footed" | "swagger")[];
  gain?: {
    [k: string]: number;
  };
  arrive?: {
    [k: string]: number;
  };
  where?: "" | "cave" | "depths";
  dragon?: boolean;
  danger?: boolean;
}
export interface Secret {
  origin: "fact" | "house" | "rulebook";
  code: string;
  kind: "major" | "minor";
  count: number;
  points?: number;
  kept?: boolean;
  now?: {
    [k: string]: number;
  };
  use?: {
    [k: string]: number;
  };
}
/**
 * A room. `at` is about where it lies, in thousandths of the board's width and height.
 */
export interface Room {
  origin: "fact" | "house" | "rulebook";
  room: number;
  at: [number, number];
  depths?: boolean;
  cave?: boolean;
  market?: boolean;
  fountain?: boolean;
  minor?: number;
  major?: number;
  idols?: number;
  artifact?: number;
}
/**
 * A tunnel between two rooms; a one-way tunnel leads from the first to the second.
 */
export interface Tunnel {
  origin: "fact" | "house" | "rulebook";
  rooms: [number, number];
  boots?: number;
  monsters?: number;
  locked?: boolean;
  one_way?: boolean;
  wraps?: boolean;
}
/**
 * The ways to a room, tunnel by tunnel, whatever they take: for more than one turn as well.
 */
export interface AskWay {
  kind: "way";
  room: number;
  seat?: number | null;
}
/**
 * The ways to a room, the one with the fewest boots first; none of them is worse in everything than another.
 */
export interface Ways {
  ways: Way[];
}
/**
 * A way, and what it takes in all.
 */
export interface Way {
  passages: Passage[];
  boots: number;
  monsters: number;
  swords: number;
  damage: number;
  key: boolean;
  stops: number[];
  now: boolean;
}
/**
 * A tunnel on a way, from one room to another.
 */
export interface Passage {
  from: number;
  to: number;
  boots: number;
  monsters: number;
  locked: boolean;
  stops: boolean;
}
/**
 * The boots that it takes from a room to the exit, or from every room.
 */
export interface AskHome {
  kind: "home";
  room?: number | null;
  seat?: number | null;
}
export interface Home {
  rooms: FromRoom[];
}
/**
 * How far a room is from the exit.
 */
export interface FromRoom {
  room: number;
  boots: number | null;
}
/**
 * The rooms that the thief in turn can walk to with what this turn has.
 */
export interface AskReach {
  kind: "reach";
}
export interface Reach {
  rooms: Reached[];
}
/**
 * A room within reach, by the way that takes the fewest boots.
 */
export interface Reached {
  room: number;
  boots: number;
  damage: number;
  home: number | null;
}
/**
 * What an attack would do now, when all clank has gone into the bag.
 */
export interface AskAttack {
  kind: "attack";
  more?: number;
}
export interface Attack {
  drawn: number;
  bag: number;
  thieves: Odds[];
}
/**
 * What an attack would do to a thief.
 */
export interface Odds {
  cubes: number;
  expected: number;
  chances: number[];
  hit: number;
  out: number;
}
/**
 * What each card of the row and of the reserve costs now, and whether the asking seat can have it.
 */
export interface AskOffers {
  kind: "offers";
}
export interface Offers {
  cards: Offered[];
}
/**
 * A card, what it costs, and how it is had.
 */
export interface Offered {
  card: string;
  cost: number;
  paid: "skill" | "swords";
  code: string;
  refused: Refused | null;
}
/**
 * Why something cannot be had: the id of the rule, and the sentence.
 */
export interface Refused {
  rule: string;
  sentence: Sentence;
}
