/* All that leaves a table of `deckbox`. Made by `npm run types` from `undercroft schema`: change the Python, not this file. */

import type { Table as AnyTable } from "$table/board";
import type { Preview as AnyPreview, SeatView as AnySeatView, Step as AnyStep } from "$table/types";

export type View = DelveView;
export type Action =
  | ReadyAction
  | HeroAction
  | GearAction
  | LearnAction
  | StandAction
  | ChooseAction
  | LetAction
  | AimAction
  | TargetAction
  | GoAction
  | AttackAction
  | WorkAction
  | MoveAction
  | AbilityAction
  | UseAction
  | TakeAction
  | BuyAction
  | GiveAction
  | PayAction
  | EndAction
  | AskAction;
export type Event =
  | ForSaleEvent
  | LaidEvent
  | TaleEvent
  | EpilogueEvent
  | RolledEvent
  | TokenEvent
  | OfferedEvent
  | EnemiesEvent
  | RoundEvent
  | EndedEvent
  | BuiltEvent
  | StoodEvent
  | MovedEvent
  | FellEvent
  | GainedEvent
  | RobbedEvent
  | DrainedEvent
  | ChargedEvent
  | HealedEvent
  | UsedEvent
  | InvokedEvent
  | BoughtEvent
  | GaveEvent
  | PaidEvent
  | TookEvent
  | PickedUpEvent
  | FoundEvent
  | GuardedEvent
  | RalliedEvent
  | TestedEvent
  | ChoseEvent
  | AsksEvent
  | WorkedEvent
  | SpawnedEvent
  | NoDiceEvent
  | FoeRemovedEvent
  | FoeMovedEvent
  | IdleEvent
  | RegeneratedEvent
  | RitualEvent
  | SiphonedEvent
  | AttackedEvent
  | FoeAttackedEvent
  | ThrewEvent
  | DefendedEvent
  | FoeDefendedEvent
  | WoundedEvent
  | FoeWoundedEvent
  | DefeatedEvent
  | DiedEvent
  | SavedEvent
  | StunnedEvent
  | FoeStunnedEvent
  | PushedEvent
  | FoePushedEvent
  | FoeFellEvent
  | CrashedEvent
  | FoeCrashedEvent
  | FoeHitEvent;
export type Options = DelveOptions;
export type SeatView = AnySeatView<View, Action>;
export type Step = AnyStep<Action, Event>;
export type Preview = AnyPreview<View, Event>;
/** What a board of this game is handed. */
export type Table = AnyTable<View, Action, Event>;
/** By the kind of an inquiry: what is asked and what is answered. */
export interface Inquiries {
  "reach": [AskReach, Reach];
  "sight": [AskSight, Sight];
  "odds": [AskOdds, Odds];
  "intent": [AskIntent, Intent];
  "build": [AskBuild, Build];
}

export interface ReadyAction {
  kind: "ready";
  code: string;
  preset: string;
}
export interface HeroAction {
  kind: "hero";
  code: string;
  hero: string;
}
export interface GearAction {
  kind: "gear";
  code: string;
  gear: string;
}
export interface LearnAction {
  kind: "learn";
  code: string;
  ability: string;
}
export interface StandAction {
  kind: "stand";
  code: string;
  square: [number, number];
}
export interface ChooseAction {
  kind: "choose";
  code: string;
  choice: string;
}
export interface LetAction {
  kind: "let";
  code: string;
  die: string;
}
export interface AimAction {
  kind: "aim";
  code: string;
  square: [number, number];
}
export interface TargetAction {
  kind: "target";
  code: string;
  victim: number;
}
export interface GoAction {
  kind: "go";
  code: string;
}
export interface AttackAction {
  kind: "attack";
  code: string;
  square: [number, number];
}
export interface WorkAction {
  kind: "work";
  code: string;
  offer: string;
}
export interface MoveAction {
  kind: "move";
  code: string;
  square: [number, number];
}
export interface AbilityAction {
  kind: "ability";
  code: string;
  square: [number, number];
}
export interface UseAction {
  kind: "use";
  code: string;
  item: string;
  square: [number, number];
}
export interface TakeAction {
  kind: "take";
  code: string;
}
export interface BuyAction {
  kind: "buy";
  code: string;
  item: string;
}
export interface GiveAction {
  kind: "give";
  code: string;
  item: string;
  receiver: number;
}
export interface PayAction {
  kind: "pay";
  code: string;
  treasure: number;
  receiver: number;
}
export interface EndAction {
  kind: "end";
  code: string;
}
export interface AskAction {
  kind: "ask";
  code: string;
  pauses: string;
}
/**
 * A quest as everybody sees it.
 */
