import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longPresses } from "./pressing";

const card = document.createElement("button");
const done: string[] = [];
let end: () => void;

const finger = (name: string, x = 0) => {
  const event = new MouseEvent(name, { bubbles: true, clientX: x });
  card.dispatchEvent(Object.assign(event, { pointerType: "touch", isPrimary: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(card);
  done.length = 0;
  end = longPresses(document);
});
afterEach(() => {
  end();
  card.remove();
  vi.useRealTimers();
});

card.addEventListener("contextmenu", (event) => {
  event.preventDefault();
  done.push("looked at");
});
card.addEventListener("click", () => done.push("pressed"));

test("a finger that stays looks at a card, and the click that follows is none", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(600);
  finger("pointerup");
  card.click();
  expect(done).toEqual(["looked at"]);
  card.click();
  expect(done).toEqual(["looked at", "pressed"]);
});

test("a finger that leaves early or moves on does not", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(300);
  finger("pointerup");
  card.click();
  finger("pointerdown");
  finger("pointermove", 40);
  vi.advanceTimersByTime(600);
  expect(done).toEqual(["pressed"]);
});
