"""Every page, in both lights: accessible, no wider than a small phone, and asking nothing of anybody else."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.played import bring, link_of, play_on, played
from tests.web.tables import House, open_table, visitor, width_of
from tests.web.test_gallery import troubles
from tests.web.test_knock import GUIDED, MID_GAME, NEAR_THE_END

Way = Callable[[Page, House], None]


def at(path: str, shows: str) -> Way:
    def lead(page: Page, house: House) -> None:
        page.goto(f"{house.address}{path}")
        page.locator(shows).first.wait_for()

    return lead


def invited(page: Page, house: House) -> None:
    """Somebody else's link."""
    browser = page.context.browser
    assert browser
    with visitor(browser) as host:
        own = host.new_page()
        own.request.get(f"{house.address}/api/me")
        opened = own.request.post(
            f"{house.address}/api/tables", data={"game": "knock", "options": {"players": 2}}
        ).json()
        page.goto(f"{house.address}/t/{opened['table']}#{opened['key']}")
        page.get_by_role("button", name="Take a seat").wait_for()


def mid_game(page: Page, house: House) -> None:
    page.goto(f"{house.address}/t/{play_on(page, house, played('knock', **MID_GAME), 2)}")
    page.locator("[data-card=h20]").click()
    page.locator(".stage [data-code='h20@3,1']").click(force=True)
    page.locator(".brings").wait_for()


def waiting(page: Page, house: House) -> None:
    """A seat whose turn it is not."""
    page.goto(f"{house.address}/t/{play_on(page, house, played('knock', **NEAR_THE_END), 0)}")
    page.locator("[data-card]").first.wait_for()


def paused(page: Page, house: House) -> None:
    mid_game(page, house)
    page.keyboard.press("p")
    page.locator(".paused").wait_for()


def guided(page: Page, house: House) -> None:
    open_table(page, house, "knock", **GUIDED)
    page.locator(".bubble").wait_for()


def over(page: Page, house: House) -> None:
    page.goto(f"{house.address}/t/{bring(page, house, played('knock', 3, 99, players=3))}")
    page.locator(".end").wait_for()


def replayed(page: Page, house: House) -> None:
    page.goto(f"{house.address}/g/{bring(page, house, played('knock', 3, 99, players=3))}")
    page.get_by_role("slider").wait_for()


PAGES: dict[str, Way] = {
    "home": at("/", "h3, h2"),
    "new table": at("/new/knock", ".button.primary:visible"),
    "tables": at("/tables", "h1"),
    "rules": at("/rules/knock#K9", "h1, h2"),
    "settings": at("/settings", "h1"),
    "about": at("/about", "h1"),
    "nowhere": at("/no/such/page", "h1"),
    "invitation": invited,
    "a table": mid_game,
    "a table that waits": waiting,
    "a pause": paused,
    "a guided game": guided,
    "the end": over,
    "a replay": replayed,
}


def chosen(context: BrowserContext, **settings: object) -> Page:
    context.add_init_script(f"localStorage.setItem('undercroft-settings', '{json.dumps(settings)}')")
    return context.new_page()


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_every_page_is_accessible(chromium: Browser, house: House, theme: str) -> None:
    found = {}
    with visitor(chromium, reduced_motion="reduce") as ann:
        page = chosen(ann, theme=theme, motion=0)
        for name, lead in PAGES.items():
            lead(page, house)
            found[name] = troubles(page)
    assert {name: these for name, these in found.items() if these} == {}


def test_no_page_is_wider_than_a_small_phone_in_french(chromium: Browser, house: House) -> None:
    wide = {}
    small = {"width": 360, "height": 740}
    with visitor(chromium, viewport=small, has_touch=True, is_mobile=True, reduced_motion="reduce") as ann:
        page = chosen(ann, language="fr", motion=0)
        for name, lead in PAGES.items():
            if name == "invitation":
                continue  # its button is looked for in English
            lead(page, house)
            wide[name] = width_of(page)
    assert {name: width for name, width in wide.items() if width > 360} == {}


def test_a_game_against_bots_is_two_clicks_from_home(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Play now").first.click()
    page.locator("[data-card]").first.wait_for()


def test_somebody_comes_by_a_link_with_a_name_and_the_game_begins(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann, visitor(chromium) as bob:
        own, other = ann.new_page(), bob.new_page()
        own.goto(f"{house.address}/new/knock")
        own.get_by_role("button", name="Start").wait_for()
        table = own.evaluate("location.pathname").split("/")[-1]
        own.wait_for_url("**/t/**")
        table = own.evaluate("location.pathname").split("/")[-1]
        other.goto(link_of(own, house, table))
        other.get_by_label("Your name").fill("Bob")
        other.get_by_role("button", name="Take a seat").click()
        expect(own.get_by_text("Bob").first).to_be_visible()
        own.get_by_role("button", name="Start").click()
        for page in (own, other):
            expect(page.locator("[data-card]").first).to_be_visible(timeout=15_000)


def test_a_newcomer_is_offered_the_guide_at_home_and_at_the_table(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Play now: Clank!").click()
    page.get_by_role("button", name="Guide me").click()
    page.locator(".bubble").wait_for()
    page.goto(house.address)
    page.get_by_role("button", name="First game?: Clank!").click()
    page.locator(".bubble").wait_for()
    page.goto(house.address)
    page.get_by_role("button", name="Play now: Clank!").click()
    offer = page.get_by_role("region", name="A first game, guided")
    offer.get_by_role("button", name="Close").click()
    page.reload()
    page.locator(".stage [data-room]").first.wait_for()
    expect(offer).to_have_count(0)
