"""A browser for the tests of the web client: `./test`, or `.venv/bin/python -m pytest tests/web`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import browser
import client
from environment import ROOT
from shots import build_gallery
from tests.web.tables import House

expect.set_options(timeout=20_000)  # a busy machine takes its time


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not browser.find():
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of the kit's gallery."""
    with browser.serving(build_gallery()) as address:
        yield f"{address}/gallery.html"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the built client, for all who leave it running."""
    if not client.is_built(ROOT):
        client.build(ROOT)
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page; whatever it complains of in the console, or asks of another server, fails the test."""
    opened = chromium.new_page(viewport={"width": 1440, "height": 900}, locale="en")
    complaints: list[str] = []
    opened.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("request", lambda asked: None if "//127.0.0.1:" in asked.url else complaints.append(asked.url))
    yield opened
    opened.close()
    assert complaints == []
