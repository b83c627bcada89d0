/** Whether the window is a phone's. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 760px");
