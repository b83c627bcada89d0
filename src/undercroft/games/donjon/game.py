"""Donjon: The Apprentice Guardians as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.codec import Choice, Seat
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Inquiry, Options
from undercroft.engine.outcome import Outcome
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.position import TABLE, Imaginer
from undercroft.engine.preview import Figures
from undercroft.engine.settings import Setting, option
from undercroft.engine.text import Message, Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon import notation
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.codes import action_codec, event_codec
from undercroft.games.donjon.content import Cards, Codes, flatten, load_content
from undercroft.games.donjon.drawing import draw
from undercroft.games.donjon.dungeon import COMMON, KIND_NAMES, KINDS
from undercroft.games.donjon.fields import AREA, TO
from undercroft.games.donjon.inquiries import INQUIRIES, answer
from undercroft.games.donjon.insight import ContestInsight
from undercroft.games.donjon.legend import legend
from undercroft.games.donjon.pending import Stack, Task
from undercroft.games.donjon.piles import size_of
from undercroft.games.donjon.refusals import refuse
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import score_lines, winner
from undercroft.games.donjon.tally import scores
from undercroft.games.donjon.things import Things
from undercroft.games.donjon.view import LINES, ContestView, Onlooker
from undercroft.games.donjon.wording import about, printed

PROMPTS = {
    "recruitment": "prompt-recruit",
    "step": "prompt-step",
    "power": "prompt-power",
    "guardian": "prompt-guardian",
    "spread": "prompt-spread",
    "laboratory": "prompt-laboratory",
    "refectory": "prompt-refectory",
    "vip-card": "prompt-vip",
    "place": "prompt-place",
    "move": "prompt-move",
    "teleport": "prompt-teleport",
    "remove": "prompt-remove",
    "dump": "prompt-dump",
}
ObjectiveCode = Literal[
    "spider-a",
    "spider-b",
    "spider-star-a",
    "spider-star-b",
    "brou-a",
    "brou-b",
    "brou-star-a",
    "brou-star-b",
    "vampire-a",
    "vampire-b",
    "vampire-star-a",
    "vampire-star-b",
    "dragon-a",
    "dragon-b",
    "dragon-star-a",
    "dragon-star-b",
]
BoardCode = Literal["north", "east", "south", "west"]


class ContestOptions(Options, frozen=True, kw_only=True):
    """Who begins, with which boards, and which objectives may come."""

    players: Annotated[int, option("D8")] = 2
    first: Annotated[int, option("D9", ge=0, le=4)] = 0
    """The seat that begins, 0 for a random one."""
    boards: Annotated[tuple[BoardCode, ...], option("D9", of="board")] = ()
    """By seat; without any, they are dealt."""
    expert: Annotated[bool, option("D5")] = False
    """All eight objective tiles instead of the four plain ones."""
    objectives: Annotated[tuple[ObjectiveCode, ...], option("D5", of="objective")] = ()
    """Those that the players agree on, at most one of each colour; luck draws the others."""


class Donjon(Game[Contest, ContestView, ContestOptions]):
    """Two to four rivals fill their dungeons with monsters, room by room, and keep adventurers out."""

    name = "donjon"
    version = 2
    oldest = 2
    seats = range(2, 5)
    options_type = ContestOptions
    view_type = ContestView
    inquiries = INQUIRIES
    better = MappingProxyType(dict.fromkeys((*LINES, "total"), 1))
    content: Cards

    def __init__(self, content: Path | None = None) -> None:
        with self.speaking():
            self.content, self.content_hash = load_content(content)
        self.box = flatten(self.content)
        self.codes = Codes(self.content)
        self.stack = Stack(self.codes)
        self.onlooker = Onlooker(self.box, self.content, self.codes, self.stack)
        self.insight = ContestInsight()
        self.things = Things(self.content, self.codes)
        self.actions = action_codec(self.things)
        self.events = event_codec(self.things)
        self.luck = self.things.luck()
        self.shown = self.things.shown()
        self.counted = dict.fromkeys((*LINES, "total", "footsteps"), Seat("seat"))
        self.pointing = {"place": Choice("place", TO.codes, "place"), "area": AREA}

    # Options

    def options(self, given: Mapping[str, object]) -> ContestOptions:
        options = super().options(given)
        with self.speaking():
            if options.first > options.players:
                raise Unknown("option-first-seat", players=options.players)
            for named, known in ((options.boards, self.codes.boards), (options.objectives, self.codes.objectives)):
                for code in named:
                    if code not in known:
                        raise Unknown("option-not-here", code=code, codes=", ".join(known))
            if options.boards and len(options.boards) != options.players:
                raise Unknown("option-boards-count", count=len(options.boards), players=options.players)
            if len(set(options.boards)) < len(options.boards):
                raise Unknown("option-boards-twice")
            colours = [self.things.objective.colour(code) for code in options.objectives]
            if len(set(colours)) < len(colours):
                raise Unknown("option-objectives-colour")
        return options

    def settings(self) -> tuple[Setting, ...]:
        """Of the boards and the objectives those that are here."""
        here = {"boards": self.codes.boards, "objectives": self.codes.objectives}
        return tuple(
            msgspec.structs.replace(one, values=tuple(code for code in one.values if code in here[one.name]))
            if one.name in here
            else one
            for one in super().settings()
        )

    # Playing

    def blank(self, options: ContestOptions) -> Contest:
        contest = Contest(self.box, options.players)
        contest.first = options.first - 1 if options.first else a.NOTHING
        contest.boards = vec[i64]([self.codes.boards.index(code) for code in options.boards])
        contest.expert = options.expert
        named = {self.things.objective.colour(code): code for code in options.objectives}
        contest.objectives = vec[i64](
            [
                self.codes.objectives.index(named[colour]) if colour in named else a.NOTHING
                for colour in KIND_NAMES[:COMMON]
            ]
        )
        return contest

    def view(self, position: Contest, seat: int | None) -> ContestView:
        return self.onlooker.look(position, [seat])[0]

    def views(self, position: Contest, seats: Sequence[int | None]) -> list[ContestView]:
        return self.onlooker.look(position, seats)

    def imaginer(self, view: ContestView) -> Imaginer:
        return Imaginer(self.onlooker.build(view), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Contest, seat: int, action: int) -> Illegal:
        return refuse(position, seat, action)

    def outcome(self, position: Contest) -> Outcome:
        best = int(winner(position))
        return Outcome(
            reason="end-tie" if best == a.NOTHING else "end-won",
            rule="D35",
            winners=() if best == a.NOTHING else (best,),
            scores=scores(position, self.codes),
        )

    def figures(self, position: Contest, seat: int) -> Figures:
        """Every line of everybody's score, by seat, and the footsteps that are left."""
        lines = [list(score_lines(position, owner)) for owner in range(position.seats)]
        found: Figures = {
            line: dict(enumerate(points)) for line, points in zip(LINES, zip(*lines, strict=True), strict=True)
        }
        found["total"] = {owner: sum(points) for owner, points in enumerate(lines)}
        if len(position.stack) > 0:
            task = position.next_task()
            if kind_of(task) == t.STEP:
                found["footsteps"] = {int(t.seat_of(task)): int(arg1(task))}
        return found

    def answer(self, view: ContestView, inquiry: Inquiry) -> object:
        with self.speaking():
            return answer(view, inquiry, self)

    def components(self, position: Contest) -> Mapping[str, int]:
        monsters = {
            name: sum(position.areas[kind::KINDS]) + sum(position.monsters[kind::KINDS])
            for kind, name in enumerate(KIND_NAMES)
        }
        threats = sum(int(size_of(pile)) for pile in (position.threats, position.kept, position.cemetery))
        revealed = sum(tile != a.NOTHING for tile in position.tiles)
        return {
            **monsters,
            "groups": position.terrace + sum(position.groups),
            "threats": threats + int(position.shown_threat != a.NOTHING),
            "guardian tiles": int(size_of(position.hidden_tiles)) + revealed,
        }

    # Text

    def write(self, position: Contest) -> str:
        return notation.write(self.view(position, None), self.codes, self.stack)

    def read(self, line: str) -> Contest:
        with self.speaking():
            return notation.read(line, self.box, self.codes, self.stack)

    def printed(self, text: Text) -> Mapping[str, Mapping[str, str]]:
        return printed(self, text)

    def prompt(self, view: ContestView) -> Message:
        if view.phase == "over":
            return Message("prompt-watch")
        task = view.tasks[0]
        if task.kind not in PROMPTS:  # half-way through an action, as a preview shows it
            return Message("prompt-luck")
        if task.seat != view.seat:
            return Message("prompt-wait", seat=task.seat + 1, task=task.kind)
        return asked_for(task)

    def about(self, view: ContestView, action: int, text: Text) -> str:
        return about(view, action, text, self)

    def draw(self, view: ContestView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        return draw(view, self, text, marks, width, height)

    def legend(self, text: Text) -> tuple[Sign, ...]:
        return legend(text)


def asked_for(task: Task) -> Message:
    """A task as something to do, with the places that it names."""
    key = PROMPTS[task.kind]
    if task.kind == "place" and task.to == "any":
        key = "prompt-place-any"
    if task.kind == "remove" and task.from_ != "any":
        key = "prompt-remove-there"
    places = {name: Message(f"place-{code}") for name, code in (("from", task.from_), ("to", task.to)) if code}
    return Message(key, count=task.count, **places)
