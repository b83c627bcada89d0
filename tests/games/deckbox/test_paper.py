"""Print & play (B37): what stands on paper. That it fits on it is seen in a browser: tests/web/test_paper.py."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from environment import ROOT
from tests.games.deckbox.positions import CHART, HERE, TRIAL
from undercroft.engine.errors import Malformed
from undercroft.engine.registry import find
from undercroft.games.deckbox.content import TileFace
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.paper import pictures
from undercroft.games.deckbox.paper.ground import Placed, squares_of
from undercroft.games.deckbox.paper.quest import happens
from undercroft.games.deckbox.paper.strokes import luck
from undercroft.games.deckbox.quests import Rounds
from undercroft.games.deckbox.workshop import QuestWorkshop

SHOP = QuestWorkshop()
BOX = DeckBox()
PRINTED = ("bridge", "seals", "vigil", "tower")


def quest(name: str) -> DeckBox:
    found = find("deckbox", SHOP.shelf()[name])
    assert isinstance(found, DeckBox)
    return found


def pages(game: DeckBox, language: str = "en", paper: str = "a4") -> list[str]:
    """The words of each section: the map page, what has to be known, the encounters."""
    document = SHOP.printed(game, game.text(language), paper)
    return [words(part) for part in document.partition("<body>")[2].split("<section")[1:]]


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


@pytest.mark.rule("B37")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", PRINTED)
def test_the_map_page_gives_no_encounter_away(name: str, language: str) -> None:
    game = quest(name)
    one = game.book.quests[0]
    chart, known, encounters = pages(game, language)
    for encounter in one.encounters:
        told = words(encounter.text.said_in(language))
        assert told not in chart and told not in known
        assert encounters.count(told) == 1
    assert one.title.said_in(language) in chart
    assert words(one.goal.said_in(language)) in chart


@pytest.mark.rule("B37")
def test_each_tile_of_the_map_has_its_name_and_the_number_of_its_encounter() -> None:
    game = quest("seals")
    drawn = SHOP.picture(game, game.text("en"))
    for room in game.book.quests[0].map:
        assert drawn.count(f">{room.tile}</text>") == 1
    assert [int(number) for number in re.findall(r">(\d+)</text>", drawn)] == [1, 2, 3, 4, 5]
    encounters = SHOP.printed(game, game.text("en"), "a4").split("<article")[1:]
    badges = [re.search(r'badge">([^<]*)', one) for one in encounters]
    assert [badge[1] for badge in badges if badge] == ["1", "2", "3", "4", "5", "★", "✝"]


@pytest.mark.rule("B19", "B37")
def test_faces_and_the_number_of_heroes_are_explained_and_used() -> None:
    _, known, encounters = pages(quest("bridge"))
    assert "[1–2] is the face of a die" in known
    assert "for three heroes, 2(P) − 1 is five" in known
    assert re.search(r"\d?\(P\)( [+−] \d+)? (green|blue) enem", encounters)
    _, connu, rencontres = pages(quest("bridge"), "fr")
    assert "pour trois héros, 2(P) − 1 font cinq" in connu
    assert re.search(r"\(P\)( [+−] \d+)? ennemis? (verts?|bleus?)", rencontres)


@pytest.mark.rule("B37")
def test_every_effect_and_condition_has_words(tmp_path: Path) -> None:
    """A quest that has them all, in both languages."""
    file = tmp_path / "all.toml"
    file.write_text(
        (HERE / "chart.toml").read_text(encoding="utf-8").partition("[[encounters]]")[0]
        + """
