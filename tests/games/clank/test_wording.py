"""What actions are about, in whole sentences."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import CONTENT, GAME, heist
from undercroft.games.clank.rules import Heist


def said(position: Heist, code: str, language: str = "en") -> str:
    return GAME.about(GAME.view(position, 0), GAME.actions.read(code), GAME.text(language))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("mercenary", "+1 skill, +2 swords. Companion."),
        ("sapphire", "Draw a card. Once, when acquired: +2 clank. 4 points. Coming into the row, it calls the dragon."),
        ("dragons-eye", "10 points with a Mastery token. Only in the depths."),
        ("apothecary", "Discard a card: +3 swords or +2 gold or heal 1."),
        ("wand-of-recall", "+2 skill. With an artifact: a teleport. 1 point."),
        ("flying-carpet", "Monsters in tunnels do not bite this turn. Crystal caves do not stop you this turn."),
        ("sneak", "+1 skill, +1 boot, −2 clank."),
        ("shrine", "+1 gold or heal 1. When it comes into the row: 3 black cubes go back into the bag."),
        ("kobold", "+1 skill. Danger: while it lies there, an attack draws a cube more."),
        ("watcher", "+3 gold, +1 clank for all others. When it comes into the row: +1 clank for everyone."),
    ],
)
def test_the_text_of_a_card(card: str, words: str) -> None:
    assert words in said(heist(), f"play {card}")


def test_every_card_has_a_text_of_its_own_in_both_languages() -> None:
    for card in CONTENT.cards:
        english, french = (said(heist(), f"play {card.code}", language) for language in ("en", "fr"))
        assert english
        assert french
        assert english == french or not any(word in french for word in (" skill", " sword", "draw "))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("move 8", "1 boot, 1 damage. A crystal cave: no more boots this turn."),
        ("move 8/1", "1 boot. A crystal cave: no more boots this turn."),
        ("move 18", "2 boots. The artifact worth 5. A crystal cave: no more boots this turn. In the depths."),
        ("teleport 19", "2 minor secrets. A market. In the depths."),
        ("grab 9", "A major secret."),
        ("market key", "Opens every locked tunnel. 5 points."),
        ("drink greater-healing", "Heal 2."),
        ("end", ""),
    ],
)
def test_ways_items_and_potions(code: str, words: str) -> None:
    position = heist(room=14)
    position.artifacts = 127
    assert said(position, code) == words


def test_the_way_out_and_a_carpet_over_monsters() -> None:
    assert said(heist(room=2), "move 1") == "1 boot. Out of the dungeon, with a Mastery token worth 20."
    position = heist(room=14)
    position.fearless = True
    assert said(position, "move 19").startswith("1 boot. ")
