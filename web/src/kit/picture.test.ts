import { expect, test } from "vitest";
import { addIcons } from "./icons";
import { initialPicture, printed, silhouette } from "./picture";

test("a game without a picture gets its initial, always in the same hue", () => {
  const lantern = initialPicture("lantern", "Lantern & <Light>");
  expect(lantern.draw()).toContain(">L</text>");
  expect(initialPicture("lantern", "Lantern").hue).toBe(lantern.hue);
  expect(new DOMParser().parseFromString(printed(initialPicture("x", "<").draw()), "image/svg+xml").querySelector("parsererror")).toBeNull();
});

test("a silhouette stands where it is put, with a rim that sets it off", () => {
  addIcons({ dot: "M0 0H512" });
  expect(silhouette("dot", 10, 20, 256, "red")).toBe('<g transform="translate(10 20) scale(0.5)"><path d="M0 0H512" fill="red"/></g>');
  expect(silhouette("dot", 0, 0, 512, "red", { flipped: true, rim: ["blue", 30] })).toContain('stroke="blue" stroke-width="30"');
});
