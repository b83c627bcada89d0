"""Donjon in a real browser: whole games by clicks, by keys and on a phone, the guided one, and a spectator."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.played import before_the_end, play_on, sit_beside
from tests.web.tables import STILL, House, open_table, still, width_of
from tests.web.test_gallery import troubles

PATIENCE = 180.0
"""Seconds that the end of a game may take on a busy machine; usually it is a few."""


def bots(seats: range) -> dict[str, str]:
    return {str(seat): "greedy" for seat in seats}


def primary(page: Page) -> Locator:
    return page.locator(".go .primary button")


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


ACT = """(chance) => {
  const press = (element) => {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  };
  const primary = document.querySelector(".go .primary button");
  if (!primary) return false;
  if (!primary.disabled) return press(primary);
  const passing = document.querySelector("[data-code=pass]");
  if (passing && chance[0] < 0.8) return press(passing);
  for (const lit of [".slip.legal", "[data-group]", ".area .choice", ".place.goal", "[data-token]", ".choices .act"]) {
    const found = document.querySelectorAll(lit);
    if (found.length > 0) return press(found[Math.floor(chance[1] * found.length)]);
  }
  return false;
}"""
"""Presses one thing on the board, or in the list where the board offers none, and there that enough is enough; tells
whether something was to be done."""


KEY = """(chance) => {
  const primary = document.querySelector(".go .primary button");
  if (!primary) return "";
  if (!primary.disabled) return "Enter";
  const enough = [...document.querySelectorAll(".tools .keycap")].some(({ textContent }) => textContent === "0");
  if (enough && chance[0] < 0.9) return "0";
  return String(1 + Math.floor(chance[1] * Math.min(9, document.querySelectorAll(".act").length || 9)));
}"""
"""The key to press next: what is selected is done, enough is enough, or one of the list."""


Step = Callable[[Page, list[float]], object]


def by_clicks(page: Page, chances: list[float]) -> object:
    return page.evaluate(ACT, chances)


def by_keys(page: Page, chances: list[float]) -> object:
    key = page.evaluate(KEY, chances)
    if key:
        page.keyboard.press(key)
    return key


def play(pages: list[Page], seed: int, step: Step, until: Callable[[], bool]) -> None:
    """Everybody presses what the table offers, by chance, whoever's turn it is."""
    dice, deadline = random.Random(seed), time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "it did not come to that"
        acted = [step(page, [dice.random(), dice.random()]) for page in pages]
        if not any(acted):
            pages[0].wait_for_timeout(20)


def link_of(page: Page) -> str:
    """The link of a table that is being set up."""
    field = page.locator(".link input").last
    expect(field).to_have_value(re.compile("/t/.+#"))
    return f"http://{field.input_value()}"


def sit_down(page: Page, link: str, name: str, words: re.Pattern[str]) -> None:
    page.goto(link)
    page.locator("#name").fill(name)
    page.get_by_role("button", name=words).click()
    page.locator("#name").wait_for(state="detached")


def test_three_people_begin_from_home_by_clicks(chromium: Browser, house: House) -> None:
    with still(chromium) as host, still(chromium) as bob, still(chromium) as eve:
        host.goto(house.address)
        host.get_by_role("link", name=re.compile("Invite friends: Donjon")).click()
        host.get_by_role("button", name="Add a seat").click()
        for page, name in ((bob, "Bob"), (eve, "Eve")):
            sit_down(page, link_of(host), name, re.compile("Take a seat"))
            expect(host.get_by_text(f"{name} has sat down.").first).to_be_visible()
        expect(host.get_by_role("region", name="Seats")).to_contain_text("Eve")
        host.get_by_role("button", name="Start").click()
        pages = [host, bob, eve]
        for page in pages:
            page.locator(".dungeon.large").wait_for(timeout=20_000)
        expect(host.locator(".dungeon")).to_have_count(3)
        recruited = host.locator(".log li").filter(has_text=re.compile(r"recruits? "))
        play(pages, 3, by_clicks, lambda: len(whose(recruited)) == 3)


def whose(lines: Locator) -> set[str]:
    """Who did what the lines of a log tell."""
    return {line.split()[0] for line in lines.all_inner_texts()}


def test_three_people_play_to_the_result_by_clicks(chromium: Browser, house: House) -> None:
    with still(chromium) as host, still(chromium) as bob, still(chromium) as eve:
        pages = [host, bob, eve]
        table = play_on(host, house, before_the_end("donjon", 3, 24, players=3), 0)
        for seat in (1, 2):
            sit_beside(pages[seat], house, host, table, seat)
        host.goto(f"{house.address}/t/{table}")
        play(pages, 3, by_clicks, lambda: all(map(is_over, pages)))
        for page in pages:
            expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins|Nobody|won"), timeout=20_000)
            expect(page.locator(".end")).to_contain_text("groups of adventurers")


