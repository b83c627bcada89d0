"""Clank! as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.codec import Choice
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import Game, Inquiry, Options
from undercroft.engine.outcome import Outcome
from undercroft.engine.packing import kind_of
from undercroft.engine.position import TABLE, Imaginer
from undercroft.engine.preview import Figures
from undercroft.engine.settings import option
from undercroft.engine.text import Message, Text
from undercroft.games.clank import actions as a
from undercroft.games.clank import notation, scoring
from undercroft.games.clank.codes import action_codec, event_codec
from undercroft.games.clank.content import SIDES, Content, flatten, flatten_board, load_content
from undercroft.games.clank.dragon import attack_cubes
from undercroft.games.clank.drawing import draw
from undercroft.games.clank.dungeon import FAR, IDOLS, START
from undercroft.games.clank.fields import ARTIFACT, COLOURS, CUBE, LYING_NAMES, ROOM, SEAT
from undercroft.games.clank.inquiries import INQUIRIES, answer
from undercroft.games.clank.insight import HeistInsight
from undercroft.games.clank.legend import legend
from undercroft.games.clank.names import Names, piles
from undercroft.games.clank.refusals import refuse
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import HEALTH, NOBODY
from undercroft.games.clank.tally import fate, scores
from undercroft.games.clank.view import HeistView, build, look
from undercroft.games.clank.wording import about, printed

ENDS = {a.ALL_OUT: ("end-out", "C36"), a.COUNTED_OUT: ("end-countdown", "C35")}
BETTER = {
    **dict.fromkeys(("health", "skill", "swords", "boots", "teleports", "hush", "gold", "points"), 1),
    **dict.fromkeys(("clank", "rage", "cubes", "home"), -1),
}
"""What a thief wants more of, and what less."""
PROMPTS = {
    "take": "prompt-take",
    "discard": "prompt-discard",
    "choose": "prompt-choose",
    "trash": "prompt-trash",
    "grab": "prompt-grab",
    "replace": "prompt-replace",
    "burgle": "prompt-burgle",
    "spring": "prompt-spring",
}


class HeistOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, option("C4")] = 2
    side: Annotated[Literal["day", "dusk"], option("C1", of="side")] = "day"
    """The side of the board."""
    first: Annotated[int, option("C10", ge=0, le=4)] = 0
    """The seat that begins, 0 for a random one."""


class Clank(Game[Heist, HeistView, HeistOptions]):
    """Up to four thieves steal from a dragon: an artifact each, and out again before she has found them."""

    name = "clank"
    version = 2
    oldest = 2
    seats = range(1, 5)
    insight_tells_odds = False
    options_type = HeistOptions
    view_type = HeistView
    inquiries = INQUIRIES
    better = MappingProxyType(BETTER)
    content: Content

    def __init__(self, content: Path | None = None) -> None:
        self.content, self.content_hash = load_content(content)
        self.cards = flatten(self.content)
        self.boards = {side: flatten_board(self.content, side) for side in SIDES}
        codes = tuple(card.code for card in self.content.cards)
        secrets = tuple(secret.code for secret in self.content.secrets)
        self.names = Names(self.cards, codes, secrets)
        self.insight = HeistInsight(self.cards, list(self.boards.values()))
        self.homes = {
            (side, key): list(board.distances(START, key))
            for side, board in self.boards.items()
            for key in (False, True)
        }
        """By side and whether the thief has a key: the boots from each room to the exit."""
        self.card, self.secret = Choice("card", codes, "card"), Choice("secret", secrets, "token")
        self.actions = action_codec(self.card, self.secret)
        self.events = event_codec(self.card, self.secret)
        self.luck = (self.card, SEAT, ARTIFACT, self.secret, CUBE)
        self.status = Choice("status", a.STATUS_NAMES, "status")
        self.shown = (
            self.status,
            Choice("side", SIDES, "side"),
            Choice("pending", a.PENDING_NAMES, "pending"),
            Choice("lying", LYING_NAMES, "lying"),
        )
        self.pointing = {"room": ROOM, "card": self.card}

    def options(self, given: Mapping[str, object]) -> HeistOptions:
        options = super().options(given)
        if options.first > options.players:
            with self.speaking():
                raise Unknown("option-first-seat", players=options.players)
        return options

    def blank(self, options: HeistOptions) -> Heist:
        heist = Heist(self.cards, self.boards[options.side], options.players)
        heist.turn = options.first - 1 if options.first else NOBODY
        return heist

    def side_of(self, heist: Heist) -> str:
        return next(side for side, board in self.boards.items() if board is heist.board)

    def view(self, position: Heist, seat: int | None) -> HeistView:
        return self.views(position, (seat,))[0]

    def views(self, position: Heist, seats: Sequence[int | None]) -> list[HeistView]:
        return look(position, seats, self.side_of(position), self.names)

    def imaginer(self, view: HeistView) -> Imaginer:
        return Imaginer(self.build(view), TABLE if view.seat is None else view.seat)

    def build(self, view: HeistView) -> Heist:
        """A position that fits a view."""
        return build(view, self.boards[view.side], self.names)

    def refusal(self, position: Heist, seat: int, action: int) -> Illegal:
        return refuse(position, seat, action)

    def outcome(self, position: Heist) -> Outcome:
        reason, rule = ENDS[position.end]
        won = scoring.winners(position)
        return Outcome(
            reason=reason,
            rule=rule,
            winners=tuple(seat for seat in range(position.seats) if won >> seat & 1),
            scores=scores(position, self.names),
            fates=tuple(fate(thief) for thief in position.thieves),
        )

    def discloses(self, position: Heist, seat: int, action: int) -> bool:
        """A card leaves a hidden hand for all to see."""
        return position.seats > 1 and kind_of(action) in (a.PLAY, a.PLAY_ALL, a.DISCARD)

    def boots_home(self, heist: Heist, seat: int) -> list[int]:
        """By room: the boots from there to the exit, with the keys that a thief has."""
        return self.homes[self.side_of(heist), heist.thieves[seat].keys > 0]

    def figures(self, position: Heist, seat: int) -> Figures:
        """Health and clank, also of the others; what there is to spend; the loot, the dragon, and the way home."""
        thief = position.thieves[seat]
        inside = {owner: one for owner, one in enumerate(position.thieves) if one.status == a.INSIDE}
        found: Figures = {
            "rival-health": {COLOURS[o]: HEALTH - one.damage for o, one in inside.items() if o != seat},
            "rival-clank": {COLOURS[o]: one.clank for o, one in inside.items() if o != seat},
            "gold": {"": thief.gold},
            "points": {"": scoring.worth(position, seat)},
            "rage": {"": position.rage},
            "cubes": {"": attack_cubes(position)},
        }
        if seat in inside:
            found |= {"health": {"": HEALTH - thief.damage}, "clank": {"": thief.clank}}
            home = self.boots_home(position, seat)[thief.room]
            if home < FAR:
                found["home"] = {"": home}
        if seat == position.turn:
            found |= {
                "skill": {"": position.skill},
                "swords": {"": position.swords},
                "boots": {"": position.boots},
                "teleports": {"": position.teleports},
                "hush": {"": position.hush},
            }
        return found

    def answer(self, view: HeistView, inquiry: Inquiry) -> object:
        with self.speaking():
            return answer(view, inquiry, self)

    def components(self, position: Heist) -> Mapping[str, int]:
        thieves, bag = position.thieves, Counter(position.bag)
        counts = {"cards": sum(map(len, piles(position))) + len(position.deck) + sum(position.stock)}
        for seat, thief in enumerate(thieves):
            there = thief.supply + thief.clank + thief.damage + bag[seat] + position.aside[seat]
            counts[f"cubes of seat {seat}"] = int(there)
        counts["dragon cubes"] = bag[4] + int(position.aside[4])
        board, rooms = position.board, range(1, position.board.rooms + 1)
        lying = sum(position.tokens[room] for room in rooms if board.token[room] != IDOLS)
        counts["secrets in the box"] = len(position.minor) + len(position.major) - lying
        idols = sum(position.tokens[room] for room in rooms if board.token[room] == IDOLS)
        counts["idols"] = idols + sum(thief.idols for thief in thieves)
        counts["keys"] = position.keys + sum(thief.keys for thief in thieves)
        counts["backpacks"] = position.backpacks + sum(thief.backpacks for thief in thieves)
        sold = sum(bin(thief.crowns).count("1") for thief in thieves)
        counts["crowns"] = position.crowns + sold
        held = (position.artifacts, *(thief.artifacts for thief in thieves))
        counts["artifacts"] = sum(bin(bits).count("1") for bits in held)
        return counts

    def write(self, position: Heist) -> str:
        return notation.write(position, self.side_of(position), self.names)

    def read(self, line: str) -> Heist:
        with self.speaking():
            return notation.read(line, self.boards, self.names)

    def prompt(self, view: HeistView) -> Message:
        if view.seat is None or view.end != a.END_NAMES[a.RUNNING]:
            return Message("prompt-watch")
        if view.turn != view.seat:
            return Message("prompt-wait", seat=view.turn + 1)
        if view.pending:
            asked = view.pending[-1]
            card = {"card": Message(f"card-{asked.card}")} if asked.card else {}
            return Message(PROMPTS[asked.what], **card)
        return Message("prompt-play" if view.thieves[view.seat].hand else "prompt-act")

    def printed(self, text: Text) -> Mapping[str, Mapping[str, str]]:
        return printed(self.content, text)

    def about(self, view: HeistView, action: int, text: Text) -> str:
        return about(view, action, text, self)

    def draw(self, view: HeistView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        return draw(view, self, text, marks, width, height)

    def legend(self, text: Text) -> tuple[Sign, ...]:
        return legend(text)
