"""Companions without their games: the list, backups, no network, and several phones on one sheet."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import House, still, visitor
from tests.web.test_gallery import troubles
from undercroft.server.settings import webclient

PHONE = {"width": 390, "height": 844}


def begin(page: Page, house: House) -> None:
    page.goto(f"{house.address}/companion/knock")
    page.get_by_role("button", name="Lay out the keep").click()
    page.get_by_role("button", name="Light the candle").wait_for()


def go_to_the_list(page: Page) -> None:
    page.get_by_role("button", name="Settings of this keep").click()
    page.get_by_role("button", name="To the list").click()


def test_it_works_without_a_network_after_the_first_load(chromium: Browser, house: House) -> None:
    with visitor(chromium, viewport=PHONE) as context:
        page = context.new_page()
        page.goto(f"{house.address}/companion/knock")
        expect(page.get_by_text("Works without a network")).to_be_visible()
        context.set_offline(True)
        page.reload()
        page.get_by_role("button", name="Lay out the keep").click()
        page.get_by_role("button", name="Light the candle").click()
        page.get_by_role("button", name="Silence touch to flip").click()
        page.reload()
        expect(page.get_by_role("button", name="Speech touch to flip")).to_be_visible()
        # From the front page into each companion, and to the rules.
        page.goto(house.address)
        companions = page.get_by_role("link", name="With the box")
        companions.first.wait_for()
        for number in range(companions.count()):
            companions.nth(number).click()
            expect(page.get_by_role("link", name="To the games")).to_be_visible()
            page.goto(house.address)
            companions.first.wait_for()
        page.goto(f"{house.address}/rules/knock")
        expect(page.get_by_text("K24").first).to_be_visible()


def test_the_worker_keeps_nothing_personal(chromium: Browser, house: House) -> None:
    with visitor(chromium, viewport=PHONE) as context:
        page = context.new_page()
        page.goto(f"{house.address}/companion/knock")
        page.get_by_text("Works without a network").wait_for()
        page.goto(f"{house.address}/tables")
        page.get_by_role("heading").first.wait_for()
        kept: list[str] = page.evaluate(
            """async () => {
              const caching = (await caches.keys()).map((name) => caches.open(name).then((cache) => cache.keys()));
              return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
            }"""
        )
        assert "/" in kept
        strange = [path for path in kept if not re.match(r"/$|/assets/|/favicon.svg$|/api/games(/|$)", path)]
        assert strange == []


def test_a_table_has_no_worker(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Rules").first.wait_for()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def test_a_backup_brings_a_sheet_back(chromium: Browser, house: House, tmp_path: Path) -> None:
    with still(chromium, viewport=PHONE) as page:
        begin(page, house)
        page.get_by_role("button", name="Light the candle").click()
        page.get_by_role("button", name="Silence touch to flip").click()
        go_to_the_list(page)
        with page.expect_download() as saving:
            page.get_by_role("button", name=re.compile("Save as a file")).click()
        file = tmp_path / "sheet.json"
        saving.value.save_as(file)
        assert json.loads(file.read_text())["game"] == "knock"
        page.get_by_role("button", name=re.compile("Throw away")).click()
        page.get_by_role("dialog").get_by_role("button", name="Throw away").click()
        expect(page.get_by_role("button", name=re.compile("Save as a file"))).to_have_count(0)

        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("button", name="Speech touch to flip")).to_be_visible()

        wrong = tmp_path / "wrong.json"
        wrong.write_text('{"format": "something else"}')
        go_to_the_list(page)
        page.locator("input[type=file]").set_input_files(wrong)
        expect(page.get_by_text("This file was not saved by this companion.").first).to_be_visible()


def test_the_list_holds_what_was_begun(chromium: Browser, house: House) -> None:
    with still(chromium, viewport=PHONE) as page:
        begin(page, house)
        go_to_the_list(page)
        page.get_by_role("button", name=re.compile("Adventure of")).first.click()
        expect(page.get_by_role("button", name="Light the candle")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("heading", name="Go on")).to_be_visible()
        page.goto(f"{house.address}/companion/knock#nothing")
        expect(page.get_by_text("This sheet is not on this device.").first).to_be_visible()


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_everybody_can_use_the_list(chromium: Browser, house: House, theme: str) -> None:
    with still(chromium, theme, viewport=PHONE) as page:
        begin(page, house)
        go_to_the_list(page)
        page.get_by_text("Works without a network").wait_for()
        assert troubles(page) == []


def share(page: Page) -> str:
    """The link of the sheet that is open."""
    page.get_by_role("button", name="Settings of this keep").click()
    page.get_by_role("button", name="Share with other phones").click()
    link = page.get_by_role("textbox", name="Link of this sheet")
    link.wait_for()
    return f"http://{link.input_value()}"


def chests(page: Page, more: int) -> None:
    page.get_by_role("button", name=re.compile("chests?$")).click()
    for _ in range(more):
        page.get_by_role("button", name="One chest more").click()
    page.keyboard.press("Escape")


def entries(page: Page) -> list[str]:
    """The ids of what stands on the shared sheet of this phone, in order."""
    found: list[str] = page.evaluate(
        """() => Object.keys(localStorage).filter((key) => key.startsWith("undercroft-sheet-"))
          .map((key) => JSON.parse(localStorage.getItem(key)))
          .find(({ shared }) => shared).entries.map(({ id }) => id)"""
    )
    return found


def test_two_phones_write_on_one_sheet_and_lose_nothing(chromium: Browser, house: House) -> None:
    with still(chromium, viewport=PHONE) as ann, still(chromium, viewport=PHONE) as bob:
        begin(ann, house)
        ann.get_by_role("button", name="Light the candle").click()
        link = share(ann)
        expect(ann.get_by_role("img", name="The link of this sheet as a QR code")).to_be_visible()
        bob.goto(link)
        bob.get_by_role("button", name="Silence touch to flip").wait_for()
        assert "." not in bob.evaluate("location.hash"), "the secret does not stay in the address"
        expect(ann.get_by_text("Shared: 2 phones are here")).to_be_visible()
        ann.keyboard.press("Escape")
        times = [page.get_by_role("timer").inner_text() for page in (ann, bob)]
        assert times[0][:2] == times[1][:2]

        # Silence shows on all phones at once.
        ann.get_by_role("button", name="Silence touch to flip").click()
        expect(bob.get_by_role("button", name="Speech touch to flip")).to_be_visible(timeout=5000)

        # One is away; both write; nothing is lost, and both show the same.
        bob.context.set_offline(True)
        chests(bob, 2)
        bob.get_by_role("button", name="Speech touch to flip").click()
        chests(ann, 3)
        expect(bob.get_by_role("button", name="2 chests")).to_be_visible()
        expect(bob.get_by_role("img", name="sent later")).to_be_visible()
        bob.context.set_offline(False)
        for page in (ann, bob):
            expect(page.get_by_role("button", name="Silence touch to flip")).to_be_visible()
            expect(page.get_by_role("button", name="2 chests")).to_be_visible()
        assert entries(ann) == entries(bob)
        assert len(entries(ann)) == len({*entries(ann)}) == 9

        # What one entered the other may take back.
        ann.get_by_role("button", name="Settings of this keep").click()
        ann.get_by_role("button", name="Take back the last step").click()
        expect(bob.get_by_role("button", name="Speech touch to flip")).to_be_visible()

        # Who opens the link again comes to the sheet that is there.
        bob.goto(f"{house.address}/companion/knock")
        bob.goto(link)
        bob.get_by_role("button", name="Speech touch to flip").wait_for()
        bob.goto(f"{house.address}/companion/knock")
        expect(bob.get_by_role("button", name=re.compile("Save as a file"))).to_have_count(1)


def test_a_wrong_link_says_so(chromium: Browser, house: House) -> None:
    with still(chromium, viewport=PHONE) as page:
        page.goto(f"{house.address}/companion/knock#nothing.secret")
        expect(page.get_by_text("There is no such sheet").first).to_be_visible()
        assert page.evaluate("location.hash") == ""


@pytest.mark.parametrize("theme", ["vault", "daylight"])
def test_everybody_can_share(chromium: Browser, house: House, theme: str) -> None:
    with still(chromium, theme, viewport=PHONE) as page:
        begin(page, house)
        share(page)
        page.get_by_role("img", name="QR code").wait_for()
        assert troubles(page) == []


def test_a_new_release_takes_the_place_of_the_old_one(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = shutil.copytree(webclient(), tmp_path / "client")
    monkeypatch.setenv("UNDERCROFT_CLIENT_FOLDER", str(built))
    own = House(tmp_path / "house", lantern=False)
    own.start()
    try:
        with visitor(chromium, viewport=PHONE) as context:
            page = context.new_page()
            page.goto(f"{own.address}/companion/knock")
            page.get_by_text("Works without a network").wait_for()
            worker = built / "sw.js"
            worker.write_text(worker.read_text().replace("undercroft-files-", "undercroft-files-next-"))
            (built / "index.html").write_text((built / "index.html").read_text().replace("<title>", "<title>Next "))
            page.reload()
            page.get_by_text("Works without a network").wait_for()
            page.close()  # the old one's files are kept as long as a page of it is open
            page = context.new_page()
            page.goto(f"{own.address}/companion/knock")
            page.wait_for_function(
                """() => caches.keys().then((names) => names.every((name) => !/files-(?!next-)/.test(name))
                  && names.some((name) => name.includes("files-next-")))"""
            )
            context.set_offline(True)
            page.reload()
            expect(page.get_by_role("button", name="Lay out the keep")).to_be_visible()
    finally:
        own.stop()
