"""The browser says what Python says: every sentence of many games, in both languages, with the same Fluent files."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from fluent.runtime import FluentResource

import client
from environment import ROOT
from undercroft.engine.game import Game
from undercroft.engine.labels import say
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES, Sentence, Text
from undercroft.engine.text import LAYERS as LAYER_FOLDERS
from undercroft.kit.options import some_options
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.table.names import TableText

STEPS = 60
GAMES = 4
NAMES = ("Ann", 'B"o{b}\\', "Chloé", "Дан", "E F", "six")


class Question(NamedTuple):
    how: str
    data: Any


def played(game: Game, seed: int) -> Iterator[Question]:
    """All that a table says to its seats while a game is played at random."""
    dice = Dice(seed)
    options = some_options(game, dice)
    table = Table(game, options, tuple(Player(name="") for _ in range(options.players)), dice)
    for _ in range(STEPS):
        for seat in (*range(options.players), None):
            seen = plain(table.view(seat))
            yield Question("sentence", seen["prompt"])
            if seen["undo"]:
                yield Question("sentence", seen["undo"])
            for group in seen["legal"]:
                yield from (Question("action", action) for action in group["actions"][:5])
            if seat is not None and seen["legal"]:
                yield from refusals(table, seat, seen)
        waiting = table.view(0).waiting
        if not waiting:
            break
        actions = [action for group in table.view(waiting[0]).legal for action in group.actions]
        table.play(waiting[0], actions[dice.below(len(actions))].code)
    for seat in (*range(options.players), None):
        for step in plain(table.news(seat)):
            yield from (Question("event", event) for event in step.get("events", ()))
    yield from ends(table)


def refusals(table: Table, seat: int, seen: dict[str, Any]) -> Iterator[Question]:
    """What the others hear who try what this seat may do."""
    code = seen["legal"][0]["actions"][0]["code"]
    for other in range(len(seen["players"])):
        refusal = table.why(other, code) if other != seat and code else None
        if refusal:
            yield Question("sentence", plain(refusal.sentence))


def ends(table: Table) -> Iterator[Question]:
    outcome = plain(table.view(None).outcome)
    if outcome:
        yield Question("sentence", {"key": outcome["reason"], "args": {}})
        for score in outcome["scores"]:
            yield from (
                Question("sentence", {"key": line["key"], "args": line.get("args", {})})
                for line in score.get("lines", ())
            )


def plain(data: object) -> Any:  # noqa: ANN401
    return msgspec.json.decode(msgspec.json.encode(data))


def sources(game: Game, language: str) -> list[str]:
    """The Fluent files of a game in the order of the layers, as a server hands them out."""
    folders = dict.fromkeys((*LAYER_FOLDERS, game.folder / "text"))
    return [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]


def said_by_browser(asked: list[dict[str, Any]], folder: Path) -> list[list[str]]:
    node = client.find_node(ROOT, client.TO_TEST)
    if node is None or not (ROOT / "web" / "node_modules").exists():
        if os.environ.get("CI"):
            pytest.fail("there is no Node, or `npm ci` was not run")
        pytest.skip("there is no Node, or `npm ci` was not run; `./test` sees to both")
    file = folder / "questions.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    command = [str(node.node), str(ROOT / "web" / "tools" / "say.mjs"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    found: list[list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", names())
def test_the_browser_says_what_python_says(name: str, tmp_path: Path) -> None:
    game = find(name)
    questions = list({msgspec.json.encode(each): each for seed in range(GAMES) for each in played(game, seed)}.values())
    asked, expected = [], []
    for language in LANGUAGES:
        labels = game.labels(language)
        for text, given in ((game.text(language), None), (TableText(language, game, NAMES), NAMES)):
            asked.append(
                {
                    "language": language,
                    "sources": sources(game, language),
                    "labels": plain(labels),
                    "questions": questions,
                    "names": given,
                }
            )
            expected.append(
                [
                    text.say(msgspec.convert(data, Sentence).message())
                    if how == "sentence"
                    else say(how, data, labels, text)
                    for how, data in questions
                ]
            )
    for spoken, said in zip(said_by_browser(asked, tmp_path), expected, strict=True):
        assert [pair for pair in zip(spoken, said, questions, strict=True) if pair[0] != pair[1]] == []
    assert len(questions) > 50
    assert {how for how, _ in questions} == {"action", "event", "sentence"}


VALUES = (0, 1, 2, 1234, 1234567, 0.5, 1.5, 2.0, 12345.678, -3, True, False, None, "1", "é", "x" * 1001)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_write_and_count_alike(language: str, tmp_path: Path) -> None:
    source = "word = { $value } { $value ->\n    [one] one\n   *[other] many\n    }\naround = ( { $inner } )"
    text = Text(language)
    text.bundle.add_resource(FluentResource(source))
    inner = [{"key": "word", "args": {"value": value}} for value in VALUES]
    data = [*inner, *({"key": "around", "args": {"inner": each}} for each in inner), {"key": "no-such-key"}]
    asked = {"language": language, "sources": [source], "labels": None}
    (spoken,) = said_by_browser([{**asked, "questions": [("sentence", each) for each in data]}], tmp_path)
    assert spoken == [text.say(msgspec.convert(each, Sentence).message()) for each in data]
