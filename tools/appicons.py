#!/usr/bin/env python3
"""Draws the icons of the installed client from its mark: `.venv/bin/python tools/appicons.py`.

Phones want pixels, and the maskable one fills its square, for a phone that cuts it round.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

import browser
from environment import ROOT

PUBLIC = ROOT / "web" / "public"
GROUND = "#16120e"
ICONS = (("app-192.png", 192, 0.84, 0.2), ("app-512.png", 512, 0.84, 0.2), ("app-maskable-512.png", 512, 0.6, 0.0))
"""File, pixels, how much of it the mark is, and how round the ground is."""


def main() -> None:
    mark = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
        for name, pixels, share, radius in ICONS:
            page = opened.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(
                f"<style>body{{margin:0}}div{{height:100vh;display:grid;place-items:center;background:{GROUND};"
                f"border-radius:{pixels * radius}px}}svg{{width:{pixels * share}px}}</style><div>{mark}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        opened.close()


if __name__ == "__main__":
    main()
