/** What a game's workshop is asked for: something to begin with, what is wrong with a text, and quick games with it. */
import type { Checked, Sentence, Source, Trial, Workbench } from "$table/types";
import { known, me, Trouble } from "./lobby";

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
  let response: Response;
  try {
    response = await fetch(`${at(game)}/trials`, { method: "POST", body: JSON.stringify(wish), headers: { "content-type": "application/json" }, signal });
  } catch {
    if (signal.aborted) return;
    throw new Trouble({ key: "server-away" }, 0);
  }
  if (!response.ok || !response.body) {
    const found = (await response.json().catch(() => null)) as { sentence?: Sentence } | null;
    throw new Trouble(found?.sentence ?? { key: "server-failed" }, response.status);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (rest + part.value).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) hear(JSON.parse(event.replace(/^data: /, "")) as Trial);
    }
  } catch {
    if (!signal.aborted) throw new Trouble({ key: "server-away" }, 0);
  }
}
