/** The ways through the house: in the head of wide pages, at the foot of a phone's. */
export type Way = "games" | "tables" | "rules" | "settings";

export const WAYS: readonly { id: Way; href: string; icon: string; foot?: boolean }[] = [
  { id: "games", href: "/", icon: "dungeon-gate" },
  { id: "tables", href: "/tables", icon: "tabletop-players" },
  { id: "rules", href: "/rules", icon: "open-book" },
  { id: "settings", href: "/settings", icon: "settings-knobs", foot: true },
];
