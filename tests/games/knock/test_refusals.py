"""Every refusal names its rule and is a sentence in both languages."""

from __future__ import annotations

import ast
import inspect

import pytest

from tests.games.knock.positions import GAME, keep, refused, table_at
from undercroft.engine.errors import Illegal
from undercroft.engine.position import TABLE
from undercroft.engine.text import LANGUAGES
from undercroft.games.knock import refusals
from undercroft.games.knock.actions import POISON
from undercroft.games.knock.dungeon import CENTRE
from undercroft.games.knock.rules import Keep

USUAL = keep("h1111@0,0 c2222-3@1,1+3 c3333-9@8,0+ice", "h1000,void-1", "h2000", spells="ice-flash,sphere")
OVER = keep("h1111@0,0", "h1000", "h2000", end="2")
SHOWN = keep("h1111@0,0", "h1000*,void-1", "h2000")
KNIGHT_DRAWN = keep("h1111@0,0", "h1000", "h2000", pile="", knight="drawn")
KNIGHT = keep("knight@0,0+3", "h1000", "h2000", spells="fireball")
SOLO = keep("h1111@0,0", "h1000", spells="sphere")

CASES: list[tuple[Keep, int, str, str, str]] = [
    (OVER, 0, "h1000@1,1", "K21", "refuse-over"),
    (USUAL, 0, "time-up", "K22", "refuse-clock-owner"),
    (USUAL, TABLE, "sphere", "K22", "refuse-clock-owner"),
    (USUAL, TABLE, "time-up", "K22", "refuse-no-clock"),
    (USUAL, 0, "done", "K18", "refuse-cards-left"),
    (USUAL, 1, "h2000@-1,-1", "K7", "refuse-turn"),
    (KNIGHT_DRAWN, 0, "h1000@1,1", "K19", "refuse-knight-first"),
    (SHOWN, 0, "void-1@1,1", "K8", "refuse-revealed-first"),
    (USUAL, 0, "h2000@-1,-1", "K9", "refuse-not-in-hand"),
    (USUAL, 0, "knight@-1,-1", "K9", "refuse-not-in-hand"),
    (USUAL, 0, "h1000@1,1", "K9", "refuse-taken"),
    (KNIGHT_DRAWN, 0, "knight@0,0", "K9", "refuse-taken"),
    (USUAL, 0, "h1000@4,0", "K9", "refuse-no-corner"),
    (USUAL, 0, "void-1@-1,-1r", "K11", "refuse-same-turned"),
    (SOLO, 0, "show h1000", "K8", "refuse-reveal-alone"),
    (SHOWN, 0, "show void-1", "K8", "refuse-reveal-twice"),
    (USUAL, 0, "show h2000", "K8", "refuse-not-in-hand"),
    (USUAL, 0, "fireball@1,1", "K30", "refuse-no-token"),
    (USUAL, 0, "sphere", "K34", "refuse-speech"),
    (SOLO, 0, "sphere", "K34", "refuse-alone"),
    (USUAL, 0, "ice-flash@0,0", "K32", "refuse-no-creature"),
    (KNIGHT, 0, "fireball@0,0", "K31", "refuse-knight-immune"),
    (USUAL, 0, "ice-flash@8,0", "K32", "refuse-frozen"),
]


@pytest.mark.parametrize(("position", "seat", "code", "rule", "key"), CASES, ids=[f"{c[4]}:{c[2]}" for c in CASES])
def test_a_refusal_names_its_rule(position: Keep, seat: int, code: str, rule: str, key: str) -> None:
    refusal = refused(position, seat, code)
    assert (refusal.rule, refusal.message.key) == (rule, key)


def test_a_corner_that_a_card_does_not_have() -> None:
    """No code says it; a client that packs its own actions could."""
    position = keep("c2222-3@0,0+3", "h1000", "h2000", spells="poison")
    action = GAME.actions.make("poison", site=int(CENTRE), corner=4)
    assert GAME.actions.kind(action).number == POISON
    assert action not in list(position.legal(0))
    refusal = GAME.refusal(position, 0, action)
    assert (refusal.rule, refusal.message.key) == ("K33", "refuse-no-corner-there")


def test_every_refusal_is_tried_here() -> None:
    words = {node.value for node in ast.walk(ast.parse(inspect.getsource(refusals))) if isinstance(node, ast.Constant)}
    written = {word for word in words if isinstance(word, str) and word.startswith("refuse-")}
    assert written == {case[4] for case in CASES} | {"refuse-no-corner-there"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    text = GAME.text(language)
    for position, seat, code, _, key in CASES:
        sentence = text.say(refused(position, seat, code).message)
        assert sentence != key
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence


def test_a_refused_action_changes_nothing() -> None:
    table = table_at(USUAL.copy())
    before, entries = table.game.write(table.position), len(table.entries)
    for seat, code in ((0, "h1000@4,0"), (1, "h2000@-1,-1"), (0, "fireball@1,1")):
        with pytest.raises(Illegal):
            table.play(seat, GAME.actions.read(code))
    assert table.game.write(table.position) == before
    assert len(table.entries) == entries
