import { expect, test } from "vitest";
import { Words } from "$table/words";
import { type Described, figuresOf, sheetOf } from "./sheet";

const described: Described = {
  properties: { view: { $ref: "#/$defs/View" } },
  $defs: {
    View: {
      properties: {
        seat: { anyOf: [{ is: "seat", type: "integer" }, { type: "null" }] },
        turn: { is: "seat", type: "integer" },
        below: { by: "seat", type: "array", items: { type: "boolean" } },
        sacks: { by: "seat", type: "array", items: { type: "array", items: { vocabulary: "tile", type: "string" } } },
        charms: { by: "seat", type: "array", items: { vocabulary: "tile", type: "string" } },
        thieves: { by: "seat", type: "array", items: { $ref: "#/$defs/Thief" } },
        lying: { type: "array", items: { vocabulary: "tile", type: "string" } },
        offers: { type: "array", items: { $ref: "#/$defs/Offer" } },
        market: { anyOf: [{ $ref: "#/$defs/Offer" }, { type: "null" }] },
        stairs: { type: "integer" },
        dark: { type: "boolean" },
      },
    },
    Thief: { properties: { gold: { type: "integer" }, room: { anyOf: [{ type: "integer" }, { type: "null" }] } } },
    Offer: { properties: { tile: { vocabulary: "tile", type: "string" }, cost: { type: "integer" } } },
  },
};
const words = new Words("en", ["view-lying = Lying in the vault\nview-stairs = Stairs\nweb-nothing = nothing\nhidden = hidden"], {
  game: "vault",
  content: "",
  language: "en",
  names: { tile: { ruby: "a ruby", bats: "the bats", "?": "hidden" } },
  texts: {},
  actions: {},
  events: {},
  pointing: {},
});
const content = { treasures: [{ code: "ruby", count: 3, points: 5 }], dangers: [{ code: "bats", count: 2, charms: 2 }] };
const reading = { described, words, figures: figuresOf(content) };
const sheet = sheetOf(
  {
    seat: 0,
    turn: 1,
    below: [true, false],
    sacks: [["ruby", "ruby", "bats"], []],
    charms: ["bats", "?"],
    thieves: [
      { gold: 3, room: 4 },
      { gold: 0, room: null },
    ],
    lying: ["bats"],
    offers: [{ tile: "ruby", cost: 2 }],
    market: null,
    stairs: 5,
    dark: false,
  },
  reading,
);

test("what there is for each seat becomes a row with a column for each", () => {
  expect(sheet.seats.map(({ label }) => label)).toEqual(["below", "sacks", "charms", "gold", "room"]);
  expect(sheet.seats[0]!.cells).toEqual([
    { is: "flag", on: true },
    { is: "flag", on: false },
  ]);
  expect(sheet.seats[4]!.cells[1]).toMatchObject({ text: "–" });
});

test("codes become slips with a name, a figure and how many there are", () => {
  expect(sheet.seats[1]!.cells[0]).toEqual({
    is: "slips",
    slips: [
      { vocabulary: "tile", code: "ruby", name: "a ruby", figure: 5, odd: false, count: 2, hidden: false },
      { vocabulary: "tile", code: "bats", name: "the bats", figure: null, odd: true, count: 1, hidden: false },
    ],
  });
  expect(sheet.seats[1]!.cells[1]).toMatchObject({ text: "nothing", quiet: true });
  expect(sheet.seats[2]!.cells[1]).toMatchObject({ slips: [{ name: "hidden", hidden: true }] });
});

test("lists of structures become tables, single values facts, and the first number stands beside the title", () => {
  expect(sheet.blocks.map(({ label, is, count }) => [label, is, count])).toEqual([
    ["Lying in the vault", "part", 1],
    ["offers", "list", 1],
  ]);
  expect(sheet.fact).toEqual({ label: "Stairs", value: "5" });
  expect(sheet.facts.map(({ label, cell }) => [label, cell.is])).toEqual([
    ["turn", "seat"],
    ["market", "words"],
    ["dark", "flag"],
  ]);
});
