"""Donjon: The Apprentice Guardians as the rest of the program sees it: options, text codes, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Options, View
from undercroft.engine.outcome import Line, Outcome, Score
from undercroft.engine.packing import arg1, arg4, kind_of
from undercroft.engine.position import TABLE, Imaginer, Position
from undercroft.engine.text import Message, Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon import notation
from undercroft.games.donjon.content import Cards, effects, flatten, load_cards
from undercroft.games.donjon.drawing import draw
from undercroft.games.donjon.dungeon import KIND_NAMES, KINDS, WHAT_NAMES
from undercroft.games.donjon.fields import AREA, COUNT, FROM, MONSTER, ROOM, TO, Card, Inn, Threat, Tile, read_task
from undercroft.games.donjon.insight import ContestInsight
from undercroft.games.donjon.pieces import size_of
from undercroft.games.donjon.refusals import refuse
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.view import Codes, ContestView, build, look, score_lines

SCORES = ("score-mixed", "score-malus", "score-groups")

PROMPTS = {
    a.RECRUITMENT: "prompt-recruit",
    a.STEP: "prompt-step",
    a.POWER: "prompt-power",
    a.GUARDIAN: "prompt-guardian",
    a.SPREAD: "prompt-spread",
    a.LABORATORY: "prompt-laboratory",
    a.REFECTORY: "prompt-refectory",
    a.VIP_CARD: "prompt-vip",
    a.PLACE: "prompt-place",
    a.MOVE: "prompt-move",
    a.TELEPORT: "prompt-teleport",
    a.REMOVE: "prompt-remove",
    a.DUMP: "prompt-dump",
}


class ContestOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """The seat that begins, 0 for a random one (D9)."""
    expert: bool = False
    """All eight objective tiles instead of the four plain ones (D5)."""


class Donjon(Game):
    """Two to four rivals fill their dungeons with monsters, room by room, and keep adventurers out."""

    name = "donjon"
    version = 1
    seats = range(2, 5)
    options_type = ContestOptions
    view_type = ContestView
    content: Cards

    def __init__(self, content: Path | None = None) -> None:
        with self.speaking():
            self.content, self.content_hash = load_cards(content)
        cards = self.content
        self.box = flatten(cards)
        self.codes = codes = Codes(cards)
        self.insight = ContestInsight()
        self.threat = Threat(
            "threat",
            codes.threats,
            [[KIND_NAMES.index(kind) for kind in card.monsters] for card in cards.threats],
            [effects(card.all) for card in cards.threats],
        )
        self.inn = Inn(
            "inn",
            codes.inn,
            [card.who for card in cards.inn],
            [WHAT_NAMES.index(card.what) for card in cards.inn],
            [effects(card.hit) for card in cards.inn],
        )
        self.mixture, self.vip, self.swordbearer, self.power = (
            Card(name, names, [effects(card.you) for card in deck], [effects(card.others) for card in deck])
            for name, names, deck in (
                ("mixture", codes.mixtures, cards.mixtures),
                ("vip", codes.vips, cards.vips),
                ("swordbearer", codes.swordbearers, cards.swordbearers),
                ("power", codes.powers, cards.powers),
            )
        )
        self.tile = Tile(codes.tiles, [tile.powers for tile in cards.tiles], self.power)
        self.objective = Choice("objective", codes.objectives, "objective")
        self.actions = self.action_codec()
        self.events = self.event_codec()
        self.luck = (
            self.threat,
            self.inn,
            self.mixture,
            self.vip,
            self.swordbearer,
            self.tile,
            self.objective,
            MONSTER,
            Seat("seat"),
        )
        self.pointing = {"place": Choice("place", TO.codes, "place"), "area": AREA}

    def action_codec(self) -> Codec:
        return Codec(
            "action",
            Kind(a.RECRUIT, "{count} {monster} {area}>{to}", AREA, MONSTER, COUNT, TO, name="recruit"),
            Kind(a.MOVE_ONE, "{monster} {from}>{to}", MONSTER, FROM, TO, name="move"),
            Kind(a.PLACE_ONE, "{monster} {to}", MONSTER, TO, name="place"),
            Kind(a.USE_POWER, "power {monster} {from}", MONSTER, FROM, name="power"),
            Kind(a.MIX, "mix {mixture}", self.mixture, name="mix"),
            Kind(a.CALL, "call {vip}", self.vip, name="call"),
            Kind(a.USE_GUARDIAN, "guardian {power}", self.power, name="guardian"),
            Kind(a.REMOVE_ONE, "remove {room}", ROOM, name="remove"),
            Kind(a.DUMP_ONE, "dump {monster} {from}", MONSTER, FROM, name="dump"),
            Kind(a.SPREAD_TO, "to {area}", AREA, name="spread"),
            Kind(a.PASS, "pass", name="pass"),
        )

    def event_codec(self) -> Codec:
        seat, malus = Seat("seat"), Field("malus")
        board = Choice("board", self.codes.boards, "board")
        return Codec(
            "event",
            Kind(a.OBJECTIVE, "objective {objective}", self.objective, name="objective"),
            Kind(a.BOARD, "{seat} has the board {board}", seat, board, name="board"),
            Kind(a.TURN, "{seat} to play", seat, name="turn"),
            Kind(a.THREATENED, "threat {threat}", self.threat, name="threat"),
            Kind(a.CAME, "{monster} comes to {area}", MONSTER, AREA, name="came"),
            Kind(a.INN, "inn {inn}", self.inn, name="inn"),
            Kind(a.NO_INN, "inn empty", name="no-inn"),
            Kind(a.GROUP_CAME, "{seat} group in {room}", seat, ROOM, name="group"),
            Kind(a.PROGRESSED, "{seat} group {from}>{to}", seat, FROM, TO, name="progressed"),
            Kind(a.MALUS, "{seat} malus {malus}", seat, malus, name="malus"),
            Kind(a.REVEALED, "{seat} reveals {tile}", seat, self.tile, name="revealed"),
            Kind(a.GUARDED, "{seat} guardian {power} malus {malus}", seat, self.power, malus, name="guarded"),
            Kind(a.RECRUITED, "{seat} recruits {count} {monster} {area}", seat, COUNT, MONSTER, AREA, name="recruited"),
            Kind(a.PLACED, "{seat} places {count} {monster} {to}", seat, COUNT, MONSTER, TO, name="placed"),
            Kind(a.FOOTSTEPS, "{seat} footsteps {count}", seat, COUNT, name="footsteps"),
            Kind(a.MOVED, "{seat} moves {monster} {from}>{to}", seat, MONSTER, FROM, TO, name="moved"),
            Kind(a.SACRIFICED, "{seat} gives {monster} {from}", seat, MONSTER, FROM, name="sacrificed"),
            Kind(a.MIXED, "{seat} mixes {mixture}", seat, self.mixture, name="mixed"),
            Kind(a.CALLED, "{seat} calls {vip}", seat, self.vip, name="called"),
            Kind(a.DREW, "{seat} draws {swordbearer}", seat, self.swordbearer, name="drew"),
            Kind(a.REMOVED, "{seat} removes a group {room}", seat, ROOM, name="removed"),
            Kind(a.DUMPED, "{seat} dumps {monster} {from}", seat, MONSTER, FROM, name="dumped"),
            Kind(a.NEW_MIXTURE, "new mixture {mixture}", self.mixture, name="new-mixture"),
            Kind(a.NEW_VIP, "new vip {vip}", self.vip, name="new-vip"),
            Kind(a.LAST_ROUND, "last round", name="last-round"),
            Kind(a.RESHUFFLED, "cemetery shuffled", name="reshuffled"),
            Kind(a.ENDED, "end", name="ended"),
        )

    # Playing

    def options(self, given: Mapping[str, object]) -> ContestOptions:
        options = super().options(given)
        assert isinstance(options, ContestOptions)
        if options.first > options.players:
            with self.speaking():
                raise Unknown("option-first-seat", players=options.players)
        return options

    def blank(self, options: Options) -> Contest:
        assert isinstance(options, ContestOptions)
        contest = Contest(self.box, options.players)
        contest.first = options.first - 1 if options.first else a.NOTHING
        contest.expert = options.expert
        return contest

    def view(self, position: Position, seat: int | None) -> ContestView:
        assert isinstance(position, Contest)
        return look(position, seat, self.codes)

    def imaginer(self, view: View) -> Imaginer:
        assert isinstance(view, ContestView)
        return Imaginer(build(view, self.box, self.codes), TABLE if view.seat is None else view.seat)

    def refusal(self, position: Position, seat: int, action: int) -> Illegal:
        assert isinstance(position, Contest)
        return refuse(position, seat, action)

    def outcome(self, position: Position) -> Outcome:
        assert isinstance(position, Contest)
        winner = int(position.winner())
        keys = [f"objective-{self.codes.objectives[goal]}" for goal in position.objectives]
        return Outcome(
            reason="end-tie" if winner == a.NOTHING else "end-won",
            rule="D35" if winner == a.NOTHING else "D34",
            winners=() if winner == a.NOTHING else (winner,),
            scores=tuple(
                Score(
                    tuple(
                        Line(key, points)
                        for key, points in zip((*keys, *SCORES), score_lines(position, seat), strict=True)
                    )
                )
                for seat in range(position.seats)
            ),
        )

    def components(self, position: Position) -> Mapping[str, int]:
        assert isinstance(position, Contest)
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

    def write(self, position: Position) -> str:
        assert isinstance(position, Contest)
        return notation.write(look(position, None, self.codes))

    def read(self, line: str) -> Contest:
        with self.speaking():
            return notation.read(line, self.box, self.codes)

    def prompt(self, view: View) -> Message:
        assert isinstance(view, ContestView)
        if view.seat is None or view.over:
            return Message("prompt-watch")
        task = read_task(view.tasks[-1])
        asked = int(arg4(task))
        if asked != view.seat:
            return Message("prompt-wait", seat=asked + 1)
        return Message(PROMPTS[int(kind_of(task))], count=int(arg1(task)))

    def draw(self, view: View, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        assert isinstance(view, ContestView)
        return draw(view, self, text, marks, width, height)
