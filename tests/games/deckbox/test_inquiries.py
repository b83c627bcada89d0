"""What may be asked about a view: reach, sight, odds, what an enemy is up to, and the sums of a hero."""

from __future__ import annotations

from itertools import product
from typing import TypeVar

import pytest

from tests.games.deckbox.positions import CHART, RANGER, SHIPPED, TRIAL, WARDEN, Told, act, at, table
from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.events import Events
from undercroft.engine.game import Inquiry
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.dungeon import NOWHERE, column, row
from undercroft.games.deckbox.enemies import line_up
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.inquiries import (
    AskBuild,
    AskIntent,
    AskOdds,
    AskReach,
    AskSight,
    Blow,
    Build,
    Intent,
    Reach,
    Segment,
    Sight,
    Suitor,
)
from undercroft.games.deckbox.odds import Odds
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.vision import best_line
from undercroft.kit.walk import Walk

T = TypeVar("T")


def ask(delve: Delve, inquiry: Inquiry, form: type[T], game: DeckBox = TRIAL) -> T:
    found = game.answer(game.view(delve, 0), inquiry)
    assert isinstance(found, form)
    assert game.inquiries[type(inquiry)] is form
    return found


def square_of(cell: int) -> tuple[int, int]:
    return int(column(cell)), int(row(cell))


# Reach


def reach(delve: Delve, seat: int = 0) -> Reach:
    return ask(delve, AskReach(seat=seat), Reach)


def test_b15_reach_counts_water_twice_and_tells_the_way() -> None:
    found = reach(table(WARDEN + "@2,3:h7,a2", tiles=("11A@0,0/0",)))  # speed 4; water in rows 1 and 2
    assert found.movement == 4
    there = next(one for one in found.squares if one.at == (2, 1))
    assert (there.cost, there.way, there.pits) == (4, ((2, 2), (2, 1)), ())


def test_b15_reach_goes_around_pits_and_marks_those_on_the_way() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@1,2", "green-melee-1@3,2"], tiles=("3A@0,0/0",))
    beyond = next(one for one in reach(delve).squares if one.at == (2, 1))
    assert beyond.pits == ((2, 2),)
    free = table(WARDEN + "@2,3", tiles=("3A@0,0/0",))
    beyond = next(one for one in reach(free).squares if one.at == (2, 1))
    assert beyond.pits == ()


def test_b12_reach_knows_the_rest_of_a_move_and_where_a_tile_is_revealed() -> None:
    delve = table(WARDEN + "@2,1", more="left=trial-quiet")
    assert next(one for one in reach(delve).squares if one.at == (2, -1)).explores
    act(delve, "move 2,-1", "8A", "trial-quiet")
    rest = {one.at: one.action for one in reach(delve).squares}
    assert (rest[2, -3], rest[2, -4]) == (False, True)


@pytest.mark.parametrize("seed", range(2))
def test_reach_is_what_may_be_moved_to_and_how_it_is_done(seed: int) -> None:
    def compare(walk: Walk) -> None:
        delve = walk.table.position
        assert isinstance(delve, Delve)
        for seat in walk.seats:
            moves = [action for action in walk.table.packed(seat) if kind_of(action) == a.MOVE]
            if not moves or len(walk.table.entries) % 4:
                continue
            found = {one.at: one for one in ask(delve, AskReach(seat=seat), Reach, SHIPPED).squares}
            assert sorted(found) == sorted(square_of(int(arg1(move))) for move in moves)
            action = moves[len(walk.table.entries) % len(moves)]
            one, before = found[square_of(int(arg1(action)))], delve.acts[seat]
            after, events = delve.copy(), Events()
            after.apply(seat, action, walk.probe, events)
            assert (events.packed[0] & 63) == a.MOVED
            assert (after.acts[seat] < before) == one.action or after.done[seat] or after.round > delve.round
            assert len([event for event in events.packed if kind_of(event) == a.FELL]) >= min(len(one.pits), 1)

    Walk(SHIPPED, seed).run(compare)


