/** Clank!'s board: the dungeon, the dragon, what can be had, and the own cards. */
import { mounting } from "$table/mounting.svelte";
import HeistBoard from "./HeistBoard.svelte";
import "./icons";
import "./signs";

export { epilogue, face } from "./drawn";
export { brings, figures, panels, sign, slip, spend, status, tools } from "./frame";
export { guide } from "./guide";
export { pictured } from "./pictured";

export const hue = "#d8a62a";

export const mount = mounting(HeistBoard);
