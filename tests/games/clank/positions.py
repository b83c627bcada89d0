"""Positions in a few words, and how a test plays on from them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice, Luck
from undercroft.games.clank.content import load_content
from undercroft.games.clank.game import Clank
from undercroft.games.clank.names import bits_of
from undercroft.games.clank.notation import spread
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.scoring import score
from undercroft.games.clank.state import ARTIFACTS, CROWNS, Thief
from undercroft.records.luck import RecordedLuck
from undercroft.records.record import Player
from undercroft.records.table import Table

GAME = Clank()
CONTENT, _ = load_content(None)
QUIET = "search,ladder,tattle,sneak,swagger,pickaxe"
"""A row in which nothing arrives, attacks or is dangerous."""


def cards(codes: str) -> vec[i64]:
    return GAME.names.numbers(spread(codes) if codes else [])


def start(luck: Luck | None = None, **options: object) -> Heist:
    """A heist just set up."""
    position = GAME.blank(GAME.options(options))
    position.set_up(luck or Dice(1), Events(False))
    return position


def heist(players: int = 2, side: str = "day", row: str = QUIET, **first: object) -> Heist:
    """The first seat in turn, with an empty hand, five Burgles to draw and no clank; `first` as for `give`."""
    position = start(players=players, side=side, first=1)
    position.row = cards(row)
    for seat, thief in enumerate(position.thieves):
        thief.supply += thief.clank
        thief.clank = 0
        give(position, seat, hand="burgle*5" if seat else "", deck="burgle*5")
    position.begin_turn(0)
    give(position, 0, **first)
    return position


def give(position: Heist, seat: int, **what: object) -> Thief:
    """Give a thief things: piles of cards by codes, artifacts and crowns by value, secrets by code, the rest as it is.

    Cubes of damage and clank come from the supply, artifacts from their rooms. `skill`, `swords`, `boots` and
    `teleports` are for the turn.
    """
    thief = position.thieves[seat]
    for name, value in what.items():
        if name in ("hand", "deck", "played", "discard"):
            assert isinstance(value, str)
            setattr(thief, name, cards(value))
        elif name in ("skill", "swords", "boots", "teleports"):
            setattr(position, name, value)
        elif name == "artifacts":
            assert isinstance(value, tuple)
            thief.artifacts = bits_of(value, ARTIFACTS)
            position.artifacts &= ~thief.artifacts
        elif name == "crowns":
            assert isinstance(value, tuple)
            thief.crowns = bits_of(value, CROWNS)
        elif name == "kept":
            assert isinstance(value, str)
            for code in spread(value):
                thief.kept[GAME.names.secret[code]] += 1
        else:
            if name in ("damage", "clank"):
                assert isinstance(value, int)
                thief.supply -= value
            setattr(thief, name, value)
    return thief


def act(position: Heist, code: str, luck: str | None = None) -> list[str]:
    """Let the seat in turn take a legal action; returns the codes of what happened.

    `luck` says what comes, and all of it must come; without it anything may.
    """
    action = GAME.actions.read(code)
    assert action in list(position.legal(position.turn)), f"{code} is not legal"
    events = Events()
    if luck is None:
        position.apply(position.turn, action, Dice(1), events)
    else:
        recorded = RecordedLuck(GAME, luck.split())
        position.apply(position.turn, action, recorded, events)
        recorded.check_used_up()
    return [GAME.events.write(int(event)) for event in events.take()]


def play(position: Heist, *codes: str) -> None:
    for code in codes:
        act(position, code)


def legal(position: Heist, seat: int | None = None) -> list[str]:
    """The codes of what a seat may do, usually the one in turn."""
    return [GAME.actions.write(int(a)) for a in position.legal(position.turn if seat is None else seat)]


def refused(position: Heist, code: str, seat: int | None = None) -> Illegal:
    """Why a seat may not do this."""
    who = position.turn if seat is None else seat
    action = GAME.actions.read(code)
    assert action not in list(position.legal(who)), f"{code} is legal"
    return GAME.refusal(position, who, action)


def why(position: Heist, code: str) -> tuple[str, str]:
    refusal = refused(position, code)
    return refusal.rule, refusal.message.key


def named(pile: vec[i64]) -> list[str]:
    """The codes of a pile, in order."""
    return sorted(GAME.names.named(pile))


def kept(position: Heist, seat: int) -> list[str]:
    return list(GAME.view(position, seat).thieves[seat].secrets)


def points(position: Heist, seat: int) -> int:
    return int(score(position, seat))


def stack_bag(position: Heist, *cubes: int) -> None:
    """The bag holds these cubes alone, the others are set aside: 4 is black, the rest are seats."""
    position.bag = vec[i64](list(cubes))


def table_at(position: Heist) -> Table:
    """A running game that has come to a position."""
    players = tuple(Player(name=f"Player {seat + 1}") for seat in range(position.seats))
    table = Table(GAME, GAME.options({"players": position.seats}), players, Dice(1))
    table.stand(position)
    return table
