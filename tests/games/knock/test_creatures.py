"""Creatures, danger and the alarm: K13 to K17."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, at, keep, seen
from undercroft.engine.luck import Dice
from undercroft.games.knock.actions import LOST_ALARM, LOST_HALL, LOST_RESERVE, RUNNING
from undercroft.games.knock.rules import Keep

CORNERS = ("-1,-1", "1,-1", "-1,1", "1,1")


# Time tokens (K13)


@pytest.mark.rule("K13")
def test_k13_a_creature_takes_the_tokens_it_shows() -> None:
    position = keep("h1111@0,0", "c2112-5", "void-1")
    assert "1,1 +5" in act(position, 0, "c2112-5@1,1")
    # One of the five went back in the alarm (K17).
    assert (at(position, 1, 1).tokens, position.reserve) == (4, 8)


@pytest.mark.rule("K13")
def test_k13_exactly_enough_tokens_in_reserve() -> None:
    position = keep("h1111@0,0 c3333-9@10,10+9", "c2112-3", "void-1")
    act(position, 0, "c2112-3@1,1")
    assert position.end == RUNNING
    assert at(position, 1, 1).tokens == 2


@pytest.mark.rule("K13")
def test_k13_one_token_too_few_in_reserve_loses() -> None:
    position = keep("h1111@0,0 c3333-9@10,10+9", "c2112-4", "void-1")
    events = act(position, 0, "c2112-4@1,1", luck="")
    assert position.end == LOST_RESERVE
    assert events == ["1 c2112-4@1,1", "end reserve"]


@pytest.mark.rule("K13", "K16")
def test_k13_tokens_of_a_creature_defeated_by_the_same_card_come_too_late() -> None:
    # c2112-4 covers the six of c6000-2 with nothing, which defeats it, but its own tokens are due first.
    position = keep("c6000-2@1,1+2 c3333-9@10,10+7", "c0000-3,c2112-4", "void-1")
    assert position.reserve == 3
    enough = position.copy()
    act(enough, 0, "c0000-3@0,0")
    assert (enough.end, at(enough, 1, 1).tokens) == (RUNNING, None)
    act(position, 0, "c2112-4@0,0")
    assert position.end == LOST_RESERVE


# Danger (K14)


@pytest.mark.rule("K14")
def test_k14_danger_is_the_sum_of_what_shows_whichever_card_prints_it() -> None:
    position = keep("h1211@0,0 c1113-3@1,1+3 void-1@-1,1", "h1000", "void-2")
    assert at(position, 0, 0).danger == 1 + 2 + 0 + 1
    assert at(position, 1, 1).danger == 1 + 1 + 1 + 3
    act(position, 0, "h1000@2,2")
    assert at(position, 1, 1).danger == 1 + 1 + 1 + 1
    assert at(position, 0, 0).danger == 1 + 2 + 0 + 1


# Halls (K15)


@pytest.mark.rule("K15")
def test_k15_a_hall_exactly_at_five_is_safe() -> None:
    position = keep("h1211@0,0", "h1000", "void-1")
    act(position, 0, "h1000@1,1")
    assert (at(position, 0, 0).danger, position.end) == (5, RUNNING)


@pytest.mark.rule("K15")
def test_k15_a_hall_at_six_loses() -> None:
    position = keep("h1211@0,0", "h2000,void-2", "void-1")
    events = act(position, 0, "h2000@1,1", luck="")
    assert (at(position, 0, 0).danger, position.end) == (6, LOST_HALL)
    assert events[-1] == "end hall"


@pytest.mark.rule("K15", "K16")
@pytest.mark.parametrize(("card", "danger", "end"), [("h3000", 5, RUNNING), ("h4000", 6, LOST_HALL)])
def test_k15_a_defeated_creature_counts_as_a_hall(card: str, danger: int, end: int) -> None:
    position = keep("c2112-3@0,0 void-3@-1,-1", card, "void-1")
    act(position, 0, f"{card}@1,1")
    assert (at(position, 0, 0).danger, position.end) == (danger, end)


@pytest.mark.rule("K15")
@pytest.mark.parametrize("loud", CORNERS)
def test_k15_every_card_that_is_partly_covered_is_evaluated(loud: str) -> None:
    quiet = [f"void-{i}@{site}" for i, site in enumerate(CORNERS, start=4) if site != loud]
    position = keep(" ".join([*quiet[:2], f"h1111@{loud}", *quiet[2:]]), "c3333-9", "void-1")
    act(position, 0, "c3333-9@0,0", luck="")
    assert position.end == LOST_HALL


@pytest.mark.rule("K15")
def test_k15_cards_that_are_not_covered_are_not_evaluated() -> None:
    # A fresh hall may show more than five, until something lies on it.
    position = keep("void-1@0,0 c3333-9@5,5", "void-2", "void-3")
    act(position, 0, "void-2@1,1")
    assert (at(position, 5, 5).danger, position.end) == (12, RUNNING)


# Fights (K16)


@pytest.mark.rule("K16")
def test_k16_a_creature_at_five_is_defeated_and_gives_its_tokens_back() -> None:
    position = keep("c1113-3@0,0+3", "h2000", "void-1")
    events = act(position, 0, "h2000@1,1")
    assert "defeated c1113-3@0,0 -3" in events
    assert (at(position, 0, 0).danger, at(position, 0, 0).tokens) == (5, None)
    assert position.reserve == 12


@pytest.mark.rule("K16")
def test_k16_a_creature_at_six_fights_on() -> None:
    position = keep("c1113-3@0,0+3", "h3000", "void-1")
    events = act(position, 0, "h3000@1,1")
    assert not any(event.startswith("defeated") for event in events)
    assert (at(position, 0, 0).danger, at(position, 0, 0).tokens) == (6, 2)
    assert position.end == RUNNING


@pytest.mark.rule("K16")
def test_k16_one_card_may_defeat_several_creatures() -> None:
    position = keep("c9000-3@1,1+3 c0006-3@-1,-1+2", "void-2", "void-1")
    act(position, 0, "void-2@0,0")
    assert [placed.tokens for placed in seen(position).dungeon] == [None, None, None]
    assert position.reserve == 12


@pytest.mark.rule("K15", "K16")
def test_k15_a_creature_defeated_by_the_very_card_that_loses_a_hall_the_loss_wins() -> None:
    # The hall comes after the creature in the dungeon, and before it in the next.
    for dungeon in ("c6000-2@1,1+2 h1112@-1,-1", "h1112@-1,-1 c6000-2@1,1+2"):
        position = keep(dungeon, "h4000", "void-1")
        act(position, 0, "h4000@0,0", luck="")
        assert position.end == LOST_HALL


# The alarm (K17)


@pytest.mark.rule("K17")
def test_k17_each_creature_gives_one_token_back() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+3 c2112-5@8,8+2 c2112-4@0,8", "void-1", "void-2")
    events = act(position, 0, "void-1@1,1")
    assert "alarm -2" in events
    assert (at(position, 8, 0).tokens, at(position, 8, 8).tokens, at(position, 0, 8).tokens) == (2, 1, None)
    assert position.reserve == 9


@pytest.mark.rule("K17")
def test_k17_the_creature_placed_this_turn_is_included() -> None:
    position = keep("h1111@0,0", "c2112-2", "void-2")
    assert "alarm -1" in act(position, 0, "c2112-2@1,1")
    assert at(position, 1, 1).tokens == 1


@pytest.mark.rule("K17")
def test_k17_a_creature_placed_with_a_single_token_raises_the_alarm_at_once() -> None:
    position = keep("h1111@0,0", "c2112-1", "void-2")
    act(position, 0, "c2112-1@1,1", luck="")
    assert position.end == LOST_ALARM


@pytest.mark.rule("K17")
def test_k17_the_last_token_of_a_creature_loses() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+1 c2112-5@8,8+3", "void-1", "void-2")
    events = act(position, 0, "void-1@1,1", luck="")
    assert position.end == LOST_ALARM
    assert events == ["1 void-1@1,1", "alarm -2", "end alarm"]
    assert position.reserve == 10


@pytest.mark.rule("K17", "K32")
@pytest.mark.parametrize(
    ("dungeon", "card", "where"),
    [("h1111@0,0 c2112-3@8,0+1", "void-1", (8, 0)), ("h1111@0,0 c3333-9@8,0+9", "c2112-4", (1, 1))],
)
def test_k17_a_creature_without_tokens_that_ended_the_keep_is_not_frozen(
    dungeon: str, card: str, where: tuple[int, int]
) -> None:
    position = keep(dungeon, card, "void-2")
    act(position, 0, f"{card}@1,1")
    again = GAME.read(GAME.write(position))
    for keep_now in (position, again):
        assert (at(keep_now, *where).tokens, at(keep_now, *where).frozen) == (0, False)
        assert GAME.figures(keep_now, 0)["tokens"][GAME.pointing["site"].read("{},{}".format(*where))] == 0
    imagined = GAME.imaginer(seen(position, 0)).imagine(Dice(1))
    assert isinstance(imagined, Keep)
    assert GAME.view(imagined, 0) == seen(position, 0)


@pytest.mark.rule("K17")
def test_k17_the_black_knight_raises_the_alarm_too() -> None:
    position = keep("h1111@0,0 knight@8,0+1", "void-1", "void-2")
    act(position, 0, "void-1@1,1", luck="")
    assert position.end == LOST_ALARM


@pytest.mark.rule("K16", "K17")
def test_k17_a_creature_defeated_with_its_last_token_raises_no_alarm() -> None:
    position = keep("c6000-2@1,1+1", "void-1", "void-2")
    events = act(position, 0, "void-1@0,0")
    assert position.end == RUNNING
    assert not any(event.startswith("alarm") for event in events)
