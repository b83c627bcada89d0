"""What a seat may ask about the table, answered from its view alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.donjon.positions import GAME, OPEN, contest, facing, seen
from undercroft.engine.errors import Unknown
from undercroft.engine.game import Inquiry
from undercroft.engine.outcome import Line
from undercroft.games.donjon.inquiries import (
    CardEffects,
    DeckInquiry,
    Effect,
    InnInquiry,
    Meant,
    ScoreInquiry,
    Way,
    WaysInquiry,
)
from undercroft.games.donjon.rules import Contest


def ask(position: Contest, inquiry: Inquiry) -> tuple[Any, ...]:
    """The answer, which must be of the type that the game announces."""
    found = GAME.answer(seen(position, 0), inquiry)
    assert isinstance(found, tuple)
    form = GAME.inquiries[type(inquiry)]
    assert msgspec.json.decode(msgspec.json.encode(found), type=form) == found
    return found


def test_what_everybody_would_score_now_and_why() -> None:
    position = contest("r1=sbdv r2=b+1", "ent=b malus=1")
    mine, other = ask(position, ScoreInquiry())
    assert (mine.total, other.total) == (4 + 2 + 2 + 7 - 2, -1)
    assert mine.lines[0] == Line("objective-spider-a", 4, parts=(Line("place-r1", 4),))
    assert mine.lines[1].parts == (Line("place-r1", 2), Line("place-r2", 2))
    assert mine.lines[4] == Line("score-mixed", 7, parts=(Line("place-r1", 7),))


def test_d19_where_footsteps_lead() -> None:
    position = facing("step_2", "ent=s r1=b", "ent=s")
    assert ask(position, WaysInquiry(from_="ent")) == (Way("h1", ("h1",), 1), Way("r1", ("h1", "r1"), 2))
    assert ask(position, WaysInquiry(from_="r1")) == (
        Way("h1", ("h1",), 1),
        Way("h2", ("h2",), 1),
        Way("r2", ("h2", "r2"), 2),
    ), "never back to the entrance"
    assert ask(position, WaysInquiry(from_="r5", footsteps=1)) == (Way("h5", ("h5",), 1),)


def test_ways_agree_with_the_legal_moves() -> None:
    position = facing("step_4", "ent=s h2=b r3=d r5=v", "ent=s")
    for place, kind in (("ent", "spider"), ("h2", "brou"), ("r3", "dragon"), ("r5", "vampire")):
        found = ask(position, WaysInquiry(from_=place))
        moves = {GAME.actions.read(f"{kind} {place}>{way.to}") for way in found}
        assert moves == {
            action for action in position.legal(0) if GAME.actions.write(action).startswith(f"{kind} {place}>")
        }


def test_without_footsteps_there_is_no_way() -> None:
    assert ask(contest("ent=s", "ent=s"), WaysInquiry(from_="ent")) == ()


@pytest.mark.parametrize("place", ["r6", "any", "forest"])
def test_a_place_that_there_is_not(place: str) -> None:
    with pytest.raises(Unknown) as caught:
        ask(contest("ent=s", "ent=s"), WaysInquiry(from_=place))
    assert str(caught.value) != caught.value.message.key, "there is a sentence for it"


def test_d13_whom_the_inn_would_hit() -> None:
    position = contest("ent=ss r1=+1", "ent=s r1=b+1", cards=f"{OPEN} inn=inn-2,inn-4,inn-6,inn-7")
    assert ask(position, InnInquiry()) == (
        Meant("inn-1", (0,)),
        Meant("inn-3", ()),
        Meant("inn-5", (0, 1)),
    ), "most spiders, most dragons, fewest skeletons; who has none has not most"


def test_what_the_cards_of_a_deck_do() -> None:
    position = contest("ent=s", "ent=s")
    vips = ask(position, DeckInquiry(deck="vip"))
    assert vips[0] == CardEffects("vip-1", (Effect("place", 1, what="reserve", to="here"),), (Effect("progress", 3),))
    assert vips[3].you == (Effect("move", 2, from_="any", to="here"),)
    sizes = {"threat": 24, "inn": 7, "mixture": 16, "vip": 10, "swordbearer": 16, "power": 6}
    for deck, size in sizes.items():
        found = ask(position, msgspec.convert({"kind": "deck", "deck": deck}, DeckInquiry))
        assert len(found) == size


def test_a_question_that_this_game_does_not_know() -> None:
    class Weather(Inquiry, frozen=True, tag="weather"):
        pass

    with pytest.raises(Unknown):
        GAME.answer(seen(contest("ent=s", "ent=s"), 0), Weather())
