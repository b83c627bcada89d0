"""What a seat may know, what it imagines, and what can be taken back."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, act, give, heist, named, play, start, table_at
from undercroft.engine.codec import Json
from undercroft.engine.errors import Illegal
from undercroft.engine.luck import Dice
from undercroft.engine.packing import kind_of
from undercroft.games.clank import actions as a
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.view import Artifact, Countdown, LyingArtifact, Offer, Pending, Pile, Tokens


@pytest.mark.rule("C9")
def test_a_hand_is_hidden_and_a_deck_is_not() -> None:
    position = heist()
    position = give(position, 1, hand="explore,stumble", deck="burgle")
    mine, theirs = GAME.view(position, 1).thieves[1], GAME.view(position, 0).thieves[1]
    assert (mine.hand, mine.deck) == (("explore", "stumble"), ("burgle",))
    assert (theirs.hand, theirs.deck) == (("?", "?"), ("burgle", "stumble", "explore"))
    assert GAME.view(position, None).thieves[0].hand == ()


@pytest.mark.rule("C9")
def test_imagination_deals_the_other_hands_from_their_own_decks() -> None:
    position = heist()
    position = give(position, 1, hand="explore,stumble", deck="burgle,wizard")
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
    position = give(position, 1, hand="explore,stumble", deck="burgle,wizard", open=1)
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


def test_the_prompt_names_the_card_that_asks() -> None:
    position = heist(hand="apothecary,burgle", row="shrine", skill=2)
    act(position, "play apothecary")
    view = GAME.view(position, 0)
    assert view.pending == (Pending("discard", "apothecary"),)
    assert GAME.text("en").say(GAME.prompt(view)) == "Discard a card to pay for Apothecary, or leave it."
    act(position, "pass")
    act(position, "use shrine")
    view = GAME.view(position, 0)
    assert view.pending == (Pending("choose", "shrine"),)
    assert GAME.text("fr").say(GAME.prompt(view)) == "Choisissez l’un des effets de la carte Petit autel."
    assert GAME.view(heist(room=3), 0).pending == ()


def test_a_view_shows_the_thieves() -> None:
    position = heist(
        room=17,
        damage=3,
        clank=2,
        gold=9,
        artifacts=(5, 15),
        backpacks=2,
        crowns=(10,),
        idols=1,
        kept="chalice,healing",
    )
    thief = GAME.view(position, 1).thieves[0]
    assert (thief.colour, thief.status, thief.room) == ("red", "inside", 17)
    assert (thief.health, thief.max_health, thief.clank, thief.supply) == (7, 10, 2, 25)
    assert thief.artifacts == (Artifact("ring", 5), Artifact("bananas", 15))
    assert (thief.capacity, thief.crowns, thief.idols, thief.secrets) == (1, (10,), 1, ("chalice", "healing"))
    assert thief.points == 9 + 5 + 15 + 10 + 10 + 5 + 7
    assert (thief.hand, len(thief.deck), thief.deck_size) == ((), 5, 5)
    position = give(position, 1, hand="burgle*2", deck="burgle*3")
    assert [GAME.view(position, seat).thieves[1].deck_size for seat in (0, 1, None)] == [3, 3, 3]


def test_a_view_shows_what_the_turn_has_left() -> None:
    position = heist(hand="sneak,wand-of-recall", room=3, boots=2, teleports=1)
    play(position, "play sneak", "play wand-of-recall", "move 8")
    now = GAME.view(position, 1).now
    assert (now.skill, now.swords, now.boots, now.teleports, now.hush) == (3, 0, 2, 1, 2)
    assert (now.tired, now.stopped, now.unmet) == (True, True, ("wand-of-recall",))
    position.sure_footed = True
    assert not GAME.view(position, 1).now.stopped
    position = heist(room=3, boots=2)
    act(position, "move 4")
    act(position, "take", luck="magic-spring")
    assert GAME.view(position, 1).now.springs == 1


@pytest.mark.rule("C25")
def test_a_view_shows_clank_that_is_still_to_be_cancelled_until_the_turn_ends() -> None:
    position = heist(hand="move-silently,stumble", clank=1)
    act(position, "play move-silently")
    assert [GAME.view(position, seat).now.hush for seat in (0, 1, None)] == [1, 1, 1]
    act(position, "play stumble")
    assert (GAME.view(position, 0).now.hush, GAME.view(position, 0).thieves[0].clank) == (0, 0)


@pytest.mark.rule("C49")
def test_a_view_shows_a_spring_that_waits_and_then_that_it_takes_a_card() -> None:
    position = heist(room=3, boots=2, played="burgle")
    act(position, "move 4")
    act(position, "take", luck="magic-spring")
    view = GAME.view(position, 1)
    assert (view.now.springs, view.pending, view.ending) == (1, (), False)
    act(position, "end")
    view = GAME.view(position, 1)
    assert (view.now.springs, view.pending, view.ending) == (0, (Pending("spring", None),), True)
    words = "The Magic Spring takes a card of your discard pile or of those you have played."
    assert GAME.text("en").say(GAME.prompt(GAME.view(position, 0))) == words


@pytest.mark.rule("C6", "C16")
def test_a_view_shows_what_the_market_still_has_and_the_crown_that_is_next() -> None:
    position = heist(room=19, gold=21)
    market = GAME.view(position, 1).market
    assert (market.keys, market.backpacks, market.crowns) == (2, 2, (10, 9, 8))
    play(position, "market key", "market crown", "market backpack")
    market = GAME.view(position, 1).market
    assert (market.keys, market.backpacks, market.crowns, market.price) == (1, 1, (9, 8), 7)


def test_a_view_shows_what_lies_on_the_board() -> None:
    position = heist(row="sneak,ogre", crowns=(10,))
    position.crowns, position.tokens[4], position.artifacts = 2, 1, 1
    view = GAME.view(position, None)
    assert Tokens(room=4, lying="minor", count=1) in view.tokens
    assert Tokens(room=24, lying="idol", count=3) in view.tokens
    assert not any(tokens.room == 2 for tokens in view.tokens)
    assert view.artifacts == (LyingArtifact("ring", 5, 18),)
    assert view.row == (Offer("sneak", 2, "skill"), Offer("ogre", 3, "swords"))
    assert view.reserve[0] == Pile("mercenary", 2, "skill", 15)
    assert view.reserve[-1] == Pile("goblin", 2, "swords", None)
    assert (view.market.crowns, view.market.price) == ((9, 8), 7)
    assert view.deck == 98


def test_a_view_shows_the_dragon_and_the_countdown() -> None:
    position = heist(players=3, row="kobold", clank=2)
    view = GAME.view(position, None)
    assert (view.dragon.rage, view.dragon.cubes, view.dragon.bag.black) == (2, 3, 24)
    assert (view.dragon.schedule, view.countdown, view.end) == (None, None, "running")
    position.herald, position.countdown = 1, 3
    assert GAME.view(position, None).countdown == Countdown(herald=1, space=3, last=5, more=3)
    position.countdown = 4
    assert GAME.view(position, None).countdown == Countdown(herald=1, space=4, last=5, more=None)


@pytest.mark.rule("C55")
def test_alone_the_view_tells_when_the_dragon_comes() -> None:
    position = heist(players=1)
    found = []
    for turns in range(4):
        position.rounds = turns
        found.append(GAME.view(position, 0).dragon.schedule)
    assert found == [3, 2, 1, 3]


def test_views_made_together_are_those_made_one_by_one() -> None:
    position = start(Dice(3), players=4)
    seats = (0, 1, 2, 3, None)
    assert GAME.views(position, seats) == [GAME.view(position, seat) for seat in seats]


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
def test_codes_and_json_of_actions(code: str, data: dict[str, Json]) -> None:
    action = GAME.actions.read(code)
    assert GAME.actions.to_json(action) == {**data, "code": code}
    assert GAME.actions.from_json(data) == action
    assert GAME.actions.write(action) == code


def test_an_action_in_words() -> None:
    action = GAME.actions.read("move 14/2")
    assert kind_of(action) == a.MOVE
    assert GAME.actions.words(action, GAME.text("en")) == "Move to room 14, spending 2 swords"
    assert GAME.actions.words(GAME.actions.read("move 1"), GAME.text("fr")) == "Aller vers la sortie"
