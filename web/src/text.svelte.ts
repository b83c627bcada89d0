/** The shell's words in the language that is chosen now; a game's own come with `net/speech`. */
import { type Arguments, Words } from "$table/words";
import type { Sentence } from "$table/types";
import { settings } from "./settings.svelte";
import { fetchWords, shellWords } from "./words";

/** How many languages have come. */
let come = $state(0);
let latest = new Words("en", []);
let awaited = "";

/** All of the shell's words; whoever reads them in a component is told when the language changes. Until the words of a new
language have come, those of the one before are said. */
export function words(): Words {
  const { language } = settings;
  const found = come >= 0 ? shellWords(language) : null;
  if (found) latest = found;
  else if (awaited !== language) {
    awaited = language;
    fetchWords(language).then(
      () => (come += 1),
      () => (awaited = ""), // no network: asked again with the next word
    );
  }
  return latest;
}

/** A sentence of the shell. */
export function said(key: string, args: Arguments = {}): string {
  return words().text(key, args);
}

/** A sentence that the server has sent. */
export function told(sentence: Sentence): string {
  return words().sentence(sentence);
}

/** When something was, as people say it: "5 minutes ago". */
export function ago(time: number, now = Date.now()): string {
  const form = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  const minutes = Math.round((time - now) / 60_000);
  if (Math.abs(minutes) < 1) return said("just-now");
  if (Math.abs(minutes) < 60) return form.format(minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return form.format(Math.round(minutes / 60), "hour");
  return form.format(Math.round(minutes / 60 / 24), "day");
}