export interface DelveView {
  seat: number | null;
  quest: string;
  hard?: boolean;
  ask_ties: boolean;
  phase?: "building" | "enemies" | "heroes" | "recovery";
  round: number;
  last_round?: number;
  active: number | null;
  movement: number;
  tiles: Laid[];
  exits?: Exit[];
  heroes: HeroView[];
  enemies: EnemyView[];
  enemies_so_far: number;
  dice?: Supply;
  market: string[];
  deck?: string[];
  spent: string[];
  lying: Lying[];
  tiles_left: string[];
  encounters_left: string[];
  offers: OfferView[];
  tokens: TokenCount[];
  goals?: Goal[];
  perils?: Goal[];
  fallen: string[];
  deaths: number;
  told: string | null;
  pending: (Building | Reading | Choosing | Placing | Aiming | Acting | Pause | Tie)[];
  end: string;
}
/**
 * A tile on the table: its face, its place among the tiles, and quarter turns to the right. Its squares lie from
 * column 6x and row 6y on; its half-squares in the gaps of one square between the tiles.
 */
export interface Laid {
  tile: string;
  x: number;
  y: number;
  turn: number;
}
/**
 * A half-square with unexplored ground beyond it, and the side of the tile that it lies on.
 */
export interface Exit {
  /**
   * An index into `tiles`.
   */
  tile: number;
  side: "bottom" | "left" | "right" | "top";
  at: [number, number];
}
/**
 * A hero. Its cards are null while it is being built, `at` before the start and after death.
 */
export interface HeroView {
  hero?: string | null;
  gear?: string | null;
  ability?: string | null;
  at?: [number, number] | null;
  health?: number;
  energy?: number;
  treasure?: number;
  actions?: number;
  done?: boolean;
  dead?: boolean;
  guard?: number;
  stunned?: boolean;
  items?: string[];
  values?: Values | null;
  pauses?: "always" | "attacked" | "never";
}
/**
 * The sums of a hero's cards and of what it holds (B5). Without dice for it there is no such attack.
 */
export interface Values {
  melee: Weapon | null;
  ranged: Weapon | null;
  defence: number;
  speed: number;
  most_health: number;
  strength: number;
  dexterity: number;
  wisdom: number;
  charisma: number;
}
/**
 * What is thrown in an attack: dice, and what is added to each.
 */
export interface Weapon {
  dice: number;
  bonus: number;
}
/**
 * An enemy on the table. Its `id` is its own among all that have come.
 */
export interface EnemyView {
  colour: "blue" | "green" | "red";
  attack: "melee" | "ranged";
  health: number;
  name?: string | null;
  face?: string;
  card?: string;
  id: number;
  at: [number, number];
  stunned?: boolean;
}
/**
 * Enemy dice by colour.
 */
export interface Supply {
  green: number;
  blue: number;
  red: number;
}
/**
 * What a dead hero has left on a square: an item or treasure.
 */
export interface Lying {
  at: [number, number];
  item?: string | null;
  treasure?: number;
}
/**
 * Something that heroes on a tile can do for an action.
 */
export interface OfferView {
  /**
   * An index into `tiles`.
   */
  tile: number;
  offer: string;
}
/**
 * Tokens of the quest.
 */
export interface TokenCount {
  token: string;
  count: number;
}
/**
 * One way in which the quest is won, or lost: all of its parts must hold (B33).
 */
export interface Goal {
  parts: GoalPart[];
}
/**
 * Something that must be the case, and how far it is.
 */
export interface GoalPart {
  what: "clear" | "deaths" | "defeated" | "exit" | "rounds" | "tiles" | "token";
  now: number;
  needed: number;
  token?: string | null;
  name?: string | null;
  where?: ("elsewhere" | "start") | null;
}
/**
 * A hero is built and takes its place: what it still lacks, in its order (B5).
 */
