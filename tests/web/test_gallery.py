"""The gallery of the kit in a real browser: that it is drawn, moves, and can be used without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from environment import ROOT
from tests.web.tables import LAID_OUT, width_of

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def troubles(page: Page) -> list[str]:
    """What axe finds wrong with the accessibility of a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would be against the policy of a page
    found: Any = page.evaluate("axe.run().then(({violations}) => violations)")
    return [f"{each['id']}: {node['html'][:120]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_everything_in_the_kit_is_accessible(page: Page, gallery: str, theme: str) -> None:
    page.goto(f"{gallery}?theme={theme}")
    page.get_by_role("heading", name="The kit").wait_for()
    assert troubles(page) == []


def test_nothing_is_wider_than_a_small_phone(page: Page, gallery: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(gallery)
    page.get_by_role("heading", name="The kit").wait_for()
    assert width_of(page) <= 360


def test_our_own_fonts_are_used(page: Page, gallery: str) -> None:
    page.goto(gallery)
    page.get_by_role("heading", name="The kit").wait_for()
    page.evaluate(LAID_OUT)
    loaded = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)")
    assert {"Alegreya", "Alegreya Sans", "Grenze Gotisch"} <= {name.strip('"') for name in loaded}


def test_a_stage_is_zoomed_by_keys_and_fits_again(page: Page, gallery: str) -> None:
    page.goto(gallery)
    stage = page.get_by_role("group", name="A stage")
    group = stage.locator("> g").first
    stage.focus()
    page.evaluate(LAID_OUT)  # a stage fits its world anew when its size changes
    before = group.get_attribute("transform") or ""
    page.keyboard.press("+")
    expect(group).not_to_have_attribute("transform", before)
    page.keyboard.press("0")
    expect(group).to_have_attribute("transform", before)


def test_a_drag_moves_the_stage_and_is_no_click(page: Page, gallery: str) -> None:
    page.goto(gallery)
    stage = page.get_by_role("group", name="A stage")
    stage.scroll_into_view_if_needed()
    page.evaluate(LAID_OUT)
    group = stage.locator("> g").first
    before = group.get_attribute("transform") or ""
    box = stage.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 + 20, steps=4)
    page.mouse.up()
    expect(group).not_to_have_attribute("transform", before)
    assert page.get_by_text("No place was chosen").is_visible()


def test_a_dialog_keeps_the_focus_and_closes_at_escape(page: Page, gallery: str) -> None:
    page.goto(gallery)
    opener = page.get_by_role("button", name="Open a dialog")
    opener.click()
    dialog = page.get_by_role("dialog", name="A dialog")
    dialog.wait_for()
    for _ in range(6):
        page.keyboard.press("Tab")
        # The browser's own bars may have the focus in between; nothing of the page behind may.
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert opener.evaluate("element => element === document.activeElement")


def test_hovering_shows_a_tip(page: Page, gallery: str) -> None:
    page.goto(gallery)
    page.evaluate(LAID_OUT)  # or it moves away from under the pointer
    page.get_by_text("Hover here").hover()
    page.get_by_role("tooltip").wait_for()
    page.mouse.move(0, 0)
    page.get_by_role("tooltip").wait_for(state="detached")
