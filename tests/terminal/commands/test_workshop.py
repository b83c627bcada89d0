"""`undercroft quest`: new, check, print; and the like for any game that offers it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from undercroft.engine.canvas import Canvas
from undercroft.engine.content import read
from undercroft.engine.faults import Fault
from undercroft.engine.registry import kind
from undercroft.engine.text import Text
from undercroft.engine.workshop import Workshop
from undercroft.games.knock.game import Knock
from undercroft.terminal.commands.main import main

HERE = Path(__file__).parents[2] / "games" / "deckbox"


@pytest.mark.parametrize("style", [[], ["--print-style"]])
def test_a_new_quest_is_a_sound_one(style: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["quest", "new", str(file), *style]) == 0
    assert "quest check" in capsys.readouterr().out
    assert main(["quest", "check", str(file), "--games", "0"]) == 0
    assert "My Quest" in capsys.readouterr().out


def test_a_new_quest_never_replaces_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    assert main(["quest", "new", str(file)]) == 2
    assert "there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"


def test_check_lists_every_mistake_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    good = (HERE / "trial.toml").read_text(encoding="utf-8")
    file.write_text(good.replace('"rat"', '"cat"').replace('token = "coin"', 'token = "con"'), encoding="utf-8")
    assert main(["quest", "check", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out.replace("\n", "").count("cannot be used, at") == 4
    assert "not a quest yet" in told.err
    assert main(["--lang", "fr", "quest", "check", str(file)]) == 2
    assert "il n’y a pas de carte d’ennemi" in " ".join(capsys.readouterr().out.split())


def test_check_lists_every_wrong_field_and_value_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    bad = (HERE / "trial.toml").read_text(encoding="utf-8").replace('colour = "red"', 'colour = "read"')
    file.write_text(
        bad.replace("amount = 2 }]", 'amount = "two" }]').replace("after = 4", "aftr = 4"), encoding="utf-8"
    )
    assert main(["quest", "check", str(file)]) == 2
    told = capsys.readouterr().out.replace("\n", "")
    for place in ("encounters[3].do[0].colour", "encounters[8].do[0].amount", "pool.finale"):
        assert f"at {place}: " in told, place


def test_check_draws_the_map_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--bot", "random", "--heroes", "1", "--workers", "1"]
    assert main(["quest", "check", str(HERE / "chart.toml"), *arguments]) == 0
    told = capsys.readouterr().out
    assert "███" in told
    for tile in ("2A░", "8A░", "4B░"):
        assert tile in told
    assert "random" in told


# quest print


def test_b37_a_quest_is_printed_by_its_file_or_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["quest", "print", str(HERE / "chart.toml")]) == 0
    assert "chart-a4.html is written" in capsys.readouterr().out
    assert "Find two coins" in Path("chart-a4.html").read_text(encoding="utf-8")
    assert main(["quest", "print", "seals", "--paper", "letter", "--language", "fr", "--out", "s.html"]) == 0
    printed = Path("s.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in printed and "size: 215.9mm 279.4mm" in printed
    assert main(["quest", "print", "--set", "tiles"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["chart-a4.html", "s.html", "tiles-a4.html"]


def test_a_print_replaces_only_an_older_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.html").write_text("<!DOCTYPE html><p>mine", encoding="utf-8")
    assert main(["quest", "print", "seals", "--out", "mine.html"]) == 2
    assert "there already" in capsys.readouterr().err
    assert Path("mine.html").read_text(encoding="utf-8") == "<!DOCTYPE html><p>mine"
    for language in ("en", "fr"):
        assert main(["quest", "print", "seals", "--out", "new.html", "--language", language]) == 0
    assert "Trois sceaux" in Path("new.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "name one thing to print"),
        (["seals", "--set", "cards"], "name one thing to print"),
        (["crypt"], "draws its tiles at random"),
        (["nowhere.toml"], "nowhere.toml cannot be used"),
        (["--set", "wood"], "--set takes one of cards, tiles"),
        (["seals", "--paper", "a5"], "--paper takes one of a4, letter"),
        (["seals", "--language", "de"], "--language takes one of en, fr"),
        (["seals", "--out", "no/such/folder.html"], "folder.html"),
    ],
)
def test_what_cannot_be_printed_is_told_in_a_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["quest", "print", *words]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


# Any game


class SetWorkshop(Workshop[Knock]):
    """What a game that has no workshop could offer."""

    name = "cards"
    examples: ClassVar = {"house": Knock.folder / "content" / "house.toml"}

    def mistakes(self, file: Path) -> list[Fault]:
        return [] if "halls" in read(file) else [("halls", "there are none")]

    def summary(self, game: Knock, text: Text) -> str:
        return f"{len(game.codes)} cards"

    def drawing(self, game: Knock, text: Text, width: int) -> Canvas:
        canvas = Canvas()
        canvas.put(0, 0, "-" * 500)
        return canvas


def test_any_game_may_offer_a_workshop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kind("knock"), "workshop", SetWorkshop())
    mine = tmp_path / "mine.toml"
    assert main(["cards", "new", str(mine)]) == 0
    assert f"undercroft cards check {mine}" in capsys.readouterr().out
    assert main(["cards", "check", str(mine), "--games", "1", "--players", "6", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "63 cards" in told
    assert "-" * 500 in told, "a wide drawing is not folded"
    assert "greedy, greedy, greedy, greedy, greedy, greedy" in " ".join(told.split())
    mine.write_text("", encoding="utf-8")
    assert main(["cards", "check", str(mine)]) == 2
    assert "at halls: there are none" in " ".join(capsys.readouterr().out.split())
    assert main(["cards", "check", str(mine), "--players", "7"]) == 2
    assert "--players takes a whole number" in capsys.readouterr().err
