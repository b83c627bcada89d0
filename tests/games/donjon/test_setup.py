"""What is in the box, and how a contest begins: D1 to D9."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.donjon.positions import GAME, area, at, dungeon, groups, legal, malus, reserve, seen, start, tile
from undercroft.engine.errors import Unknown
from undercroft.engine.luck import Dice
from undercroft.games.donjon.content import HOUSE_SET
from undercroft.games.donjon.dungeon import KIND_NAMES, PLACE_NAMES, hallway, room
from undercroft.games.donjon.game import Donjon
from undercroft.games.donjon.rules import Contest
from undercroft.records.luck import RecordedLuck

SEEDS = range(12)


def started(seed: int = 1, **options: object) -> Contest:
    return start(Dice(seed), **options)


def test_d1_twenty_of_each_monster_and_eleven_vips() -> None:
    for players in (2, 3, 4):
        counts = GAME.components(started(players=players))
        assert [counts[kind] for kind in KIND_NAMES] == [20, 20, 20, 20, 20, 11]


def test_d2_the_box_holds_so_many_cards_and_tiles() -> None:
    cards = GAME.content
    numbers = [len(cards.threats), len(cards.inn), len(cards.mixtures), len(cards.vips), len(cards.swordbearers)]
    assert numbers == [24, 7, 16, 10, 16]
    assert (len(cards.tiles), len(cards.boards), len(cards.objectives)) == (6, 4, 16)
    counts = GAME.components(started(players=4))
    assert (counts["groups"], counts["guardian tiles"]) == (28, 6)
    assert Counter((side.colour, side.star) for side in cards.objectives) == {
        (colour, star): 2 for colour in KIND_NAMES[:4] for star in (False, True)
    }, "eight tiles with two sides"


def test_d3_d4_a_dungeon_is_a_chain_of_eleven_places() -> None:
    chain = ["ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5"]
    assert list(PLACE_NAMES[:11]) == chain
    assert [PLACE_NAMES[hallway(n)] for n in range(1, 6)] == ["h1", "h2", "h3", "h4", "h5"]
    assert [PLACE_NAMES[room(n)] for n in range(1, 6)] == ["r1", "r2", "r3", "r4", "r5"]
    assert len(dungeon(started(), 0).places) == 11


def test_d4_the_boards_differ_in_the_four_monsters_of_the_entrance() -> None:
    entrances = {tuple(sorted(board.monsters)) for board in GAME.content.boards}
    assert len(entrances) == 4
    assert {len(entrance) for entrance in entrances} == {4}


def test_d5_one_plain_objective_of_each_colour() -> None:
    shown: set[str] = set()
    for seed in SEEDS:
        objectives = seen(started(seed)).objectives
        assert [code.partition("-")[0] for code in objectives] == ["spider", "brou", "dragon", "vampire"]
        assert not any("star" in code for code in objectives)
        shown.update(objectives)
    assert len(shown) == 8, "both sides of each tile come"


def test_d5_experts_draw_from_all_eight_tiles() -> None:
    shown = set().union(*(seen(started(seed, expert=True)).objectives for seed in range(40)))
    assert shown == set(GAME.codes.objectives)


AGREED = ["vampire-b", "spider-star-a", "dragon-star-b", "brou-a"]


def test_d5_the_players_may_agree_on_the_objectives() -> None:
    luck = RecordedLuck(GAME, ["spider", "brou", "dragon", "vip-1", "vip-2", "spider", "brou", "dragon", "t07"])
    position = start(luck, first=1, objectives=AGREED)
    luck.check_used_up()
    assert seen(position).objectives == ("spider-star-a", "brou-a", "dragon-star-b", "vampire-b")


def test_d5_luck_draws_the_colours_that_nobody_named() -> None:
    for seed in SEEDS:
        spider, *others = seen(started(seed, objectives=["spider-star-b"])).objectives
        assert spider == "spider-star-b"
        assert [code.removesuffix("-a").removesuffix("-b") for code in others] == ["brou", "dragon", "vampire"]


def test_d5_a_colour_is_named_once() -> None:
    with pytest.raises(Unknown) as caught:
        GAME.options({"objectives": ["spider-a", "brou-a", "spider-star-b"]})
    assert caught.value.message.key == "option-objectives-colour"
    with pytest.raises(Unknown, match="ghost-a"):
        GAME.options({"objectives": ["ghost-a"]})


def test_d5_only_objectives_of_the_set_can_be_named(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(HOUSE_SET.read_text(encoding="utf-8").replace('"brou-a"', '"brou-mine"'), encoding="utf-8")
    mine = Donjon(path)
    offered = next(setting.values for setting in mine.settings() if setting.name == "objectives")
    assert "brou-a" not in offered
    assert "brou-b" in offered
    with pytest.raises(Unknown, match="not in this set"):
        mine.options({"objectives": ["brou-a"]})


def test_d6_three_mixtures_and_two_vips_lie_open() -> None:
    view = seen(started())
    assert (len(view.open_mixtures), len(view.open_vips)) == (3, 2)
    assert (view.mixtures_gone, view.vips_gone, view.swordbearers_gone, view.inn_gone) == ((), (), (), ())


def test_d7_three_of_eight_monsters_in_the_forest_five_in_the_swamp() -> None:
    forests = set()
    for seed in SEEDS:
        position = started(seed)
        shown = next(iter((*seen(position).cemetery, *seen(position).kept)))
        came = Counter[str](next(card.monsters for card in GAME.content.threats if card.code == shown))
        forest = Counter(seen(position).forest) - came
        assert forest.total() == 3, "the Threat card of the first turn has added two"
        assert Counter(seen(position).swamp).total() == 5
        assert forest + Counter(seen(position).swamp) == Counter(spider=2, brou=2, dragon=2, vampire=2)
        forests.add(tuple(sorted(forest.elements())))
    assert len(forests) > 1


@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 18), (4, 24)])
def test_d8_the_pile_of_threats_by_players(players: int, cards: int) -> None:
    position = started(players=players)
    assert seen(position).threats == cards - 1, "one is revealed in the first turn"
    assert GAME.components(position)["threats"] == cards


def test_d9_every_player_has_a_board_a_group_and_a_guardian_nobody_knows() -> None:
    for players in (2, 3, 4):
        luck = "spider-a brou-a dragon-a vampire-a spider brou dragon vip-1 vip-2 spider brou dragon"
        recorded = RecordedLuck(GAME, [*luck.split(), "t07"])
        position = start(recorded, players=players, first=1)
        assert all(len(at(position, seat, "ent")) == 4 for seat in range(players))
        for seat in range(players):
            assert (groups(position, seat), malus(position, seat)) == ((1, 0, 0, 0, 0), 0)
            assert tile(position, seat) is None
        assert reserve(position, "skeleton") == 20 - players


def test_d9_the_boards_go_round_against_the_order_of_play() -> None:
    for players, entrances in ((2, "bdvk sdvk"), (3, "bdvk sbvk sdvk"), (4, "bdvk sbdk sbvk sdvk")):
        for first in range(players):
            position = started(players=players, first=first + 1)
            in_order = [at(position, (first + turn) % players, "ent") for turn in range(players)]
            assert in_order == entrances.split()


def boards(position: Contest) -> list[str]:
    return [dungeon.board for dungeon in seen(position).dungeons]


def test_d9_the_players_may_choose_their_boards() -> None:
    for first in (1, 2, 3):
        position = started(players=3, first=first, boards=["west", "north", "east"])
        assert boards(position) == ["west", "north", "east"]
        assert [at(position, seat, "ent") for seat in range(3)] == ["sbdk", "bdvk", "sdvk"]
        assert (position.first, position.turn) == (first - 1, first - 1)


def test_d9_a_board_that_was_chosen_is_kept_in_text_view_and_copy() -> None:
    position = started(players=2, first=2, boards=["south", "north"])
    line = GAME.write(position)
    assert "| board=south " in line
    assert "board=north" not in line, "whoever begins has it anyway"
    for again in (GAME.read(line), GAME.onlooker.build(seen(position)), position.copy()):
        assert boards(again) == ["south", "north"]
        assert GAME.write(again) == line


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        (["north"], "option-boards-count"),
        (["north", "east", "south"], "option-boards-count"),
        (["east", "east"], "option-boards-twice"),
        (["north", "up"], "unknown-setting"),
    ],
)
def test_d9_everybody_chooses_a_board_of_the_own(chosen: list[str], key: str) -> None:
    with pytest.raises(Unknown) as caught:
        GAME.options({"players": 2, "boards": chosen})
    assert caught.value.message.key == key


def test_d9_the_first_player_is_named_or_drawn() -> None:
    assert {started(seed).first for seed in SEEDS} == {0, 1}
    for first in (1, 2, 3):
        position = started(players=3, first=first)
        assert (position.first, position.turn) == (first - 1, first - 1)
        assert legal(position, first - 1)


def test_d9_the_first_turn_begins_with_its_threat() -> None:
    position = started(first=1)
    assert len(area(position, "forest")) == 5
