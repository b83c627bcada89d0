/** Where everything stands: pure functions of how many play and how wide the screen is.

Wide, all dungeons share their columns: the others' small ones above, the own large one below, and between them what all
share. On a phone one dungeon folds into two storeys: the upper one goes to the right, the lower one back to the left. */
import type { Box } from "$table/art/cuts";

export const CHAIN = ["ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5"] as const;

export type PlaceKind = "entrance" | "hallway" | "room";

/** A place as it is drawn: the opening of its arch. */
export interface PlaceBox extends Box {
  readonly place: string;
  readonly kind: PlaceKind;
  /** How high the curve of its arch is. */
  readonly rise: number;
  /** 1 to 5 for rooms, else 0. */
  readonly room: number;
  /** Where the groups of adventurers of a room go by, below its floor. */
  readonly lane: Box;
}

/** How large a dungeon is drawn. */
export interface Cut {
  readonly vault: number;
  readonly entrance: number;
  readonly hallway: number;
  readonly rises: Readonly<Record<PlaceKind, number>>;
  readonly lane: number;
  /** The largest that a monster's tile may be. */
  readonly token: number;
  readonly gap: number;
  /** What stands on the floor: gold, and nothing where the dungeon is small. */
  readonly gold: number;
  /** The numeral on a keystone. */
  readonly numeral: number;
  /** What its owner's name takes above it. */
  readonly label: number;
  readonly large: boolean;
}

export interface Dungeon {
  readonly seat: number;
  readonly cut: Cut;
  readonly places: readonly PlaceBox[];
  /** Walls and lanes, one of each for every storey. */
  readonly walls: readonly Box[];
  readonly lanes: readonly Box[];
  /** Where the name stands, and all of it as something to press. */
  readonly label: { readonly x: number; readonly y: number };
  readonly box: Box;
  readonly folded: boolean;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly dungeons: readonly Dungeon[];
  /** The top of what all share, and of the storey of powers. */
  readonly shared: number;
  readonly shelf: number;
}

const WIDTH = 896;
const EDGE = 12;
const COLUMNS: Readonly<Record<PlaceKind, number>> = { entrance: 97, hallway: 42, room: 113 };
export const SHARED_HEIGHT = 104;
export const SHELF_HEIGHT = 121;

/** What all share, from left to right: x and width. The terrace of the inn lies with the threats. */
export const AREAS = {
  forest: [0, 178],
  swamp: [186, 178],
  oubliettes: [372, 164],
  threats: [544, 156],
  reserve: [708, 172],
} as const;
const SHARED_LEFT = 8;
export const OFFER_WIDTH = 134;

const OWN: Cut = { vault: 178, entrance: 128, hallway: 84, rises: { entrance: 30, hallway: 12, room: 36 }, lane: 32, token: 34, gap: 3, gold: 36, numeral: 17, label: 6, large: true };
/** Against one other there is more room for both. */
const DUEL: Cut = { ...OWN, vault: 224, entrance: 158, hallway: 112, token: 35 };
/** By the number of others: the fewer there are, the larger they are. */
const OTHERS: readonly Cut[] = [
  { vault: 152, entrance: 110, hallway: 88, rises: { entrance: 24, hallway: 10, room: 30 }, lane: 26, token: 32, gap: 2, gold: 18, numeral: 15, label: 24, large: false },
  { vault: 76, entrance: 58, hallway: 52, rises: { entrance: 18, hallway: 9, room: 20 }, lane: 20, token: 23, gap: 2, gold: 15, numeral: 13, label: 24, large: false },
  { vault: 50, entrance: 40, hallway: 36, rises: { entrance: 12, hallway: 7, room: 14 }, lane: 16, token: 19, gap: 2, gold: 12, numeral: 12, label: 18, large: false },
];

export function kindOf(place: string): PlaceKind {
  return place.startsWith("r") ? "room" : place.startsWith("h") ? "hallway" : "entrance";
}

/** The number of a room, 0 for what is none. */
export function roomOf(place: string): number {
  return kindOf(place) === "room" ? Number(place.slice(1)) : 0;
}

