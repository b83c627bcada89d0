import { expect, test } from "vitest";
import type { Labels } from "./types";
import { Words } from "./words";

const LABELS: Labels = {
  game: "keep",
  content: "0",
  language: "en",
  names: { card: { rat: "Pantry Rat", "?": "a hidden card" } },
  texts: { card: { rat: "Squeaks." } },
  actions: { place: { fields: { card: { how: "label", key: "card" }, site: { how: "place" } }, rule: "K9" } },
  events: { drew: { fields: { seat: { how: "seat" }, card: { how: "label", key: "card" } } } },
  pointing: { site: { how: "place" }, card: { how: "label", key: "card" }, seat: { how: "seat" } },
  counted: { points: { how: "seat" } },
};
const SOURCES = [
  "player = Player { $seat }\nhidden = hidden",
  `action-place = Place the { $card } at { $site }
event-drew = { player } draws the { $card }.
event-drew-hidden = { player } draws a card.
refuse-turn = It is the turn of { $who }.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }`,
];
const words = new Words("en", SOURCES, LABELS);

test("an action is said by the names of its codes", () => {
  expect(words.action({ kind: "place", code: "rat@1,2", card: "rat", site: [1, 2] } as never)).toBe(
    "Place the Pantry Rat at 1,2",
  );
  expect(words.rule("action", "place")).toBe("K9");
});

test("what a seat may not see has a sentence of its own", () => {
  expect(words.event({ kind: "drew", seat: 0, card: null } as never)).toBe("Player 1 draws a card.");
});

test("players have names at a table, and a name is never a piece of Fluent", () => {
  const named = words.naming(["Ann", '"} \\ { $seat }']);
  expect(named.event({ kind: "drew", seat: 0, card: "rat" } as never)).toBe("Ann draws the Pantry Rat.");
  expect(named.player(1)).toBe('"} \\ { $seat }');
});

test("what happens to oneself is told to oneself, where there is a sentence for it", () => {
  const told = words.with(["event-drew-you = You draw { $card }."]).naming(["Ann", "Bob"], [0]);
  expect(told.event({ kind: "drew", seat: 0, card: "rat" } as never)).toBe("You draw Pantry Rat.");
  expect(told.event({ kind: "drew", seat: 1, card: "rat" } as never)).toBe("Bob draws the Pantry Rat.");
  expect(told.event({ kind: "drew", seat: 0, card: null } as never)).toBe("Ann draws a card.");
});

test("a sentence inside a sentence is said first", () => {
  expect(words.sentence({ key: "refuse-turn", args: { who: { key: "player", args: { seat: 2 } } } })).toBe(
    "It is the turn of Player 2.",
  );
});

test("a key that nobody wrote shows as itself, an endless word is cut", () => {
  expect(words.text("no-such-key")).toBe("no-such-key");
  expect(words.text("refuse-turn", { who: "x".repeat(5000) }).length).toBeLessThan(1100);
});

test("things, lists and numbers are said in the language", () => {
  expect(words.name("card", "rat")).toBe("Pantry Rat");
  expect(words.name("card", null)).toBe("a hidden card");
  expect(words.printed("card", "rat")).toBe("Squeaks.");
  expect(words.pointed("card", "rat")).toBe("Pantry Rat");
  expect(words.pointed("site", "3,-1")).toBe("3,-1");
  expect(words.counted("danger", "rat")).toBe("Pantry Rat");
  expect(words.counted("danger", "3")).toBe("3");
  expect(words.counted("points", "2")).toBe("Player 2");
  expect(words.list(["a", "b", "c"])).toBe("a, b, and c");
  expect(words.text("cards", { count: 1 })).toBe("1 card");
  expect(new Words("fr", []).number(1234.5)).toBe("1\u202f234,5");
  expect(new Words("fr", []).percent(0.58)).toBe("58\u00a0%");
});
