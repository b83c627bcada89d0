/** What each card looks like and what is printed on it, in signs. */
import type { AbilityCard, Content, EnemyCard, GearCard, HeroCard, ItemCard, Quest, View } from "./types";

const HEROES: Readonly<Record<string, string>> = {
  warden: "visored-helm",
  ranger: "bowman",
  smith: "blacksmith",
  thief: "hooded-assassin",
  seer: "third-eye",
  bard: "lyre",
  duellist: "fencer",
  friar: "monk-face",
};
const GEAR: Readonly<Record<string, string>> = {
  "sword-and-shield": "swords-emblem",
  greatsword: "broadsword",
  spear: "spear-feather",
  "war-hammer": "warhammer",
  "twin-daggers": "daggers",
  longbow: "high-shot",
  crossbow: "crossbow",
  "throwing-knives": "thrown-daggers",
  "battle-staff": "wizard-staff",
  "ember-wand": "fairy-wand",
};
const ABILITIES: Readonly<Record<string, string>> = {
  "second-wind": "heart-plus",
  sprint: "sprint",
  whirl: "spinning-blades",
  "fire-ring": "fire-ring",
  "battle-cry": "shouting",
  hex: "evil-eyes",
  ward: "magic-shield",
  "sure-shot": "on-target",
};
const ITEMS: Readonly<Record<string, string>> = {
  "healing-draught": "health-potion",
  "royal-draught": "standing-potion",
  "storm-tonic": "lightning-trio",
  quicksilver: "drop",
  "throwing-axe": "battle-axe",
  "fire-flask": "molotov",
  "smoke-pot": "smoke-bomb",
  "shield-charm": "pentagram-rose",
  "war-horn": "hunting-horn",
  "foresight-scroll": "tied-scroll",
  whetstone: "stone-block",
  "eagle-lens": "spyglass",
  "iron-cap": "barbute",
  "light-boots": "leather-boot",
  "phoenix-feather": "feather",
};
const ENEMIES: Readonly<Record<string, string>> = {
  rat: "rat",
  goblin: "goblin-head",
  imp: "imp",
  slinger: "slingshot",
  ghoul: "shambling-zombie",
  brute: "brute",
  acolyte: "cultist",
  wraith: "spectre",
  ogre: "ogre",
  lich: "crowned-skull",
};
const QUESTS: Readonly<Record<string, string>> = {
  cellar: "cellar-barrels",
  bridge: "stone-bridge",
  seals: "wax-seal",
  hoard: "open-treasure-chest",
  vigil: "night-sky",
  crypt: "crypt-entrance",
  tower: "lighthouse",
  throne: "throne-king",
};

export type Kind = "hero" | "gear" | "ability" | "item";

/** The hue of a card's picture tells its kind. */
export const HUES: Readonly<Record<Kind, string>> = { hero: "#e29aa2", gear: "#c7b48c", ability: "#a9b6e2", item: "#e9cb7a" };

const ICONS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = { hero: HEROES, gear: GEAR, ability: ABILITIES, item: ITEMS };
/** For cards of somebody's own making. */
const STRANGE: Readonly<Record<Kind, string>> = { hero: "visored-helm", gear: "crossed-swords", ability: "power-lightning", item: "open-treasure-chest" };

export function artOf(kind: Kind, code: string): string {
  return ICONS[kind][code] ?? STRANGE[kind];
}

export function enemyIcon(code: string): string {
  return ENEMIES[code] ?? "daemon-skull";
}

export function questIcon(code: string): string {
  return QUESTS[code] ?? "dungeon-gate";
}

/** The colours of an enemy die: its face, and its side in the shade. */
export const DICE: Readonly<Record<string, readonly [face: string, shade: string]>> = {
  green: ["#4f8a57", "#2f5a38"],
  blue: ["#4876b4", "#27486f"],
  red: ["#c8412b", "#7e2417"],
};

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A value on a card: its sign, and what stands beside it. */
export interface Value {
  readonly icon: string;
  readonly value: string;
}

export const SIGNS = {
  melee: "crossed-swords",
  ranged: "pocket-bow",
  defence: "shield",
  speed: "walking-boot",
  health: "hearts",
  dice: "rolling-dices",
} as const;

export const SKILLS = { strength: "biceps", dexterity: "acrobatic", wisdom: "brain", charisma: "charm" } as const;

export function heroValues(card: HeroCard): Value[] {
  const better = card.ranged > card.melee ? { icon: SIGNS.ranged, value: signed(card.ranged) } : { icon: SIGNS.melee, value: signed(card.melee) };
  const defence = card.defence ? [{ icon: SIGNS.defence, value: signed(card.defence) }] : [];
  return [better, ...defence, { icon: SIGNS.speed, value: String(card.speed) }, { icon: SIGNS.health, value: String(card.health) }];
}

/** Dice and what is added to each. */
export function weaponOf(dice: number, bonus: number): string {
  return bonus ? `${dice} ${signed(bonus)}` : String(dice);
}

export function gearValues(card: GearCard): Value[] {
  const found: Value[] = [];
  if (card.melee_dice) found.push({ icon: SIGNS.melee, value: weaponOf(card.melee_dice, card.melee ?? 0) });
  if (card.ranged_dice) found.push({ icon: SIGNS.ranged, value: weaponOf(card.ranged_dice, card.ranged ?? 0) });
  if (card.defence) found.push({ icon: SIGNS.defence, value: signed(card.defence) });
  if (card.movement) found.push({ icon: SIGNS.speed, value: signed(card.movement) });
  return found;
}

interface Cards {
  readonly hero: ReadonlyMap<string, HeroCard>;
  readonly gear: ReadonlyMap<string, GearCard>;
  readonly ability: ReadonlyMap<string, AbilityCard>;
  readonly item: ReadonlyMap<string, ItemCard>;
}

let known: { content: Content; cards: Cards } | null = null;

/** By code; the content of a table never changes. */
export function cardsOf(content: Content): Cards {
  if (known?.content !== content) {
    const by = <Card extends { code: string }>(cards: readonly Card[]) => new Map(cards.map((card) => [card.code, card]));
    known = { content, cards: { hero: by(content.heroes), gear: by(content.gear), ability: by(content.abilities), item: by(content.items) } };
  }
  return known.cards;
}

export function questOf(content: Content, view: Pick<View, "quest">): Quest | undefined {
  return content.quests.find(({ code }) => code === view.quest);
}

/** The side of an enemy's card that is played with: one of the box, or of the quest's own. */
export function enemyCard(content: Content, view: Pick<View, "quest" | "hard">, code: string): Omit<EnemyCard, "origin" | "code" | "slot" | "side"> | undefined {
  const side = view.hard ? "hard" : "normal";
  const quest = questOf(content, view);
  const own = quest?.cards?.find((card) => `${quest.code}-${card.code}` === code);
  if (own) return side === "hard" ? (own.hard ?? own.normal) : own.normal;
  return content.enemies.find((card) => card.code === code && card.side === side);
}
