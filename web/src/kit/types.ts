/* What is the same for all games. Made by `npm run types` from `undercroft schema`: change the Python, not this file. */

/** What every action has, whatever the game: its kind, and its code, null where this seat may not see it. */
export interface AnyAction {
  kind: string;
  code: string | null;
}
/** What every event has, whatever the game. */
export interface AnyEvent {
  kind: string;
}
/**
 * Everything that a client says at a table.
 */
export type Command =
  | Act
  | Undo
  | Say
  | Sign
  | Point
  | Previews
  | Why
  | Ask
  | Advise
  | Pause
  | Leave
  | Return
  | Resign
  | Sit
  | Turn
  | Seating
  | Shuffle
  | Remove
  | Settle
  | Start
  | Rematch
  | Decline
  | Next
  | Pong;
/**
 * Everything that comes to a client.
 */
export type Reply =
  | Welcome
  | News
  | Changed
  | Present
  | Pointed
  | Notice
  | Ping
  | Done
  | Refused
  | Previewed
  | Explained
  | Answered
  | Advised
  | Lounge;

/**
 * Do something in the game: one of the legal actions, by its code.
 */
export interface Act {
  kind: "act";
  id: string;
  code: string;
  seat?: number | null;
}
/**
 * Take the last own action back, whichever of the own seats did it.
 */
export interface Undo {
  kind: "undo";
  id: string;
  turn?: boolean;
}
/**
 * Free words for all at the table; refused while the rules ask for silence.
 */
export interface Say {
  kind: "say";
  id: string;
  words: string;
}
/**
 * A gesture for all at the table; always allowed.
 */
export interface Sign {
  kind: "sign";
  id: string;
  gesture: "danger" | "help" | "hurry" | "no" | "thanks" | "wait" | "well-done" | "yes";
}
/**
 * Show a thing to everybody, now; nobody keeps it.
 */
export interface Point {
  kind: "point";
  id: string;
  field: string;
  value: string;
}
/**
 * What each of these actions would bring.
 */
export interface Previews {
  kind: "previews";
  id: string;
  /**
   * @maxItems 400
   */
  codes: string[];
  views?: boolean;
}
/**
 * Why each of these actions is impossible.
 */
export interface Why {
  kind: "why";
  id: string;
  /**
   * @maxItems 400
   */
  codes: string[];
}
/**
 * One of the game's inquiries.
 */
export interface Ask {
  kind: "ask";
  id: string;
  inquiry: unknown;
}
/**
 * A hint for the own seat.
 */
export interface Advise {
  kind: "advise";
  id: string;
}
/**
 * Pause the table, or let it go on.
 */
export interface Pause {
  kind: "pause";
  id: string;
  on: boolean;
}
/**
 * A bot plays on; one may come back. Before the start the seat is free again, and a table that was opened and left
 * by everybody is closed.
 */
export interface Leave {
  kind: "leave";
  id: string;
  seat?: number | null;
}
/**
 * Take the own seats back from the bots that play there.
 */
export interface Return {
  kind: "return";
  id: string;
}
/**
 * Give up the seat where one sits; a bot plays on where others go on playing.
 */
export interface Resign {
  kind: "resign";
  id: string;
}
/**
 * Take a free seat, or one that a bot keeps warm; with its key, also one that was given to a bot.
 */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
  key?: string;
  also?: boolean;
}
/**
 * Go to another of the own seats: `news` without items shows the table from there. When the table waits for one of
 * the own seats and not for the one where a connection sits, the connection goes there by itself.
 */
export interface Turn {
  kind: "turn";
  id: string;
  seat: number;
}
/**
 * Who opened the table gives a seat to a bot, or opens it; while the game runs, a bot keeps it warm. It may be one
 * of the opener's own, if another is left.
 */
export interface Seating {
  kind: "seating";
  id: string;
  seat: number;
  bot?: string;
}
/**
 * Deal the seats anew, before the start.
 */
export interface Shuffle {
  kind: "shuffle";
  id: string;
}
/**
 * Who opened the table sends somebody away, for good.
 */
export interface Remove {
  kind: "remove";
  id: string;
  person: string;
}
/**
 * Who opened the table changes it; what is left out stays.
 */
export interface Settle {
  kind: "settle";
  id: string;
  options?: {[name: string]: unknown} | null;
  content?: string | null;
  listed?: boolean | null;
  watching?: ("everybody" | "link" | "nobody") | null;
  clock?: Clock | null;
  hints?: boolean | null;
  stand_in?: string | null;
  quiet?: boolean | null;
}
/**
 * How long people may think: for each move, or in the whole game with an increment a move; and what happens at
 * zero: a bot moves on, or the seat is lost.
 */
