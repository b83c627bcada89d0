/** A table as its page has it: what the server said, what is shown of it, what somebody is about to do. */
import type { Person, Pointing, Table } from "$table/board";
import type {
  AnyAction,
  Answered,
  Chat,
  Done,
  Notice,
  Presence,
  Refusal as Why,
  SeatView,
  Shown,
  Step,
  Ticking,
  Welcome,
  You,
} from "$table/types";
import type { Words } from "$table/words";
import { untrack } from "svelte";
import { past } from "../../net/lobby";
import { Connection, type Listener, type Standing, type Told, type World } from "../../net/connection";
import { Choosing } from "./choosing.svelte";
import { handedClock } from "./clocks";
import { Following, type FollowingNeeds, type Recap } from "./following.svelte";
import { peopleOf } from "./people";
import type { Scene } from "./telling";

/** Something said, with its place in the table's log. */
export interface Remark extends Chat {
  readonly number: number;
  readonly time: number;
}

/** What a desk needs of the page that it is on. */
export interface Surroundings {
  readonly world: World;
  address(since: number): string;
  /** What an earlier page has left to be sent. */
  readonly unanswered: ConstructorParameters<typeof Connection>[3];
  /** 0 for no motion, 1 as usual, 2 twice as fast. */
  motion(): number;
  recap(): Recap;
  /** What somebody who plays several seats calls one of them; "" for the person's own name. */
  called(seen: SeatView, seat: number): string;
  /** The server is of another release: the page loads itself anew. */
  renewed(release: string): boolean;
  readonly mark: FollowingNeeds["mark"];
  /** A step was shown; `before` is the table before it. */
  told(scene: Scene, before: SeatView | null): void;
  remarked(remark: Remark): void;
}

const POINTS_FOR = 4500;

