/** A socket that comes back by itself: what a page that listens stands on. */

const SOONEST = 500;
const LATEST = 15_000;

export interface Line {
  send(message: unknown): boolean;
  close(): void;
}

/** The address of a socket of our own server. */
export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}

/** Where a table speaks: all that happened there from item `since` on, and whatever comes. */
export function tableSocket(table: string, since: number): string {
  return `/api/tables/${encodeURIComponent(table)}/socket?since=${since}`;
}

/** Keep a socket open at a path. `hear` is told every message, `change` whether there is a connection. */
export function line(path: string, hear: (message: { kind: string }) => void, change: (connected: boolean) => void = () => undefined): Line {
  let socket: WebSocket | null = null;
  let wait = SOONEST;
  let timer = 0;
  let ended = false;

  function open(): void {
    socket = new WebSocket(socketAt(path));
    socket.onopen = () => {
      wait = SOONEST;
      change(true);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as { kind: string; final?: boolean };
      if (message.kind === "notice" && message.final) ended = true; // there is no use in coming back
      hear(message);
    };
    socket.onclose = () => {
      change(false);
      if (ended) return;
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LATEST);
    };
  }

  open();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      ended = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}
