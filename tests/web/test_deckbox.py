"""Deck Box in a real browser with a real server: a quest chosen and heroes built, played by clicks and by keys, on a
phone, from a file; and the guided first game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import client
from environment import ROOT
from tests.web.played import TOLL, at_the_toll, brought, play_on
from tests.web.tables import House, open_table, visitor, width_of
from tests.web.test_gallery import troubles
from undercroft.engine.registry import find

SETTINGS = 'localStorage.setItem(\'undercroft-settings\', \'{{"theme":"{theme}","motion":{motion}}}\')'
GUIDED: dict[str, Any] = {"options": {"players": 1, "quest": "cellar"}, "bots": {}, "seed": 50}
"""A table that always goes the same way: the one of the first-game guide."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not client.is_built(ROOT):
        client.build(ROOT)
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


def quick(page: Page, theme: str = "vault", motion: int = 0) -> None:
    page.add_init_script(SETTINGS.format(theme=theme, motion=motion))


def primary(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator(".go .primary button")


def leave_the_guide(page: Page) -> None:
    page.get_by_role("button", name="Leave the guide").click()


def do(page: Page, code: str) -> None:
    """Choose by the list, and confirm what is final."""
    row = page.locator(f"[data-code='{code}']")
    if not row.count():
        for folded in page.locator(".choices .more[aria-expanded=false]").all():
            folded.click()
    row.click()
    # At once: what can be taken back is done by now, or as soon as that is known.
    page.evaluate(
        """code => {
          const row = document.querySelector(`.choices [data-code='${code}'][aria-pressed=true]`);
          if (row) document.querySelector(".go .primary button:not(:disabled)")?.click();
        }""",
        code,
    )


def explored(page: Page, house: House) -> None:
    """The guided table, as far as the first encounter's enemies stand."""
    open_table(page, house, "deckbox", **GUIDED)
    leave_the_guide(page)
    page.locator(".presets button", has_text="Bow").click()
    page.get_by_role("button", name="Ready").click()
    page.locator("[data-square='2,4']").click()
    page.locator(".lit[data-square='2,-1']").click()  # lit as soon as one stands
    expect(primary(page)).to_be_enabled()
    primary(page).click()
    page.locator(".tray .die.legal").last.click()
    expect(page.locator("[data-foe]")).to_have_count(2)


PREFERRED = ("ready", "stand", "choose", "let", "target", "aim", "attack", "work", "go", "end")
"""What somebody in a hurry does: attack what can be attacked, else let the rounds go by."""


def hurry(page: Page, moves: int) -> bool:
    """Play like that until the end; whether it was reached."""
    for _ in range(moves):
        if page.locator(".end").count():
            return True
        codes = page.locator(".choices .act").evaluate_all("rows => rows.map(row => row.dataset.code)")
        wanted = next((code for kind in PREFERRED for code in codes if code.split()[0] == kind), None)
        if wanted is not None:
            page.evaluate(
                """code => {
                  const row = [...document.querySelectorAll(".choices .act")].find(row => row.dataset.code === code);
                  row?.click();
                }""",
                wanted,
            )
            page.wait_for_timeout(60)
            page.evaluate("document.querySelector('.go .primary button:not(:disabled)')?.click()")
        page.wait_for_timeout(90)
    return page.locator(".end").count() > 0


def test_a_quest_is_chosen_with_its_goal_its_length_and_how_hard_it_is(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/deckbox")
    rows = page.locator(".quests label")
    expect(rows).to_have_count(8)
    expect(page.locator(".quests h2")).to_have_text("The Long Cellar")
    rows.filter(has_text="The Quiet Crypt").click()
    expect(page.locator(".quests h2")).to_have_text("The Quiet Crypt")
    expect(page.locator(".quests .goal")).to_contain_text("Defeat the singer")
    expect(rows.filter(has_text="The Quiet Crypt").locator(".won")).to_have_text(re.compile(r"\d+%"))
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Build your hero", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="The Quiet Crypt")).to_be_visible()


def test_a_hero_is_built_of_three_cards_whose_sums_are_told(page: Page, house: House) -> None:
    quick(page)
    open_table(page, house, "deckbox", **GUIDED)
    leave_the_guide(page)
    sums = page.locator(".sums")
    page.locator(".lines button", has_text="Duellist").click()
    page.locator(".lines button", has_text="Greatsword").click()
    page.locator(".lines button", has_text="Whirl").click()
    expect(sums).to_contain_text("Duellist with Greatsword and Whirl")
    expect(sums).to_contain_text("4 dice +3")
    expect(sums).to_contain_text("no shot")
    page.locator(".lines button", has_text="Longbow").hover()
    expect(sums).to_contain_text("Duellist with Longbow and Whirl")
    sums.get_by_role("button", name="Ready").click()
    expect(page.locator(".log")).to_contain_text("plays the Duellist with Greatsword and Whirl")
    expect(page.locator("[data-square='2,4']")).to_be_visible()


def test_odds_and_the_line_of_sight_stand_on_a_target_before_the_attack(page: Page, house: House) -> None:
    quick(page)
    explored(page, house)
    target = page.locator("[data-foe='0']")
    target.hover()
    expect(page.locator(".callout")).to_contain_text("it falls")
    expect(page.locator(".sight")).to_have_count(1)
    expect(page.locator(".foe h2")).to_have_text("Slinger")
    expect(page.locator(".plan").first).to_contain_text("Goes for Ranger, the nearest")
    target.click()
    expect(primary(page)).to_contain_text("Attack: Slinger")
    expect(page.locator(".brings")).to_contain_text("3 dice +3: each hits on 3 or more")
    primary(page).click()
    expect(page.locator(".tale")).to_contain_text("2 hits")
    expect(page.locator(".tale")).to_contain_text("Slinger falls")
    expect(page.locator("[data-foe]")).to_have_count(1)


def test_the_reach_of_a_move_has_its_cost_and_what_is_out_of_reach_is_refused(page: Page, house: House) -> None:
    quick(page)
    open_table(page, house, "deckbox", **GUIDED)
    leave_the_guide(page)
    do(page, "ready bow")
    page.locator("[data-square='2,4']").click()
    near = page.locator(".lit[data-square='2,1']")
    near.hover()
    expect(page.locator(".cost text")).to_have_text("3")
    expect(page.locator(".unknown.lit")).to_have_count(2)
    near.click()
    expect(page.locator(".log")).to_contain_text("goes from 2,4 to 2,1")
    page.locator("[data-square='2,1']").click(force=True)
    expect(page.locator(".right")).to_contain_text("Somebody stands there")


def test_the_enemies_act_one_at_a_time_and_can_be_looked_at_again(page: Page, house: House) -> None:
    quick(page, motion=1)
    explored(page, house)
    do(page, "end")
    tale = page.locator(".tale")
    expect(tale.get_by_role("heading")).to_have_text(re.compile("attacks Ranger|comes closer"))
    expect(tale).to_contain_text("goes for the nearest")
    tale.get_by_role("button", name="Skip all").or_(tale.get_by_role("button", name="Next")).first.click()
    while not page.locator(".tale.compact").count():
        tale.get_by_role("button", name="Next").click()
    tale.get_by_role("button", name="Look at it again").click()
    expect(tale.get_by_role("button", name="Next")).to_be_visible()


def test_two_people_play_a_quest_from_home_to_the_result_by_clicks(chromium: Browser, house: House) -> None:
    with visitor(chromium) as anns, visitor(chromium) as bobs:
        ann, bob = anns.new_page(), bobs.new_page()
        for one in (ann, bob):
            quick(one)
        ann.goto(house.address)
        ann.get_by_role("link", name="Invite friends: Deck Box Dungeons").locator("visible=true").first.click()
        address = ann.locator("footer .link input").input_value()
        bob.goto(f"http://{address}")
        bob.get_by_role("button", name=re.compile("seat")).click()
        bob.locator(".right li").first.wait_for()
        expect(ann.locator(".right li")).to_have_count(2)
        ann.get_by_role("button", name="Start").click()
        for one in (ann, bob):
            one.locator(".frame").wait_for(timeout=20_000)
        for _ in range(120):
            if ann.locator(".end").count() and bob.locator(".end").count():
                break
            hurry(ann, 2)
            hurry(bob, 2)
        for one in (ann, bob):
            expect(one.get_by_role("heading", level=1)).to_have_text(re.compile("You have (won|lost)"))
            expect(one.locator("body")).to_contain_text(re.compile("The cellar is quiet again|Air, sky"))


def tab_to(page: Page, name: str) -> None:
    """Go on with Tab until something of that name has the focus."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("name => (document.activeElement?.innerText ?? '').trim().startsWith(name)", name):
            return
    raise AssertionError(f"Tab does not lead to “{name}”")


def last_row(page: Page) -> None:
    """Take the last row of the list with the keys alone: end, go on, the last card of a kind."""
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowUp")  # to the list; from its first row up is the last one
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def test_by_keyboard_alone_in_french_one_person_with_four_heroes_to_the_result(chromium: Browser, house: House) -> None:
    with visitor(chromium, locale="fr") as ann:
        page = ann.new_page()
        quick(page)
        content = brought(page, house, "deckbox", TOLL)
        options = {"players": 4, "pauses": "never"}
        open_table(page, house, "deckbox", content=content, options=options, start=False)
        expect(page.locator(".right li")).to_have_count(4)
        for seats in (2, 3, 4):
            tab_to(page, "Moi aussi")
            page.keyboard.press("Enter")
            expect(page.locator(".right li .ready")).to_have_count(seats)
        tab_to(page, "Commencer")
        page.keyboard.press("Enter")
        prompt = page.locator(".right > section").first
        expect(prompt).to_contain_text(re.compile("Vous jouez", re.IGNORECASE))
        played = set()
        for _ in range(240):
            if page.locator(".end").count():
                break
            if page.locator(".choices .act").count():
                played.add(prompt.locator(".label").inner_text())
                last_row(page)
            page.wait_for_timeout(120)
        name = page.request.get(f"{house.address}/api/me").json()["person"]["name"]
        heroes = {label for label in played if name.casefold() not in label.casefold()}
        assert len(heroes) == 4, played  # as soon as it has a card, a seat is called by its hero
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("gagné"))


def test_who_plays_several_heroes_turns_to_another_with_a_key_or_a_click(page: Page, house: House) -> None:
    quick(page)
    open_table(page, house, "deckbox", options={"players": 2, "pauses": "never"}, also=[1])
    for code, square in (("ready shield", "2,4"), ("ready bow", "1,4")):
        do(page, code)
        page.locator(f".lit[data-square='{square}']").click()
    rows = page.locator(".left li", has_text=re.compile("you, now|also you"))
    now = page.locator(".left li", has_text="you, now")
    expect(rows).to_have_count(2)
    hand = page.locator(".hand")
    expect(hand).to_contain_text("Ranger")
    page.keyboard.press("n")
    expect(hand).to_contain_text("Warden")
    expect(now).to_have_count(1)
    page.get_by_role("button", name="Play Ranger now").click()
    expect(hand).to_contain_text("Ranger")
    page.get_by_role("button", name="Play: Warden").click()
    expect(hand).to_contain_text("Warden")
    page.locator("[data-square='2,2']").click()
    expect(page.locator(".log")).to_contain_text("goes from 2,4 to 2,2")


def test_a_choice_leads_to_a_test_and_a_neighbour_is_given_something_on_the_board(page: Page, house: House) -> None:
    quick(page)
    brought(page, house, "deckbox", TOLL)
    page.goto(f"{house.address}/t/{play_on(page, house, at_the_toll(), 0)}")
    encounter = page.locator(".encounter")
    encounter.get_by_role("button", name="Talk her round").click()
    primary(page).click()
    expect(encounter).to_contain_text("tests charisma")
    expect(encounter.locator(".dice svg")).to_have_count(4)
    encounter.get_by_role("button", name="Read").click()
    page.locator("[data-square='2,3']").click()
    page.get_by_role("button", name="Give to: Warden").click()
    gifts = page.get_by_role("group", name="Give to: Warden")
    gifts.get_by_role("button", name="Give 1 treasure").click()
    expect(page.locator(".log")).to_contain_text("gives 1 treasure")
    expect(gifts.get_by_role("button", name="Give 2 treasure")).to_be_visible()


def test_on_a_small_phone_everything_fits_and_can_be_pressed(chromium: Browser, house: House) -> None:
    with visitor(chromium, viewport={"width": 360, "height": 740}, has_touch=True) as ann:
        page = ann.new_page()
        quick(page)
        open_table(page, house, "deckbox", **GUIDED)
        leave_the_guide(page)
        assert width_of(page) <= 360
        page.locator(".presets button", has_text="Bow").click()
        primary(page).click()
        page.locator("[data-square='2,4']").click()
        page.locator(".lit[data-square='2,-1']").click()  # lit as soon as one stands
        primary(page).click()
        expect(page.locator(".encounter .said")).to_have_text("You are not the first to break in here.")
        page.locator("[data-code='let green-ranged-1']").click()
        page.locator("[data-foe='0']").click()
        expect(primary(page)).to_contain_text("Attack: Slinger")
        assert width_of(page) <= 360


def test_a_quest_from_a_file_is_played(page: Page, house: House) -> None:
    workshop = find("deckbox").workshop
    assert workshop is not None
    quick(page)
    page.goto(f"{house.address}/new/deckbox")
    page.get_by_label("A quest from a file").set_input_files(workshop.examples["app"])
    expect(page.locator(".quests label")).to_have_count(0)  # there is no other to choose from
    page.get_by_role("button", name="Start").click()
    do(page, "ready hammer")
    page.locator("rect.square.lit").first.click()
    expect(page.locator(".hand")).to_contain_text("War Hammer")
    assert page.locator(".left section h2").first.is_visible()


def test_the_guided_game_goes_on_with_each_deed(page: Page, house: House) -> None:
    quick(page, motion=2)
    open_table(page, house, "deckbox", **GUIDED)
    bubble = page.get_by_role("dialog")
    expect(bubble.get_by_role("heading")).to_have_text("A quest for one")
    bubble.get_by_role("button", name="Go on").click()
    page.locator(".presets button", has_text="Bow").click()
    page.get_by_role("button", name="Ready").click()
    expect(bubble.get_by_role("heading")).to_have_text("Where you begin")
    page.locator("[data-square='2,4']").click()
    expect(bubble.get_by_role("heading")).to_have_text("Into the dark")
    page.locator(".lit[data-square='2,-1']").click()  # lit as soon as one stands
    primary(page).click()
    expect(bubble.get_by_role("heading")).to_have_text("You are not alone")
    page.locator(".tray .die.legal").last.click()
    expect(bubble.get_by_role("heading")).to_have_text("A clear shot")
    page.locator("[data-foe='0']").click()
    primary(page).click()
    expect(bubble.get_by_role("heading")).to_have_text("Treasure is there to be spent")
    bubble.get_by_role("button", name="Go on").click()
    page.locator("[data-code='end']").click()
    primary(page).click()
    expect(bubble.get_by_role("heading")).to_have_text("What they are up to")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_the_board_is_accessible(chromium: Browser, house: House, theme: str) -> None:
    with visitor(chromium) as ann:
        page = ann.new_page()
        quick(page, theme)
        page.goto(f"{house.address}/new/deckbox")
        page.locator(".quests label").first.wait_for()
        assert troubles(page) == []
        open_table(page, house, "deckbox", **GUIDED)
        page.get_by_role("button", name="Leave the guide").click()
        page.locator(".sums dl").wait_for()
        assert troubles(page) == []
        explored(page, house)
        assert troubles(page) == []
        page.locator("[data-foe='0']").click()
        page.locator(".callout").wait_for()
        assert troubles(page) == []
        primary(page).click()
        page.locator(".tale").wait_for()
        assert troubles(page) == []
