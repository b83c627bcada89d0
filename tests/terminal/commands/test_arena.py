"""`undercroft arena`: bots meet, and one sentence for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.commands.test_main import complaint, printed
from undercroft.engine.registry import find
from undercroft.games.knock.game import Knock
from undercroft.terminal.commands.arena import usual_players

TWICE = ("knock", "--bots", "random,novice@1", "--games", "2", "--option", "clock=0", "--workers", "1")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["the same 2 deals for every bot", "Row better than column"]), ("fr", ["les mêmes 2 donnes", "Cote"])],
)
def test_bots_meet(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    found = printed(capsys, "arena", *TWICE, "--lang", language)
    for word in (*words, "random", "novice@1"):
        assert word in found


def test_all_results_are_written_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    printed(capsys, "arena", *TWICE, "--players", "3", "--seed", "5", "--json", str(path))
    found = json.loads(path.read_bytes())
    assert found["arena"]["seed"] == 5
    assert {place["bot"] for place in found["standings"]} == {"random", "novice@1"}
    assert [game["seats"] for game in found["games"]] == [[0, 0, 0], [1, 1, 1]] * 2
    assert [game["result"]["number"] for game in found["games"]] == [0, 0, 1, 1]


class Rivals(Knock):
    """A game of opponents for three to five."""

    cooperative = False
    seats = range(3, 6)


@pytest.mark.parametrize(("bots", "players"), [(2, 3), (4, 4), (9, 5)])
def test_opponents_sit_at_one_table_if_they_can(bots: int, players: int) -> None:
    assert usual_players(Rivals(), bots) == players


def test_a_team_is_usually_two() -> None:
    assert usual_players(find("knock"), 5) == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random,greedy"], "no game called “chess”"),
        (["knock"], "--bots is missing"),
        (["knock", "--bots", "greedy"], "not a list of bots that can meet"),
        (["knock", "--bots", "greedy,greedy"], "not a list of bots that can meet"),
        (["knock", "--bots", "greedy,,random"], "not a list of bots that can meet"),
        (["knock", "--bots", "greedy,Ann"], "no bot called “Ann”"),
        (["knock", "--bots", "greedy,expert@0"], "no bot called “expert@0”"),
        (["knock", "--bots", "greedy,random", "--games", "0"], "--games takes a whole number"),
        (["knock", "--bots", "greedy,random", "--players", "7"], "1 to 6 players"),
        (["knock", "--bots", "greedy,random", "--players", "0"], "--players takes a whole number"),
        (["knock", "--bots", "greedy,random", "--option", "clok=1"], "clok"),
        (["knock", "--bots", "greedy,random", "--content", "/no/such/file.toml"], "cannot be used"),
        (["knock", "--bots", "greedy,random", "--json", "/no/such/folder/arena.json"], "/no/such/folder/arena.json"),
    ],
)
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in complaint(capsys, "arena", *arguments)
