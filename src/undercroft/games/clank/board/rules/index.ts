/** The drawings beside Clank!'s rules. */
import { drawnBy } from "$table/drawn";
import "../icons";
import "../signs";
import Drawings from "./Drawings.svelte";

export const drawn = drawnBy(["C3", "C17", "C18", "C19", "C21", "C22", "C25", "C29", "C30", "C32", "C33", "C35"], Drawings);
