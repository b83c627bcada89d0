/** Each page is a part of its own: a table does not wait for the front page. */
import type { Component } from "svelte";
import type { Route } from "./routes";
import { settings } from "./settings.svelte";
import { fetchMoreWords } from "./words";

const PAGES = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  table: () => import("./pages/TableGate.svelte"),
  seat: () => import("./pages/Invitation.svelte"),
  replay: () => import("./table/ReplayPage.svelte"),
  tables: () => import("./pages/Tables.svelte"),
  companion: () => withMoreWords(import("./companion/CompanionPage.svelte")),
  workshop: () => withMoreWords(import("./workshop/WorkshopPage.svelte")),
  rules: () => import("./pages/Rules.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  about: () => import("./pages/About.svelte"),
  me: () => import("./pages/Move.svelte"),
  nowhere: () => import("./pages/Nowhere.svelte"),
};

async function withMoreWords<Page>(page: Promise<Page>): Promise<Page> {
  await fetchMoreWords(settings.language);
  return page;
}

// Each page takes what its own route holds; no type can say so for all of them at once.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Loaded = Promise<{ default: Component<any> }>;
const loaded = new Map<Route["page"], Loaded>();

/** The same promise each time: a page that only moves on inside itself stays as it is. */
export function load(page: Route["page"]): Loaded {
  const found: Loaded = loaded.get(page) ?? PAGES[page]();
  loaded.set(page, found);
  found.catch(() => loaded.delete(page)); // the next one tries again
  return found;
}
