# compiled by mypyc
"""A pile is the set of the cards that may come, as a bit mask: its order is luck's."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.luck import Luck


def draw_from(pile: i64, what: i64, luck: Luck) -> i64:
    """Which card of a set comes."""
    cards = vec[i64]()
    card: i64 = 0
    while pile >> card != 0:
        if (pile >> card) & 1 == 1:
            cards = append(cards, card)
        card += 1
    return cards[luck.draw(cards, what)]


def has(pile: i64, card: i64) -> bool:
    return (pile >> card) & 1 == 1


def only(card: i64) -> i64:
    """The set of one card."""
    one: i64 = 1
    return one << card


def size_of(pile: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while pile != 0:
        pile &= pile - 1
        count += 1
    return count
