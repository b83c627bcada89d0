/** A table before its game begins: who sits where and what is agreed, live, and the commands that change it. */
import type { Presence, Reply, Sentence, Shown, You } from "$table/types";
import type { Wish } from "./connection";
import { line, type Line, tableSocket } from "./line";
import { Trouble } from "./lobby";

/** What happened at a table does not matter here: so much never did. */
const NOTHING_PAST = 999999;

interface Answer {
  done: (table: string) => void;
  refused: (trouble: Trouble) => void;
}

export class WaitingTable {
  table = $state.raw<Shown | null>(null);
  you = $state.raw<You | null>(null);
  presence = $state.raw<Presence | null>(null);
  connected = $state(false);
  /** Why there is no coming back. */
  ended = $state.raw<Sentence | null>(null);
  private readonly line: Line;
  private awaited: Readonly<Record<string, Answer>> = {};
  private count = 0;

  constructor(id: string) {
    this.line = line(
      tableSocket(id, NOTHING_PAST),
      (message) => this.hear(message as Reply),
      (connected) => {
        this.connected = connected;
        if (!connected) this.forsake();
      },
    );
  }

  close(): void {
    this.line.close();
  }

  /** Do something; a refusal is thrown. Hands back the table that it leads to, if that is another one. */
  ask(wish: Wish): Promise<string> {
    const id = `w${++this.count}-${Date.now().toString(36)}`;
    return new Promise((done, refused) => {
      this.awaited = { ...this.awaited, [id]: { done, refused } };
      if (!this.line.send({ ...wish, id })) this.forsake();
    });
  }

  private hear(reply: Reply): void {
    switch (reply.kind) {
      case "welcome":
        [this.table, this.you, this.presence] = [reply.table, reply.you, reply.presence];
        break;
      case "changed":
        [this.table, this.you] = [reply.table, reply.you];
        break;
      case "present":
        this.presence = reply.presence;
        break;
      case "ping":
        this.line.send({ kind: "pong", id: "pong", time: reply.time });
        break;
      case "notice":
        if (reply.final) this.ended = reply.sentence;
        break;
      case "done":
        this.answered(reply.id)?.done(reply.table ?? "");
        break;
      case "refused":
        this.answered(reply.id)?.refused(new Trouble(reply.sentence, 409));
        break;
    }
  }

  private answered(id: string): Answer | undefined {
    const { [id]: found, ...others } = this.awaited;
    this.awaited = others;
    return found;
  }

  /** Without a connection nobody answers: whoever waits is told so, and may try again. */
  private forsake(): void {
    const answers = Object.values(this.awaited);
    this.awaited = {};
    for (const answer of answers) answer.refused(new Trouble({ key: "server-away" }, 0));
  }
}