# Sight


def sight(delve: Delve, start: tuple[int, int], to: tuple[int, int]) -> Sight:
    return ask(delve, AskSight(start=start, to=to), Sight)


def test_b27_the_line_that_gives_sight() -> None:
    found = sight(table(RANGER + "@2,4", enemies=["green-melee-1@2,1"]), (2, 4), (2, 1))
    assert found.clear and found.in_range and found.apart == 3
    assert found.line == Segment((2, 4), (2, 2))
    assert found.blocked_by == ()


def test_b27_the_line_that_an_enemy_denies() -> None:
    delve = table(RANGER + "@2,4", enemies=["green-melee-1@2,0", "green-melee-1@2,2"], tiles=("4A@0,0/0",))
    found = sight(delve, (2, 4), (2, 0))
    assert not found.clear
    assert found.line is not None
    assert [(one.what, one.at) for one in found.blocked_by] == [("enemy", (2, 2))]
    assert sight(delve, (2, 0), (2, 4)).clear  # past its like an enemy sees


def test_b27_the_line_that_a_wall_denies() -> None:
    found = sight(table(RANGER + "@0,0", tiles=("9B@0,0/0",)), (0, 0), (2, 2))  # a wall along the middle
    assert not found.clear
    assert found.blocked_by[0].what == "wall"


def test_b26_out_of_range_there_is_no_line() -> None:
    tiles = ("7A@0,0/0", "4A@0,-1/0", "5A@0,-2/0")
    found = sight(table(RANGER + "@2,2", tiles=tiles), (2, 2), (2, -8))
    assert (found.in_range, found.clear, found.line) == (False, False, None)


@pytest.mark.parametrize(
    "tiles",
    [
        ("6A@0,0/0", "4B@0,-1/1", "9A@1,0/2"),
        ("13B@0,0/1", "10B@0,-1/0", "8A@0,1/3", "12B@-1,0/0"),
        ("5A@0,0/0", "3B@-1,0/1", "14A@0,-1/0"),
    ],
)
def test_b27_lines_one_by_one_agree_with_what_the_floor_knows(tiles: tuple[str, ...]) -> None:
    delve = table(WARDEN + "@2,-1", tiles=tiles)
    floor = delve.floor
    delve.square[0] = NOWHERE
    squares = [one for one in range(floor.size()) if floor.terrain[one] != a.WALL]
    for start, to in product(squares[::2], squares):
        if start != to and floor.in_range(start, to):
            line = best_line(delve, start, to)
            assert line is not None
            assert (not line.blockers) == (floor.lines(start, to) != 0)


# Odds


def odds(delve: Delve, there: tuple[int, int], game: DeckBox = TRIAL) -> Odds:
    return ask(delve, AskOdds(seat=0, at=there), Odds, game)


def thrown(delve: Delve, action: str, most: int) -> tuple[float, list[float]]:
    """By throwing all dice there are: how often the first enemy falls, and what it loses by the throw itself."""
    falls, damage = 0.0, [0.0] * (most + 1)
    codec = TRIAL.events
    todo: list[tuple[list[int], float]] = [([], 1.0)]
    while todo:
        faces, chance = todo.pop()
        after, events = delve.copy(), Events()
        try:
            after.apply(0, TRIAL.actions.read(action), Told(*faces), events)
        except AssertionError:  # a die more is asked for
            todo += [([*faces, face], chance / 6) for face in range(1, 7)]
            continue
        told = [codec.to_json(int(event)) for event in events.packed]
        falls += chance * any(event["kind"] == "defeated" for event in told)
        lost = [event["damage"] for event in told if event["kind"] == "foe-wounded"]
        damage[int(str(lost[0])) if lost else 0] += chance
    return falls, damage


