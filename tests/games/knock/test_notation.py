"""A position as one line of text."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, in_text, keep
from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly
from undercroft.engine.text import LANGUAGES

PLAIN = in_text("h1111@0,0 c2112-3@1,1r+2", "h1000,void-1", "void-2")
HEADER, DUNGEON, HANDS, PILE = PLAIN.split(" | ")


def test_a_position_reads_as_it_is_written() -> None:
    everything = keep(
        "h1111@0,0 c2112-3@1,1r+2 c3333-9@-1,1+ice knight@2,2+4 c2112-4@5,5",
        "h1000*,void-1",
        "void-2",
        "",
        level=3,
        turn=2,
        flags="silence,adventure,chests,clock",
        spells="poison,sphere",
        poison="1,1/se",
        burned="c2222-3",
    )
    line = GAME.write(everything)
    assert GAME.write(GAME.read(line)) == line
    for seat in (0, 1, 2, None):
        assert GAME.view(GAME.read(line), seat) == GAME.view(everything, seat)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_positions_of_random_games_read_as_they_are_written(players: int) -> None:
    for seed in range(15):
        options = GAME.options(
            {"players": players, "adventure": True, "keep": 4, "spells": ["fireball", "ice-flash", "poison"]}
        )
        position = GAME.blank(options)
        dice = Dice(seed)
        position.set_up(dice, Events(False))
        play_randomly(position, dice, 3 * seed)
        again = GAME.read(GAME.write(position))
        assert GAME.write(again) == GAME.write(position)
        for seat in range(players):
            assert GAME.view(again, seat) == GAME.view(position, seat)
            assert sorted(again.legal(seat)) == sorted(position.legal(seat))


def test_fields_with_their_usual_value_may_be_left_out() -> None:
    short = f"players=1 turn=1 | h1111@0,0 | void-1,-,-,-,-,- | {in_text('h1111@0,0', 'void-1').split(' | ')[3]}"
    assert GAME.write(GAME.read(short)) == GAME.write(keep("h1111@0,0", "void-1"))


def test_an_empty_pile_is_a_dash() -> None:
    line = in_text("h1111@0,0", "void-1", "void-2", pile="")
    assert line.endswith(" | -")
    assert len(GAME.read(line).pile) == 0


def test_a_position_that_was_read_plays_on() -> None:
    assert act(GAME.read(PLAIN), 0, "h1000@2,2", luck="void-3")[-1] == "1 drew void-3"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "players=2",
        PLAIN + " | -",
        PLAIN.replace("players=2", "players=7"),
        PLAIN.replace("players=2", "players=two"),
        PLAIN.replace("players=2 ", ""),
        PLAIN.replace("turn=1", "turn=3"),
        PLAIN.replace("turn=1", "turn=0"),
        PLAIN.replace("level=1", "level=5"),
        PLAIN.replace("reserve=10", "reserve=13"),
        PLAIN.replace("reserve=10", "reserve=-1"),
        PLAIN.replace("turn=1", "turn=1 turn=1"),
        PLAIN.replace("turn=1", "turn=1 mood=good"),
        PLAIN.replace("turn=1", "turn"),
        PLAIN.replace("turn=1", "turn=1 end=7"),
        PLAIN.replace("turn=1", "turn=1 flags=loud"),
        PLAIN.replace("turn=1", "turn=1 flags=clock,clock"),
        PLAIN.replace("turn=1", "turn=1 spells=poison,poison"),
        PLAIN.replace("turn=1", "turn=1 poison=1,1"),
        PLAIN.replace("turn=1", "turn=1 poison=1,1/up"),
        PLAIN.replace("turn=1", "turn=1 poison=4,4/nw"),
        PLAIN.replace("knight=below", "knight=gone"),
        PLAIN.replace("knight=below", "knight="),
        PLAIN.replace("knight=below", "knight=below,drawn"),
        PLAIN.replace("h1111@0,0", "h1111"),
        PLAIN.replace("h1111@0,0", "h1111@0"),
        PLAIN.replace("h1111@0,0", "h1111@" + "9" * 5000 + ",0"),
        PLAIN.replace("+2", "+two"),
        PLAIN.replace("void-2,-,-,-", "void-2,-,-"),
        PLAIN.replace(" void-2,-,-,-", ""),
    ],
)
def test_malformed(line: str) -> None:
    with pytest.raises(Malformed):
        GAME.read(line)


@pytest.mark.parametrize(
    "line",
    [
        PLAIN.replace("h1111@0,0", "h9999@0,0"),
        PLAIN.replace("h1111@0,0", "h1111@1,0"),
        PLAIN.replace("h1111@0,0", "h1111@64,0"),
        PLAIN.replace("h1000,", "h9999,"),
        PLAIN + ",h9999",
        PLAIN.replace("turn=1", "turn=1 burned=h9999"),
    ],
)
def test_unknown(line: str) -> None:
    with pytest.raises(Unknown):
        GAME.read(line)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (PLAIN.replace("h1000,void-1", "h1000,void-2"), "K3"),
        (PLAIN.replace("h1000,void-1", "h1000,-"), "K3"),
        (PLAIN + ",deep-2", "K3"),
        (PLAIN + ",knight", "K3"),
        (PLAIN.replace("knight=below", "knight=out"), "K3"),
        (PLAIN.replace("knight=below", "knight=out") + ",knight", "K3"),
        (PLAIN.replace("knight=below", "knight=out burned=knight"), "K31"),
        (in_text("h1111@0,0", "h1000", "void-2", burned="void-3"), "K31"),
        (PLAIN.replace("reserve=10", "reserve=9"), "K1"),
        (PLAIN.replace("c2112-3@1,1r", "c2112-3@0,0r"), "K9"),
        (PLAIN.replace("h1111@0,0", "h1111@0,0+1"), "K13"),
        (PLAIN.replace("h1000,void-1", "h1000*,void-1*"), "K8"),
        (in_text("h1111@0,0", "", "void-2"), "K18"),
        (in_text("h1111@0,0 knight@4,4+4", "", "", pile=""), "K18"),
        (in_text("h1111@0,0 knight@4,4+4", "", "", pile="", spells="fireball"), "K18"),
        (in_text("h1111@0,0 c2112-3@1,1+0", "h1000", "void-2"), "K17"),
        (in_text("h1111@0,0", "void-2", flags="silence"), "K6"),
    ],
)
def test_illegal(line: str, rule: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.read(line)
    assert refusal.value.rule == rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "",
        PLAIN.replace("turn=1", "turn=9"),
        PLAIN.replace(" void-2,-,-,-", ""),
        PLAIN + ",deep-2",
        PLAIN.replace("reserve=10", "reserve=9"),
        PLAIN.replace("h1111@0,0", "h1111@0,0+1"),
        in_text("h1111@0,0", "", "void-2"),
    ],
)
def test_what_is_wrong_is_a_sentence(line: str, language: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.read(line)
    text = GAME.text(language)
    assert trouble.value.message.key in text
    assert "{" not in text.say(trouble.value.message)
