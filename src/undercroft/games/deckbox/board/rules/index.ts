/** The drawings beside Deck Box Dungeons' rules. */
import { drawnBy } from "$table/drawn";
import "../icons";
import Drawings from "./Drawings.svelte";

export const drawn = drawnBy(["B8", "B10", "B12", "B15", "B17", "B20", "B21", "B23", "B24", "B25", "B27"], Drawings);
