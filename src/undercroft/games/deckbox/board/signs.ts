/** The icon of what happened, for the log and the rail. */
import type { Step } from "./types";

const SIGNS: Readonly<Record<string, string>> = {
  "for-sale": "scales",
  laid: "dungeon-gate",
  tale: "scroll-unfurled",
  epilogue: "scroll-unfurled",
  rolled: "rolling-dices",
  token: "wax-seal",
  offered: "snatch",
  worked: "snatch",
  enemies: "daemon-skull",
  round: "hourglass",
  ended: "laurel-crown",
  built: "visored-helm",
  stood: "footsteps",
  moved: "footsteps",
  fell: "broken-heart",
  gained: "two-coins",
  robbed: "two-coins",
  drained: "power-lightning",
  charged: "power-lightning",
  healed: "heart-plus",
  used: "health-potion",
  invoked: "power-lightning",
  bought: "scales",
  gave: "snatch",
  paid: "two-coins",
  took: "snatch",
  "picked-up": "snatch",
  found: "open-treasure-chest",
  guarded: "magic-shield",
  rallied: "shouting",
  tested: "brain",
  chose: "conversation",
  spawned: "daemon-skull",
  "no-dice": "daemon-skull",
  "foe-moved": "daemon-skull",
  attacked: "crossed-swords",
  "foe-attacked": "sword-brandish",
  defended: "shield",
  wounded: "broken-heart",
  "foe-wounded": "broken-heart",
  defeated: "death-skull",
  died: "tombstone",
  saved: "feather",
  stunned: "knocked-out-stars",
  "foe-stunned": "knocked-out-stars",
  pushed: "push",
  "foe-pushed": "push",
  regenerated: "heart-plus",
  ritual: "heart-plus",
};

/** The most telling come first. */
const TELLING = ["ended", "died", "defeated", "laid", "attacked", "enemies", "foe-attacked", "wounded", "worked", "built", "bought", "used", "invoked", "tested", "rolled", "spawned", "moved", "gained"];

export function signOf(kind: string): string {
  return SIGNS[kind] ?? "footsteps";
}

/** The icon of a step: of its most telling event. */
export function sign(step: Step): string {
  const kinds = (step.events ?? []).map(({ kind }) => kind);
  const best = TELLING.find((kind) => (kinds as string[]).includes(kind)) ?? kinds[0];
  return best ? signOf(best) : "hourglass";
}