def test_two_people_and_a_bot_by_keyboard_alone_in_french_with_expert_objectives(
    chromium: Browser, house: House
) -> None:
    with still(chromium, locale="fr") as host, still(chromium, locale="fr") as guest:
        late = before_the_end("donjon", 4, 18, players=3, expert=True)
        table = play_on(host, house, late, 0)
        sit_beside(guest, house, host, table, 1)
        host.goto(f"{house.address}/t/{table}")
        pages = [host, guest]
        for page in pages:
            page.locator(".dungeon.large").wait_for(timeout=20_000)
        expect(host.locator("[data-goal]")).to_have_count(4)
        play(pages, 4, by_keys, lambda: all(map(is_over, pages)))
        expect(host.get_by_role("heading", level=1)).to_have_text(re.compile("gagne|Personne"))
        assert host.evaluate("document.activeElement.tagName") == "H1"


def test_a_table_is_joined_and_begun_by_keyboard_alone(chromium: Browser, house: House) -> None:
    with still(chromium, locale="fr") as host, still(chromium, locale="fr") as guest:
        open_table(host, house, "donjon", options={"players": 3, "expert": True}, bots={"2": "greedy"}, start=False)
        guest.goto(link_of(host))
        guest.locator("#name").focus()
        guest.keyboard.type("Bob")
        guest.keyboard.press("Enter")
        expect(host.get_by_text("Bob").first).to_be_visible(timeout=20_000)
        host.keyboard.press("Enter")
        for page in (host, guest):
            page.locator(".dungeon.large").wait_for(timeout=20_000)


def test_a_game_to_its_end_on_a_small_phone(chromium: Browser, house: House) -> None:
    with still(chromium, viewport={"width": 360, "height": 740}, has_touch=True) as page:
        table = play_on(page, house, before_the_end("donjon", 5, 16, players=2), 0)
        page.goto(f"{house.address}/t/{table}")
        page.locator(".choices .act").first.wait_for(timeout=20_000)
        expect(page.locator(".place")).to_have_count(11)
        for seen in (page.locator(".stage svg").first, page.locator(".goals"), primary(page)):
            box = seen.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
            assert box["y"] + box["height"] <= 740
        page.get_by_role("button", name="Powers").tap()
        expect(page.locator("dialog[open] .slip")).not_to_have_count(0)
        page.keyboard.press("Escape")
        play([page], 5, by_clicks, lambda: is_over(page))
        assert width_of(page) <= 360
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|Nobody"))


