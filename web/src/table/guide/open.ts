/** A first game, guided: its table is opened as the board's guide has it. */
import { openTable } from "../../net/lobby";
import { settings } from "../../settings.svelte";
import { boardFor, gameOf } from "../loading";

/** Whether a game has a guide; boards are loaded for that. */
export async function hasGuide(name: string): Promise<boolean> {
  const game = await gameOf(name, settings.language);
  return game !== null && (await boardFor(game)).guide !== undefined;
}

/** The id of a fresh guided table; "" for a game without a guide. */
export async function openGuide(name: string): Promise<string> {
  const game = await gameOf(name, settings.language);
  const guide = game ? (await boardFor(game)).guide : undefined;
  if (!guide) return "";
  const { options, bots, seed } = guide.opening;
  const players = Object.keys(bots).length + 1;
  return (await openTable({ game: name, options: { players, ...options }, bots: { ...bots }, seed, start: true })).table;
}
