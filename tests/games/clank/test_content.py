"""The box: cards, tokens and boards, C1 to C3, C38, C39 and the refusal of bad files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.clank.positions import CONTENT, GAME, heist, start
from undercroft.engine.errors import Unreadable
from undercroft.games.clank.content import FACTS, load_content
from undercroft.games.clank.dungeon import START
from undercroft.games.clank.game import Clank
from undercroft.games.clank.state import ARTIFACTS, CROWNS


def count(*kinds: str) -> int:
    return sum(card.count for card in CONTENT.cards if card.kind in kinds)


def test_c1_a_hundred_dungeon_cards_the_reserve_and_the_starting_deck() -> None:
    assert count("item", "companion", "gem", "device", "monster") == 100
    copies = {card.code: card.count for card in CONTENT.cards}
    assert [copies[code] for code in ("mercenary", "explore", "secret-tome", "goblin")] == [15, 15, 12, 1]
    assert [copies[code] for code in ("burgle", "stumble", "sidestep", "scramble")] == [6, 2, 1, 1]


def test_c1_every_thief_has_thirty_cubes_and_the_dragon_twenty_four() -> None:
    counts = GAME.components(heist(players=4))
    assert [counts[f"cubes of seat {seat}"] for seat in range(4)] == [30] * 4
    assert counts["dragon cubes"] == 24


def test_c2_the_tokens() -> None:
    assert list(ARTIFACTS) == [5, 7, 10, 15, 20, 25, 30]
    assert list(CROWNS) == [10, 9, 8]
    secrets = Counter({secret.kind: 0 for secret in CONTENT.secrets})
    for secret in CONTENT.secrets:
        secrets[secret.kind] += secret.count
    assert secrets == {"major": 11, "minor": 18}
    for side in ("day", "dusk"):
        assert sum(room.idols for room in CONTENT.rooms(side)) == 3
        assert sum(room.major > 0 for room in CONTENT.rooms(side)) == 9
        assert sum(room.minor == 2 for room in CONTENT.rooms(side)) == 9


@pytest.mark.parametrize(
    ("card", "cost", "banner"),
    [("sapphire", 4, "gem"), ("ladder", 3, "device"), ("ogre", 3, "monster"), ("wizard", 6, "companion")],
)
def test_c3_cards_have_a_kind_and_a_cost(card: str, cost: int, banner: str) -> None:
    (found,) = (entry for entry in CONTENT.cards if entry.code == card)
    assert (found.cost, found.kind) == (cost, banner)


def test_every_entry_says_that_it_is_a_known_fact() -> None:
    lists = (CONTENT.cards, CONTENT.secrets, CONTENT.day_rooms, CONTENT.day_tunnels, CONTENT.dusk_tunnels)
    assert {entry.origin for entries in lists for entry in entries} == {"fact"}


def test_c39_the_dusk_markets_are_scattered() -> None:
    def joined_markets(side: str) -> int:
        board = GAME.boards[side]
        markets = [room for room in range(1, board.rooms + 1) if board.market[room]]
        return sum(board.way(a, b) >= 0 for a in markets for b in markets if a < b)

    assert joined_markets("day") == 3  # four rooms in one chain
    assert joined_markets("dusk") == 1
    above = [room.room for room in CONTENT.dusk_rooms if room.market and not room.depths]
    assert above == [19]


DISTANCES = {
    "day": {5: (6, 6), 7: (7, 7), 10: (7, 7), 15: (7, 7), 20: (7, 7), 25: (10, 10), 30: (9, 9)},
    "dusk": {5: (7, 7), 7: (7, 7), 10: (6, 6), 15: (8, 8), 20: (10, 8), 25: (8, 8), 30: (11, 11)},
}
KEYED = {"day": (30,), "dusk": (25,)}
"""Artifacts that nobody reaches without a key."""


@pytest.mark.parametrize("side", ["day", "dusk"])
@pytest.mark.rule("C17", "C19")
def test_boots_from_the_start_to_each_artifact_and_back(side: str) -> None:
    board = GAME.boards[side]
    for room in CONTENT.rooms(side):
        if room.artifact:
            key = room.artifact in KEYED[side]
            there = board.distances(room.room, key)[START]
            back = board.distances(START, key)[room.room]
            assert (there, back) == DISTANCES[side][room.artifact], room.artifact


@pytest.mark.parametrize("side", ["day", "dusk"])
def test_without_a_key_one_artifact_is_out_of_reach_and_a_key_never_lengthens_a_way(side: str) -> None:
    board = GAME.boards[side]
    for room in CONTENT.rooms(side):
        if room.artifact:
            without, with_key = board.distances(room.room, False)[START], board.distances(room.room, True)[START]
            assert with_key <= without
            assert (without >= 99) == (room.artifact in KEYED[side])


BAD = [
    ('code = "ladder"', 'code = "sneak"', "two entries have the code"),
    ('code = "burgle"', 'code = "burglar"', "need a card “burgle”"),
    ('code = "goblin", kind = "goblin"', 'code = "goblin", kind = "monster"', "need a card “goblin”"),
    ("{ room = 2, ", "{ room = 1, ", "numbered from 1"),
    ("artifact = 30", "artifact = 31", "no artifact of the value 31"),
    ("artifact = 30", "artifact = 25", "every artifact needs one room"),
    ("depths = true, idols = 3", "depths = true, idols = 3, minor = 2", "two kinds"),
    ("depths = true, idols = 3", "depths = true, minor = 3", "21 spaces for secrets and 18 secrets"),
    ("{ rooms = [1, 2],", "{ rooms = [1, 77],", "does not join two rooms"),
    ("{ rooms = [2, 3],", "{ rooms = [2, 1],", "two tunnels"),
    ("skill = 1 }", "magic = 1 }", "magic"),
    ("skill = 1 }", "skill = -1 }", "“skill = -1” cannot be an effect"),
    ("{ trash = 1 }", "{ trash = 2 }", "“trash = 2” cannot be an effect"),
    ("[{ gold = 2 }, { trash = 1 }]", "[{ gold = 2 }, { gold = 1 }]", "begin with different verbs"),
    ("[{ gold = 2 }, { trash = 1 }]", "[{ gold = 2 }, {}]", "begin with different verbs"),
]


@pytest.mark.parametrize(("good", "bad", "reason"), BAD)
def test_a_bad_file_is_refused_with_the_reason(good: str, bad: str, reason: str, tmp_path: Path) -> None:
    text = FACTS.read_text(encoding="utf-8")
    assert good in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(Unreadable) as refusal, GAME.speaking():
        load_content(path)
    assert reason in str(refusal.value)


def test_too_few_starting_cards_or_quiet_cards_are_refused(tmp_path: Path) -> None:
    text = FACTS.read_text(encoding="utf-8")
    path = tmp_path / "own.toml"
    for count in (6, 2):
        text = text.replace(f'kind = "starter", count = {count}', 'kind = "starter", count = 1')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match="4 cards"), GAME.speaking():
        load_content(path)


def test_content_that_is_kept_for_old_records_is_the_same_content(tmp_path: Path) -> None:
    kept = tmp_path / f"{GAME.content_hash}.json"
    kept.write_bytes(GAME.archive())
    again = Clank(kept)
    assert (again.content, again.content_hash) == (GAME.content, GAME.content_hash)
    for language in ("en", "fr"):
        assert again.labels(language) == GAME.labels(language)
    line = GAME.write(start(players=3))
    assert again.write(again.read(line)) == line
