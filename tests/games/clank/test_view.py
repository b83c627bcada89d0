"""What a seat may know, what it imagines, and what can be taken back."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist, named, play, start, table_at
from undercroft.engine.errors import Illegal
from undercroft.engine.luck import Dice
from undercroft.engine.packing import kind_of
from undercroft.games.clank import actions as a
from undercroft.games.clank.rules import Heist


@pytest.mark.rule("C9")
def test_a_hand_is_hidden_and_a_deck_is_not() -> None:
    position = heist()
    give(position, 1, hand="explore,stumble", deck="burgle")
    mine, theirs = GAME.view(position, 1).thieves[1], GAME.view(position, 0).thieves[1]
    assert (mine.hand, mine.deck) == (("explore", "stumble"), ("burgle",))
    assert (theirs.hand, theirs.deck) == (("?", "?"), ("burgle", "stumble", "explore"))
    assert GAME.view(position, None).thieves[0].hand == ()


@pytest.mark.rule("C9")
def test_imagination_deals_the_other_hands_from_their_own_decks() -> None:
    position = heist()
    give(position, 1, hand="explore,stumble", deck="burgle,wizard")
    imaginer = GAME.imaginer(GAME.view(position, 0))
    seen = set()
    for seed in range(40):
        imagined = imaginer.imagine(Dice(seed))
        assert isinstance(imagined, Heist)
        other = imagined.thieves[1]
        assert named(GAME.names.numbers(GAME.names.named((*other.hand, *other.deck)))) == [
            "burgle",
            "explore",
            "stumble",
            "wizard",
        ]
        seen.add(tuple(named(other.hand)))
    assert len(seen) == 6


@pytest.mark.rule("C9")
def test_cards_known_to_all_stay_where_they_are() -> None:
    position = heist()
    give(position, 1, hand="explore,stumble", deck="burgle,wizard", open=1)
    for seed in range(10):
        imagined = GAME.imaginer(GAME.view(position, 0)).imagine(Dice(seed))
        assert isinstance(imagined, Heist)
        assert GAME.names.codes[imagined.thieves[1].hand[0]] == "explore"


def test_playing_a_known_card_leaves_the_others_hidden() -> None:
    position = heist(hand="burgle,explore,stumble", open=2)
    act(position, "play burgle")
    assert GAME.view(position, 1).thieves[0].hand == ("explore", "?")
    act(position, "play stumble")
    assert GAME.view(position, 1).thieves[0].hand == ("explore",)


def test_what_is_shown_cannot_be_taken_back_a_move_can() -> None:
    table = table_at(heist(hand="burgle", room=2, boots=2))
    table.play(0, GAME.actions.read("move 3"))
    table.undo(0)
    assert isinstance(table.position, Heist)
    assert table.position.thieves[0].room == 2
    table.play(0, GAME.actions.read("play burgle"))
    with pytest.raises(Illegal):
        table.undo(0)
    assert table.undo_refusal(0) is not None


def test_alone_nothing_is_disclosed() -> None:
    position = heist(players=1, hand="burgle")
    assert not GAME.discloses(position, 0, GAME.actions.read("play burgle"))
    assert GAME.discloses(heist(hand="burgle"), 0, GAME.actions.read("play-all"))


def test_the_prompt_says_what_is_asked_for() -> None:
    position = heist(hand="burgle", room=3, boots=2)
    assert GAME.prompt(GAME.view(position, 0)).key == "prompt-play"
    assert GAME.prompt(GAME.view(position, 1)).key == "prompt-wait"
    assert GAME.prompt(GAME.view(position, None)).key == "prompt-watch"
    play(position, "play burgle")
    assert GAME.prompt(GAME.view(position, 0)).key == "prompt-act"
    act(position, "move 4")
    assert GAME.prompt(GAME.view(position, 0)).key == "prompt-take"


@pytest.mark.parametrize("players", [2, 4])
def test_options(players: int) -> None:
    position = start(players=players, side="dusk", first=players)
    assert (position.seats, position.turn, position.board.rooms) == (players, players - 1, 44)


def test_who_begins_has_to_be_at_the_table() -> None:
    with pytest.raises(ValueError, match="has to be one of the 2"):
        GAME.options({"players": 2, "first": 3})


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("play-all", {"kind": "play-all"}),
        ("move 14/2", {"kind": "move", "room": 14, "swords": 2}),
        ("move 14", {"kind": "move", "room": 14, "swords": 0}),
        ("buy secret-tome", {"kind": "buy", "card": "secret-tome"}),
        ("market crown", {"kind": "market", "item": "crown"}),
        ("drink greater-healing", {"kind": "drink", "secret": "greater-healing"}),
        ("choose others-clank", {"kind": "choose", "verb": "others-clank"}),
    ],
)
def test_codes_and_json_of_actions(code: str, data: dict[str, object]) -> None:
    action = GAME.actions.read(code)
    assert GAME.actions.to_json(action) == data
    assert GAME.actions.write(action) == code


def test_an_action_in_words() -> None:
    action = GAME.actions.read("move 14/2")
    assert kind_of(action) == a.MOVE
    assert GAME.actions.words(action, GAME.text("en")) == "Move to room 14, spending 2 swords"
    assert GAME.actions.words(GAME.actions.read("move 1"), GAME.text("fr")) == "Aller vers la sortie"
