"""From numbers to codes and back: cards, secrets, artifacts, crowns and cubes; and where all cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.games.clank.cards import GOBLIN, CardSet
from undercroft.games.clank.fields import COLOURS
from undercroft.games.clank.rules import Heist

KEPT = 5_000
"""Piles whose codes are kept at hand: from one view to the next most piles stay as they are."""


class Names:
    """The codes of a content's cards and secrets, and what is needed to go from codes to numbers."""

    def __init__(self, cards: CardSet, codes: tuple[str, ...], secrets: tuple[str, ...]) -> None:
        self.cards = cards
        self.codes = codes
        self.secrets = secrets
        self.card = {code: i for i, code in enumerate(codes)}
        self.secret = {code: i for i, code in enumerate(secrets)}
        self.of_cards = lru_cache(KEPT)(lambda cards: tuple(map(codes.__getitem__, cards)))
        self.of_pile = lru_cache(KEPT)(lambda cards: tuple(map(codes.__getitem__, sorted(cards))))
        self.of_secrets = lru_cache(KEPT)(lambda found: tuple(map(secrets.__getitem__, sorted(found))))
        self.of_counts = lru_cache(KEPT)(self.spelled_out)

    def named(self, cards: Iterable[int]) -> tuple[str, ...]:
        """In their order."""
        return self.of_cards(tuple(cards))

    def pile(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Of a pile whose order says nothing."""
        return self.of_pile(tuple(cards))

    def numbers(self, codes: Iterable[str]) -> vec[i64]:
        return vec[i64]([self.card[code] for code in codes])

    def pile_of_secrets(self, secrets: Iterable[int]) -> tuple[str, ...]:
        return self.of_secrets(tuple(secrets))

    def secret_numbers(self, codes: Iterable[str]) -> vec[i64]:
        return vec[i64]([self.secret[code] for code in codes])

    def kept(self, counts: Iterable[int]) -> tuple[str, ...]:
        """The secrets that a thief keeps, from how many there are of each."""
        return self.of_counts(tuple(counts))

    def spelled_out(self, counts: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(code for code, count in zip(self.secrets, counts, strict=True) for _ in range(count))

    def kept_counts(self, codes: Iterable[str]) -> vec[i64]:
        held = Counter(codes)
        return vec[i64]([held[code] for code in self.secrets])


def values_of(bits: int, values: vec[i64]) -> tuple[int, ...]:
    return tuple(int(value) for i, value in enumerate(values) if bits >> i & 1)


def bits_of(chosen: Iterable[int], values: vec[i64]) -> int:
    return sum(1 << i for i, value in enumerate(values) if value in chosen)


def drawn_colours(attack: int) -> tuple[str, ...]:
    """The cubes that an attack drew, in their order."""
    found = []
    while attack:
        found.append(COLOURS[(attack & 7) - 1])
        attack >>= 3
    return tuple(found)


def drawn_number(colours: Iterable[str]) -> int:
    """The same as the position has it."""
    return sum(COLOURS.index(colour) + 1 << 3 * place for place, colour in enumerate(colours))


def piles(heist: Heist) -> Iterable[vec[i64]]:
    """Every pile of cards on the table except the dungeon deck and the reserve."""
    yield heist.row
    yield heist.discard
    yield heist.box
    for thief in heist.thieves:
        yield from (thief.deck, thief.hand, thief.played, thief.discard)


def dungeon_deck(heist: Heist) -> vec[i64]:
    """The cards that are nowhere else."""
    cards = heist.cards
    seen = Counter(card for pile in piles(heist) for card in pile)
    unseen = [
        card for card, kind in enumerate(cards.kind) if kind > GOBLIN for _ in range(cards.count[card] - seen[card])
    ]
    return vec[i64](unseen)
