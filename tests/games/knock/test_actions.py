"""Actions and events as codes, JSON and words."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, keep
from undercroft.engine.codec import Json
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.text import LANGUAGES
from undercroft.games.knock.rules import Keep

SPELLS = "fireball,ice-flash,poison,sphere"


def busy() -> Keep:
    """A position in which everything can be done."""
    return keep("h1111@0,0 c2112-3@1,1+2", "h1000,void-1", "void-2", flags="silence,clock,adventure", spells=SPELLS)


def every_action() -> list[int]:
    out_of_cards = keep("h1111@0,0 knight@1,1+4", "", "", pile="", spells="poison")
    both = [(busy(), seat) for seat in (0, 1, TABLE)] + [(out_of_cards, 1)]
    return [int(action) for position, seat in both for action in position.legal(seat)]


CODES = {
    "h1000@-1,1": {"kind": "place", "card": "h1000", "site": [-1, 1], "turned": False},
    "h1000@2,0r": {"kind": "place", "card": "h1000", "site": [2, 0], "turned": True},
    "show void-2": {"kind": "reveal", "card": "void-2"},
    "fireball@1,1": {"kind": "fireball", "site": [1, 1]},
    "ice-flash@1,1": {"kind": "ice-flash", "site": [1, 1]},
    "poison@1,1/se": {"kind": "poison", "site": [1, 1], "corner": "se"},
    "sphere": {"kind": "sphere"},
    "time-up": {"kind": "time-up"},
    "done": {"kind": "done"},
}


@pytest.mark.parametrize(("code", "data"), CODES.items())
def test_an_action_has_a_code_and_json(code: str, data: dict[str, Json]) -> None:
    action = GAME.actions.read(code)
    assert action in every_action()
    assert GAME.actions.write(action) == code
    assert GAME.actions.to_json(action) == {**data, "code": code}
    assert GAME.actions.from_json(data) == action


def test_codes_and_json_of_every_action_read_as_they_are_written() -> None:
    actions = every_action()
    for action in actions:
        assert GAME.actions.parse(GAME.actions.write(action)) == action
        assert GAME.actions.from_json(GAME.actions.to_json(action)) == action
    assert {GAME.actions.kind(action).name for action in actions} == set(GAME.actions.named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_of_its_own(language: str) -> None:
    text = GAME.text(language)
    words = {
        action: GAME.actions.words(action, text)
        for action in every_action()
        if "void" not in GAME.actions.write(action)
    }
    assert all(said and "{" not in said and not said.startswith("action-") for said in words.values())
    assert len(set(words.values())) == len(set(words))


@pytest.mark.parametrize(
    "code", ["", "h1000", "h1000@", "h1000@1", "h1000@1,1x", "H1000@1,1", "show", "fireball", "@1,1"]
)
def test_malformed_codes(code: str) -> None:
    with pytest.raises(Malformed):
        GAME.actions.read(code)


@pytest.mark.parametrize(
    "code", ["dragon@1,1", "show dragon", "h1000@1,0", "h1000@64,0", "poison@1,1/up", "poison@1,1", "fireball@2,1"]
)
def test_unknown_things_in_codes(code: str) -> None:
    with pytest.raises(Unknown):
        GAME.actions.read(code)


BAD_JSON: list[tuple[dict[str, Json], type[Exception]]] = [
    ({}, Malformed),
    ({"kind": 3}, Malformed),
    ({"kind": "fly"}, Unknown),
    ({"kind": "fireball"}, Malformed),
    ({"kind": "sphere", "site": [1, 1]}, Malformed),
    ({"kind": "fireball", "site": "1,1"}, Malformed),
    ({"kind": "fireball", "site": [1, True]}, Malformed),
    ({"kind": "fireball", "site": [1, 1, 1]}, Malformed),
    ({"kind": "fireball", "site": [1, 0]}, Unknown),
    ({"kind": "fireball", "site": [10**9, 0]}, Unknown),
    ({"kind": "reveal", "card": 4}, Malformed),
    ({"kind": "reveal", "card": "dragon"}, Unknown),
    ({"kind": "place", "card": "h1000", "site": [1, 1], "turned": 1}, Malformed),
]


@pytest.mark.parametrize(("data", "trouble"), BAD_JSON)
def test_bad_json(data: dict[str, Json], trouble: type[Exception]) -> None:
    with pytest.raises(trouble):
        GAME.actions.from_json(data)


def every_event() -> list[int]:
    """Set-ups and a few turns in which everything happens."""
    noted = Events()
    GAME.blank(GAME.options({})).set_up(Dice(1), noted)
    stories = [
        (busy(), [(1, "poison@1,1/se"), (1, "sphere"), (1, "show void-2"), (0, "void-1@-1,-1")]),
        (busy(), [(1, "fireball@1,1"), (0, "h1000@1,1r")]),
        (busy(), [(1, "ice-flash@1,1"), (TABLE, "time-up")]),
        (keep("h1111@0,0", "c2112-3,joker-1", "void-1", "joker-2"), [(0, "c2112-3@1,1")]),
        (keep("h1111@0,0", "joker-1,void-1"), [(0, "joker-1@1,1")]),
        (keep("h1111@0,0", "joker-1", "void-1", pile=""), [(0, "joker-1@1,1")]),
        (keep("knight@0,0+3", "void-2", "void-1", flags="adventure"), [(0, "void-2@1,1")]),
    ]
    for position, story in stories:
        for seat, code in story:
            position.apply(seat, GAME.actions.read(code), Dice(1), noted)
    return [int(event) for event in noted.take()]


def test_every_kind_of_event_happens_and_reads_as_it_is_written() -> None:
    events = every_event()
    assert {GAME.events.kind(event).name for event in events} == set(GAME.events.named)
    for event in events:
        assert GAME.events.parse(GAME.events.write(event)) == event
        assert GAME.events.from_json(GAME.events.to_json(event)) == event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    text = GAME.text(language)
    for event in every_event():
        for seat in (0, 1, None):
            said = GAME.events.words(event, text, GAME.events.is_hidden(event, seat))
            assert said
            assert "{" not in said
            assert not said.startswith("event-")


def test_a_card_drawn_is_named_to_its_player_only() -> None:
    position = keep("h1111@0,0", "void-1", "void-2")
    drew = GAME.events.read(act(position, 0, "void-1@1,1", luck="h2012")[-1])
    assert not GAME.events.is_hidden(drew, 0)
    for seat in (1, None):
        assert GAME.events.is_hidden(drew, seat)
        assert GAME.events.to_json(drew, hidden=True) == {"kind": "drew", "seat": 0, "card": None}
        assert "h2012" not in GAME.events.words(drew, GAME.text("en"), hidden=True)
