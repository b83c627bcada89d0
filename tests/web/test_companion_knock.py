"""Knock's companion in a real browser: the six minutes, Speech and Silence, and an adventure keep by keep."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import House, still
from tests.web.test_gallery import troubles

NOON = 1_800_000_000
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def phone(chromium: Browser, house: House) -> Iterator[Page]:
    with still(chromium, viewport=PHONE, has_touch=True) as page:
        page.clock.install(time=NOON)
        page.clock.pause_at(NOON + 1)  # from here on time passes only where a test lets it
        page.goto(f"{house.address}/companion/knock")
        yield page


def lay_out(page: Page, *, players: int = 3, adventure: bool = True) -> None:
    page.get_by_role("radio", name="Adventure" if adventure else "One keep").check(force=True)
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(players)).check(force=True)
    page.get_by_role("button", name="Lay out the keep").click()


def light(page: Page) -> None:
    page.get_by_role("button", name="Light the candle").click()


def says(page: Page, time: str) -> None:
    expect(page.get_by_role("timer")).to_have_text(time)


def test_the_clock_goes_by_the_calendar(phone: Page) -> None:
    lay_out(phone)
    says(phone, "6:00")
    light(phone)
    phone.clock.run_for(139_000)
    says(phone, "3:41")
    phone.reload()
    says(phone, "3:41")
    phone.get_by_role("button", name="Pause").click()
    phone.clock.run_for(60_000)
    phone.reload()
    says(phone, "3:41")
    phone.get_by_role("button", name="Go on").click()
    phone.clock.run_for(1_000)
    says(phone, "3:40")
    phone.clock.fast_forward(400_000)
    expect(phone.get_by_role("heading", name="Time is up")).to_be_visible()
    says(phone, "0:00")


def test_one_touch_flips_between_speech_and_silence(phone: Page) -> None:
    lay_out(phone)
    light(phone)
    phone.get_by_role("button", name="Silence touch to flip").tap()
    hushed = phone.get_by_role("button", name="Speech touch to flip")
    expect(hushed).to_contain_text("Not a word.")
    box = hushed.bounding_box()
    assert box and box["width"] == PHONE["width"] and box["height"] > 250
    phone.reload()
    hushed.tap()
    expect(phone.get_by_role("button", name="Silence touch to flip")).to_be_visible()


def test_somebody_alone_has_no_token_of_speech(phone: Page) -> None:
    lay_out(phone, players=1, adventure=False)
    expect(phone.get_by_text("Deal yourself 6 cards.")).to_be_visible()
    light(phone)
    expect(phone.get_by_role("button", name="Pause")).to_be_visible()
    expect(phone.get_by_role("button", name="touch to flip")).to_have_count(0)


def test_an_adventure_from_keep_to_keep(phone: Page) -> None:
    lay_out(phone)
    light(phone)
    phone.get_by_role("button", name="0 chests").click()
    for _ in range(3):
        phone.get_by_role("button", name="One chest more").click()
    phone.keyboard.press("Escape")
    phone.clock.run_for(100_000)
    phone.get_by_role("button", name="Pause").click()
    phone.get_by_role("button", name="The Black Knight is defeated").click()
    expect(phone.get_by_text("4:20 left on the clock")).to_be_visible()
    expect(phone.get_by_role("button", name="First draw a token")).to_be_disabled()
    phone.get_by_role("button", name="Fireball").click()
    phone.get_by_role("button", name="On to keep 2").click()
    expect(phone.get_by_text("Shuffle with the cards marked 2,")).to_be_visible()
    expect(phone.get_by_text("Fireball")).to_be_visible()

    # The token is used, the keep lost, and tried again with the token.
    light(phone)
    phone.get_by_role("button", name="Fireball").click()
    phone.get_by_role("button", name=re.compile("^Use")).click()
    expect(phone.get_by_role("button", name="no spells")).to_be_disabled()
    phone.clock.run_for(1_000)
    phone.get_by_role("button", name="Pause").click()
    phone.get_by_role("button", name="The keep is lost").click()
    phone.get_by_role("button", name="Try the keep again").click()
    expect(phone.get_by_role("heading", name="Second try")).to_be_visible()
    expect(phone.get_by_text("Fireball")).to_be_visible()

    # What was said by mistake is taken back.
    light(phone)
    phone.clock.run_for(1_000)
    phone.get_by_role("button", name="Pause").click()
    phone.get_by_role("button", name="The keep is lost").click()
    phone.get_by_role("button", name="Take back the last step").click()
    phone.get_by_role("button", name="The Black Knight is defeated").click()
    expect(phone.get_by_text("3 chests so far")).to_be_visible()


def test_sounds_and_shakes_are_a_choice_that_is_kept(phone: Page) -> None:
    lay_out(phone)
    shaken = "window.shaken = []; navigator.vibrate = (lengths) => window.shaken.push(lengths.length); null"
    phone.evaluate(shaken)
    light(phone)
    phone.clock.run_for(299_000)
    assert phone.evaluate("window.shaken") == []
    phone.clock.run_for(2_000)
    assert phone.evaluate("window.shaken") == [3]
    switch = phone.get_by_role("button", name="Vibration")
    switch.click()
    phone.clock.run_for(59_500)
    assert phone.evaluate("window.shaken") == [3]
    phone.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_everybody_can_use_it(chromium: Browser, house: House, theme: str) -> None:
    with still(chromium, theme, viewport=PHONE) as page:
        page.goto(f"{house.address}/companion/knock")
        page.get_by_role("button", name="Lay out the keep").wait_for()
        assert troubles(page) == []
        lay_out(page)
        page.get_by_role("button", name="Light the candle").wait_for()
        assert troubles(page) == []
        light(page)
        page.get_by_role("button", name="Silence touch to flip").click()
        assert troubles(page) == []
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="The Black Knight is defeated").click()
        page.get_by_role("heading", name="The keep is taken!").wait_for()
        assert troubles(page) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1024, 768)])
def test_nothing_is_cut_off(chromium: Browser, house: House, width: int, height: int) -> None:
    with still(chromium, viewport={"width": width, "height": height}) as page:
        page.goto(f"{house.address}/companion/knock")
        lay_out(page)
        light(page)
        flip = page.get_by_role("button", name="Silence touch to flip").bounding_box()
        time = page.get_by_role("timer").bounding_box()
        assert flip and time
        assert flip["y"] + flip["height"] <= height and flip["x"] + flip["width"] <= width
        assert time["y"] >= 0 and time["height"] > height / 8
        assert page.evaluate("document.documentElement.scrollWidth") <= width
