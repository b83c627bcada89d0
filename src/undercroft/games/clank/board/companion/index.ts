/** Clank!'s companion: a score pad for those who have the box on their table, and the odds of the dragon's bag. */
import { assisting } from "$table/mounting.svelte";
import "../icons";
import "./icons";
import ScorePad from "./ScorePad.svelte";

export const mount = assisting(ScorePad);
