/** A monster that is dragged: a press that moves becomes a drag, and the place under its end is where it goes. */
import type { Held } from "./moves";

const FAR_ENOUGH = 6;

export interface Dragging {
  held: Held;
  /** In the window's pixels. */
  x: number;
  y: number;
  /** By a finger, which hides what is under it. */
  finger: boolean;
}

export class Dragger {
  now = $state.raw<Dragging | null>(null);
  /** The click that follows a drag is none. */
  private moved = false;
  private readonly taken: (held: Held) => void;
  private readonly over: (place: string | null) => void;
  private readonly dropped: (place: string | null) => void;
  private ends: AbortController | null = null;

  constructor(needs: { taken(held: Held): void; over(place: string | null): void; dropped(place: string | null): void }) {
    this.taken = needs.taken;
    this.over = needs.over;
    this.dropped = needs.dropped;
  }

  grab(event: PointerEvent, held: Held): void {
    if (event.button !== 0 || this.ends) return;
    const [startX, startY] = [event.clientX, event.clientY];
    this.moved = false;
    this.ends = new AbortController();
    const { signal } = this.ends;
    window.addEventListener(
      "pointermove",
      (move) => {
        if (!this.now && Math.hypot(move.clientX - startX, move.clientY - startY) < FAR_ENOUGH) return;
        if (!this.now) this.taken(held);
        this.moved = true;
        this.now = { held, x: move.clientX, y: move.clientY, finger: move.pointerType === "touch" };
        this.over(placeAt(move.clientX, move.clientY));
      },
      { signal },
    );
    const finish = (drop: PointerEvent | null) => {
      const was = this.now;
      this.end();
      if (was) this.dropped(drop ? placeAt(drop.clientX, drop.clientY) : null);
    };
    window.addEventListener("pointerup", finish, { signal });
    window.addEventListener("pointercancel", () => finish(null), { signal });
  }

  /** Whether the click that comes now is the end of a drag. */
  swallows(): boolean {
    const was = this.moved;
    this.moved = false;
    return was;
  }

  end(): void {
    this.ends?.abort();
    this.ends = null;
    this.now = null;
  }
}

/** The place of a dungeon under a point, as `0 r1`. */
function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<SVGElement>("[data-place]");
    if (place) return `${place.dataset["seat"]} ${place.dataset["place"]}`;
  }
  return null;
}
