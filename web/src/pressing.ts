/** A long press is the other button: where the browser does not see to it itself (iOS), this does. */
const LONG = 550;
const FAR = 10;

/** Listens until what it hands back is called. Android's own press comes first, and then ours does not. */
export function longPresses(root: Document): () => void {
  const ends = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) => {
    root.addEventListener(name, act, { capture: true, signal: ends.signal });
  };
  let timer = 0;
  let begun: PointerEvent | null = null;
  let pressed = false;
  const forget = () => {
    window.clearTimeout(timer);
    begun = null;
  };

  function press({ target, clientX, clientY }: PointerEvent): void {
    const asked = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY, button: 2 });
    target?.dispatchEvent(asked);
    pressed = asked.defaultPrevented;
  }

  on("pointerdown", (event) => {
    forget();
    pressed = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    begun = event;
    timer = window.setTimeout(() => press(event), LONG);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (begun && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > FAR) forget();
  });
  on("pointerup", forget);
  on("pointercancel", forget);
  on("contextmenu", (event) => {
    if (event.isTrusted) forget();
  });
  // The click that ends a long press is none.
  on("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => {
    forget();
    ends.abort();
  };
}
