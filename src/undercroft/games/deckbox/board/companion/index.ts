/** Deck Box Dungeons' companion (B36): for those who have the box, or our printed set, on their table. */
import { assisting } from "$table/mounting.svelte";
import "../icons";
import "./icons";
import QuestCompanion from "./QuestCompanion.svelte";

export const mount = assisting(QuestCompanion);