@pytest.mark.parametrize(
    ("hero", "enemy", "tiles", "most"),
    [
        ("warden/sword-and-shield/ward@2,3:h7,a1", "blue-melee-2@2,2", ("1A@0,0/0",), 3),
        ("ranger/crossbow/hex@2,4:h7,a1", "blue-melee-3@2,1", ("1A@0,0/0",), 4),  # Crush
        ("friar/battle-staff/hex@2,1:h7,a1", "blue-melee-2@1,1", ("8A@0,0/0",), 3),  # a push against a wall
        ("friar/battle-staff/hex@2,4:h7,a1", "blue-melee-2@2,3", ("3A@0,0/0",), 3),  # a push into a pit
    ],
)
def test_odds_are_those_of_all_dice_there_are(hero: str, enemy: str, tiles: tuple[str, ...], most: int) -> None:
    delve = table(hero, "warden/spear/ward@2,0:h7,a2", enemies=[enemy], tiles=tiles)
    there = TRIAL.view(delve, None).enemies[0].at
    found = odds(delve, there)
    falls, damage = thrown(delve, f"attack {there[0]},{there[1]}", most)
    assert found.defeat == pytest.approx(falls, abs=1e-3)
    assert list(found.damage) == pytest.approx(damage[: len(found.damage)], abs=1e-3)
    assert found.expected == pytest.approx(sum(n * chance for n, chance in enumerate(damage)), abs=1e-2)
    assert sum(found.hits) == pytest.approx(1.0)


def test_odds_of_an_attack_that_cannot_be_made_are_refused_by_its_rule() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,0"])
    with pytest.raises(Illegal) as refusal:
        odds(delve, (2, 0))
    assert refusal.value.rule == "B25"
    with pytest.raises(Illegal):
        odds(delve, (2, 2))


# What an enemy is up to


def intent(delve: Delve, enemy: int = 0, game: DeckBox = TRIAL) -> Intent:
    return ask(delve, AskIntent(enemy=enemy), Intent, game)


def test_b30_an_enemy_goes_for_whom_its_card_names() -> None:
    delve = table(f"{WARDEN}@1,2:h8,a2", f"{RANGER}@3,2:h2,d1", enemies=["blue-melee-1@2,1"])  # a ghoul
    found = intent(delve)
    assert (found.behaviour, found.suitors) == ("weakest", (Suitor(0, 8), Suitor(1, 2)))
    assert (found.among, found.goes_for, found.victims) == ((1,), 1, (1,))
    assert (found.way, found.attack) == (((3, 1),), "melee")
    assert found.odds is not None and found.odds.dice == 3


def test_b30_an_enemy_that_reaches_nobody_comes_nearer() -> None:
    delve = table(WARDEN + "@2,-5", enemies=["blue-melee-1@2,3"], tiles=("1A@0,0/0", "7A@0,-1/0"))
    found = intent(delve)
    assert (found.goes_for, found.attack, found.victims, found.odds) == (0, None, (), None)
    assert found.way[-1] == (2, -1)


def test_b30_among_equals_the_players_choose_if_they_are_asked() -> None:
    heroes = (f"{WARDEN}@1,2:h4,a2", f"{RANGER}@3,2:h4,d1")
    found = intent(table(*heroes, enemies=["blue-melee-1@2,1"], more="ties=ask"))
    assert (found.among, found.goes_for, found.way) == ((0, 1), None, ())


def test_b32_stunned_draining_and_shooting_at_all() -> None:
    assert intent(table(WARDEN + "@2,2", enemies=["green-melee-1@2,1*"])).goes_for is None
    heroes = (f"{WARDEN}@1,4:h7,e2,a2", "ranger/longbow/hex@3,4:h7,d1")
    lich = intent(table(*heroes, enemies=["red-melee-4@2,1"], game=CHART), game=CHART)
    assert (lich.attack, lich.victims) == ("ranged", (0, 1))
    assert lich.odds is not None and lich.odds.dice == 2  # of four, shared
    wraith = intent(table(*heroes, enemies=["blue-ranged-3@2,1"], game=CHART), game=CHART)
    assert wraith.drains == (0,)


