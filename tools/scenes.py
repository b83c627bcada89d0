"""The pages and states of the web client that screenshots are taken of, by name: each leads a fresh page there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page
from tests.web.played import TOLL, at_the_toll, bring, brought, play_on, played
from tests.web.tables import House, open_table

from undercroft.records.table import Table

Scene = Callable[[Page], None]

MID_GAME: dict[str, Any] = {"seed": 8, "steps": 22, "players": 3}
"""Knock with 23 cards, in Silence, a creature that can be brought down, and the turn of seat 3."""


def at(house: House, with_lantern: House) -> dict[str, Scene]:
    """All of them, at a server, and at one that has a game without a board."""
    scenes: dict[str, Callable[[Page, House], None]] = {
        "home": home,
        "setup": partial(new_table, game="clank"),
        "setup-knock": partial(new_table, game="knock"),
        "invitation": invitation,
        "tables": tables,
        "knock": knock,
        "knock-begin": partial(begun, game="knock", options={"players": 3}, bots={"1": "greedy", "2": "greedy"}),
        "knock-waiting": knock_waiting,
        "knock-refused": knock_refused,
        "knock-adventure": knock_adventure,
        "knock-late": knock_late,
        "paused": paused,
        "guide": guide,
        "guide-begin": partial(guide, lessons=1),
        "away": away,
        "end": end,
        "end-lost": end_lost,
        "replay": replay,
        "rules": rules,
        "settings": partial(page_at, path="/settings", text="h1"),
        "about": partial(page_at, path="/about", text="h1"),
        "nowhere": partial(page_at, path="/no/such/page", text="h1"),
        "generic": generic,
        "clank": partial(middle, game="clank", seed=3, steps=40, players=3),
        "donjon": partial(middle, game="donjon", seed=3, steps=40, players=3),
        "deckbox": partial(middle, game="deckbox", seed=3, steps=40, players=2),
        "deckbox-choice": toll,
        "deckbox-test": tested,
        "deckbox-trade": trade,
        "deckbox-party": party,
        "setup-seats": seats,
    }
    houses = {"generic": with_lantern}
    return {name: partial(_lead, scene=scene, house=houses.get(name, house)) for name, scene in scenes.items()}


def _lead(page: Page, scene: Callable[[Page, House], None], house: House) -> None:
    as_person(page, house, "Chloé", "bee")
    scene(page, house)


def as_person(page: Page, house: House, name: str, sigil: str) -> None:
    page.request.get(f"{house.address}/api/me")
    answer = page.request.patch(f"{house.address}/api/me", data={"name": name, "sigil": sigil})
    assert answer.ok, answer.text()


def page_at(page: Page, house: House, path: str, text: str) -> None:
    page.goto(f"{house.address}{path}", wait_until="networkidle")
    page.locator(text).first.wait_for()


# The pages around a table


def home(page: Page, house: House) -> None:
    play_on(page, house, played("clank", 3, 24, players=3), 0)
    page.goto(f"{house.address}/", wait_until="networkidle")


def new_table(page: Page, house: House, game: str) -> None:
    page.goto(f"{house.address}/new/{game}", wait_until="networkidle")


def invitation(page: Page, house: House) -> None:
    """Somebody else's link."""
    other = page.context.browser.new_context()  # type: ignore[union-attr]
    as_person(other.new_page(), house, "Ann", "owl")
    wish = {"game": "knock", "options": {"players": 3}, "bots": {"2": "skilled"}}
    opened = other.request.post(f"{house.address}/api/tables", data=wish).json()
    other.close()
    page.goto(f"{house.address}/t/{opened['table']}#{opened['key']}", wait_until="networkidle")


def tables(page: Page, house: House) -> None:
    play_on(page, house, played("knock", **MID_GAME), 2)
    bring(page, house, played("knock", 3, 99, players=3))
    page.goto(f"{house.address}/tables", wait_until="networkidle")