def test_whoever_has_never_played_learns_it_from_the_guide(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    page.goto(house.address)
    page.get_by_role("link", name=re.compile("Invite friends: Donjon")).click()
    page.get_by_role("button", name="Your first game, guided").click()
    for lesson in range(1, 16):
        bubble = page.get_by_role("dialog").filter(has_text=f"Your first game, {lesson} of 15")
        bubble.wait_for(timeout=30_000)
        go_on = bubble.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
            continue
        for target in range(page.locator(".scrim rect").count()):
            page.wait_for_timeout(200)  # the holes follow what they show
            lit = page.locator(".scrim rect").nth(target).bounding_box()
            assert lit is not None
            page.mouse.click(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
    expect(page.get_by_text("That was the guide.").first).to_be_visible()
    # What was taught has come to pass: four kinds in room 1, and its pair, and its gold.
    points = {
        each: page.locator(f"[data-goal={each}] .points > b").inner_text() for each in ("spider", "brou", "dragon")
    }
    assert points == {"spider": "4", "brou": "4", "dragon": "2"}
    # The game goes on, and what was said once is not said again.
    page.locator("[data-token='forest dragon']").click()
    page.locator(".place.goal[data-place=ent]").click(position={"x": 40, "y": 30})
    expect(page.get_by_role("heading", level=1)).to_contain_text("footsteps left")
    expect(page.locator(".notice").filter(has_text="That was the guide.")).to_have_count(1)


GUIDED: dict[str, Any] = {
    "options": {
        "players": 2,
        "first": 1,
        "boards": ["north", "east"],
        "objectives": ["spider-a", "brou-b", "dragon-b", "vampire-b"],
    },
    "bots": {"1": "greedy"},
    "seed": 18,
}
"""A table that always goes the same way: there are brous in the swamp, and it is one's turn."""


def at_the_table(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    open_table(page, house, "donjon", **GUIDED)
    page.get_by_role("button", name="Leave the guide").click()


def test_a_click_on_the_board_does_what_the_list_does(page: Page, house: House) -> None:
    at_the_table(page, house)
    page.locator("[data-token='swamp brou']").click()
    expect(page.locator(".place.goal")).to_have_count(1)
    page.locator("[data-place=ent][data-seat='0']").click(position={"x": 40, "y": 30})
    expect(page.get_by_role("heading", level=1)).to_have_text("Move your monsters: 3 footsteps left.")
    page.locator("[data-token='ent brou']").click()
    room = page.locator("[data-place=r1][data-seat='0']")
    room.hover()
    expect(page.locator(".walked")).to_contain_text("2/3")
    room.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Move your monsters: 1 footstep left.")
    page.keyboard.press("u")
    expect(page.get_by_role("heading", level=1)).to_have_text("Move your monsters: 3 footsteps left.")


def test_a_monster_is_dragged_and_walks_by_the_arrow_keys(page: Page, house: House) -> None:
    at_the_table(page, house)
    page.locator("[data-token='swamp brou']").click()
    page.keyboard.press("x")  # one is enough
    page.locator("[data-place=ent][data-seat='0']").click(position={"x": 40, "y": 30})
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Move your monsters: 2 footsteps left.")
    start = page.locator("[data-token='ent spider']").bounding_box()
    goal = page.locator("[data-place=h1][data-seat='0']").bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(goal["x"] + 15, goal["y"] + 30, steps=5)
    page.mouse.up()
    expect(heading).to_have_text("Move your monsters: 1 footstep left.")
    page.locator("[data-token='h1 spider']").focus()
    page.keyboard.press("ArrowRight")
    told = "room 1: 1 spider and 1 group of adventurers"
    expect(page.locator("[data-place=r1][data-seat='0']")).to_have_attribute("aria-label", told)


def test_a_finger_drags_a_monster_over_several_places(chromium: Browser, house: House) -> None:
    with still(chromium, viewport={"width": 390, "height": 844}, has_touch=True) as page:
        at_the_table(page, house)
        page.locator("[data-token='swamp brou']").tap()
        page.locator("[data-place=ent][data-seat='0']").tap(position={"x": 40, "y": 20})
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_have_text("Move your monsters: 3 footsteps left.")
        finger = page.context.new_cdp_session(page)
        start = page.locator("[data-token='ent brou']").bounding_box()
        goal = page.locator("[data-place=r1][data-seat='0']").bounding_box()
        assert start
        assert goal
        way = [(start["x"] + 12, start["y"] + 12), (goal["x"] + 20, goal["y"] + 50), (goal["x"] + 60, goal["y"] + 60)]
        for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        expect(page.locator(".walked")).to_contain_text("2/3")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(heading).to_have_text("Move your monsters: 1 footstep left.")


def test_what_is_impossible_says_why(page: Page, house: House) -> None:
    at_the_table(page, house)
    page.locator("[data-token='swamp brou']").click()
    page.locator("[data-place=r3][data-seat='0']").click()
    expect(page.locator("aside.right")).to_contain_text("Recruits go to the entrance, or to a place where one")


def test_another_dungeon_is_one_touch_away(page: Page, house: House) -> None:
    at_the_table(page, house)
    expect(page.locator(".dungeon.large [data-place=r1]")).to_have_attribute("data-seat", "0")
    page.locator("[data-place=r1][data-seat='1']").click()
    expect(page.locator(".dungeon.large [data-place=r1]")).to_have_attribute("data-seat", "1")
    page.locator("[data-place=r2][data-seat='0']").click()
    expect(page.locator(".dungeon.large [data-place=r1]")).to_have_attribute("data-seat", "0")


def test_a_spectator_sees_the_table_and_cannot_act(chromium: Browser, house: House) -> None:
    with still(chromium) as host, still(chromium) as watcher:
        open_table(host, house, "donjon", options={"players": 2, "first": 1}, bots=bots(range(1, 2)), start=False)
        link = link_of(host)
        host.get_by_role("button", name="Start").click()
        host.locator(".choices .act").first.wait_for(timeout=20_000)
        heard: list[str] = []
        watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
        watcher.goto(link)
        watcher.get_by_role("button", name="Watch instead").click()
        expect(watcher.locator(".dungeon")).to_have_count(2)
        expect(watcher.locator("[data-token], .place.goal, .slip.legal, .choices, .go")).to_have_count(0)
        watcher.locator("[data-place=r1][data-seat='1']").click()
        expect(watcher.locator(".dungeon.large [data-place=r1]")).to_have_attribute("data-seat", "1")
        # Nobody knows the Guardian tiles, and no message tells them.
        assert any('"dungeons"' in frame for frame in heard)
        assert not any(re.search(r'"tile": ?"', frame) for frame in heard)


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_the_board_is_accessible(chromium: Browser, house: House, theme: str) -> None:
    with still(chromium, theme) as page:
        open_table(page, house, "donjon", **GUIDED)
        page.get_by_role("button", name="Go on").wait_for()
        assert troubles(page) == []
        page.get_by_role("button", name="Leave the guide").click()
        page.locator("[data-token='swamp brou']").click()
        page.locator(".place.goal").hover()
        assert troubles(page) == []
        page.locator("[data-place=ent][data-seat='0']").click(position={"x": 40, "y": 30})
        page.locator("[data-token='ent brou']").click()
        assert troubles(page) == []
        page.get_by_role("button", name="The score now").click()
        page.get_by_role("dialog", name="The score now").wait_for()
        assert troubles(page) == []
