"""What an action would bring, as far as its seat can know: changed figures, events, and where luck comes in."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.donjon.positions import GAME, OPEN, contest, seen
from undercroft.engine.preview import Change, Preview, previews
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.view import ContestView


def preview(position: Contest, code: str, seat: int = 0) -> Preview[Any, Any]:
    (found,) = previews(GAME, seen(position, seat), [GAME.actions.read(code)])
    return found


def view_after(position: Contest, code: str, seat: int = 0) -> ContestView:
    view = preview(position, code, seat).view
    assert isinstance(view, ContestView)
    return view


def test_a_preview_counts_every_line_of_everybody() -> None:
    """A VIP lets one in and drives the others' groups three rooms on: the fourth kind, a pile, and their Malus."""
    position = contest(
        "r1=sbp",
        "ent=s r3=+1",
        "ent=s r2=+1",
        tasks="1:refill 3:progress_3@vip/vip-1 2:progress_3@vip/vip-1 1:place_1_reserve>r1@vip/vip-1",
        objectives="spider-a brou-b dragon-b vampire-b",
        cards="open-mixtures=spider,brou,dragon open-vips=vip-2 vips=vip-1",
    )
    found = preview(position, "dragon r1")
    assert set(found.changes) == {
        Change("dragon", 0, 2, "1", True),
        Change("mixed", 0, 7, "1", True),
        Change("total", 4, 13, "1", True),
        Change("malus", 0, -1, "2", True),
        Change("groups", -3, -5, "2", True),
        Change("total", -3, -6, "2", True),
        Change("malus", 0, -1, "3", True),
        Change("groups", -2, -5, "3", True),
        Change("total", -2, -6, "3", True),
    }, "what hurts the others helps the seat"
    assert found.luck is not None
    assert found.luck.what == "vip", "the next card is laid out"
    assert {chance.outcome for chance in found.luck.chances} == {f"vip-{n}" for n in range(3, 11)}


def test_what_helps_others_is_not_good() -> None:
    position = contest(
        "ent=s r1=+1 r2=+1",
        "ent=s r3=+1",
        tasks="1:power 2:remove_1_any@swordbearer/sword-7 1:remove_1_any@swordbearer/sword-7",
    )
    changes = preview(position, "remove r2").changes
    assert Change("groups", -3, -1, "1", True) in changes
    assert Change("groups", -3, 0, "2", False) in changes


def test_d36_what_others_are_paid_may_depend_on_the_own_dungeon() -> None:
    position = contest("r1=vv h1=v", "r1=vv", tasks="1:step_1", objectives="spider-a brou-a dragon-a vampire-star-a")
    assert Change("vampire", 12, 0, "2", True) in preview(position, "vampire h1>r1").changes


def test_footsteps_are_counted() -> None:
    position = contest("ent=k", "ent=s", tasks="1:power 1:step_3")
    assert Change("footsteps", 3, 2, "1") in preview(position, "skeleton ent>h1").changes
    assert Change("footsteps", 3, None, "1") in preview(position, "skeleton ent>h2").changes
    recruiting = preview(contest("ent=ss", "ent=s"), "1 spider forest>ent")
    assert recruiting.changes == (Change("footsteps", None, 3, "1"),)


@pytest.mark.parametrize(
    ("position", "code", "luck", "next_task"),
    [
        (contest("r4=s r1=+1", "ent=s", tasks="1:power"), "power spider r4", "swordbearer", "bedroom"),
        (contest("r5=sbdv", "ent=s"), "2 vampire forest>r5", "tile", "step"),
        (contest("h5=s r5=sbdv", "ent=s", tasks="1:power 1:step_1"), "spider h5>r5", "tile", "power"),
        (
            contest("r1=s", "ent=s", tasks="1:laboratory", cards="open-mixtures=spider,brou,two-brous open-vips=vip-2"),
            "mix two-brous",
            "mixture",
            "refill",
        ),
        (
            contest("ent=s", "ent=s", tasks="1:power 1:step_1", areas="forest=s swamp=sbdvv"),
            "pass",
            "threat",
            "threat",
        ),
        (
            contest(
                "ent=s",
                "ent=s",
                tasks="1:power 1:recruitment 1:guardian 1:keep 1:spread",
                areas="forest=s swamp=s",
                cards=f"{OPEN} kept=t04 shown=t06",
            ),
            "to forest",
            "inn",
            "keep",
        ),
    ],
)
def test_a_preview_stops_where_luck_is_asked_with_nothing_half_done(
    position: Contest, code: str, luck: str, next_task: str
) -> None:
    """What waits for luck is the next task; the view can be imagined from like any other."""
    asked, view = preview(position, code).luck, view_after(position, code)
    assert asked is not None
    assert asked.what == luck
    assert view.tasks[0].kind == next_task
    assert GAME.view(GAME.onlooker.build(view), 0) == view
    for language in ("en", "fr"):
        assert GAME.text(language).say(GAME.prompt(view))


def test_d13_the_kept_cards_lie_there_until_the_inn_has_answered() -> None:
    position = contest(
        "ent=s",
        "ent=s",
        tasks="1:power 1:recruitment 1:guardian 1:keep 1:spread",
        areas="forest=s swamp=s",
        cards=f"{OPEN} kept=t04 shown=t06",
    )
    view = view_after(position, "to forest")
    assert (view.kept, view.shown_threat, view.inn, view.phase) == (("t04",), "t06", 7, "threat")


def test_the_end_of_the_game_is_foreseen() -> None:
    position = contest("r1=sb", "ent=s r1=b", tasks="2:power", state="first=1 turn=2 last")
    outcome = preview(position, "pass", seat=1).outcome
    assert outcome is not None
    assert (outcome.winners, view_after(position, "pass", seat=1).phase) == ((0,), "over")
