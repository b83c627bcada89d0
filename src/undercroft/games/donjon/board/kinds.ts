/** The six kinds of monsters as tiles: each has a colour, a silhouette and a shape of its own, so that colour is never alone. */
import { f } from "$table/art";

export const KINDS = ["spider", "brou", "dragon", "vampire", "skeleton", "vip"] as const;
export type Kind = (typeof KINDS)[number];

export interface Look {
  readonly colour: string;
  readonly icon: string;
  /** The outline, in a box of 40 by 40. */
  readonly shape: string;
  /** Where the silhouette stands in that box: x, y and size. */
  readonly fit: readonly [number, number, number];
}

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return `${f(20 + radius * Math.cos(angle))} ${f(20 + radius * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

function scallop(bows: number): string {
  const at = (i: number) => `${f(20 + 18 * Math.cos((i * 2 * Math.PI) / bows))} ${f(20 + 18 * Math.sin((i * 2 * Math.PI) / bows))}`;
  return `M${at(0)}${Array.from({ length: bows }, (_, i) => `A5 5 0 0 1 ${at(i + 1)}`).join("")}Z`;
}

export const LOOKS: Readonly<Record<Kind | "any", Look>> = {
  spider: { colour: "#b49ac9", icon: "spider-alt", shape: polygon(8, 20.4, Math.PI / 8), fit: [5.5, 5.5, 29] },
  brou: { colour: "#d39a62", icon: "brute", shape: "M9 1.5H31Q38.5 1.5 38.5 9V31Q38.5 38.5 31 38.5H9Q1.5 38.5 1.5 31V9Q1.5 1.5 9 1.5Z", fit: [5, 5, 30] },
  dragon: { colour: "#93b65c", icon: "spiked-dragon-head", shape: polygon(6, 20.6, Math.PI / 6), fit: [6, 6, 28] },
  vampire: { colour: "#86a5d6", icon: "vampire-dracula", shape: "M11 .8H29L37.5 12.5L30.5 39.2H9.5L2.5 12.5Z", fit: [7, 5, 26] },
  skeleton: { colour: "#ede4d0", icon: "death-skull", shape: "M4 39V17.5A16 16.5 0 0 1 36 17.5V39Z", fit: [7, 7, 26] },
  vip: { colour: "#e9be4b", icon: "queen-crown", shape: scallop(12), fit: [7, 6.5, 26] },
  any: { colour: "#cfc2a8", icon: "", shape: "M20 1A19 19 0 1 1 19.99 1Z", fit: [0, 0, 0] },
};

export function lookOf(kind: string): Look {
  return LOOKS[kind as Kind] ?? LOOKS.any;
}

/** The rooms: what stands in them as a motif. */
export const MOTIFS: readonly string[] = ["cauldron", "meal", "crystal-ball", "bed", "stone-throne"];

/** A crowd as a list, in the order of the kinds; those that are not there are left out. */
export function crowdOf(monsters: Readonly<Record<string, number>> | undefined): { kind: Kind; count: number }[] {
  return KINDS.flatMap((kind) => {
    const count = monsters?.[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

export function sizeOf(monsters: Readonly<Record<string, number>> | undefined): number {
  return Object.values(monsters ?? {}).reduce((sum, count) => sum + count, 0);
}
