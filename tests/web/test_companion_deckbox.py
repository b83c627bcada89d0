"""The companion of Deck Box in a real browser: a quest on somebody's table, from its choice to its end (B36)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.tables import House, settled, visitor
from tests.web.test_gallery import troubles

HERE = Path(__file__).parent
TOO_SMALL = """[...document.querySelectorAll("button:not([aria-hidden])")]
  .map((one) => [one.outerHTML, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && Math.min(width, height) < 43.5)
  .map(([html]) => html)"""
"""The buttons that a thumb may miss."""


@contextmanager
def opened(
    chromium: Browser, house: House, width: int = 390, theme: str = "vault", language: str = "en"
) -> Iterator[Page]:
    """The companion on a phone of its own; whatever the page complains of fails the test, but for what the server does
    not answer: that is said on the page."""
    size = {"width": width, "height": 844}
    complaints: list[str] = []
    with visitor(chromium, viewport=size, locale=language, has_touch=True, reduced_motion="reduce") as context:
        context.add_init_script(settled(motion=0, theme=theme))
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{house.address}/companion/deckbox")
        yield page
        assert [said for said in complaints if not said.startswith("Failed to load resource")] == []


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name)


def begin(page: Page, quest: str, *settings: str) -> None:
    """Choose a quest and begin it; the start tile is on the table."""
    page.locator(".quest", has_text=quest).tap()
    for setting in settings:
        page.locator("label", has_text=setting).tap()
    button(page, "Begin").tap()
    expect(page.locator(".card")).to_contain_text("arrow to the north")
    answer(page)


def go_on(page: Page) -> None:
    button(page, "Go on").tap()


def tab(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).tap()


def look(page: Page, letter: str) -> None:
    button(page, re.compile(f"^{letter} ")).tap()


def answer(page: Page) -> None:
    """Whatever the page asks for, the first way that comes to hand, until it can be left."""
    asked = page.locator("[data-asks]").first
    for _ in range(60):
        if button(page, "Go on").count() or page.locator(".ended").count():
            break
        rolls = asked.get_by_role("button", name=re.compile("^(Roll|let the app roll)"))
        choices = asked.locator(".choices button, .faces button")
        (rolls if rolls.count() else choices).last.tap()
    if button(page, "Go on").count():
        go_on(page)


def explore_all(page: Page) -> int:
    """Look everywhere; returns how many tiles that brought."""
    found = 0
    while page.locator(".ways button").count() and not page.locator(".ended").count():
        look(page, "A")
        answer(page)
        found += 1
    return found


def test_a_print_style_quest_from_its_choice_to_its_end(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        button(page, re.compile("Three Seals")).tap()
        out = page.locator(".out")
        expect(out).to_contain_text("6 green, 6 blue, 1 red")
        page.get_by_text("3", exact=True).tap()
        expect(out).to_contain_text("12 green, 12 blue, 2 red")
        expect(out).to_contain_text("3 heroes")
        page.get_by_text("2", exact=True).first.tap()
        button(page, "Begin").tap()
        expect(page.locator(".card")).to_contain_text("Tile 1A, arrow to the north")
        go_on(page)
        expect(page.locator("main header").last).to_contain_text("Round 1 of 12")
        expect(page.locator(".ways button")).to_have_count(1)
        look(page, "A")
        expect(page.locator(".card")).to_contain_text("Three doors, three signs")
        expect(page.get_by_role("heading", name="Take 6 green dice")).to_be_visible()
        expect(page.locator(".box")).to_contain_text("three for each hero")
        answer(page)
        expect(page.locator(".ways button")).to_have_count(3)
        assert explore_all(page) == 3
        expect(page.get_by_role("heading", name="Nothing is left to explore")).to_be_visible()
        for n in range(3):
            page.locator(".offers button").first.tap()
            expect(page.get_by_role("heading", name=re.compile("^Test of"))).to_be_visible()
            button(page, "4 successes").tap()
            if n < 2:
                expect(page.locator(".line")).to_contain_text(f"Seals broken: {n + 1} of 3")
                go_on(page)
        expect(page.locator(".ended")).to_contain_text("Won!")
        expect(page.locator(".ended")).to_contain_text("Something says thank you")
        button(page, "Once more").tap()
        expect(page.get_by_role("heading", level=1)).to_have_text("The start tile")


def test_an_app_style_quest_from_its_choice_to_its_end(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        begin(page, "The Long Cellar")
        assert explore_all(page) == 4  # three that are drawn, and the finale after four
        expect(page.get_by_role("img", name="5 tiles as they lie")).to_be_visible()
        button(page, "Enemies’ phase").tap()
        expect(page.locator("main header").last).to_contain_text("Round 2 of 18")
        page.get_by_role("checkbox", name="Every living hero on an exit").tap()
        expect(page.locator(".ended")).to_contain_text("a landlord who owes you a barrel")
        button(page, "Undo").tap()
        expect(page.get_by_role("heading", name="Nothing is left to explore")).to_be_visible()
        for _ in range(17):
            button(page, "Enemies’ phase").tap()
        expect(page.locator(".ended")).to_contain_text("Too much time has passed")


def test_dice_are_entered_or_rolled_and_taken_back(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        begin(page, "Three Seals", "our printed set")
        look(page, "A")
        expect(button(page, "Enter the first die")).to_be_visible()
        button(page, "green, ranged, health 2").tap()
        expect(page.get_by_role("img", name="green, ranged, health 2")).to_have_count(1)
        button(page, "Enter the second die").tap()  # it leads to what is missing
        button(page, "No green die left").tap()
        button(page, "blue, melee, health 3").tap()
        expect(page.get_by_role("img", name="blue, melee, health 3")).to_have_count(1)
        button(page, "Roll 4").tap()
        expect(page.locator(".dice [role=img]")).to_have_count(6)
        expect(button(page, "Go on")).to_be_visible()
        for _ in range(2):  # those that were rolled at once, and the blue one
            button(page, "Undo").tap()
        expect(button(page, "Enter the second die")).to_be_visible()
        for _ in range(4):
            button(page, "No green die left").or_(button(page, "No blue die left")).or_(
                button(page, "No red die left either")
            ).tap()
            if button(page, "Enter the third die").count():
                break
        button(page, "Roll 4").tap()
        expect(page.locator(".box")).to_contain_text("one hit on every hero")


def test_a_reload_loses_nothing_and_quests_lie_side_by_side(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        begin(page, "Three Seals")
        look(page, "A")
        button(page, "green, melee, health 1").tap()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("A new tile")
        expect(page.get_by_role("img", name="green, melee, health 1")).to_have_count(1)
        button(page, "To the list").tap()
        begin(page, "The Long Night")
        button(page, "To the list").tap()
        expect(page.locator(".open b")).to_have_text(["The Long Night", "Three Seals"])
        button(page, re.compile("^Three Seals")).first.tap()
        expect(button(page, "Enter the second die")).to_be_visible()


def test_what_the_group_keeps_itself_is_not_kept_here(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        begin(page, "The Drowned Tower", "Rounds", "Quest tokens", "Enemy dice")
        expect(button(page, "Enemies’ phase")).to_have_count(0)
        look(page, "A")
        expect(page.get_by_role("heading", name="Take 4 green dice")).to_be_visible()
        go_on(page)  # no die has to be entered
        tab(page, "Quest")
        expect(page.locator(".special")).to_contain_text(
            ["each round from 1 on: Water: +1", "round 5 and then every 4 rounds"]
        )
        button(page, "It is time").nth(1).tap()
        expect(page.locator(".card")).to_contain_text("The sea sends something up the stairs")
        go_on(page)
        tab(page, "Quest")
        page.get_by_role("checkbox", name="Water: 12").tap()
        expect(page.locator(".ended")).to_contain_text("The water closes over the last step")


def test_enemies_are_told_by_their_dice_or_by_their_cards(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        begin(page, "The Long Cellar")
        tab(page, "Enemies")
        expect(page.locator("li h2")).to_have_text(
            ["green, melee", "green, ranged", "blue, melee", "blue, ranged", "red"]
        )
        expect(page.get_by_role("heading", name="What keywords mean")).to_be_visible()
        button(page, "To the list").tap()
        begin(page, "The Long Cellar", "our printed set")
        tab(page, "Enemies")
        expect(page.locator("li h2")).to_have_text(["Rat", "Slinger", "Ghoul", "Acolyte", "Ogre"])
        word = page.locator(".keyword").first
        word.dispatch_event("pointerdown")  # a long press opens the rule
        expect(page).to_have_url(re.compile("/rules/deckbox#B32"))


def test_a_quest_from_a_file_needs_the_server_no_more_once_it_is_begun(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as page:
        page.get_by_label("A quest from a file").set_input_files(HERE / "toll.toml")
        expect(page.get_by_role("heading", level=2)).to_have_text("The Toll")
        button(page, "Begin").tap()
        answer(page)
        page.context.set_offline(True)
        look(page, "A")
        expect(page.locator(".card")).to_contain_text("arrow to the")
        page.context.set_offline(False)
        button(page, "To the list").tap()
        page.get_by_label("A quest from a file").set_input_files(
            {"name": "bad.toml", "mimeType": "text/plain", "buffer": b"code = 'bad'"}
        )
        expect(page.get_by_role("alert").first).to_contain_text("origin")


def test_in_french_by_keyboard(chromium: Browser, house: House) -> None:
    with opened(chromium, house, language="fr") as page:
        button(page, re.compile("Trois sceaux")).focus()
        page.keyboard.press("Enter")
        button(page, "Commencer").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".card")).to_contain_text("flèche au nord")
        button(page, "Continuer").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="De quel côté regardez-vous ?")).to_be_visible()
        page.keyboard.press("a")
        expect(page.get_by_role("heading", name="Prenez 6 dés verts")).to_be_visible()
        for face in "123456":
            page.keyboard.press(face)
        expect(page.locator(".dice [role=img]")).to_have_count(6)
        page.keyboard.press("Control+z")
        expect(button(page, "Entrez le sixième dé")).to_be_visible()
        page.keyboard.press("4")
        button(page, "Continuer").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".ways button")).to_have_count(3)
        button(page, "Phase des ennemis").focus()
        page.keyboard.press("Enter")
        expect(page.locator("main header").last).to_contain_text("Tour 2 sur 12")


@pytest.mark.parametrize(("theme", "width"), [("vault", 360), ("daylight", 390)])
def test_nobody_is_shut_out_and_nothing_is_too_wide_or_too_small(
    chromium: Browser, house: House, theme: str, width: int
) -> None:
    with opened(chromium, house, width=width, theme=theme) as page:

        def is_good() -> None:
            assert troubles(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(TOO_SMALL) == []

        expect(button(page, re.compile("The Scattered Hoard"))).to_be_visible()
        is_good()
        button(page, re.compile("The Scattered Hoard")).tap()
        is_good()
        button(page, "Begin").tap()
        is_good()
        go_on(page)
        is_good()
        while page.locator(".ways button").count():
            look(page, "A")
            is_good()
            answer(page)
            if page.locator(".offers button").count():
                page.locator(".offers button").first.tap()
                is_good()
                answer(page)
        is_good()
        for name in ("Enemies", "Quest", "Log"):
            tab(page, name)
            is_good()
        tab(page, "Quest")
        for _ in range(2):
            button(page, "Heroes fallen: one more").last.tap()
        expect(page.locator(".ended")).to_contain_text("All heroes are dead")
        is_good()


def test_on_a_wide_screen_the_map_stays_beside_the_rest(chromium: Browser, house: House) -> None:
    with opened(chromium, house, width=1440) as page:
        begin(page, "Three Seals")
        plan = page.get_by_role("img", name="The start tile")
        expect(plan).to_be_visible()
        tab(page, "Enemies")
        expect(plan).to_be_visible()
        tab(page, "Map")
        look(page, "A")
        expect(page.get_by_role("img", name="2 tiles as they lie")).to_be_visible()
        expect(page.get_by_role("heading", name="Take 6 green dice")).to_be_visible()


def test_two_phones_share_one_quest_and_either_takes_a_step_back(chromium: Browser, house: House) -> None:
    with opened(chromium, house) as ann, opened(chromium, house) as bob:
        begin(ann, "Three Seals")
        button(ann, "Share with other phones").tap()
        link = ann.get_by_role("textbox", name="Link of this sheet").input_value()
        ann.keyboard.press("Escape")
        bob.goto(f"http://{link}")
        expect(bob.locator(".ways button")).to_have_count(1)
        look(bob, "A")
        answer(bob)
        expect(ann.locator(".ways button")).to_have_count(3)
        look(ann, "B")
        answer(ann)
        expect(bob.locator(".ways button")).not_to_have_count(3)
        ways = ann.locator(".ways").inner_text()
        expect(bob.locator(".ways")).to_have_text(re.compile(re.escape(ways.split()[0])))
        button(bob, "Undo").tap()
        expect(ann.locator(".card")).to_be_visible()  # back in the encounter, whose last answer was taken back
