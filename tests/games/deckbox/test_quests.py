"""Quest files (B34): every mistake is told with file, place and reason, and nothing is half loaded."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.deckbox.positions import HERE, TRIAL
from undercroft.engine.content import load
from undercroft.engine.errors import Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.games.deckbox.content import CARDS, QUESTS, TILES, CardFile, TileFile, known_from
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.mistakes import load_quest, mistakes
from undercroft.games.deckbox.quests import amount
from undercroft.kit.walk import Walk
from undercroft.records.record import Player
from undercroft.records.table import Table

GOOD = (HERE / "trial.toml").read_text(encoding="utf-8")
CHART = (HERE / "chart.toml").read_text(encoding="utf-8")
KNOWN = known_from(load(CARDS, CardFile)[0], load(TILES, TileFile)[0])

MISTAKES = {
    "an unknown field": ("origin = ", "colour = 3\norigin = ", "no field “colour” here"),
    "an unknown effect": ('effect = "win"', 'effect = "wim"', "encounters[13].do[0].effect"),
    "a missing field": ('goal = { en = "Get out.", fr = "Sortir." }', "", "the field “goal” is missing"),
    "no words": ('title = { en = "Trial", fr = "Essai" }', "title = {}", "at title: it has no words"),
    "a code twice": ('code = "nest"', 'code = "puddle"', "encounters[2].code: the code “puddle” is there twice"),
    "no such enemy": (
        'green-melee = "rat"',
        'green-melee = "cat"',
        "enemies.green-melee: there is no enemy card “cat”",
    ),
    "an enemy in a wrong slot": ('green-melee = "rat"', 'green-melee = "imp"', "belongs to the slot green-ranged"),
    "no such tile": ('["3A"', '["33A"', "pool.tiles[0]: there is no tile “33A”"),
    "a tile twice": ('["3A", "4A"', '["3A", "3B"', "pool.tiles[1]: tile 3B or its other face"),
    "a start without entrance": ('tile = "1A"', 'tile = "6A"', "start.tile: tile 6A has no entrance"),
    "too few tiles": (
        'tiles = ["3A", "4A", "5A", "8A", "10A", "11A", "13A"]',
        'tiles = ["3A"]',
        "the pool has 1 tiles",
    ),
    "no such encounter": ('encounters = ["nest"', 'encounters = ["nets"', "pool.encounters[0]: there is no encounter"),
    "an idle encounter": ('"nest", "puddle"', '"nest"', "nothing leads to the encounter “puddle”"),
    "a bad count": ('count = "2P"', 'count = "P2"', "encounters[1].do[0].count: “P2” is no number of enemies"),
    "no such name": ('health = 5, name = "boss"', 'health = 5, name = "bass"', "encounters[3].do[0].name"),
    "too much health": ("count = 3, health = 2", "count = 3, health = 5", "only a red die shows 5"),
    "no such token": ('token = "coin", add = 2', 'token = "con", add = 2', "encounters[6].do[2].token"),
    "faces missing": ('on = "5-6"', 'on = "5"', "outcomes have to cover the faces 1 to 6"),
    "closing nothing": ('effect = "lose"', 'effect = "close"', "encounters[14].do[0]: only an offer can be closed"),
    "an empty condition": ('exit = "all"', "", "win[0]: the condition names nothing"),
    "one who never comes": (', name = "boss" }]', " }]", "win[1].defeated: no encounter spawns"),
    "no exit": ('tile = "2B"', 'tile = "6A"', "win[0].exit: no tile beyond the start has exit squares"),
    "a condition of nothing but where": ('exit = "all"', 'on = "start"', "win[0]: the condition names nothing"),
    "a condition of nothing but how many": ('exit = "all"', "count = 5", "win[0]: the condition names nothing"),
    "a loss that names nothing": ('token = "doom"\ncount = 2', "count = 2", "lose[0]: the condition names nothing"),
    "more tokens than there are": ('exit = "all"', 'token = "doom"\ncount = 9', "9 tokens, and there can only be 1"),
    "a win after the loss": ('exit = "all"', "rounds = 21", "win[0].rounds: round 21 is too late"),
    "a win after everything": ("[[lose]]\nrounds = 20", "[[win]]\nrounds = 60", "lost after round 60"),
    "more tiles than there are": ('exit = "all"', "tiles = 6", "it asks for 6 tiles, and there can only be 5"),
    "more deaths than heroes": ("[[lose]]\nrounds = 20", "[[lose]]\ndeaths = 5", "lose[1].deaths: it asks for 5"),
    "a win that is a loss": ("[[lose]]\nrounds = 20", '[[lose]]\nexit = "all"', "win[0]: the same condition loses"),
    "won on the doorstep": ('exit = "all"', 'exit = "all"\non = "start"', "win[0]: it holds from the start"),
    "won in an empty room": ('exit = "all"', "clear = true", "win[0]: it holds from the start"),
    "won with the first tile": ('exit = "all"', "tiles = 1", "win[0]: it holds from the start"),
    "lost on the doorstep": ("[[lose]]\nrounds = 20", '[[lose]]\non = "start"\nexit = "one"', "lose[1]: it holds"),
    "an encounter without words": ('text = { en = "A nest.", fr = "Un nid." }', "text = {}", "encounters[1].text: it"),
    "an offer without words": (
        'text = { en = "Pull the lever", fr = "Tirer le levier" }',
        "text = {}",
        "encounters[9].do[0].text: it has no words",
    ),
    "an option without words": ('text = { en = "Drink", fr = "Boire" }', "text = {}", "do[0].options[0].text: it has"),
    "an outcome without words": ('text = { en = "Low.", fr = "Bas." }', "text = {}", "do[0].outcomes[0].text: it has"),
    "a token without a name": (
        'name = { en = "Doom", fr = "Malheur" }',
        "name = {}",
        "tokens[1].name: it has",
    ),
    "a red die too many": (
        'colour = "red", health = 5',
        'colour = "red", count = "P", health = 5',
        "with 2 heroes",
    ),
    "no code": ('code = "trial"', 'code = "My Trial"', "at code: “My Trial” is no code: small letters"),
    "no code of a token": ('code = "coin"', 'code = "Coin"', "tokens[0].code: “Coin” is no code"),
    "no TOML": ("[start]", "[start", "it is not valid TOML"),
}


@pytest.mark.parametrize(("before", "after", "words"), MISTAKES.values(), ids=MISTAKES.keys())
def test_b34_a_bad_file_names_the_file_the_place_and_what_is_wrong(
    before: str, after: str, words: str, tmp_path: Path
) -> None:
    assert before in GOOD
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Unreadable, match=re.escape(words)) as caught:
        find("deckbox", path)
    assert str(path) in str(caught.value)
    assert caught.value.said_in(TRIAL.text("fr")) != str(caught.value)


POOL = 'pool = { tiles = ["3A"], encounters = [], finale = { tile = "5A", after = 1 } }'
CHART_MISTAKES = {
    "both styles": ('code = "chart"', f'code = "chart"\n{POOL}', "map: a quest has a pool or a map, not both"),
    "two on one place": ("at = [-1, -1]", "at = [0, -1]", "map[1].at: another tile lies there already"),
    "no way there": ("turn = 3", "turn = 1", "map[1]: no way leads to tile 4B"),
    "no way to win": (CHART[CHART.index("[[win]]") : CHART.index("[[lose]]")], "", "win: the quest cannot be won"),
}


@pytest.mark.parametrize(("before", "after", "words"), CHART_MISTAKES.values(), ids=CHART_MISTAKES.keys())
def test_b34_a_bad_map_is_refused(before: str, after: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(CHART.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Unreadable, match=re.escape(words)):
        find("deckbox", path)


def test_b34_neither_pool_nor_map_is_no_quest(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(re.sub(r"\[\[map\]\].*?(?=\[\[enc)", "", CHART, flags=re.S), encoding="utf-8")
    with pytest.raises(Unreadable, match="needs a pool"):
        find("deckbox", path)


def test_b34_all_mistakes_are_found_not_only_the_first(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    bad = GOOD.replace('green-melee = "rat"', 'green-melee = "cat"').replace('["3A"', '["33A"')
    path.write_text(bad, encoding="utf-8")
    quest, _ = load(path, type(load_quest(HERE / "trial.toml", KNOWN)))
    assert [place for place, _ in mistakes(quest, KNOWN)] == ["enemies.green-melee", "pool.tiles[0]"]


@pytest.mark.parametrize("path", sorted(QUESTS.glob("*.toml")), ids=lambda path: str(path.stem))
def test_b34_quests_that_ship_are_sound_and_speak_both_languages(path: Path) -> None:
    quest = load_quest(path, KNOWN)
    written = path.read_text(encoding="utf-8")
    assert quest.title.en and quest.title.fr
    assert written.count("{ en = ") == written.count(", fr = ")
    for french in re.findall(r'fr = "([^"]*)"', written):
        assert not re.search(r"(?<=\S) ?[:;!?](?=\s|$)|'", french), french


@pytest.mark.parametrize("path", sorted(QUESTS.glob("*.toml")), ids=lambda path: str(path.stem))
def test_b33_a_goal_names_the_time_and_the_tokens_that_end_the_quest(path: Path) -> None:
    quest = load_quest(path, KNOWN)
    conditions = (*quest.win, *quest.lose)
    for number in {condition.rounds or condition.count for condition in conditions} - {1}:
        word = {"en": "three", "fr": "trois"} if number == 3 else {"en": str(number), "fr": str(number)}
        assert word["en"] in quest.goal.said_in("en")
        assert word["fr"] in quest.goal.said_in("fr")


def test_b33_a_loss_that_asks_for_more_than_time_is_no_limit(tmp_path: Path) -> None:
    path = tmp_path / "slow.toml"
    path.write_text(GOOD.replace("rounds = 20", "rounds = 20\ndeaths = 1"), encoding="utf-8")
    assert load_quest(HERE / "trial.toml", KNOWN).last_round == 20
    assert load_quest(path, KNOWN).last_round == 0


def test_b34_at_least_three_quests_of_each_style() -> None:
    game = find("deckbox")
    assert isinstance(game, DeckBox)
    printed = [quest.printed for quest in game.content.quests]
    assert printed.count(False) >= 3
    assert printed.count(True) >= 3
    assert len(printed) == 8


def test_b34_a_quest_from_a_file_is_played_like_one_that_ships() -> None:
    """Its record names its content, and is folded with the same file only."""
    options = TRIAL.options({"players": 1, "party": ["shield"]})
    game = Table(TRIAL, options, (Player(name="Ann"),), Dice(1))
    game.play(0, game.legal(0)[-1])
    assert game.record.header.content == TRIAL.content_hash
    assert Table.resume(game.record, Dice(0), HERE / "trial.toml").record == game.record
    with pytest.raises(ValueError, match="content"):
        Table.resume(game.record, Dice(0))


def test_b34_a_file_may_begin_with_a_mark_of_its_encoding(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text(GOOD, encoding="utf-8-sig")
    assert find("deckbox", path).content_hash == TRIAL.content_hash


@pytest.mark.parametrize("seed", range(4))
def test_b34_random_games_of_a_quest_from_a_file_end(seed: int) -> None:
    assert Walk(TRIAL, seed).run().table.is_over


def test_a_quest_in_one_language_is_told_in_that_one() -> None:
    assert TRIAL.encounter.words(0, TRIAL.text("fr")) == "Calme."
    chart = find("deckbox", HERE / "chart.toml")
    assert isinstance(chart, DeckBox)
    assert chart.encounter.words(0, chart.text("fr")) == "A chest."


@pytest.mark.parametrize(
    ("written", "number"),
    [
        (3, (3, 0)),
        ("3", (3, 0)),
        (0, None),
        (13, None),
        ("P", (0, 1)),
        ("2P", (0, 2)),
        ("P+1", (1, 1)),
        ("2P+3", (3, 2)),
        ("P+13", None),
        ("2P-1", (-1, 2)),
        ("P-1", None),  # none for one hero
        ("7P", None),
        ("2p", None),
        ("P+", None),
        ("", None),
    ],
)
def test_numbers_of_enemies(written: str | int, number: tuple[int, int] | None) -> None:
    assert amount(written) == number


def test_b34_an_option_of_another_content_is_refused() -> None:
    with pytest.raises(ValueError, match="is not here"):
        TRIAL.options({"quest": "cellar"})
