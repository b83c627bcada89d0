"""What may be asked about a view: ways, the way home, what is in reach, the odds of an attack, what cards take."""

from __future__ import annotations

from math import isclose

import msgspec
import pytest

from tests.games.clank.positions import GAME, act, give, heist, leave_tomes, stack_bag, start, table_at
from undercroft.engine.errors import Unknown
from undercroft.engine.game import Inquiry
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly
from undercroft.games.clank.inquiries import (
    INQUIRIES,
    AskAttack,
    AskHome,
    AskOffers,
    AskReach,
    AskWay,
    Attack,
    Home,
    Offered,
    Offers,
    Reach,
    Reached,
    Way,
    Ways,
)
from undercroft.games.clank.rules import Heist
from undercroft.records.seat import Room

# Ways


def ways(position: Heist, room: int, seat: int = 0, whose: int | None = None) -> tuple[Way, ...]:
    found = GAME.answer(GAME.view(position, seat), AskWay(room=room, seat=whose))
    assert isinstance(found, Ways)
    return found.ways


def rooms(way: Way) -> list[int]:
    return [passage.to for passage in way.passages]


@pytest.mark.parametrize(
    ("side", "boots"),
    [("day", (6, 7, 7, 7, 7, 10, 9)), ("dusk", (7, 7, 6, 8, 10, 8, 11))],
)
@pytest.mark.rule("C17", "C19")
def test_the_shortest_ways_from_the_start_to_the_artifacts(side: str, boots: tuple[int, ...]) -> None:
    position = heist(side=side)
    position.artifacts = 127
    found = []
    for artifact in GAME.view(position, 0).artifacts:
        without = [way.boots for way in ways(position, artifact.room) if not way.key]
        found.append(min(without) if without else ways(position, artifact.room)[0].boots)
    assert tuple(found) == boots


@pytest.mark.rule("C18", "C19", "C21")
def test_a_way_tells_boots_monsters_locks_and_caves() -> None:
    position = heist(room=17, swords=1)
    found = {tuple(rooms(way)): way for way in ways(position, 39)}
    short = found[18, 26, 27, 32, 33, 39]
    assert (short.boots, short.monsters, short.swords, short.damage) == (6, 2, 1, 1)
    assert (short.key, short.stops, short.now) == (True, (18, 32), False)
    assert short.passages[3].locked
    assert not found[18, 26, 31, 38, 39].key
    position = give(position, 0, keys=1)
    assert not ways(position, 39)[0].key


def test_no_way_is_worse_in_everything_than_another() -> None:
    costs = [(way.boots, way.monsters, len(way.stops), way.key) for way in ways(heist(), 31)]
    assert costs == sorted(costs)
    for cost in costs:
        assert not any(
            all(mine <= theirs for mine, theirs in zip(other, cost, strict=True)) for other in costs if other != cost
        )


@pytest.mark.rule("C18", "C21")
def test_a_carpet_takes_monsters_and_caves_out_of_the_way() -> None:
    position = heist(room=7, boots=4)
    assert [(way.monsters, way.stops) for way in ways(position, 17) if rooms(way) == [12, 17]] == [(1, ())]
    position.fearless = position.sure_footed = True
    assert ways(position, 17)[0].monsters == 0
    assert ways(heist(room=3), 14)[0].stops == (8,)
    position = heist(room=3)
    position.sure_footed = True
    assert ways(position, 14)[0].stops == ()


def test_only_the_thief_in_turn_goes_now() -> None:
    position = heist(room=3, boots=9)
    position = give(position, 1, room=3)
    assert [way.now for way in ways(position, 2)] == [True]
    assert [way.now for way in ways(position, 2, seat=1)] == [False]
    assert [way.now for way in ways(position, 2, seat=1, whose=0)] == [True]


@pytest.mark.rule("C33")
def test_the_way_out_needs_an_artifact_to_go_now() -> None:
    assert not ways(heist(room=2, boots=1), 1)[0].now
    assert ways(heist(room=2, boots=1, artifacts=(5,)), 1)[0].now


