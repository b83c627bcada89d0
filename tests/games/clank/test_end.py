"""Falling, leaving, the countdown, the score and the solo game: C32 to C36, C40 to C43, C50, C55, C57."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import (
    GAME,
    act,
    give,
    heist,
    kept,
    legal,
    over,
    play,
    points,
    stack_bag,
    start,
    table_at,
    why,
)
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Line
from undercroft.engine.playout import play_randomly
from undercroft.games.clank.dragon import knock_out
from undercroft.games.clank.rules import Heist
from undercroft.records.luck import RecordedLuck

# Falling (C32)


@pytest.mark.parametrize(
    ("room", "artifacts", "status"), [(13, (10,), "rescued"), (17, (10,), "lost"), (13, (), "lost"), (1, (), "lost")]
)
def test_c32_rescued_with_an_artifact_and_above_the_depths(room: int, artifacts: tuple[int, ...], status: str) -> None:
    position = heist(room=room, artifacts=artifacts, gold=4)
    knock_out(position, 0, Events())
    assert GAME.view(position, None).thieves[0].status == status
    assert points(position, 0) == (14 if status == "rescued" else 0)


# Leaving (C33, C34, C57)


def test_c33_walking_out_needs_an_artifact_and_earns_mastery() -> None:
    position = heist(room=2, boots=1)
    assert why(position, "move 1") == ("C33", "refuse-empty-handed")
    position = give(position, 0, artifacts=(7,))
    events = act(position, "move 1")
    assert "1 escapes" in events
    assert points(position, 0) == 7 + 20


def test_c57_leaving_ends_the_turn_at_once_with_cards_in_hand() -> None:
    position = heist(room=2, boots=1, artifacts=(7,), hand="stumble,burgle", played="sidestep")
    act(position, "move 1")
    thief = position.thieves[0]
    assert position.turn == 1
    assert (len(thief.hand), thief.clank) == (2, 0)


def test_c34_whoever_has_left_is_skipped_and_untouched() -> None:
    position = heist(players=3, hand="tattle", row="sneak,ladder,tattle,swagger,pickaxe")
    position = give(position, 1, status=1, artifacts=(5,))
    position.herald, position.countdown = 1, 1
    act(position, "play tattle")
    assert [thief.clank for thief in position.thieves] == [0, 0, 1]
    act(position, "end", luck="burgle burgle burgle burgle burgle watcher black black black")
    assert position.thieves[1].clank == 0
    assert position.turn == 2


def test_c34_a_thief_who_fell_second_does_not_count_down() -> None:
    position = heist(players=3)
    position = give(position, 1, status=1, artifacts=(5,))
    position.herald, position.countdown = 1, 1
    position = give(position, 2, status=3)
    position = stack_bag(position, 4, 4, 4, 4, 4)
    events = act(position, "end")
    assert [event for event in events if "countdown" in event] == ["2 countdown 2"]
    assert position.turn == 0


# The countdown (C35)


def test_c35_the_first_to_leave_starts_the_countdown_and_attacks_grow() -> None:
    position = heist(room=2, boots=1, artifacts=(7,), deck="")
    act(position, "move 1")
    assert (position.herald, position.countdown) == (0, 1)
    position = give(stack_bag(position, *[4] * 24), 1, hand="burgle*5", deck="burgle*7")
    found: list[str] = []
    for cubes in (4, 5, 6):
        position.row = position.row[:0]
        position.deck = position.deck[:0]
        position.discard = position.discard[:0]
        play_hand(position)
        events = act(position, "end", luck="burgle " * 5 + "black " * cubes)
        found += [event for event in events if "attack" in event or "countdown" in event]
    assert found == [
        *("1 countdown 2", "attack 4 of 24"),
        *("1 countdown 3", "attack 5 of 20"),
        *("1 countdown 4", "attack 6 of 15"),
    ]


def play_hand(position: Heist) -> None:
    if len(position.thieves[position.turn].hand) > 0:
        act(position, "play-all")


def test_c35_whoever_falls_in_the_turn_before_the_own_one_counts_down_at_once() -> None:
    position = heist(players=3, row="sneak,ladder,tattle,swagger,pickaxe")
    position = give(position, 1, damage=9, clank=1)
    position = stack_bag(position, *[4] * 20)
    events = act(position, "end", luck="burgle " * 5 + "ogre blue black" + " black" * 3)
    assert [event for event in events if event.startswith(("attack", "2 lost", "2 countdown"))] == [
        "attack 2 of 21",
        "2 lost in 1",
        "2 countdown 2",
        "attack 3 of 19",
    ]
    assert (position.turn, position.herald) == (2, 1)


def test_c35_the_fifth_space_knocks_out_everyone_still_inside() -> None:
    position = heist(players=3)
    position = give(position, 2, status=1, artifacts=(5,))
    position.herald, position.countdown = 2, 4
    position = give(position, 0, room=17, artifacts=(30,))
    position = give(position, 1, room=13, artifacts=(10,))
    act(position, "end")
    play_hand(position)
    act(position, "end")
    assert position.is_over()
    assert [thief.status for thief in GAME.view(position, None).thieves] == ["lost", "rescued", "escaped"]
    outcome = GAME.outcome(position)
    assert (outcome.rule, outcome.reason) == ("C35", "end-countdown")


def test_c35_leaving_with_the_countdown_already_running_still_earns_mastery() -> None:
    position = heist(room=2, boots=1, artifacts=(7,))
    position = give(position, 1, status=1, artifacts=(5,))
    position.herald, position.countdown = 1, 3
    act(position, "move 1")
    assert position.is_over()
    assert (position.herald, position.countdown) == (1, 3)
    assert points(position, 0) == 27


def test_c35_the_first_to_fall_while_others_are_inside_counts_down_too() -> None:
    position = heist(hand="mister-whiskers", clank=1, damage=9)
    position = stack_bag(position)
    act(position, "play mister-whiskers")
    act(position, "choose attack", luck="red")
    assert (position.turn, position.herald, position.countdown) == (1, 0, 1)
    play_hand(position)
    assert "1 countdown 2" in act(position, "end")


# The end and the score (C36, C40-C43)


def test_c36_the_score_and_its_lines() -> None:
    position = over(
        {"artifacts": (20,), "gold": 6, "deck": "sapphire,secret-tome,burgle*3", "keys": 1, "crowns": (9,)},
        {"artifacts": (5,), "crowns": (10,)},
    )
    score = GAME.outcome(position).scores[0]
    assert [(line.key, line.points) for line in score.lines] == [
        ("score-artifacts", 20),
        ("score-tokens", 14),
        ("score-gold", 6),
        ("score-cards", 11),
        ("score-mastery", 20),
    ]
    assert score.total == points(position, 0) == 71
    assert GAME.outcome(position).winners == (0,)


def test_c36_the_lines_say_what_they_are_made_of() -> None:
    position = over(
        {
            "artifacts": (20, 5),
            "gold": 6,
            "deck": "sapphire,secret-tome,burgle*3",
            "discard": "secret-tome,the-duke",
            "keys": 1,
            "crowns": (10, 9),
            "idols": 2,
            "kept": "dragon-egg*2,healing",
        },
        {"artifacts": (7,)},
    )
    artifacts, tokens, gold, cards, mastery = GAME.outcome(position).scores[0].lines
    assert parts(artifacts) == [("artifact-ring", 1, 5), ("artifact-shield", 1, 20)]
    assert parts(tokens) == [
        ("item-crown", 1, 10),
        ("item-crown", 1, 9),
        ("item-key", 1, 5),
        ("lying-idol", 2, 10),
        ("token-dragon-egg", 2, 6),
    ]
    assert parts(cards) == [("card-secret-tome", 2, 14), ("card-sapphire", 1, 4), ("card-the-duke", 1, 1)]
    assert (gold.parts, mastery.parts, mastery.args) == ((), (), {"fate": "escaped"})
    for line in (artifacts, tokens, cards):
        assert line.points == sum(part.points for part in line.parts)
        for part in line.parts:
            assert GAME.text("fr").say(part.message()) != part.key


def parts(line: Line) -> list[tuple[str, object, int]]:
    return [(part.key, part.args["count"], part.points) for part in line.parts]


@pytest.mark.rule("C32")
def test_a_lost_thief_forfeits_every_line_and_the_sheet_still_shows_them() -> None:
    position = over(
        {"artifacts": (5,)}, {"artifacts": (30,), "gold": 14, "status": 3}, {"status": 2, "artifacts": (7,)}
    )
    outcome = GAME.outcome(position)
    lost = outcome.scores[1]
    assert lost.total == points(position, 1) == 0
    assert [(line.key, line.points, line.forfeited) for line in lost.lines] == [
        ("score-artifacts", 30, True),
        ("score-tokens", 0, True),
        ("score-gold", 14, True),
        ("score-cards", 0, True),
        ("score-mastery", 0, False),
    ]
    assert [fate.how for fate in outcome.fates] == ["escaped", "lost", "rescued"]
    assert [score.lines[-1].args["fate"] for score in outcome.scores] == ["escaped", "lost", "rescued"]
    assert not any(line.forfeited for score in (outcome.scores[0], outcome.scores[2]) for line in score.lines)


def test_the_table_knows_when_each_fate_was_sealed_and_what_was_decisive() -> None:
    position = heist(players=2, room=2, boots=1, artifacts=(7,), row="sneak,ladder,tattle,swagger,pickaxe")
    position = give(position, 1, damage=9, room=17, clank=1)
    position = stack_bag(position)
    table = table_at(position)
    table.source = RecordedLuck(GAME, ["ogre", "blue"])
    table.play(0, "move 1")
    outcome = table.outcome()
    assert outcome is not None
    assert [fate.how for fate in outcome.fates] == ["escaped", "lost"]
    (step,) = table.news(None, since=1)
    told = [GAME.events.to_json(event)["kind"] for event in table.history[1]]
    for fate, kind in zip(outcome.fates, ("left", "fell"), strict=True):
        assert fate.moment is not None
        assert (fate.moment.step, told[fate.moment.event]) == (step.number, kind)
    assert outcome.decisive == outcome.fates[1].moment


def test_c36_points_count_wherever_a_card_lies() -> None:
    position = over({"artifacts": (5,), "deck": "ruby", "hand": "ruby", "discard": "emerald", "played": "sapphire"})
    assert points(position, 0) == 25 + 6 + 6 + 5 + 4


def test_c36_a_tie_goes_to_the_higher_artifact_else_it_is_shared() -> None:
    position = over({"artifacts": (5,), "gold": 10}, {"artifacts": (15,)})
    assert GAME.outcome(position).winners == (1,)
    assert (position.payoff(0), position.payoff(1)) == (0.0, 1.0)
    position = over({"artifacts": (7,), "gold": 3}, {"artifacts": (10,)}, {"artifacts": (5,)})
    position.thieves[0].artifacts = position.thieves[1].artifacts
    position.thieves[0].gold = 0
    assert GAME.outcome(position).winners == (0, 1)
    assert position.payoff(0) == 0.5


def test_c36_nobody_wins_with_nothing() -> None:
    position = over({"status": 3}, {"status": 3})
    assert GAME.outcome(position).winners == ()
    assert {score.total for score in GAME.outcome(position).scores} == {0}


@pytest.mark.parametrize(
    ("deck", "loot", "worth"),
    [
        ("dragons-eye", {}, 10),
        ("dragons-eye", {"status": 2}, 0),
        ("dwarven-peddler", {"kept": "chalice"}, 0),
        ("dwarven-peddler", {"kept": "chalice", "idols": 1}, 4),
        ("dwarven-peddler", {"kept": "dragon-egg*2"}, 0),
        ("the-duke", {"gold": 14}, 2),
        ("wizard,secret-tome*2", {}, 14 + 4),
    ],
)
@pytest.mark.rule("C36")
def test_points_that_depend_on_what_the_owner_has(deck: str, loot: dict[str, object], worth: int) -> None:
    position = over({"artifacts": (5,), "deck": deck, **loot})
    lines = {line.key: line.points for line in GAME.outcome(position).scores[0].lines}
    assert lines["score-cards"] == worth


def test_c42_what_items_and_idols_are_worth() -> None:
    position = over({"artifacts": (5,), "keys": 1, "backpacks": 2, "crowns": (10, 9), "idols": 2})
    assert points(position, 0) == 25 + 5 + 10 + 19 + 10


MAJOR = [
    ("chalice", "kept", 1),
    ("flash-of-brilliance", "hand", 3),
    ("greater-skill-boost", "skill", 5),
    ("greater-treasure", "gold", 5),
    ("greater-healing", "kept", 1),
]
MINOR = [
    ("magic-spring", "springs", 1),
    ("skill-boost", "skill", 2),
    ("dragon-egg", "kept", 1),
    ("strength", "kept", 1),
    ("swiftness", "kept", 1),
    ("healing", "kept", 1),
    ("treasure", "gold", 2),
]


def found(secret: str, room: int, other: int) -> Heist:
    position = heist(room=other, boots=2, keys=1)
    play(position, f"move {room}")
    act(position, "take", luck=secret if secret != "flash-of-brilliance" else f"{secret} burgle burgle burgle")
    return position


def amount(position: Heist, what: str) -> int:
    thief = position.thieves[0]
    counts = {"kept": sum(thief.kept), "hand": len(thief.hand), "gold": thief.gold}
    return int(counts[what]) if what in counts else int(getattr(position, what))


@pytest.mark.rule("C40", "C50")
@pytest.mark.parametrize(("secret", "what", "count"), MAJOR)
def test_major_secrets(secret: str, what: str, count: int) -> None:
    position = found(secret, 5, 4)
    assert amount(position, what) == count
    assert bool(kept(position, 0)) == (what == "kept")


@pytest.mark.rule("C41", "C50")
@pytest.mark.parametrize(("secret", "what", "count"), MINOR)
def test_minor_secrets(secret: str, what: str, count: int) -> None:
    position = found(secret, 4, 3)
    assert amount(position, what) == count
    assert bool(kept(position, 0)) == (what == "kept")


def test_c40_c41_chalices_and_eggs_have_points() -> None:
    position = over({"artifacts": (5,), "kept": "chalice,dragon-egg"})
    assert points(position, 0) == 25 + 7 + 3


@pytest.mark.parametrize(("potion", "what", "gain"), [("strength", "swords", 2), ("swiftness", "boots", 1)])
def test_c43_a_potion_is_drunk_in_the_own_turn_and_is_gone(potion: str, what: str, gain: int) -> None:
    position = heist(kept=potion)
    act(position, f"drink {potion}")
    assert getattr(position, what) == gain
    assert kept(position, 0) == []
    assert why(position, f"drink {potion}") == ("C43", "refuse-no-potion")


def test_c43_healing_potions_need_a_wound() -> None:
    position = heist(kept="healing,greater-healing", damage=3)
    play(position, "drink greater-healing")
    assert position.thieves[0].damage == 1
    act(position, "drink healing")
    assert position.thieves[0].damage == 0
    position = give(position, 0, kept="healing")
    assert why(position, "drink healing") == ("C43", "refuse-unhurt")
    assert why(position, "drink chalice") == ("C43", "refuse-no-potion")


# Alone (C55)


def test_c55_alone_the_dragon_attacks_after_every_third_turn() -> None:
    position = start(players=1)
    assert position.thieves[0].clank == 3
    attacks = []
    for _ in range(6):
        position.row = GAME.names.numbers(["sneak", "ladder", "tattle", "swagger", "pickaxe", "search"])
        play_hand(position)
        attacks.append(any(event.startswith("attack") for event in act(position, "end")))
    assert attacks == [False, False, True, False, False, True]


def test_c55_alone_leaving_ends_the_heist_at_once() -> None:
    position = heist(players=1, room=2, boots=1, artifacts=(7,), hand="stumble")
    act(position, "move 1")
    assert position.is_over()
    assert (GAME.outcome(position).rule, points(position, 0)) == ("C36", 27)


def test_c55_alone_points_tell_how_well_it_went() -> None:
    position = over({"artifacts": (10,), "gold": 45})
    assert GAME.outcome(position).winners == (0,)
    assert position.payoff(0) == pytest.approx(75 / 150)
    assert over({"status": 3}).payoff(0) == 0.0


def test_over_means_over() -> None:
    position = heist(room=2, boots=1, artifacts=(7,))
    position = give(position, 1, status=3)
    position.herald, position.countdown = 1, 1
    act(position, "move 1")
    assert position.is_over()
    assert legal(position, 0) == []
    assert why(position, "end") == ("C36", "refuse-over")
    assert GAME.outcome(position).rule == "C36"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["day", "dusk"])
def test_random_heists_come_to_an_end(players: int, side: str) -> None:
    for seed in range(10):
        position = start(Dice(seed), players=players, side=side)
        play_randomly(position, Dice(seed), 5000)
        assert position.is_over()
