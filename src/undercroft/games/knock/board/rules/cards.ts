/** The cards that the drawings show: any would do, so they are nobody's in particular. */
import type { Card, Corners } from "../cards";

export const hall = (code: string, ...corners: Corners): Card => ({ code, corners, kind: "hall", tokens: 0, chests: 0 });
export const creature = (code: string, tokens: number, ...corners: Corners): Card => ({ code, corners, kind: "creature", tokens, chests: 0 });
export const joker: Card = { code: "joker", corners: [0, 0, 0, 0], kind: "joker", tokens: 0, chests: 0 };
