/** One table's socket: commands with ids, answers to them, and whatever the table says by itself.

A command that was not answered when the connection broke is sent again when it is back; the server knows it by its id
and does nothing twice. Nothing here knows a browser: sockets, timers and the clock are handed in. */
import type { Command, Notice, Reply, Sentence } from "$table/types";
import { Calendar } from "./calendar";

/** `here`: connected. `away`: the connection is lost and comes back by itself. `ended`: there is no use in coming back. */
export type Standing = "connecting" | "here" | "away" | "ended";

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What happens on a socket. */
export interface Hearing {
  heard(text: string): void;
  closed(code: number): void;
}

/** What a connection needs of the world. */
export interface World {
  open(address: string, hearing: Hearing): Socket;
  now(): number;
  /** Do something after some milliseconds; hands back what forgets it. */
  later(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1: nobody comes back at the same moment as all the others. */
  chance(): number;
}

/** A command without its id, which the connection gives. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

/** A command that was not answered yet: enough to send it again, also after the page was loaded anew. */
export type Unanswered = Command;

/** What the table says by itself. */
export type Told = Exclude<Reply, { id: string } | { kind: "ping" }>;

export interface Listener {
  /** Something that nobody asked for: welcome, news, who is present … */
  told(reply: Told): void;
  standing(standing: Standing, last: Notice | null): void;
}

/** A command that was not done, with the sentence that says why. */
export class Refusal extends Error {
  readonly sentence: Sentence;
  readonly rule: string;

  constructor(sentence: Sentence, rule = "") {
    super(sentence.key);
    this.sentence = sentence;
    this.rule = rule;
  }
}

interface Pending {
  command: Command;
  tries: number;
  resolve(reply: Reply): void;
  reject(refusal: Refusal): void;
}

const PAUSES = [400, 800, 1600, 3200, 6400, 12000];
/** The server is heard at least every 25 seconds; after this it is thought to be gone. */
const SILENCE = 60_000;
/** So often a command is sent again that was refused only for now. */
const TRIES = 5;
const AGAIN = 700;
const REFUSED = 4403;

export class Connection {
  readonly calendar = new Calendar();
  standing: Standing = "connecting";
  private readonly address: (since: number) => string;
  private readonly world: World;
  private readonly listener: Listener;
  private readonly prefix: string;
  private readonly pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  private count = 0;
  private failures = 0;
  /** How many items of the table's log have come. */
  private number: number;
  private welcomed = false;
  private last: Notice | null = null;
  private forgetTimer: () => void = () => undefined;
  private forgetWatch: () => void = () => undefined;

  constructor(
    address: (since: number) => string,
    world: World,
    listener: Listener,
    unanswered: readonly Unanswered[] = [],
    since = 0,
  ) {
    this.address = address;
    this.world = world;
    this.listener = listener;
    this.number = since;
    this.prefix = Math.floor(world.chance() * 36 ** 8).toString(36);
    for (const command of unanswered) this.keep(command, () => undefined, () => undefined);
    this.open();
  }

  /** Say something; the answer, or a Refusal. */
  say<Answer extends Reply = Reply>(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: `${this.prefix}-${++this.count}` } as Command;
    return new Promise<Answer>((resolve, reject) => {
      if (this.standing === "ended") {
        reject(new Refusal(this.last?.sentence ?? { key: "web-net-ended" }));
        return;
      }
      this.keep(command, resolve as (reply: Reply) => void, reject);
      if (this.welcomed) this.send(command);
    });
  }

  /** What was said and not answered, questions left out: nobody waits for their answers on another page. */
  get unanswered(): Unanswered[] {
    return [...this.pending.values()]
      .map(({ command }) => command)
      .filter(({ kind }) => !["previews", "why", "ask", "advise", "point"].includes(kind));
  }

  /** Something suggests that the network is back: try now. */
  hurry(): void {
    if (this.standing !== "away") return;
    this.forgetTimer();
    this.open();
  }

  close(): void {
    this.change("ended");
    this.forgetTimer();
    this.forgetWatch();
    this.socket?.close();
    this.socket = null;
  }

  private keep(command: Command, resolve: Pending["resolve"], reject: Pending["reject"]): void {
    this.pending.set(command.id, { command, tries: 0, resolve, reject });
  }

  private open(): void {
    this.socket?.close();
    this.welcomed = false;
    // A socket that was given up may still say something; nobody listens to it any more.
    const current: Socket = this.world.open(this.address(this.number), {
      heard: (text) => {
        if (this.socket === current) this.hear(text);
      },
      closed: (code) => {
        if (this.socket === current) this.lose(code);
      },
    });
    this.socket = current;
    this.watch();
  }

  private watch(): void {
    this.forgetWatch();
    this.forgetWatch = this.world.later(SILENCE, () => this.lose(0));
  }

  private lose(code: number): void {
    if (this.standing === "ended") return;
    this.forgetWatch();
    this.socket?.close();
    this.socket = null;
    this.welcomed = false;
    if (code === REFUSED) {
      this.end();
      return;
    }
    this.change("away");
    const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)]!;
    this.forgetTimer();
    this.forgetTimer = this.world.later(pause * (0.75 + 0.5 * this.world.chance()), () => this.open());
  }

  private end(): void {
    this.change("ended");
    this.forgetTimer();
    const refusal = new Refusal(this.last?.sentence ?? { key: "web-net-ended" });
    for (const { reject } of this.pending.values()) reject(refusal);
    this.pending.clear();
  }

  private change(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    this.listener.standing(standing, this.last);
  }

  private send(command: Command): void {
    this.socket?.send(JSON.stringify(command));
  }

  private hear(text: string): void {
    this.watch();
    const reply = JSON.parse(text) as Reply;
    if (reply.kind === "ping") {
      this.calendar.note(reply.time, this.world.now());
      this.send({ kind: "pong", id: `${this.prefix}-pong`, time: reply.time });
    } else if ("id" in reply) {
      this.answer(reply);
    } else {
      this.listen(reply);
    }
  }

  private listen(reply: Told): void {
    if (reply.kind === "welcome" || reply.kind === "news") {
      this.number = reply.number;
      if (reply.clock) this.calendar.note(reply.clock.time, this.world.now());
    }
    if (reply.kind === "notice" && reply.final) this.last = reply;
    if (reply.kind === "welcome") {
      this.failures = 0;
      this.welcomed = true;
      this.last = null;
      this.change("here");
    }
    this.listener.told(reply);
    if (reply.kind === "welcome") for (const { command } of this.pending.values()) this.send(command);
  }

  private answer(reply: Reply & { id: string }): void {
    const waiting = this.pending.get(reply.id);
    if (!waiting) return;
    if (reply.kind === "refused" && reply.again && waiting.tries < TRIES) {
      waiting.tries += 1;
      this.world.later(AGAIN * waiting.tries, () => {
        if (this.welcomed && this.pending.has(reply.id)) this.send(waiting.command);
      });
      return;
    }
    this.pending.delete(reply.id);
    if (reply.kind === "refused") waiting.reject(new Refusal(reply.sentence, reply.rule));
    else waiting.resolve(reply);
  }
}
