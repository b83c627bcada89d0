"""Clank! in a real browser with a real server: heists by clicks, by keys and by touch, and what the board says."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.heists import Thief, is_over, on_the_way_out, turn
from tests.web.played import play_on, sit_beside
from tests.web.tables import LAID_OUT, STILL, House, open_table, still, width_of
from tests.web.test_gallery import troubles

GUIDED = {"options": {"players": 2, "side": "day", "first": 1}, "bots": {"1": "greedy"}, "seed": 33}
"""The opening of the guide: 3 skill and 2 boots in the first turn."""
PATIENCE = 180.0
"""Seconds for what is left of a heist, on a busy machine."""
BY_BOARD = {"move": "[data-room='{}'] .outline", "buy": "[data-card='{}']", "fight": "[data-card='{}']"}

Do = Callable[[Page, str], None]


def by_clicks(page: Page, code: str) -> None:
    words = code.split()
    place = "[data-all]" if code == "play-all" else BY_BOARD.get(words[0], "").format(*words[-1].split("/"))
    page.locator(place or f".choices [data-code='{code}']").first.click()


def by_keys(page: Page, code: str) -> None:
    key = page.locator(f".choices [data-code='{code}']").get_attribute("aria-keyshortcuts")
    assert key, code
    page.keyboard.press(key)


def by_touch(page: Page, code: str) -> None:
    page.locator(f".choices [data-code='{code}']").tap()


def press_primary(page: Page) -> None:
    page.locator(".go .primary button").click()


def press_enter(page: Page) -> None:
    page.keyboard.press("Enter")


def play(hands: list[tuple[Page, Thief]], do: Do, confirm: Callable[[Page], None], until: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < late, "it did not come to that"
        if not any(turn(page, thief, do, confirm) for page, thief in hands):
            hands[0][0].wait_for_timeout(30)


def play_all(page: Page) -> None:
    by_clicks(page, "play-all")
    press_primary(page)
    expect(page.locator(".choices [data-code='end']")).to_be_visible()


def off_the_guide(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    open_table(page, house, "clank", **GUIDED)
    page.get_by_role("button", name="Leave the guide").click()


def test_two_and_a_bot_begin_from_home_by_clicks(chromium: Browser, house: House) -> None:
    with still(chromium) as host, still(chromium) as guest:
        host.goto(house.address)
        host.get_by_role("link", name="Invite friends: Clank!").click()
        host.get_by_role("heading", name="A new table").wait_for()
        host.get_by_role("button", name="Add a seat").click()
        expect(host.get_by_role("textbox", name="Link to seat 3")).to_be_visible()
        link = host.get_by_role("textbox", name="Link to seat 2").input_value()
        host.get_by_role("button", name="Seat a bot").last.click()
        host.get_by_text("Novice").click()
        guest.goto(f"http://{link}")
        guest.get_by_role("button", name="Take a seat").click()
        expect(host.get_by_role("textbox", name="Link to seat 2")).to_have_count(0)  # somebody sits there
        host.get_by_role("button", name="Start").click()
        for page in (host, guest):
            page.locator(".dungeon").wait_for()
        hands = [(page, Thief("day")) for page in (host, guest)]
        second = host.locator("header").get_by_text("round 2")  # everybody has had one
        play(hands, by_clicks, press_primary, lambda: second.count() > 0)
        assert troubles(host) == []


def test_two_and_a_bot_to_the_result_by_clicks(chromium: Browser, house: House) -> None:
    with still(chromium) as host, still(chromium) as guest:
        table, (ann, bob) = on_the_way_out("day", 1, people=2, players=3)
        name = play_on(host, house, table, 0)
        sit_beside(guest, house, host, name, 1)
        host.goto(f"{house.address}/t/{name}")
        play([(host, ann), (guest, bob)], by_clicks, press_primary, lambda: is_over(host) and is_over(guest))
        expect(host.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
        expect(host.get_by_role("row", name=re.compile("^Artifacts"))).to_be_visible()
        expect(host.get_by_role("img", name="How deep, turn by turn")).to_be_visible()
        assert troubles(host) == []


def test_by_keyboard_alone_in_french_at_dusk_to_the_result(chromium: Browser, house: House) -> None:
    with still(chromium, locale="fr") as page:
        table, thieves = on_the_way_out("dusk", 1, people=1, players=2)
        page.goto(f"{house.address}/t/{play_on(page, house, table, 0)}")
        play([(page, thieves[0])], by_keys, press_enter, lambda: is_over(page))
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("gagne|Personne"))


def test_alone_on_a_phone_to_the_result(chromium: Browser, house: House) -> None:
    with still(chromium, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        table, thieves = on_the_way_out("day", 1, people=1, players=1)
        page.goto(f"{house.address}/t/{play_on(page, house, table, 0)}")
        page.locator(".dungeon").wait_for()
        page.evaluate(LAID_OUT)
        near = page.locator(".dungeon .stage svg > g").first.get_attribute("transform") or ""
        assert float(near.split("scale(")[1].rstrip(")")) > 0.8  # rooms that a thumb can hit; all of it would be 0.45
        assert troubles(page) == []
        play([(page, thieves[0])], by_touch, press_primary, lambda: is_over(page))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert width_of(page) <= 390


def test_a_spectator_sees_no_hand_and_cannot_act(chromium: Browser, house: House) -> None:
    with still(chromium) as page, still(chromium) as watching:
        table = open_table(
            page, house, "clank", options={"players": 2}, bots={"1": "greedy"}, watching="everybody", listed=True
        )
        page.locator(".one.legal").first.wait_for()
        watching.goto(f"{house.address}/t/{table}")
        watching.locator(".dungeon").wait_for()
        expect(watching.locator(".one.hidden").first).to_be_visible()
        assert watching.locator("[data-hand]").count() == 0
        assert watching.locator(".choices .act, .offer.legal, .room.lit").count() == 0


def test_a_room_farther_off_is_walked_to_step_by_step(page: Page, house: House) -> None:
    off_the_guide(page, house)
    play_all(page)
    page.locator("[data-room='3'].near .outline").hover()
    expect(page.locator(".slip")).to_contain_text("can be walked now")
    expect(page.locator(".slip")).to_contain_text("home: 2 boots")
    page.locator("[data-room='3'] .outline").click()
    expect(page.locator(".log li").filter(has_text="goes from room 2 to room 3")).to_be_visible()
    expect(page.locator(".purse")).to_contain_text(re.compile(r"0\s*Boots"))


def test_what_cannot_be_had_says_why(page: Page, house: House) -> None:
    off_the_guide(page, house)
    play_all(page)
    page.locator("[data-card='secret-tome']").hover()
    expect(page.locator(".why")).to_have_text(re.compile(r"That costs 7 skill, and you have 3\.\s*C14"))
    page.locator("[data-room='18'] .outline").hover()
    expect(page.locator(".slip")).to_contain_text("takes more than you have")
    page.locator("[data-item='key']").click()
    expect(page.locator("aside.right")).to_contain_text("There is no market here.")


def test_any_card_is_enlarged_with_its_text(page: Page, house: House) -> None:
    off_the_guide(page, house)
    page.locator("[data-card='elven-boots']").click(button="right")
    dialog = page.get_by_role("dialog", name="Elven Boots")
    expect(dialog).to_contain_text("+1 skill")
    assert dialog.locator("svg.card").bounding_box()["width"] > 180  # type: ignore[index]
    page.keyboard.press("Escape")
    page.locator("[data-hand='stumble']").first.click(button="right")
    expect(page.get_by_role("dialog", name="Stumble")).to_contain_text("+1 clank")


def test_the_guide_leads_through_two_turns(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    open_table(page, house, "clank", **GUIDED)
    for title, reads in (
        ("Down, and out again", True),
        ("Five cards, all of them", False),
        ("What this turn has", True),
        ("A better deck", False),
        ("In with you", False),
        ("One more boot", False),
        ("She hears you", True),
        ("The end of a turn", False),
        ("Your second hand", False),
        ("Something from the row", False),
        ("And then home", True),
    ):
        expect(page.get_by_role("heading", name=title)).to_be_visible(timeout=20_000)
        if reads:
            page.get_by_role("button", name="Go on").click()
        else:
            page.get_by_role("button", name="Show me").click()
            page.locator(".go .primary button").click()
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("theme", ["vault", "daylight"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_the_table_is_accessible_and_fits(chromium: Browser, house: House, theme: str, width: int, height: int) -> None:
    with still(chromium, viewport={"width": width, "height": height}) as page:
        open_table(page, house, "clank", options={"players": 2, "side": "dusk"}, bots={"1": "greedy"})
        page.locator(".choices .act").first.wait_for(timeout=30_000)
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")  # as the settings do it, in a running page
        assert troubles(page) == []
        for part in range(1, page.locator(".parts label").count()):
            page.locator(".parts label").nth(part).click()
            assert troubles(page) == []
        assert width_of(page) <= width
