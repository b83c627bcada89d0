"""Sets of cards: what the house set keeps, and why a file is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.knock.positions import GAME
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import LANGUAGES, Message
from undercroft.games.knock.content import Creature, load_content
from undercroft.games.knock.game import Knock

HOUSE = Knock()
TEST_SOURCE = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")


# The house set


@pytest.mark.rule("K1")
def test_k1_the_house_set_has_41_halls_and_22_creatures_one_of_them_the_black_knight() -> None:
    cards = HOUSE.content
    assert (len(cards.halls), len(cards.creatures)) == (41, 22)
    assert len({card.code for card in cards.all}) == 63
    assert [creature.code for creature in cards.creatures if creature.knight] == [cards.all[cards.knight].code]


@pytest.mark.rule("K2")
def test_k2_the_house_set_keeps_what_is_known_of_the_printed_cards() -> None:
    cards = HOUSE.content
    assert all(0 <= value <= 4 for card in cards.all for value in card.corners)
    jokers = [hall for hall in cards.halls if sum(hall.corners) == 0]
    assert jokers
    assert all(hall.silence for hall in jokers)
    assert {sum(hall.corners) for hall in cards.halls if hall not in jokers} == {5}
    assert all(sum(creature.corners) > 5 for creature in cards.creatures)
    assert all(2 <= creature.tokens <= 5 for creature in cards.creatures)


@pytest.mark.rule("K2")
def test_k2_the_house_set_has_chests_silence_icons_and_every_level_mark() -> None:
    cards = HOUSE.content
    assert any(card.silence for card in cards.all)
    assert any(card.chests > 1 for card in cards.all)
    assert {card.level for card in cards.all} == {None, 2, 3, 4}
    assert {card.origin for card in cards.all} <= {"house", "fact"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_creature_of_the_house_set_has_a_name_of_its_own(language: str) -> None:
    text = HOUSE.text(language)
    names = [HOUSE.card.words(i, text) for i, card in enumerate(HOUSE.content.all) if isinstance(card, Creature)]
    assert len(set(names)) == 22
    assert not any(name.startswith("creature-") for name in names)


# What a card shows


@pytest.mark.rule("K2")
def test_k2_figures_of_a_card_reach_the_rules() -> None:
    number = {code: i for i, code in enumerate(GAME.codes)}
    cards = GAME.cards
    assert list(cards.value[number["h2012"] * 8 : number["h2012"] * 8 + 8]) == [2, 0, 1, 2, 2, 1, 0, 2]
    assert [cards.tokens[number[code]] for code in ("c2112-5", "c2222-12", "h2012")] == [5, 12, 0]
    assert [cards.silence[number[code]] for code in ("joker-1", "void-1")] == [1, 0]
    assert [cards.chests[number[code]] for code in ("gold-1a", "gold-5", "void-1")] == [1, 5, 0]
    assert [cards.level[number[code]] for code in ("deep-2", "fiend-4", "void-1")] == [2, 4, 0]
    assert cards.knight == number["knight"]


def test_the_same_content_has_the_same_hash_however_it_is_laid_out(tmp_path: Path) -> None:
    (tmp_path / "same.toml").write_text("# my own copy\n\n" + TEST_SOURCE, encoding="utf-8")
    assert load_content(tmp_path / "same.toml")[1] == GAME.content_hash
    (tmp_path / "other.toml").write_text(TEST_SOURCE.replace("[2, 0, 1, 2]", "[2, 0, 1, 3]"), encoding="utf-8")
    assert load_content(tmp_path / "other.toml")[1] != GAME.content_hash


def test_a_card_of_another_set_is_called_by_the_name_in_its_file() -> None:
    card = GAME.codes.index("c2112-3")
    assert "c2112-3" in GAME.card.words(card, GAME.text("fr"))


# Files that are refused, with file, place and reason


def refusal(path: Path) -> Unreadable:
    with pytest.raises(Unreadable) as error:
        Knock(path)
    assert str(path) in str(error.value)
    return error.value


def changed(folder: Path, old: str, new: str, count: int = 1) -> Path:
    """The test set with something changed."""
    assert old in TEST_SOURCE
    path = folder / "bad.toml"
    path.write_text(TEST_SOURCE.replace(old, new, count), encoding="utf-8")
    return path


def without(folder: Path, code: str) -> Path:
    """The test set without a card."""
    (line,) = re.findall(rf'^.*code = "{code}".*\n', TEST_SOURCE, re.MULTILINE)
    return changed(folder, line, "")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('code = "void-2"', 'code = "void-1"', "set-codes"),
        ("knight = true", "knight = false", "set-knights"),
        ("tokens = 3,", "tokens = 3, knight = true,", "set-knights"),
        ("knight = true", "knight = true, level = 2", "set-knight-level"),
        ('code = "void-2"', 'code = "poison"', "set-code-spell"),
    ],
)
def test_what_no_type_can_say(tmp_path: Path, old: str, new: str, key: str) -> None:
    reason = refusal(changed(tmp_path, old, new)).reason
    assert isinstance(reason, Message)
    assert reason.key == key


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("code", "place"), [("void-1", "halls"), ("c2112-3", "creatures")])
def test_k1_wrong_counts(tmp_path: Path, code: str, place: str) -> None:
    error = refusal(without(tmp_path, code))
    assert error.place == place
    assert isinstance(error.reason, Message)
    assert (error.reason.key, error.reason.args["count"]) == (f"set-{place}", 40 if place == "halls" else 21)


def test_a_base_deck_too_small_to_deal(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    marked = re.sub(r'(code = "(?!knight)[^"]+")(.*?)(, level = \d)?, origin', r"\1\2, level = 2, origin", TEST_SOURCE)
    path.write_text(marked, encoding="utf-8")
    assert refusal(path).reason == Message("set-base", count=0, wanted=21)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("title =", "subtitle =", ""),
        ("[2, 0, 1, 2]", "[2, 0, 1]", "corners"),
        ("[2, 0, 1, 2]", "[2, 0, 1, -1]", "corners"),
        ("[2, 0, 1, 2]", "[2, 0, 1, 10]", "corners"),
        ("[2, 0, 1, 2]", '[2, 0, 1, "2"]', "corners"),
        ("silence = true", 'silence = "yes"', "silence"),
        ("silence = true", "loud = true", "halls"),
        ("chests = 5", "chests = -5", "chests"),
        ("level = 2", "level = 5", "level"),
        ("tokens = 12", "tokens = 13", "tokens"),
        ("tokens = 12", "tokens = 0", "tokens"),
        ('origin = "house"', 'origin = "thin air"', "origin"),
        ('code = "void-2"', 'code = "Void 2"', "code"),
    ],
)
def test_a_wrong_field_is_refused_with_its_path(tmp_path: Path, old: str, new: str, place: str) -> None:
    error = refusal(changed(tmp_path, old, new))
    assert place in str(error.place)
    assert error.reason


def test_the_path_names_the_very_field(tmp_path: Path) -> None:
    error = refusal(changed(tmp_path, "tokens = 12", "tokens = 13"))
    assert re.fullmatch(r"\$?\.?creatures\[(\.\.\.|\d+)\]\.tokens", str(error.place))


def test_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("title = House set", encoding="utf-8")
    reason = refusal(path).reason
    assert isinstance(reason, Message)
    assert reason.key == "file-not-toml"


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b'title = "\xe9t\xe9"')
    assert refusal(path).reason == Message("file-not-utf8")


def test_a_missing_file_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        reason = refusal(path).reason
        assert isinstance(reason, Message)
        assert reason.key == "file-not-read"
