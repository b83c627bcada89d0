"""What quest writers may ask for beside the usual (B34): things taken, a particular item, last words, enemies on other
tiles, tests of all heroes, cards of their own. `feast.toml` uses all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.deckbox.positions import HERE, RANGER, WARDEN, act, legal, loaded, table
from undercroft.engine.errors import Unreadable
from undercroft.engine.registry import find
from undercroft.games.deckbox.content import load_content
from undercroft.games.deckbox.inquiries import AskIntent, Intent
from undercroft.games.deckbox.rebuilding import build
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.steps import HeroesStep, SpawnStep, TokenStep, TrialStep
from undercroft.games.deckbox.view import Placing, Reading
from undercroft.kit.checks import CHECKS
from undercroft.kit.edge import EDGE, masks
from undercroft.kit.walk import Check, Walk
from undercroft.kit.words import WORDS

FEAST = loaded("feast.toml")
GOOD = (HERE / "feast.toml").read_text(encoding="utf-8")
ALL = [1] * 4
"""Four dice of a test without a success."""


def toll(
    *outcomes: int | str, warden: str = "h7,a2,t5,e2", ranger: str = "h5,a2,t1,e2", more: str = ""
) -> tuple[Delve, list[str]]:
    """A warden steps out of the start tile 2A, where a ranger waits."""
    delve = table(f"{WARDEN}@2,0:{warden}", f"{RANGER}@2,3:{ranger}", tiles=("2A@0,0/0",), more=more, game=FEAST)
    return delve, act(delve, "move 2,-1", *outcomes, game=FEAST)


def test_b34_treasure_and_energy_are_taken_as_far_as_there_are() -> None:
    delve, happened = toll(*ALL, *ALL)
    assert happened[2:6] == ["tale feast-0", "1 robbed 3", "2 robbed 1", "1 drained 1"]
    assert (list(delve.treasure), list(delve.energy)) == ([2, 0], [1, 2])


def test_b34_nobody_is_told_of_what_was_not_there() -> None:
    _, happened = toll(*ALL, *ALL, warden="h7,a2", ranger="h5,a2")
    assert not [event for event in happened if "robbed" in event or "drained" in event]


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ("", 1),  # from the deck
        ("spent=healing-draught,healing-draught", 1),  # from the used ones
        ("market=healing-draught spent=healing-draught", 0),
    ],
)
def test_b34_a_particular_item_is_looked_for_until_it_is_found(more: str, left: int) -> None:
    delve, happened = toll(*ALL, *ALL, more=more)
    assert "1 found healing-draught" in happened
    assert FEAST.view(delve, None).heroes[0].items == ("healing-draught",)
    assert list(delve.spent).count(FEAST.item.read("healing-draught")) == (left if "spent" in more else 0)


def test_b34_an_item_that_is_for_sale_is_replaced_at_once() -> None:
    more = "market=healing-draught,healing-draught,smoke-pot"
    _, happened = toll("iron-cap", *ALL, *ALL, more=more)
    assert happened.index("1 found healing-draught") + 1 == happened.index("for sale iron-cap")


def test_b34_an_item_that_others_hold_is_not_taken_from_them() -> None:
    ranger = "h5,a2,t1,e2+healing-draught+healing-draught"
    delve, happened = toll(*ALL, *ALL, ranger=ranger)
    assert "1 found healing-draught" not in happened
    assert len(delve.held) == 2


def test_b34_a_test_of_all_is_made_by_each_with_its_own_outcome() -> None:
    """Two successes are needed: the warden has dexterity 0, the ranger 2."""
    delve, happened = toll(6, 6, 1, 1, *ALL)
    assert "1 tested dexterity [6 6 1 1] 2" in happened
    assert happened[-2:] == ["2 tested dexterity [1 1 1 1] 0", "2 wounded 1 4"]
    assert list(delve.tokens) == [1, 0]


def test_b34_who_dies_meanwhile_makes_no_test_and_nobody_makes_it_instead() -> None:
    delve = table(WARDEN + "@2,0:h1,a2", RANGER + "@2,3:h1,a2", tiles=("2A@0,0/0",), game=FEAST)
    happened = act(delve, "move 2,-1", *ALL, *ALL, game=FEAST)
    assert [event for event in happened if "tested" in event or "died" in event] == [
        "1 tested dexterity [1 1 1 1] 0",
        "1 died 2,-1",
        "2 tested dexterity [1 1 1 1] 0",
        "2 died 2,3",
    ]


def test_b34_a_test_of_those_on_a_tile() -> None:
    heroes = (WARDEN + "@2,2:h7,a2,e3,d1", RANGER + "@2,-4:h5,a2,e3")
    delve = table(*heroes, tiles=("2A@0,0/0", "6A@0,-1/0"), more="round=4", game=FEAST)
    happened = act(delve, "end", *ALL, 1, seat=1, game=FEAST)
    assert [event for event in happened if "tested" in event] == ["1 tested wisdom [1 1 1 1] 0"]
    assert "1 drained 2" in happened


# Enemies on other tiles


def ambush() -> tuple[Delve, list[str]]:
    tiles = ("2A@0,0/0", "6A@0,-1/0")
    delve = table(WARDEN + "@4,-4:h7,a2", RANGER + "@2,3:h5,a2", tiles=tiles, game=FEAST)
    return delve, act(delve, "move 5,-4", 1, 4, game=FEAST)


def test_b17_dice_with_something_between_are_all_rolled_before_any_is_placed() -> None:
    delve, happened = ambush()
    assert happened[-1] == "tale feast-2", "what stands between is read in its place"
    view = FEAST.view(delve, 0)
    assert view.enemies == ()
    placing, reading = view.pending[:2]
    assert isinstance(placing, Placing) and isinstance(reading, Reading)
    assert [(die.face, die.tile) for die in placing.rolled] == [("green-melee-1", 0), ("blue-ranged-1", 1)]
    assert FEAST.view(build(view, FEAST), 0) == view
    act(delve, legal(delve, game=FEAST)[0], 2, 3, game=FEAST)  # call out: one more, and two that follow
    assert legal(delve, game=FEAST) == [
        "let green-melee-1",
        "let blue-ranged-1",
        "let green-melee-2",
        "let blue-melee-3",
    ]


def test_b34_enemies_come_to_the_tile_that_a_spawn_names() -> None:
    delve, _ = ambush()
    act(delve, legal(delve, game=FEAST)[0], 2, 3, game=FEAST)
    (placing,) = FEAST.view(delve, 0).pending
    assert isinstance(placing, Placing)
    assert [die.tile for die in placing.rolled] == [0, 1, 1, 2, 2]  # 14B does not lie there yet: where they are
    assert [place.tile for place in placing.places] == [0, 1, 2]
    for die in ("blue-melee-3", "blue-ranged-1", "green-melee-2"):
        act(delve, f"let {die}", game=FEAST)
    assert not delve.pending(), "two hounds that look alike need no choice"
    homes: dict[str, list[int]] = {enemy.card: [] for enemy in FEAST.view(delve, 0).enemies}
    for enemy, square in zip(FEAST.view(delve, 0).enemies, delve.place, strict=True):
        homes[enemy.card].append(int(delve.floor.home[square]))
    assert homes == {"brute": [2], "wraith": [1], "feast-hound": [1, 0, 2]}


def test_b17_enemies_of_the_end_of_a_round_come_in_the_recovery() -> None:
    hero = WARDEN + "@2,2:h7,a2,d1"
    more = "pending=placing.0.{}.0.0 rolled=green-melee-1@0 rolled=green-melee-2@0"
    event = FEAST.book.scripts[0].events[3]
    delve = table(hero, tiles=("2A@0,0/0",), more=more.format(event), game=FEAST)
    assert FEAST.view(delve, 0).phase == "recovery"


# Cards of its own


def test_b34_own_enemy_cards_are_played_by_like_those_of_the_box() -> None:
    enemies = ["green-melee-2@2,1", "red-melee-2!1@3,4"]
    delve = table(WARDEN + "@1,2:h7,a2", enemies=enemies, tiles=("2A@0,0/0",), game=FEAST)
    hound, cook = FEAST.view(delve, None).enemies
    assert (hound.card, cook.card, cook.attack, cook.name) == ("feast-hound", "feast-cook", "ranged", "feast-cook")
    intent = FEAST.answer(FEAST.view(delve, 0), AskIntent(enemy=0))
    assert isinstance(intent, Intent)
    assert (intent.behaviour, intent.way) == ("weakest", ()), "Reach: it strikes from where it stands"
    assert "feast-hound attacked 1 2,1 1,2" in act(delve, "end", 1, 1, 1, 1, game=FEAST)


def test_b34_own_enemy_cards_have_names_and_texts_in_the_labels() -> None:
    names = {language: FEAST.labels(language).names["enemy"] for language in ("en", "fr")}
    assert (names["en"]["feast-hound"], names["fr"]["feast-hound"]) == ("Hound", "Chien")
    assert names["fr"]["feast-cook"] == "Cook", "in the language that there is"
    told = FEAST.labels("en").texts["enemy"]
    assert "speed 6" in told["feast-hound"] and "speed 7" in told["feast-hound"]
    normal, hard = (part.split(": ")[1].rstrip(".") for part in told["feast-cook"].split(". "))
    assert normal == hard, "without a hard side the normal one counts"


def test_b34_own_enemy_cards_are_kept_with_the_content_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_bytes(FEAST.archive())
    content, content_hash = load_content(path)
    assert (content.all_enemies, content_hash) == (FEAST.enemies, FEAST.content_hash)


# Last words


@pytest.mark.parametrize(
    ("more", "health", "last"), [("", "h7,a2", "won"), ("round=20 active=1", "h7,a1", "lost"), ("", "h1,a2", "lost")]
)
def test_b34_the_quest_has_a_last_word(more: str, health: str, last: str) -> None:
    delve = table(f"{WARDEN}@2,2:{health}", enemies=["red-melee-1!1@2,1"], tiles=("2A@0,0/0",), more=more, game=FEAST)
    if last == "won":
        happened = act(delve, "attack 2,1", 6, 1, 1, 1, game=FEAST)
    else:
        happened = act(delve, "end", *([6, 1, 1] if health == "h1,a2" else [1, 1]), game=FEAST)
    ending = FEAST.content.quests[0].ending
    words = ending.won if last == "won" else ending.lost
    assert happened[-2].startswith("end ")
    assert happened[-1].startswith("epilogue ")
    view = FEAST.view(delve, None)
    assert words is not None and view.told is not None
    assert FEAST.labels("fr").names["tale"][view.told] == words.fr
    decisive = FEAST.events.kind(int(FEAST.events.read(happened[-1]))).decisive
    assert not decisive, "it tells of what has happened, and decides nothing"


# What a client is told, and the kit


def test_b34_the_steps_tell_all_of_it() -> None:
    reader = FEAST.reader(FEAST.blank(FEAST.options({"players": 2})))
    found = {step for page in reader.starts() for step in reader.steps(page)}
    assert HeroesStep(what="treasure", amount=-3, who="all") in found
    assert HeroesStep(what="item", amount=1, who="explorer", item="healing-draught") in found
    trial = TrialStep(
        skill="dexterity",
        need=2,
        who="all",
        success=(TokenStep(token="feast-plate", add=1),),
        failure=(HeroesStep(what="damage", amount=1, who="explorer"),),
    )
    assert trial in found
    assert {(step.where, step.tile) for step in found if isinstance(step, SpawnStep)} == {
        ("start", None),
        ("tile", "6A"),
        ("explorer", None),
        ("tile", "14B"),
        ("newest", None),
        ("here", None),
    }


@pytest.mark.parametrize(
    "checks", [CHECKS, tuple(check for check in EDGE if check is not masks)], ids=["checks", "edge"]
)
def test_b34_random_games_of_it_keep_every_promise(checks: tuple[Check, ...]) -> None:
    Walk(FEAST, 1).run(*checks)


@pytest.mark.parametrize("check", WORDS)
def test_b34_all_its_words_can_be_said(check: object) -> None:
    assert callable(check)
    check(FEAST)


MISTAKES = {
    "nothing given": ("amount = -3", "amount = 0", "encounters[0].do[0].amount: an amount of 0 changes nothing"),
    "no such item": ('item = "healing-draught"', 'item = "soup"', "encounters[0].do[2].item: there is no item “soup”"),
    "too many of an item": ('item = "healing-draught"', 'item = "healing-draught", amount = 3', "a box has 2"),
    "no such place": ('where = "start"', 'where = "cellar"', "encounters[1].do[0].where: “cellar” is no place"),
    "a tile of no way": ('where = "6A"', 'where = "6B"', "encounters[1].do[2].where: “6B” is no place"),
    "a card of the box": ('code = "hound"', 'code = "rat"', "cards[0].code: the box has an enemy card “rat” already"),
    "a card for nobody": ('green-melee = "hound"', 'green-melee = "rat"', "cards[0]: no slot of the enemies names"),
    "a card without dice": ("melee_dice = 2,", "melee_dice = 0,", "cards[0].normal: an enemy of the slot green-melee"),
    "a hard side without dice": ("melee_dice = 3,", "melee_dice = 0,", "cards[0].hard: an enemy of the slot"),
    "a boss without dice": ("melee_dice = 1, melee = 3, ranged_dice = 2", "melee_dice = 0", "cards[1].normal: an"),
    "a card in a wrong slot": ('slot = "green-melee"', 'slot = "blue-melee"', "belongs to the slot blue-melee"),
    "a card without a name": ('name = { en = "Hound", fr = "Chien" }', "name = {}", "cards[0].name: it has no words"),
    "a card twice": (
        'code = "cook"\nname = { en = "Cook" }',
        'code = "hound"\nname = { en = "Cook" }',
        "is there twice",
    ),
    "an unknown keyword": (
        'keywords = ["reach"] }\nhard',
        'keywords = ["rich"] }\nhard',
        "cards[0].normal.keywords[0]",
    ),
    "no last word": ('won = { en = "You eat well.", fr = "Vous mangez bien." }', "won = {}", "ending.won: it has no"),
    "a test of nobody": ('who = "all", success', 'who = "none", success', "encounters[0].do[3].who"),
    "more tokens than tests": (
        'defeated = "cook"',
        'token = "plate"\ncount = 5',
        "win[0].count: it asks for 5 tokens, and there can only be 4",
    ),
    "a red die for each hero who fails": (
        'success = [{ effect = "token", token = "plate" }]',
        'success = [{ effect = "spawn", colour = "red" }]',
        "encounters[0].do: with 2 heroes the boxes have fewer red dice",
    ),
}


@pytest.mark.parametrize(("before", "after", "words"), MISTAKES.values(), ids=MISTAKES.keys())
def test_b34_what_cannot_be_is_refused_in_words(before: str, after: str, words: str, tmp_path: Path) -> None:
    assert before in GOOD
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Unreadable, match=re.escape(words)) as caught:
        find("deckbox", path)
    assert caught.value.said_in(FEAST.text("fr")) != str(caught.value)
