/** Where one is. Links of the page (`<a href="/…">`) change it without a reload; so do `go` and the browser's arrows. */
import { applying } from "./applying";
import { routeOf, type Route } from "./routes";

/** Where one came from, kept with each entry of the browser's history. */
export interface Coming {
  /** The address of the page before, in this tab. */
  from?: string;
  /** A sentence that led here, such as why a move was refused. */
  because?: string;
  /** The ids of the rules that applied there. */
  applying?: readonly string[];
}

let current = $state.raw(here());

/** What is shown now. */
export function place(): { route: Route; coming: Coming } {
  return current;
}

/** Go to a page; with `replace` the present one is not come back to. */
export function go(address: string, { replace = false, because }: { replace?: boolean; because?: string } = {}): void {
  const isSamePage = pageOf(address) === pageOf(location.pathname);
  const coming: Coming = isSamePage
    ? current.coming
    : { from: location.pathname + location.hash, applying: applying(), ...(because ? { because } : {}) };
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(coming, "", address);
  read();
  if (!location.hash) window.scrollTo(0, 0);
}

/** The first word of an address: inside the rules one still comes from the table. */
function pageOf(address: string): string {
  return address.split(/[/#?]/)[1] ?? "";
}

/** Read where one is from the address; hands back what stops listening. */
export function listen(): () => void {
  read();
  const ends = new AbortController();
  window.addEventListener("popstate", read, { signal: ends.signal });
  document.addEventListener("click", follow, { signal: ends.signal });
  return () => ends.abort();
}

function read(): void {
  current = here();
}

function here(): { route: Route; coming: Coming } {
  return { route: routeOf(location.pathname, location.hash), coming: (history.state as Coming | null) ?? {} };
}

/** A plain click on a link of ours stays in the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const because = link.dataset["because"];
  if (link.pathname === location.pathname && link.hash === location.hash) return;
  go(link.pathname + link.search + link.hash, because ? { because } : {});
}
