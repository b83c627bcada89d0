import { beforeEach, expect, test, vi } from "vitest";
import { fetchWords } from "../../words";
import { said } from "../../text.svelte";
import { callToTable } from "./calling";
import { sounds } from "./sounds";

const ALL = { title: true, sound: true, notices: true };
const shown = vi.fn();

beforeEach(async () => {
  await fetchWords("en");
  said("web-title");
  vi.restoreAllMocks();
  shown.mockClear();
  vi.stubGlobal("Notification", Object.assign(shown, { permission: "granted" }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  callToTable(false, "Keep", ALL);
});

test("a turn is called by title, bell and notice, once", () => {
  const bell = vi.spyOn(sounds, "turn").mockReturnValue();
  callToTable(true, "Keep", ALL);
  callToTable(true, "Keep", ALL);
  expect(document.title).toContain("●");
  expect([bell.mock.calls.length, shown.mock.calls.length]).toEqual([1, 1]);
});

test("each of them can be switched off", () => {
  const bell = vi.spyOn(sounds, "turn").mockReturnValue();
  callToTable(true, "Keep", { title: false, sound: false, notices: false });
  expect(document.title).not.toContain("●");
  expect([bell.mock.calls.length, shown.mock.calls.length]).toEqual([0, 0]);
});
