import { beforeEach, describe, expect, it } from "vitest";
import { Calendar } from "./calendar";
import { Connection, type Hearing, Refusal, type Standing, type Told, type World } from "./connection";
import { forgetRelease, isOld, leaveBehind, pickUp } from "./release";

/** A world in which time passes when the test says so. */
class Pretended implements World {
  time = 1000;
  lines: { address: string; sent: { id: string; kind: string }[]; hearing: Hearing; open: boolean }[] = [];
  private timers: { at: number; act: () => void }[] = [];

  open(address: string, hearing: Hearing) {
    const line = { address, sent: [] as { id: string; kind: string }[], hearing, open: true };
    this.lines.push(line);
    return { send: (text: string) => void line.sent.push(JSON.parse(text)), close: () => void (line.open = false) };
  }
  now() {
    return this.time;
  }
  later(milliseconds: number, act: () => void) {
    const timer = { at: this.time + milliseconds, act };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  }
  chance() {
    return 0.5;
  }
  pass(milliseconds: number) {
    this.time += milliseconds;
    const due = this.timers.filter((timer) => timer.at <= this.time);
    this.timers = this.timers.filter((timer) => timer.at > this.time);
    for (const timer of due) timer.act();
  }
  get line() {
    return this.lines.at(-1)!;
  }
  says(reply: object) {
    this.line.hearing.heard(JSON.stringify(reply));
  }
  welcomes(number = 3) {
    this.says({ kind: "welcome", number, clock: null, items: [] });
  }
}

let world: Pretended;
let heard: Told[];
let standings: Standing[];
let connection: Connection;

function connect(unanswered: Parameters<Connection["say"]>[0][] = []): void {
  connection = new Connection(
    (since) => `socket?since=${since}`,
    world,
    { told: (reply) => heard.push(reply), standing: (standing) => standings.push(standing) },
    unanswered as never,
  );
}

beforeEach(() => {
  world = new Pretended();
  heard = [];
  standings = [];
  connect();
});

describe("commands", () => {
  it("wait for the welcome, and are answered by their ids", async () => {
    const first = connection.say({ kind: "act", code: "deeper" });
    expect(world.line.sent).toEqual([]);
    world.welcomes();
    const second = connection.say({ kind: "undo" });
    const [act, undo] = world.line.sent;
    expect([act!.kind, undo!.kind]).toEqual(["act", "undo"]);
    expect(act!.id).not.toBe(undo!.id);
    world.says({ kind: "refused", id: undo!.id, rule: "L3", sentence: { key: "refuse-turn" } });
    world.says({ kind: "done", id: act!.id });
    expect((await first).kind).toBe("done");
    const refusal = await second.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).rule).toBe("L3");
  });

  it("are sent again with the same id after the connection was lost, and not when they were answered", () => {
    world.welcomes(7);
    void connection.say({ kind: "act", code: "a" });
    void connection.say({ kind: "act", code: "b" });
    const [a, b] = world.line.sent;
    world.says({ kind: "done", id: a!.id });
    world.line.hearing.closed(1006);
    expect(standings).toEqual(["here", "away"]);
    world.pass(500);
    expect(world.lines).toHaveLength(2);
    expect(world.line.address).toBe("socket?since=7");
    world.welcomes(8);
    expect(world.line.sent.map(({ id }) => id)).toEqual([b!.id]);
    expect(standings).toEqual(["here", "away", "here"]);
  });

  it("that were refused only for now are tried again", async () => {
    world.welcomes();
    const act = connection.say({ kind: "act", code: "a" });
    const [sent] = world.line.sent;
    world.says({ kind: "refused", id: sent!.id, rule: "", sentence: { key: "too-fast" }, again: true });
    world.pass(800);
    expect(world.line.sent).toHaveLength(2);
    world.says({ kind: "done", id: sent!.id });
    expect((await act).kind).toBe("done");
  });

  it("left by the page before this one are sent after the welcome", () => {
    connect([{ kind: "act", code: "a", id: "old-1" } as never]);
    world.welcomes();
    expect(world.line.sent.map(({ id }) => id)).toEqual(["old-1"]);
    expect(connection.unanswered.map(({ id }) => id)).toEqual(["old-1"]);
  });
});

describe("the connection", () => {
  it("answers a ping at once and knows the server's calendar", () => {
    world.welcomes();
    world.says({ kind: "ping", time: 5000 });
    expect(world.line.sent).toEqual([{ kind: "pong", id: expect.any(String) as string, time: 5000 }]);
    expect(connection.calendar.at(world.time + 20)).toBe(5020);
  });

  it("comes back after pauses that grow", () => {
    const opened: number[] = [];
    for (let i = 0; i < 5; i++) {
      world.line.hearing.closed(1006);
      const before = world.lines.length;
      while (world.lines.length === before) world.pass(100);
      opened.push(world.time);
    }
    const pauses = opened.slice(1).map((time, i) => time - opened[i]!);
    expect(pauses).toEqual([800, 1600, 3200, 6400]);
  });

  it("comes back at once when the network does", () => {
    world.line.hearing.closed(1006);
    connection.hurry();
    expect(world.lines).toHaveLength(2);
    world.pass(20_000);
    expect(world.lines).toHaveLength(2);
  });

  it("takes a long silence for a loss", () => {
    world.welcomes();
    world.pass(59_000);
    world.says({ kind: "ping", time: 1 });
    world.pass(59_000);
    expect(standings).toEqual(["here"]);
    world.pass(2000);
    expect(standings).toEqual(["here", "away"]);
  });

  it("ends at a final notice, and says why to whoever waits", async () => {
    world.welcomes();
    const act = connection.say({ kind: "act", code: "a" });
    world.says({ kind: "notice", sentence: { key: "table-removed" }, final: true });
    world.line.hearing.closed(4403);
    expect(standings).toEqual(["here", "ended"]);
    expect((await act.catch((error: unknown) => error) as Refusal).sentence.key).toBe("table-removed");
    world.pass(60_000);
    expect(world.lines).toHaveLength(1);
  });

  it("does not listen to a line that it gave up", () => {
    world.welcomes();
    const old = world.line;
    old.hearing.closed(1006);
    world.pass(500);
    old.hearing.heard(JSON.stringify({ kind: "present", presence: {} }));
    old.hearing.closed(1006);
    expect(heard.map(({ kind }) => kind)).toEqual(["welcome"]);
    expect(world.lines).toHaveLength(2);
  });
});

describe("the calendar", () => {
  it("believes the fastest message", () => {
    const calendar = new Calendar();
    calendar.note(1000, 500); // 40 ms on its way
    calendar.note(2000, 1460);
    calendar.note(3000, 2900); // slow
    expect(calendar.at(10_000)).toBe(10_540);
  });
});

describe("a release", () => {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  };

  it("of the server that changes makes the page load itself anew, once", () => {
    forgetRelease();
    expect(isOld("1-a", storage)).toBe(false);
    expect(isOld("1-a", storage)).toBe(false);
    expect(isOld("1-b", storage)).toBe(true);
    expect(isOld("1-b", storage)).toBe(false);
  });

  it("takes along what was not answered", () => {
    leaveBehind("t1", [{ kind: "act", id: "x", code: "a" }], storage);
    expect(pickUp("t2", storage)).toEqual([]);
    expect(pickUp("t1", storage)).toEqual([{ kind: "act", id: "x", code: "a" }]);
    expect(pickUp("t1", storage)).toEqual([]);
  });
});