export interface Building {
  kind: "building";
  seat: number;
  missing: ("ability" | "gear" | "hero" | "square")[];
}
/**
 * An encounter is read: the steps that are still to come. It happens to the hero of the seat, on the tile; if that
 * hero has died, the first one alive decides.
 */
export interface Reading {
  kind: "script";
  seat: number;
  /**
   * An index into `tiles`.
   */
  tile: number;
  encounter: string | null;
  steps: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * Something is told.
 */
export interface SayStep {
  kind: "say";
  tale: string;
}
/**
 * Enemy dice are rolled and placed (B16): `fixed` and `each` more for every hero, `count` in all.
 */
export interface SpawnStep {
  kind: "spawn";
  colour: "blue" | "green" | "red";
  count: number;
  fixed: number;
  each: number;
  health: number | null;
  attack: ("melee" | "ranged") | null;
  name: string | null;
  where?: "explorer" | "here" | "newest" | "start" | "tile";
  tile?: string | null;
}
/**
 * Something befalls heroes: the explorer, all, or those on the tile. Treasure and energy are taken where the amount
 * is negative.
 */
export interface HeroesStep {
  kind: "heroes";
  what: "damage" | "energy" | "heal" | "hits" | "item" | "treasure";
  amount: number;
  who: "all" | "explorer" | "tile";
  item?: string | null;
}
/**
 * Tokens of the quest come, or go where `add` is negative.
 */
export interface TokenStep {
  kind: "token";
  token: string;
  add: number;
}
/**
 * One roll decides (B19).
 */
export interface RollStep {
  kind: "roll";
  outcomes: RollCase[];
}
/**
 * What these faces of a roll lead to.
 */
export interface RollCase {
  faces: number[];
  steps: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * A skill is tested (B31): by the explorer, or by several heroes, each by itself with what follows.
 */
export interface TrialStep {
  kind: "test";
  skill: "charisma" | "dexterity" | "strength" | "wisdom";
  need: number;
  who?: "all" | "explorer" | "tile";
  alone?: boolean;
  success: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
  failure: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * The explorer chooses.
 */
export interface ChoiceStep {
  kind: "choice";
  options: ChoiceCase[];
}
/**
 * Something to choose, and what it leads to.
 */
export interface ChoiceCase {
  choice: string;
  steps: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * From then on there is something to do on the tile for an action (B8).
 */
export interface OfferStep {
  kind: "offer";
  offer: string;
  again: boolean;
  steps: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * There is no more to be done there.
 */
export interface CloseStep {
  kind: "close";
  offer: string;
}
/**
 * It depends on whether there are so many tokens.
 */
export interface WhenStep {
  kind: "when";
  token: string;
  least: number;
  then: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
  otherwise: (
    | SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
  )[];
}
/**
 * The quest is won.
 */
export interface WinStep {
  kind: "win";
}
/**
 * The quest is lost.
 */
export interface LoseStep {
  kind: "lose";
}
/**
 * The hero of the seat chooses what to do in an encounter.
 */
export interface Choosing {
  kind: "choosing";
  seat: number;
  /**
   * An index into `tiles`.
   */
  tile: number;
  choices: string[];
}
/**
 * Rolled enemies are placed one after the other, in the order that the hero of the seat likes (B17). While the
 * encounter is still being read, more may come.
 */
export interface Placing {
  kind: "placing";
  seat: number;
  encounter: string | null;
  rolled: RolledDie[];
  places: SpawnPlace[];
}
/**
 * An enemy that will come to a tile.
 */
export interface RolledDie {
  colour: "blue" | "green" | "red";
  attack: "melee" | "ranged";
  health: number;
  name?: string | null;
  face?: string;
  card?: string;
  /**
   * An index into `tiles`.
   */
  tile: number;
}
/**
 * Where enemies will stand on a tile, the next one first, as far as the spawn diagram has room (B17).
 */
export interface SpawnPlace {
  /**
   * An index into `tiles`.
   */
  tile: number;
  squares: [number, number][];
}
/**
 * The dice of a Barrage get their targets (B32).
 */
export interface Aiming {
  kind: "aiming";
  seat: number;
  dice: number;
  /**
   * Items: The `id` of an enemy.
   */
  aimed_at: number[];
}
/**
 * The enemies act (B10).
 */
export interface Acting {
  kind: "enemies";
  /**
   * Items: The `id` of an enemy.
   */
  to_act: number[];
}
/**
 * Before the next enemy acts the heroes may take minor actions (B9).
 */
export interface Pause {
  kind: "pause";
  seats: number[];
}
/**
 * The players choose whom an enemy goes for among equals (B30).
 */
export interface Tie {
  kind: "tie";
  /**
   * The `id` of an enemy.
   */
  enemy: number;
  between: number[];
}
export interface ForSaleEvent {
  kind: "for-sale";
  item: string;
}
export interface LaidEvent {
  kind: "laid";
  tile: string;
  square: [number, number];
  turn: number;
}
export interface TaleEvent {
  kind: "tale";
  tale: string;
}
export interface EpilogueEvent {
  kind: "epilogue";
  tale: string;
}
export interface RolledEvent {
  kind: "rolled";
  face: number;
}
export interface TokenEvent {
  kind: "token";
  token: string;
  count: number;
}
export interface OfferedEvent {
  kind: "offered";
  offer: string;
  tile: string;
}
export interface EnemiesEvent {
  kind: "enemies";
}
export interface RoundEvent {
  kind: "round";
  round: number;
}
export interface EndedEvent {
  kind: "ended";
  end: string;
}
export interface BuiltEvent {
  kind: "built";
  seat: number;
  hero: string;
  gear: string;
  ability: string;
}
export interface StoodEvent {
  kind: "stood";
  seat: number;
  square: [number, number];
}
export interface MovedEvent {
  kind: "moved";
  seat: number;
  from: [number, number];
  to: [number, number];
}
export interface FellEvent {
  kind: "fell";
  seat: number;
  square: [number, number];
}
export interface GainedEvent {
  kind: "gained";
  seat: number;
  treasure: number;
}
export interface RobbedEvent {
  kind: "robbed";
  seat: number;
  treasure: number;
}
export interface DrainedEvent {
  kind: "drained";
  seat: number;
  energy: number;
}
export interface ChargedEvent {
  kind: "charged";
  seat: number;
  energy: number;
}
export interface HealedEvent {
  kind: "healed";
  seat: number;
  healing: number;
  health: number;
}
export interface UsedEvent {
  kind: "used";
  seat: number;
  item: string;
  square: [number, number];
}
export interface InvokedEvent {
  kind: "invoked";
  seat: number;
  ability: string;
  square: [number, number];
}
export interface BoughtEvent {
  kind: "bought";
  seat: number;
  item: string;
  cost: number;
}
export interface GaveEvent {
  kind: "gave";
  seat: number;
  item: string;
  receiver: number;
}
export interface PaidEvent {
  kind: "paid";
  seat: number;
  treasure: number;
  receiver: number;
}
export interface TookEvent {
  kind: "took";
  seat: number;
  square: [number, number];
  treasure: number;
}
export interface PickedUpEvent {
  kind: "picked-up";
  seat: number;
  item: string;
  square: [number, number];
}
export interface FoundEvent {
  kind: "found";
  seat: number;
  item: string;
}
export interface GuardedEvent {
  kind: "guarded";
  seat: number;
  bonus: number;
}
export interface RalliedEvent {
  kind: "rallied";
  seat: number;
  actions: number;
}
export interface TestedEvent {
  kind: "tested";
  seat: number;
  skill: string;
  dice: number[];
  successes: number;
}
export interface ChoseEvent {
  kind: "chose";
  seat: number;
  choice: string;
}
export interface AsksEvent {
  kind: "asks";
  seat: number;
  pauses: string;
}
export interface WorkedEvent {
  kind: "worked";
  seat: number;
  offer: string;
}
export interface SpawnedEvent {
  kind: "spawned";
  enemy: string;
  health: number;
  square: [number, number];
}
export interface NoDiceEvent {
  kind: "no-dice";
  missing: number;
}
export interface FoeRemovedEvent {
  kind: "foe-removed";
  enemy: string;
  square: [number, number];
}
export interface FoeMovedEvent {
  kind: "foe-moved";
  enemy: string;
  from: [number, number];
  to: [number, number];
}
export interface IdleEvent {
  kind: "idle";
  enemy: string;
  square: [number, number];
}
export interface RegeneratedEvent {
  kind: "regenerated";
  enemy: string;
  square: [number, number];
  health: number;
}
export interface RitualEvent {
  kind: "ritual";
  enemy: string;
  square: [number, number];
  health: number;
}
export interface SiphonedEvent {
  kind: "siphoned";
  seat: number;
  enemy: string;
  square: [number, number];
}
export interface AttackedEvent {
  kind: "attacked";
  seat: number;
  enemy: string;
  from: [number, number];
  to: [number, number];
}
export interface FoeAttackedEvent {
  kind: "foe-attacked";
  enemy: string;
  seat: number;
  from: [number, number];
  to: [number, number];
}
export interface ThrewEvent {
  kind: "threw";
  dice: number[];
  bonus: number;
  hits: number;
  criticals: number;
}
export interface DefendedEvent {
  kind: "defended";
  seat: number;
  square: [number, number];
  dice: number[];
  wounds: number;
}
export interface FoeDefendedEvent {
  kind: "foe-defended";
  enemy: string;
  square: [number, number];
  dice: number[];
  wounds: number;
}
export interface WoundedEvent {
  kind: "wounded";
  seat: number;
  damage: number;
  health: number;
}
export interface FoeWoundedEvent {
  kind: "foe-wounded";
  enemy: string;
  square: [number, number];
  damage: number;
  health: number;
}
export interface DefeatedEvent {
  kind: "defeated";
  enemy: string;
  square: [number, number];
}
export interface DiedEvent {
  kind: "died";
  seat: number;
  square: [number, number];
}
export interface SavedEvent {
  kind: "saved";
  seat: number;
  item: string;
  health: number;
}
export interface StunnedEvent {
  kind: "stunned";
  seat: number;
}
export interface FoeStunnedEvent {
  kind: "foe-stunned";
  enemy: string;
  square: [number, number];
}
export interface PushedEvent {
  kind: "pushed";
  seat: number;
  from: [number, number];
  to: [number, number];
}
export interface FoePushedEvent {
  kind: "foe-pushed";
  enemy: string;
  from: [number, number];
  to: [number, number];
}
export interface FoeFellEvent {
  kind: "foe-fell";
  enemy: string;
  square: [number, number];
}
export interface CrashedEvent {
  kind: "crashed";
  seat: number;
  square: [number, number];
}
export interface FoeCrashedEvent {
  kind: "foe-crashed";
  enemy: string;
  square: [number, number];
}
export interface FoeHitEvent {
  kind: "foe-hit";
  enemy: string;
  square: [number, number];
}
/**
 * Which quest, and with whom.
 */
export interface DelveOptions {
  players?: number;
  quest?: "" | "bridge" | "cellar" | "crypt" | "hoard" | "seals" | "throne" | "tower" | "vigil";
  party?: ("blades" | "bow" | "ember" | "hammer" | "knives" | "shield" | "song" | "staff")[];
  ties?: boolean;
  pauses?: "always" | "attacked" | "never";
}
/**
 * All that the game is played with.
 */
export interface Content {
  heroes: HeroCard[];
  gear: GearCard[];
  abilities: AbilityCard[];
  items: ItemCard[];
  enemies: EnemyCard[];
  presets: Preset[];
  tiles: TileFace[];
  quests: Quest[];
}
/**
 * Modifiers to dice, squares of a move, modifiers to tests, and health.
 */
export interface HeroCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  melee: number;
  ranged: number;
  defence: number;
  speed: number;
  strength: number;
  dexterity: number;
  wisdom: number;
  charisma: number;
  health: number;
}
/**
 * What a hero fights with: dice and modifiers, without dice not at all.
 */
export interface GearCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  melee_dice: number;
  melee?: number;
  ranged_dice?: number;
  ranged?: number;
  defence?: number;
  movement?: number;
  keywords?: (
    "barrage" | "crush" | "heavy" | "knockback" | "pierce" | "reach" | "regenerate" | "ritual" | "siphon" | "stun"
  )[];
}
/**
 * Modifiers to tests, and what can be done for its cost in energy.
 */
export interface AbilityCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  strength?: number;
  dexterity?: number;
  wisdom?: number;
  charisma?: number;
  effect:
    | "aim"
    | "armour"
    | "blast"
    | "dash"
    | "daze"
    | "energy"
    | "guard"
    | "heal"
    | "might"
    | "rally"
    | "rebirth"
    | "reveal"
    | "strike"
    | "sweep"
    | "swiftness";
  power?: number;
  dice?: number;
  cost: number;
}
/**
 * What an item does, its cost in treasure, and how many of it a box has.
 */
export interface ItemCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  effect:
    | "aim"
    | "armour"
    | "blast"
    | "dash"
    | "daze"
    | "energy"
    | "guard"
    | "heal"
    | "might"
    | "rally"
    | "rebirth"
    | "reveal"
    | "strike"
    | "sweep"
    | "swiftness";
  power?: number;
  dice?: number;
  cost: number;
  count?: number;
}
/**
 * One side of an enemy card; the hard side follows the normal one.
 */
export interface EnemyCard {
  origin: "fact" | "house" | "rulebook";
  code: string;
  slot: "blue-melee" | "blue-ranged" | "green-melee" | "green-ranged" | "red";
  side: "hard" | "normal";
  melee_dice: number;
  melee?: number;
  ranged_dice?: number;
  ranged?: number;
  defence: number;
  speed: number;
  behaviour: "nearest" | "richest" | "strongest" | "weakest";
  keywords?: (
    "barrage" | "crush" | "heavy" | "knockback" | "pierce" | "reach" | "regenerate" | "ritual" | "siphon" | "stun"
  )[];
}
/**
 * A ready-made hero.
 */
export interface Preset {
  origin: "fact" | "house" | "rulebook";
  code: string;
  hero: string;
  gear: string;
  ability: string;
}
/**
 * A face of a tile with its arrow up. `map` has its five rows of five squares: `.` floor, `#` wall, `o` pit, `~`
 * water, `E` entrance or exit. `spawn` has the numbers 1 to 9 of its diagram where they lie. `exits` names the edges
 * that have a half-square in their middle: top, right, bottom, left.
 */
export interface TileFace {
  origin: "fact" | "house" | "rulebook";
  code: string;
  exits: string;
  /**
   * @maxItems 5
   */
  map:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string];
  /**
   * @maxItems 5
   */
  spawn:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string];
}
/**
 * A quest file. Elsewhere the codes of its encounters, tokens, names and cards have that of the quest before them:
 * `cellar-gate`.
 */
