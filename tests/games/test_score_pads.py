"""The score pads of the companions: what they are held against is what Python scores now."""

from __future__ import annotations

import pytest

from tests.games.score_pads import (
    CLANK,
    DONJON,
    attack_vector,
    clank_content,
    contest_vector,
    donjon_content,
    heist_vector,
    played_heist,
    read,
    rich_heists,
)

pytestmark = pytest.mark.once


def test_heists_are_scored_as_the_vectors_say() -> None:
    vectors = read(CLANK)
    assert [played_heist(vector["position"]) for vector in vectors["played"]] == vectors["played"]
    assert [heist_vector(position) for position in rich_heists()] == vectors["made"]


def test_attacks_hit_as_the_vectors_say() -> None:
    attacks = read(CLANK)["attacks"]
    assert [attack_vector(vector["position"], vector["more"]) for vector in attacks] == attacks


def test_contests_are_scored_as_the_vectors_say() -> None:
    contests = read(DONJON)["contests"]
    assert [contest_vector(vector["position"]) for vector in contests] == contests


def test_the_vectors_have_the_content_that_is_played_with() -> None:
    assert read(CLANK)["content"] == clank_content()
    assert read(DONJON)["content"] == donjon_content()


def test_every_kind_of_end_and_every_objective_is_among_them() -> None:
    clank, donjon = read(CLANK), read(DONJON)
    heists = clank["played"] + clank["made"]
    assert {thief["fate"] for heist in heists for thief in heist["thieves"]} == {"escaped", "rescued", "lost"}
    assert {len(heist["winners"]) for heist in heists} == {0, 1, 2}
    counting = {card["code"] for card in clank["content"]["cards"] if card.get("score")}
    assert counting <= {card for heist in heists for thief in heist["thieves"] for card in thief["cards"]}
    assert {row["code"] for row in donjon["content"]["objectives"]} == {
        objective for contest in donjon["contests"] for objective in contest["objectives"]
    }