export interface Clock {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
  zero?: "bot" | "lost";
}
/**
 * Who opened the table begins the game; a bot keeps every open seat warm.
 */
export interface Start {
  kind: "start";
  id: string;
}
/**
 * The same people and settings again; or agree to it where somebody has asked.
 */
export interface Rematch {
  kind: "rematch";
  id: string;
}
/**
 * Not another round.
 */
export interface Decline {
  kind: "decline";
  id: string;
}
/**
 * The next game of a series.
 */
export interface Next {
  kind: "next";
  id: string;
}
/**
 * The answer to `Ping`, at once: so the server learns how far away the client is.
 */
export interface Pong {
  kind: "pong";
  id: string;
  time: number;
}
/**
 * The first message on every socket: all there is to know now, and the news since the client was last here.
 */
export interface Welcome {
  kind: "welcome";
  you: You;
  table: Shown;
  number: number;
  seen: SeatView | null;
  items: Item[];
  clock: Ticking | null;
  presence: Presence;
  release: string;
}
/**
 * Who a client is at a table. Without a seat one watches.
 */
export interface You {
  person: Person;
  seat: number | null;
  seats: number[];
  owner: boolean;
}
/**
 * Somebody: a guest with a name. The id is no secret, and nothing can be done with it.
 */
export interface Person {
  id: string;
  name: string;
  sigil: "bee" | "fox-head" | "moon" | "oak-leaf" | "owl" | "raven";
}
/**
 * A table as somebody who may look at it sees it.
 */
export interface Shown {
  id: string;
  game: string;
  content: string;
  options: {[name: string]: unknown};
  places: Place[];
  state: "closed" | "open" | "over" | "playing";
  owner: string;
  listed: boolean;
  watching: "everybody" | "link" | "nobody";
  clock: Clock;
  hints: boolean;
  stand_in: string;
  quiet: boolean;
  guided: boolean;
  key: string;
  previous: string;
  next: string;
  opened: number;
  changed: number;
  ended: number | null;
}
/**
 * A seat of a table and who is in it: nobody yet, a person, a bot, or a bot that stands in for a person.
 */
export interface Place {
  person?: Person | null;
  bot?: string;
  warm?: boolean;
  ready?: boolean;
  declined?: boolean;
  resigned?: boolean;
  key?: string;
}
/**
 * One thing that happened at a table, by number: a step of the game, or something said. An item that is neither
 * was a change of the table itself, which is sent as `Changed`.
 */
export interface Item {
  number: number;
  time: number;
  step?: Step | null;
  said?: Chat | null;
}
/**
 * Words or a gesture, for all at the table. Who only watches has no seat.
 */
export interface Chat {
  person: string;
  name: string;
  seat?: number | null;
  words?: string;
  gesture?: ("danger" | "help" | "hurry" | "no" | "thanks" | "wait" | "well-done" | "yes") | "";
}
/**
 * The clocks at a moment of the server's calendar; what runs goes on from there.
 */
export interface Ticking {
  time: number;
  played: number;
  limit: number | null;
  running: boolean;
  left: (number | null)[];
  thinking: number[];
}
/**
 * Who is here now.
 */
export interface Presence {
  seats: boolean[];
  watching: Person[];
  thinking: number[];
}
/**
 * What one seat sees, whom the table waits for, and what it may do; for a spectator the same without doing.
 */
export interface SeatView<View = unknown, Action = AnyAction> {
  number: number;
  players: Player[];
  waiting: number[];
  prompt: Sentence;
  legal: Group<Action>[];
  undo: Sentence | null;
  silent: boolean;
  paused: boolean;
  played: number;
  limit: number | null;
  outcome: Outcome | null;
  view: View;
}
/**
 * Who sits in a seat: a person, or a bot by its kind.
 */
export interface Player {
  name: string;
  kind?: string;
}
/**
 * A message as data: a client with the same Fluent files can say it.
 */
export interface Sentence {
  key: string;
  args?: {
    [k: string]: string | number | boolean | Sentence | null;
  };
}
/**
 * The end of a game. In a co-operative game all seats win or none does.
 */
export interface Outcome {
  reason: string;
  rule: string;
  winners: number[];
  scores: Score[];
  cooperative?: boolean;
  fates?: Fate[];
  decisive?: Moment | null;
  resigned?: number[];
}
/**
 * The score of one seat, or of the team in a co-operative game.
 */
export interface Score {
  lines?: Line[];
}
/**
 * One line of a score sheet: what for (a text key with its arguments) and how many points.
 */
