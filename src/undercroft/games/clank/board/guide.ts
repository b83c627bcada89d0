/** A first heist, guided: two turns on the Day side against one bot, always with the same luck. */
import type { Guide } from "$table/board";

export const guide: Guide = {
  opening: { options: { players: 2, side: "day", first: 1 }, bots: { 1: "greedy" }, seed: 33 },
  lessons: [
    { key: "dungeon", targets: [".dungeon"], deed: null, rule: "C33" },
    { key: "play", targets: ["[data-all], [data-code='play-all']", "primary"], deed: "play-all", rule: "C11" },
    { key: "purse", targets: [".purse"], deed: null, rule: "C13" },
    { key: "buy", targets: ["[data-card='explore'], [data-code='buy explore']", "primary"], deed: "buy explore", rule: "C14" },
    { key: "way", targets: ["[data-room='2']", "primary"], deed: "move 2", rule: "C17" },
    { key: "deeper", targets: ["[data-room='3']", "primary"], deed: "move 3", rule: "C17" },
    { key: "noise", targets: [".threat, .lair"], deed: null, rule: "C29" },
    { key: "end", targets: ["[data-code='end']", "primary"], deed: "end", rule: "C27" },
    { key: "again", targets: ["[data-all], [data-code='play-all']", "primary"], deed: "play-all", rule: "C25" },
    { key: "row", targets: ["[data-card='elven-boots'], [data-code='buy elven-boots']", "primary"], deed: "buy elven-boots", rule: "C14" },
    { key: "out", targets: ["[data-room='1']"], deed: null, rule: "C33" },
  ],
};
