/** The drawings beside Donjon's rules. */
import { drawnBy } from "$table/drawn";
import "../icons";
import Drawings from "./Drawings.svelte";

export const drawn = drawnBy(["D3", "D10", "D14", "D16", "D17", "D18", "D19", "D20", "D23", "D24", "D35"], Drawings);
