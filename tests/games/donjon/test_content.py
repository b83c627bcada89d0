"""The cards in their file: what the house set holds, and what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.donjon.positions import GAME
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import LANGUAGES
from undercroft.games.donjon.content import HOUSE_SET, load_content
from undercroft.games.donjon.game import Donjon

HOUSE = Donjon().content


def test_d8_threat_cards_by_players_show_every_pair_of_kinds_equally_often() -> None:
    for players, times in ((2, 2), (3, 1), (4, 1)):
        pairs = Counter(card.monsters for card in HOUSE.threats if card.players == players)
        assert len(pairs) == 6
        assert set(pairs.values()) == {times}


def test_about_half_of_the_threats_have_an_icon_and_a_third_are_kept() -> None:
    for players in (2, 3, 4):
        cards = [card for card in HOUSE.threats if card.players <= players]
        assert 0.4 <= sum(bool(card.all) for card in cards) / len(cards) <= 0.6
        assert 0.3 <= sum(card.threat for card in cards) / len(cards) <= 0.4


def test_what_no_source_prints_is_marked_as_ours() -> None:
    for entries in (HOUSE.threats, HOUSE.inn, HOUSE.tiles, HOUSE.boards):
        assert {entry.origin for entry in entries} == {"house"}
    assert {card.origin for card in HOUSE.swordbearers} == {"rulebook"}


def test_d36_objectives_with_a_star_are_marked_as_ours() -> None:
    """The rule book's text has lost its stars: which tiles have one is a ruling."""
    assert {side.code for side in HOUSE.objectives if side.origin == "house"} == {
        side.code for side in HOUSE.objectives if side.star
    }


@pytest.mark.parametrize("rule", ["D5", "D36"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_d5_d36_the_rules_page_marks_the_stars_as_a_ruling(rule: str, language: str) -> None:
    spans = next(
        paragraph.spans
        for section in GAME.rules(language)
        for paragraph in section.paragraphs
        if paragraph.rule == rule
    )
    ruled = "".join(span.words for span in spans if span.ruling)
    assert ("star" if language == "en" else "étoile") in ruled


def test_all_but_the_calibrated_cards_are_those_that_the_other_tests_prove() -> None:
    """Tests play on a set of their own, so that a calibration changes none of them."""
    for deck in ("mixtures", "vips", "swordbearers", "powers", "tiles", "objectives"):
        assert getattr(HOUSE, deck) == getattr(GAME.content, deck)


def broken(tmp_path: Path, old: str, new: str) -> Unreadable:
    """The house set with one thing changed."""
    text = HOUSE_SET.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        Donjon(path)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('code = "t02"', 'code = "t01"', "the code t01 is there twice"),
        ("players = 2", "players = 3", "11 Threat cards are for 2 players"),
        ('you = ["step 5"]', 'you = ["jump 5"]', "jump 5"),
        ('you = ["step 5"]', 'you = ["step 0"]', "needs a number from 1 to 9"),
        ('you = ["step 5"]', 'you = ["place 1 ogre>any"]', "ogre"),
        ('you = ["step 5"]', 'you = ["place 1 group>any"]', "makes no sense"),
        ('you = ["step 5"]', 'you = ["move 1 any>highest"]', "makes no sense"),
        ('you = ["step 5"]', 'you = ["remove 1 h1"]', "makes no sense"),
        ('you = ["step 5"]', 'you = ["remove 1 here"]', "makes no sense"),
        ('you = ["step 5"]', "you = []", "powers[2].you"),
        ('powers = ["power-a", "power-b", "power-f"]', 'powers = ["power-a", "power-a", "power-f"]', "three different"),
        ('powers = ["power-a", "power-b", "power-f"]', 'powers = ["power-a", "power-b", "power-z"]', "three different"),
        ("points = [2, 5]", "points = [2]", "lacks something"),
        ("points = [0, 1, 6, 15, 24]", "points = [0, 1, 6]", "lacks something"),
        ("at = [3, 6, 9]", "at = [9, 6, 3]", "lacks something"),
        ('other = "brou"', 'other = "spider"', "lacks something"),
        ('colour = "brou"\nform', 'colour = "brou"\nstar = true\nform', "sides"),
        ('code = "north"', 'code = "North"', "boards[0].code"),
        ('monsters = ["spider", "brou", "dragon", "vampire"]', 'monsters = ["brou"]', "boards[0].monsters"),
    ],
)
def test_a_bad_file_is_refused_with_place_and_reason(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in str(broken(tmp_path, old, new))


def test_a_card_too_few_is_refused(tmp_path: Path) -> None:
    text = HOUSE_SET.read_text(encoding="utf-8")
    first = text.index("[[inn]]")
    second = text.index("[[inn]]", first + 1)
    path = tmp_path / "cards.toml"
    path.write_text(text[:first] + text[second:], encoding="utf-8")
    with pytest.raises(Unreadable, match="there are 6, and a set has 7"):
        Donjon(path)


def test_the_same_cards_have_the_same_hash(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("# mine\n" + HOUSE_SET.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_content(path)[1] == Donjon().content_hash