export interface Line {
  key: string;
  points: number;
  args?: {
    [k: string]: string | number;
  };
  parts?: Line[];
  forfeited?: boolean;
}
/**
 * What became of a seat, told by the text key `fate-{how}`; the event says when and where.
 */
export interface Fate {
  how: string;
  moment?: Moment | null;
}
/**
 * An event of the game: the number of its step in the news, and its place among the events of that step.
 */
export interface Moment {
  step: number;
  event: number;
}
/**
 * Legal actions of one kind, which stands under the text key `kind-{kind}`.
 */
export interface Group<Action = AnyAction> {
  kind: string;
  actions: Action[];
}
/**
 * One entry of the record as a seat may know it.
 */
export interface Step<Action = AnyAction, Event = AnyEvent> {
  number: number;
  act: "action" | "deal" | "pause" | "resign" | "resume" | "seat" | "undo";
  seat?: number | null;
  at: number;
  action?: Action | null;
  events?: Event[];
  undoes?: number | null;
  player?: Player | null;
  reason?: "" | "time";
}
/**
 * Something happened: what, and how the table looks now.
 */
export interface News {
  kind: "news";
  items: Item[];
  number: number;
  seat: number | null;
  seen: SeatView | null;
  clock: Ticking | null;
}
/**
 * Seats or settings have changed, and perhaps who one is at this table.
 */
export interface Changed {
  kind: "changed";
  table: Shown;
  you: You;
}
/**
 * Somebody has come or gone, or a bot has begun to think.
 */
export interface Present {
  kind: "present";
  presence: Presence;
}
/**
 * Somebody points at a thing.
 */
export interface Pointed {
  kind: "pointed";
  seat: number;
  field: string;
  value: string;
}
/**
 * Something that people should know: the server goes down for a moment, the table is closed …
 */
export interface Notice {
  kind: "notice";
  sentence: Sentence;
  final?: boolean;
}
/**
 * To be answered by `Pong` with the same time.
 */
export interface Ping {
  kind: "ping";
  time: number;
}
/**
 * A command was done, and what came of it is kept.
 */
export interface Done {
  kind: "done";
  id: string;
  table?: string;
}
/**
 * A command that was not done; nothing has changed.
 */
export interface Refused {
  kind: "refused";
  id: string;
  rule: string;
  sentence: Sentence;
  again?: boolean;
}
/**
 * What the actions that were asked about would bring, in that order; nothing when the game is over.
 */
export interface Previewed {
  kind: "previewed";
  id: string;
  number: number;
  previews: Preview[];
}
/**
 * The table after an action, or where luck is needed in the middle of it.
 */
export interface Preview<View = unknown, Event = AnyEvent> {
  code: string;
  events: Event[];
  changes: Change[];
  luck: Question | null;
  waiting: number[];
  discloses: boolean;
  outcome: Outcome | null;
  view: View | null;
}
/**
 * A figure that an action changes: `8→5`. A thing that was not there, or is not there any more, has null.
 */
export interface Change {
  name: string;
  before: number | null;
  after: number | null;
  of?: string;
  good?: boolean | null;
}
/**
 * What luck is asked: for a die, or for a thing of a vocabulary.
 */
export interface Question {
  what: string;
  chances: Chance[];
}
/**
 * One of the things that luck may answer, and how many of all cases it is.
 */
export interface Chance {
  outcome: string;
  cases: number;
}
/**
 * For each code why it is impossible, null where it is possible.
 */
export interface Explained {
  kind: "explained";
  id: string;
  refusals: (Refusal | null)[];
}
/**
 * Why an action is impossible: the id of the rule, and the sentence.
 */
export interface Refusal {
  rule: string;
  sentence: Sentence;
}
/**
 * The answer to an inquiry of the game; its schema has the form of it.
 */
export interface Answered {
  kind: "answered";
  id: string;
  number: number;
  answer: unknown;
}
/**
 * What the expert would do and why, and what would be nearly as good. Values are chances where `odds` says so.
 */
export interface Advised {
  kind: "advised";
  id: string;
  number: number;
  code: string;
  value: number;
  odds: boolean;
  reasons: string[];
  other: string | null;
  other_value: number | null;
}
/**
 * On the socket of the lobby: the lists of tables, at first and whenever they change.
 */
export interface Lounge {
  kind: "lounge";
  lists: Lists;
}
/**
 * The tables that concern a person: its own, those open to everybody, and finished ones.
 */
export interface Lists {
  mine: Listed[];
  open: Listed[];
  finished: Listed[];
}
/**
 * A table in a list.
 */
