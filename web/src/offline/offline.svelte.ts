/** Ready for a place without a network: the service worker is there, and what companions ask of the server is kept. */
import { companionGames } from "../companions";
import { offlineAddresses } from "../net/lobby";
import type { Language } from "../words";

const ANSWERS = "undercroft-answers";

/** As much as browsers that know it say of an offer to install. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const found = $state<{ ready: boolean; offer: Offer | null }>({ ready: false, offer: null });

/** Whether companions open without a network from now on. */
export function isReady(): boolean {
  return found.ready;
}

/** Put it among the apps of the phone, where the browser offers that; null where it does not. */
export function installing(): (() => void) | null {
  const { offer } = found;
  return offer && (() => void offer.prompt().then(() => (found.offer = null)));
}

export function isInstalled(): boolean {
  return window.matchMedia("(display-mode: standalone)").matches;
}

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  found.offer = event as Offer;
});

/** Without a secure address a browser has no workers. What fails is tried again with the next visit. */
export async function prepare(language: Language): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const answers = await caches.open(ANSWERS);
    await Promise.all(offlineAddresses(companionGames(), language).map(async (address) => (await answers.match(address)) ?? answers.add(address)));
    found.ready = true;
  } catch {
    found.ready = false;
  }
}
