/** The faces of cards: their art, their colours, and what they bring as signs. */
import type { Content } from "./map";
import type { Card } from "./types";

const ART: Readonly<Record<string, string>> = {
  burgle: "lock-picking",
  stumble: "falling",
  sidestep: "dodging",
  scramble: "jump-across",
  mercenary: "swordman",
  explore: "compass",
  "secret-tome": "secret-book",
  goblin: "goblin-head",
  sapphire: "cut-diamond",
  emerald: "emerald",
  ruby: "rupee",
  diamond: "diamond-hard",
  "dragons-eye": "dragon-orb",
  "amulet-of-vigor": "emerald-necklace",
  "boots-of-swiftness": "boots",
  "bracers-of-agility": "bracers",
  brilliance: "brain",
  "dead-run": "run",
  "elven-boots": "leather-boot",
  "elven-cloak": "cloak",
  "elven-dagger": "plain-dagger",
  "flying-carpet": "red-carpet",
  "lucky-coin": "coins",
  "move-silently": "footprint",
  pickaxe: "mining",
  "scepter-of-the-ape-lord": "monkey",
  search: "magnifying-glass",
  "silver-spear": "spear-feather",
  "singing-sword": "sing",
  "sleight-of-hand": "snatch",
  sneak: "ninja-head",
  swagger: "top-hat",
  tattle: "talk",
  "treasure-map": "treasure-map",
  "underworld-dealing": "cash",
  "wand-of-recall": "crystal-wand",
  "wand-of-wind": "wind-slap",
  apothecary: "potion-ball",
  archaeologist: "dig-dug",
  "cleric-of-the-sun": "sun-priest",
  "dwarven-peddler": "dwarf-face",
  "gem-collector": "gems",
  "invoker-of-the-ancients": "warlock-eye",
  "kobold-merchant": "trade",
  "master-burglar": "robber",
  "mister-whiskers": "cat",
  "monkeybot-3000": "robot-golem",
  "rebel-captain": "uprising",
  "rebel-miner": "miner",
  "rebel-scout": "spyglass",
  "rebel-soldier": "swords-power",
  "the-duke": "imperial-crown",
  "the-mountain-king": "dwarf-king",
  "the-queen-of-hearts": "card-queen-hearts",
  "treasure-hunter": "open-treasure-chest",
  "tunnel-guide": "lantern-flame",
  wizard: "wizard-staff",
  "dragon-shrine": "dragon-head",
  ladder: "ladder",
  shrine: "fire-shrine",
  teleporter: "magic-portal",
  "the-vault": "locked-fortress",
  "animated-door": "door",
  belcher: "vomiting",
  "cave-troll": "troll",
  "crystal-golem": "rock-golem",
  kobold: "lizardman",
  ogre: "ogre",
  "orc-grunt": "orc-head",
  overlord: "overlord-helm",
  watcher: "cyclops",
};

export function artOf(code: string): string {
  return ART[code] ?? "card-pick";
}

/** By kind: the ground of the picture, and its rays. */
const HUES: Readonly<Record<string, readonly [string, string]>> = {
  starter: ["#b7a788", "#8f7f62"],
  reserve: ["#d8a62a", "#ae8116"],
  goblin: ["#c8412b", "#9a2b19"],
  monster: ["#c8412b", "#9a2b19"],
  device: ["#8069a8", "#5e4a86"],
  item: ["#5c86b4", "#3f658f"],
  gem: ["#6ba39b", "#467a73"],
  companion: ["#8fae63", "#6c8b45"],
};

export function huesOf(kind: string): readonly [string, string] {
  return HUES[kind] ?? ["#b7a788", "#8f7f62"];
}

export function isFought(card: Card): boolean {
  return card.kind === "monster" || card.kind === "goblin";
}

const known = new WeakMap<object, ReadonlyMap<string, Card>>();

export function cardsOf(content: unknown): ReadonlyMap<string, Card> {
  const found = content as Content;
  let cards = known.get(found);
  if (!cards) {
    cards = new Map(found.cards.map((card) => [card.code, card]));
    known.set(found, cards);
  }
  return cards;
}

/** The same cards beside each other once, with how many there are. */
export function counted(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
}

const ARTIFACTS: Readonly<Record<number, string>> = {
  5: "ring",
  7: "ankh",
  10: "porcelain-vase",
  15: "banana-bunch",
  20: "round-shield",
  25: "breastplate",
  30: "crystal-ball",
};

export function artifactIcon(points: number): string {
  return ARTIFACTS[points] ?? "crystal-ball";
}

const SECRETS: Readonly<Record<string, string>> = {
  chalice: "jeweled-chalice",
  "dragon-egg": "dragon-orb",
  healing: "health-potion",
  "greater-healing": "health-potion",
  strength: "fizzing-flask",
  swiftness: "square-bottle",
};

export function secretIcon(code: string): string {
  return SECRETS[code] ?? "potion-ball";
}
