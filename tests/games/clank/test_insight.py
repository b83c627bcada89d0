"""What bots are told about good play."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist, legal, over, play
from undercroft.games.clank.rules import Heist


def weights(position: Heist) -> dict[str, float]:
    options = position.legal(position.turn)
    found = GAME.insight.priors(position, position.turn, options)
    return dict(zip(legal(position), found, strict=True))


def favourite(position: Heist) -> str:
    found = weights(position)
    return max(found, key=lambda code: found[code])


def test_a_hand_is_played_at_once() -> None:
    found = weights(heist(hand="burgle,stumble,explore", skill=9))
    assert {code for code, weight in found.items() if weight > 0} == {"play-all"}


def test_a_price_is_paid_with_the_worst_card_before_that_is_played() -> None:
    position = heist(hand="burgle,stumble,sleight-of-hand", deck="burgle*5")
    assert favourite(position) == "play sleight-of-hand"
    act(position, "play sleight-of-hand")
    assert favourite(position) == "discard stumble"


def test_with_an_artifact_in_hand_the_way_leads_home() -> None:
    assert favourite(heist(room=3, boots=2, artifacts=(20,), damage=6, clank=6)) == "move 2"


def test_the_exit_is_taken_when_the_countdown_runs() -> None:
    position = heist(room=2, boots=1, artifacts=(20,))
    position = give(position, 1, artifacts=(5,), status=1)
    position.herald, position.countdown = 1, 3
    assert favourite(position) == "move 1"


def test_an_artifact_at_hand_is_taken_late_in_the_day() -> None:
    position = heist(room=31, damage=3)
    position.artifacts = 16
    position.rounds = 24
    assert favourite(position) == "artifact"


def test_early_cards_for_the_deck_late_cards_for_points() -> None:
    assert favourite(heist(skill=3, row="ladder*2")) == "buy explore"
    late = heist(skill=7, artifacts=(20,), room=3)
    late.rounds = 40
    assert favourite(late) == "buy secret-tome"


def test_loot_and_health_look_good_and_being_behind_looks_bad() -> None:
    insight = GAME.insight
    plain = heist(room=13, artifacts=(10,))
    value = insight.evaluate(plain, 0)
    assert insight.evaluate(heist(room=13, artifacts=(10,), gold=10), 0) > value
    assert insight.evaluate(heist(room=13, artifacts=(10,), damage=7, clank=9), 0) < value
    plain = give(plain, 1, artifacts=(30,), gold=30, room=2)
    assert insight.evaluate(plain, 0) < value


def test_a_finished_heist_counts_its_points_too() -> None:
    insight = GAME.insight
    position = over({"artifacts": (10,)}, {"artifacts": (30,)})
    behind = insight.settle(position, 0)
    position.thieves[0].status = 3
    assert insight.settle(position, 0) < behind < insight.settle(position, 1)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("move 2", "reason-home"),
        ("move 4", "reason-token"),
        ("move 8", "reason-more"),
        ("buy explore", "reason-boots"),
        ("buy secret-tome", "reason-points"),
        ("buy mercenary", "reason-deck"),
        ("fight goblin", "reason-deed"),
        ("trash stumble played", "reason-thin"),
        ("discard stumble", "reason-discard"),
        ("replace kobold", "reason-danger"),
        ("replace sneak", "reason-replace"),
        ("market key", "reason-key"),
        ("market backpack", "reason-backpack"),
        ("market crown", "reason-crown"),
        ("choose heal", "reason-heal"),
        ("choose gold", "reason-choice"),
        ("drink greater-healing", "reason-heal"),
        ("drink swiftness", "reason-choice"),
        ("take", "reason-take"),
        ("grab 5", "reason-take"),
        ("pass", "reason-pass"),
        ("artifact", "reason-artifact"),
        ("play-all", "reason-play"),
        ("play burgle", "reason-play"),
        ("end", "reason-end"),
    ],
)
def test_hints_have_reasons_with_words(code: str, reason: str) -> None:
    position = heist(room=3, boots=2, artifacts=(10,), skill=9, swords=2)
    found = GAME.insight.reasons(position, 0, GAME.actions.read(code))
    assert found == [reason]
    assert all(reason in GAME.text(language) for language in ("en", "fr"))


@pytest.mark.rule("C59")
def test_what_is_declined_is_better_kept() -> None:
    position = heist(hand="treasure-hunter")
    play(position, "play treasure-hunter")
    assert GAME.insight.reasons(position, 0, GAME.actions.read("pass")) == ["reason-keep"]


def test_reasons_to_leave_and_to_go_deeper() -> None:
    reasons = GAME.insight.reasons
    assert reasons(heist(room=2, boots=1, artifacts=(10,)), 0, GAME.actions.read("move 1")) == ["reason-escape"]
    assert reasons(heist(room=2, boots=1), 0, GAME.actions.read("move 3")) == ["reason-deeper"]
