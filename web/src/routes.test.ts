import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("every page has its address", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/lantern")).toEqual({ page: "new", game: "lantern" });
  expect(routeOf("/t/vault-heron-7")).toEqual({ page: "table", id: "vault-heron-7", key: "" });
  expect(routeOf("/s/vault-heron-7", "#secret_1")).toEqual({ page: "seat", id: "vault-heron-7", key: "secret_1" });
  expect(routeOf("/g/vault-heron-7/")).toEqual({ page: "replay", id: "vault-heron-7", key: "" });
  expect(routeOf("/rules/lantern", "#L7")).toEqual({ page: "rules", game: "lantern", rule: "L7" });
  expect(routeOf("/workshop/lantern", "#00ff")).toEqual({ page: "workshop", game: "lantern", content: "00ff" });
  expect(routeOf("/rules")).toEqual({ page: "rules", game: "", rule: "" });
  expect(routeOf("/me", "#a.1.b%2Fc")).toEqual({ page: "me", token: "a.1.b/c" });
  expect(routeOf("/settings")).toEqual({ page: "settings" });
});

test("what leads nowhere is said to lead nowhere", () => {
  expect(routeOf("/t/a/b")).toEqual({ page: "nowhere" });
  expect(routeOf("/t")).toEqual({ page: "nowhere" });
  expect(routeOf("/%")).toEqual({ page: "nowhere" });
});
