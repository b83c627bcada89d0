/** Links for friends. On this machine the page may be called 127.0.0.1, which nobody else can open: then the server knows better. */
import { whereabouts } from "./net/lobby";

let base = $state("");
let asked = false;

/** What links begin with. */
export function origin(): string {
  if (!asked && isLocal(location.hostname)) {
    asked = true;
    whereabouts().then(
      (found) => (base = found.base),
      () => (asked = false),
    );
  }
  return base || location.origin;
}

export const seatLink = (table: string, key: string): string => `${origin()}/s/${table}#${key}`;
export const tableLink = (table: string, key: string): string => `${origin()}/t/${table}#${key}`;

function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
