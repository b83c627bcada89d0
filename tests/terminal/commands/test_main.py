"""The command line: what it prints, and one sentence for everything that is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from click.testing import CliRunner

from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.engine.text import LANGUAGES, OWN, Text
from undercroft.records.notation import write
from undercroft.records.record import Player, Record
from undercroft.records.table import Table
from undercroft.terminal.commands.main import command_line, main
from undercroft.terminal.commands.usage import Words
from undercroft.terminal.table.saves import Saves

HOUSE_SET = Path(find("knock").folder / "content" / "house.toml")
COMMANDS = ("play", "resume", "replay", "saves", "rules", "content", "games", "schema", "labels", "simulate", "arena")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence on standard error."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("undercroft: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def a_record(**options: object) -> Record:
    """A game of the house set that has just been dealt."""
    game = find("knock")
    return Table(game, game.options({"players": 1, **options}), (Player(name="Ann"),), Dice(1)).record


# Help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, language: str) -> None:
    words = Words(Text(language))
    result = CliRunner().invoke(command_line(words), [command, "--help"], prog_name="undercroft")
    assert result.exit_code == 0
    assert words.text("help-examples") in result.output
    assert f"undercroft {command}" in result.output
    assert "help-" not in result.output


def test_help_of_a_game_lists_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "knock", "--help")
    assert "clock=360" in shown
    assert "Seconds on the clock" in shown


def test_help_names_the_command_that_the_person_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_COMMAND", "./play")
    try:
        shown = printed(capsys, "resume", "-h")
    finally:
        OWN.clear()
    assert "Usage: ./play resume" in shown
    assert "\n    ./play resume evening.record\n" in shown
    assert "undercroft resume" not in shown


def test_the_release_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--version") == f"undercroft {version('undercroft')}\n"


def test_saved_games_are_listed(capsys: pytest.CaptureFixture[str], data_folder: Path) -> None:
    assert printed(capsys, "saves") == "No game is saved yet.\n"
    saves = Saves(data_folder)
    saves.keep(a_record(), saves.running / "sunday.record")
    (saves.running / "broken.record").write_text("nothing of that kind")
    saves.keep(a_record(), saves.finished / "monday.record")
    shown = printed(capsys, "saves")
    assert re.search(r"These can go on .*\n(.*\n)*  sunday.record +\d{4}-\d\d-\d\d \d\d:\d\d  Knock.*: Ann\n", shown)
    assert re.search(r"broken.record .* cannot be read here\n", shown)
    assert re.search(r"These are over .*\n  monday.record ", shown)


def test_a_mistyped_game_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "the games are: clank, deckbox, donjon, knock" in complaint(capsys, "knok")


def test_without_a_terminal_the_program_alone_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Commands:" in printed(capsys)


@pytest.mark.parametrize("arguments", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr")])
def test_the_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert "joueurs" in printed(capsys, *arguments)


def test_the_locale_gives_the_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commandes" in printed(capsys, "--help")


# Games, rules, content


def test_games_are_listed_with_title_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "games")
    assert "knock  Knock, Knock! Dungeon!  (1 to 6 players)" in shown
    assert "chests=false" in shown


def test_the_rules_are_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "rules", "knock")
    assert "K1 " in shown and "K34 " in shown


@pytest.mark.parametrize("rule", ["K9", "k9"])
def test_one_rule_is_itself_alone(capsys: pytest.CaptureFixture[str], rule: str) -> None:
    shown = printed(capsys, "rules", "knock", rule)
    assert "K9" in shown
    assert "K10" not in shown and "K8" not in shown


def test_content_is_shown_with_origin_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "content", "knock", "--lang", "fr")
    assert "Salles vides (41) · maison" in shown and "Créatures (22) · maison" in shown
    assert "Chevalier Noir" in shown
    assert find("knock").content_hash in shown


def test_a_content_file_of_ones_own_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE_SET.read_text(encoding="utf-8").replace("House set", "My set"), encoding="utf-8")
    assert "My set" in printed(capsys, "content", "knock", "--content", str(mine))


# Records


def test_a_record_is_replayed_as_text_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    path.write_text(write(a_record()), encoding="utf-8")
    shown = printed(capsys, "replay", str(path))
    assert "0/0 · 0:00 · !deal" in shown
    assert "Time ●" in shown


def test_bots_play_games_and_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "simulate", "knock", "--games", "2", "--seats", "random,random", "--workers", "1")
    assert "2 games" in shown
    assert "Line of the score" not in shown, "a team has one score"


def test_the_lines_of_the_score_are_counted_where_players_compete(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "simulate", "clank", "--games", "2", "--seats", "greedy,greedy", "--workers", "1")
    assert "Line of the score" in shown
    assert "Artifacts" in shown
    assert "Winning score: " in shown


# Everything that can be wrong


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "neither a command nor a game called “nonsense”"),
        (["--lang", "xx", "games"], "no language “xx”"),
        (["games", "--lang"], "no language"),
        (["games", "--wrong"], "no option --wrong"),
        (["games", "extra"], "there is a word too many: extra"),
        (["rules", "knock", "K1", "K2", "K3"], "there are words too many: K2 K3"),
        (["play"], "GAME is missing"),
        (["play", "chess"], "no game called “chess”"),
        (["play", "knock", "--seats", "Ann,,Bob"], "not a list of seats"),
        (["play", "knock", "--seats", "Ann,Grim:clever"], "no bot called “clever”"),
        (["play", "knock", "--seats", "a,b,c,d,e,f,g"], "players"),
        (["play", "knock", "--seats", "a,b", "--option", "players=3"], "2 seats are named"),
        (["play", "knock", "--option", "clock"], "“clock” is not an option"),
        (["play", "knock", "--option", "clok=3"], "clok"),
        (["play", "knock", "--option", "clock=soon"], "clock"),
        (["play", "knock", "--option", "clock=-5"], "clock"),
        (["play", "knock", "--option", "players=99"], "players"),
        (["play", "knock", "--option", "keep=3"], "belong to the adventure"),
        (["play", "knock", "--option"], "--option needs a value"),
        (["play", "knock", "--fast=yes"], "--fast takes no value"),
        (["serve", "--port", "door"], "--port takes a whole number from 0 to 65535"),
        (["serve", "--port", "65536"], "--port takes a whole number from 0 to 65535"),
        (["serve", "--limits", "none"], "--limits takes a number above 0"),
        (["serve", "--limits", "0"], "--limits takes a number above 0"),
        (["calibrate", "knock", "--target", "keep-9"], "no target called “keep-9” here; the targets are: keep-1, "),
        (["play", "knock", "--seed", "x"], "--seed takes a whole number"),
        (["play", "knock", "--seed", "-1"], "--seed takes a whole number"),
        (["play", "knock", "--colour", "mauve"], "--colour takes one of"),
        (["play", "knock", "--content", "/no/such/file.toml"], "/no/such/file.toml cannot be used"),
        (["play", "knock"], "needs a terminal"),
        (["knock"], "needs a terminal"),
        (["resume"], "no saved game"),
        (["replay"], "no game to replay"),
        (["resume", "/no/such/file"], "/no/such/file cannot be used"),
        (["replay", "/"], "/ cannot be used"),
        (["rules", "knock", "K99"], "no rule K99"),
        (["rules", "chess"], "no game called “chess”"),
        (["content", "chess"], "no game called “chess”"),
        (["simulate", "knock", "--games", "0"], "--games takes a whole number"),
        (["simulate", "knock", "--seats", "Ann"], "only bots"),
    ],
)
def test_a_mistake_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in complaint(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "il manque JEU"),
        (["arena", "knock"], "il manque --bots"),
        (["games", "--wrong"], "il n’y a pas d’option --wrong"),
        (["games", "extra"], "il y a un mot de trop\u00a0: extra"),
        (["play", "knock", "--option"], "l’option --option demande une valeur"),
        (["play", "knock", "--fast=yes"], "l’option --fast ne prend pas de valeur"),
        (["serve", "--port", "door"], "--port demande un nombre entier de 0 à 65535"),
        (["serve", "--limits", "none"], "--limits demande un nombre supérieur à 0"),
        (["calibrate", "knock", "--target", "keep-9"], "les objectifs sont\u00a0: keep-1, "),
    ],
)
def test_in_french_a_mistake_is_told_without_a_word_of_english(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert words in complaint(capsys, *arguments, "--lang", "fr")


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), ["admin"], ["serve"], ["quest", "new"]])
def test_french_help_has_no_word_of_clicks(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    shown = printed(capsys, *command, "--help", "--lang", "fr")
    assert "Usage\u00a0:" in shown and "Options\u00a0:" in shown
    for english in ("Show this", "Options:", "Commands", "Arguments:", "FILE", "FOLDER", "NAME", "default"):
        assert english not in shown


def test_a_group_without_a_command_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "admin") == printed(capsys, "admin", "--help")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"not a record",
        b"{",
        b"{}",
        b'{"header": {"game": "knock"}}',
        b'[Undercroft "1"]\n',
        b'[Undercroft "9"]\n[Game "knock 2"]\n',
        b"0:00.000 * deal\n",
        b"[" * 5000,
        b"{" + b'"a":[' * 3000,
    ],
)
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_file_that_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, content: bytes
) -> None:
    path = tmp_path / "bad.record"
    path.write_bytes(content)
    assert "bad.record cannot be used" in complaint(capsys, command, str(path))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Game "knock 2"]', '[Game "chess 1"]'),
        ('[Game "knock 2"]', '[Game "knock 999"]'),
        ("deal {", "deal {h99 "),
        ("deal {", "dealt {"),
        ("0:00.000 *", "0:00.000 1"),
        ("0:00.000", "soon"),
        ('\\"players\\":1', '\\"players\\":99'),
        ('\\"clock\\":360', '\\"clock\\":\\"long\\"'),
        ('\\"clock\\":360', '\\"clok\\":360'),
        ('[Player "Ann"]', ""),
        ('[Player "Ann"]', '[Player "Ann"]\n[Player "Bob"]'),
        ('[Player "Ann"]', '[Player "Ann"]\n[Bot "clever"]'),
        ("[Content ", "[Comment "),
    ],
)
def test_a_record_with_one_thing_wrong_is_refused_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str
) -> None:
    good = write(a_record())
    assert old in good
    path = tmp_path / "bad.record"
    path.write_text(good.replace(old, new, 1), encoding="utf-8")
    assert "bad.record cannot be used" in complaint(capsys, "resume", str(path))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("corners = [2, 0, 1, 2]", "corners = [2, 0, 1]"),
        ("corners = [2, 0, 1, 2]", "corners = [2, 0, 1, 77]"),
        ('code = "h02"', 'code = "h01"'),
        ("knight = true", ""),
        ('origin = "house"', 'origin = "nowhere"'),
        ("[[halls]]", "[[halls"),
        ('title = "House set"', "colour = 3"),
    ],
)
def test_a_content_file_with_one_thing_wrong_is_refused_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str
) -> None:
    good = HOUSE_SET.read_text(encoding="utf-8")
    assert old in good
    path = tmp_path / "bad.toml"
    path.write_text(good.replace(old, new, 1), encoding="utf-8")
    assert "bad.toml cannot be used" in complaint(capsys, "content", "knock", "--content", str(path))
    assert "bad.toml cannot be used" in complaint(capsys, "play", "knock", "--content", str(path))


def test_a_record_of_other_content_asks_for_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE_SET.read_text(encoding="utf-8").replace("House set", "My set"), encoding="utf-8")
    game = find("knock", mine)
    table = Table(game, game.options({"players": 1}), (Player(name="Ann"),), Dice(1))
    path = tmp_path / "game.record"
    path.write_text(write(table.record), encoding="utf-8")
    assert "other content" in complaint(capsys, "replay", str(path))
    assert "0/0" in printed(capsys, "replay", str(path), "--content", str(mine))


def test_a_mistake_is_told_in_the_language_of_the_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert "il n’y a pas de règle K99" in complaint(capsys, "rules", "knock", "K99", "--lang", "fr")


# A process of its own


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "undercroft.terminal.commands.main", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_process_ends_with_code_two_after_a_mistake() -> None:
    done = run("play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_a_process_that_prints_ends_well() -> None:
    done = run("rules", "knock", "K9")
    assert done.returncode == 0
    assert "K9" in done.stdout
    assert done.stderr == ""
