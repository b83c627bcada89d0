/** Knock's companion: the six minutes, Speech and Silence, and the keeps of an adventure, for a box on the table. */
import { assisting } from "$table/mounting.svelte";
import Companion from "./Companion.svelte";
import "./icons";

export const mount = assisting(Companion);
