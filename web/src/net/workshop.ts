/** What a game's workshop is asked for: something to begin with, what is wrong with a text, and quick games with it. */
import type { Checked, Source, Trial, Workbench } from "$table/types";
import { granted, known, me, Trouble } from "./lobby";

const at = (game: string) => `/api/games/${encodeURIComponent(game)}`;
const file = (text: string) => new Blob([text], { type: "application/toml" });

export const workbench = (game: string, language: string): Promise<Workbench> => known("GET", `${at(game)}/workshop?language=${language}`);
export const check = (game: string, text: string, language: string): Promise<Checked> => known("POST", `${at(game)}/check?language=${language}`, file(text));
export const sourceOf = (game: string, content: string): Promise<Source> => known("GET", `${at(game)}/contents/${encodeURIComponent(content)}`);

/** The address of what is printed: content by its hash, or a set of the game's own. */
export function printAddress(game: string, what: { content: string } | { set: string }, paper: string, language: string): string {
  return `${at(game)}/print?${new URLSearchParams({ ...what, paper, language }).toString()}`;
}

/** Let bots play; `hear` is told after each game. Ends when all are played, or when the signal says so. */
export async function tryOut(game: string, wish: { text: string; players: number; games: number }, hear: (news: Trial) => void, signal: AbortSignal): Promise<void> {
  await me();
  let rest = "";
  try {
    const { body } = await granted("POST", `${at(game)}/trials`, wish, signal);
    if (!body) throw new Trouble({ key: "server-failed" }, 0);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) hear(JSON.parse(event.replace(/^data: /, "")) as Trial);
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof Trouble ? error : new Trouble({ key: "server-away" }, 0);
  }
}
