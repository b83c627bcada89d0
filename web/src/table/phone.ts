/** Whether a table has to fit a phone: two rails leave too little for a board below this. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("width < 900px");