def rules(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/donjon", wait_until="networkidle")
    search = page.get_by_role("searchbox").locator("visible=true")
    if search.count():
        search.first.fill("footstep" if page.evaluate("document.documentElement.lang") == "en" else "un pas")
        search.first.press("Enter")
        search.first.press("Enter")
    page.wait_for_timeout(300)


# At a table


def sit(page: Page, house: House, table: Table, seat: int) -> None:
    name = play_on(page, house, table, seat)
    page.goto(f"{house.address}/t/{name}")
    page.locator(".frame .board > *").first.wait_for()
    page.wait_for_timeout(600)


def middle(page: Page, house: House, game: str, seed: int, steps: int, players: int) -> None:
    table = played(game, seed, steps, players=players)
    sit(page, house, table, table.waiting()[0])


def toll(page: Page, house: House, codes: Sequence[str] = ()) -> None:
    """A quest from a file that asks for a choice behind its first door, and then for a test."""
    brought(page, house, "deckbox", TOLL)
    sit(page, house, at_the_toll(*codes), 0)


def party(page: Page, house: House) -> None:
    """One person with all heroes."""
    options = {"players": 4, "quest": "bridge", "pauses": "never", "party": ["shield", "bow", "hammer", "ember"]}
    open_table(page, house, "deckbox", options=options, also=[1, 2, 3])
    page.locator(".frame .board > *").first.wait_for()
    page.wait_for_timeout(900)


def seats(page: Page, house: House) -> None:
    """A table that is being set up: two seats are one's own, a bot has the third, the fourth is open."""
    wish = {"options": {"players": 4}, "also": [1], "bots": {"2": "skilled"}, "start": False}
    open_table(page, house, "deckbox", **wish)
    page.wait_for_load_state("networkidle")


def tested(page: Page, house: House) -> None:
    """The choice that leads to a test is taken: with the dice of the day."""
    toll(page, house)
    page.locator(".choices [data-code='choose toll-1']").click()
    page.locator(".go .primary button").click()
    page.wait_for_timeout(1200)


def trade(page: Page, house: House) -> None:
    """Two heroes side by side, and what one could give to the other."""
    toll(page, house, ("choose toll-1", "move 2,3", "buy healing-draught"))
    page.locator("[data-square='2,4']").click(force=True)
    page.locator(".companion").wait_for()


def begun(page: Page, house: House, game: str, **wish: Any) -> None:  # noqa: ANN401 - JSON
    open_table(page, house, game, **wish)
    page.locator(".frame .board > *").first.wait_for()
    page.wait_for_timeout(900)


def knock(page: Page, house: House) -> None:
    """A card held over the dungeon that would bring a creature down."""
    sit(page, house, played("knock", **MID_GAME), 2)
    page.locator("[data-card=h20]").locator("visible=true").first.click()
    page.locator("[data-code='h20@3,1']").locator("visible=true").first.click(force=True)
    page.wait_for_timeout(500)


def knock_waiting(page: Page, house: House) -> None:
    sit(page, house, played("knock", **MID_GAME), 0)


def knock_refused(page: Page, house: House) -> None:
    """A card held where another one lies already: the rail says why not."""
    sit(page, house, played("knock", **MID_GAME), 2)
    page.locator("[data-card=h20]").locator("visible=true").first.click()
    page.locator("[data-site='0,0']").first.click(position={"x": 20, "y": 20}, force=True)
    page.locator(".refused").first.wait_for()
    page.wait_for_timeout(300)


def knock_adventure(page: Page, house: House) -> None:
    sit(page, house, played("knock", 5, 12, players=3, adventure=True), 0)


def knock_late(page: Page, house: House) -> None:
    table = played("knock", 3, 36, players=3)
    sit(page, house, table, table.waiting()[0])


def paused(page: Page, house: House) -> None:
    sit(page, house, played("knock", **MID_GAME), 2)
    page.keyboard.press("p")
    page.wait_for_timeout(500)


GUIDED: dict[str, Any] = {"options": {"players": 2, "first": 1, "clock": 0}, "bots": {"1": "greedy"}, "seed": 14}
"""The guided game of Knock; its board tells the rest (guide.ts)."""


def guide(page: Page, house: House, lessons: int = 4) -> None:
    """At one of its lessons: those before are shown and done."""
    open_table(page, house, "knock", **GUIDED)
    page.locator(".bubble").wait_for()
    page.locator(".bubble .foot .primary").click()
    for lesson in range(2, lessons + 1):
        page.locator(".bubble .candles .lit").nth(lesson - 1).wait_for(state="attached")
        show = page.locator(".bubble .foot .button").nth(1)
        show.click()
        if lesson < lessons:
            page.locator(".go .primary .button").click()
    page.wait_for_timeout(600)


def away(page: Page, house: House) -> None:
    table = played("knock", **MID_GAME, clock=0)
    name = play_on(page, house, table, 2)
    page.goto(f"{house.address}/about")
    page.evaluate(f"localStorage.setItem('undercroft-looked-{name}', '{table.number - 3}')")
    page.goto(f"{house.address}/t/{name}")
    page.locator(".teller").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)


def end(page: Page, house: House) -> None:
    over(page, house, played("knock", 3, 99, players=3))


def end_lost(page: Page, house: House) -> None:
    over(page, house, played("knock", 4, 99, players=3))


def over(page: Page, house: House, table: Table) -> None:
    """A finished game as somebody sees it who comes by."""
    name = bring(page, house, table)
    page.goto(f"{house.address}/t/{name}", wait_until="networkidle")
    page.wait_for_timeout(400)


def replay(page: Page, house: House) -> None:
    name = bring(page, house, played("knock", 3, 99, players=3))
    page.goto(f"{house.address}/g/{name}", wait_until="networkidle")
    page.get_by_role("slider").first.wait_for()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)


def generic(page: Page, house: House) -> None:
    page.add_init_script("localStorage.setItem('undercroft-plain', 'yes')")
    sit(page, house, played("lantern", 4, 7, players=3), 2)  # whose turn it is: bots could end the dive
