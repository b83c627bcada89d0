/** The drawings beside Knock's rules. */
import { drawnBy } from "$table/drawn";
import "../icons";
import Drawings from "./Drawings.svelte";

export const drawn = drawnBy(["K9", "K10", "K11", "K12", "K13", "K14", "K15", "K16", "K17", "K33"], Drawings);