export interface Listed {
  id: string;
  game: string;
  state: "closed" | "open" | "over" | "playing";
  options: {[name: string]: unknown};
  places: Place[];
  owner: string;
  waiting: number[];
  paused: boolean;
  mine: number | null;
  turn: boolean;
  watching: "everybody" | "link" | "nobody";
  changed: number;
  winners: number[] | null;
}
/**
 * The words of one content in one language.
 */
export interface Labels {
  game: string;
  content: string;
  language: string;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  texts: {
    [k: string]: {
      [k: string]: string;
    };
  };
  actions: {
    [k: string]: Told;
  };
  events: {
    [k: string]: Told;
  };
  pointing: {
    [k: string]: Telling;
  };
  counted?: {
    [k: string]: Telling;
  };
}
/**
 * How a kind of action or event is said: its fields, and the rule behind it.
 */
export interface Told {
  fields?: {
    [k: string]: Telling;
  };
  rule?: string;
}
/**
 * How a client says the value of a field: a label by its code, a message with the value in it, or as it is.
 */
export interface Telling {
  how: "dice" | "flag" | "label" | "message" | "number" | "place" | "seat";
  key?: string;
}
export interface GameRecord {
  header: Header;
  entries?: Entry[];
}
/**
 * All that is settled before the first entry.
 */
export interface Header {
  game: string;
  version: number;
  content: string;
  options: {[name: string]: unknown};
  players: Player[];
  date?: string;
  tags?: {
    [k: string]: string;
  };
  format?: number;
}
/**
 * Who did what, what luck answered, and when, in milliseconds of playing time: a pause does not count.
 */
export interface Entry {
  seat: number;
  action: string;
  luck?: string[];
  at?: number;
}
/**
 * Something that a seat said or signed, for everyone to see.
 */
export interface Said {
  seat: number;
  words?: string;
  gesture?: ("danger" | "help" | "hurry" | "no" | "thanks" | "wait" | "well-done" | "yes") | "";
  field?: string;
  value?: string;
}
/**
 * A heading and what stands below it; the first one has the title of the page.
 */
export interface Section {
  title: string;
  level: number;
  paragraphs: Paragraph[];
}
/**
 * A paragraph, or a rule if it has an id.
 */
export interface Paragraph {
  spans: Span[];
  rule?: string;
}
/**
 * Some words of one look; `ruling` marks what we had to settle ourselves.
 */
export interface Span {
  words: string;
  style?: string;
  ruling?: boolean;
}
/**
 * One option: what it takes, and what it is if nobody says otherwise.
 */
export interface Setting {
  name: string;
  kind: "choice" | "choices" | "number" | "switch" | "text";
  default: number | boolean | string | string[];
  least?: number | null;
  most?: number | null;
  values?: string[];
  vocabulary?: string;
  rule?: string;
}
/**
 * Who one is here.
 */
export interface Me {
  person: Person;
  named: boolean;
}
/**
 * Where this is: what links begin with that are to be opened on other devices, and the server's release.
 */
export interface Here {
  base: string;
  release: string;
}
/**
 * Another name or sigil; what is left out stays.
 */
export interface Rename {
  name?: string | null;
  sigil?: ("bee" | "fox-head" | "moon" | "oak-leaf" | "owl" | "raven") | null;
}
/**
 * A personal link, and until when it leads somewhere.
 */
export interface Link {
  link: string;
  expires: number;
}
/**
 * Something to be shown as a QR code, such as a link.
 */
export interface Written {
  words: string;
}
/**
 * A QR code, row by row: `1` is dark. The quiet zone around it is left to whoever draws it.
 */
export interface Squares {
  rows: string[];
}
/**
 * Become the person of a personal link.
 */
export interface Move {
  token: string;
}
/**
 * A new table. Bots are named by seat; the first seat that is left is the opener's, and those in `also`.
 */
export interface Opening {
  game: string;
  options?: {[name: string]: unknown};
  content?: string;
  bots?: {
    [k: string]: string;
  };
  /**
   * @maxItems 64
   */
  also?: number[];
  listed?: boolean;
  watching?: "everybody" | "link" | "nobody";
  clock?: Clock;
  hints?: boolean;
  stand_in?: string;
  start?: boolean;
  seed?: number | null;
}
/**
 * Come to a table by a link, to sit down or to watch.
 */
export interface Join {
  key?: string;
  name?: string | null;
  watch?: boolean;
}
/**
 * The table that one has come to, and who one is there.
 */
export interface Joined {
  table: Shown;
  you: You;
}
/**
 * Go on from a step of a finished game, in that seat, as a new table.
 */