[[encounters]]
code = "chest"
text = { en = "Chest." }
do = [
  { effect = "say", text = { en = "A <b>voice</b> & more." } },
  { effect = "treasure", amount = 2 }, { effect = "treasure", amount = -1, who = "all" },
  { effect = "energy", amount = 1 }, { effect = "energy", amount = -2, who = "tile" },
  { effect = "heal", amount = 1 }, { effect = "damage", amount = 2 }, { effect = "hits", amount = 3 },
  { effect = "item" }, { effect = "item", item = "war-horn", who = "all" },
  { effect = "token", token = "coin", add = 2 }, { effect = "token", token = "tide", add = -1 },
  { effect = "roll", outcomes = [{ on = "1-3", do = [{ effect = "win" }] }, { on = "4-6" }] },
  { effect = "test", skill = "wisdom", need = 2, who = "all", success = [{ effect = "lose" }], failure = [] },
  { effect = "choice", options = [{ text = { en = "Left" } }, { text = { en = "Right" } }] },
  { effect = "offer", again = true, text = { en = "Dig" }, do = [{ effect = "close" }] },
  { effect = "offer", text = { en = "Rest" }, do = [{ effect = "heal", amount = 1 }] },
  { effect = "when", token = "coin", least = 2, then = [{ effect = "heal", amount = 1 }], otherwise = [
    { effect = "spawn", colour = "green", count = "3P-2", kind = "ranged", health = 2, where = "8A" } ] },
]
[[encounters]]
code = "guard"
text = { en = "Guard." }
do = [{ effect = "spawn", colour = "blue", count = "P+1", where = "start" }]
[[win]]
token = "coin"
count = 2
exit = "all"
on = "start"
[[win]]
tiles = 3
clear = true
[[lose]]
deaths = 2
[[lose]]
rounds = 14
""",
        encoding="utf-8",
    )
    game = DeckBox(file)
    _, known, told = pages(game)
    assert "There are 2 of “Coins” and All living heroes stand on exit squares of the start tile" in known
    assert "A <b>voice</b> & more." in told, "what somebody wrote is text, never HTML"
    for sentence in (
        "1 treasure taken from all heroes",
        "Tide: −1.",
        "[1–3] The quest is won. [4–6] Nothing happens.",
        "Each of all heroes tests wisdom: 2 successes are needed. Success: The quest is lost.",
        "3(P) − 2 green enemies, ranged, health 2, on tile 8A, or here if it is not there yet.",
        "(P) + 1 blue enemies, on the start tile.",
    ):
        assert sentence in told
    for part in (*pages(game), *pages(game, "fr")):
        assert not re.search(r"\bpaper-\w|\bwho-|\bwhere-|\{|\}", part), "a word is missing"


@pytest.mark.rule("B37")
def test_what_happens_by_itself_is_on_the_track_of_rounds() -> None:
    chart, known, told = pages(quest("vigil"))
    assert "If it has a letter" in known
    assert "Rounds 1 AB 2 A 3 AB" in chart
    assert "More of them climb out of the dark." in told and "More of them" not in chart
    every = Rounds(at=3, every=2)
    assert [number for number in range(1, 9) if happens(every, number)] == [3, 5, 7]
    assert [number for number in range(1, 9) if happens(Rounds(at=4), number)] == [4]


@pytest.mark.rule("B34", "B37")
def test_enemy_cards_of_the_quests_own_and_hard_sides_are_told() -> None:
    example = DeckBox(SHOP.examples["print"])
    assert "Garde Dé vert, mêlée" in pages(example, "fr")[1]
    known = pages(CHART)[1]
    assert "Goblin Green die, melee 3 dice +2" in known, "the hard side, which this quest plays with"


@pytest.mark.rule("B37")
def test_an_app_style_quest_has_no_map_to_print() -> None:
    with pytest.raises(Malformed, match="app style"):
        SHOP.printed(TRIAL, TRIAL.text("en"), "a4")
    assert SHOP.picture(TRIAL, TRIAL.text("en")).count("</text>") == 10, "its tiles can be looked at all the same"


@pytest.mark.rule("B1", "B37")
def test_all_cards_are_there_and_enemies_have_two_sides() -> None:
    document = SHOP.printed_set(BOX, "cards", BOX.text("en"), "letter")
    cards = [words(card) for card in document.split('<div class="card')[1:]]
    items = sum(card.count for card in BOX.content.items)
    assert len(cards) == 8 + 10 + 8 + items + 2 * 10
    assert sum("Normal" in card for card in cards) == sum("Hard" in card for card in cards) == 10
    assert any("Hero Warden +1 +0 +1 4 8 +2 +2" in card for card in cards)


@pytest.mark.rule("B3", "B37")
def test_the_faces_of_a_tile_come_to_lie_on_each_other() -> None:
    """Turned along its long edge, left of a sheet is right of the next."""
    document = SHOP.printed_set(BOX, "tiles", BOX.text("en"), "a4")
    sheets = [
        {code: float(left) for left, code in re.findall(r"left:([\d.]+)mm;top[^>]*>.*?>(\d+[AB])</text>", sheet)}
        for sheet in document.split("<section")[1:]
    ]
    assert len(sheets) == 8
    for fronts, backs in zip(sheets[::2], sheets[1::2], strict=True):
        for code, left in fronts.items():
            assert left + 96 + backs[f"{code[:-1]}B"] == 210
    assert sum(map(len, sheets)) == 30


def test_a_turned_tile_lies_as_the_rules_lay_it() -> None:
    """The same squares as those of the floor that the rules walk on."""
    faces = {face.code: face for face in BOX.content.tiles}
    for turn in range(4):
        face: TileFace = faces["12B"]
        drawn = squares_of(Placed(face, 0, 0, turn))
        number = [one.code for one in BOX.content.tiles].index("12B")
        for y in range(-1, 6):
            for x in range(-1, 6):
                assert ((x, y) in drawn) == BOX.tile_set.is_open(number, turn, x, y), (turn, x, y)


def test_paper_and_browser_show_the_same_pictures() -> None:
    board = ROOT / "src" / "undercroft" / "games" / "deckbox" / "board"  # the compiled build has none
    source = (board / "cards.ts").read_text(encoding="utf-8")
    shown = dict(re.findall(r'^  "?([a-z-]+)"?: "([a-z-]+)",$', source, re.MULTILINE))
    for known, other in pictures.PICTURES.values():
        assert {code: shown[code] for code in known} == known
        assert other in pictures.silhouettes()
        assert set(known.values()) <= set(pictures.silhouettes())


def test_the_hand_is_that_of_the_browser() -> None:
    """The first numbers for a word, as `web/src/kit/art/luck.ts` has them."""
    dice = luck("rock 0 0")
    assert [round(next(dice), 6) for _ in range(3)] == LUCK


LUCK = [0.869194, 0.514898, 0.974664]
