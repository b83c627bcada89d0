/** A first game that teaches by playing: two turns against a bot, in which a room becomes worth fifteen points. */
import type { Guide } from "$table/board";

const place = (code: string) => `[data-place="${code}"][data-seat="0"]`;
const monster = (from: string, kind: string) => `[data-token="${from} ${kind}"]`;

export const guide: Guide = {
  opening: {
    options: { first: 1, boards: ["north", "east"], objectives: ["spider-a", "brou-b", "dragon-b", "vampire-b"] },
    bots: { 1: "greedy" },
    seed: 18,
  },
  around: 6,
  lessons: [
    { key: "dungeon", rule: "D4", targets: [".dungeon.large"], deed: null },
    { key: "goals", rule: "D35", targets: [".goals"], deed: null },
    { key: "recruit", rule: "D16", targets: [monster("swamp", "brou"), place("ent")], deed: "2 brou swamp>ent" },
    { key: "steps", rule: "D18", targets: [monster("ent", "brou"), place("r1")], deed: "brou ent>r1" },
    { key: "rest", rule: "D19", targets: [monster("ent", "spider"), place("h1")], deed: "spider ent>h1" },
    { key: "wait", rule: "D20", targets: ['[data-code="pass"]', "primary"], deed: "pass" },
    { key: "threat", rule: "D11", targets: [".dungeon.large .lane"], deed: null },
    { key: "pair", rule: "D17", targets: [monster("forest", "brou"), place("r1")], deed: "2 brou forest>r1" },
    { key: "spider", rule: "D36", targets: [monster("h1", "spider"), place("r1")], deed: "spider h1>r1" },
    { key: "gold", rule: "D36", targets: [monster("ent", "dragon"), place("r1")], deed: "dragon ent>r1" },
    { key: "fourth", rule: "D35", targets: [monster("ent", "vampire"), place("r1")], deed: "vampire ent>r1" },
    { key: "power", rule: "D20", targets: [monster("r1", "brou")], deed: "power brou r1" },
    { key: "mix", rule: "D25", targets: ['[data-card="skeleton-and-out"], [data-code="mix skeleton-and-out"]'], deed: "mix skeleton-and-out" },
    { key: "place", rule: "D29", targets: [place("r2"), "primary"], deed: "skeleton r2" },
    { key: "end", rule: "D34", targets: [], deed: null },
  ],
};
