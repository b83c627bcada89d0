import "./icons";
import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./pages";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sendAhead } from "./table/arriving";
import { fetchWords } from "./words";

const target = document.getElementById("app");
if (target) begin(target);

/** The page, its words and what it will ask the server for are fetched side by side: one after the other takes as long
 * again as all of them. */
function begin(target: HTMLElement): void {
  const { route } = place();
  if (route.page === "table") sendAhead(route.id, route.key); // first: a browser asks for so many things at once, and no more
  load(route.page).catch(() => undefined); // tried again by whoever shows it
  // Whoever has it among their apps may open it anywhere.
  if (window.matchMedia("(display-mode: standalone)").matches) void import("./offline/offline.svelte").then(({ prepare }) => prepare(settings.language));
  void fetchWords(settings.language).then(() => mount(App, { target }));
}
