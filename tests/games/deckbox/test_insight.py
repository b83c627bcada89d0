"""What bots and hints know about this game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.deckbox.positions import RANGER, TRIAL, WARDEN, legal_actions, table
from undercroft.games.deckbox.rules import Delve


def worth(delve: Delve) -> float:
    return TRIAL.insight.evaluate(delve, 0)


def weights(delve: Delve) -> dict[str, float]:
    options = legal_actions(delve)
    found = TRIAL.insight.priors(delve, 0, vec[i64](options))
    return {TRIAL.actions.write(option): weight for option, weight in zip(options, found, strict=True)}


def reasons(delve: Delve, action: str) -> list[str]:
    return TRIAL.insight.reasons(delve, 0, TRIAL.actions.read(action))


def test_health_fewer_enemies_and_progress_look_better() -> None:
    usual = worth(table(WARDEN + "@2,3:h5,a2", enemies=["green-melee-2@2,0"]))
    assert worth(table(WARDEN + "@2,3:h7,a2", enemies=["green-melee-2@2,0"])) > usual
    assert worth(table(WARDEN + "@2,3:h5,a2", enemies=["green-melee-1@2,0"])) > usual
    assert worth(table(WARDEN + "@2,3:h5,a2")) > usual
    further = table(WARDEN + "@2,3:h5,a2", enemies=["green-melee-2@2,0"], tiles=("1A@0,0/0", "8A@0,-1/0"))
    assert worth(further) > usual


def test_nearer_to_unexplored_ground_looks_better() -> None:
    assert worth(table(WARDEN + "@2,0")) > worth(table(WARDEN + "@0,2"))


def test_time_runs() -> None:
    assert worth(table(WARDEN + "@2,3", more="round=19")) < worth(table(WARDEN + "@2,3"))


def test_attacks_come_before_moves_and_the_named_enemy_before_others() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-2@2,1", "red-melee-2!1@1,2"])
    found = weights(delve)
    assert found["attack 1,2"] > found["attack 2,1"] > max(w for code, w in found.items() if code.startswith("move"))


def test_away_from_everything_the_way_leads_to_unexplored_ground() -> None:
    found = weights(table(RANGER + "@2,2"))
    best = max(found, key=lambda code: found[code])
    assert best in ("move 2,-1", "move 2,5")


def test_trade_is_not_worth_a_thought() -> None:
    found = weights(table(WARDEN + "@2,2:h7,t3,a2", RANGER + "@2,3"))
    assert found["pay 3 2"] == 0.0


def test_a_healing_draught_waits_for_wounds() -> None:
    hale = table(WARDEN + "@2,2:h7,a2+healing-draught", enemies=["green-melee-1@0,2"])
    hurt = table(WARDEN + "@2,2:h2,a2+healing-draught", enemies=["green-melee-1@0,2"])
    assert weights(hale)["use healing-draught 2,2"] == 0.0
    assert weights(hurt)["use healing-draught 2,2"] > 1.0


def test_reasons_are_told_in_a_players_words() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1", "green-melee-2@1,2"])
    assert reasons(delve, "attack 2,1") == ["reason-finish"]
    assert reasons(delve, "attack 1,2") == ["reason-attack"]
    assert reasons(table(WARDEN + "@2,0"), "move 2,-1") == ["reason-explore"]
