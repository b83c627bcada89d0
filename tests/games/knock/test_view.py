"""What a seat may know, and what it may imagine."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.knock.positions import GAME, hand, keep, legal, pile, refused, seen
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly
from undercroft.games.knock.game import KeepOptions
from undercroft.games.knock.rules import Keep
from undercroft.records.luck import RecordedLuck


def redacted(position: Keep, actor: int, code: str, luck: str, viewer: int | None) -> list[object]:
    """What an action shows to a viewer."""
    noted = Events()
    position.apply(actor, GAME.actions.read(code), RecordedLuck(GAME, luck.split()), noted)
    events = [int(event) for event in noted.take()]
    return [GAME.events.to_json(event, GAME.events.is_hidden(event, viewer)) for event in events]


@pytest.mark.rule("K8")
def test_k8_a_seat_sees_its_own_hand_and_revealed_cards() -> None:
    position = keep("h1111@0,0", "h1000,void-1*", "h2000*,void-2", "h3000")
    assert seen(position, 0).hands == (
        ("h1000", "void-1", None, None),
        ("h2000", "?", None, None),
        ("?", None, None, None),
    )
    assert seen(position, 0).revealed == ("void-1", "h2000", None)


@pytest.mark.rule("K8")
def test_k8_a_spectator_sees_revealed_cards_only() -> None:
    position = keep("h1111@0,0", "h1000,void-1*", "h2000")
    view = seen(position)
    assert view.seat is None
    assert view.hands == (("?", "void-1", None, None), ("?", None, None, None))


def test_nothing_hidden_is_in_a_view_as_data() -> None:
    position = keep("h1111@0,0", "h1000", "h2012,h1004", flags="adventure", spells="poison")
    for viewer in (0, None):
        data = msgspec.json.encode(seen(position, viewer)).decode()
        assert "h2012" not in data
        assert "h1004" not in data
        assert not any(f'"{code}"' in data for code in pile(position))


def test_a_view_shows_the_table() -> None:
    position = keep(
        "h1111@0,0 c2112-3@1,1r+2 c3333-9@-1,1+ice c2112-4@5,5",
        "void-1",
        "void-2",
        level=2,
        turn=2,
        flags="silence,adventure,chests,clock",
        spells="fireball",
        poison="1,1/se",
        burned="c2222-3",
    )
    view = seen(position, 0)
    assert (view.players, view.level, view.turn, view.reserve, view.end) == (2, 2, 1, 10, "running")
    assert (view.silence, view.adventure, view.chest_hunt, view.clock) == (True, True, True, True)
    assert (view.pile, view.knight, view.spells, view.burned) == (len(pile(position)), "pile", ("fireball",), "c2222-3")
    assert view.poison is not None
    assert (view.poison.x, view.poison.y, view.poison.corner) == (1, 1, "se")
    assert [(p.card, p.x, p.y, p.turned, p.tokens, p.frozen) for p in view.dungeon] == [
        ("h1111", 0, 0, False, None, False),
        ("c2112-3", 1, 1, True, 2, False),
        ("c3333-9", -1, 1, False, 0, True),
        ("c2112-4", 5, 5, False, None, False),
    ]


@pytest.mark.rule("K8")
def test_k8_the_deal_is_told_to_each_player_alone() -> None:
    noted = Events()
    GAME.blank(GAME.options({"players": 3})).set_up(Dice(1), noted)
    dealt = [event for event in map(int, noted.take()) if GAME.events.kind(event).name == "dealt"]
    for viewer in (0, 1, 2, None):
        open_to = {GAME.events.values(event)["seat"] for event in dealt if not GAME.events.is_hidden(event, viewer)}
        assert open_to == ({viewer} if viewer is not None else set())


@pytest.mark.rule("K8")
@pytest.mark.parametrize(
    ("position", "code", "discloses"),
    [
        (keep("h1111@0,0", "h1000", "h2000"), "h1000@1,1", True),
        (keep("h1111@0,0", "h1000", "h2000"), "show h1000", True),
        (keep("h1111@0,0", "h1000*", "h2000"), "h1000@1,1", False),
        (keep("h1111@0,0", "h1000", "h2000", pile="", knight="drawn"), "knight@1,1", False),
        (keep("c2222-3@0,0+3", "h1000", "h2000", spells="ice-flash"), "ice-flash@0,0", False),
        (keep("h1111@0,0", "h1000"), "h1000@1,1", False),
    ],
)
def test_k8_what_shows_others_a_hidden_card(position: Keep, code: str, discloses: bool) -> None:
    assert GAME.discloses(position, 0, GAME.actions.read(code)) is discloses


# Two positions that differ only in what a seat cannot know

TWINS = (
    keep("c2222-3@0,0+3", "h1000,void-1", "h2000,void-2", "h3000", spells="fireball,poison", flags="silence"),
    keep("c2222-3@0,0+3", "h1000,void-1", "joker-1,h3000", "h1004", spells="fireball,poison", flags="silence"),
)


@pytest.mark.parametrize("viewer", [0, None])
def test_twins_look_the_same(viewer: int | None) -> None:
    one, other = TWINS
    assert GAME.write(one) != GAME.write(other)
    assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 1) != seen(other, 1)


def test_twins_allow_and_refuse_the_same() -> None:
    one, other = TWINS
    assert legal(one, 0) == legal(other, 0)
    for code in ("h2000@1,1", "joker-1@1,1", "h3000@1,1", "show h2000", "show h1004", "h1000@0,0", "sphere", "time-up"):
        assert refused(one, 0, code).rule == refused(other, 0, code).rule
        assert refused(one, 0, code).message == refused(other, 0, code).message


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize(
    ("actor", "code", "luck"), [(0, "h1000@1,1", "void-3"), (1, "poison@0,0/nw", ""), (2, "fireball@0,0", "")]
)
def test_twins_tell_the_same(viewer: int | None, actor: int, code: str, luck: str) -> None:
    one, other = (redacted(twin.copy(), actor, code, luck, viewer) for twin in TWINS)
    assert one == other


def test_what_others_draw_looks_the_same() -> None:
    position = keep("h1111@0,0", "void-1", "void-2")
    for viewer in (1, None):
        one, other = position.copy(), position.copy()
        assert redacted(one, 0, "void-1@1,1", "h2012", viewer) == redacted(other, 0, "void-1@1,1", "joker-1", viewer)
        assert seen(one, viewer) == seen(other, viewer)


# Imagining


def some_positions() -> list[Keep]:
    """Positions of all sizes from random games, and some that random games seldom reach."""
    found = [
        keep("h1111@0,0", "h1000*,void-1", "void-2*", "", flags="silence"),
        keep("h1111@0,0", "h1000", "void-2", pile="", knight="drawn"),
        keep("h1111@0,0 knight@1,1+3", "h1000", "void-2", pile="void-3,void-4"),
        keep(
            "c3333-9@0,0+ice c2222-3@1,1+3",
            "h1000",
            "void-2",
            poison="1,1/nw",
            burned="c2112-3",
            level=4,
            flags="chests",
        ),
    ]
    for seed in range(12):
        options: KeepOptions = GAME.options(
            {"players": 1 + seed % 6, "adventure": True, "keep": 1 + seed % 4, "spells": ["fireball", "poison"]}
        )
        position, dice = GAME.blank(options), Dice(seed)
        position.set_up(dice, Events(False))
        play_randomly(position, dice, 2 * seed)
        found.append(position)
    return found


@pytest.mark.parametrize("position", some_positions(), ids=lambda position: f"{position.seats}-players")
def test_the_view_of_an_imagined_position_is_the_view_it_came_from(position: Keep) -> None:
    for seat in (*range(position.seats), None):
        view = seen(position, seat)
        imaginer = GAME.imaginer(view)
        for seed in range(5):
            imagined = imaginer.imagine(Dice(seed))
            assert isinstance(imagined, Keep)
            assert seen(imagined, seat) == view
            GAME.read(GAME.write(imagined))
            if seat is not None:
                assert sorted(imagined.legal(seat)) == sorted(position.legal(seat))


def test_every_unseen_card_may_be_in_any_hidden_place() -> None:
    position = keep("h1111@0,0", "void-1,h1000", "void-2,h2012*", pile="h3000,void-3")
    imaginer = GAME.imaginer(seen(position, 0))
    hands, piles = set(), set()
    for seed in range(60):
        imagined = imaginer.imagine(Dice(seed))
        assert isinstance(imagined, Keep)
        assert hand(imagined, 0) == ["void-1", "h1000"]
        first, shown = hand(imagined, 1)
        assert shown == "h2012"
        hands.add(first)
        piles |= pile(imagined)
    assert hands == piles == {"void-2", "h3000", "void-3"}


def test_imagining_leaves_the_imaginer_as_it_was() -> None:
    imaginer = GAME.imaginer(seen(keep("h1111@0,0", "void-1", "void-2,h2012"), 0))
    guess = imaginer.guess
    assert isinstance(guess, Keep)
    before = GAME.write(guess)
    for seed in range(5):
        imagined = imaginer.imagine(Dice(seed))
        play_randomly(imagined, Dice(seed), 5)
    assert GAME.write(guess) == before


def test_a_copy_goes_its_own_way() -> None:
    position = keep(
        "h1111@0,0 c2222-3@1,1+3", "void-1,h1000*", "void-2", spells="poison", flags="adventure,clock,chests"
    )
    before = GAME.write(position)
    other = position.copy()
    assert GAME.write(other) == before
    play_randomly(other, Dice(2), 6)
    assert GAME.write(other) != before
    assert GAME.write(position) == before
