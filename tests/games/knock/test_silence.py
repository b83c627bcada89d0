"""Speech and Silence: K24 to K26."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, hand, keep, pile, seen, table_at
from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.games.knock.actions import LOST_CARDS, RUNNING
from undercroft.records.talk import GESTURES, point, say, sign


@pytest.mark.rule("K24")
def test_k24_in_speech_players_may_say_anything() -> None:
    table = table_at(keep("h1111@0,0", "void-1", "void-2"))
    assert say(table, 1, "I hold a joker!").words == "I hold a joker!"


@pytest.mark.rule("K24")
def test_k24_in_silence_free_words_are_refused() -> None:
    table = table_at(keep("h1111@0,0", "void-1", "void-2", flags="silence"))
    for seat in (0, 1):
        with pytest.raises(Illegal) as refusal:
            say(table, seat, "Psst")
        assert refusal.value.rule == "K24"


@pytest.mark.rule("K24")
def test_k24_in_silence_gestures_and_pointing_are_allowed() -> None:
    table = table_at(keep("h1111@0,0", "void-1", "void-2", flags="silence"))
    assert {sign(0, gesture).gesture for gesture in GESTURES} == set(GESTURES)
    assert point(table, 0, "site", "1,-1").value == "1,-1"
    assert point(table, 1, "slot", "3").value == "3"


@pytest.mark.rule("K24")
def test_k24_the_set_of_signs_is_fixed() -> None:
    table = table_at(keep("h1111@0,0", "void-1", "void-2", flags="silence"))
    with pytest.raises(Unknown):
        sign(0, "I hold a joker!")
    for field, value in (("card", "h1000"), ("site", "1,0"), ("slot", "7")):
        with pytest.raises(Unknown):
            point(table, 0, field, value)
    with pytest.raises(Malformed):
        point(table, 0, "site", "the upper left one")


@pytest.mark.rule("K24", "K4")
def test_k24_a_hand_has_as_many_places_to_point_at_as_cards_were_dealt() -> None:
    for hands, slots in ((1, 6), (2, 4), (5, 4), (6, 3)):
        table = table_at(keep("h1111@0,0", *[f"void-{seat + 1}" for seat in range(hands)]))
        assert point(table, hands - 1, "slot", str(slots)).value == str(slots)
        for beyond in range(slots + 1, 7):
            with pytest.raises(Illegal) as refusal:
                point(table, hands - 1, "slot", str(beyond))
            assert (refusal.value.rule, refusal.value.message.key) == ("K24", "refuse-slot")


@pytest.mark.rule("K24")
def test_k24_after_the_end_everybody_may_speak() -> None:
    position = keep("knight@0,0+2", "void-1", "void-2", flags="silence")
    act(position, 0, "void-1@1,1")
    assert say(table_at(position), 0, "Well done!")


@pytest.mark.rule("K25")
def test_k25_the_flip_takes_effect_for_everyone_when_the_card_is_placed() -> None:
    table = table_at(keep("h1111@0,0", "joker-1", "void-2", "void-3"))
    say(table, 2, "Careful")
    table.play(0, GAME.actions.read("joker-1@1,1"))
    assert table.view(None).silent
    for seat in (0, 1, 2):
        with pytest.raises(Illegal):
            say(table, seat, "Careful")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).view.silence
    assert GAME.events.structured(GAME.events.read("token silence")) in table.news(None, since=1)[0].events


@pytest.mark.rule("K25", "K12")
def test_k25_the_flip_comes_before_what_the_card_brings() -> None:
    position = keep("h1111@0,0 c2112-3@8,0+3", "joker-1", "void-2")
    assert act(position, 0, "joker-1@1,1", luck="void-3") == [
        "1 joker-1@1,1",
        "token silence",
        "alarm -1",
        "1 drew void-3",
    ]


@pytest.mark.rule("K26")
def test_k26_solo_a_silence_card_is_not_replaced() -> None:
    position = keep("h1111@0,0", "joker-1,void-1")
    before = pile(position)
    events = act(position, 0, "joker-1@1,1", luck="")
    assert events == ["1 joker-1@1,1", "1 draws nothing"]
    assert hand(position, 0) == ["void-1"]
    assert pile(position) == before
    assert not position.silence


@pytest.mark.rule("K26")
def test_k26_solo_other_cards_are_replaced() -> None:
    position = keep("h1111@0,0", "joker-1,void-1")
    act(position, 0, "void-1@1,1", luck="void-2")
    assert hand(position, 0) == ["joker-1", "void-2"]


@pytest.mark.rule("K26")
def test_k26_with_more_players_a_silence_card_is_replaced() -> None:
    position = keep("h1111@0,0", "joker-1", "void-1")
    act(position, 0, "joker-1@1,1", luck="void-2")
    assert hand(position, 0) == ["void-2"]


@pytest.mark.rule("K26", "K19")
def test_k26_solo_a_silence_card_does_not_bring_the_black_knight() -> None:
    position = keep("h1111@0,0", "joker-1,void-1", pile="")
    act(position, 0, "joker-1@1,1", luck="")
    assert (seen(position).knight, position.end) == ("pile", RUNNING)
    act(position, 0, "void-1@-1,1", luck="")
    assert seen(position).knight == "drawn"


@pytest.mark.rule("K26", "K18")
def test_k26_solo_a_hand_of_silence_cards_runs_empty() -> None:
    position = keep("h1111@0,0", "joker-1")
    act(position, 0, "joker-1@1,1", luck="")
    assert position.end == LOST_CARDS
