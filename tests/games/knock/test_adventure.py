"""The adventure of four keeps: K27 to K29."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, KNIGHT, MARKS, act, hand, keep, pile, seen, start
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.games.knock.game import KeepOptions
from undercroft.games.knock.view import KeepView
from undercroft.records import notation
from undercroft.records.record import Player, Record, header_for
from undercroft.records.table import Table

TEAM = (Player(name="Ann"), Player(name="Bob"))


def adventure(**options: object) -> KeepOptions:
    return GAME.options({"adventure": True, **options})


# Spellbook tokens (K27)


@pytest.mark.rule("K27")
def test_k27_after_a_win_the_team_draws_a_spellbook_token() -> None:
    position = keep("knight@0,0+2", "void-1", "void-2", flags="adventure", spells="poison")
    assert act(position, 0, "void-1@1,1", luck="fireball")[-1] == "found fireball"
    assert seen(position).spells == ("fireball", "poison")


@pytest.mark.rule("K27")
def test_k27_only_a_token_from_the_reserve_can_come() -> None:
    position = keep("knight@0,0+2", "void-1", "void-2", flags="adventure", spells="poison,sphere")
    for held in ("poison", "sphere"):
        with pytest.raises(Malformed):
            act(position.copy(), 0, "void-1@1,1", luck=held)
    for free in ("fireball", "ice-flash"):
        act(position.copy(), 0, "void-1@1,1", luck=free)


@pytest.mark.rule("K27")
def test_k27_a_used_token_can_be_drawn_again_after_a_win() -> None:
    position = keep("knight@0,0+2 c2222-3@8,0+3", "void-1", "void-2", flags="adventure", spells="poison")
    act(position, 1, "poison@8,0/nw")
    assert seen(position).spells == ()
    act(position, 0, "void-1@1,1", luck="poison")
    assert seen(position).spells == ("poison",)


@pytest.mark.rule("K27")
def test_k27_a_team_that_holds_all_four_draws_none() -> None:
    everything = "fireball,ice-flash,poison,sphere"
    position = keep("knight@0,0+2", "void-1", "void-2", flags="adventure", spells=everything)
    act(position, 0, "void-1@1,1", luck="")
    assert len(seen(position).spells) == 4


@pytest.mark.rule("K27")
def test_k27_no_token_after_a_loss_or_in_a_single_game() -> None:
    lost = keep("h1211@0,0", "h2000", "void-2", flags="adventure")
    act(lost, 0, "h2000@1,1", luck="")
    assert seen(lost).spells == ()
    single = keep("knight@0,0+2", "void-1", "void-2")
    act(single, 0, "void-1@1,1", luck="")
    assert seen(single).spells == ()


@pytest.mark.rule("K27")
def test_k27_the_next_keep_starts_with_the_tokens_in_hand() -> None:
    options = adventure(keep=2, spells=["poison"], clock=90)
    position = keep("knight@0,0+2", "void-1", "void-2", level=2, flags="adventure", spells="poison")
    act(position, 0, "void-1@1,1", luck="sphere")
    sequel = GAME.sequel(options, position)
    assert sequel == adventure(keep=3, spells=["poison", "sphere"], clock=90)


@pytest.mark.rule("K27")
def test_k27_an_adventure_ends_with_the_fourth_keep() -> None:
    for level in (1, 2, 3, 4):
        position = keep("knight@0,0+2", "void-1", "void-2", level=level, flags="adventure", end="1")
        sequel = GAME.sequel(adventure(keep=level), position)
        assert sequel == (adventure(keep=level + 1) if level < 4 else None)
    assert GAME.sequel(GAME.options({}), keep("knight@0,0", "void-1", "void-2", end="1")) is None
    for keep_number in (0, 5):
        with pytest.raises(Unknown):
            adventure(keep=keep_number)


# Level-marked cards (K28)


@pytest.mark.rule("K28")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_k28_keep_n_adds_the_cards_marked_2_to_n(level: int) -> None:
    position = start(Dice(5), adventure=True, keep=level)
    on_the_table = [*pile(position), *hand(position, 0), *hand(position, 1), seen(position).dungeon[0].card]
    wanted = [code for code, mark in MARKS.items() if mark <= level and code != KNIGHT]
    assert sorted(on_the_table) == sorted(wanted)


@pytest.mark.rule("K28")
def test_k28_a_single_game_is_keep_1() -> None:
    with pytest.raises(Unknown):
        GAME.options({"keep": 2})


# Saving between keeps (K29)


@pytest.mark.rule("K29")
def test_k29_a_save_holds_the_coming_level_and_the_tokens_and_resumes_from_just_those() -> None:
    game = find("knock")
    options = game.options({"adventure": True, "keep": 3, "spells": ["fireball", "sphere"]})
    save = notation.write(Record(header=header_for(game, options, TEAM)))
    table = Table.resume(notation.read(save), Dice(1))
    assert table.options == options
    view = game.view(table.position, 0)
    assert isinstance(view, KeepView)
    assert (view.level, view.spells, view.adventure) == (3, ("fireball", "sphere"), True)
    assert (len(view.dungeon), len(table.entries)) == (1, 1)


@pytest.mark.rule("K29")
def test_k29_a_lost_keep_may_be_tried_again_from_the_same_save() -> None:
    options = adventure(keep=2, spells=["fireball", "poison"])
    position = keep("h1211@0,0 c2222-3@8,0+3", "h2000", "void-2", level=2, flags="adventure", spells="fireball,poison")
    act(position, 0, "fireball@8,0")
    act(position, 0, "h2000@1,1")
    assert GAME.sequel(options, position) == options
