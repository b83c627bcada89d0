/** What a person has chosen, kept in this browser; whatever was not chosen follows the system. */
import { languageOf, type Language } from "./words";

export type Theme = "system" | "vault" | "daylight";

export interface Settings {
  language: Language;
  theme: Theme;
  /** How fast things move: 0 not at all, 1 as usual, 2 twice as fast. */
  motion: number;
  /** How large everything is, 1 as usual. */
  size: number;
  sound: boolean;
  /** Whether the tab's title tells that it is one's turn. */
  title: boolean;
  /** Whether the system may tell that it is one's turn. */
  notices: boolean;
  /** Single letters do things at the table. */
  keys: boolean;
}

export const MOTIONS = [0, 0.5, 1, 2] as const;
export const SIZES = [1, 1.15, 1.3] as const;
const KEPT = "undercroft-settings";

function usual(): Settings {
  return {
    language: languageOf(navigator.languages ?? [navigator.language]),
    theme: "system",
    motion: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1,
    size: 1,
    sound: true,
    title: true,
    notices: false,
    keys: true,
  };
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const known = Object.entries(usual());
    const given = found as Record<string, unknown>;
    return Object.fromEntries(known.filter(([name, value]) => typeof given[name] === typeof value).map(([name]) => [name, given[name]]));
  } catch {
    return {}; // no store, or not ours
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });

/** Keep what differs from the usual; the other tabs hear of it. */
function keep(): void {
  const others = Object.entries(usual()).filter(([name, value]) => settings[name as keyof Settings] !== value);
  const chosen = Object.fromEntries(others.map(([name]) => [name, settings[name as keyof Settings]]));
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // a browser that keeps nothing: chosen for this visit
  }
}

/** See to it that the page is as chosen; hands back what ends that. At a table the vault is the usual theme. */
export function obey(atTable: () => boolean): () => void {
  const ends = new AbortController();
  window.addEventListener(
    "storage",
    (event) => {
      if (event.key === KEPT) Object.assign(settings, usual(), kept());
    },
    { signal: ends.signal },
  );
  const stop = $effect.root(() => {
    $effect(keep);
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      const theme = settings.theme === "system" && atTable() ? "vault" : settings.theme;
      if (theme === "system") delete root.dataset["theme"];
      else root.dataset["theme"] = theme;
      root.dataset["motion"] = String(settings.motion);
      root.style.setProperty("--size", String(settings.size));
    });
  });
  return () => {
    ends.abort();
    stop();
  };
}
