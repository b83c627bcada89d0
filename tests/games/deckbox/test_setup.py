"""Building heroes and the market (B1, B2, B4-B6)."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import TRIAL, WARDEN, Told, act, legal, refused, table
from undercroft.engine.errors import Unknown
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.view import Building

found = find("deckbox")
assert isinstance(found, DeckBox)
SHIPPED: DeckBox = found


def begun(players: int = 2, **options: object) -> Delve:
    delve = TRIAL.blank(TRIAL.options({"players": players, **options}))
    delve.set_up(Dice(1), Events())
    return delve


def test_b1_b5_values_are_the_sums_of_the_cards() -> None:
    delve = table("ranger/throwing-knives/hex@2,2")
    assert delve.melee_bonus(0) == 0 + 0
    assert delve.ranged_bonus(0) == 2 + 1
    assert delve.defence(0) == 0 + 0
    assert delve.speed(0) == 5 + 1
    assert [delve.skill(0, skill) for skill in range(4)] == [0, 2, 2 + 2, 0]


def test_b1_health_is_start_and_maximum() -> None:
    delve = begun(1, party=["hammer"])
    assert delve.health[0] == TRIAL.content.heroes[TRIAL.hero.read("smith")].health
    delve = table("smith/spear/second-wind@2,2:h8,e3,a2")
    assert act(delve, "ability 2,2")[1:] == ["1 healed 1 9"]


def test_b2_thirteen_dice_a_box_and_five_cards_with_two_sides() -> None:
    assert list(table(WARDEN + "@2,2").dice) == [6, 6, 1]
    assert list(begun(4).dice) == [12, 12, 2]
    assert [len(script.enemies) for script in SHIPPED.book.scripts] == [5] * 8
    sides = [(enemy.code, enemy.side) for enemy in TRIAL.content.enemies]
    assert sides == [(code, side) for code in TRIAL.enemy.codes for side in ("normal", "hard")]


def test_b2_faces_of_the_dice() -> None:
    """Green and blue: melee 1-3, then ranged 1-3. Red: 1-6."""
    rows = {1: "rat 1", 3: "rat 3", 4: "slinger 1", 6: "slinger 3"}
    for face, words in rows.items():
        delve = start_spawning("trial-nest", face, 1)
        assert TRIAL.view(delve, None).enemies[0].card + f" {delve.life[0]}" == words


def start_spawning(encounter: str, *faces: int) -> Delve:
    """A hero explores a tile with that encounter, and these dice fall."""
    delve = table("warden/sword-and-shield/ward@2,0:h7,a2", more=f"left={encounter}")
    act(delve, "move 2,-1", "8A", encounter, *faces)
    while delve.pending():
        act(delve, legal(delve)[0])
    return delve


def test_b4_one_box_has_each_gear_once() -> None:
    """Two heroes want the same gear with one box."""
    delve = begun(2)
    for code in ("hero warden", "gear spear", "learn ward", "stand 2,3"):
        act(delve, code)
    act(delve, "hero smith", seat=1)
    assert "gear spear" not in legal(delve, 1)
    assert refused(delve, "gear spear", seat=1) == "B4"
    act(delve, "gear longbow", seat=1)
    assert refused(delve, "learn ward", seat=1) == "B4"


def test_b4_two_boxes_have_it_twice() -> None:
    delve = begun(3)
    for seat, hero in enumerate(("warden", "smith")):
        for code in (f"hero {hero}", "gear spear", "learn ward", f"stand {2 + seat},4"):
            act(delve, code, seat=seat)
    act(delve, "hero seer", seat=2)
    assert refused(delve, "gear spear", seat=2) == "B4"


def test_b4_with_two_boxes_the_item_decks_are_one() -> None:
    one, two = (TRIAL.components(begun(players))["items"] for players in (2, 3))
    assert two == 2 * one


def test_b4_no_hero_is_there_twice() -> None:
    delve = begun(3)
    act(delve, "ready shield")
    act(delve, "stand 2,3")
    assert "hero smith" in legal(delve, 1)
    assert "hero warden" not in legal(delve, 1)
    assert "ready shield" not in legal(delve, 1)


def test_b5_building_goes_hero_gear_ability_seat_by_seat() -> None:
    delve = begun(2)
    assert delve.waiting() == 1
    assert refused(delve, "hero smith", seat=1) == "B5"
    assert refused(delve, "gear spear") == "B5"
    act(delve, "hero warden")
    assert {code.split()[0] for code in legal(delve)} == {"gear"}
    act(delve, "gear spear")
    assert act(delve, "learn ward") == ["1 is warden spear ward"]
    assert delve.waiting() == 1
    act(delve, "stand 2,4")
    assert delve.waiting() == 2
    assert refused(delve, "move 2,2") == "B5"
    refusal = TRIAL.refusal(delve, 0, TRIAL.actions.read("hero smith"))
    assert refusal.said_in(TRIAL.text("en")) == "It is for Player 2 to build a hero now."


def test_b5_players_place_their_heroes_on_the_entrance_squares_as_they_like() -> None:
    delve = begun(2)
    assert refused(delve, "stand 2,3") == "B5"
    act(delve, "ready shield")
    assert TRIAL.view(delve, 0).pending[-1] == Building(seat=0, missing=("square",))
    assert legal(delve) == ["stand 2,3", "stand 1,4", "stand 2,4", "stand 3,4"]
    assert refused(delve, "stand 2,2") == "B5"  # no entrance
    assert act(delve, "stand 3,4") == ["1 stands 3,4"]
    act(delve, "ready bow", seat=1)
    assert legal(delve, seat=1) == ["stand 2,3", "stand 1,4", "stand 2,4"]
    assert refused(delve, "stand 3,4", seat=1) == "B5"  # taken
    act(delve, "stand 2,3", seat=1)
    assert delve.waiting() == 0b11
    assert [(hero.at, hero.actions) for hero in TRIAL.view(delve, 0).heroes] == [((3, 4), 2), ((2, 3), 2)]
    assert refused(delve, "stand 2,4") == "B5"
    assert list(delve.health) == [8, 7]


def test_b5_heroes_start_on_the_entrance_with_nothing_but_health() -> None:
    delve = begun(4, party=["shield", "bow", "hammer", "knives"])
    view = TRIAL.view(delve, None)
    assert [hero.at for hero in view.heroes] == [(2, 3), (1, 4), (2, 4), (3, 4)]
    assert [(hero.treasure, hero.energy, hero.actions) for hero in view.heroes] == [(0, 0, 2)] * 4


def test_b6_three_items_are_for_sale_and_a_bought_one_is_replaced_at_once() -> None:
    delve = begun(1, party=["shield"])
    assert len(delve.market) == 3
    delve = table(WARDEN + "@2,2:h7,t9,a2", more="market=quicksilver,smoke-pot,iron-cap")
    happened = act(delve, "buy smoke-pot", "whetstone")
    assert happened == ["1 bought smoke-pot 2", "for sale whetstone"]
    assert delve.treasure[0] == 7
    assert TRIAL.view(delve, None).market == ("quicksilver", "iron-cap", "whetstone")


def test_b6_items_are_used_once_and_come_back_when_the_deck_is_empty() -> None:
    delve = table(WARDEN + "@2,2:h5,t9,a2+healing-draught", more="market=quicksilver,smoke-pot,iron-cap")
    act(delve, "use healing-draught 2,2")
    assert refused(delve, "use healing-draught 2,2") == "B9"
    assert TRIAL.view(delve, None).spent == ("healing-draught",)
    delve.deck = delve.deck[:0]
    assert act(delve, "buy quicksilver")[-1] == "for sale healing-draught"
    assert len(delve.spent) == 0


def test_b6_a_lasting_item_works_by_being_kept() -> None:
    delve = table(WARDEN + "@2,2:h7,a2+whetstone+iron-cap+light-boots+eagle-lens")
    bare = table(WARDEN + "@2,2")
    for figure in ("melee_bonus", "defence", "speed", "ranged_bonus"):
        assert getattr(delve, figure)(0) == getattr(bare, figure)(0) + 1
    assert refused(delve, "use whetstone 2,2") == "B6"


def test_an_empty_market_stays_empty() -> None:
    delve = table(WARDEN + "@2,2:h7,t9,a2", more="market=smoke-pot")
    delve.deck = delve.deck[:0]
    assert act(delve, "buy smoke-pot") == ["1 bought smoke-pot 2"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2, "party": ["shield"]}, "the party has 1 heroes for 2 players"),
        ({"players": 2, "party": ["shield", "shield"]}, "no ready-made hero can be there twice"),
        ({"players": 5}, "deckbox is a game for 1 to 4 players"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, object], words: str) -> None:
    with pytest.raises(Unknown, match=words):
        TRIAL.options(options)


def test_presets_use_each_card_once() -> None:
    presets = TRIAL.content.presets
    for field in ("hero", "gear", "ability"):
        assert len({getattr(preset, field) for preset in presets}) == len(presets) == 8


def test_told_luck_is_strict() -> None:
    with pytest.raises(AssertionError):
        Told().roll(6)
