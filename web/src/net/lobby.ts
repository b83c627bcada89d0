/** All that is asked of the server over HTTP. Whatever is not granted is a `Trouble`, with a sentence for the person. */
import type {
  Fork, GameShown, Here, Join, Joined, Link, Lists, Me, Opened, Opening, Past, Rename, Section, Sentence,
  SheetOpened, SheetRead, SheetWriting, Shown, Speech, Squares, Uploaded,
} from "$table/types";

/** Why a request was not granted. */
export class Trouble extends Error {
  readonly sentence: Sentence;
  readonly status: number;

  constructor(sentence: Sentence, status: number) {
    super(sentence.key);
    this.sentence = sentence;
    this.status = status;
  }
}

/** The sentence of whatever went wrong. */
export function sentenceOf(error: unknown): Sentence {
  return error instanceof Trouble ? error.sentence : { key: "server-away" };
}

let introduced: Promise<Me> | null = null;

/** Who one is. The server gives a newcomer's browser its cookie here, so that this comes before everything else. */
export function me(): Promise<Me> {
  introduced ??= ask<Me>("GET", "/api/me").catch((error: unknown) => {
    introduced = null;
    throw error;
  });
  return introduced;
}

export async function known<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  await me();
  return ask<Answer>(method, path, body);
}

/** What a game is, the same for everybody: without a network a service worker may know it. */
async function open<Answer>(path: string): Promise<Answer> {
  await me().catch(() => undefined);
  return ask<Answer>("GET", path);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await granted(method, path, body)).json()) as Answer;
}

/** The answer to a request as it comes, for who is known already. */
export async function granted(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<Response> {
  let response: Response;
  const isFile = body instanceof Blob;
  try {
    response = await fetch(path, {
      method,
      signal,
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      headers: body === undefined || isFile ? {} : { "content-type": "application/json" },
    });
  } catch {
    throw new Trouble({ key: "server-away" }, 0);
  }
  if (response.ok) return response;
  const found = (await response.json().catch(() => null)) as { sentence?: Sentence } | null;
  throw new Trouble(found?.sentence ?? { key: "server-failed" }, response.status);
}

const encoded = encodeURIComponent;
const query = (content: string) => (content ? `?content=${encoded(content)}` : "");

export const rename = async (wish: Rename): Promise<Me> => {
  introduced = known<Me>("PATCH", "/api/me", wish);
  return introduced;
};
export const become = async (token: string): Promise<Me> => {
  introduced = ask<Me>("POST", "/api/me/move", { token });
  return introduced;
};
export const personalLink = (): Promise<Link> => known("POST", "/api/me/link", {});
export const squares = (words: string): Promise<Squares> => known("POST", "/api/squares", { words });
export const whereabouts = (): Promise<Here> => known("GET", "/api/here");
export const games = (language: string): Promise<GameShown[]> => open(`/api/games?language=${language}`);
export const speech = (game: string, language: string, content = "", companion = false): Promise<Speech> =>
  open(`/api/games/${encoded(game)}/text/${language}${companion ? "?companion=1" : query(content)}`);
export const contentOf = (game: string, content = ""): Promise<unknown> => open(`/api/games/${encoded(game)}/content${query(content)}`);
export const rules = (game: string, language: string): Promise<Section[]> => open(`/api/games/${encoded(game)}/rules/${language}`);
/** What companions ask of the server, all of it, to be kept for a place without a network. */
export const offlineAddresses = (games: readonly string[], language: string): string[] => [
  `/api/games?language=${language}`,
  ...games.flatMap((game) => [`text/${language}`, `text/${language}?companion=1`, "content", `rules/${language}`].map((part) => `/api/games/${encoded(game)}/${part}`)),
];
export const lists = (): Promise<Lists> => known("GET", "/api/tables");
export const openTable = (wish: Partial<Opening> & { game: string }): Promise<Opened> => known("POST", "/api/tables", wish);
export const look = (id: string, key = ""): Promise<Shown> => known("POST", `/api/tables/${encoded(id)}/look`, { key });
export const join = (id: string, wish: Join): Promise<Joined> => known("POST", `/api/tables/${encoded(id)}/join`, wish);
export const bringRecord = (file: Blob): Promise<Opened> => known("POST", "/api/records", file);
export const bringContent = (game: string, file: Blob): Promise<Uploaded> => known("POST", `/api/games/${encoded(game)}/contents`, file);
export const schemaOf = (game: string): Promise<unknown> => known("GET", `/api/games/${encoded(game)}/schema`);
export const openSheet = (game: string, title: string): Promise<SheetOpened> => known("POST", "/api/sheets", { game, title });
/** Write on a sheet, and read it from a number on. */
export const writeSheet = (sheet: string, wish: SheetWriting): Promise<SheetRead> => known("POST", `/api/sheets/${encoded(sheet)}`, wish);
/** A game step by step from a step on, seen from a seat, by a spectator (`watch`) or with all open (`open`). */
export const past = (id: string, { first = 0, eyes = "own", key = "" }: { first?: number; eyes?: string; key?: string } = {}): Promise<Past> =>
  known("GET", `/api/tables/${encoded(id)}/past?${new URLSearchParams({ first: String(first), eyes, key }).toString()}`);
export const fork = (id: string, wish: Fork): Promise<Opened> => known("POST", `/api/tables/${encoded(id)}/fork`, wish);