def test_b32_the_odds_of_an_enemy_that_pierces_count_one_less_defence() -> None:
    wraith = intent(table(WARDEN + "@2,4", enemies=["blue-ranged-3@2,1"], game=CHART), game=CHART).odds
    assert wraith is not None
    hits = sum(n * chance for n, chance in enumerate(wraith.hits))
    # the warden blocks with a defence of 2 - 1 by a 5 or a 6
    assert wraith.expected == pytest.approx(hits * 4 / 6, abs=1e-2)


@pytest.mark.parametrize("seed", range(1, 4))
def test_an_enemy_does_what_it_was_up_to(seed: int) -> None:
    """The first to act of the enemies' phase moves and attacks as it was said just before."""
    compared = []

    def compare(walk: Walk) -> None:
        delve = walk.table.position
        assert isinstance(delve, Delve)
        if delve.pending() or delve.is_over():
            return
        order = line_up(delve)
        active = [seat for seat in walk.seats if delve.done[seat] == 0]
        if len(order) == 0 or len(active) != 1:
            return
        found = ask(delve, AskIntent(enemy=int(order[0])), Intent, SHIPPED)
        after, events = delve.copy(), Events()
        after.pauses = 0  # nobody interrupts
        after.apply(active[0], SHIPPED.actions.read("end"), walk.probe, events)
        told = list(events.packed)
        told = told[[kind_of(event) for event in told].index(a.ENEMIES) + 1 :]
        here = SHIPPED.view(delve, None).enemies[delve.tagged(order[0])].at
        if found.way:
            moved = next(event for event in told if kind_of(event) == a.ENEMY_MOVED)
            assert (square_of(int(arg2(moved))), square_of(int(arg3(moved)))) == (here, found.way[-1])
        if found.victims:
            attacked = next(event for event in told if kind_of(event) == a.ENEMY_ATTACKED)
            assert arg2(attacked) == found.victims[0]
        compared.append(found)

    Walk(SHIPPED, seed).run(compare)
    assert compared


# Sums


def test_b5_what_three_cards_make_together() -> None:
    found = TRIAL.answer(
        TRIAL.view(table(WARDEN + "@2,2"), 0), AskBuild(hero="duellist", gear="greatsword", ability="whirl")
    )
    assert isinstance(found, Build)
    assert found.values.melee is not None
    assert (found.values.melee.dice, found.values.melee.bonus, found.values.speed) == (4, 3, 4)
    assert (found.melee, found.ranged, found.blocks_on) == (Blow(3, 2.67), None, 5)


def test_b5_without_any_defence_only_a_six_blocks() -> None:
    bare = AskBuild(hero="ranger", gear="greatsword", ability="second-wind")
    found = TRIAL.answer(TRIAL.view(table(WARDEN + "@2,2"), 0), bare)
    assert isinstance(found, Build)
    assert (found.values.defence, found.blocks_on) == (0, 6)


@pytest.mark.parametrize(
    "inquiry",
    [
        AskReach(seat=1),
        AskReach(seat=7),
        AskSight(start=(2, 2), to=(40, 40)),
        AskOdds(seat=3, at=(2, 2)),
        AskIntent(enemy=9),
        AskBuild(hero="nobody", gear="spear", ability="ward"),
    ],
)
def test_what_there_is_not_cannot_be_asked_about(inquiry: Inquiry) -> None:
    delve = table(WARDEN + "@2,2", "ranger/longbow/hex:d1", more="deaths=1")
    with pytest.raises(Unknown) as trouble:
        TRIAL.answer(TRIAL.view(delve, 0), inquiry)
    for language in ("en", "fr"):
        assert trouble.value.said_in(TRIAL.text(language)) != trouble.value.message.key


def test_spectators_may_ask_too() -> None:
    delve = table(WARDEN + "@2,2")
    assert TRIAL.answer(TRIAL.view(delve, None), AskReach(seat=0)) == reach(delve)
    assert at(delve, 2, 2) == delve.square[0]
