"""Screenshots to look at: `.venv/bin/python tools/shots.py [SCENE | ADDRESS …]`.

A server is started, and every page and state (tools/scenes.py) is led to and taken into the folder `shots/`: dark,
light, on a phone, in French. `shots.py knock end` takes these two only, `shots.py --list` names them all, and
`shots.py gallery` is the kit on a page. An address, such as http://localhost:5173/ while `python tools/client.py run
dev` serves it, is taken in the same ways.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import browser
import client

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"


class Look(NamedTuple):
    """A way to look at a page: how large, in which light, in which language."""

    theme: str
    language: str = "en"
    width: int = 1440
    height: int = 900
    scale: int = 1

    @property
    def is_phone(self) -> bool:
        return self.width < 900


LOOKS = {
    "dark": Look("vault"),
    "light": Look("daylight"),
    "phone": Look("vault", "en", 390, 844, 2),
    "fr": Look("vault", "fr"),
    "phone-light-fr": Look("daylight", "fr", 390, 844, 2),
}

Scene = Callable[[Page], None]
"""Leads a fresh page to where the picture is taken."""


def build_gallery() -> Path:
    """The gallery of the kit, built."""
    node = client.find_node(ROOT, client.TO_BUILD)
    if node is None:
        raise client.NoClient("There is no Node here to build the gallery with.")
    client.install_packages(ROOT, node)
    client.demand(node.run(ROOT, "run", "build", "--", "--mode", "gallery"), "The gallery could not be built:")
    return ROOT / "web" / "dist-gallery"


@contextmanager
def looking(opened: Browser, look: Look) -> Iterator[Page]:
    """A page of a new visitor who looks that way. Nothing moves, so that pictures can be compared."""
    settings = json.dumps({"theme": look.theme, "language": look.language, "motion": 0, "sound": False})
    context = opened.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.theme == "vault" else "light",
        locale=look.language,
        device_scale_factor=look.scale,
        has_touch=look.is_phone,
        reduced_motion="reduce",
    )
    # A page may change its settings: only the first one finds ours.
    context.add_init_script(
        f"localStorage.getItem('undercroft-settings') ?? localStorage.setItem('undercroft-settings', '{settings}')"
    )
    page = context.new_page()
    page.set_default_timeout(20_000)
    yield page
    context.close()


def shoot(opened: Browser, name: str, scene: Scene) -> None:
    for look_name, look in LOOKS.items():
        with looking(opened, look) as page:
            scene(page)
            page.evaluate("document.fonts.ready")
            file = SHOTS / f"{name}-{look_name}.png"
            page.screenshot(path=file, full_page=name == "gallery")
            print(file.relative_to(ROOT), flush=True)


def at(address: str) -> Scene:
    def lead(page: Page) -> None:
        page.goto(address, wait_until="networkidle")

    return lead


def main(wishes: list[str]) -> int:
    SHOTS.mkdir(exist_ok=True)
    with ExitStack() as stack:
        scenes: dict[str, Scene] = {}
        for wish in [wish for wish in wishes if "://" in wish]:
            scenes[re.sub(r"\W+", "-", wish.split("//")[-1]).strip("-")] = at(wish)
        if "gallery" in wishes:
            scenes["gallery"] = at(f"{stack.enter_context(browser.serving(build_gallery()))}/gallery.html")
        if not wishes or set(wishes) - {"gallery", *(wish for wish in wishes if "://" in wish)}:
            found = house_scenes(stack)
            if "--list" in wishes:
                print("\n".join([*found, "gallery"]))
                return 0
            unknown = [wish for wish in wishes if wish not in found and wish != "gallery" and "://" not in wish]
            if unknown:
                print(f"There is no scene {', '.join(unknown)}: shots.py --list", file=sys.stderr)
                return 2
            scenes |= {name: scene for name, scene in found.items() if not wishes or name in wishes}
        playwright = stack.enter_context(sync_playwright())
        opened = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        for name, scene in scenes.items():
            shoot(opened, name, scene)
        opened.close()
    return 0


def house_scenes(stack: ExitStack) -> dict[str, Scene]:
    """The scenes at a server of their own, which is started for them."""
    sys.path.insert(0, str(ROOT))  # the house of the tests
    from tests.web.tables import House

    import scenes

    if not client.is_built(ROOT):
        client.build(ROOT)
    houses = []
    for lantern in (False, True):
        houses.append(House(Path(stack.enter_context(tempfile.TemporaryDirectory())), lantern))
        stack.callback(houses[-1].stop)
        houses[-1].start()
    sys.path.insert(0, str(houses[-1].path))  # for those who play Lantern beforehand
    return scenes.at(*houses)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
