"""Knock in a real browser with a real server: by clicks, by keys, by touch, alone and together."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.played import bring, link_of, play_on, played
from tests.web.tables import House, open_table, visitor, width_of

MID_GAME: dict[str, Any] = {"seed": 8, "steps": 22, "players": 3}
"""23 cards, Silence, a creature that can be brought down, and the turn of seat 3."""
NEAR_THE_END: dict[str, Any] = {"seed": 4, "steps": 38, "players": 3}
GUIDED: dict[str, Any] = {"options": {"players": 2, "first": 1, "clock": 0}, "bots": {"1": "greedy"}, "seed": 14}

SOCKET = """async ([table, command]) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?since=0`);
  const heard = [];
  const answer = new Promise((done) => {
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(data);
      heard.push(reply);
      if (reply.id === "t1") done(reply);
      if (reply.kind === "welcome") socket.send(JSON.stringify({ id: "t1", ...command }));
    };
  });
  const found = await answer;
  socket.close();
  return [found, heard.find(({ kind }) => kind === "welcome")];
}"""
"""A command past the page: what the server itself says to it."""


def primary(page: Page) -> Locator:
    return page.locator(".go .primary .button")


def sit(page: Page, house: House, position: dict[str, Any], seat: int) -> str:
    """At a table in the middle of a game."""
    table = play_on(page, house, played("knock", **position), seat)
    page.goto(f"{house.address}/t/{table}")
    page.locator("[data-card]").first.wait_for()
    return table


def boxes(page: Page, *selectors: str) -> list[Any]:
    return [page.locator(selector).first.bounding_box() for selector in selectors]


def test_from_home_to_the_result_by_clicks(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator("article, li, section").filter(
        has=page.get_by_role("heading", name="Knock, Knock! Dungeon!")
    ).get_by_role("button", name="Play now").first.click()
    page.locator("[data-card]").first.wait_for()
    for _ in range(60):
        if page.locator(".end").count():
            break
        if page.locator(".note", has_text="Your turn").count() and page.locator("[data-card]").count():
            page.locator("[data-card]").first.click()
            mark = page.locator(".stage g.mark")
            page.wait_for_timeout(250)
            if not mark.count():
                continue
            loses = page.locator(".stage g.mark.loses")
            (loses if loses.count() else mark).first.click(force=True)
            if primary(page).is_enabled():
                primary(page).click()
        page.wait_for_timeout(250)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("You have (lost|won)"), timeout=20_000)
    expect(page.locator(".table [data-site]").first).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_by_keyboard_alone_in_french_from_home_to_the_result(chromium: Browser, house: House) -> None:
    with visitor(chromium, locale="fr", reduced_motion="reduce") as ann:
        page = ann.new_page()
        table = played("knock", **NEAR_THE_END)
        play_on(page, house, table, table.waiting()[0])
        page.goto(house.address)
        page.get_by_role("link", name=re.compile("Reprendre|Ouvrir")).first.wait_for()
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") in ("Reprendre", "Ouvrir"):
                break
        page.keyboard.press("Enter")
        page.locator("[data-card]").first.wait_for()
        for _ in range(40):
            if page.locator(".end").count():
                break
            if page.locator(".choices").count():
                page.keyboard.press("Escape")
                page.evaluate("document.activeElement.blur()")
                for key in ("ArrowDown", "ArrowDown", "Enter"):
                    page.keyboard.press(key)
                    page.wait_for_timeout(120)
            page.wait_for_timeout(250)
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Vous avez (gagné|perdu)"), timeout=20_000)
        assert page.evaluate("document.activeElement.tagName") == "H1"


def test_places_are_walked_by_arrows_and_enter_twice_places(page: Page, house: House) -> None:
    sit(page, house, MID_GAME, 2)
    page.locator("[data-card]").first.focus()
    page.keyboard.press("Enter")
    marks = page.locator(".stage g.mark")
    marks.first.wait_for()
    page.locator(".stage g.mark[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.code")
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.code") != first:
            break
    chosen = page.evaluate("document.activeElement.dataset.code")
    assert chosen != first
    page.keyboard.press("Enter")
    expect(page.locator(".final")).to_be_visible()
    before = page.locator(".stage [data-site]").count()
    page.keyboard.press("Enter")
    expect(page.locator(".stage [data-site]")).not_to_have_count(before)


def test_silence_lets_signs_pass_and_no_words(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann, visitor(chromium) as bob:
        own, other = ann.new_page(), bob.new_page()
        table = sit(own, house, MID_GAME, 2)
        opened, _ = own.evaluate(SOCKET, [table, {"kind": "seating", "seat": 0}])
        assert opened["kind"] == "done"
        other.goto(link_of(own, house, table))
        other.get_by_label("Your name").fill("Bob")
        other.get_by_role("button", name="Take over").click()
        other.locator("[data-card]").first.wait_for()

        refused, _ = other.evaluate(SOCKET, [table, {"kind": "say", "words": "Over there!"}])
        assert (refused["kind"], refused["rule"]) == ("refused", "K24")
        other.get_by_role("tab", name="Chat").click()
        expect(other.get_by_label("Say something")).to_be_disabled()
        other.get_by_role("tab", name="Signs").click()

        # What one is about to press stays where it is, whatever the others do.
        own.locator("[data-card]").first.click()
        own.locator(".stage g.mark").first.wait_for()
        own.wait_for_timeout(300)
        still = ("[data-card]", ".stage g.mark", ".go .primary .button")
        before = boxes(own, *still)
        other.locator(".signs .button").first.click()
        expect(own.locator(".talk li", has_text="Bob")).to_be_visible(timeout=2000)
        refused, _ = other.evaluate(SOCKET, [table, {"kind": "point", "field": "site", "value": "3,1"}])
        assert refused["kind"] == "done"
        expect(own.locator(".stage .pin")).to_be_visible(timeout=2000)
        own.wait_for_timeout(1100)  # the clock has moved on
        assert boxes(own, *still) == before

        own.locator(".stage g.mark").first.click(button="right", force=True)
        expect(other.locator(".stage .pin")).to_have_count(2, timeout=2000)

        # A pause covers the table for both.
        own.keyboard.press("p")
        expect(other.locator(".paused.covered")).to_be_visible()
        assert other.locator("[data-site]").count() == 0
        other.get_by_role("button", name="Go on").last.click()
        expect(own.locator("[data-card]").first).to_be_visible()


def test_a_spectator_sees_no_hand_and_cannot_act(chromium: Browser, house: House) -> None:
    with visitor(chromium) as ann, visitor(chromium) as dora:
        own, other = ann.new_page(), dora.new_page()
        table = sit(own, house, MID_GAME, 2)
        other.goto(link_of(own, house, table))
        other.get_by_role("button", name="Watch instead").click()
        other.locator("[data-site]").first.wait_for()
        assert other.locator("[data-card], .choices, .stage g.mark, .go").count() == 0
        refused, welcome = other.evaluate(SOCKET, [table, {"kind": "act", "code": "h20@3,1"}])
        assert refused["kind"] == "refused"
        assert {card for hand in welcome["seen"]["view"]["hands"] for card in hand} <= {"?", None}
        assert welcome["seen"]["legal"] == []


def test_what_is_impossible_says_why_with_the_rule(page: Page, house: House) -> None:
    sit(page, house, MID_GAME, 2)
    expect(page.get_by_role("button", name=re.compile("Undo"))).to_be_disabled()
    expect(page.get_by_role("button", name=re.compile("Undo"))).to_have_accessible_name(re.compile("Undo.+"))
    page.locator("[data-card]").first.click()
    page.locator(".stage g.mark").first.wait_for()
    site = page.locator(".stage [data-site]").first.bounding_box()
    assert site
    page.mouse.click(site["x"] + site["width"] * 0.25, site["y"] + site["height"] * 0.25)
    refused = page.locator(".refused")
    expect(refused).to_contain_text("A card already lies there.")
    refused.get_by_role("link").click()
    expect(page.locator("#K9")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("A card already lies there.")
    page.get_by_role("switch", name="Only what applies now").click()
    expect(page.locator("#K9")).to_be_visible()
    expect(page.locator("#K1")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Back to the table")).click()
    page.locator("[data-card]").first.wait_for()


def test_the_seat_the_clock_and_the_held_place_survive_a_refresh(page: Page, house: House) -> None:
    sit(page, house, MID_GAME, 2)
    left = page.locator("header .middle").inner_text()
    page.reload()
    page.locator("[data-card]").first.wait_for()
    assert page.locator("[data-card]").count() == 4
    now = page.locator("header .middle").inner_text()
    minutes = [int(found) for found in re.findall(r"(\d):\d\d", left + now)]
    assert minutes[1] <= minutes[0] <= 3


def test_on_a_small_phone_by_touch(chromium: Browser, house: House) -> None:
    with visitor(chromium, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as ann:
        page = ann.new_page()
        sit(page, house, MID_GAME, 2)
        page.locator("[data-card]").first.tap()
        page.locator(".stage g.mark").first.wait_for()
        page.locator("[data-card=h20]").tap()
        mark = page.locator(".stage [data-code='h20@3,1']")
        mark.wait_for()
        box = mark.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".brings")).to_contain_text("is defeated")
        assert width_of(page) <= 360
        button = primary(page).bounding_box()
        assert button
        assert button["height"] >= 48
        assert button["y"] + button["height"] <= 740
        before = page.locator(".stage [data-site]").count()
        primary(page).tap()
        expect(page.locator(".stage [data-site]")).not_to_have_count(before)


def test_the_guided_game_is_played_to_its_last_lesson(page: Page, house: House) -> None:
    open_table(page, house, "knock", **GUIDED)
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("A dungeon of cards")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_contain_text("Lay a hall")
    page.locator("[data-card=h17]").click()
    expect(page.locator(".scrim")).to_contain_text("2")
    page.locator(".stage [data-code='h17@-1,-1']").click(force=True)
    primary(page).click()
    expect(bubble).to_contain_text("A creature comes in", timeout=15_000)
    page.locator("[data-card=goblin]").click()
    page.locator("[data-turn]").click()
    expect(page.locator(".scrim")).to_contain_text("3")
    page.locator(".stage [data-code='goblin@1,1r']").click(force=True)
    primary(page).click()
    expect(bubble).to_contain_text("Bring the goblin down", timeout=15_000)
    bubble.get_by_role("button", name="Show me").click()
    primary(page).click()
    expect(bubble).to_contain_text("Not a word", timeout=15_000)
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_contain_text("The Black Knight waits")
    bubble.get_by_role("button", name="Go on").click()
    expect(bubble).to_have_count(0)


def test_the_keeps_of_an_adventure_are_seen(page: Page, house: House) -> None:
    sit(page, house, {"seed": 5, "steps": 12, "players": 3, "adventure": True, "keep": 2}, 0)
    rail = page.get_by_role("complementary").first
    expect(rail).to_contain_text("Keep 1: taken")
    expect(rail).to_contain_text("Keep 2: here you are")
    expect(page.get_by_role("banner")).to_contain_text("Keep 2 of 4")


def test_a_card_of_the_log_can_be_looked_at(page: Page, house: House) -> None:
    sit(page, house, MID_GAME, 2)
    page.locator(".log [role=button]").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("svg text").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_finished_keep_is_replayed_by_other_eyes_and_played_on_from_a_step(page: Page, house: House) -> None:
    page.goto(f"{house.address}/g/{bring(page, house, played('knock', 3, 99, players=3))}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    cards = page.locator(".stage [data-site]")
    expect(cards).to_have_count(1)
    for step in range(1, 9):
        page.get_by_role("button", name="Step on").click()
        expect(slider).to_have_value(str(step))
    expect(cards).to_have_count(9)
    slider.fill("4")
    expect(cards).to_have_count(5)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("6")
    page.get_by_role("button", name="Stop").click()
    open_hand = page.locator("[data-card]").count()
    page.get_by_role("radio", name="A spectator").click()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.get_by_role("radio", name="Bob").click()
    expect(page.locator("[data-card]")).to_have_count(open_hand)
    lying = cards.count()
    page.get_by_role("button", name="Play on from here").click()
    page.locator(".frame").wait_for()
    expect(page.locator(".log li")).not_to_have_count(0)
    assert cards.count() >= lying
    assert "/t/" in page.url