export class Desk {
  standing = $state<Standing>("connecting");
  ended = $state.raw<Notice | null>(null);
  notice = $state.raw<Notice | null>(null);
  shown = $state.raw<Shown | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Presence | null>(null);
  clock = $state.raw<Ticking | null>(null);
  /** The table as it is, whatever is shown. */
  latest = $state.raw<SeatView | null>(null);
  /** Who played when the table was last seen: a covered table is still that of the same people. */
  private players = $state.raw<SeatView["players"]>([]);
  steps = $state.raw<readonly Step[]>([]);
  remarks = $state.raw<readonly Remark[]>([]);
  pointers = $state.raw<readonly Pointing[]>([]);
  /** When each item of the table's log was, by the number of its step. */
  readonly times = new Map<number, number>();
  readonly id: string;
  readonly connection: Connection;
  readonly following: Following;
  readonly choosing: Choosing;
  /** The own seat that is played now. */
  readonly seat = $derived(this.you?.seat ?? null);
  /** All own seats: one person may play several. */
  readonly seats: readonly number[] = $derived(this.you?.seats ?? []);
  readonly people: readonly Person[] = $derived(
    this.shown ? peopleOf(this.shown.places, this.presence, this.latest?.players ?? this.players).map((person, seat) => ({ ...person, name: this.calling(seat) || person.name })) : [],
  );
  readonly isPlaying = $derived(this.shown?.state === "playing");
  readonly isMyTurn = $derived(
    this.isPlaying && this.seat !== null && !this.latest?.paused && (this.latest?.waiting.includes(this.seat) ?? false),
  );
  /** Whether something may be done here and now. */
  readonly isLive = $derived.by(
    () => this.isPlaying && this.following.isLive && this.seat !== null && !this.latest?.paused && !this.latest?.outcome,
  );
  readonly legal: readonly AnyAction[] = $derived(this.isLive ? (this.latest?.legal.flatMap(({ actions }) => actions) ?? []) : []);
  private readonly around: Surroundings;
  private readonly stop: () => void;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.following = new Following({
      world: around.world,
      manner: () => ({ seats: this.seats, speed: around.motion() }),
      past: (first) => this.past(first),
      recap: () => around.recap(),
      told: (scene, before) => around.told(scene, before),
      mark: around.mark,
    });
    this.choosing = new Choosing({
      connection: () => this.connection,
      seat: () => this.seat,
      seats: () => this.seats,
      number: () => (this.isLive ? (this.latest?.number ?? null) : null),
    });
    const listener: Listener = {
      told: (reply) => this.hear(reply),
      standing: (standing, last) => {
        this.standing = standing;
        if (standing === "ended") this.ended = last;
      },
    };
    this.stop = $effect.root(() => {
      $effect(() => {
        const { legal } = this;
        untrack(() => this.choosing.renew(legal));
      });
    });
    this.connection = new Connection((since) => around.address(since), around.world, listener, around.unanswered);
  }

  /** The server's calendar now. */
  now(): number {
    return this.connection.calendar.at(this.around.world.now());
  }

  close(): void {
    this.stop();
    this.following.end();
    this.connection.close();
  }

  /** What a board is handed. */
  handed(words: Words, content: unknown, narrow: boolean, show: Table["show"]): Table | null {
    const seen = this.following.seen;
    const { shown, choosing } = this;
    if (!seen || !shown) return null;
    return Object.freeze<Table>({
      game: shown.game,
      seat: this.seat,
      own: this.seats,
      seen,
      told: this.following.told,
      content,
      options: shown.options,
      live: this.isLive,
      recalls: (this.following.absence?.at ?? -1) >= 0,
      selected: choosing.selected,
      hovered: choosing.hovered,
      previews: choosing.previews,
      people: this.people,
      pointers: this.pointers,
      motion: this.around.motion(),
      narrow,
      words,
      clock: handedClock(this.clock, this.now()),
      select: (action) => choosing.select(action),
      choose: (action) => choosing.choose(action),
      hover: (action) => choosing.hover(action),
      want: (codes) => choosing.want(codes),
      ask: <Answer>(inquiry: { kind: string }) => this.ask<Answer>(inquiry),
      why: (code): Promise<Why | null> => choosing.why(code),
      refuse: (code) => void choosing.refuse(code),
      point: (field, value) => void choosing.tried(this.connection.say({ kind: "point", field, value })),
      turn: (seat) => this.turn(seat),
      show,
    });
  }

  /** Go to another of the own seats. */
  turn(seat: number): void {
    if (seat !== this.seat && this.seats.includes(seat)) void this.choosing.tried(this.connection.say({ kind: "turn", seat }));
  }

  /** The own seat after this one, or before it; null for whoever has no other. */
  beside(by: 1 | -1): number | null {
    const { seat, seats } = this;
    return seat === null || seats.length < 2 ? null : seats[(seats.indexOf(seat) + by + seats.length) % seats.length]!;
  }

  async ask<Answer>(inquiry: { kind: string }): Promise<Answer> {
    return (await this.connection.say<Answered>({ kind: "ask", inquiry })).answer as Answer;
  }

  /** Take back one action, or as much as can be. */
  undo(turn = false): void {
    void this.choosing.tried(this.connection.say({ kind: "undo", turn }));
  }

  pause(on: boolean): void {
    void this.choosing.tried(this.connection.say({ kind: "pause", on }));
  }

  /** The table that follows this one: agreed to, or asked for. */
  async another(kind: "rematch" | "next"): Promise<string> {
    return (await this.connection.say<Done>({ kind })).table ?? "";
  }

  private calling(seat: number): string {
    return this.latest && this.seats.length > 1 && this.seats.includes(seat) ? this.around.called(this.latest, seat) : "";
  }

  private async past(first: number): Promise<Scene[]> {
    return (await past(this.id, { first, eyes: this.seat === null ? "own" : String(this.seat) })).pages as Scene[];
  }

  private hear(reply: Told): void {
    switch (reply.kind) {
      case "welcome":
        this.welcome(reply);
        break;
      case "news": {
        this.clock = reply.clock;
        this.sit(reply.seat);
        this.look(reply.seen);
        const scenes = this.take(reply.items, reply.seen);
        this.following.hear(scenes, reply.seen);
        break;
      }
      case "changed":
        this.shown = reply.table;
        this.you = reply.you;
        break;
      case "present":
        this.presence = reply.presence;
        break;
      case "pointed":
        this.pointed({ seat: reply.seat, field: reply.field, value: reply.value });
        break;
      case "notice":
        this.notice = reply;
        break;
      case "lounge":
        break; // not on this socket
    }
  }

  /** What comes is seen from another of the own seats: what was still to be told was seen from the last one. */
  private sit(seat: number | null): void {
    if (!this.you || seat === this.you.seat) return;
    if (!this.following.absence) this.following.skip();
    this.you = { ...this.you, seat };
  }

  private look(seen: SeatView | null): void {
    this.latest = seen;
    if (seen) this.players = seen.players;
  }

  private welcome(welcome: Welcome): void {
    if (this.around.renewed(welcome.release)) return;
    this.shown = welcome.table;
    this.you = welcome.you;
    this.presence = welcome.presence;
    this.clock = welcome.clock;
    this.look(welcome.seen);
    this.notice = null;
    this.take(welcome.items, null);
    void this.following.begin(welcome.seen);
  }

  /** What happened becomes part of the log; the table is known only as it is after all of it. */
  private take(items: Welcome["items"], seen: SeatView | null): Scene[] {
    const fresh = items.flatMap(({ step, time }) => {
      if (!step || step.number < this.steps.length) return [];
      this.times.set(step.number, time);
      return [step];
    });
    if (fresh.length > 0) this.steps = [...this.steps, ...fresh];
    const known = this.remarks.at(-1)?.number ?? -1;
    const said = items.flatMap(({ said, number, time }) => (said && number > known ? [{ ...said, number, time }] : []));
    if (said.length > 0) {
      this.remarks = [...this.remarks, ...said];
      if (seen !== null || this.shown?.state === "open") for (const remark of said) this.around.remarked(remark);
    }
    return seen ? fresh.map((step) => ({ step, seen })) : [];
  }

  private pointed(pointing: Pointing): void {
    this.pointers = [...this.pointers.filter(({ seat }) => seat !== pointing.seat), pointing];
    this.around.world.later(POINTS_FOR, () => {
      this.pointers = this.pointers.filter((each) => each !== pointing);
    });
  }
}

