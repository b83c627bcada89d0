"""The score pads of the companions in a real browser: from who plays to who has won, by touch and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.tables import House, still
from tests.web.test_gallery import troubles

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
OBJECTIVES = ("Spider and brou", "Brous room by room", "Treasure rooms", "Six vampires")
GAMES = ("clank", "donjon")

Press = Callable[[Locator], None]


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    with still(chromium, **PHONE) as page:
        yield page


def by_touch(found: Locator) -> None:
    found.tap()


def by_keys(found: Locator) -> None:
    """Whatever has the focus is left for it, as far as Tab goes."""
    found.focus()
    found.press("Enter")


def begin(page: Page, house: House, game: str, press: Press, *names: str) -> None:
    page.goto(f"{house.address}/companion/{game}")
    for _ in names[2:]:
        press(button(page, "One more player"))
    for at, name in enumerate(names):
        page.get_by_role("textbox", name=f"Player {at + 1}").fill(name)
    press(button(page, "Begin"))
    page.locator(".frame").wait_for()


def button(page: Page, name: str | re.Pattern[str], exact: bool = True) -> Locator:
    return page.get_by_role("button", name=name, exact=exact)


def tile(page: Page, name: str) -> Locator:
    """Something to choose in what is being entered."""
    return page.locator("section").get_by_role("button", name=name, exact=True)


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("table").get_by_role("button", name=re.compile(f"^{name}: "))


def go_on(page: Page, what: str, press: Press) -> None:
    press(button(page, f"Next: {what}"))
    shown = page.get_by_role("heading", name=what, level=2).first
    expect(page.get_by_role("textbox", name=what) if what.endswith("gold") else shown).to_be_focused()


def totals(page: Page) -> list[str]:
    return page.locator("tfoot td b").all_inner_texts()


def wide_as_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# Clank!


def enter_heist(page: Page, press: Press) -> None:
    """Ann walks out, and Bob has as many points with a lower artifact; Chloé is lost."""
    press(tile(page, "Artifact, 25 points"))
    press(tile(page, "on foot +20"))
    go_on(page, "Ann’s tokens", press)
    press(tile(page, "Crown, 10 points"))
    press(tile(page, "Key: one more"))
    go_on(page, "Ann’s gold", press)
    page.keyboard.type("11")
    go_on(page, "Ann’s cards", press)
    press(tile(page, "Secret Tome 7 points"))
    press(tile(page, "The Duke 1 for 5 gold 2 points"))
    go_on(page, "Bob’s artifact", press)
    expect(tile(page, "Artifact, 25 points: Ann has it")).to_have_attribute("aria-disabled", "true")
    press(tile(page, "Artifact, 20 points"))
    press(tile(page, "on foot +20"))
    go_on(page, "Bob’s tokens", press)
    press(tile(page, "none"))
    go_on(page, "Bob’s gold", press)
    for digit in "40":
        press(tile(page, digit))
    go_on(page, "Bob’s cards", press)
    press(tile(page, "none"))
    go_on(page, "Chloé’s artifact", press)
    press(tile(page, "Artifact, 30 points"))
    press(tile(page, "lost 0 in all"))


def test_a_heist_is_counted_by_touch(phone: Page, house: House) -> None:
    begin(phone, house, "clank", by_touch, "Ann", "Bob", "Chloé")
    expect(button(phone, "Undo")).to_be_disabled()
    enter_heist(phone, by_touch)
    assert totals(phone) == ["80", "80", "0"]
    by_touch(button(phone, "Who has won?"))
    expect(phone.locator(".won")).to_contain_text("Ann wins")
    expect(phone.locator(".won")).to_contain_text("With 80 points like Bob, and the higher artifact: 25 against 20.")
    assert wide_as_the_screen(phone)
    assert troubles(phone) == []
    by_touch(button(phone, "Another sheet"))
    expect(phone.get_by_role("textbox", name="Player 3")).to_have_value("Chloé")  # they play again


def test_a_heist_is_counted_by_keyboard(chromium: Browser, house: House) -> None:
    with still(chromium) as page:
        begin(page, house, "clank", by_keys, "Ann", "Bob", "Chloé")
        enter_heist(page, by_keys)
        by_keys(button(page, "Who has won?"))
        expect(page.locator(".won")).to_contain_text("Ann wins")
        cell(page, "Bob, Gold").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
        expect(cell(page, "Ann, Tokens")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Ann’s tokens")).to_be_focused()
        page.keyboard.press("Tab")
        expect(tile(page, "Crown, 10 points")).to_be_focused()


def test_a_heist_is_there_again_and_can_be_taken_back(phone: Page, house: House) -> None:
    begin(phone, house, "clank", by_touch, "Ann", "Bob")
    by_touch(tile(phone, "Artifact, 15 points"))
    by_touch(cell(phone, "Bob, Gold"))
    by_touch(tile(phone, "7"))
    phone.reload()
    expect(cell(phone, "Bob, Gold")).to_have_text("7")
    assert totals(phone) == ["15", "7"]
    expect(phone.get_by_text("saved")).to_be_visible()
    by_touch(button(phone, "Undo"))
    expect(cell(phone, "Bob, Gold")).to_have_text("+")
    by_touch(button(phone, "Undo"))
    expect(cell(phone, "Ann, Artifacts")).to_have_text("+")
    expect(button(phone, "Undo")).to_be_disabled()
    by_touch(button(phone, "To the list"))
    expect(button(phone, "Ann and Bob", exact=False).first).to_be_visible()


def test_cards_are_found_and_have_one_owner(phone: Page, house: House) -> None:
    begin(phone, house, "clank", by_touch, "Ann", "Bob")
    by_touch(button(phone, "Cards"))
    phone.get_by_role("searchbox").fill("dia")
    by_touch(tile(phone, "Diamond 8 points"))
    expect(phone.locator(".head b")).to_have_text("8 points")
    by_touch(button(phone, "Bob"))
    expect(tile(phone, "Diamond Already with Ann.")).to_have_attribute("aria-disabled", "true")
    phone.get_by_role("searchbox").fill("sapp")
    for _ in range(2):
        by_touch(phone.locator("section").get_by_role("button", name=re.compile("^Sapphire 4 points")))
    expect(phone.locator(".head b")).to_have_text("8 points")
    by_touch(tile(phone, "Sapphire: one less"))
    expect(phone.locator(".head b")).to_have_text("4 points")


def test_the_bag_tells_how_likely_a_hit_is(phone: Page, house: House) -> None:
    begin(phone, house, "clank", by_touch, "Ann", "Bob")
    by_touch(button(phone, "The bag"))
    phone.get_by_role("textbox", name="Ann’s cubes").fill("6")
    phone.get_by_role("textbox", name="Black cubes").fill("6")
    by_touch(tile(phone, "Space 1: 2 cubes"))
    expect(phone.get_by_text("She draws 2 cubes of 12.")).to_be_visible()
    row = phone.get_by_role("row", name=re.compile("^Ann"))
    expect(row.get_by_role("cell")).to_have_text(["23%", "55%", "23%"])  # 15, 36 and 15 of 66
    by_touch(tile(phone, "Danger cards: one more"))
    expect(phone.get_by_text("She draws 3 cubes of 12.")).to_be_visible()
    assert wide_as_the_screen(phone)


# Donjon


def enter_contest(page: Page, press: Press) -> None:
    """Ann has the dungeon of the book's example (D37), Bob an empty one."""
    for objective in OBJECTIVES:
        press(page.locator("section").get_by_role("button", name=re.compile(f"^{objective}")))
    answers = {
        "Spider and brou": ["3: 12 points"],
        "Brous room by room": ["2: 4 points", "2: 10 points"],
        "Treasure rooms": ["2: 6 points"],
        "Six vampires": ["0–5: 0 points"],
        "Four kinds": ["3: 21 points"],
        "Malus tiles": ["3: −6 points"],
        "Adventurers": ["Room 2: one more", "Room 3: one more", "Room 3: one more"],
    }
    nothing = {"Six vampires": ["0–5: 0 points"], "Adventurers": ["No groups at all"]}
    for name in ("Ann", "Bob"):
        for line, tiles in answers.items():
            go_on(page, f"{name} · {line}", press)
            none = nothing.get(line, ["0: 0 points"] * len(tiles))
            for at, each in enumerate(tiles if name == "Ann" else none):
                found = tile(page, each)
                press(found.nth(at) if each == "0: 0 points" else found)


