"""What a dungeon is worth: D3, D35 to D37."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.donjon.positions import GAME, contest, score

COLOURS = ["spider", "brou", "dragon", "vampire"]


def pays(objective: str, *dungeons: str) -> int:
    """What an objective pays to the first of these dungeons."""
    colour = COLOURS.index(objective.partition("-")[0])
    four = [f"{name}-a" for name in COLOURS]
    four[colour] = objective
    position = contest(*dungeons, *["ent=k"] * (2 - len(dungeons)), objectives=" ".join(four))
    return score(position, 0)[colour]


@pytest.mark.parametrize(
    ("objective", "mine", "points"),
    [
        ("spider-a", "r1=sb r2=ssbb r3=s r4=b h1=sb ent=sb", 8),
        ("spider-b", "r1=sd r2=sb r5=sd", 8),
        ("spider-star-a", "r1=sv r2=sb", 4),
        ("spider-star-b", "r1=sk r2=sk r3=sk r4=sk r5=sk", 20),
        ("brou-a", "r1=b r2=bb r3=bbb h4=bb r5=b ent=b", 2 + 5 + 5 + 2),
        ("brou-b", "r1=b r2=bb r3=bbb h4=bb", 8),
        ("brou-star-a", "r1=b r2=b r3=bb h4=b", 0),
        ("brou-star-a", "r1=b r2=b r3=bb r4=b", 13),
        ("brou-star-a", "r1=b r2=b r3=bb r4=b r5=b", 20),
        ("brou-star-b", "r1=b r2=b h3=bbbb", 0),
        ("brou-star-b", "r1=b r2=bb", 5),
        ("brou-star-b", "r1=bbbb r2=b", 5),
        ("brou-star-b", "r1=bbbb r2=bb", 13),
        ("brou-star-b", "r1=bbbb r2=bbbb", 13),
        ("brou-star-b", "r1=bbbbb r5=bbbb", 24),
        ("vampire-a", "r1=vv r2=vvv h5=vvv", 0),
        ("vampire-a", "r1=vv r5=vvvv", 15),
        ("vampire-a", "r1=vvvvvv r3=v", 15),
        ("vampire-b", "r1=v", 0),
        ("vampire-b", "h1=vv r1=v", 2),
        ("vampire-b", "h1=v h2=v", 6),
        ("vampire-b", "h1=v h3=v h5=v", 12),
        ("vampire-b", "h1=v h3=v h5=v h4=v", 20),
        ("vampire-b", "h1=v h3=v h5=v h4=v h2=v", 30),
        ("vampire-star-b", "h1=v h3=vv r5=v", 8),
        ("dragon-a", "r1=d r2=d", 0),
        ("dragon-a", "r1=dd r5=dd", 1),
        ("dragon-a", "r1=dd r2=ddd", 6),
        ("dragon-a", "r1=dd r2=ddd r4=dd", 15),
        ("dragon-a", "r1=dd r2=ddd r4=dd r3=dd", 24),
        ("dragon-b", "r1=d r2=dd r3=ddd r5=dd h1=dd", 2 + 8 + 8),
        ("dragon-star-a", "r1=d r2=dd r3=ddd r5=dd", 3 + 6 + 6),
        ("dragon-star-b", "r1=d r5=dd", -12),
        ("dragon-star-b", "r1=dd", -5),
        ("dragon-star-b", "r1=dd r2=dd", 0),
        ("dragon-star-b", "r1=dd r2=dd r3=dd", 7),
        ("dragon-star-b", "r1=dd r2=dd r3=dd r4=dd", 15),
    ],
)
def test_d36_objectives(objective: str, mine: str, points: int) -> None:
    assert pays(objective, mine) == points


@pytest.mark.parametrize(
    ("dungeons", "points"),
    [
        (("r1=v", "r1=vv h1=v"), 0),
        (("r1=vv", "r1=vv"), 12),
        (("r1=vvv", "r1=v h1=vvvv"), 12),
        (("h1=v", "h1=v"), 0),
    ],
)
def test_d36_most_vampires_in_the_rooms(dungeons: tuple[str, str], points: int) -> None:
    assert pays("vampire-star-a", *dungeons) == points


def test_d3_room_5_has_no_gold_and_a_third_dragon_finds_no_pile() -> None:
    assert pays("dragon-star-a", "r5=dd") == 0
    assert pays("dragon-star-a", "r1=ddd") == pays("dragon-star-a", "r1=dd") == 6


def test_d35_seven_points_for_a_room_with_four_kinds() -> None:
    position = contest("ent=sbdv h1=sbdv r1=sbd r2=sbdk r3=ssbdvkp r5=vkpb", "ent=s")
    assert score(position, 0)[4] == 3 * 7


def test_d35_malus_tiles_and_groups_cost() -> None:
    position = contest("ent=s r1=+2 r4=+1 r5=+1 malus=4 guardian=abf:0,3,0", "ent=s")
    assert score(position, 0)[5:] == (-(1 + 2 + 3 + 4), -(1 + 1 + 4 + 5))


def test_d37_the_scoring_example_of_the_rule_book() -> None:
    """Audrey's dungeon: 6 + 4 + 10 + 0 + 12 + 21 - 6 - 8 = 39."""
    audrey = "ent=k h2=v h4=v r1=sbdd+1 r2=sbbvk+1 r3=bddvk r4=sbbdv r5=v+1 malus=3"
    position = contest(audrey, "ent=s", objectives="spider-a brou-a dragon-a vampire-a")
    assert score(position, 0) == (12, 4 + 10, 6, 0, 21, -6, -8)
    assert sum(score(position, 0)) == 39


