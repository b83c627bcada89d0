import { beforeEach, expect, test } from "vitest";
import { backup, listed, read, remove, restored, write, type Kept } from "./shelf";

const sheet: Kept = { id: "one", game: "chess", title: "Sunday", written: 5, entries: [{ id: "a", step: 1 }] };

beforeEach(() => localStorage.clear());

test("what was written is there again, the last first, each game's by itself", () => {
  write(sheet, localStorage);
  write({ ...sheet, id: "two", title: "Monday", written: 9 }, localStorage);
  write({ ...sheet, id: "three", game: "go" }, localStorage);
  localStorage.setItem("undercroft-settings", "{}");
  expect(listed("chess", localStorage).map(({ title }) => title)).toEqual(["Monday", "Sunday"]);
  expect(read("one", localStorage)).toEqual(sheet);
  remove("one", localStorage);
  expect(read("one", localStorage)).toBeNull();
});

test("what is broken is passed over", () => {
  localStorage.setItem("undercroft-sheet-x", "{");
  localStorage.setItem("undercroft-sheet-y", JSON.stringify({ game: "chess", title: "no entries", written: 1 }));
  expect(listed("chess", localStorage)).toEqual([]);
});

test("a store that takes nothing is told", () => {
  const full = { getItem: () => null, removeItem: () => undefined, key: () => null, length: 0, setItem: () => { throw new Error("full"); } };
  expect(write(sheet, full)).toBe(false);
});

test("a backup is a sheet of its own again, and only of its game", () => {
  expect(restored(backup(sheet), "chess", "new", 7)).toEqual({ ...sheet, id: "new", written: 7 });
  expect(restored(backup(sheet), "go", "new", 7)).toBeNull();
  expect(restored("not JSON", "chess", "new", 7)).toBeNull();
});
