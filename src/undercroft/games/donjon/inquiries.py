"""What a seat may ask about the table: scores with their parts, ways, whom the inn would hit, what cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Inquiry
from undercroft.engine.outcome import Score
from undercroft.engine.shape import BY_SEAT, Form, Seat, of
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.content import Codes
from undercroft.games.donjon.dungeon import PLACE_NAMES, PLACES, highest_within, lowest_within
from undercroft.games.donjon.fields import EFFECTS
from undercroft.games.donjon.pending import PlaceCode
from undercroft.games.donjon.piles import has
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.tally import scores
from undercroft.games.donjon.threats import meant_by
from undercroft.games.donjon.view import ContestView

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon


class ScoreInquiry(Inquiry, frozen=True, kw_only=True, tag="score"):
    """What everybody would score now, with what each line is made of."""


class WaysInquiry(Inquiry, frozen=True, kw_only=True, tag="ways"):
    """Where footsteps can take a monster (D19)."""

    from_: PlaceCode = msgspec.field(name="from")
    footsteps: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """So many; null for those that are left now."""


class Way(msgspec.Struct, frozen=True):
    """A place that can be reached, the places on the way to it with itself as the last, and how many footsteps."""

    to: PlaceCode
    path: tuple[PlaceCode, ...]
    footsteps: int


class InnInquiry(Inquiry, frozen=True, kw_only=True, tag="inn"):
    """Whom each Inn card that may still come would hit if it came now (D13)."""


class Meant(msgspec.Struct, frozen=True):
    """An Inn card and those whom it would hit."""

    inn: Annotated[str, of("inn")]
    seats: tuple[Seat, ...]


class DeckInquiry(Inquiry, frozen=True, kw_only=True, tag="deck"):
    """What all cards of a deck do."""

    deck: Literal["threat", "inn", "mixture", "vip", "swordbearer", "power"]


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a card does; in words it is the message `effect-{kind}`."""

    kind: Annotated[str, of("task")]
    count: int
    what: Annotated[str, of("what")] | None = None
    from_: PlaceCode | None = msgspec.field(default=None, name="from")
    to: PlaceCode | None = None


class CardEffects(msgspec.Struct, frozen=True):
    """What a card does for you, or for those whom it hits, and then for all others."""

    code: str
    """Its name stands in the vocabulary that is called like the deck."""
    you: tuple[Effect, ...]
    others: tuple[Effect, ...]


INQUIRIES: dict[type[Inquiry], Form] = {
    ScoreInquiry: Annotated[tuple[Score, ...], BY_SEAT],
    WaysInquiry: tuple[Way, ...],
    InnInquiry: tuple[Meant, ...],
    DeckInquiry: tuple[CardEffects, ...],
}


def answer(view: ContestView, inquiry: Inquiry, game: Donjon) -> object:
    contest, codes = game.onlooker.build(view), game.codes
    match inquiry:
        case ScoreInquiry():
            return scores(contest, codes)
        case WaysInquiry():
            return ways(view, inquiry)
        case InnInquiry():
            return tuple(
                Meant(code, tuple(seat for seat in range(contest.seats) if has(meant_by(contest, card), seat)))
                for card, code in enumerate(codes.inn)
                if has(contest.inn, card)
            )
        case DeckInquiry():
            return all_effects(contest, inquiry.deck, codes)
    raise Unknown("unknown-value", field="kind", value=str(inquiry.__struct_config__.tag))


def ways(view: ContestView, inquiry: WaysInquiry) -> tuple[Way, ...]:
    """A dungeon is a chain: there is one way to each place, and none to the entrance."""
    chain = PLACE_NAMES[:PLACES]
    if inquiry.from_ not in chain:
        raise Unknown("unknown-value", field="from", value=inquiry.from_)
    start, steps = chain.index(inquiry.from_), inquiry.footsteps
    if steps is None:
        steps = view.tasks[0].count if view.tasks and view.tasks[0].kind == "step" else 0
    found = []
    for goal in range(lowest_within(start, steps), highest_within(start, steps) + 1):
        if goal != start:
            path = chain[start + 1 : goal + 1] if goal > start else chain[goal:start][::-1]
            found.append(Way(chain[goal], path, len(path)))
    return tuple(found)


def all_effects(contest: Contest, deck: str, codes: Codes) -> tuple[CardEffects, ...]:
    box = contest.box
    decks: dict[str, tuple[Deck, tuple[str, ...]]] = {
        "threat": (box.threats, codes.threats),
        "inn": (box.inn, codes.inn),
        "mixture": (box.mixtures, codes.mixtures),
        "vip": (box.vips, codes.vips),
        "swordbearer": (box.swordbearers, codes.swordbearers),
        "power": (box.powers, codes.powers),
    }
    cards, named = decks[deck]
    return tuple(
        CardEffects(code, tuple(map(effect_of, cards.yours(card))), tuple(map(effect_of, cards.others(card))))
        for card, code in enumerate(named)
    )


def effect_of(effect: int) -> Effect:
    return msgspec.convert(EFFECTS.to_json(effect), Effect)
