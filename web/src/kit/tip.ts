/** A word about a thing: on hovering, on focus, and on a long press where there is no pointer to hover with.

`<g {@attach tip("A crystal cave")}>` in Svelte; `tip("…")(element)` without, which hands back what ends it. */

const DELAY = 350;
const PRESS = 450;

let shown: HTMLElement | null = null;
let owner: Element | null = null;

/** An attachment; the text may be a function, which is asked when it is needed. */
export function tip(text: string | (() => string)): (element: Element) => () => void {
  return (element) => {
    let timer = 0;
    const later = (wait: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => show(element, typeof text === "string" ? text : text()), wait);
    };
    const hide = () => {
      window.clearTimeout(timer);
      if (owner === element) hideTip();
    };
    const ends = new AbortController();
    const on = (name: string, act: (event: Event) => void) => {
      element.addEventListener(name, act, { signal: ends.signal });
    };
    on("pointerenter", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") later(DELAY);
    });
    on("pointerdown", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") hide();
      else later(PRESS);
    });
    on("pointerleave", hide);
    on("pointercancel", hide);
    on("pointerup", () => window.clearTimeout(timer));
    on("focus", () => {
      if (element.matches(":focus-visible")) later(0);
    });
    on("blur", hide);
    on("keydown", (event) => {
      if ((event as KeyboardEvent).key === "Escape") hide();
    });
    return () => {
      hide();
      ends.abort();
    };
  };
}

function show(element: Element, text: string): void {
  if (!text) return;
  hideTip();
  owner = element;
  shown = document.createElement("div");
  shown.id = "tip";
  shown.className = "tip";
  shown.role = "tooltip";
  shown.textContent = text;
  document.body.append(shown);
  element.setAttribute("aria-describedby", "tip");
  const [around, own] = [element.getBoundingClientRect(), shown.getBoundingClientRect()];
  const left = Math.min(Math.max(around.left + around.width / 2 - own.width / 2, 8), window.innerWidth - own.width - 8);
  const above = around.top - own.height - 8;
  shown.style.left = `${left}px`;
  shown.style.top = `${above >= 8 ? above : around.bottom + 8}px`;
  window.addEventListener("pointerdown", outside, { capture: true });
}

function outside(event: Event): void {
  if (!owner?.contains(event.target as Node)) hideTip();
}

function hideTip(): void {
  owner?.removeAttribute("aria-describedby");
  shown?.remove();
  window.removeEventListener("pointerdown", outside, { capture: true });
  shown = owner = null;
}
