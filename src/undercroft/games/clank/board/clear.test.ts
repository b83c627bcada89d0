import { describe, expect, it } from "vitest";
import { clearing } from "./clear";

const stage = { width: 390, height: 360 };
const corner = { x: 286, y: 0, width: 104, height: 160 };

describe("what can be chosen on a phone", () => {
  it("stays where it is while nothing covers it", () => {
    expect(clearing([{ x: 100, y: 200 }, { x: 195, y: 180 }], stage, [corner])).toEqual({ x: 0, y: 0 });
  });
  it("comes out from under the small map", () => {
    const { x, y } = clearing([{ x: 320, y: 120 }, { x: 195, y: 180 }], stage, [corner]);
    expect(320 + x < 286 - 19 || 120 + y > 160 + 19).toBe(true);
  });
  it("comes in from beyond the edge", () => {
    expect(clearing([{ x: 195, y: 400 }], stage, []).y).toBeLessThanOrEqual(-66);
  });
});
