# compiled by mypyc
"""Whose effects come when: a card puts them on the stack of tasks (D11, D13, D29)."""

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.dungeon import HERE
from undercroft.games.donjon.piles import has
from undercroft.games.donjon.state import State
from undercroft.games.donjon.tasks import PLACE, by_card, to_do


def lay_card(state: State, deck: Deck, card: i64, seat: i64, here: i64) -> None:
    """A card's effects: yours first, then those of all others, clockwise (D29)."""
    others = deck.others(card)
    source = by_card(deck.number, card)
    if len(others) > 0:
        step = state.seats - 1
        while step > 0:
            lay(state, others, (seat + step) % state.seats, here, source)
            step -= 1
    lay(state, deck.yours(card), seat, here, source)


def lay_on_all(state: State, deck: Deck, card: i64, hit: i64) -> None:
    """The effects of a card for a set of seats, clockwise from the one in turn (D11, D13)."""
    effects = deck.yours(card)
    step = state.seats - 1
    while step >= 0:
        seat = (state.turn + step) % state.seats
        if has(hit, seat):
            lay(state, effects, seat, NOTHING, by_card(deck.number, card))
        step -= 1


def lay(state: State, effects: vec[i64], seat: i64, here: i64, source: i64) -> None:
    """Put effects on the stack for a seat, the first of them on top; `here` is the room that they speak of."""
    n = len(effects) - 1
    while n >= 0:
        effect = effects[n]
        what = arg2(effect)
        to = arg3(effect)
        if what == HERE and kind_of(effect) != PLACE:
            what = here
        if to == HERE:
            to = here
        state.push(to_do(kind_of(effect), arg1(effect), what, to, seat, source))
        n -= 1