/** The other seats, in the order of play after this one. */
export function othersOf(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

/** A wide table, seen from a seat. */
export function widePlan(seat: number, seats: number): Plan {
  const cut = OTHERS[Math.min(Math.max(seats - 1, 1), OTHERS.length) - 1]!;
  const gap = seats > 3 ? 0 : 5;
  const others = othersOf(seat, seats).map((other, i) => row(other, cut.label + 2 + i * (cut.label + cut.vault + cut.lane + gap), cut));
  const last = others.at(-1)?.box;
  const shared = (last ? last.y + last.height : 0) + 7;
  const shelf = shared + SHARED_HEIGHT + 12;
  const own = row(seat, shelf + SHELF_HEIGHT, seats > 2 ? OWN : DUEL);
  return { width: WIDTH, height: own.box.y + own.box.height + 4, dungeons: [...others, own], shared, shelf };
}

/** The dungeons of a game that is over, one below the other in this order: each a row, or folded on a phone. */
export function finalPlan(order: readonly number[], folded: boolean): { width: number; height: number; dungeons: readonly Dungeon[] } {
  if (folded) {
    const plans = order.map((seat) => phonePlan(seat));
    return { width: PHONE_WIDTH, height: plans[0]?.height ?? 0, dungeons: plans.flatMap(({ dungeons }) => dungeons) };
  }
  const cut = OTHERS[1]!;
  const dungeons = order.map((seat, i) => row(seat, cut.label + 2 + i * (cut.label + cut.vault + cut.lane + 8), cut));
  const last = dungeons.at(-1)?.box;
  return { width: WIDTH, height: last ? last.y + last.height + 2 : 0, dungeons };
}

/** A dungeon as one row of arches; `top` is where its vaults begin. */
function row(seat: number, top: number, cut: Cut): Dungeon {
  const base = top + cut.vault;
  let x = EDGE;
  const places = CHAIN.map((place): PlaceBox => {
    const kind = kindOf(place);
    const width = COLUMNS[kind];
    const [inset, high] = kind === "entrance" ? [3, cut.entrance] : kind === "hallway" ? [-1, cut.hallway] : [0, cut.vault];
    const box = { place, kind, room: roomOf(place), rise: cut.rises[kind], x: x + inset, y: base - high, width: width - 2 * inset, height: high };
    const lane = { x, y: base, width, height: cut.lane };
    x += width;
    return { ...box, lane };
  });
  const wide = { x: EDGE - 4, width: WIDTH - 2 * EDGE + 8 };
  const above = cut.large ? 6 : 4;
  return {
    seat,
    cut,
    places,
    walls: [{ ...wide, y: top - above, height: cut.vault + above }],
    lanes: [{ ...wide, y: base, height: cut.lane }],
    label: { x: EDGE - 4, y: top - cut.label },
    box: { ...wide, y: top - cut.label, height: cut.vault + cut.lane + cut.label },
    folded: false,
  };
}

const PHONE: Cut = { vault: 104, entrance: 84, hallway: 66, rises: { entrance: 22, hallway: 9, room: 26 }, lane: 26, token: 30, gap: 3, gold: 27, numeral: 15, label: 0, large: true };
const PHONE_WIDTH = 390;
/** By place: x and width, as it stands in its storey. */
const FOLDED: Readonly<Record<string, readonly [x: number, width: number, storey: 0 | 1]>> = {
  ent: [5, 64, 0],
  h1: [71, 32, 0],
  r1: [105, 100, 0],
  h2: [207, 32, 0],
  r2: [241, 100, 0],
  h3: [345, 38, 0],
  r3: [281, 102, 1],
  h4: [247, 32, 1],
  r4: [143, 102, 1],
  h5: [109, 32, 1],
  r5: [6, 102, 1],
};

/** One dungeon on a phone. */
export function phonePlan(seat: number): Plan {
  const tops = [18, 18 + PHONE.vault + PHONE.lane + 18];
  const places = CHAIN.map((place): PlaceBox => {
    const [x, width, storey] = FOLDED[place]!;
    const kind = kindOf(place);
    const high = kind === "entrance" ? PHONE.entrance : kind === "hallway" ? PHONE.hallway : PHONE.vault;
    const base = tops[storey]! + PHONE.vault;
    return { place, kind, room: roomOf(place), rise: PHONE.rises[kind], x, y: base - high, width, height: high, lane: { x, y: base, width, height: PHONE.lane } };
  });
  const bases = tops.map((top) => top + PHONE.vault);
  const height = bases[1]! + PHONE.lane;
  const wide = { x: 0, width: PHONE_WIDTH };
  const walls = tops.map((top) => ({ ...wide, y: top - 18, height: PHONE.vault + 18 }));
  const lanes = bases.map((y) => ({ ...wide, y, height: PHONE.lane }));
  const dungeon = { seat, cut: PHONE, places, walls, lanes, label: { x: 0, y: 0 }, box: { ...wide, y: 0, height }, folded: true };
  return { ...wide, height, dungeons: [dungeon], shared: height, shelf: height };
}

export function placeIn(dungeon: Dungeon, place: string): PlaceBox | undefined {
  return dungeon.places.find((each) => each.place === place);
}

/** The owner's name above a small dungeon: up to the keystone of room 1. */
export function labelOf({ label, cut, places }: Dungeon): Box {
  const first = places[2]!;
  return { ...label, width: first.x + first.width / 2 - cut.numeral - label.x, height: 20 };
}

/** A part of what all share, on a wide table. */
export function areaIn(plan: Plan, code: string): Box | undefined {
  const [x, width] = AREAS[(code === "terrace" ? "threats" : code) as keyof typeof AREAS] ?? [];
  if (x === undefined || width === undefined || plan.shared >= plan.height) return undefined;
  return { x: SHARED_LEFT + x, y: plan.shared, width, height: SHARED_HEIGHT };
}

/** What the power of a room offers, above that room of the large dungeon; a phone has it elsewhere. */
export function offerIn(plan: Plan, room: number): Box | undefined {
  const box = plan.dungeons.at(-1)?.places.find((each) => each.room === room);
  if (!box || plan.shelf >= plan.height) return undefined;
  return { x: box.x + box.width / 2 - OFFER_WIDTH / 2, y: plan.shelf, width: OFFER_WIDTH, height: SHELF_HEIGHT };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** So many tiles in a box: as large as they can be, in rows that stand on the floor and are centred. */
export function spots(count: number, box: Box, most: number, gap: number): Spot[] {
  if (count === 0) return [];
  let [best, columns] = [0, 1];
  for (let tried = count; tried >= 1; tried--) {
    const rows = Math.ceil(count / tried);
    const size = Math.min(most, (box.width - (tried - 1) * gap) / tried, (box.height - (rows - 1) * gap) / rows);
    // Fewer rows look calmer: another one has to pay.
    if (size > best * 1.2) [best, columns] = [size, tried];
  }
  const size = Math.max(best, 6);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    const x = box.x + (box.width - inLine * size - (inLine - 1) * gap) / 2 + (i - line * columns) * (size + gap);
    return { x, y: box.y + box.height - (rows - line) * (size + gap) + gap, size };
  });
}

/** Where the monsters of a place stand: below the notches, above the gold. */
export function floorOf(box: PlaceBox, cut: Cut): Box {
  if (box.kind === "room") {
    const gold = cut.large && box.room < 5 ? cut.gold * 0.5 + 4 : 4;
    const head = cut.large ? cut.vault * 0.2 : cut.vault * 0.22;
    return { x: box.x + 2, y: box.y + head, width: box.width - 4, height: box.height - head - gold };
  }
  const head = box.rise * 0.5;
  return { x: box.x + 3, y: box.y + head, width: box.width - 6, height: box.height - head - 4 };
}

/** The middle of a place's floor: where what moves comes from and goes to. */
export function middleOf(box: PlaceBox): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.62 };
}

/** The way from place to place along the floor, as a line; on a phone it goes down the stairs with the chain. */
export function wayOf(dungeon: Dungeon, places: readonly string[]): string {
  const at = places.flatMap((place) => {
    const box = placeIn(dungeon, place);
    return box ? [{ x: box.x + box.width / 2, y: box.y + box.height - 7 }] : [];
  });
  return at.map(({ x, y }, i) => `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join("");
}
