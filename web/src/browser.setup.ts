/** What jsdom lacks of a browser and components ask for; tests that need more run in a real one (tests/web). */
import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

afterEach(() => cleanup());

class NoObserver implements ResizeObserver {
  observe(): void {
    // nothing is laid out, so nothing changes its size
  }
  unobserve(): void {
    // nothing was observed
  }
  disconnect(): void {
    // nothing was observed
  }
}
globalThis.ResizeObserver ??= NoObserver;

/** An animation that is over at once. */
Element.prototype.animate ??= function animate(): Animation {
  const finished = Promise.resolve();
  const animation = { cancel: () => undefined, finish: () => undefined, onfinish: null as (() => void) | null, finished };
  void finished.then(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
