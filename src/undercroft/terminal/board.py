"""The table on the screen: the drawing, what is being chosen, what happened, and the keys for all the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.errors import Illegal, Trouble
from undercroft.records.record import UNDO
from undercroft.records.table import Table
from undercroft.terminal.chooser import DIRECTIONS, Chooser, by_distance
from undercroft.terminal.clock import minutes
from undercroft.terminal.dialogs import Line, Notice, Pager, Question
from undercroft.terminal.markdown import rules_lines, says_rule
from undercroft.terminal.names import TableText
from undercroft.terminal.page import Page
from undercroft.terminal.palette import banner, fitted, progress_bar, wrapped
from undercroft.terminal.play import Session
from undercroft.terminal.saves import keep
from undercroft.terminal.thinking import Hint

COMMANDS = "uhsproqw"
SHORT = 30_000
"""Milliseconds left at which the clock calls for attention."""
SCROLL = {"shift-up": (0, -2), "shift-down": (0, 2), "shift-left": (-4, 0), "shift-right": (4, 0)}
LIST_WIDTH = 34
STORY = 40
"""So many entries back goes the page that tells what happened."""


class Board(Page):
    """A game being played at this keyboard. `ended` is called once it is over, `left` when people leave it."""

    def __init__(
        self, session: Session, language: str, ended: Callable[[Board], None], left: Callable[[], None]
    ) -> None:
        self.session = session
        self.game = session.game
        self.language = language
        self.text = TableText(language, session.game, session.names)
        self.ended = ended
        self.left = left
        self.message = ""
        self.tone = "good"
        self.rule: str | None = None
        self.line: Line | None = None
        self.chooser: Chooser | None = None
        self.chosen_at = (-1, -1)
        """The seat and the length of the record that the chooser was made for."""
        self.last: dict[str, int] = {}
        """The fields of the action chosen last: the next choice starts beside it."""
        self.offset = (0, 0)
        self.window = (80, 18)
        self.spots: dict[str, dict[int, tuple[int, int]]] = {}
        self.is_ended = False
        self.seen: object = None
        """What the screen last told of time and of thinking."""

    @property
    def table(self) -> Table:
        return self.session.table

    # Time

    def tick(self) -> bool:
        moved = self.session.tick()
        if moved:
            self.offset = (0, 0)
            self.message = ""
        seat = self.session.handing_over
        if self.table.is_over:
            if not self.is_ended:
                self.is_ended = True
                self.ended(self)
        elif seat is not None and self.pages.top is self:
            self.hand_over(seat)
        hint = self.session.hint()
        if hint is not None:
            self.tell(hint)
        if self.session.deciding is not None or not self.session.people:  # when there is somebody to read it
            trouble = self.session.trouble()
            if trouble is not None:
                self.complain(self.text.say(trouble))
        seen, self.seen = self.seen, (self.time_left(), self.status())
        return moved or seen != self.seen

    def time_left(self) -> str:
        left = self.session.clock.left
        return "" if left is None else minutes(left)

    def hand_over(self, seat: int) -> None:
        name = self.session.names[seat]
        words = [self.text("curtain", name=name), self.text("curtain-key", name=name)]
        self.pages.push(Notice(self.title(), words, lambda: self.take_seat(seat)))

    def take_seat(self, seat: int) -> None:
        self.message = ""
        self.last = {}
        self.session.sit(seat)
        self.session.tick()

    def current(self) -> Chooser | None:
        """The choice of the person at the keyboard, made anew whenever the table has moved on."""
        seat = self.session.deciding
        legal = [] if seat is None or self.table.is_over else self.table.legal(seat)
        if seat is None or not legal:
            self.chooser = None
        elif self.chooser is None or self.chosen_at != (seat, len(self.table.entries)):
            self.chosen_at = (seat, len(self.table.entries))
            self.chooser = Chooser(self.game.actions, legal, COMMANDS)
            self.start_near(self.chooser)
        return self.chooser

    def start_near(self, chooser: Chooser) -> None:
        """Where the drawing knows the place of the last choice, begin with what lies nearest to it."""
        spots = self.drawn(chooser, *self.window).spots if self.last else {}
        for name, value in self.last.items():
            places = spots.get(name, {})
            if value in places:
                chooser.prefer[name] = by_distance(places, places[value])
        chooser.take_kind(chooser.kind)

    # Keys

    def press(self, key: str) -> None:
        if self.line is not None:
            self.line.press(key)
            if not self.line.is_open:
                self.line = None
            return
        commands = {
            "u": self.undo,
            "h": self.hint,
            "s": self.save,
            "p": self.pause,
            "r": self.rules,
            "o": self.other,
            "q": self.quit,
            "w": self.story,
            "?": self.help,
            ":": self.type_code,
            "/": self.type_code,
            " ": self.session.hurry,
        }
        if key in commands:
            self.message = ""
            commands[key]()
        elif key in SCROLL:
            dx, dy = SCROLL[key]
            self.offset = (self.offset[0] + dx, self.offset[1] + dy)
        else:
            self.choose(key)

    def choose(self, key: str) -> None:
        chooser = self.current()
        if chooser is None:
            return
        if self.session.advising is not None:  # whoever chooses alone must not find the cursor elsewhere
            self.session.drop_hint()
            if key == "escape":
                return
        self.offset = (0, 0)
        if key == "enter":
            self.message = ""
            action = chooser.enter()
            if action is not None:
                self.play(action)
        elif key in ("escape", "backspace"):
            if not chooser.back() and self.session.guest is not None:
                self.session.call(None)
        elif key in ("tab", "back-tab"):
            chooser.next_kind(1 if key == "tab" else -1)
        elif key in DIRECTIONS:
            chooser.point(key, self.spots.get(chooser.field.name, {}) if chooser.field else {})
        elif key in ("home", "end", "page-up", "page-down"):
            chooser.move(-1 if key in ("home", "page-up") else 1)
        else:
            chooser.press(key)

    def play(self, action: int) -> None:
        seat = self.session.deciding
        if seat is None:
            return
        self.last = self.game.actions.values(action)
        try:
            self.session.play(seat, action)
        except Illegal as refusal:
            self.rule = refusal.rule
            self.complain(self.text("refused", reason=refusal.said_in(self.text), rule=refusal.rule))
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))

    def say(self, words: str) -> None:
        self.message, self.tone = words, "good"

    def complain(self, words: str) -> None:
        self.message, self.tone = words, "message"

    # Commands

    def undo(self) -> None:
        seat = self.session.sitting
        if seat is None:
            return
        try:
            self.session.undo(seat)
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
        else:
            self.say(self.text("undone"))

    def hint(self) -> None:
        seat = self.session.deciding
        if seat is None:
            self.complain(self.text("not-your-turn"))
            return
        self.session.ask_for_hint(seat)

    def tell(self, hint: Hint) -> None:
        """What the expert would do and why; the cursor goes there."""
        codec, best, other = self.game.actions, hint.best, hint.other
        odds = self.game.insight_tells_odds
        words = codec.words(best.action, self.text)
        said = [self.text("hint" if odds else "hint-judged", action=words, value=round(best.value * 100))]
        said += [self.text(reason) for reason in hint.reasons]
        if other is not None:
            words = codec.words(other.action, self.text)
            key = "hint-other" if odds else "hint-other-judged"
            said.append(self.text(key, action=words, value=round(other.value * 100)))
        self.say(" ".join(said))
        if chooser := self.current():
            chooser.show(best.action)

    def save(self) -> None:
        path = self.session.path or Path(f"{self.game.name}.record")
        self.line = Line(self.text("save-as"), str(Path.cwd() / path.name), self.save_as)

    def save_as(self, name: str) -> None:
        if not name:
            return
        path = Path(name).expanduser()
        try:
            keep(self.table.record, path)
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
        else:
            self.say(self.text("saved", path=str(path)))

    def pause(self) -> None:
        self.session.pause()
        words = [self.text("paused-words"), self.text("paused-key")]
        self.pages.push(Notice(self.text("paused"), words, lambda: self.session.pause(False)))

    def rules(self) -> None:
        rule = self.rule
        start = None if rule is None else says_rule(rule)
        title = self.text("rules-title", game=self.text("game-title"))
        self.pages.push(Pager(title, self.text, rules_lines(self.game, self.language, self.text), start))

    def story(self) -> None:
        """All that happened lately, sentence by sentence, from the last entry on."""
        told = sayings(self.table, self.session.eyes, self.text, STORY)

        def lines(width: int) -> list[list[tuple[str, str]]]:
            found: list[list[tuple[str, str]]] = []
            for n, sentences in enumerate(told):
                style = "strong" if n == len(told) - 1 else ""
                found += [[(row, style)] for sentence in sentences for row in wrapped(sentence, width)]
                found.append([])
            return found

        self.pages.push(Pager(self.text("story-title"), self.text, lines, lambda line: bool(line and line[0][1])))

    def help(self) -> None:
        words = self.text("help-keys")

        def lines(width: int) -> list[list[tuple[str, str]]]:
            return [[(line, "")] for row in words.splitlines() for line in wrapped(row, width)]

        self.pages.push(Pager(self.text("help-title"), self.text, lines))

    def other(self) -> None:
        """Another person acts out of turn: a spell, a card shown, whatever the game lets them do."""
        guests = self.session.guests()
        if not guests:
            self.complain(self.text("nobody-else"))
            return
        answers = [
            (str(number), self.session.names[seat], self.caller(seat)) for number, seat in enumerate(guests, start=1)
        ]
        answers.append(("q", self.text("nobody"), lambda: None))
        self.pages.push(Question(self.text("who-acts"), answers))

    def caller(self, seat: int) -> Callable[[], None]:
        return lambda: self.session.call(seat)

    def quit(self) -> None:
        answers = [
            ("y", self.text("quit-yes"), self.left),
            ("n", self.text("quit-no"), lambda: None),
        ]
        self.pages.push(Question(self.text("quit-question"), answers))

    def type_code(self) -> None:
        if self.session.deciding is None:
            self.complain(self.text("not-your-turn"))
            return
        self.line = Line(":", "", self.play_code)

    def play_code(self, code: str) -> None:
        if not code:
            return
        try:
            action = self.game.actions.read(code)
        except Trouble as trouble:
            self.complain(self.text("unreadable-code", reason=trouble.said_in(self.text)))
            return
        self.play(action)

    # Drawing

    def title(self) -> str:
        seat = self.session.decider
        title = self.text("game-title")
        return title if seat is None else self.text("title-turn", game=title, name=self.session.names[seat])

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        left = self.session.clock.left
        if left is not None and not self.table.is_over:
            style = "deadly" if left <= SHORT else "title"
            mark = "!" if left <= SHORT else ""
            banner(canvas, 0, self.title(), f"{self.time_left()}{mark}", style)
        else:
            banner(canvas, 0, self.title())
        chooser = self.current()
        kinds = chooser.kinds if chooser is not None and len(chooser.kinds) > 1 else ()
        rows = [(row, tone) for words, tone in self.status() for row in wrapped(words, width - 2)]
        log = (3 if height < 30 else 7) - bool(kinds)
        log = max(log, min(len(rows) - 1, height // 4))  # what is said now is worth a little of the table
        top, bottom = 1, height - log - 3 - bool(kinds)
        self.draw_table(canvas, chooser, width, top, max(bottom - top, 1))
        if chooser is not None and kinds:
            self.draw_kinds(canvas, chooser, bottom)
            bottom += 1
        if chooser is not None:
            self.draw_action(canvas, chooser.action, bottom, width)
        rows += [(row, "") for row in self.about(chooser, width)[: max(log + 1 - len(rows), 0)]]
        rows += [(row, "dim") for row in self.log(log + 1 - len(rows), width)]
        for i, (row, style) in enumerate(rows[: log + 1]):
            canvas.put(1, bottom + 1 + i, row, style)
        if self.line is not None:
            canvas.put(0, bottom + 1, " " * width)
            self.line.put(canvas, 1, bottom + 1, width - 2)
        canvas.put(0, height - 1, fitted(self.keys(), width).ljust(width), "bar")
        return canvas

    def drawn(self, chooser: Chooser | None, width: int, height: int) -> Canvas:
        """The game's own drawing, with what is being chosen."""
        view = self.game.view(self.table.position, self.session.eyes)
        labels = chooser.labels() if chooser else {}
        marks = Marks(labels=labels, ghost=chooser.action if chooser else None, offset=self.offset)
        return self.game.draw(view, self.text, marks, width, height)

    def draw_table(self, canvas: Canvas, chooser: Chooser | None, width: int, top: int, height: int) -> None:
        self.window = (width, height)
        drawn = self.drawn(chooser, width, height)
        self.spots = drawn.spots
        canvas.paste(drawn.cropped(0, 0, width, height), 0, top)
        field = chooser.field if chooser is not None else None
        if (
            chooser is not None
            and field is not None
            and field.name not in drawn.spots
            and chooser.is_open(chooser.focus)
        ):
            self.draw_list(canvas, chooser, max(width - LIST_WIDTH, 0), top, height)

    def draw_list(self, canvas: Canvas, chooser: Chooser, x: int, top: int, height: int) -> None:
        """The values to choose from, where the drawing does not show them."""
        field = chooser.field
        assert field is not None
        options = chooser.options(chooser.focus)
        labels = chooser.labels().get(field.name, {})
        cursor = options.index(chooser.values[field.name])
        first = max(0, min(cursor - height // 2, len(options) - height + 2))
        canvas.box(x, top, min(LIST_WIDTH, canvas.width - x), min(height, len(options) + 2), "border")
        for row, value in enumerate(options[first : first + height - 2]):
            words = fitted(f"{labels.get(value, ' ')} {field.words(value, self.text)}", LIST_WIDTH - 4)
            canvas.put(x + 2, top + 1 + row, words, "cursor" if first + row == cursor else "")

    def draw_kinds(self, canvas: Canvas, chooser: Chooser, y: int) -> None:
        x, keys = 1, chooser.kind_keys()
        for kind in chooser.kinds:
            words = f"{keys.get(kind.name, '')} {self.kind_name(kind.name)}".strip()
            here = kind is chooser.kind
            canvas.put(x, y, f"[{words}]" if here else f" {words} ", "cursor" if here else "dim")
            x += len(words) + 3

    def draw_action(self, canvas: Canvas, action: int, y: int, width: int) -> None:
        """The action under the cursor, in words and as a code."""
        words = fitted(self.game.actions.words(action, self.text), width - 2)
        code = f":{self.game.actions.write(action)}"
        canvas.put(1, y, words, "ghost")
        if len(words) + len(code) + 4 <= width:
            canvas.put(len(words) + 3, y, code, "dim")

    def about(self, chooser: Chooser | None, width: int) -> list[str]:
        """What the game says about the action under the cursor."""
        if chooser is None:
            return []
        view = self.game.view(self.table.position, self.session.eyes)
        words = self.game.about(view, chooser.action, self.text)
        return wrapped(words, width - 2) if words else []

    def kind_name(self, name: str) -> str:
        return self.text(f"kind-{name}") if f"kind-{name}" in self.text else name

    def status(self) -> list[tuple[str, str]]:
        """What there is to say now, each with its style: the last message, and who thinks or what is asked for."""
        said = [(self.message, self.tone)] if self.message else []
        thinking = self.who_thinks()
        if thinking or not said:
            said.append((thinking or self.prompt(), "prompt"))
        return said

    def who_thinks(self) -> str:
        """Of a hint that is looked for or a bot that searches, how far it is; else nothing."""
        session = self.session
        if session.advising is not None:
            percent = session.advising.percent or 0
            return self.text("hint-thinks", bar=progress_bar(percent), percent=percent)
        seat, thought = session.thinking or (None, None)
        if seat is None or seat != session.decider or thought is None or thought.is_done or thought.percent is None:
            return ""
        bar = progress_bar(thought.percent)
        return self.text("bot-thinks-so-far", name=session.names[seat], bar=bar, percent=thought.percent)

    def prompt(self) -> str:
        seat = self.session.decider
        if seat in self.session.bots and self.session.eyes is None:
            return self.text("bot-thinks", name=self.session.names[seat])
        return self.text.say(self.game.prompt(self.game.view(self.table.position, self.session.eyes)))

    def log(self, lines: int, width: int) -> list[str]:
        """The last things that happened, as far as whoever looks may know them, the newest last."""
        rows: list[str] = []
        for sentences in reversed(sayings(self.table, self.session.eyes, self.text, lines)):
            above = wrapped(" ".join(sentences), width - 2)
            first = 0
            while not rows and len(above) > lines and first < len(sentences) - 1:
                first += 1
                above = wrapped(" ".join(sentences[first:]), width - 2)
            if len(rows) + len(above) > lines:
                break
            if first > 0:
                above = wrapped(f"{self.text('log-cut')} {' '.join(sentences[first:])}", width - 2)[:lines]
            rows = above + rows
        return rows

    def keys(self) -> str:
        chooser = self.current()
        parts = [self.text("keys-wait")]
        if chooser is not None:
            parts = [self.text("keys-choose")]
            if len(chooser.kinds) > 1:
                parts.append(self.text("keys-kind"))
            for flag, key in chooser.flag_keys().items():
                parts.append(f"{key} {self.text(f'{flag}-yes')}")
        return " " + "  ".join([*parts, self.text("keys-table")])


def sayings(table: Table, seat: int | None, text: TableText, last: int) -> list[list[str]]:
    """What happened as far as a seat may know it: the sentences of each of the last entries after the set-up, but for
    those that there is nothing to say about."""
    codec = table.game.events
    told = []
    for step in range(max(len(table.history) - last, 1), len(table.history)):
        if table.entries[step].action == UNDO:
            told.append([text("taken-back")])
        elif events := table.history[step]:
            told.append([codec.words(event, text, codec.is_hidden(event, seat)) for event in events])
    return told
