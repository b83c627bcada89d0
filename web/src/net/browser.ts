/** The world of a connection as a browser has it. */
import type { Hearing, Line, World } from "./connection";

export const browser: World = {
  open(address: string, hearing: Hearing): Line {
    const socket = new WebSocket(address);
    socket.onmessage = (event: MessageEvent<string>) => hearing.heard(event.data);
    socket.onclose = (event) => hearing.closed(event.code);
    return {
      // What is said while a line opens or closes stays unanswered, and is said again.
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

/** The address of a table's socket. */
export function socketOf(table: string): (since: number) => string {
  const base = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  return (since) => `${base}/api/tables/${encodeURIComponent(table)}/socket?since=${since}`;
}
