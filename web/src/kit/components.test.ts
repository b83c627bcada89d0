import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { addIcons } from "./icons";
import Button from "./Button.svelte";
import Dialog from "./Dialog.svelte";
import Figure from "./Figure.svelte";
import Icon from "./Icon.svelte";
import Meter from "./Meter.svelte";
import Notices from "./Notices.svelte";
import Segmented from "./Segmented.svelte";
import Sigil from "./Sigil.svelte";
import Tabs from "./Tabs.svelte";
import { announce, notify } from "./notices.svelte";
import { SIGILS, sigilOf } from "./sigils";
import { steer } from "./steering";
import { tip } from "./tip";

const says = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

test("an icon that is not loaded leaves its place empty, and an ornament is not read out", () => {
  addIcons({ cross: "M0 0H512" });
  const { container } = render(Icon, { icon: "cross" });
  expect(container.querySelector("path")?.getAttribute("d")).toBe("M0 0H512");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  render(Icon, { icon: "nobody-drew-this", label: "a dragon" });
  expect(screen.getByRole("img", { name: "a dragon" }).querySelector("path")?.getAttribute("d")).toBe("");
});

test("a button without words has a name", async () => {
  const press = vi.fn();
  render(Button, { kind: "icon", icon: "cross", label: "Turn the card", key: "R", onclick: press });
  await fireEvent.click(screen.getByRole("button", { name: "Turn the card" }));
  expect(press).toHaveBeenCalledOnce();
});

test("one of a few is chosen", async () => {
  const chosen = vi.fn();
  const options = [
    { value: "day", label: "Day" },
    { value: "dusk", label: "Dusk" },
  ];
  render(Segmented, { label: "Side", options, value: "day", onchange: chosen });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Day" }).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "Dusk" }));
  expect(chosen).toHaveBeenCalledWith("dusk");
});

test("tabs are walked by arrows", async () => {
  const tabs = [
    { id: "log", label: "Log" },
    { id: "team", label: "Team" },
  ];
  render(Tabs, { label: "Parts", tabs, selected: "log", panel: createRawSnippet<[string]>((id) => ({ render: () => `<p>${id()}</p>` })) });
  await fireEvent.keyDown(screen.getByRole("tab", { name: "Log" }), { key: "ArrowRight" });
  expect(screen.getByRole("tab", { name: "Team" }).getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Team" }));
});

test("a dialog opens as one, and tells when it has been closed", async () => {
  const closed = vi.fn();
  render(Dialog, { open: true, title: "Settings", close: "Close", children: says("Speed"), onclose: closed });
  expect(screen.getByRole<HTMLDialogElement>("dialog", { name: "Settings" }).open).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalledOnce();
});

test("figures and meters are read with their labels", () => {
  const { container } = render(Figure, { figure: { value: "8", label: "Health", of: "→5", tone: "danger" } });
  expect(container.textContent?.replace(/\s+/g, " ").trim()).toBe("Health: 8 →5");
  render(Meter, { value: 3, most: 7, label: "Rounds", marks: true });
  const meter = screen.getByRole("meter", { name: "Rounds" });
  expect(meter.querySelectorAll(".on").length).toBe(3);
  expect(meter.children.length).toBe(7);
});

test("sigils differ in colour, sign and pattern; a strange number still has one", () => {
  for (const part of ["icon", "colour", "pattern"] as const) {
    expect(new Set(SIGILS.map((sigil) => sigil[part])).size).toBe(6);
  }
  expect(sigilOf(-1)).toBe(SIGILS[5]);
  expect(sigilOf(6)).toBe(SIGILS[0]);
  render(Sigil, { sigil: 2, label: "Chloé" });
  expect(screen.getByRole("img", { name: "Chloé" }).innerHTML).toContain("#e0a100");
});

test("a notice is shown and said, and can be put away; the same words are said twice", async () => {
  render(Notices, { label: "Notices", close: "Put away" });
  notify("Ann has joined", { deed: { label: "Greet", press: () => undefined } });
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("Ann has joined"));
  await fireEvent.click(screen.getByRole("button", { name: "Put away" }));
  expect(screen.queryByText("Greet")).toBeNull();
  announce("Your turn", true);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Your turn"));
  announce("Your turn", true);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Your turn\u00a0"));
});

test("a long press shows what hovering shows", () => {
  vi.useFakeTimers();
  const thing = document.body.appendChild(document.createElement("div"));
  const end = tip(() => "A crystal cave")(thing);
  const touch = (name: string) => {
    thing.dispatchEvent(Object.assign(new Event(name), { pointerType: "touch" }));
  };
  touch("pointerdown");
  vi.advanceTimersByTime(300);
  expect(document.querySelector(".tip")).toBeNull();
  vi.advanceTimersByTime(300);
  expect(document.querySelector(".tip")?.textContent).toBe("A crystal cave");
  expect(thing.getAttribute("aria-describedby")).toBe("tip");
  end();
  expect(document.querySelector(".tip")).toBeNull();
  vi.useRealTimers();
});

test("a stage is dragged, and the drag is no click; keys move it too", async () => {
  const stage = document.body.appendChild(document.createElement("div"));
  const clicked = vi.fn();
  stage.addEventListener("click", clicked);
  let camera = { x: 0, y: 0, scale: 1 };
  const move = (next: typeof camera) => (camera = next);
  const end = steer(stage, { camera: () => camera, limits: () => ({ least: 0.5, most: 2 }), move, fit: () => (camera = { x: 9, y: 9, scale: 1 }) });
  const pointer = (name: string, x: number) =>
    fireEvent(stage, Object.assign(new MouseEvent(name, { clientX: x, clientY: 0, bubbles: true }), { pointerId: 1 }));
  await pointer("pointerdown", 10);
  await pointer("pointermove", 40);
  await pointer("pointerup", 40);
  expect(camera.x).toBe(30);
  await fireEvent.click(stage);
  expect(clicked).not.toHaveBeenCalled();
  await fireEvent.click(stage);
  expect(clicked).toHaveBeenCalledOnce();
  await fireEvent.keyDown(stage, { key: "ArrowLeft" });
  expect(camera.x).toBe(90);
  await fireEvent.keyDown(stage, { key: "+" });
  expect(camera.scale).toBe(1.25);
  await fireEvent.keyDown(stage, { key: "0" });
  expect(camera).toEqual({ x: 9, y: 9, scale: 1 });
  end();
  await fireEvent.keyDown(stage, { key: "0" });
});
