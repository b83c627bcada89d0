"""The Spellbook tokens: K30 to K34."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, at, keep, legal, refused, seen
from undercroft.engine.position import TABLE
from undercroft.engine.preview import changes
from undercroft.games.knock.actions import LOST_HALL, RUNNING, WON

ALL_SPELLS = "fireball,ice-flash,poison,sphere"
SPELLS = tuple(ALL_SPELLS.split(","))


# Who and when (K30)


@pytest.mark.rule("K30")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("flags", ["", "silence"])
def test_k30_any_player_in_anybodys_turn_also_in_silence(seat: int, flags: str) -> None:
    position = keep("c2222-3@0,0+3", "void-1", "void-2", "void-3", spells="ice-flash", turn=2, flags=flags)
    assert act(position, seat, "ice-flash@0,0", luck="")[0] == f"{seat + 1} casts ice-flash"
    assert (position.turn, position.end) == (1, RUNNING)


@pytest.mark.rule("K30")
def test_k30_any_number_of_tokens_one_after_another() -> None:
    position = keep("c3333-9@0,0+3 c2222-3@8,0+3", "void-1", "void-2", spells=ALL_SPELLS, flags="silence")
    act(position, 1, "poison@0,0/nw")
    act(position, 0, "ice-flash@0,0")
    act(position, 1, "fireball@8,0")
    act(position, 1, "sphere")
    assert seen(position).spells == ()
    assert (position.turn, position.end) == (0, RUNNING)


@pytest.mark.rule("K30")
def test_k30_a_player_without_cards_may_cast_too() -> None:
    position = keep("c2222-3@0,0+3", "void-1", "", spells="ice-flash")
    act(position, 1, "ice-flash@0,0")
    assert position.turn == 0


@pytest.mark.rule("K30", "K19")
def test_k30_also_between_drawing_and_placing_the_black_knight() -> None:
    position = keep("c2222-3@0,0+3", "void-1", "void-2", spells="ice-flash", pile="", knight="drawn")
    act(position, 1, "ice-flash@0,0")
    assert seen(position).knight == "drawn"
    act(position, 0, "knight@1,1")
    assert at(position, 1, 1).tokens == 4


@pytest.mark.rule("K30")
@pytest.mark.parametrize("code", ["fireball@0,0", "ice-flash@0,0", "poison@0,0/nw", "sphere"])
def test_k30_a_token_works_once_and_only_if_the_team_has_it(code: str) -> None:
    spell = code.partition("@")[0]
    others = ",".join(other for other in SPELLS if other != spell)
    position = keep("c3333-9@0,0+3", "void-1", "void-2", spells=others, flags="silence")
    refusal = refused(position, 0, code)
    assert (refusal.rule, refusal.message.key) == ("K30", "refuse-no-token")
    position = keep("c3333-9@0,0+3 c2222-3@8,0+3", "void-1", "void-2", spells=ALL_SPELLS, flags="silence")
    act(position, 0, code)
    assert set(seen(position).spells) == set(SPELLS) - {spell}
    assert refused(position, 0, code.replace("0,0", "8,0")).message.key == "refuse-no-token"


@pytest.mark.rule("K30")
def test_k30_the_table_casts_nothing() -> None:
    position = keep("c2222-3@0,0+3", "void-1", "void-2", spells=ALL_SPELLS, flags="silence,clock")
    assert legal(position, TABLE) == ["time-up"]


# Fireball (K31)


@pytest.mark.rule("K31")
def test_k31_fireball_takes_a_creature_out_and_its_tokens_back() -> None:
    position = keep("h1211@0,0 c2112-3@1,1+2", "void-1", "void-2", spells="fireball")
    events = act(position, 0, "fireball@1,1", luck="")
    assert events == ["1 casts fireball", "burned c2112-3@1,1 -2"]
    assert [placed.card for placed in seen(position).dungeon] == ["h1211"]
    assert (position.reserve, seen(position).burned) == (12, "c2112-3")
    assert GAME.components(position) == {"cards": 63, "time tokens": 12}
    assert "void-1@1,1" in legal(position, 0)


@pytest.mark.rule("K31", "K20")
def test_k31_fireball_uncovers_a_corner_that_brings_a_hall_to_six() -> None:
    # The creature's one covers a two of a creature that it helped to defeat.
    position = keep("c2112-3@1,1 c1221-3@0,0+2", "void-1", "void-2", spells="fireball")
    assert at(position, 1, 1).danger == 5
    events = act(position, 0, "fireball@0,0", luck="")
    assert at(position, 1, 1).danger == 6
    assert position.end == LOST_HALL
    assert events[-1] == "end hall"


@pytest.mark.rule("K31")
def test_k31_the_black_knight_is_immune() -> None:
    position = keep("knight@0,0+4 c2112-3@8,0+2", "void-1", "void-2", spells="fireball")
    assert [code for code in legal(position, 0) if code.startswith("fireball")] == ["fireball@8,0"]
    refusal = refused(position, 0, "fireball@0,0")
    assert (refusal.rule, refusal.message.key) == ("K31", "refuse-knight-immune")


@pytest.mark.rule("K31")
@pytest.mark.parametrize(("code", "rule"), [("fireball", "K31"), ("ice-flash", "K32"), ("poison", "K33")])
def test_k31_only_an_undefeated_creature_can_be_chosen(code: str, rule: str) -> None:
    position = keep("h1211@0,0 c2112-3@1,1", "void-1", "void-2", spells=ALL_SPELLS)
    for site in ("0,0", "1,1", "2,2"):
        refusal = refused(position, 0, f"{code}@{site}" + ("/nw" if code == "poison" else ""))
        assert (refusal.rule, refusal.message.key) == (rule, "refuse-no-creature")


@pytest.mark.rule("K31", "K9")
def test_k31_fireball_on_the_only_card_the_next_one_starts_anew() -> None:
    position = keep("c2112-3@0,0+2", "void-1", "void-2", spells="fireball")
    act(position, 1, "fireball@0,0")
    assert seen(position).dungeon == ()
    assert [code for code in legal(position, 0) if "@" in code] == ["void-1@0,0"]
    act(position, 0, "void-1@0,0", luck="void-3")
    assert position.turn == 1
    assert {code.partition("@")[2] for code in legal(position, 1) if "@" in code} == {"1,1", "1,-1", "-1,1", "-1,-1"}


@pytest.mark.rule("K31", "K10")
def test_k31_both_parts_of_a_divided_dungeon_can_be_built_on() -> None:
    position = keep("void-3@0,0 c2112-3@1,1+2 void-4@2,2", "void-1", "void-2", spells="fireball")
    act(position, 0, "fireball@1,1")
    sites = {code.partition("@")[2] for code in legal(position, 0) if "@" in code}
    assert sites == {"1,1", "1,-1", "-1,1", "-1,-1", "3,3", "3,1", "1,3"}


# Ice Flash (K32)


@pytest.mark.rule("K32")
def test_k32_a_frozen_creature_gives_its_tokens_back_and_raises_no_alarm() -> None:
    position = keep("c2222-3@0,0+1 h1111@8,0", "void-1,void-3", "void-2", spells="ice-flash")
    assert act(position, 0, "ice-flash@0,0", luck="") == ["1 casts ice-flash", "froze 0,0"]
    assert (at(position, 0, 0).frozen, at(position, 0, 0).tokens, position.reserve) == (True, 0, 12)
    events = act(position, 0, "void-1@9,1")
    assert not any(event.startswith("alarm") for event in events)
    assert position.end == RUNNING


@pytest.mark.rule("K32")
def test_k32_a_frozen_creature_counts_no_tokens_wherever_they_are_counted() -> None:
    position = keep("c2222-3@0,0+3", "void-1", "void-2", spells="ice-flash")
    before = position.copy()
    act(position, 1, "ice-flash@0,0")
    (site,) = position.dungeon.site
    assert GAME.figures(position, 0)["tokens"] == {site: 0}
    figures = [GAME.figures(moment, 0) for moment in (before, position)]
    assert GAME.changes(before, position, 0) == changes(GAME, 0, *figures)
    assert GAME.components(position)["time tokens"] == 12
    act(position, 0, "void-1@1,1")
    assert position.reserve == 12


@pytest.mark.rule("K32")
def test_k32_a_frozen_creature_still_fights_and_can_be_defeated() -> None:
    position = keep("c3333-9@0,0+ice", "void-1,void-3,void-4", "void-2")
    act(position, 0, "void-1@1,1")
    assert (at(position, 0, 0).danger, position.end) == (9, RUNNING)
    act(position, 1, "void-2@-1,-1")
    assert (at(position, 0, 0).danger, at(position, 0, 0).frozen) == (6, True)
    assert "defeated c3333-9@0,0 -0" in act(position, 0, "void-3@-1,1")
    assert not at(position, 0, 0).frozen


@pytest.mark.rule("K32")
def test_k32_a_frozen_creature_cannot_be_frozen_again() -> None:
    position = keep("c3333-9@0,0+ice c2222-3@8,0+3", "void-1", "void-2", spells="ice-flash")
    refusal = refused(position, 0, "ice-flash@0,0")
    assert (refusal.rule, refusal.message.key) == ("K32", "refuse-frozen")


@pytest.mark.rule("K32")
def test_k32_the_black_knight_does_not_fall_before_a_frozen_creature() -> None:
    position = keep("knight@0,0+4 c6000-2@8,0+ice", "void-1", "void-2")
    act(position, 0, "void-1@1,1")
    assert (at(position, 0, 0).danger, at(position, 0, 0).tokens) == (4, 3)
    assert position.end == RUNNING


@pytest.mark.rule("K32")
def test_k32_a_creature_that_is_not_frozen_does_not_protect_him() -> None:
    for other in ("c6000-2@8,0+2", "c6000-2@8,0"):
        position = keep(f"knight@0,0+4 {other}", "void-1", "void-2")
        act(position, 0, "void-1@1,1")
        assert position.end == WON


@pytest.mark.rule("K32", "K21")
def test_k32_he_is_evaluated_again_when_the_frozen_creature_falls() -> None:
    position = keep("knight@0,0+4 void-3@1,1 c6000-2@8,0+ice", "void-1", "void-2")
    assert at(position, 0, 0).danger == 4
    events = act(position, 0, "void-1@7,-1", luck="")
    assert events == ["1 void-1@7,-1", "defeated c6000-2@8,0 -0", "defeated knight@0,0 -4", "end won"]
    assert position.end == WON


@pytest.mark.rule("K32")
def test_k32_he_stands_if_his_danger_is_six_when_the_frozen_creature_falls() -> None:
    position = keep("knight@0,0+4 c6000-2@8,0+ice", "void-1", "void-2")
    act(position, 0, "void-1@7,-1")
    assert position.end == RUNNING


@pytest.mark.rule("K32")
def test_k32_one_card_may_fell_the_frozen_creature_and_him() -> None:
    # Either of the two may lie first.
    for dungeon in ("knight@0,0+4 c6000-2@2,2+ice", "c6000-2@2,2+ice knight@0,0+4"):
        position = keep(dungeon, "void-1", "void-2")
        act(position, 0, "void-1@1,1")
        assert position.end == WON


@pytest.mark.rule("K32", "K31")
def test_k32_he_is_evaluated_again_when_the_frozen_creature_is_burned() -> None:
    position = keep("knight@0,0+4 void-3@1,1 c6000-2@8,0+ice", "void-1", "void-2", spells="fireball")
    events = act(position, 1, "fireball@8,0", luck="")
    assert events == ["2 casts fireball", "burned c6000-2@8,0 -0", "defeated knight@0,0 -4", "end won"]


@pytest.mark.rule("K32", "K31")
def test_k32_burning_a_creature_that_is_not_frozen_does_not_free_him() -> None:
    position = keep("knight@0,0+4 void-3@1,1 c6000-2@8,0+ice c2222-3@12,0+3", "void-1", "void-2", spells="fireball")
    act(position, 1, "fireball@12,0")
    assert position.end == RUNNING


@pytest.mark.rule("K32", "K33")
def test_k32_he_is_evaluated_again_when_poison_fells_the_frozen_creature() -> None:
    position = keep("knight@0,0+4 void-3@1,1 c6000-2@8,0+ice", "void-1", "void-2", spells="poison")
    act(position, 1, "poison@8,0/nw")
    assert position.end == WON


@pytest.mark.rule("K32")
def test_k32_the_black_knight_himself_may_be_frozen_and_falls_at_five() -> None:
    position = keep("knight@0,0+1 h1111@8,0", "void-1,h2000", "void-2,h1000", spells="ice-flash")
    act(position, 0, "ice-flash@0,0")
    assert (at(position, 0, 0).frozen, position.reserve) == (True, 12)
    act(position, 0, "h2000@1,1")
    assert (at(position, 0, 0).danger, position.end) == (6, RUNNING)
    act(position, 1, "void-2@-1,-1")
    assert position.end == WON


# Poison (K33)


@pytest.mark.rule("K33")
@pytest.mark.parametrize(("corner", "value"), [("nw", 2), ("ne", 1), ("sw", 1), ("se", 3)])
def test_k33_the_poisoned_cell_counts_zero(corner: str, value: int) -> None:
    position = keep("knight@0,0+4 c2222-12@8,0+8", "void-1", "void-2", spells="poison")
    danger = at(position, 0, 0).danger
    assert act(position, 0, f"poison@0,0/{corner}")[:2] == ["1 casts poison", f"poisoned 0,0/{corner}"]
    assert at(position, 0, 0).danger == danger - value


@pytest.mark.rule("K33")
def test_k33_the_cell_counts_zero_for_any_card_that_covers_it_later() -> None:
    position = keep("c3333-9@0,0+5", "h4000", "void-2", spells="poison")
    act(position, 0, "poison@0,0/se")
    act(position, 0, "h4000@1,1")
    assert at(position, 0, 0).danger == 9
    assert at(position, 1, 1).danger == 0


@pytest.mark.rule("K33")
def test_k33_poison_on_a_corner_that_is_covered_already() -> None:
    position = keep("c3333-9@0,0+5 h4000@1,1", "void-1", "void-2", spells="poison")
    assert (at(position, 0, 0).danger, at(position, 1, 1).danger) == (13, 4)
    act(position, 0, "poison@0,0/se")
    assert (at(position, 0, 0).danger, at(position, 1, 1).danger) == (9, 0)


@pytest.mark.rule("K33", "K15")
def test_k33_poison_lies_on_under_a_later_card_when_the_creature_is_defeated() -> None:
    position = keep("c2222-3@0,0 void-3@-1,-1", "h4000", "void-2", poison="0,0/se")
    act(position, 0, "h4000@1,1")
    assert (at(position, 0, 0).danger, position.end) == (4, RUNNING)


@pytest.mark.rule("K33", "K31")
def test_k33_poison_leaves_with_a_fireballed_creature() -> None:
    position = keep("c2112-3@0,0 h0100@-1,-1 c4004-3@1,1+3", "void-1", "void-2", spells="fireball", poison="1,1/nw")
    assert at(position, 0, 0).danger == 0 + 1 + 1 + 0
    act(position, 0, "fireball@1,1")
    assert at(position, 0, 0).danger == 0 + 1 + 1 + 2
    assert seen(position).poison is None


@pytest.mark.rule("K33", "K31")
def test_k33_poison_stays_when_the_card_above_it_is_burned() -> None:
    position = keep("c3333-9@0,0+5 c4004-3@1,1+3", "void-1", "void-2", spells="fireball", poison="0,0/se")
    act(position, 0, "fireball@1,1")
    assert at(position, 0, 0).danger == 9
    assert seen(position).poison is not None


# Sphere of Silence (K34)


@pytest.mark.rule("K34")
def test_k34_the_sphere_turns_silence_back_to_speech() -> None:
    position = keep("h1111@0,0", "void-1", "void-2", spells="sphere", flags="silence")
    assert act(position, 1, "sphere") == ["2 casts sphere", "token"]
    assert not position.silence


@pytest.mark.rule("K34")
def test_k34_the_sphere_is_refused_while_speech_shows() -> None:
    position = keep("h1111@0,0", "void-1", "void-2", spells="sphere")
    refusal = refused(position, 0, "sphere")
    assert (refusal.rule, refusal.message.key) == ("K34", "refuse-speech")


@pytest.mark.rule("K34", "K6")
def test_k34_the_sphere_is_refused_in_solo() -> None:
    position = keep("h1111@0,0", "void-1,joker-1", spells="sphere")
    act(position, 0, "joker-1@1,1")
    refusal = refused(position, 0, "sphere")
    assert (refusal.rule, refusal.message.key) == ("K34", "refuse-alone")