export interface Quest {
  origin: "fact" | "house" | "rulebook";
  code: string;
  title: Words;
  summary: Words;
  goal: Words;
  enemies: Enemies;
  start: Start;
  pool?: Pool | null;
  map?: Room[];
  /**
   * @maxItems 8
   */
  tokens?:
    | []
    | [Name]
    | [Name, Name]
    | [Name, Name, Name]
    | [Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name];
  /**
   * @maxItems 15
   */
  names?:
    | []
    | [Name]
    | [Name, Name]
    | [Name, Name, Name]
    | [Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name]
    | [Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name, Name];
  /**
   * @maxItems 5
   */
  cards?:
    | []
    | [OwnCard]
    | [OwnCard, OwnCard]
    | [OwnCard, OwnCard, OwnCard]
    | [OwnCard, OwnCard, OwnCard, OwnCard]
    | [OwnCard, OwnCard, OwnCard, OwnCard, OwnCard];
  encounters: Encounter[];
  rounds?: Rounds[];
  ending?: Ending;
  /**
   * @maxItems 8
   */
  win?:
    | []
    | [Condition]
    | [Condition, Condition]
    | [Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition, Condition, Condition];
  /**
   * @maxItems 8
   */
  lose?:
    | []
    | [Condition]
    | [Condition, Condition]
    | [Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition, Condition]
    | [Condition, Condition, Condition, Condition, Condition, Condition, Condition, Condition];
}
/**
 * What people read, by language. A quest may lack one: then the other is shown.
 */
