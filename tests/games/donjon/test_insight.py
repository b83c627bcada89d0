"""What good play looks like: evaluations and priors point the right way."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import GAME, OPEN, contest, dungeon, facing, legal
from undercroft.engine.luck import Dice
from undercroft.engine.text import LANGUAGES
from undercroft.games.donjon.dungeon import KINDS, PLACES
from undercroft.games.donjon.outlook import Outlook, turns_left
from undercroft.games.donjon.rules import Contest

INSIGHT = GAME.insight


def likeliest(position: Contest, seat: int = 0) -> str:
    options = position.legal(seat)
    weights = list(INSIGHT.priors(position, seat, options))
    return legal(position, seat)[weights.index(max(weights))]


def test_more_points_look_better() -> None:
    better = contest("r1=sb r2=sb", "ent=s r1=b")
    worse = contest("ent=sb r2=sb", "ent=s r1=b")
    assert INSIGHT.evaluate(better, 0) > INSIGHT.evaluate(worse, 0)
    assert INSIGHT.evaluate(better, 1) < INSIGHT.evaluate(worse, 1)


def test_groups_far_in_look_worse() -> None:
    assert INSIGHT.evaluate(contest("ent=s r1=+1", "ent=s"), 0) > INSIGHT.evaluate(contest("ent=s r4=+1", "ent=s"), 0)


@pytest.mark.parametrize(
    ("task", "mine", "best"),
    [
        ("place_1_spider>any", "r1=b r2=d", "spider r1"),
        ("place_1_reserve>r2", "r2=sbd", "vampire r2"),
        ("move_3_ent>r1", "ent=v r1=sbd", "vampire ent>r1"),
        ("remove_1_any", "ent=s r1=+1 r5=+1", "remove r5"),
        ("dump_1", "ent=s r1=sb", "dump spider ent"),
    ],
)
def test_the_natural_choice(task: str, mine: str, best: str) -> None:
    assert likeliest(facing(task, mine, "ent=s")) == best


def test_a_worthless_sacrifice_is_not_worth_a_thought() -> None:
    position = contest("r1=sbdv r3=sbdv", "ent=s", tasks="1:power", state="first=1 turn=1 last")
    weights = dict(zip(legal(position, 0), INSIGHT.priors(position, 0, position.legal(0)), strict=True))
    assert weights["pass"] > 0
    assert weights["power spider r3"] == 0.0


def test_natural_choices_are_legal() -> None:
    position = contest("ent=sb r1=d", "ent=s")
    for seed in range(20):
        assert INSIGHT.natural(position, 0, Dice(seed)) in list(position.legal(0))


@pytest.mark.parametrize(
    ("state", "gone", "turns"),
    [
        ("first=1 turn=1", 0, [6, 7]),  # 12 cards left: six more rounds after this one
        ("first=1 turn=2", 11, [1, 1]),
        ("first=1 turn=1 last", 12, [0, 1]),
        ("first=1 turn=2 last", 12, [0, 0]),
        ("first=2 turn=2 last", 12, [1, 0]),
    ],
)
def test_how_many_turns_are_left(state: str, gone: int, turns: list[int]) -> None:
    cards = [f"t{n:02}" for n in range(1, gone + 1)]
    seat = state[13]
    position = contest(
        "ent=s r1=b",
        "ent=s r1=b",
        tasks=f"{seat}:power",
        state=state,
        cards=f"{OPEN} cemetery={','.join(cards)}" if cards else OPEN,
    )
    assert [turns_left(position, seat) for seat in range(2)] == turns


def test_in_the_end_only_points_count() -> None:
    mine = "ent=ss h1=v r1=sb r2=d r3=vv+1 r5=bbdk malus=2"
    position = contest(mine, "ent=s r1=b", tasks="2:power", state="first=1 turn=2 last")
    assert Outlook(position, 0).value == pytest.approx(dungeon(position, 0).points)


def test_a_monster_more_is_worth_what_it_adds() -> None:
    """The tables of what a monster more or less would change agree with looking again."""
    goals = ("spider-a brou-a dragon-a vampire-b", "spider-star-b brou-star-b dragon-star-b vampire-star-a")
    for objectives in goals:
        position = contest("ent=sb h1=v r1=sbd r2=dd r3=bbk+1 r4=v", "ent=s r1=v", objectives=objectives)
        now = Outlook(position, 0)
        for cell in range(PLACES * KINDS):
            more = position.copy()
            more.monsters[cell] += 1
            extra = Outlook(more, 0).value - now.value
            if cell < 10 * KINDS:  # in the office they also bring the Guardian nearer
                assert now.up[cell] == pytest.approx(extra, abs=1e-6), (objectives, cell)
            if position.monsters[cell] > 0:
                less = position.copy()
                less.monsters[cell] -= 1
                assert now.down[cell] == pytest.approx(Outlook(less, 0).value - now.value, abs=1e-6), (objectives, cell)


@pytest.mark.parametrize(
    ("task", "mine", "code", "reasons"),
    [
        ("step_2", "ent=b r1=s", "brou ent>r1", "objective"),
        ("step_2", "ent=b r1=s", "brou ent>h1", ""),
        ("step_2", "ent=v", "vampire ent>r1", "way"),
        ("step_2", "ent=k", "skeleton ent>r1", "ready"),
        ("step_2", "r4=k", "skeleton r4>r5", ""),
        ("step_2", "ent=b", "pass", "enough"),
        ("place_1_vampire>any", "r2=sdk", "vampire r2", "way mixed"),
        ("place_1_skeleton>any", "r2=sd", "skeleton r2", "mixing"),
        ("place_1_skeleton>any", "r2=s", "skeleton r2", ""),
        ("place_1_skeleton>any", "r5=sbdv", "skeleton r5", "guardian"),
        ("remove_1_any", "r1=s+1 r2=+1", "remove r2", "groups"),
        ("dump_1", "ent=k r1=s", "dump skeleton ent", "least"),
        ("recruitment", "ent=vv", "2 vampire forest>ent", "steps"),
        ("recruitment", "ent=v", "2 vampire forest>ent", ""),
        ("power", "r1=s", "power spider r1", "power"),
        ("laboratory", "r1=s", "mix spider", "card"),
        ("vip-card_r2", "r2=p", "call vip-3", "card"),
        ("guardian", "r5=sbdvk guardian=abf:0,0,0", "guardian power-a", "malus"),
    ],
)
def test_why_an_action_is_good(task: str, mine: str, code: str, reasons: str) -> None:
    position = facing(task, mine, "ent=s")
    assert code in legal(position, 0)
    found = INSIGHT.reasons(position, 0, GAME.actions.read(code))
    assert found == [f"reason-{reason}" for reason in reasons.split()]
    for language in LANGUAGES:
        for key in found:
            assert GAME.text(language)(key)


def test_reasons_do_not_foresee_luck() -> None:
    """Whatever swordbearer may come, the reason for asking him is the same, and nothing has happened."""
    position = facing("power", "r4=s r1=+3", "ent=s")
    before = GAME.write(position)
    assert INSIGHT.reasons(position, 0, GAME.actions.read("power spider r4")) == ["reason-power"]
    assert GAME.write(position) == before
