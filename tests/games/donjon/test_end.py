"""The last round and the winner: D34, D35."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import GAME, LAST_BUT_ONE, OPEN, act, contest, legal, refused, seen, start, tasks
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.playout import play_randomly
from undercroft.engine.position import TABLE
from undercroft.engine.text import LANGUAGES

BASE = [
    "t01",
    "t02",
    "t03",
    "t04",
    "t05",
    "t06",
    "t07",
    "t08",
    "t09",
    "t10",
    "t11",
    "t12",
    "t13",
    "t14",
    "t15",
    "t16",
    "t17",
    "t18",
]
SHORT = "forest=sb swamp=sbdvv"


@pytest.mark.parametrize("drawer", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_d34_the_last_threat_card_drawn_by_each_seat(drawer: int, first: int) -> None:
    """The round goes on to the player at the right of the first one, whoever draws the last card."""
    before = (drawer - 1) % 3
    position = contest(
        *["ent=sbdv r1=sbdv"] * 3,
        tasks=f"{before + 1}:power",
        areas=SHORT,
        cards=f"{OPEN} cemetery={','.join(BASE[:17])}",
        state=f"first={first + 1} turn={before + 1}",
    )
    events = act(position, before, "pass", luck="t18")
    assert "last round" in events
    turns = 1
    while not position.is_over():
        seat = position.turn
        act(position, seat, legal(position, seat)[-1])  # recruit anything, pass the rest
        turns += position.turn != seat
    assert turns == (first - drawer - 1) % 3 + 1
    assert (position.turn + 1) % 3 == first


def test_d34_more_threat_cards_come_from_the_cemetery() -> None:
    cards = f"{OPEN} cemetery={LAST_BUT_ONE},t12"
    position = contest("ent=s r1=b", "ent=s", tasks="1:power", areas=SHORT, cards=cards, state="first=1 turn=1 last")
    events = act(position, 0, "pass", luck="t02")
    assert events[1:3] == ["cemetery shuffled", "threat t02"]
    assert (seen(position).threats, seen(position).cemetery) == (11, ("t02",))
    assert "last round" not in events


def test_d34_kept_cards_are_not_shuffled_in() -> None:
    cards = f"{OPEN} kept=t12 cemetery={LAST_BUT_ONE}"
    position = contest("ent=s r1=b", "ent=s", tasks="1:power", areas=SHORT, cards=cards, state="first=1 turn=1 last")
    act(position, 0, "pass", luck="t02")
    assert (seen(position).threats, seen(position).kept) == (10, ("t12",))


def test_d34_after_the_end_nothing_is_legal() -> None:
    position = contest("ent=s", "ent=s r1=b", tasks="2:power", state="first=1 turn=2 last")
    assert act(position, 1, "pass", luck="") == ["end"]
    assert position.is_over()
    assert [legal(position, seat) for seat in (TABLE, 0, 1)] == [[], [], []]
    assert (refused(position, 0, "pass").rule, tasks(position)) == ("D34", ())


def test_d34_without_the_last_card_the_game_goes_on() -> None:
    position = contest("ent=s", "ent=s r1=b", tasks="2:power", state="first=1 turn=2")
    act(position, 1, "pass", luck="")
    assert not position.is_over()


def ended(*dungeons: str) -> Outcome:
    return GAME.outcome(contest(*dungeons, tasks="", state="first=1 turn=2 last over"))


def test_d35_most_points_win() -> None:
    outcome = ended("r1=sb r2=sb", "r1=sb")
    assert [score.total for score in outcome.scores] == [12, 6]
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "end-won", "D35")


def test_d35_a_tie_at_the_top_has_no_winner() -> None:
    outcome = ended("r1=sb", "r2=sb", "ent=s")
    assert [score.total for score in outcome.scores] == [6, 6, 0]
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), "end-tie", "D35")
    position = contest("r1=sb", "r2=sb", "ent=s", tasks="", state="first=1 turn=2 last over")
    assert [position.payoff(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_d35_a_tie_below_the_top_does_not_matter() -> None:
    assert ended("r1=sb", "ent=s", "ent=b").winners == (0,)


def test_d35_the_winner_alone_is_paid() -> None:
    position = contest("r1=sb", "ent=s", tasks="", state="first=1 turn=2 last over")
    assert [position.payoff(seat) for seat in range(2)] == [1.0, 0.0]


EVERYTHING = "h1=v h3=v r1=sbdd+2 r2=sbbvk+1 r3=bddvk r4=sbbdv r5=v+1 malus=3 guardian=abf:0,2,0"


@pytest.mark.parametrize(
    "objectives",
    [
        f"spider{star}-{side} brou{star}-{side} dragon{star}-{side} vampire{star}-{side}"
        for star in ("", "-star")
        for side in "ab"
    ],
)
def test_d35_the_parts_of_a_line_make_up_its_points(objectives: str) -> None:
    for mine in (EVERYTHING, "ent=s"):
        position = contest(mine, "r1=v", tasks="", objectives=objectives, state="first=1 turn=2 last over")
        for line in GAME.outcome(position).scores[0].lines:
            assert sum(part.points for part in line.parts) == line.points, line.key


def test_d37_the_sheet_of_the_scoring_example() -> None:
    """Which rooms count for what in Audrey's dungeon."""
    audrey = "ent=k h2=v h4=v r1=sbdd+1 r2=sbbvk+1 r3=bddvk r4=sbbdv r5=v+1 malus=3"
    (sheet, _) = ended(audrey, "ent=s").scores
    told = {line.key: [(part.key, part.points, part.args) for part in line.parts] for line in sheet.lines}
    assert told == {
        "objective-spider-a": [("place-r1", 4, {}), ("place-r2", 4, {}), ("place-r4", 4, {})],
        "objective-brou-a": [("place-r1", 2, {}), ("place-r2", 5, {}), ("place-r3", 2, {}), ("place-r4", 5, {})],
        "objective-dragon-a": [("place-r1", 1, {}), ("place-r3", 5, {})],
        "objective-vampire-a": [("part-count", 0, {"count": 4})],
        "score-mixed": [("place-r2", 7, {}), ("place-r3", 7, {}), ("place-r4", 7, {})],
        "score-malus": [("part-malus", -malus, {"malus": malus}) for malus in (1, 2, 3)],
        "score-groups": [("part-groups", -room, {"groups": 1, "room": room}) for room in (1, 2, 5)],
    }
    for language in LANGUAGES:
        text = GAME.text(language)
        for line in sheet.lines:
            for part in (line, *line.parts):
                assert text.say(part.message()) != part.key


def test_d34_every_player_has_as_many_turns() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            position, dice, turns = start(Dice(seed), players=players), Dice(seed), [0] * players
            turns[position.turn] += 1
            while not position.is_over():
                before = position.turn
                play_randomly(position, dice, 1)
                if position.turn != before:
                    turns[position.turn] += 1
            assert len(set(turns)) == 1
