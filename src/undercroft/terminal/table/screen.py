"""Pages on a real terminal, through prompt_toolkit: the only module that knows it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.styles import Style
from prompt_toolkit.utils import is_dumb_terminal

from undercroft.engine.canvas import Canvas
from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.terminal.table.lines import BEAT, Lines
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.palette import STYLES, ascii_only

KEYS = {
    Keys.Enter: "enter",
    Keys.Escape: "escape",
    Keys.Backspace: "backspace",
    Keys.Delete: "backspace",
    Keys.Tab: "tab",
    Keys.BackTab: "back-tab",
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.PageUp: "page-up",
    Keys.PageDown: "page-down",
    Keys.ShiftUp: "shift-up",
    Keys.ShiftDown: "shift-down",
    Keys.ShiftLeft: "shift-left",
    Keys.ShiftRight: "shift-right",
    Keys.ControlU: "clear",
}


class Screen:
    """How this terminal shows things."""

    def __init__(self, colour: str = "auto", environment: Mapping[str, str] = os.environ) -> None:
        self.depth = colour_depth(colour, environment)
        self.ascii = not can_write_signs(getattr(sys.stdout, "encoding", None))

    def run(self, pages: Pages, input: Input | None = None, output: Output | None = None) -> None:
        """Show pages until none is left. Control-C raises KeyboardInterrupt."""

        def shown() -> StyleAndTextTuples:
            size = app.output.get_size()
            return self.fragments(pages.draw(size.columns, size.rows))

        bindings = KeyBindings()

        @bindings.add(Keys.Any)
        def any_key(event: KeyPressEvent) -> None:
            press(event, event.data)

        for key, name in KEYS.items():

            @bindings.add(key)
            def named_key(event: KeyPressEvent, name: str = name) -> None:
                press(event, name)

        @bindings.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            for character in event.data:
                press(event, character)

        @bindings.add(Keys.ControlC)
        def interrupt(event: KeyPressEvent) -> None:
            event.app.exit(exception=KeyboardInterrupt)

        @bindings.add(Keys.ControlZ)
        def suspend(event: KeyPressEvent) -> None:
            if hasattr(signal, "SIGTSTP"):
                pages.go_away()
                event.app.suspend_to_background()

        def press(event: KeyPressEvent, key: str) -> None:
            pages.press(key)
            leave_if_done(event.app)

        def leave_if_done(app: Application[None]) -> None:
            if not pages.stack and app.is_running and app.future is not None and not app.future.done():
                app.exit()

        app: Application[None] = Application(
            layout=Layout(Window(FormattedTextControl(shown, show_cursor=False), always_hide_cursor=True)),
            key_bindings=bindings,
            style=Style.from_dict({f"u-{name}": style for name, style in STYLES.items() if name}),
            color_depth=self.depth,
            full_screen=True,
            input=input,
            output=output,
        )
        app.ttimeoutlen = 0.05  # Escape is a key of its own here
        app.timeoutlen = 0.05

        async def beat() -> None:
            while True:
                await asyncio.sleep(BEAT)
                try:
                    news = pages.tick()
                except Trouble as trouble:
                    if app.future is not None and not app.future.done():
                        app.exit(exception=trouble)
                    return
                leave_if_done(app)
                if news:
                    app.invalidate()

        async def main() -> None:
            task = asyncio.get_running_loop().create_task(beat())
            try:
                await app.run_async()
            finally:
                task.cancel()

        asyncio.run(main())

    def fragments(self, canvas: Canvas) -> StyleAndTextTuples:
        found: StyleAndTextTuples = []
        for row in canvas.rows():
            for words, style in row:
                # prompt_toolkit would make a no-break space stand out; on a canvas every space is fixed anyway.
                spaced = words.replace("\u00a0", " ").replace("\u202f", " ")
                found.append((f"class:u-{style}" if style else "", ascii_only(spaced) if self.ascii else spaced))
            found.append(("", "\n"))
        return found[:-1]


def show(pages: Pages, text: Text, colour: str = "auto") -> None:
    """Pages on whatever terminal this is: on its screen, or as lines where it has none."""
    if is_dumb_terminal():
        Lines(text).run(pages)
    else:
        Screen(colour).run(pages)


def colour_depth(colour: str, environment: Mapping[str, str]) -> ColorDepth | None:
    """None leaves it to what the terminal says of itself. NO_COLOR is honoured unless colour is asked for."""
    if colour == "never" or (colour == "auto" and environment.get("NO_COLOR")):
        return ColorDepth.DEPTH_1_BIT
    return ColorDepth.DEPTH_8_BIT if colour == "always" else None


def can_write_signs(encoding: str | None) -> bool:
    try:
        "┌●❄☠é".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
