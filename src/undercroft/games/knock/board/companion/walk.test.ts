import { expect, test } from "vitest";
import { handOf, isDone, mayCast, mayDraw, points, type Step, usesToken, walkOf } from "./walk";

const NOON = 1_800_000_000_000;
const team = (more: Partial<Extract<Step, { kind: "team" }>> = {}): Step => ({
  kind: "team", players: 3, adventure: true, silence: true, chests: true, keep: 1, spells: [], ...more,
});
const run: Step = { kind: "run", until: NOON };
const won: Step = { kind: "end", won: true, left: 60_000 };
const lost: Step = { kind: "end", won: false, left: 0 };
const enter = (keep: number, attempt = 1): Step => ({ kind: "enter", keep, attempt });

test("an adventure goes on from where it was left, with its tokens (K29)", () => {
  const walk = walkOf([team({ keep: 3, spells: ["poison"] })]);
  expect(walk.keep).toBe(3);
  expect(walk.spells).toEqual(["poison"]);
  expect(walk.clock.left).toBe(360_000);
});

test("after a win a token of the reserve is drawn and taken along (K27)", () => {
  const steps = [team({ spells: ["poison"] }), run, won];
  expect(mayDraw(walkOf(steps))).toEqual(["fireball", "ice-flash", "sphere"]);
  const next = walkOf([...steps, { kind: "draw", spell: "fireball" }, enter(2)]);
  expect(next).toMatchObject({ keep: 2, attempt: 1, end: null, spells: ["poison", "fireball"], hushed: false });
  expect(next.taken).toEqual([{ keep: 1, attempts: 1, left: 60_000, chests: 0 }]);
});

test("a used token is in the reserve again (K27)", () => {
  const steps: Step[] = [team({ spells: ["poison"] }), run, { kind: "cast", spell: "poison" }, won];
  expect(mayDraw(walkOf(steps))).toContain("poison");
});

test("a lost keep is tried again with the tokens that were brought (K29)", () => {
  const again = walkOf([team({ spells: ["poison"] }), run, { kind: "cast", spell: "poison" }, lost, enter(1, 2)]);
  expect(again).toMatchObject({ keep: 1, attempt: 2, spells: ["poison"], end: null });
  expect(again.taken).toEqual([]);
});

test("the Sphere turns Silence back to Speech and is of no use in Speech (K34)", () => {
  const steps: Step[] = [team({ spells: ["sphere", "poison"] }), run];
  expect(mayCast(walkOf(steps))).toEqual(["poison"]);
  const hushed: Step[] = [...steps, { kind: "hush", silence: true }];
  expect(mayCast(walkOf(hushed))).toEqual(["sphere", "poison"]);
  expect(walkOf([...hushed, { kind: "cast", spell: "sphere" }])).toMatchObject({ hushed: false, spells: ["poison"] });
});

test("whoever minds Silence with cardboard may cast the Sphere at any time", () => {
  expect(mayCast(walkOf([team({ silence: false, spells: ["sphere"] }), run]))).toEqual(["sphere"]);
});

test("chests count for keeps that were won, also when they are counted after it (K23)", () => {
  const steps: Step[] = [team(), run, { kind: "chests", count: 3 }, won, { kind: "chests", count: 4 }, enter(2), run, { kind: "chests", count: 9 }, lost];
  expect(points(walkOf(steps))).toBe(4);
});

test("the fourth keep is the last, and a single keep the only one", () => {
  const last = walkOf([team({ keep: 4 }), run, won]);
  expect(isDone(last)).toBe(true);
  expect(mayDraw(last)).toEqual([]);
  expect(walkOf([team({ keep: 4 }), run, won, enter(5)]).keep).toBe(4);
  expect(isDone(walkOf([team({ adventure: false }), run, won]))).toBe(true);
});

test("two phones that enter the same keep enter it once", () => {
  const twice = walkOf([team(), run, won, enter(2), run, { kind: "hush", silence: true }, enter(2)]);
  expect(twice).toMatchObject({ keep: 2, attempt: 1, hushed: true });
  expect(walkOf([team(), run, lost, enter(1, 2), enter(1, 2)]).attempt).toBe(2);
});

test("two phones that flip to the same side at once flip once", () => {
  const flip: Step = { kind: "hush", silence: true };
  expect(walkOf([team(), run, flip, flip]).hushed).toBe(true);
});

test("what comes after the end of a keep changes it no more", () => {
  const walk = walkOf([team({ spells: ["poison"] }), run, won, lost, { kind: "cast", spell: "poison" }, run]);
  expect(walk.end).toEqual({ won: true });
  expect(walk.spells).toEqual(["poison"]);
  expect(walk.taken).toHaveLength(1);
});

test("hands by the number of players (K4), and no token for one who plays alone (K6)", () => {
  expect([1, 2, 3, 4, 5, 6].map(handOf)).toEqual([6, 4, 4, 4, 4, 3]);
  expect(usesToken(walkOf([team({ players: 1 })]))).toBe(false);
  expect(usesToken(walkOf([team({ players: 2 })]))).toBe(true);
});
