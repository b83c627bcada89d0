import { expect, test } from "vitest";
import { arrived } from "./arrivals";

const seat = (id: string) => ({ person: { id, name: id.toUpperCase(), sigil: "owl" as const } });

test("who sits down is told, oneself and bots are not, nor who only changes the seat", () => {
  expect(arrived([seat("ann"), {}], [seat("ann"), seat("bob")], "ann")).toEqual(["BOB"]);
  expect(arrived([{}, {}], [seat("ann"), { bot: "greedy" }], "ann")).toEqual([]);
  expect(arrived([seat("ann"), seat("bob"), {}], [seat("ann"), {}, seat("bob")], "ann")).toEqual([]);
});
