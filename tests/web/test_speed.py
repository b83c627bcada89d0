"""How much is loaded before a table can be played at, how soon that is, and what panning costs."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.played import play_on, played
from tests.web.tables import House, visitor
from tests.web.test_knock import MID_GAME

MOST = 170_000
"""Bytes over the wire for the first look at a table, compressed, fonts left out."""
SOON = 1000
"""Milliseconds until one can act."""
SCRIPT = 4
"""Milliseconds of script that a frame of panning may take."""
FRAMES = 60
LATE: dict[str, Any] = {"seed": 3, "steps": 36, "players": 3, "clock": 0}
"""A dungeon of 37 cards; no candle burns, which would be drawn anew."""

WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector("[data-card]")) return;
  watcher.disconnect();
  window.playable = performance.now();
}).observe(document, { childList: true, subtree: true });
"""


def test_a_table_is_light_and_soon_there(chromium: Browser, house: House) -> None:
    """Each visit is a new browser's: nothing is in its cache. The quickest of three counts."""
    visits = []
    for _ in range(3):
        with visitor(chromium, reduced_motion="reduce") as ann:
            page = ann.new_page()
            address = f"{house.address}/t/{play_on(page, house, played('knock', **MID_GAME), 2)}"
            page.add_init_script(WATCH)
            visits.append(visit(page, address))
    sizes, times = zip(*visits, strict=True)
    assert max(sizes) <= MOST
    assert min(times) <= SOON * strain()


def strain() -> float:
    """How many want to run at once on each core: a crowded machine is slower by so much."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else 1.0


def visit(page: Page, address: str) -> tuple[int, float]:
    """How much was loaded, as it came over the wire, and when one could act."""
    page.goto(address, wait_until="networkidle")
    page.wait_for_function("window.playable")
    size: int = page.evaluate(
        """[...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
          .filter(({ name }) => !name.endsWith(".woff2"))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
    )
    return size, page.evaluate("window.playable")


def test_panning_changes_one_transform_and_takes_little_script(page: Page, house: House) -> None:
    crowded = played("knock", **LATE)
    page.goto(f"{house.address}/t/{play_on(page, house, crowded, crowded.waiting()[0])}")
    page.locator("[data-card]").first.click()
    page.locator(".stage g.mark").first.wait_for()
    page.wait_for_timeout(800)
    assert page.locator(".stage [data-site]").count() > 20
    many(page, 60)
    box = page.locator(".stage svg").first.bounding_box()
    assert box
    page.evaluate(
        """() => {
          window.touched = new Set();
          new MutationObserver((changes) => {
            for (const { target, attributeName: name } of changes) window.touched.add(`${name} of ${target.tagName}`);
          }).observe(document.querySelector(".stage svg"), { attributes: true, childList: true, subtree: true });
        }"""
    )
    x, y = box["x"] + 30, box["y"] + box["height"] - 90
    page.mouse.move(x, y)
    page.mouse.down()
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    before = script(wire)
    for frame in range(FRAMES):
        page.mouse.move(x + frame * 3, y - frame)
    spent = script(wire) - before
    page.mouse.up()
    assert page.evaluate("[...window.touched]") == ["transform of g"]
    assert spent / FRAMES * 1000 < SCRIPT


def many(page: Page, least: int) -> None:
    """As many cards as the largest dungeon has: those that lie there, drawn again beside themselves."""
    page.evaluate(
        """(least) => {
          const cards = [...document.querySelectorAll(".stage [data-site]")];
          const dungeon = cards[0].parentNode;
          for (let i = cards.length; i < least; i++) dungeon.prepend(cards[i % cards.length].cloneNode(true));
        }""",
        least,
    )
    assert page.locator(".stage [data-site]").count() >= least


def script(wire: Any) -> float:  # noqa: ANN401 - Playwright's session
    """Seconds that scripts have run."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration"))