export interface Words {
  en?: string;
  fr?: string;
}
/**
 * The card of each slot; `hard` turns all of them to their hard side.
 */
export interface Enemies {
  "green-melee": string;
  "green-ranged": string;
  "blue-melee": string;
  "blue-ranged": string;
  red: string;
  hard?: boolean;
}
export interface Start {
  tile: string;
  turn?: number;
  encounter?: string | null;
}
/**
 * App style (B35): what is drawn from.
 */
export interface Pool {
  tiles: string[];
  encounters: string[];
  finale: Finale;
}
/**
 * The last tile of an app-style quest, laid when `after` tiles lie there already.
 */
export interface Finale {
  tile: string;
  after: number;
  encounter?: string | null;
}
/**
 * A tile on the map of a print-style quest; the start lies at 0, 0. `turn` counts quarters to the right.
 */
export interface Room {
  tile: string;
  at: [number, number];
  turn?: number;
  encounter?: string | null;
}
/**
 * A token or a named enemy.
 */
export interface Name {
  code: string;
  name: Words;
}
/**
 * An enemy card of the quest's own making; without a hard side it has the normal one twice.
 */
export interface OwnCard {
  code: string;
  name: Words;
  slot: "blue-melee" | "blue-ranged" | "green-melee" | "green-ranged" | "red";
  normal: CardSide;
  hard?: CardSide | null;
}
/**
 * One side of an enemy card: dice and modifiers, without dice not at all.
 */