CROWD = st.text("sbdvkp", max_size=5).map(lambda word: "".join(sorted(word, key="sbdvkp".index)))


@given(places=st.lists(CROWD, min_size=11, max_size=11))
def test_d36_objectives_agree_with_their_words(places: list[str]) -> None:
    """The same objectives once more, as plainly as they are told."""
    names = ["ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5"]
    places[10] = places[10][:4]  # a fifth monster would reveal the Guardian
    assume(all("".join(places).count(letter) <= 11 for letter in "sbdvkp"))
    mine = " ".join(f"{name}={crowd}" for name, crowd in zip(names, places, strict=True) if crowd)
    counts = [Counter(place) for place in places]
    rooms, gold, halls = counts[2::2], counts[2:10:2], counts[1::2]
    brous, vampires = sum(room["b"] for room in rooms), sum(room["v"] for room in rooms)
    full = sum(room["d"] > 1 for room in gold)
    guarded = sum(hall["v"] > 0 for hall in halls)
    expected = {
        "spider-a": 4 * sum(room["s"] > 0 and room["b"] > 0 for room in rooms),
        "spider-b": 4 * sum(room["s"] > 0 and room["d"] > 0 for room in rooms),
        "spider-star-a": 4 * sum(room["s"] > 0 and room["v"] > 0 for room in rooms),
        "spider-star-b": 4 * sum(room["s"] > 0 and room["k"] > 0 for room in rooms),
        "brou-a": sum((0, 2, 5)[min(room["b"], 2)] for room in rooms),
        "brou-b": sum(4 for room in rooms if room["b"] > 1),
        "brou-star-a": {4: 13, 5: 20}.get(sum(room["b"] > 0 for room in rooms), 0),
        "brou-star-b": 24 if brous >= 9 else 13 if brous >= 6 else 5 if brous >= 3 else 0,
        "vampire-a": 15 if vampires >= 6 else 0,
        "vampire-b": (0, 2, 6, 12, 20, 30)[guarded],
        "vampire-star-a": 12 if vampires else 0,
        "vampire-star-b": 4 * guarded,
        "dragon-a": (0, 1, 6, 15, 24)[full],
        "dragon-b": sum((0, 2, 8)[min(room["d"], 2)] for room in gold),
        "dragon-star-a": sum(3 * min(room["d"], 2) for room in gold),
        "dragon-star-b": (-12, -5, 0, 7, 15)[full],
    }
    assert set(expected) == set(GAME.codes.objectives)
    for objective, points in expected.items():
        assert pays(objective, mine, "ent=k") == points, objective
    position = contest(mine, "ent=k")
    assert score(position, 0)[4] == 7 * sum(len(room) >= 4 for room in rooms)
