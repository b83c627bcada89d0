"""The workshop in the browser: begin, break it, mend it, try it, play it, print it, share it. Nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import STILL, House, still, visitor
from tests.web.test_gallery import troubles
from undercroft.engine.registry import find
from undercroft.engine.workshop import Workshop

SOUND = "Nothing is wrong"


def shop() -> Workshop:
    found = find("deckbox").workshop
    assert found is not None
    return found


EXAMPLE = shop().examples["print"].read_text(encoding="utf-8")


def come(page: Page, house: House, fragment: str = "") -> None:
    page.goto(f"{house.address}/workshop/deckbox{fragment}")
    page.locator("textarea").wait_for()


def begin_with(page: Page, words: str) -> None:
    page.get_by_role("button", name="Begin with …").click()
    page.get_by_role("dialog").get_by_role("button", name=words).click()


def field(page: Page) -> str:
    return page.locator("textarea").input_value()


def test_an_example_is_loaded_broken_and_mended(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    come(page, house)
    begin_with(page, "My Quest: Defeat the captain.")
    expect(page.locator("textarea")).to_have_value(EXAMPLE)
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    drawn = page.get_by_alt_text("A picture of it")
    expect(drawn).to_have_attribute("src", re.compile("^data:image/svg"))
    assert drawn.evaluate("one => one.complete && one.naturalWidth > 0"), "the policy lets it be shown"
    page.locator("textarea").fill(EXAMPLE.replace('tile = "14B"', 'tile = "99B"'))
    line = EXAMPLE[: EXAMPLE.index('tile = "14B"')].count("\n") + 1
    mistake = page.locator(".mistakes button").first
    expect(mistake).to_contain_text(f"Line {line}")
    expect(mistake).to_contain_text("there is no tile “99B”")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    expect(drawn).to_have_count(0)
    mark = page.locator(".marks i").first
    assert "99B" in str(mark.get_attribute("title"))
    mistake.click()
    chosen = "one => one.value.slice(one.selectionStart, one.selectionEnd)"
    assert page.locator("textarea").evaluate(chosen) == 'tile = "99B"'
    boxes = mark.bounding_box(), page.locator("textarea").bounding_box()
    assert boxes[0] and boxes[1]
    assert boxes[1]["y"] <= boxes[0]["y"] <= boxes[1]["y"] + boxes[1]["height"], "the line is in view"
    page.keyboard.type('tile = "14B"')
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    expect(drawn).to_be_visible()


def test_the_same_sentences_as_on_the_command_line(
    page: Page, house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from undercroft.terminal.commands.main import main

    bad = EXAMPLE.replace('"imp"', '"chimp"').replace('token = "', 'tokn = "').replace("rounds = 20", "rounds = 200")
    file = tmp_path / "bad.toml"
    file.write_text(bad, encoding="utf-8")
    assert main(["quest", "check", str(file)]) == 2
    told = " ".join(capsys.readouterr().out.split())
    come(page, house)
    page.locator("textarea").fill(bad)
    page.locator(".mistakes button").first.wait_for()
    shown = page.locator(".mistakes button span").all_inner_texts()
    assert shown
    for reason, _, place in (words.partition("\n") for words in shown):
        assert f"at {place}: {reason}" in told


def test_bots_play_and_can_be_stopped(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    come(page, house)
    begin_with(page, "My Quest: Defeat the captain.")
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    part = page.get_by_role("region", name="Try it out")
    part.get_by_text("1", exact=True).click()
    part.get_by_text("100", exact=True).click()  # enough to be stopped, however fast they are
    part.get_by_role("button", name="Let them play").click()
    expect(part.get_by_text(re.compile(r"[1-9]\d* of 100 games"))).to_be_visible(timeout=60_000)
    expect(part.get_by_text("rounds on average")).to_be_visible()
    expect(part.get_by_role("list", name="How the games ended").get_by_role("listitem").first).to_be_visible()
    part.get_by_role("button", name="Stop").click()
    expect(part.get_by_role("button", name="Once more")).to_be_visible()
    before = part.locator(".progress").inner_text()
    page.wait_for_timeout(2500)
    assert part.locator(".progress").inner_text() == before
    page.locator("textarea").press_sequentially("# more")
    expect(part.get_by_text("The text has changed since.")).to_be_visible()


def test_it_is_played_at_a_table(page: Page, house: House) -> None:
    page.add_init_script(STILL)
    come(page, house)
    page.locator("textarea").fill(EXAMPLE.replace("My Quest", "The Captain’s Map"))
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="The Captain’s Map")).to_be_visible()
    page.get_by_role("link", name="Write your own").click()
    expect(page.locator("textarea")).to_have_value(re.compile("The Captain’s Map"))


def test_b37_print_opens_the_document(page: Page, house: House) -> None:
    come(page, house)
    begin_with(page, "Three Seals")
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    page.get_by_text("Letter", exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Print it").click()
    paper = opened.value
    paper.wait_for_url(re.compile("paper=letter"))
    expect(paper.get_by_role("heading", name="Three Seals")).to_be_visible()
    assert paper.evaluate("document.fonts.ready.then((fonts) => [...fonts].some((one) => one.status === 'loaded'))")
    paper.close()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Tiles").click()
    expect(opened.value.locator(".tile")).to_have_count(30)
    opened.value.close()
    begin_with(page, "The Quiet Crypt")
    expect(page.get_by_text("it has no fixed map")).to_be_visible()
    expect(page.get_by_role("button", name="Print it")).to_be_disabled()


def test_a_link_opens_the_same_for_somebody_else(page: Page, house: House, chromium: Browser) -> None:
    come(page, house)
    mine = EXAMPLE.replace("My Quest", "Shared Quest")
    page.locator("textarea").fill(mine)
    expect(page.locator(".verdict")).to_contain_text(SOUND)
    page.get_by_role("button", name="Share it").click()
    link = "http://" + page.get_by_label("Link to it", exact=True).input_value()
    assert re.search(r"/workshop/deckbox#[0-9a-f]{16}$", link)
    with visitor(chromium) as context:
        other = context.new_page()
        come(other, house)
        other.locator("textarea").fill("# what I was writing")
        other.goto("about:blank")
        other.goto(f"{house.address}/workshop/deckbox{link[link.index('#') :]}")
        expect(other.locator("textarea")).to_have_value(mine)
        expect(other.locator("textarea")).not_to_be_editable()
        expect(other.get_by_role("button", name="Play it")).to_be_enabled()
        other.get_by_role("button", name="Make a copy of my own").click()
        expect(other.locator("textarea")).to_be_editable()
        expect(other.locator("textarea")).to_have_value(mine)
        begin_with(other, "What was there before")
        expect(other.locator("textarea")).to_have_value("# what I was writing")


def test_what_is_written_stays_and_files_come_and_go(page: Page, house: House, tmp_path: Path) -> None:
    come(page, house)
    page.get_by_role("button", name="Begin with …").click()
    file = tmp_path / "night.toml"
    file.write_text(EXAMPLE.replace("My Quest", "From a File"), encoding="utf-8")
    page.get_by_label("A file of yours").set_input_files(file)
    expect(page.locator("textarea")).to_have_value(re.compile("From a File"))
    page.locator("textarea").press_sequentially("# mine ")
    page.reload()
    expect(page.locator("textarea")).to_have_value(re.compile("# mine"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "night.toml"
    assert Path(saved.value.path()).read_text(encoding="utf-8") == field(page)


def test_a_game_without_a_workshop_says_so(page: Page, house: House) -> None:
    page.goto(f"{house.address}/workshop/knock")
    expect(page.get_by_role("heading", name="This game has no workshop.")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(chromium: Browser, house: House) -> None:
    with still(chromium) as page:
        come(page, house, "#00ff")
        expect(page.locator(".verdict")).to_contain_text("not known here")
        expect(page.get_by_role("button", name="Make a copy of my own")).to_be_disabled()


@pytest.mark.parametrize("theme", ["vault", "daylight"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_it_is_accessible_in_both_lights(chromium: Browser, house: House, theme: str, locale: str) -> None:
    with still(chromium, theme, locale=locale) as page:
        come(page, house)
        page.locator("figure img").wait_for()
        assert troubles(page) == []
        page.locator("textarea").fill(EXAMPLE.replace('tile = "14B"', 'tile = "99B"'))
        page.locator(".mistakes").wait_for()
        assert troubles(page) == []
        page.locator("header nav button").first.click()
        page.get_by_role("dialog").wait_for()
        assert troubles(page) == []


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_on_a_phone_text_and_result_are_tabs(chromium: Browser, house: House, width: int, locale: str) -> None:
    with still(chromium, viewport={"width": width, "height": 844}, locale=locale) as page:
        come(page, house)
        page.locator("textarea").fill(EXAMPLE.replace('tile = "14B"', 'tile = "99B"'))
        tabs = page.get_by_role("tab")
        expect(tabs.nth(1)).to_contain_text("1")
        assert troubles(page) == []
        tabs.nth(1).click()
        page.locator(".mistakes button").first.click()
        expect(page.locator("textarea")).to_be_focused()
        page.locator("textarea").fill(EXAMPLE)
        tabs.nth(1).click()
        page.locator("figure img").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert troubles(page) == []
