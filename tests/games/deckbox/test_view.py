"""What a view tells: sums, goals, ways, and what is pending, in words that a client can show."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.deckbox.positions import CHART, RANGER, SHIPPED, TRIAL, WARDEN, act, legal, table
from undercroft.engine.errors import Unknown
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rebuilding import build
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.steps import HeroesStep, Reader, RollStep, SayStep, SpawnStep, TrialStep
from undercroft.games.deckbox.view import (
    Acting,
    Aiming,
    Building,
    Choosing,
    DelveView,
    Exit,
    GoalPart,
    Pause,
    Placing,
    Reading,
    SpawnPlace,
    Supply,
    Tie,
    TokenCount,
    Values,
    Weapon,
    waits_for,
)
from undercroft.kit.walk import Walk


def seen(delve: Delve, seat: int | None = 0, game: DeckBox = TRIAL) -> DelveView:
    """A view; a position that is built from it looks the same."""
    view = game.view(delve, seat)
    assert game.view(build(view, game), seat) == view
    return view


# Heroes and enemies


def test_b5_a_hero_shows_its_sums_with_what_it_holds() -> None:
    delve = table(WARDEN + "@2,2:h7,g2,a2+whetstone+light-boots")
    assert seen(delve).heroes[0].values == Values(
        melee=Weapon(3, 3),
        ranged=None,
        defence=4,
        speed=5,
        most_health=8,
        strength=2,
        dexterity=0,
        wisdom=1,
        charisma=3,
    )


def test_a_hero_without_all_its_cards_has_no_sums_yet() -> None:
    delve = TRIAL.blank(TRIAL.options({"players": 2}))
    delve.set_up(Dice(1), Events())
    act(delve, "hero warden")
    view = seen(delve)
    assert (view.heroes[0].hero, view.heroes[0].gear, view.heroes[0].values) == ("warden", None, None)
    assert view.pending[-1] == Building(seat=0, missing=("gear", "ability", "square"))
    assert view.phase == "building"
    assert not view.heroes[0].dead


def test_the_dead_are_told_from_those_who_are_not_there_yet() -> None:
    delve = table(WARDEN + "@2,3", "ranger/longbow/hex:d1", more="deaths=1")
    assert [hero.dead for hero in seen(delve).heroes] == [False, True]


def test_b2_an_enemy_shows_its_face_its_card_and_its_name() -> None:
    enemies = ["green-ranged-2@0,1", "red-melee-5!1@2,1*"]
    slinger, boss = seen(table(WARDEN + "@2,3", enemies=enemies)).enemies
    assert (slinger.id, slinger.face, slinger.card, slinger.attack) == (0, "green-ranged-2", "slinger", "ranged")
    assert (boss.face, boss.card, boss.name, boss.stunned) == ("red-5", "ogre", "trial-boss", True)
    assert TRIAL.labels("fr").names["name"]["trial-boss"] == "Chef"
    (lich,) = seen(table(WARDEN + "@2,3", enemies=["red-melee-2@2,1"], game=CHART), game=CHART).enemies
    assert lich.attack == "ranged"  # by its card: its die has no sign for it
    assert seen(table(WARDEN + "@2,3", game=CHART), game=CHART).hard


def test_dice_are_counted_by_colour() -> None:
    assert seen(table(WARDEN + "@2,3", enemies=["green-melee-1@0,1"])).dice == Supply(green=5, blue=6, red=1)


# The dungeon and the quest


def test_b12_unexplored_ways_are_named_by_tile_side_and_square() -> None:
    view = seen(table(WARDEN + "@2,3", tiles=("1A@0,0/0", "8A@0,-1/0")))
    assert view.exits == (
        Exit(0, "bottom", (2, 5)),
        Exit(1, "top", (2, -7)),
        Exit(1, "right", (5, -4)),
        Exit(1, "left", (-1, -4)),
    )


def test_b33_goals_and_perils_say_how_far_they_are() -> None:
    delve = table(WARDEN + "@1,-6", RANGER + "@2,3", tiles=("1A@0,0/0", "2B@0,-1/0"), more="round=4 tokens=0,1")
    view = seen(delve)
    assert [goal.parts for goal in view.goals] == [
        (GoalPart(what="exit", now=1, needed=2, where="elsewhere"),),
        (GoalPart(what="defeated", now=0, needed=1, name="trial-boss"),),
    ]
    assert [peril.parts for peril in view.perils] == [
        (GoalPart(what="token", now=1, needed=2, token="trial-doom"),),
        (GoalPart(what="rounds", now=3, needed=20),),
    ]
    assert view.last_round == 20
    assert view.tokens == (TokenCount("trial-coin", 0), TokenCount("trial-doom", 1))


def test_b33_of_several_parts_each_is_told() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"], tiles=("2A@0,0/0", "8A@0,-1/0"), game=CHART)
    view = seen(delve, game=CHART)
    assert view.goals[2].parts == (
        GoalPart(what="tiles", now=2, needed=3),
        GoalPart(what="clear", now=0, needed=1),
    )
    assert view.perils[0].parts == (GoalPart(what="deaths", now=0, needed=1),)
    assert view.last_round == 9  # held out until then the quest is won


def test_the_names_of_the_fallen() -> None:
    delve = table(WARDEN + "@2,2", enemies=["red-melee-1!1@2,1"])
    act(delve, "attack 2,1", 6, 1, 1, 1)
    view = seen(delve)
    assert view.fallen == ("trial-boss",)
    assert view.end == "defeated"
    assert view.goals[1].parts[0].now == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_goal_is_reached_when_the_quest_is_won_by_it(seed: int) -> None:
    """What the parts of goals and perils say is what the verdict goes by."""
    walk = Walk(SHIPPED, seed)

    def compare(walk: Walk) -> None:
        view: DelveView = walk.table.view(None).view
        reached = [all(part.now >= part.needed for part in goal.parts) for goal in (*view.goals, *view.perils)]
        if view.end == "running" and view.phase != "building":
            assert not any(reached)
        elif view.end in ("exit", "defeated", "tokens", "rounds", "tiles", "clear", "fallen", "doom"):
            assert any(reached)

    walk.run(compare)


# What is pending


def explored(encounter: str, *outcomes: int | str, heroes: tuple[str, ...] = ()) -> Delve:
    delve = table(WARDEN + "@2,0", *heroes, more=f"left=trial-{encounter}")
    act(delve, "move 2,-1", "8A", f"trial-{encounter}", *outcomes)
    return delve


def test_b17_placing_tells_the_dice_and_the_squares_that_they_will_take() -> None:
    view = seen(explored("nest", 2, 5))
    (placing,) = view.pending
    assert isinstance(placing, Placing) and placing.encounter == "trial-nest"
    assert [(die.face, die.card) for die in placing.rolled] == [("green-melee-2", "rat"), ("green-ranged-2", "slinger")]
    assert [die.tile for die in placing.rolled] == [1, 1]
    assert placing.places == (SpawnPlace(tile=1, squares=((2, -4), (3, -4))),)
    assert view.phase == "heroes"
    assert TRIAL.text("en").say(TRIAL.prompt(view)) == "Which enemy is placed next? 2 are still to come."


def test_b17_without_room_on_the_diagram_the_next_square_is_told_alone() -> None:
    enemies = [f"green-melee-1@{x},{y}" for x, y in ((2, -4), (3, -4), (1, -4), (2, -5), (2, -3))]
    taken = ["blue-melee-1@1,-5", "blue-melee-1@3,-5", "blue-melee-1@1,-3", "blue-melee-1@3,-3"]
    tiles = ("1A@0,0/0", "8A@0,-1/0")
    more = "pending=placing.0.0.0.0 rolled=blue-melee-1@1 rolled=blue-melee-2@1"
    delve = table(WARDEN + "@2,0", enemies=[*enemies, *taken], tiles=tiles, more=more)
    (placing,) = seen(delve).pending
    assert isinstance(placing, Placing)
    assert placing.places == (SpawnPlace(tile=1, squares=((2, -6),)),)


def test_b19_a_choice_names_what_can_be_chosen() -> None:
    view = seen(explored("casks"))
    assert view.pending[-1] == Choosing(seat=0, tile=1, choices=("trial-0", "trial-1"))
    assert TRIAL.labels("en").names["choice"]["trial-1"] == "Smash"
    assert [group.kind for group in TRIAL.actions.grouped(build(view, TRIAL).legal(0))] == ["choose"]


def test_b16_the_steps_of_an_encounter_that_are_still_to_come() -> None:
    """After the first spawn of the last tile the second one waits, with the number of its dice for two heroes."""
    game = SHIPPED
    script = game.book.scripts[0]
    reader = Reader(game.book, 0, 2)
    gate = int(script.encounters[game.encounter.read("cellar-gate")])
    say, green, blue = reader.steps(gate)
    assert isinstance(say, SayStep)
    assert game.labels("en").names["tale"][say.tale].startswith("Daylight at last")
    assert green == SpawnStep(colour="green", count=5, fixed=3, each=1, health=None, attack=None, name=None)
    assert blue == SpawnStep(colour="blue", count=3, fixed=1, each=1, health=3, attack="melee", name=None)


def test_steps_tell_rolls_and_tests_with_what_they_lead_to() -> None:
    reader = Reader(TRIAL.book, 0, 1)
    script = TRIAL.book.scripts[0]
    _, trial = reader.steps(int(script.encounters[TRIAL.encounter.read("trial-puddle")]))
    assert trial == TrialStep(
        skill="dexterity",
        need=2,
        success=(HeroesStep(what="item", amount=1, who="explorer"),),
        failure=(HeroesStep(what="damage", amount=1, who="explorer"),),
    )
    _, roll = reader.steps(int(script.encounters[TRIAL.encounter.read("trial-luck")]))
    assert isinstance(roll, RollStep)
    assert [case.faces for case in roll.outcomes] == [(1, 2), (3, 4), (5, 6)]


@pytest.mark.parametrize("game", [SHIPPED, TRIAL, CHART], ids=["shipped", "trial", "chart"])
def test_every_step_of_every_quest_leads_back_to_its_place(game: DeckBox) -> None:
    for number in range(len(game.book.quests)):
        reader = Reader(game.book, number, 3)
        for address in reader.starts():
            steps, encounter = reader.steps(address), reader.encounter(address)
            found = reader.address(encounter, steps)
            assert (reader.steps(found), reader.encounter(found)) == (steps, encounter)


def test_steps_that_no_encounter_has_are_refused() -> None:
    reader = Reader(TRIAL.book, 0, 1)
    with pytest.raises(Unknown):
        reader.address(None, (HeroesStep(what="treasure", amount=98, who="all"),))


def test_b32_aiming_tells_dice_and_targets() -> None:
    enemies = ["blue-melee-3@2,0", "blue-melee-3@0,2"]
    delve = table("thief/throwing-knives/sprint@2,3", enemies=enemies)
    act(delve, "attack 2,0")
    assert seen(delve).pending == (Aiming(seat=0, dice=2, aimed_at=(0,)),)


def test_b9_a_pause_among_the_enemies_tells_who_acts_next() -> None:
    delve = table(WARDEN + "@2,2:h4,a2+healing-draught", enemies=["green-melee-1@2,1", "green-melee-1@1,2"])
    act(delve, "end", 6, 1, 1, 1)
    view = seen(delve)
    assert view.pending == (Acting(to_act=(1,)), Pause(seats=(0,)))
    assert view.phase == "enemies"


def test_b30_a_tie_tells_between_whom() -> None:
    heroes = (f"{WARDEN}@1,2:h4,a2", f"{RANGER}@3,2:h4,d1")
    delve = table(*heroes, enemies=["blue-melee-1@2,1"], more="ties=ask")
    act(delve, "end")
    assert seen(delve).pending[-1] == Tie(enemy=0, between=(0, 1))


def test_b11_what_happens_by_itself_is_recovery() -> None:
    address = int(CHART.book.scripts[0].events[3])
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), more=f"pending=script.{address}.0.0.0", game=CHART)
    view = seen(delve, game=CHART)
    assert isinstance(view.pending[0], Reading) and view.pending[0].encounter is None
    assert view.phase == "recovery"


@pytest.mark.parametrize(
    "word", ["script.1.0.0.0", "script.0.4.0.0", "script.0.0.7.0", "choosing.90.2.0.0", "tie.5.1.0.0"]
)
def test_what_cannot_be_pending_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="does not belong into a position"):
        table(WARDEN + "@2,2", more=f"pending={word}")


# Seats


@pytest.mark.parametrize("seed", range(4))
def test_a_view_knows_whom_the_table_waits_for(seed: int) -> None:
    def compare(walk: Walk) -> None:
        delve = walk.table.position
        assert isinstance(delve, Delve)
        view = SHIPPED.view(delve, None)
        assert [waits_for(view, seat) for seat in walk.seats] == [delve.waits_for(seat) for seat in walk.seats]

    Walk(SHIPPED, seed).run(compare)


def test_all_seats_see_the_same() -> None:
    delve = table(WARDEN + "@2,2", RANGER + "@2,3", enemies=["green-melee-1@2,1"])
    found = TRIAL.views(delve, [1, None, 0])
    assert found == [TRIAL.view(delve, 1), TRIAL.view(delve, None), TRIAL.view(delve, 0)]
    assert msgspec.structs.replace(found[0], seat=None) == found[1]


def test_prompts_say_what_is_asked() -> None:
    delve = TRIAL.blank(TRIAL.options({"players": 2}))
    delve.set_up(Dice(1), Events())
    said = []
    for code in ("hero warden", "gear spear", "learn ward", "stand 2,3"):
        said.append(TRIAL.text("en").say(TRIAL.prompt(TRIAL.view(delve, 0))))
        act(delve, code)
    assert [words.split(": ")[1] for words in said] == [
        "a ready-made one, or a hero card first.",
        "choose the gear.",
        "choose the ability.",
        "choose the square to begin on.",
    ]
    assert TRIAL.prompt(TRIAL.view(delve, 0)).key == "prompt-wait"


def test_actions_stand_in_an_order_that_a_person_expects() -> None:
    delve = table(
        WARDEN + "@2,2:h5,e3,t9,a2+healing-draught",
        RANGER + "@2,3",
        enemies=["green-melee-1@2,1"],
        more="market=iron-cap lying=3@2,2",
    )
    kinds = [group.kind for group in TRIAL.actions.grouped(delve.legal(0))]
    assert kinds == ["attack", "move", "ability", "use", "take", "buy", "give", "pay", "end", "ask"]
    assert set(legal(delve)) == {a.code for g in TRIAL.actions.grouped(delve.legal(0)) for a in g.actions}