export interface CardSide {
  melee_dice: number;
  melee?: number;
  ranged_dice?: number;
  ranged?: number;
  defence: number;
  speed: number;
  behaviour: "nearest" | "richest" | "strongest" | "weakest";
  keywords?: (
    "barrage" | "crush" | "heavy" | "knockback" | "pierce" | "reach" | "regenerate" | "ritual" | "siphon" | "stun"
  )[];
}
export interface Encounter {
  code: string;
  text: Words;
  do?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
export interface Say {
  effect: "say";
  text: Words;
}
/**
 * Enemy dice (B16). `health` fixes what they show; `kind` fixes melee or ranged; `name` is for winning.
 */
export interface Spawn {
  effect: "spawn";
  colour: "blue" | "green" | "red";
  /**
   * 3, or P for each hero, 2P, P+1, 2P-1
   */
  count?: string | number;
  health?: number | null;
  kind?: ("melee" | "ranged") | null;
  name?: string | null;
  /**
   * here, start, newest, explorer, or a tile of the quest
   */
  where?: string;
}
/**
 * Gained, or taken where the amount is negative, as far as there is some.
 */
export interface Treasure {
  effect: "treasure";
  amount: number;
  who?: "all" | "explorer" | "tile";
}
/**
 * Gained, or taken.
 */
export interface Energy {
  effect: "energy";
  amount: number;
  who?: "all" | "explorer" | "tile";
}
export interface Heal {
  effect: "heal";
  amount: number;
  who?: "all" | "explorer" | "tile";
}
/**
 * Cannot be defended.
 */
export interface Damage {
  effect: "damage";
  amount: number;
  who?: "all" | "explorer" | "tile";
}
/**
 * Defended as usual.
 */
export interface Hits {
  effect: "hits";
  amount: number;
  who?: "all" | "explorer" | "tile";
}
/**
 * From the deck: any, or a particular one, which is looked for among the used ones and those for sale as well.
 */
export interface Item {
  effect: "item";
  item?: string | null;
  amount?: number;
  who?: "all" | "explorer" | "tile";
}
export interface Token {
  effect: "token";
  token: string;
  add?: number;
}
export interface Roll {
  effect: "roll";
  outcomes: RollOutcome[];
}
/**
 * What a roll leads to: `on` is a face or a range of faces like 1-2 (B19).
 */
export interface RollOutcome {
  on: string;
  text?: Words | null;
  do?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
/**
 * A skill test (B31). If several heroes make it, each does so by itself, and what follows happens for each: to the
 * one who has made it where it says `explorer`.
 */
export interface Trial {
  effect: "test";
  skill: "charisma" | "dexterity" | "strength" | "wisdom";
  need: number;
  who?: "all" | "explorer" | "tile";
  success?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
  failure?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
/**
 * The explorer chooses.
 */
export interface Choice {
  effect: "choice";
  /**
   * @maxItems 6
   */
  options:
    | []
    | [Option]
    | [Option, Option]
    | [Option, Option, Option]
    | [Option, Option, Option, Option]
    | [Option, Option, Option, Option, Option]
    | [Option, Option, Option, Option, Option, Option];
}
export interface Option {
  text: Words;
  do?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
/**
 * From now on heroes on this tile can do something for an action (B8); once, or again and again.
 */
export interface Offer {
  effect: "offer";
  text: Words;
  do: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
  again?: boolean;
}
/**
 * Inside an offer that can be taken up again: it is done with.
 */
export interface Close {
  effect: "close";
}
/**
 * Only if there are so many tokens.
 */
export interface When {
  effect: "when";
  token: string;
  least?: number;
  then?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
  otherwise?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
/**
 * The quest is won.
 */
export interface Win {
  effect: "win";
}
/**
 * The quest is lost.
 */
export interface Lose {
  effect: "lose";
}
/**
 * What happens by itself at the end of round `at`, and then every so many rounds.
 */
export interface Rounds {
  at: number;
  every?: number;
  where?: "heroes" | "newest" | "start";
  text?: Words | null;
  do?: (
    | Say
    | Spawn
    | Treasure
    | Energy
    | Heal
    | Damage
    | Hits
    | Item
    | Token
    | Roll
    | Trial
    | Choice
    | Offer
    | Close
    | When
    | Win
    | Lose
  )[];
}
/**
 * What is told when the quest is won, and when it is lost.
 */
export interface Ending {
  won?: Words | null;
  lost?: Words | null;
}
/**
 * All that is named must hold. `exit` wants one or all living heroes on exit squares of the start tile or of
 * another one.
 */
export interface Condition {
  token?: string | null;
  count?: number;
  defeated?: string | null;
  exit?: ("all" | "one") | null;
  on?: "elsewhere" | "start";
  rounds?: number;
  tiles?: number;
  clear?: boolean;
  deaths?: number;
}
/**
 * Where can a hero go with one move?
 */
export interface AskReach {
  kind: "reach";
  seat: number;
}
/**
 * How far a hero comes: by the rest of a move, or by one with an action, whether or not it has one left.
 */
export interface Reach {
  movement: number;
  squares: Reachable[];
}
/**
 * A square that a hero can go to, and how.
 */
export interface Reachable {
  at: [number, number];
  cost: number;
  way: [number, number][];
  pits: [number, number][];
  explores: boolean;
  action: boolean;
}
/**
 * Does whoever stands on one square see another? Without an enemy there, a hero is thought of.
 */
export interface AskSight {
  kind: "sight";
  from: [number, number];
  to: [number, number];
}
/**
 * Whether there is a line of sight (B26, B27), and the line that gives or denies it.
 */
export interface Sight {
  in_range: boolean;
  apart: number;
  clear: boolean;
  line: Segment | null;
  blocked_by: Blocker[];
}
/**
 * A straight line between corners of squares; a corner has the numbers of the square below it to the right.
 */
export interface Segment {
  from: [number, number];
  to: [number, number];
}
/**
 * What a line meets, and where.
 */
export interface Blocker {
  what: "enemy" | "hero" | "wall";
  at: [number, number];
}
/**
 * What would an attack of a hero on the enemy on a square bring?
 */
export interface AskOdds {
  kind: "odds";
  seat: number;
  at: [number, number];
}
/**
 * An attack with all its dice on one target.
 */
export interface Odds {
  attack: "melee" | "ranged";
  dice: number;
  bonus: number;
  hits: number[];
  damage: number[];
  expected: number;
  defeat: number;
}
/**
 * What would an enemy do if it were its turn now?
 */
export interface AskIntent {
  kind: "intent";
  /**
   * The `id` of an enemy.
   */
  enemy: number;
}
/**
 * What an enemy is up to as things stand (B29, B30).
 */
export interface Intent {
  behaviour: "nearest" | "richest" | "strongest" | "weakest";
  stunned: boolean;
  suitors: Suitor[];
  among: number[];
  goes_for: number | null;
  way: [number, number][];
  attack: ("melee" | "ranged") | null;
  victims: number[];
  odds: Odds | null;
  drains: number[];
}
/**
 * A hero that an enemy could go for, and what its card looks at: steps to the nearest, the health of the weakest
 * or strongest, the treasure of the richest.
 */
export interface Suitor {
  seat: number;
  figure: number;
}
/**
 * What do three cards make together?
 */
export interface AskBuild {
  kind: "build";
  hero: string;
  gear: string;
  ability: string;
}
/**
 * The sums of a hero's cards (B5).
 */
export interface Build {
  values: Values;
  melee: Blow | null;
  ranged: Blow | null;
  blocks_on: number | null;
}
/**
 * What an attack is good for before anybody defends.
 */
export interface Blow {
  hits_on: number;
  hits: number;
}
