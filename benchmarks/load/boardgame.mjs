// A match of boardgame.io: two sockets, in memory.
import { io } from "socket.io-client";

export class Boardgame {
  constructor(asked, number) {
    this.asked = asked;
    this.id = `match-${process.pid}-${number}`;
    this.states = [null, null];
    this.count = 0;
  }

  async open() {
    this.sockets = [];
    for (const seat of [0, 1]) this.sockets.push(await this.connect(seat));
  }

  connect(seat) {
    return new Promise((done, failed) => {
      const url = `http://127.0.0.1:${this.asked.port}/${this.asked.game}`;
      const socket = io(url, { transports: ["websocket"], forceNew: true, perMessageDeflate: false });
      const heard = (state) => {
        this.states[seat] = state;
        this.check?.();
        done(socket);
      };
      socket.on("connect_error", failed);
      socket.on("sync", (id, { state }) => heard(state));
      socket.on("update", (id, state) => heard(state));
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, 2));
    });
  }

  move() {
    const { _stateID: number, ctx } = this.states[0];
    const seat = Number(ctx.currentPlayer);
    return new Promise((done) => {
      this.check = () => {
        if (this.states.every((state) => state._stateID > number)) {
          this.check = null;
          done();
        }
      };
      const payload = { type: "act", args: [this.count++ % 9], playerID: String(seat) };
      this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, number, this.id, String(seat));
    });
  }
}
