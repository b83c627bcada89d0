"""What actions are about, in whole sentences."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import CONTENT, GAME, act, heist
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
        ("dwarven-peddler", "4 points with two different ones of Chalice, Dragon Egg and Monkey Idol."),
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
        ("grab 10", "2 minor secrets."),
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


@pytest.mark.rule("C21", "C60")
@pytest.mark.parametrize("card", ["dead-run", "flying-carpet"])
def test_a_cave_that_does_not_stop_is_not_said_to(card: str) -> None:
    position = heist(room=14, hand=card)
    act(position, f"play {card}")
    assert said(position, "move 8/1") == "1 boot. A crystal cave, which does not stop you this turn."
    assert said(position, "move 8/1", "fr").endswith("Une caverne de cristal, qui ne vous arrête pas ce tour-ci.")


def test_an_effect_to_choose_tells_how_much_it_is() -> None:
    position = heist(hand="apothecary,burgle")
    act(position, "play apothecary")
    act(position, "discard burgle")
    assert said(position, "choose gold") == "+2 gold."
    assert said(position, "choose heal", "fr") == "Regagnez 1 point de santé."
    assert said(heist(), "choose gold") == ""


@pytest.mark.parametrize(
    ("vocabulary", "code", "words"),
    [
        ("card", "mercenary", "+1 skill, +2 swords. Companion."),
        ("token", "chalice", "7 points."),
        ("token", "dragon-egg", "The dragon’s rage goes up by 1. 3 points."),
        ("token", "greater-healing", "When drunk: heal 2."),
        ("token", "treasure", "+2 gold."),
        ("item", "key", "Opens every locked tunnel. 5 points."),
        ("artifact", "bananas", "15 points."),
    ],
)
def test_what_is_printed_on_things(vocabulary: str, code: str, words: str) -> None:
    labels = GAME.labels("en")
    assert labels.texts[vocabulary][code] == words
    assert code in labels.names[vocabulary]
    assert labels.names[vocabulary][code] not in words


def test_everything_printed_is_printed_in_french_too() -> None:
    english, french = GAME.printed(GAME.text("en")), GAME.printed(GAME.text("fr"))
    assert {name: set(found) for name, found in english.items()} == {name: set(found) for name, found in french.items()}
    assert all(words for found in french.values() for words in found.values())
    assert GAME.labels("fr").names["artifact"]["bananas"] == "Bananes d’or"


def test_every_vocabulary_of_the_view_has_names() -> None:
    names = GAME.labels("en").names
    assert names["side"]["dusk"] == "Dusk"
    assert (names["status"]["rescued"], names["lying"]["idol"]) == ("rescued", "Monkey Idol")
    assert (names["pending"]["grab"], names["pile"]["played"]) == ("take a secret nearby", "play area")
    assert (names["cube"]["red"], names["card"]["?"]) == ("red cube", "hidden")
