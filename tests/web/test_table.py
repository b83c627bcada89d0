"""The table around any board, in a real browser with a real server: what Lantern needs, every game gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import client
from environment import ROOT
from tests.web.tables import LANTERN_ALONE, House, open_table, visitor, width_of
from tests.web.test_gallery import troubles


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not client.is_built(ROOT):
        client.build(ROOT)
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


def primary(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator(".go .primary button")


def choose(page: Page, name: str) -> None:
    """Select in the list, and confirm."""
    page.get_by_role("button", name=name, exact=False).locator("visible=true").first.click()
    primary(page).click()


def test_what_is_final_is_selected_first_and_says_so(page: Page, house: House) -> None:
    open_table(page, house, "lantern", **LANTERN_ALONE)
    page.get_by_role("button", name="Leave the guide").or_(
        page.get_by_role("button", name="Go deeper")
    ).first.wait_for()
    page.keyboard.press("1")
    expect(page.locator(".final")).to_have_text("Luck answers then: no taking back.")
    before = page.locator(".log li").count()
    page.keyboard.press("Enter")
    expect(page.locator(".log li").nth(before)).to_be_visible()


def test_a_guided_game_goes_on_with_each_deed(page: Page, house: House) -> None:
    open_table(page, house, "lantern", **LANTERN_ALONE)
    expect(page.get_by_role("heading", name="One lantern for all")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name="One step deeper")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    primary(page).click()
    expect(page.get_by_role("heading", name="Out in time")).to_be_visible(timeout=15_000)
    page.reload()
    expect(page.get_by_role("heading", name="Out in time")).to_be_visible(timeout=15_000)


def test_a_guided_game_is_for_one_alone_and_always_the_same(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann, visitor(chromium) as bob:
        told = []
        for _ in range(2):
            page = ann.new_page()
            table = open_table(page, house, "lantern", **LANTERN_ALONE)
            page.get_by_role("button", name="Leave the guide").click()
            choose(page, "Go deeper")
            page.locator(".log li").nth(5).wait_for()
            told.append(page.locator(".log li").all_inner_texts()[-6:])
        assert told[0] == told[1]
        other = bob.new_page()
        other.goto(f"{house.address}/t/{table}")
        expect(other.locator("body")).to_contain_text(re.compile("no such table|by invitation|guided"))


def test_by_keyboard_alone_in_french_to_the_result(chromium: Browser, house: House) -> None:
    with visitor(chromium, locale="fr") as ann:
        page = ann.new_page()
        open_table(page, house, "lantern", options={"players": 2}, bots={"1": "greedy"})
        for _ in range(60):
            if page.locator(".end").count():
                break
            if page.locator(".choices .act").count():
                page.keyboard.press("ArrowDown")
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            page.keyboard.press("Escape")
            page.wait_for_timeout(300)
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("gagne|Personne"))
        assert page.evaluate("document.activeElement.tagName") == "H1"


def test_two_tabs_of_one_person_agree(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann:
        one, other = ann.new_page(), ann.new_page()
        table = open_table(one, house, "lantern", **LANTERN_ALONE)
        other.goto(f"{house.address}/t/{table}")
        for page in (one, other):
            page.get_by_role("button", name="Leave the guide").click()
        choose(one, "Climb out")
        expect(other.locator("li, th").filter(has_text=re.compile("climb(s|ed) out")).first).to_be_visible()


def test_a_server_restart_is_survived_without_a_reload(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann:
        page = ann.new_page()
        open_table(page, house, "lantern", **LANTERN_ALONE)
        page.get_by_role("button", name="Leave the guide").click()
        page.evaluate("window.stays = true")
        house.stop()
        expect(page.locator(".net")).to_contain_text("The connection is lost")
        page.get_by_role("button", name="Go deeper").first.click()
        house.start()
        expect(page.locator(".net")).to_have_count(0, timeout=20_000)
        choose(page, "Go deeper")
        expect(page.locator(".log li").filter(has_text=re.compile("finds|shadows")).first).to_be_visible()
        assert page.evaluate("window.stays") is True


def test_whoever_comes_back_is_told_what_happened(page: Page, house: House) -> None:
    table = open_table(page, house, "lantern", **LANTERN_ALONE)
    page.get_by_role("button", name="Leave the guide").click()
    choose(page, "Go deeper")
    page.locator(".log li").nth(5).wait_for()
    page.goto(f"{house.address}/about")
    page.evaluate(f"localStorage.setItem('undercroft-looked-{table}', '1')")
    page.goto(f"{house.address}/t/{table}")
    expect(page.get_by_role("heading", name="Since you looked away")).to_be_visible()
    page.get_by_role("button", name="Leave the guide").or_(page.locator(".teller")).first.wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".teller p")).to_have_text(re.compile("finds|shadows"))
    page.keyboard.press("Escape")
    expect(page.locator(".teller")).to_have_count(0)


def test_a_game_without_a_board_is_a_sheet_and_fits_a_small_phone(chromium: Browser, house: House) -> None:
    with visitor(chromium, viewport={"width": 360, "height": 740}, has_touch=True) as ann:
        page = ann.new_page()
        page.add_init_script("localStorage.setItem('undercroft-plain', 'yes')")
        open_table(page, house, "lantern", options={"players": 4}, bots={"1": "greedy", "2": "greedy", "3": "greedy"})
        expect(page.get_by_role("heading", name="Lantern", exact=True)).to_be_visible()
        expect(page.get_by_role("columnheader")).to_have_count(4)
        page.locator(".choices .act").first.wait_for(timeout=20_000)
        assert width_of(page) <= 360
        box = primary(page).bounding_box()
        assert box is not None
        assert box["height"] >= 48


def test_a_finished_game_is_replayed_and_goes_on_from_a_step(page: Page, house: House) -> None:
    table = open_table(page, house, "lantern", options={"players": 2}, bots={"1": "random"})
    page.locator(".act, .end").first.wait_for(timeout=20_000)
    for _ in range(60):
        if page.locator(".end").count():
            break
        climb = page.locator(".act").filter(has_text="Climb out")
        if climb.count():
            climb.click()
            primary(page).click()
        page.keyboard.press("Escape")
        page.wait_for_timeout(250)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    last = page.get_by_role("slider").input_value()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert (last > "0", page.get_by_role("slider").input_value()) == (True, "1")
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".frame").wait_for()
    assert not page.url.endswith(table)


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_the_pages_of_a_table_are_accessible(chromium: Browser, house: House, theme: str) -> None:
    with visitor(chromium) as ann:
        ann.add_init_script(f'localStorage.setItem(\'undercroft-settings\', \'{{"theme":"{theme}","motion":0}}\')')
        page = ann.new_page()
        open_table(page, house, "lantern", **LANTERN_ALONE)
        page.get_by_role("button", name="Go on").wait_for()
        assert troubles(page) == []
        page.get_by_role("button", name="Leave the guide").click()
        page.keyboard.press("2")
        page.locator(".final").wait_for()
        assert troubles(page) == []
        page.get_by_role("button", name="This table").click()
        page.get_by_role("button", name="Plain sheet").click()
        page.get_by_role("columnheader").first.wait_for()
        assert troubles(page) == []
        page.keyboard.press("Escape")
        assert troubles(page) == []
        primary(page).click()
        page.locator(".end").wait_for(timeout=30_000)
        assert troubles(page) == []
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("slider").wait_for()
        assert troubles(page) == []
