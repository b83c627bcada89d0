/** Wheel, drag, pinch and keys for a stage: what a hand does, as a new camera. */
import { type Camera, type Limits, panned, zoomed } from "./stage";

export interface Steering {
  camera(): Camera;
  limits(): Limits;
  move(camera: Camera): void;
  /** Show everything again (0 or Home). */
  fit(): void;
}

const DRAG = 5; // pixels after which a press is no click any more
const STEP = 60;

/** Let a stage be steered; hands back what ends it. The element gets focus by itself, for the keys. */
export function steer(element: HTMLElement | SVGElement, steering: Steering): () => void {
  const held = new Map<number, { x: number; y: number }>();
  let dragged = 0;
  const here = (event: { clientX: number; clientY: number }) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const zoom = (factor: number, at: { x: number; y: number }) => {
    steering.move(zoomed(steering.camera(), factor, at.x, at.y, steering.limits()));
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), here(event));
  }

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    held.set(event.pointerId, here(event));
    if (held.size === 1) dragged = 0;
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = here(event);
    const others = [...held].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const other = others[0];
    held.set(event.pointerId, now);
    if (other) {
      const [was, is] = [apart(before, other), apart(now, other)];
      dragged = Infinity;
      if (was > 0) zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      steering.move(panned(steering.camera(), (now.x - before.x) / 2, (now.y - before.y) / 2));
      return;
    }
    dragged += apart(now, before);
    if (dragged < DRAG) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    steering.move(panned(steering.camera(), now.x - before.x, now.y - before.y));
  }

  function up(event: PointerEvent): void {
    held.delete(event.pointerId);
  }

  /** Whoever has dragged the stage did not mean the thing under the finger. */
  function click(event: Event): void {
    if (dragged < DRAG) return;
    dragged = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  function key(event: KeyboardEvent): void {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    const box = element.getBoundingClientRect();
    const middle = { x: box.width / 2, y: box.height / 2 };
    const pan = (dx: number, dy: number) => steering.move(panned(steering.camera(), dx, dy));
    const known: Record<string, () => void> = {
      "+": () => zoom(1.25, middle),
      "=": () => zoom(1.25, middle),
      "-": () => zoom(0.8, middle),
      "0": () => steering.fit(),
      Home: () => steering.fit(),
      ArrowLeft: () => pan(STEP, 0),
      ArrowRight: () => pan(-STEP, 0),
      ArrowUp: () => pan(0, STEP),
      ArrowDown: () => pan(0, -STEP),
    };
    const act = known[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  const ends = new AbortController();
  const { signal } = ends;
  const on = element as HTMLElement;
  on.tabIndex = 0;
  on.style.touchAction = "none";
  on.addEventListener("wheel", wheel, { passive: false, signal });
  on.addEventListener("pointerdown", down, { signal });
  on.addEventListener("pointermove", move, { signal });
  on.addEventListener("pointerup", up, { signal });
  on.addEventListener("pointercancel", up, { signal });
  on.addEventListener("click", click, { capture: true, signal });
  on.addEventListener("keydown", key, { signal });
  return () => ends.abort();
}

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
