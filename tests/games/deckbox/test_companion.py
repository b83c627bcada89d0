"""The companion for those who have the box (B36): it walks through a quest as the rules do. `walk.test.ts` holds its
TypeScript to the same walks."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.games.deckbox.walks import VECTORS, WALKS, Json, vectors, written


@cache
def made() -> Json:
    return vectors()


def told() -> list[Json]:
    return [part for walk in made()["walks"] for line in walk["lines"] for part in line["then"]["told"]]


def test_b36_the_companion_is_held_to_walks_that_the_rules_make() -> None:
    anew = "PYTHONPATH=tools python -m tests.games.deckbox.walks"
    assert VECTORS.read_text(encoding="utf-8") == written(), f"the rules walk otherwise now: {anew}"


def test_b36_the_walks_have_everything_that_a_quest_can_ask_of_a_table() -> None:
    """All that encounters do, all that is entered, tiles that are drawn and tiles that lie on a map."""
    parts = Counter(part["kind"] for part in told())
    befalls = {"treasure", "energy", "heal", "damage", "hits", "item"}
    assert set(parts) == {"say", "spawn", "token", "roll", "choice", "test", "offer"} | befalls
    steps = Counter(line["step"]["kind"] for walk in made()["walks"] for line in walk["lines"])
    entered = {"die", "roll", "choose", "test", "last", "claim", "fallen"}
    assert set(steps) == {"begin", "look", "on", "work", "enemies"} | entered
    assert {quest.printed for game, code, *_ in WALKS for quest in game.content.quests if quest.code == code} == {
        True,
        False,
    }


def test_b36_spawns_are_told_by_colour_kind_and_number_of_heroes() -> None:
    spawns = [part for part in told() if part["kind"] == "spawn"]
    assert {part["colour"] for part in spawns} == {"green", "blue", "red"}
    assert {part["attack"] for part in spawns} == {None, "melee", "ranged"}
    dice = [line["step"] for walk in made()["walks"] for line in walk["lines"] if line["step"]["kind"] == "die"]
    assert {die["face"] for die in dice} == set(range(7))  # 0: no die was left (B18)
    assert {die["colour"] for die in dice} == {"green", "blue", "red"}


def test_b36_the_walks_end_well_and_badly_in_many_ways() -> None:
    ends = [walk["lines"][-1]["then"]["end"] for walk in made()["walks"]]
    assert {end["why"] for end in ends if end["won"]} >= {"exit", "defeated", "tokens", "told"}
    assert {end["why"] for end in ends if not end["won"]} >= {"rounds", "tokens", "told", "fallen"}
