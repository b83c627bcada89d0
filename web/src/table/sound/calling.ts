/** It is your turn: said by the tab's title, by a bell, and by a notification where somebody has allowed it. */
import { callAway } from "../../calling";
import { said } from "../../text.svelte";
import { sounds } from "./sounds";

let before = false;

/** `by` are the ways in which somebody wants to be called. */
export function callToTable(mine: boolean, game: string, by: { title: boolean; sound: boolean; notices: boolean }): void {
  document.title = said(mine && by.title ? "web-title-turn" : "web-title", { game });
  if (mine && !before) {
    if (by.sound) sounds.turn();
    if (by.notices) callAway(said("web-title-turn", { game }), "undercroft-turn");
  }
  before = mine;
}
