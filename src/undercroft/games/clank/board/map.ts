/** The board as geometry: rooms and tunnels where the content puts them, pure and worked out once for each side. */
import type { Box } from "$table/art/cuts";
import { luck } from "$table/art/luck";
import type { Card } from "./types";

export interface Room {
  readonly room: number;
  readonly at: readonly [number, number];
  readonly depths: boolean;
  readonly cave: boolean;
  readonly market: boolean;
  readonly fountain: boolean;
  readonly artifact?: number;
}

export interface Tunnel {
  readonly rooms: readonly [number, number];
  readonly boots: number;
  readonly monsters: number;
  readonly locked: boolean;
  readonly one_way: boolean;
  readonly wraps: boolean;
}

export interface Content {
  readonly cards: readonly Card[];
  readonly day_rooms: readonly Room[];
  readonly day_tunnels: readonly Tunnel[];
  readonly dusk_rooms: readonly Room[];
  readonly dusk_tunnels: readonly Tunnel[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Toll {
  readonly kind: "boots" | "monster" | "lock";
  readonly at: Point;
}

/** A tunnel as it is drawn: one curve, or two that leave the board on either side. */
export interface Way {
  readonly key: string;
  readonly tunnel: Tunnel;
  readonly paths: readonly string[];
  /** Points on it, to keep other things off it. */
  readonly line: readonly Point[];
  readonly tolls: readonly Toll[];
  readonly arrows: readonly (Point & { readonly angle: number })[];
}

export interface Exit extends Point {
  /** The room that a tunnel off the board leads to. */
  readonly to: number;
  readonly from: number;
  readonly side: "left" | "right";
}

export interface Side {
  readonly rooms: ReadonlyMap<number, Room>;
  readonly ways: readonly Way[];
  readonly exits: readonly Exit[];
  readonly world: Box;
  /** The line under which the depths begin, from left to right. */
  readonly depths: readonly Point[];
}

/** Every board is drawn as wide as this, and as high as it needs. */
export const WIDTH = 880;
const TOLL = 19;
const sides = new WeakMap<object, Map<string, Side>>();

export function sideOf(content: unknown, side: "day" | "dusk"): Side {
  const found = content as Content;
  const known = sides.get(found) ?? new Map<string, Side>();
  sides.set(found, known);
  let made = known.get(side);
  if (!made) {
    made = layOut(found[`${side}_rooms`], found[`${side}_tunnels`]);
    known.set(side, made);
  }
  return made;
}

export function layOut(rooms: readonly Room[], tunnels: readonly Tunnel[]): Side {
  const byNumber = new Map(rooms.map((room) => [room.room, room]));
  const bottom = Math.max(...rooms.map((room) => room.at[1])) + 52;
  const exits: Exit[] = [];
  const ways = tunnels.map((tunnel) => {
    const [one, other] = tunnel.rooms.map((number) => byNumber.get(number)) as [Room, Room];
    if (!tunnel.wraps) return wayOf(tunnel, one, other);
    const [left, right] = one.at[0] <= other.at[0] ? [one, other] : [other, one];
    exits.push({ x: 4, y: left.at[1] + 2, to: right.room, from: left.room, side: "left" });
    exits.push({ x: WIDTH - 4, y: right.at[1] - 6, to: left.room, from: right.room, side: "right" });
    return offTheBoard(tunnel, left, right);
  });
  return { rooms: byNumber, ways, exits, world: { x: 0, y: 0, width: WIDTH, height: bottom }, depths: lineOf(rooms) };
}

function keyOf(tunnel: Tunnel): string {
  return tunnel.rooms.join("-");
}

function wayOf(tunnel: Tunnel, one: Room, other: Room): Way {
  const [ax, ay] = one.at;
  const [bx, by] = other.at;
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (luck(one.room * 57 + other.room)() - 0.5) * 0.16 * length;
  const [mx, my] = [(ax + bx) / 2 - (dy / length) * bend, (ay + by) / 2 + (dx / length) * bend];
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
    y: (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
  });
  const kinds = tollsOf(tunnel);
  const tolls = kinds.map((kind, i) => ({ kind, at: at(0.5 + ((i - (kinds.length - 1) / 2) * TOLL) / length) }));
  const spots = tunnel.one_way ? (kinds.length > 0 ? [0.28, 0.72] : [0.4, 0.5, 0.6]) : [];
  const arrows = spots.map((t) => {
    const [here, next] = [at(t), at(t + 0.02)];
    return { ...here, angle: (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI };
  });
  const line = Array.from({ length: 17 }, (_, i) => at(i / 16));
  return { key: keyOf(tunnel), tunnel, paths: [`M${ax} ${ay}Q${round(mx)} ${round(my)} ${bx} ${by}`], line, tolls, arrows };
}

function tollsOf(tunnel: Tunnel): Toll["kind"][] {
  const monsters = Array.from({ length: tunnel.monsters }, () => "monster" as const);
  return [...(tunnel.boots > 1 ? (["boots"] as const) : []), ...monsters, ...(tunnel.locked ? (["lock"] as const) : [])];
}

/** A tunnel that leaves the board on the left and comes back on the right. */
function offTheBoard(tunnel: Tunnel, left: Room, right: Room): Way {
  const [lx, ly] = left.at;
  const [rx, ry] = right.at;
  const paths = [`M${lx} ${ly}Q${lx - 50} ${ly + 4} -30 ${ly + 2}`, `M${rx} ${ry}Q${rx + 60} ${ry - 8} ${WIDTH + 30} ${ry - 6}`];
  const kinds = tollsOf(tunnel);
  const tolls = kinds.map((kind, i) => ({ kind, at: { x: lx - 40 - i * TOLL, y: ly + 3 } }));
  const line = [0, 0.5, 1].flatMap((t) => [
    { x: lx * (1 - t), y: ly + 2 },
    { x: rx + (WIDTH - rx) * t, y: ry - 4 },
  ]);
  return { key: keyOf(tunnel), tunnel, paths, line, tolls, arrows: [] };
}

/** Between the rooms above and those in the depths, as far from both as it can be. */
export function lineOf(rooms: readonly Room[]): Point[] {
  const upper = rooms.filter((room) => !room.depths && room.room !== 1);
  const lower = rooms.filter((room) => room.depths);
  const points: Point[] = [];
  for (let x = -60; x <= WIDTH + 60; x += 60) {
    const near = (room: Room) => Math.abs(room.at[0] - x) < 110;
    const above = Math.max(...upper.filter(near).map((room) => room.at[1]), -Infinity);
    const below = Math.min(...lower.filter(near).map((room) => room.at[1]), Infinity);
    if (Number.isFinite(above) && Number.isFinite(below)) points.push({ x, y: (above + below) / 2 });
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first) points.unshift({ x: -60, y: first.y });
  if (last) points.push({ x: WIDTH + 60, y: last.y });
  return points;
}

/** A free spot below the line for its name: where no room and no tunnel is near. */
export function nameSpot({ depths, ways, rooms }: Side, taken: readonly Point[] = []): Point {
  const busy = [...[...rooms.values()].map(({ at: [x, y] }) => ({ x, y })), ...ways.flatMap(({ tolls, line }) => [...tolls.map((toll) => toll.at), ...line]), ...taken];
  const between = depths.slice(1).flatMap((next, i) => {
    const { x, y } = depths[i] ?? next;
    return [0, 0.25, 0.5, 0.75].map((t) => ({ x: x + (next.x - x) * t, y: y + (next.y - y) * t }));
  });
  const spots = between.filter(({ x }) => x > 80 && x < WIDTH - 80).flatMap(({ x, y }) => [{ x, y: y + 22 }, { x, y: y + 34 }]);
  const room = (spot: Point) => Math.min(...busy.map(({ x, y }) => Math.hypot((x - spot.x) / 3.4, y - spot.y)));
  return [...spots].sort((one, other) => room(other) - room(one))[0] ?? { x: WIDTH / 2, y: 0 };
}

/** A box with these rooms in it, and what stands beside them. */
export function around({ rooms }: Side, numbers: readonly number[]): Box {
  const found = numbers.flatMap((number) => {
    const room = rooms.get(number);
    return room ? [room.at] : [];
  });
  const [xs, ys] = [found.map((at) => at[0]), found.map((at) => at[1])];
  const [x, y] = [Math.min(...xs) - 62, Math.min(...ys) - 62];
  return { x, y, width: Math.max(...xs) + 62 - x, height: Math.max(...ys) + 62 - y };
}

/** The middle of a free rectangle of this size, as near to a point as there is one; null where the board is full. */
export function freeSpot({ rooms, ways, world }: Side, size: { width: number; height: number }, near: Point, taken: readonly Box[] = []): Point | null {
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const points = ways.flatMap(({ line, tolls }) => [...line.map((at) => ({ at, reach: 8 })), ...tolls.map(({ at }) => ({ at, reach: 11 }))]);
  const blocks = [...[...rooms.values()].map(({ at: [x, y] }) => ({ x: x - 31, y: y - 26, width: 62, height: 52 })), ...taken];
  const isFree = ({ x, y }: Point) =>
    !points.some(({ at, reach }) => Math.abs(at.x - x) < halfWidth + reach && Math.abs(at.y - y) < halfHeight + reach) &&
    !blocks.some((box) => x + halfWidth > box.x && x - halfWidth < box.x + box.width && y + halfHeight > box.y && y - halfHeight < box.y + box.height);
  let best: Point | null = null;
  let least = Infinity;
  for (let x = world.x + halfWidth + 8; x <= world.x + world.width - halfWidth - 8; x += 6) {
    for (let y = world.y + 74 + halfHeight; y <= world.y + world.height - halfHeight - 8; y += 2) {
      const away = (x - near.x) ** 2 + (y - near.y) ** 2;
      if (away >= least || !isFree({ x, y })) continue;
      best = { x, y };
      least = away;
    }
  }
  return best;
}

/** A line through points, rounded off. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  let d = `M${first.x} ${round(first.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i], points[i + 1]] as [Point, Point];
    d += `Q${here.x} ${round(here.y)} ${(here.x + next.x) / 2} ${round((here.y + next.y) / 2)}`;
  }
  return `${d}L${last.x} ${round(last.y)}`;
}

/** The outline of a room, around 0,0: shape tells the kind. */
export function outline(room: Room): string {
  const [rx, ry] = [27, 23];
  if (room.market) return chamfered(rx, ry, 6);
  if (room.fountain) return `M${-ry * 1.06} 0a24.4 24.4 0 1 0 48.8 0a24.4 24.4 0 1 0 -48.8 0Z`;
  const next = luck(room.room * 991);
  const count = room.cave ? 9 : 10;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + (room.cave ? -Math.PI / 2 : 0.3);
    if (room.cave) {
      const k = i % 2 ? 0.98 : 1.2 + next() * 0.07;
      return [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k];
    }
    const k = 1 + (next() - 0.5) * 0.14;
    const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7;
    return [squared(Math.cos(angle)) * rx * k, squared(Math.sin(angle)) * ry * k];
  });
  return `M${points.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function chamfered(rx: number, ry: number, cut: number): string {
  return `M${-rx} ${-ry + cut}L${-rx + cut} ${-ry}H${rx - cut}L${rx} ${-ry + cut}V${ry - cut}L${rx - cut} ${ry}H${-rx + cut}L${-rx} ${ry - cut}Z`;
}

/** Where pawns stand around a room, one after the other: first where there is most room, so that loot stays seen. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-33, 6],
  [33, 6],
  [-18, -26],
  [20, -26],
];

export function spotOf(room: Room, index: number): Point {
  // Outside they stand in a row beside the way in.
  const [dx, dy] = room.room === 1 ? [42 + 31 * index, -10] : (SPOTS[index % SPOTS.length] ?? [0, 0]);
  const x = Math.min(Math.max(room.at[0] + dx, 20), WIDTH - 20);
  return { x, y: room.at[1] + dy };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