def test_a_thief_who_is_out_has_no_way_and_there_is_none_to_where_one_stands() -> None:
    position = heist(room=3)
    position = give(position, 1, status=1, artifacts=(5,))
    assert ways(position, 5, seat=1) == ()
    assert ways(position, 3) == ()


# The way home


def test_the_way_home_from_a_room_and_from_all() -> None:
    view = GAME.view(heist(room=31), 0)
    found = GAME.answer(view, AskHome(room=31))
    assert isinstance(found, Home)
    assert [(one.room, one.boots) for one in found.rooms] == [(31, 7)]
    everywhere = GAME.answer(view, AskHome())
    assert isinstance(everywhere, Home)
    assert len(everywhere.rooms) == 39
    assert everywhere.rooms[30].boots == 7


@pytest.mark.rule("C19")
def test_without_a_key_there_may_be_no_way_home() -> None:
    position = heist()
    position = give(position, 1, keys=1)
    for seat, boots in ((0, None), (1, 9)):
        found = GAME.answer(GAME.view(position, 0), AskHome(room=35, seat=seat))
        assert isinstance(found, Home)
        assert found.rooms[0].boots == boots


# Reach


def reach(position: Heist) -> dict[int, Reached]:
    found = GAME.answer(GAME.view(position, 0), AskReach())
    assert isinstance(found, Reach)
    return {one.room: one for one in found.rooms}


@pytest.mark.rule("C17", "C18")
def test_what_is_in_reach_with_the_boots_and_swords_of_the_turn() -> None:
    found = reach(heist(room=17, boots=2, swords=1))
    assert set(found) == {12, 13, 18, 22, 23, 24, 36}
    assert found[36] == Reached(room=36, boots=2, damage=0, home=9)
    assert reach(heist(room=17, boots=1))[24].damage == 1
    assert reach(heist(room=17)) == {}


@pytest.mark.rule("C18")
def test_damage_that_would_knock_out_bars_the_way_unless_a_fountain_lies_on_it() -> None:
    assert 24 not in reach(heist(room=17, boots=1, damage=9))
    position = heist(room=7, boots=3, damage=8)
    assert 17 in reach(position)  # one bite, and the fountain of room 12 heals it
    assert 13 not in reach(heist(room=17, boots=1, damage=9))


@pytest.mark.rule("C20", "C21")
def test_a_cave_ends_the_reach_a_token_does_not() -> None:
    found = reach(heist(room=3, boots=4))
    assert 8 in found
    assert 14 not in found
    assert 10 in found  # through room 4, where tokens lie


def test_every_room_in_reach_can_be_walked_to() -> None:
    position = start(Dice(5), players=3)
    walked = 0
    while not position.is_over():
        view = GAME.view(position, position.turn)
        found = GAME.answer(view, AskReach())
        assert isinstance(found, Reach)
        steps = {int(code.split()[1].split("/")[0]) for code in codes(position) if code.startswith("move")}
        assert steps <= {one.room for one in found.rooms}
        for one in found.rooms:
            assert any(way.now for way in ways(position, one.room, int(position.turn)))
            walked += 1
        play_randomly(position, Dice(7), 9)
    assert walked > 20


def codes(position: Heist) -> list[str]:
    return [GAME.actions.write(int(action)) for action in position.legal(position.turn)]


# The dragon


def odds(position: Heist, more: int = 0) -> Attack:
    found = GAME.answer(GAME.view(position, 0), AskAttack(more=more))
    assert isinstance(found, Attack)
    return found


@pytest.mark.rule("C29")
def test_the_odds_of_an_attack_count_clank_danger_and_the_bag() -> None:
    position = heist(clank=2, row="kobold")
    position = stack_bag(position, 0, 1, 4, 4, 4, 4)
    found = odds(position)
    assert (found.drawn, found.bag) == (4, 8)
    assert [one.cubes for one in found.thieves] == [3, 1]
    assert isclose(found.thieves[0].expected, 4 * 3 / 8)
    assert [round(70 * chance) for chance in found.thieves[0].chances] == [5, 30, 30, 5]
    assert isclose(found.thieves[0].hit, 65 / 70)
    assert isclose(found.thieves[1].hit, 0.5)
    assert odds(position, more=2).drawn == 6
    assert odds(position, more=9).drawn == 8


