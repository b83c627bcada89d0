/** The tables that concern a person, live: one's own, those open to all, and finished ones. */
import type { Lists, Reply } from "$table/types";
import { line, type Line } from "./line";
import { me } from "./lobby";

const lounge = $state<{ lists: Lists | null; connected: boolean }>({ lists: null, connected: false });
let listeners = 0;
let open: Line | null = null;

export function tables(): Lists | null {
  return lounge.lists;
}

/** Listen while a page shows the lists; hands back what ends it. Several pages share one socket. */
export function attend(): () => void {
  listeners++;
  void me().then(
    () => {
      if (listeners > 0) open ??= line("/api/lobby/socket", hear, (connected) => (lounge.connected = connected));
    },
    () => undefined, // the page says that the server does not answer
  );
  return () => {
    listeners--;
    // The next page may listen too: the socket stays for a moment.
    setTimeout(() => {
      if (listeners > 0) return;
      open?.close();
      open = null;
    }, 2000);
  };
}

function hear(message: { kind: string }): void {
  const reply = message as Reply;
  if (reply.kind === "lounge") lounge.lists = reply.lists;
}
