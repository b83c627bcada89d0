/** A small print of a side of the board, for the page where a table is set up. */
import { type Room, sideOf, smooth, WIDTH } from "./map";

export function pictured(option: string, value: string, content: unknown): string {
  return option === "side" && content && (value === "day" || value === "dusk") ? print(value, content) : "";
}

const TINTS: readonly (readonly ["cave" | "fountain", string])[] = [
  ["cave", "#b9c4ea"],
  ["fountain", "#8fc4cc"],
];

function print(value: "day" | "dusk", content: unknown): string {
  const { rooms, ways, depths, world } = sideOf(content, value);
  const below = world.height + 60;
  const tunnels = ways.filter(({ tunnel }) => !tunnel.wraps).flatMap(({ paths }) => paths);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 0 ${WIDTH + 48} ${world.height + 24}">
<rect x="-24" width="${WIDTH + 48}" height="${world.height + 24}" fill="#f6eddb"/>
<clipPath id="print"><rect y="22" width="${WIDTH}" height="${world.height - 22}"/></clipPath>
<g clip-path="url(#print)"><rect width="${WIDTH}" height="${below}" fill="${value === "day" ? "#d9c9a6" : "#5a4a78"}"/>
<path d="M-40 84Q200 60 420 82T920 74V${below}H-40Z" fill="#5b4a36"/><path d="${smooth(depths)}V${below}H-80Z" fill="#1d1611"/>
<path d="${smooth(depths)}" fill="none" stroke="#c8412b" stroke-width="7" stroke-dasharray="24 12"/>
<path d="${tunnels.join("")}" fill="none" stroke="#e4d5b5" stroke-width="9"/>${[...rooms.values()].map(mark).join("")}</g></svg>`;
}

/** Markets are squares; artifacts are gold. */
function mark(room: Room): string {
  const [x, y] = room.at;
  if (room.market) return `<rect x="${x - 22}" y="${y - 22}" width="44" height="44" fill="#f2c14e"/>`;
  const tint = room.artifact ? "#d8a62a" : (TINTS.find(([kind]) => room[kind])?.[1] ?? "#fff6e2");
  return `<circle cx="${x}" cy="${y}" r="${room.artifact ? 22 : 16}" fill="${tint}"/>`;
}