@pytest.mark.rule("C29", "C31")
def test_the_odds_of_being_knocked_out_and_of_those_who_are_out() -> None:
    position = heist(players=3, damage=9, clank=1)
    position = stack_bag(position, 1, 4)
    position = give(position, 1, status=1, artifacts=(5,))
    found = odds(position)
    assert (found.drawn, found.bag) == (2, 3)
    assert isclose(found.thieves[0].out, 2 / 3)
    assert (found.thieves[1].cubes, found.thieves[1].expected, found.thieves[1].hit) == (1, 0, 0)
    assert found.thieves[2].chances == (1,)


def test_an_empty_bag_hurts_nobody() -> None:
    position = heist()
    position = stack_bag(position)
    assert (odds(position).drawn, odds(position).thieves[0].expected) == (0, 0)


# Cards


def offers(position: Heist, seat: int | None = 0) -> dict[str, Offered]:
    found = GAME.answer(GAME.view(position, seat), AskOffers())
    assert isinstance(found, Offers)
    return {one.card: one for one in found.cards}


def refusal(offered: Offered) -> tuple[str, str] | None:
    return None if offered.refused is None else (offered.refused.rule, offered.refused.sentence.key)


@pytest.mark.rule("C14", "C15", "C38")
def test_what_each_card_takes_and_why_it_cannot_be_had() -> None:
    position = heist(row="sneak,ladder,ogre,dragons-eye", skill=5, swords=1)
    position = leave_tomes(position, 0)
    found = offers(position)
    assert {card: refusal(offered) for card, offered in found.items()} == {
        "sneak": None,
        "ladder": None,
        "ogre": ("C15", "refuse-swords"),
        "dragons-eye": ("C14", "refuse-where"),
        "mercenary": None,
        "explore": None,
        "secret-tome": ("C38", "refuse-sold-out"),
        "goblin": ("C15", "refuse-swords"),
    }
    assert [found[card].code for card in ("sneak", "ladder", "ogre")] == ["buy sneak", "use ladder", "fight ogre"]


@pytest.mark.rule("C54")
def test_a_gem_collector_makes_gems_cheaper_in_view_and_offers() -> None:
    position = heist(row="sapphire,sneak", hand="gem-collector")
    assert [offer.cost for offer in GAME.view(position, 0).row] == [4, 2]
    act(position, "play gem-collector")
    assert [offer.cost for offer in GAME.view(position, 0).row] == [2, 2]
    assert (offers(position)["sapphire"].cost, refusal(offers(position)["sapphire"])) == (2, None)


def test_whoever_is_not_in_turn_hears_whose_turn_it_is_and_a_spectator_looks_on() -> None:
    position = heist(skill=9)
    assert refusal(offers(position, seat=1)["mercenary"]) == ("C10", "refuse-turn")
    assert refusal(offers(position, seat=None)["mercenary"]) is None


# Wrong and right inquiries


@pytest.mark.parametrize("inquiry", [AskWay(room=40), AskWay(room=0), AskHome(room=99), AskWay(room=3, seat=2)])
def test_a_wrong_inquiry_is_refused_with_a_sentence(inquiry: Inquiry) -> None:
    with pytest.raises(Unknown) as trouble:
        GAME.answer(GAME.view(heist(), 0), inquiry)
    for language in ("en", "fr"):
        assert trouble.value.said_in(GAME.text(language)) != trouble.value.message.key


@pytest.mark.parametrize("inquiry", [AskWay(room=23), AskHome(), AskReach(), AskAttack(), AskOffers()])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_answers_are_data_that_read_back_and_come_from_the_view(inquiry: Inquiry, seat: int | None) -> None:
    position = heist(room=17, boots=3, swords=1, clank=3)
    found = GAME.answer(GAME.view(position, seat), inquiry)
    form = INQUIRIES[type(inquiry)]
    assert msgspec.json.decode(msgspec.json.encode(found), type=form) == found
    assert Room(table_at(position)).seat(seat).ask(inquiry) == found