def test_a_contest_is_counted_by_touch(phone: Page, house: House) -> None:
    begin(phone, house, "donjon", by_touch, "Ann", "Bob")
    expect(button(phone, "Still missing: Spider objective")).to_be_disabled()
    enter_contest(phone, by_touch)
    assert totals(phone) == ["39", "0"]
    by_touch(button(phone, "Who has won?"))
    expect(phone.locator(".won")).to_contain_text("Ann wins")
    assert wide_as_the_screen(phone)
    assert troubles(phone) == []


def test_a_contest_is_counted_by_keyboard(chromium: Browser, house: House) -> None:
    with still(chromium) as page:
        begin(page, house, "donjon", by_keys, "Ann", "Bob")
        enter_contest(page, by_keys)
        assert totals(page) == ["39", "0"]
        by_keys(button(page, "Who has won?"))
        expect(page.locator(".won")).to_contain_text("Ann wins")


def test_a_contest_is_there_again_and_can_be_taken_back(phone: Page, house: House) -> None:
    begin(phone, house, "donjon", by_touch, "Ann", "Bob")
    for objective in OBJECTIVES:
        by_touch(phone.locator("section").get_by_role("button", name=re.compile(f"^{objective}")))
    by_touch(button(phone, "Next: Ann · Spider and brou"))
    by_touch(tile(phone, "2: 8 points"))
    phone.reload()
    expect(cell(phone, "Ann, Spider and brou")).to_have_text("8")
    by_touch(button(phone, "Undo"))
    expect(cell(phone, "Ann, Spider and brou")).to_have_text("+")
    by_touch(button(phone, "Undo"))
    expect(cell(phone, "Ann, Six vampires")).to_have_count(0)


