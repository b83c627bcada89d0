import type { Listed, Setting } from "$table/types";
import { Words } from "$table/words";
import { expect, test } from "vitest";
import { agreed, company, hasRoom } from "./tables";

const person = (name: string) => ({ person: { id: name, name, sigil: "owl" as const } });
const said = (key: string, args?: Record<string, number>) => `${args?.["count"] ?? ""} ${key}`.trim();

test("the others at a table are named, bots counted, and oneself left out", () => {
  const places = [person("Ann"), person("Bob"), { bot: "skilled" }, {}];
  expect(company(places, 0, said, (names) => names.join(", "))).toBe("Bob, 1 some-bots");
});

test("only what is not as usual is told of the options", () => {
  const settings = [
    { name: "players", kind: "number", default: 2 },
    { name: "side", kind: "choice", default: "day", values: ["day", "dusk"], vocabulary: "side" },
    { name: "expert", kind: "switch", default: false },
    { name: "keep", kind: "number", default: 1 },
  ] as Setting[];
  const labels = { names: { side: { dusk: "Dusk" } } } as unknown as ConstructorParameters<typeof Words>[2];
  const words = new Words("en", ["option-expert-label = For experts\noption-keep-label = Keep"], labels);
  expect(agreed({ players: 4, side: "dusk", expert: true, keep: 2 }, settings, words)).toEqual(["Dusk", "For experts", "Keep 2"]);
  expect(agreed({ players: 4, side: "day", expert: false, keep: 1 }, settings, words)).toEqual([]);
});

test("there is room where nobody sits, or where a bot keeps a seat warm", () => {
  const table = (state: string, places: object[]) => ({ state, places }) as unknown as Listed;
  expect(hasRoom(table("open", [person("Ann"), {}]))).toBe(true);
  expect(hasRoom(table("open", [person("Ann"), { bot: "expert" }]))).toBe(false);
  expect(hasRoom(table("playing", [person("Ann"), { bot: "expert" }]))).toBe(false);
  expect(hasRoom(table("playing", [person("Ann"), { bot: "expert", warm: true }]))).toBe(true);
});
