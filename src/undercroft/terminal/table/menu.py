"""The start menu: which game, who plays, with which options, in which language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.bots.kinds import KINDS
from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import columns, fitted, wrapped
from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names
from undercroft.engine.settings import Setting
from undercroft.engine.text import LANGUAGES, Text
from undercroft.records.record import PERSON, Player
from undercroft.terminal.reports.markdown import rules_lines
from undercroft.terminal.table.dialogs import Line, Pager, Question
from undercroft.terminal.table.listing import Listing
from undercroft.terminal.table.options import Options
from undercroft.terminal.table.page import Page, Pages
from undercroft.terminal.table.palette import banner
from undercroft.terminal.table.seats import refuse_namesakes, renamed, told_apart, usual_name, usual_seats
from undercroft.terminal.table.start import Evening, table_to_play


class Row:
    """A line of the menu. Left and right call `change`, Enter calls `enter`, Delete calls `remove`."""

    def __init__(
        self,
        label: str,
        value: str = "",
        *,
        change: Callable[[int], None] | None = None,
        enter: Callable[[], None] | None = None,
        remove: Callable[[], None] | None = None,
        note: str = "",
    ) -> None:
        self.label = label
        self.value = value
        self.change = change
        self.enter = enter
        self.remove = remove
        self.note = note


class Menu(Page):
    """Everything that is settled before a game starts."""

    def __init__(self, language: str, evening: Evening) -> None:
        self.evening = evening
        self.text = Text(language)
        self.cursor = 0
        self.message = ""
        self.line: Line | None = None
        self.take_game(names()[0])

    def take_game(self, name: str) -> None:
        self.game: Game = find(name)
        self.players = list(usual_seats(self.game, None, self.text))
        self.options = Options(self.game, self.text)

    # The lines

    def rows(self) -> list[Row]:
        said = self.game.text(self.text.language)
        rows = [
            Row(self.text("menu-start"), enter=self.start),
            Row(self.text("menu-game"), said("game-title"), change=self.next_game, note=said("game-summary")),
        ]
        for seat, player in enumerate(self.players):
            person = player.kind == PERSON
            kind = self.text("menu-person") if person else self.text("menu-bot", kind=self.text(f"bot-{player.kind}"))
            rows.append(
                Row(
                    self.text("menu-seat", seat=seat + 1),
                    f"{player.name} ({kind})",
                    change=self.kind_changer(seat),
                    enter=self.renamer(seat),
                    remove=self.remover(seat),
                )
            )
        if len(self.players) < self.game.seats.stop - 1:
            rows.append(Row(self.text("menu-add"), enter=self.add))
        seats = [player.name for player in self.players]
        for setting in self.options.settings:
            rows.append(
                Row(
                    self.options.label(setting),
                    self.options.shown(setting, seats),
                    change=self.stepper(setting),
                    enter=self.lister(setting),
                    note=self.options.about(setting),
                )
            )
        rows.append(Row(self.text("menu-language"), self.text("menu-language-name"), change=self.next_language))
        rows.append(Row(self.text("menu-resume"), enter=self.resume))
        rows.append(Row(self.text("menu-rules"), enter=self.rules))
        rows.append(Row(self.text("menu-quit"), enter=self.evening.leave))
        return rows

    def next_game(self, by: int) -> None:
        games = names()
        self.take_game(games[(games.index(self.game.name) + by) % len(games)])

    def next_language(self, by: int) -> None:
        at = LANGUAGES.index(self.text.language)
        before, self.text = self.text, Text(LANGUAGES[(at + by) % len(LANGUAGES)])
        self.evening.language = self.text.language
        self.options.speak(self.game, self.text)
        self.players = list(renamed(self.players, before, self.text))

    def kind_changer(self, seat: int) -> Callable[[int], None]:
        def change(by: int) -> None:
            kinds = [PERSON, *KINDS]
            player = self.players[seat]
            kind = kinds[(kinds.index(player.kind) + by) % len(kinds)]
            others = [*self.players[:seat], *self.players[seat + 1 :]]
            name = usual_name(seat, others, self.text) if kind == PERSON else self.text(f"bot-{kind}")
            self.players[seat] = Player(name=name, kind=kind)
            self.players = list(told_apart(self.players))

        return change

    def renamer(self, seat: int) -> Callable[[], None]:
        def rename(name: str) -> None:
            if not name:
                return
            players = list(self.players)
            players[seat] = msgspec.structs.replace(players[seat], name=name)
            try:
                refuse_namesakes(players)
            except Trouble as trouble:
                self.message = trouble.said_in(self.text)
            else:
                self.players = list(told_apart(players))

        def ask() -> None:
            self.line = Line(f"{self.text('menu-seat', seat=seat + 1)}:", self.players[seat].name, rename)

        return ask

    def remover(self, seat: int) -> Callable[[], None]:
        def remove() -> None:
            if len(self.players) > max(self.game.seats.start, 1):
                del self.players[seat]

        return remove

    def add(self) -> None:
        name = usual_name(len(self.players), self.players, self.text)
        self.players = list(told_apart([*self.players, Player(name=name)]))

    def stepper(self, setting: Setting) -> Callable[[int], None]:
        return lambda by: self.options.step(setting, by, len(self.players))

    def lister(self, setting: Setting) -> Callable[[], None]:
        """Enter: a list where there is one, else a step on."""

        def choose() -> None:
            if not setting.values:
                self.options.step(setting, 1, len(self.players))
                return
            options = self.options
            self.pages.push(
                Listing(
                    options.label(setting),
                    self.text,
                    options.listed(setting),
                    lambda: options.chosen(setting),
                    lambda value: options.choose(setting, value),
                    several=setting.kind == "choices",
                )
            )

        return choose

    # What the menu is for

    def start(self) -> None:
        try:
            refuse_namesakes(self.players)
            options = self.game.options({**self.options.values, "players": len(self.players)})
            self.evening.begin(self.game, options, tuple(self.players))
        except Trouble as trouble:
            self.message = trouble.said_in(self.text)

    def resume(self) -> None:
        try:
            path = self.evening.saves.newest_running()
            self.evening.go_on(table_to_play(path, None, self.evening.luck), path)
        except Trouble as trouble:
            self.message = trouble.said_in(self.text)

    def rules(self) -> None:
        title = self.text("rules-title", game=self.game.text(self.text.language)("game-title"))
        self.pages.push(Pager(title, self.text, rules_lines(self.game, self.text.language, self.text)))

    # The page

    def press(self, key: str) -> None:
        if self.line is not None:
            self.line.press(key)
            if not self.line.is_open:
                self.line = None
            return
        self.message = ""
        rows = self.rows()
        row = rows[min(self.cursor, len(rows) - 1)]
        if key in ("up", "back-tab"):
            self.cursor = (self.cursor - 1) % len(rows)
        elif key in ("down", "tab"):
            self.cursor = (self.cursor + 1) % len(rows)
        elif key in ("left", "right") and row.change is not None:
            row.change(1 if key == "right" else -1)
        elif key == "enter":
            if row.enter is not None:
                row.enter()
            elif row.change is not None:
                row.change(1)
        elif key in ("backspace", "delete") and row.remove is not None:
            row.remove()
        elif key == "q":
            self.evening.leave()
        elif key == "escape":
            leave, stay = ("y", self.text("menu-quit"), self.evening.leave), ("n", self.text("quit-no"), lambda: None)
            self.pages.push(Question(self.text("menu-quit-question"), [leave, stay]))

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        banner(canvas, 0, self.text("menu-title"))
        rows = self.rows()
        self.cursor = min(self.cursor, len(rows) - 1)
        room = max(height - 6, 1)
        first = max(0, min(self.cursor - room // 2, len(rows) - room))
        column = min(max(columns(row.label) for row in rows if row.value) + 6, width // 2)
        for i, row in enumerate(rows[first : first + room]):
            here = first + i == self.cursor
            canvas.put(2, 2 + i, "▸" if here else " ", "key")
            if row.value or row.change is not None:
                canvas.put(4, 2 + i, fitted(row.label, column - 5), "strong" if here else "dim")
                value = f"‹ {row.value} ›" if here and row.change is not None else f"  {row.value}"
                canvas.put(column, 2 + i, fitted(value, width - column - 1), "cursor" if here else "")
            else:
                canvas.put(4, 2 + i, row.label, "cursor" if here else "strong")
        if self.line is not None:
            self.line.put(canvas, 2, height - 3, width - 4)
        else:
            said = self.message or rows[self.cursor].note
            for i, line in enumerate(wrapped(said, width - 4)[:2]):
                canvas.put(2, height - 3 + i, line, "message" if self.message else "dim")
        canvas.put(0, height - 1, fitted(" " + self.text("menu-keys"), width).ljust(width), "bar")
        return canvas


def open_menu(language: str) -> None:
    pages = Pages()
    evening = Evening(pages, language)
    pages.push(Menu(language, evening))
    evening.show()