export interface Fork {
  number: number;
  seat?: number;
}
/**
 * A table that was opened, and the secret of its link.
 */
export interface Opened {
  table: string;
  key: string;
}
/**
 * Content that was brought: its hash, by which a table names it, and its title if it has one.
 */
export interface Uploaded {
  content: string;
  title: string;
}
/**
 * A sheet of a companion that several phones want to write on.
 */
export interface SheetOpening {
  game: string;
  title: string;
}
/**
 * A sheet that was opened, and the secret of its link.
 */
export interface SheetOpened {
  sheet: string;
  key: string;
}
/**
 * Something that a phone wrote: a step, which only the companion understands, or which note it takes back.
 */
export interface SheetNote {
  id: string;
  step?: unknown;
  undoes?: string;
}
/**
 * Notes to be written on a sheet, and from which number on it is to be read.
 */
export interface SheetWriting {
  key: string;
  after?: number;
  /**
   * @maxItems 200
   */
  notes?: SheetNote[];
}
/**
 * A sheet from a number on, in the order that holds for all phones.
 */
export interface SheetRead {
  game: string;
  title: string;
  after: number;
  notes: SheetNote[];
  time: number;
}
/**
 * The first and only word of a phone that follows a sheet: its secret, and how many notes it has.
 */
export interface SheetKey {
  key: string;
  after?: number;
}
/**
 * What was written on a sheet since, and how many phones follow it.
 */
export interface SheetNews {
  kind: "sheet";
  after: number;
  notes: SheetNote[];
  phones: number;
  time: number;
}
/**
 * A step, and the table after it.
 */
export interface Page {
  step: Step;
  seen: SeatView;
}
/**
 * A stretch of a game as one seat may see it again; null is a spectator.
 */
export interface Past {
  game: string;
  content: string;
  options: {[name: string]: unknown};
  seat: number | null;
  first: number;
  last: number;
  pages: Page[];
}
/**
 * What a client must know of a game to offer it.
 */
export interface GameShown {
  name: string;
  words: {
    [k: string]: string;
  };
  version: number;
  content: string;
  least: number;
  most: number;
  cooperative: boolean;
  timed: boolean;
  settings: Setting[];
  bots: string[];
  board: string;
  workshop: boolean;
}
/**
 * A file to begin with: a commented example, or one that ships with the game.
 */
export interface Starter {
  name: string;
  told: string;
  text: string;
  ours: boolean;
}
/**
 * What a game offers to those who write content for it.
 */
export interface Workbench {
  name: string;
  starters: Starter[];
  prints: boolean;
  sets: {
    [k: string]: string;
  };
  usual: number;
}
/**
 * What is wrong with a file that is being written, and where.
 */
export interface Mistake {
  line: number;
  place: string;
  reason: string;
}
/**
 * A file that is being written: all its mistakes, or what it is about and a picture of it.
 */
export interface Checked {
  mistakes: Mistake[];
  told?: string;
  picture?: string;
  printable?: boolean;
}
/**
 * The text of content that somebody has brought.
 */
export interface Source {
  text: string;
}
/**
 * Content to be tried out, as text: so many quick games, with so many players.
 */
export interface Trying {
  text: string;
  players: number;
  games?: number;
}
/**
 * How content that is tried out has fared so far.
 */
export interface Trial {
  played: number;
  games: number;
  won: number;
  low: number;
  high: number;
  rounds: number;
  ends: {
    [k: string]: number;
  };
}
/**
 * The words of a game in one language: Fluent sources, later ones come first, and the labels of its content.
 */
export interface Speech {
  sources: string[];
  labels: Labels;
}
/**
 * Why a request was not granted.
 */
export interface Trouble {
  sentence: Sentence;
  rule?: string;
}
/**
 * A table in a list of the server's own, and whether it is in memory.
 */
export interface Found {
  table: Listed;
  sockets: number;
  awake: boolean;
}
/**
 * A table beside its game. Nothing that lies on it, and no key.
 */
export interface Inspected {
  table: Shown;
  people: Person[];
  removed: Person[];
  number: number;
  steps: number;
  waiting: number[];
  paused: boolean;
  sockets: number;
}
/**
 * Whether somebody is not welcome any more.
 */
export interface Ban {
  on?: boolean;
}
/**
 * What somebody whose data are deleted is called from now on.
 */
export interface Erase {
  name: string;
}
/**
 * After how many days a finished game is forgotten.
 */
export interface Sweep {
  days: number;
}
/**
 * How many people or tables something concerned.
 */
export interface Counted {
  count: number;
}
