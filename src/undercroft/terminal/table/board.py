"""A game being played at this keyboard: the keys for choosing and for all the rest, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from undercroft.bots.thinking import Hint
from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import wrapped
from undercroft.engine.errors import Trouble
from undercroft.terminal.reports.markdown import rules_lines, says_rule
from undercroft.terminal.table.at_table import AtTable
from undercroft.terminal.table.chooser import DIRECTIONS, Chooser, by_distance
from undercroft.terminal.table.clock import minutes
from undercroft.terminal.table.dialogs import Line, Notice, Pager, Question, Styled
from undercroft.terminal.table.drawing import Drawing, draw_game
from undercroft.terminal.table.explaining import WHOLE, action_lines, help_lines, table_lines
from undercroft.terminal.table.page import Page
from undercroft.terminal.table.palette import progress_bar
from undercroft.terminal.table.telling import Teller

SCROLL = {"shift-up": (0, -2), "shift-down": (0, 2), "shift-left": (-4, 0), "shift-right": (4, 0)}
STORY = 40
"""So many steps back goes the page that tells what happened."""


class Board(Page):
    """The page of a running game. `ended` is called once it is over, `left` when people leave it."""

    letters = "uhsproqwi"
    """Keys that are no labels of things."""

    def __init__(
        self, session: AtTable, language: str, ended: Callable[[Board], None], left: Callable[[], None]
    ) -> None:
        self.session = session
        self.game = session.game
        self.language = language
        self.learn_names()
        self.ended = ended
        self.left = left
        self.message = ""
        self.tone = "good"
        self.rule: str | None = None
        self.line: Line | None = None
        self.chooser: Chooser | None = None
        self.chosen_at = (-1, -1)
        """The seat and the number of steps that the chooser was made for."""
        self.last: dict[str, int] = {}
        """The fields of the action chosen last: the next choice starts beside it."""
        self.offset = (0, 0)
        self.window = (80, 18)
        self.spots: dict[str, dict[int, tuple[int, int]]] = {}
        self.covering: Notice | None = None
        """What lies on the table while it is paused."""
        self.is_ended = False
        self.seen: object = None
        """What the screen last told of time and of thinking."""

    def learn_names(self) -> None:
        """Say everything with the names of those who sit there now."""
        self.named = self.session.names
        self.teller = Teller(self.game, self.language, self.named)
        self.text = self.teller.text

    # Time

    def tick(self) -> bool:
        moved = self.session.tick()
        if self.session.names != self.named:
            self.learn_names()
            moved = True
        if moved:
            self.offset = (0, 0)
            self.message = ""
        seat = self.session.handing_over
        if self.session.is_over:
            if not self.is_ended:
                self.is_ended = True
                self.ended(self)
        elif self.pages.top is self:
            if self.session.is_paused:
                self.cover()
            elif seat is not None and self.session.keeps_secrets(seat):
                self.hand_over(seat)
            elif seat is not None:
                self.take_seat(seat)
                self.say(self.text("now-plays", name=self.session.names[seat]))
        if self.covering is not None and not self.session.is_paused:  # somebody goes on
            self.covering.close()
            self.covering = None
        self.look_for_hint()
        if self.session.deciding is not None or not self.session.people:  # when there is somebody to read it
            trouble = self.session.trouble()
            if trouble is not None:
                self.complain(self.text.say(trouble))
        seen, self.seen = self.seen, (self.time_left(), self.status())
        return moved or seen != self.seen

    def look_for_hint(self) -> None:
        try:
            hint = self.session.hint()
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
            return
        if hint is not None:
            self.tell(hint)

    @property
    def is_busy(self) -> bool:
        session = self.session
        waits = session.deciding is None and session.handing_over is None and not session.is_paused
        return not session.is_over and (waits or session.is_advising)

    def go_away(self) -> None:
        """No time is used while nobody looks."""
        if self.session.time_left is not None and not self.session.is_paused and not self.session.is_over:
            self.pause()

    def time_left(self) -> str:
        left = self.session.time_left
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
        seat, seen = self.session.deciding, self.session.view
        if seat is None or not seen.legal:
            self.chooser = None
        elif self.chooser is None or self.chosen_at != (seat, seen.number):
            self.chosen_at = (seat, seen.number)
            codes = [action.code for group in seen.legal for action in group.actions]
            self.chooser = Chooser(self.game.actions, [self.game.actions.read(code) for code in codes], self.letters)
            self.start_near(self.chooser)
        return self.chooser

    def start_near(self, chooser: Chooser) -> None:
        """Where the drawing knows the place of the last choice, begin with what lies nearest to it."""
        chooser.spots = draw_game(self, chooser, *self.window).spots
        for name, value in self.last.items():
            places = chooser.spots.get(name, {})
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
        commands = self.commands()
        if key in commands:
            self.message = ""
            commands[key]()
        elif key in SCROLL:
            dx, dy = SCROLL[key]
            self.offset = (self.offset[0] + dx, self.offset[1] + dy)
        else:
            self.choose(key)

    def commands(self) -> dict[str, Callable[[], None]]:
        """What is done by keys beside choosing."""
        return {
            "u": self.undo,
            "h": self.hint,
            "s": self.save,
            "p": self.pause,
            "r": self.rules,
            "o": self.other,
            "q": self.quit,
            "w": self.story,
            "i": self.look_closer,
            "?": self.help,
            ":": self.type_code,
            "/": self.type_code,
            " ": self.session.hurry,
        }

    def choose(self, key: str) -> None:
        chooser = self.current()
        if chooser is None:
            return
        if self.session.is_advising:  # whoever chooses alone must not find the cursor elsewhere
            self.session.drop_hint()
            if key == "escape":
                return
        self.offset = (0, 0)
        if key == "enter":
            self.message = ""
            if chooser.enter() is not None:
                self.play(chooser.code)
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

    def play(self, code: str) -> None:
        """Act for the person at the keyboard, or tell why that is impossible."""
        seat = self.session.deciding
        if seat is None:
            return
        try:
            refusal = self.session.seat.why(code)
        except Trouble as trouble:
            self.complain(self.text("unreadable-code", reason=trouble.said_in(self.text)))
            return
        if refusal is not None:
            self.rule = refusal.rule
            self.complain(self.text("refused", reason=refusal.sentence.message(), rule=refusal.rule))
            return
        self.last = self.game.actions.values(self.game.actions.read(code))
        try:
            self.session.act(seat, code)
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
            self.session.save(path)
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
        else:
            self.say(self.text("saved", path=str(path)))

    def pause(self, on: bool = True) -> None:
        try:
            self.session.pause(on)
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
        if self.session.is_paused:
            self.cover()

    def cover(self) -> None:
        words = [self.text("paused-words"), self.text("paused-key")]
        self.covering = Notice(self.text("paused"), words, lambda: self.pause(False))
        self.pages.push(self.covering)

    def rules(self) -> None:
        rule = self.rule
        start = None if rule is None else says_rule(rule)
        title = self.text("rules-title", game=self.text("game-title"))
        self.pages.push(Pager(title, self.text, rules_lines(self.game, self.language, self.text), start))

    def story(self) -> None:
        """All that happened lately, sentence by sentence, from the last step on."""
        told = self.teller.told(self.session.seat.news(max(self.session.view.number - STORY, 1)))

        def lines(width: int) -> list[Styled]:
            found: list[Styled] = []
            for n, sentences in enumerate(told):
                style = "strong" if n == len(told) - 1 else ""
                found += [[(row, style)] for sentence in sentences for row in wrapped(sentence, width)]
                found.append([])
            return found

        self.pages.push(Pager(self.text("story-title"), self.text, lines, lambda line: bool(line and line[0][1])))

    def help_words(self) -> str:
        return self.text("help-keys")

    def help(self) -> None:
        words = self.help_words()

        def lines(width: int) -> list[Styled]:
            return help_lines(self.game, self.text, words, width)

        self.pages.push(Pager(self.text("help-title"), self.text, lines))

    def look_closer(self) -> None:
        """All about the action under the cursor, and what is printed on the cards that lie open."""
        chooser, seat, view = self.current(), self.session.deciding, self.session.view.view

        def lines(width: int) -> list[Styled]:
            found: list[Styled] = []
            if chooser is not None and seat is not None:
                brings = self.teller.brings(self.session.preview(seat, chooser.code), WHOLE, width)
                about = self.game.about(view, chooser.action, self.text)
                found = action_lines(self.teller, chooser.action, brings, about, width)
            found += table_lines(self.teller, view, width)
            return found or [[(self.text("nothing-to-read"), "")]]

        self.pages.push(Pager(self.text("closer-title"), self.text, lines))

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
        self.line = Line(":", "", self.play_typed)

    def play_typed(self, code: str) -> None:
        if code:
            self.play(code)

    # What is shown

    def draw(self, width: int, height: int) -> Canvas:
        drawing = Drawing(self, width, height)
        self.spots, self.window = drawing.spots, drawing.room
        return drawing.canvas

    def title(self) -> str:
        seat = self.session.decider
        title = self.text("game-title")
        return title if seat is None else self.text("title-turn", game=title, name=self.session.names[seat])

    def status(self) -> list[tuple[str, str]]:
        """What there is to say now, each with its style: the last message, and who thinks or what is asked for."""
        said = [(self.message, self.tone)] if self.message else []
        thinking = self.who_thinks()
        if thinking or not said:
            said.append((thinking or self.prompt(), "prompt"))
        return said

    def who_thinks(self) -> str:
        """Of a hint that is looked for or a bot that searches, how far it is; else nothing."""
        session, percent = self.session, self.session.progress
        if percent is None:
            return self.text("hint-asked") if session.is_advising else ""
        if session.is_advising:
            return self.text("hint-thinks", bar=progress_bar(percent), percent=percent)
        seat = session.decider
        assert seat is not None
        return self.text("bot-thinks-so-far", name=session.names[seat], bar=progress_bar(percent), percent=percent)

    def prompt(self) -> str:
        seat = self.session.decider
        if seat is not None and seat in self.session.bots and self.session.eyes is None:
            return self.text("bot-thinks", name=self.session.names[seat])
        return self.text.say(self.session.view.prompt.message())
