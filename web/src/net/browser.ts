/** The world of a connection as a browser has it. */
import type { Hearing, Socket, World } from "./connection";
import { socketAt } from "./line";

export const browser: World = {
  open(path: string, hearing: Hearing): Socket {
    const socket = new WebSocket(socketAt(path));
    socket.onmessage = (event: MessageEvent<string>) => hearing.heard(event.data);
    socket.onclose = (event) => hearing.closed(event.code);
    return {
      // What is said while a socket opens or closes stays unanswered, and is said again.
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  now: () => Date.now(),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};
