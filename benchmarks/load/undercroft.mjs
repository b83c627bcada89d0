// A table of ours: two guests, two sockets, every action durable.
import { Agent, request } from "node:http";
import WebSocket from "ws";

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

function call(port, method, path, cookie, body) {
  return new Promise((done, failed) => {
    const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const sent = request({ port, host: "127.0.0.1", method, path, headers, agent }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode !== 200) failed(new Error(`${path}: ${response.statusCode} ${text}`));
        else done([JSON.parse(text), response.headers["set-cookie"]?.[0].split(";")[0]]);
      });
    });
    sent.on("error", failed);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}

export class Undercroft {
  constructor(asked, number) {
    this.asked = asked;
    this.number = number;
    this.count = 0;
  }

  async open() {
    const { port, game, bots } = this.asked;
    const [, ann] = await call(port, "GET", "/api/me");
    const [opened] = await call(port, "POST", "/api/tables", ann, { game, options: { players: 2 }, bots });
    this.table = opened.table;
    this.guests = [ann];
    if (!bots) {
      const [, bob] = await call(port, "GET", "/api/me");
      await call(port, "POST", `/api/tables/${this.table}/join`, bob, { key: opened.key });
      this.guests.push(bob);
    }
    await this.comeBack();
    await this.command(0, { kind: "start" });
  }

  /** A socket for each guest. If there are several servers: at one after the other, or with `apart` each table at its own. */
  async comeBack() {
    this.seen = this.guests.map(() => null);
    this.numbers = this.guests.map(() => 0);
    this.sockets = await Promise.all(this.guests.map((cookie, seat) => this.connect(cookie, seat)));
  }

  leave() {
    for (const socket of this.sockets) socket.close();
  }

  connect(cookie, seat) {
    return new Promise((done, failed) => {
      const port = this.asked.port + ((this.asked.apart ? this.number : seat) % (this.asked.processes ?? 1));
      const url = `ws://127.0.0.1:${port}/api/tables/${this.table}/socket`;
      const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      socket.on("error", failed);
      socket.on("message", (data) => {
        const said = JSON.parse(data);
        if (said.kind === "welcome") done(socket);
        if (said.kind === "ping") socket.send(JSON.stringify({ kind: "pong", id: "p", time: said.time }));
        if (said.kind === "refused") failed(new Error(JSON.stringify(said)));
        if (said.kind === "welcome" || said.kind === "news") {
          this.seen[seat] = said.seen;
          this.numbers[seat] = said.number;
          this.check?.();
          this.heard?.();
        }
        if (said.kind === "done") this.acknowledged?.();
      });
    });
  }

  /** Resolves when it is acknowledged and both seats have heard what came of it. */
  command(seat, what) {
    const target = this.numbers[seat];
    return new Promise((done) => {
      let acknowledged = false;
      this.check = () => {
        if (acknowledged && this.numbers.every((number) => number > target)) {
          this.check = null;
          done();
        }
      };
      this.acknowledged = () => {
        acknowledged = true;
        this.check?.();
      };
      this.sockets[seat].send(JSON.stringify({ id: String(this.count++), ...what }));
    });
  }

  async move() {
    if (this.seen[0].outcome) {
      this.leave();
      await this.open();
    }
    const seat = this.seen[0].waiting[0];
    const groups = this.seen[seat].legal;
    const { actions } = groups[this.count % groups.length];
    await this.command(seat, { kind: "act", code: actions[this.count % actions.length].code });
  }

  /** One guest against a bot that always has something to think about. */
  async amuse() {
    for (;;) {
      if (this.seen[0].outcome || this.seen[0].waiting.includes(0)) await this.move();
      else await new Promise((done) => (this.heard = done));
    }
  }
}