# Both


@pytest.mark.parametrize("theme", ["vault", "daylight"])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_use_it(chromium: Browser, house: House, game: str, theme: str) -> None:
    with still(chromium, theme, **PHONE) as page:
        page.goto(f"{house.address}/companion/{game}")
        button(page, "Begin").wait_for()
        assert troubles(page) == []
        begin(page, house, game, by_touch, "Ann", "Bob")
        tabs = page.get_by_role("navigation").get_by_role("button")
        for at in range(tabs.count()):
            tabs.nth(at).click()
            assert troubles(page) == []
        tabs.first.click()
        for at in range(page.locator("[data-cell]").count() // 2):
            page.locator(f"[data-cell='{at} 0']").click()
            assert troubles(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_small_phone_in_french(chromium: Browser, house: House, game: str) -> None:
    with still(chromium, locale="fr", **SMALL) as page:
        page.goto(f"{house.address}/companion/{game}")
        for _ in range(2):
            button(page, "Un joueur de plus").tap()
        for at in range(4):
            page.get_by_role("textbox", name=f"Joueur {at + 1}").fill("Bartholomé-Emmanuel")
        assert wide_as_the_screen(page)
        button(page, "Commencer").tap()
        tabs = page.get_by_role("navigation").get_by_role("button")
        for at in range(tabs.count()):
            tabs.nth(at).tap()
            assert wide_as_the_screen(page)
        tabs.first.tap()
        for at in range(page.locator("[data-cell]").count()):
            page.locator("[data-cell]").nth(at).tap()
            assert wide_as_the_screen(page)
        small: list[str] = page.evaluate(
            "[...document.querySelectorAll('main button, main a, main input')]"
            ".filter((one) => { const {width, height} = one.getBoundingClientRect();"
            " return width > 0 && (width < 40 || height < 44) })"
            ".map((one) => one.outerHTML.slice(0, 120))"
        )
        assert small == []


def test_a_line_leads_to_its_rule(phone: Page, house: House) -> None:
    begin(phone, house, "clank", by_touch, "Ann", "Bob")
    phone.get_by_role("link", name=re.compile("^Mastery")).tap()
    expect(phone).to_have_url(re.compile("/rules/clank#C33"))
