"""Through the tunnels: C17 to C24, C39, C46 and C60."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist, kept, legal, play, refused, why
from undercroft.games.clank.rules import Heist


def moves(position: Heist) -> list[str]:
    return [code for code in legal(position) if code.startswith("move")]


def test_c17_one_boot_for_a_tunnel_two_for_footprints() -> None:
    position = heist(room=3, boots=3)
    act(position, "move 4")
    assert position.boots == 1
    play(position, "pass")
    assert why(position, "move 5") == ("C17", "refuse-boots")
    act(position, "move 10")
    assert position.boots == 0


def test_c17_only_where_a_tunnel_leads() -> None:
    position = heist(room=3, boots=3)
    assert why(position, "move 9") == ("C17", "refuse-no-tunnel")
    assert why(position, "move 999") == ("C17", "refuse-no-tunnel")


# Monsters (C18)


def test_c18_monsters_bite_and_swords_keep_them_off() -> None:
    position = heist(room=14, boots=1, swords=1)
    assert moves(position) == ["move 8", "move 8/1", "move 15", "move 19", "move 19/1"]
    assert why(position, "move 19/2") == ("C18", "refuse-split")
    events = act(position, "move 19/1")
    thief = position.thieves[0]
    assert (thief.damage, thief.supply, position.swords) == (1, 29, 0)
    assert events == ["1 from 14 to 19/1", "1 bitten 1 from 14 to 19"]


def test_c18_a_tunnel_is_refused_whose_damage_would_fill_the_track() -> None:
    position = heist(room=14, boots=1, damage=8)
    assert why(position, "move 19") == ("C18", "refuse-damage")
    position = give(position, 0, swords=1)
    assert "move 19/1" in legal(position)
    assert "move 19" not in legal(position)
    assert "move 8" in legal(position)


def test_c18_no_damage_by_choice_without_cubes() -> None:
    position = heist(room=14, boots=1)
    position = give(position, 0, spare=1)
    assert why(position, "move 19") == ("C18", "refuse-damage")
    assert "move 8" in legal(position)


def test_c18_a_flying_carpet_passes_over_monsters_and_caves() -> None:
    position = heist(room=15, hand="flying-carpet", boots=1)
    act(position, "play flying-carpet")
    play(position, "move 14")  # a crystal cave
    act(position, "move 19")
    assert position.thieves[0].damage == 0
    assert refused(position, "move 14/1").message.key == "refuse-first-take"


# Locks, arrows, edges (C19)


def test_c19_a_locked_tunnel_needs_a_key_which_is_kept() -> None:
    position = heist(room=15, boots=2)
    assert why(position, "move 21") == ("C19", "refuse-locked")
    position = give(position, 0, keys=1)
    play(position, "move 21", "move 15")
    assert position.thieves[0].keys == 1


def test_c19_a_one_way_tunnel_leads_only_where_its_arrow_points() -> None:
    position = heist(room=24, boots=2)
    assert moves(position) == ["move 23", "move 36"]
    assert why(position, "move 17") == ("C19", "refuse-one-way")
    assert why(position, "move 30") == ("C19", "refuse-one-way")


@pytest.mark.parametrize(("side", "room", "other"), [("day", 17, 22), ("day", 22, 17), ("dusk", 5, 6), ("dusk", 6, 5)])
def test_c19_tunnels_wrap_round_the_board(side: str, room: int, other: int) -> None:
    position = heist(side=side, room=room, boots=1)
    act(position, f"move {other}")
    assert (position.thieves[0].room, position.boots) == (other, 0)


# Tokens (C20)


def test_c20_one_token_on_entering_which_is_then_revealed() -> None:
    position = heist(room=3, boots=2)
    act(position, "move 4")
    assert legal(position) == ["take", "pass"]
    assert why(position, "end") == ("C20", "refuse-first-take")
    events = act(position, "take", luck="dragon-egg")
    assert "1 finds dragon-egg in 4" in events
    assert position.tokens[4] == 1
    assert kept(position, 0) == ["dragon-egg"]
    assert "take" not in legal(position)


def test_c20_two_tokens_on_one_space_are_taken_on_two_visits() -> None:
    position = heist(room=16, boots=4)
    play(position, "move 15", "move 16")
    act(position, "take", luck="healing")
    play(position, "move 15", "move 16")
    act(position, "take", luck="strength")
    assert position.tokens[16] == 0
    assert kept(position, 0) == ["healing", "strength"]
    assert len(position.minor) == 16


def test_c20_a_token_may_be_left_and_entering_an_empty_room_asks_nothing() -> None:
    position = heist(room=16, boots=3)
    play(position, "move 15", "move 16", "pass")
    assert position.tokens[16] == 2
    position.tokens[16] = 0
    position = give(position, 0, boots=2)
    play(position, "move 15", "move 16")
    assert "end" in legal(position)


def test_c20_an_idol_is_a_token_too() -> None:
    position = heist(room=17, boots=1)
    play(position, "move 24", "take")
    assert (position.thieves[0].idols, position.tokens[24]) == (1, 2)


def test_c20_a_wand_of_wind_takes_a_secret_from_a_room_nearby() -> None:
    position = heist(room=4, hand="wand-of-wind")
    play(position, "play wand-of-wind", "choose secret")
    assert set(legal(position)) == {"grab 5", "grab 9", "grab 10"}  # locks and footprints do not matter
    assert why(position, "grab 3") == ("C20", "refuse-grab")
    assert why(position, "end") == ("C20", "refuse-first-grab")
    act(position, "grab 9", luck="chalice")
    assert kept(position, 0) == ["chalice"]
    assert position.tokens[9] == 0


def test_c20_where_no_secret_lies_near_the_wand_only_teleports() -> None:
    position = heist(room=17, hand="wand-of-wind")
    position.tokens = position.tokens[:]
    for room in (12, 13, 18, 22, 23):
        position.tokens[room] = 0
    act(position, "play wand-of-wind")
    assert legal(position) == ["choose teleport"]  # the idols of room 24 are no secrets


# Crystal caves, fountains (C21, C23)


def test_c21_a_crystal_cave_ends_the_use_of_boots() -> None:
    position = heist(room=3, boots=4, teleports=1)
    act(position, "move 8")
    assert moves(position) == []
    assert why(position, "move 13") == ("C21", "refuse-tired")
    act(position, "teleport 13")
    play(position, "pass")
    assert why(position, "move 17") == ("C21", "refuse-tired")


def test_c21_boots_gained_later_in_the_turn_are_of_no_use_either() -> None:
    position = heist(room=3, boots=1, kept="swiftness")
    play(position, "move 8", "drink swiftness")
    assert position.boots == 1
    assert why(position, "move 3") == ("C21", "refuse-tired")


@pytest.mark.parametrize("card", ["dead-run", "flying-carpet"])
def test_c60_what_passes_caves_lifts_the_stop_even_if_it_is_played_later(card: str) -> None:
    position = heist(room=3, boots=1, hand=card)
    act(position, "move 8")
    assert moves(position) == []
    assert GAME.view(position, 1).now.stopped
    act(position, f"play {card}")
    assert "move 13" in legal(position)
    now = GAME.view(position, 1).now
    assert (now.tired, now.stopped) == (True, False)


def test_c21_the_next_turn_there_are_boots_again() -> None:
    position = heist(room=3, boots=1)
    play(position, "move 8", "end")
    position.begin_turn(0)
    position = give(position, 0, boots=1)
    assert "move 3" in legal(position)


def test_c23_a_fountain_heals_one_on_entering() -> None:
    position = heist(room=7, boots=1, swords=1, damage=3)
    act(position, "move 12/1")
    assert (position.thieves[0].damage, position.thieves[0].supply) == (2, 28)
    position = heist(room=7, teleports=1, damage=3)
    act(position, "teleport 12")
    assert position.thieves[0].damage == 2


def test_c23_whoever_is_not_hurt_gets_nothing_from_a_fountain() -> None:
    position = heist(room=7, teleports=1)
    act(position, "teleport 12")
    assert (position.thieves[0].damage, position.thieves[0].supply) == (0, 30)


# Artifacts (C22)


def test_c22_an_artifact_is_taken_on_a_later_turn_than_the_entry() -> None:
    position = heist(room=26, boots=1, swords=2)
    position.artifacts = 127
    rage = position.rage
    play(position, "move 31/2", "end", "play-all", "end")
    assert (position.turn, position.thieves[0].room, position.rage) == (0, 31, rage)
    events = act(position, "artifact")
    assert events == ["1 steals shield in 31 worth 20", "rage 3 to 4, 3 cubes"]
    assert carried(position) == [20]
    assert position.rage == rage + 1
    assert why(position, "artifact") == ("C22", "refuse-no-artifact")


def carried(position: Heist) -> list[int]:
    return [artifact.points for artifact in GAME.view(position, 0).thieves[0].artifacts]


def test_c22_only_one_and_never_swapped() -> None:
    position = heist(room=31, artifacts=(5,))
    position.artifacts |= 1 << 4
    assert why(position, "artifact") == ("C22", "refuse-hands-full")


def test_c22_a_third_artifact_with_two_backpacks() -> None:
    position = heist(room=31, artifacts=(5, 7), backpacks=1)
    position.artifacts |= 1 << 4
    assert why(position, "artifact") == ("C22", "refuse-hands-full")
    position = give(position, 0, backpacks=2)
    act(position, "artifact")
    assert carried(position) == [5, 7, 20]


def test_c22_taking_it_is_never_forced() -> None:
    position = heist(room=31)
    position.artifacts = 127
    assert {"artifact", "end"} <= set(legal(position))


# Teleports (C24, C46)


def test_c24_a_teleport_ignores_boots_monsters_locks_and_arrows() -> None:
    position = heist(room=24, teleports=1)
    assert {code for code in legal(position) if "teleport" in code} == {f"teleport {r}" for r in (17, 23, 30, 36)}
    act(position, "teleport 17")
    thief = position.thieves[0]
    assert (thief.room, thief.damage, position.teleports) == (17, 0, 0)
    assert why(position, "teleport 18") == ("C24", "refuse-no-teleport")
    position = heist(room=15, teleports=1)
    assert "teleport 21" in legal(position)
    assert why(position, "teleport 5") == ("C24", "refuse-no-tunnel")


def test_c24_teleporting_into_a_room_enters_it() -> None:
    position = heist(room=3, teleports=1, boots=3)
    act(position, "teleport 8")
    assert moves(position) == []


def test_c24_teleport_out_with_an_artifact_and_not_without() -> None:
    position = heist(room=2, teleports=1)
    assert why(position, "teleport 1") == ("C33", "refuse-empty-handed")
    position = give(position, 0, artifacts=(10,))
    act(position, "teleport 1")
    assert GAME.view(position, 0).thieves[0].status == "escaped"


def test_c46_a_teleport_may_wait_within_the_turn_and_is_lost_after_it() -> None:
    position = heist(room=3, hand="invoker-of-the-ancients", boots=1)
    play(position, "play invoker-of-the-ancients", "move 2")
    assert "teleport 3" in legal(position)
    act(position, "end")
    assert position.teleports == 0
