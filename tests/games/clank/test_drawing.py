"""The table as text: the map, and what lies beside it."""

from __future__ import annotations

import re

import pytest

from tests.games.clank.positions import GAME, act, give, heist, play
from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.preview import previews
from undercroft.games.clank.chart import SHEET, Chart
from undercroft.games.clank.rules import Heist

TINY, SMALL, LARGE = (60, 11), (80, 17), (140, 34)


def drawn(
    position: Heist, size: tuple[int, int] = SMALL, language: str = "en", marks: Marks | None = None, seat: int = 0
) -> Canvas:
    view = GAME.view(position, seat)
    return GAME.draw(view, GAME.text(language), marks or Marks(), *size)


def whole_map(position: Heist, language: str = "en") -> Chart:
    """The map with all that is on it, before a window shows a part of it."""
    chart = Chart(GAME.view(position, 0), GAME, GAME.text(language), Marks(), *SHEET)
    chart.drawn()
    return chart


@pytest.mark.parametrize("side", ["day", "dusk"])
@pytest.mark.parametrize("size", [TINY, SMALL, LARGE])
def test_every_room_is_on_the_map_with_a_place_of_its_own(side: str, size: tuple[int, int]) -> None:
    """Where the map is larger than the window, whoever scrolls finds it."""
    found = set()
    for right in range(-54, 55, 12):
        for down in range(-24, 25, 8):
            canvas = drawn(heist(side=side), size, marks=Marks(offset=(right, down)))
            spots = canvas.spots["room"]
            assert set(spots) == set(range(1, GAME.boards[side].rooms + 1))
            assert len(set(spots.values())) == len(spots)
            lines = canvas.plain().splitlines()
            for room, (x, y) in spots.items():
                name = "EXIT" if room == 1 else str(room)
                if x >= 0 and 0 <= y < len(lines) and lines[y][x : x + len(name)] == name:
                    found.add(room)
    assert found == set(spots)


@pytest.mark.parametrize("side", ["day", "dusk"])
def test_every_tunnel_is_on_the_map_with_what_it_costs(side: str) -> None:
    chart = whole_map(heist(side=side, room=14))
    for tunnel in chart.tunnels:
        start, end = (chart.centre(room) for room in tunnel.rooms)
        if tunnel.wraps or (abs(start[1] - end[1]) == 1 and abs(start[0] - end[0]) < 3):
            continue  # around the edge, or from a room to the one right above it
        seen = "".join(chart.canvas.cells.get(point, (" ", ""))[0] for point in way(start, end))
        assert any(sign in seen for sign in "·2☠#←↑→↓"), tunnel.rooms


def way(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    return [tuple(a + (b - a) * i // steps for a, b in zip(start, end, strict=True)) for i in range(1, steps)]  # type: ignore[misc]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("side", ["day", "dusk"])
def test_no_room_lies_over_another(side: str, language: str) -> None:
    position = heist(side=side, players=4, room=3)
    for seat in (1, 2, 3):
        position = give(position, seat, room=1)
    chart = whole_map(position, language)
    taken: set[tuple[int, int]] = set()
    for room, (x, y) in chart.places.items():
        words = chart.name(room) + chart.signs(chart.rooms[room]) + chart.pawns(room)
        cells = {(x + i, y) for i in range(-2, len(words) + 1)}
        assert not cells & taken, room
        taken |= cells


def test_a_room_that_the_edge_would_cut_is_only_hinted_at() -> None:
    edges = 0
    for right in range(30):
        for row in drawn(heist(room=2), TINY, marks=Marks(offset=(right, 8))).plain().splitlines():
            shown = row[:19].rstrip()
            edges += shown.endswith("…")
            last = re.findall(r"\d+$", shown) if len(shown) == 19 else []
            assert not last or last[0] in ("2", *ROOM_NUMBERS), row
    assert edges > 3


ROOM_NUMBERS = [str(number) for number in range(2, 40)]


def test_what_lies_in_a_room_stands_beside_its_number() -> None:
    position = heist(room=3)
    position.artifacts = 127
    plain = drawn(position, LARGE).plain()
    for words in ("4○○", "5●", "24♞♞♞", "23~▲15", "27▣▲10", "12+"):
        assert words in plain
    position.tokens[4] = 1
    position.artifacts = 0
    plain = drawn(position, LARGE).plain()
    assert "4○ " in plain
    assert "▲15" not in plain


def test_the_window_is_where_the_thief_is_and_where_the_action_in_hand_leads() -> None:
    for size in (TINY, SMALL):
        assert "▸14~" in drawn(heist(room=14), size).plain()
        assert "▸39~" in drawn(heist(room=39), size).plain()
    assert "▲" in drawn(heist(room=39)).plain().splitlines()[0], "there is more above"
    assert "▼" in drawn(heist(room=2)).plain().splitlines()[-1]


def test_in_a_small_window_tunnels_stand_out_where_the_thief_is() -> None:
    styles = {style for (x, _), (sign, style) in drawn(heist(room=14)).cells.items() if sign == "·" and x < 39}
    assert styles == {"strong", "dim"}


def test_in_a_large_window_all_tunnels_are_drawn_with_arrows_locks_and_wraps() -> None:
    plain = drawn(heist(room=2), LARGE).plain()
    for sign in ("☠☠", "#", "↓", "⇄22", "⇄17"):
        assert sign in plain


@pytest.mark.rule("C54")
def test_a_gem_has_the_price_of_now_beside_it() -> None:
    position = heist(row="sapphire,ruby", hand="gem-collector")
    assert [f"{cost}sk draw1" in drawn(position, LARGE).plain() for cost in (4, 6)] == [True, True]
    act(position, "play gem-collector")
    plain = drawn(position, LARGE).plain()
    assert [f"{cost}sk draw1" in plain for cost in (2, 4, 6)] == [True, True, False]


@pytest.mark.rule("C21", "C25", "C49")
def test_what_holds_until_the_turn_ends_is_said_below_what_there_is_to_spend() -> None:
    position = heist(hand="sneak", room=3, boots=1)
    assert not any(words in drawn(position).plain() for words in ("later", "Spring", "no more boots"))
    play(position, "play sneak", "move 8")
    position.springs = 1
    assert "no more boots · −2 clank later · Spring" in drawn(position).plain()
    position.sure_footed = True
    assert "no more boots" not in drawn(position).plain()
    assert "−2 clank à venir · Fontaine" in drawn(position, language="fr").plain()


@pytest.mark.rule("C16")
def test_the_market_shows_what_it_still_has_and_the_crown_that_is_next() -> None:
    position = heist(room=19, gold=28)
    assert "Market, 7 gold: 2 keys · 2 packs · ♛10" in drawn(position).plain()
    play(position, "market crown", "market key", "market backpack", "market backpack")
    assert "Market, 7 gold: 1 key · ♛9" in drawn(position).plain()
    position.thieves[0].room = 18
    assert "Market" not in drawn(position).plain()
    assert "Market, 7 gold: 1 key · ♛9" in drawn(position, LARGE).plain()
    position.keys = position.crowns = 0
    assert "Market, 7 gold: -" in drawn(position, LARGE).plain()


def test_other_thieves_stand_in_their_rooms() -> None:
    position = heist(players=3, room=3)
    position = give(position, 1, room=16)
    position = give(position, 2, room=16)
    assert "16○○◂23" in drawn(position, LARGE).plain()


def test_a_crowd_in_one_room_hides_no_other_room() -> None:
    position = heist(players=4, room=3)
    for seat in (1, 2, 3):
        position = give(position, seat, room=3)
    plain = drawn(position).plain()
    assert "▸3◂234" in plain
    assert " 4○○" in plain


def test_the_panel_tells_health_clank_gold_loot_and_what_there_is_to_spend() -> None:
    position = heist(damage=3, clank=4, gold=9, artifacts=(20,), keys=1, skill=5, swords=2, boots=1)
    plain = drawn(position).plain()
    assert "♥7 clank 4 gold 9 ▲20 key" in plain
    assert "5 skill · 2 swords · 1 boot" in plain


def test_loot_is_told_apart() -> None:
    position = heist(artifacts=(5,), crowns=(10,), idols=1, kept="chalice,healing")
    assert "▲5♛10♞○2" in drawn(position).plain()
    assert "▲5♛10♞ Chalice Healing Potion" in drawn(position, LARGE).plain()


def test_the_dragons_odds() -> None:
    position = heist(clank=6, row="kobold")
    assert "Rage 3: 4 cubes of 30 · you 20 %" in drawn(position).plain()
    watched = GAME.draw(GAME.view(position, None), GAME.text("en"), Marks(), *SMALL)
    assert "of 30 · Player 1 20 %" in watched.plain()
    position = give(position, 1, clank=3)
    assert "of an attack now: Player 1 0.7 · Player 2 0.4" in drawn(position, LARGE).plain()
    assert "d’une attaque\N{NO-BREAK SPACE}: Joueur 1 0,7 · Joueur 2 0,4" in drawn(position, LARGE, "fr").plain()


def test_attacks_are_recorded() -> None:
    position = heist(row="sneak,ladder,tattle,swagger,pickaxe", clank=2)
    act(position, "end", luck="burgle burgle burgle burgle burgle ogre black red red")
    plain = drawn(position, LARGE).plain()
    assert "1 attack so far" in plain
    assert " 1. Player 1 ×2, black cube ×1" in plain
    assert "Last attack: Player 1 ×2, black cube ×1" in drawn(position).plain()


def test_the_own_room_and_the_ways_out_of_it_are_seen_without_colour() -> None:
    plain = drawn(heist(room=31)).plain()
    assert "▸31" in plain
    assert "→ 26☠☠ 30☠☠ 32# 37☠ 38:2" in plain
    assert "→ 23 36" in drawn(heist(room=24)).plain()  # not against the arrows
    assert "→ EXIT 3" in drawn(heist(room=2)).plain()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_thieves_and_a_countdown_leave_room_for_the_hand(language: str) -> None:
    position = heist(players=4, room=31, hand="burgle,stumble")
    position.herald, position.countdown = 3, 2
    position = give(position, 3, status=1, artifacts=(5,))
    plain = drawn(position, language=language).plain()
    assert GAME.card.words(GAME.names.card["stumble"], GAME.text(language)) in plain
    assert "→ 26☠☠" in plain


def test_the_countdown_is_shown_and_who_is_out() -> None:
    position = heist()
    position = give(position, 1, status=1, artifacts=(5,))
    position.herald, position.countdown = 1, 2
    plain = drawn(position).plain()
    assert "Countdown: 2 of 5" in plain
    assert "escaped" in plain


def test_cards_have_cost_effect_and_signs() -> None:
    plain = drawn(heist(row="kobold,sapphire,wizard,shrine")).plain()
    for words in ("Kobold↑▼", "1sw", "Sapphire▼", "draw1 4pt", "3sk ?pt", "1g/heal1"):
        assert words in plain


def test_labels_stand_at_the_things_to_choose() -> None:
    position = heist(room=3, boots=2, skill=9, hand="stumble")
    card = GAME.names.card["sneak"]
    marks = Marks(labels={"room": {4: "1", 2: "2"}, "card": {card: "a"}})
    canvas = drawn(position, marks=marks)
    plain = canvas.plain()
    assert "1)4○○" in plain
    assert "2)2" in plain
    assert "a Sneak" in plain
    assert card in canvas.spots["card"]


def in_hand(position: Heist, code: str) -> Marks:
    """The action in hand, as the terminal marks it."""
    action = GAME.actions.read(code)
    (preview,) = previews(GAME, GAME.view(position, 0), [action])
    return Marks(ghost=action, after=preview.view)


def test_the_action_in_hand_is_drawn_as_if_it_were_taken() -> None:
    position = heist(room=14, boots=1, swords=1, gold=3)
    plain = drawn(position, marks=in_hand(position, "move 19/1")).plain()
    assert "19▣○○◃" in plain
    assert "▸14" in plain
    assert "♥10→9 clank 0 gold 3" in plain
    assert "0 skill · 1→0 swords · 1→0 boots" in plain
    assert "→" not in drawn(position).plain().splitlines()[0]


def test_a_purchase_in_hand_shows_what_it_does_to_clank_and_odds() -> None:
    position = heist(row="sapphire", skill=5, room=31)
    position.artifacts |= 1 << 4
    plain = drawn(position, marks=in_hand(position, "buy sapphire")).plain()
    assert "clank 0→2" in plain
    assert "5→1 skill" in plain
    assert "of 24→26 · you 0→7 %" in plain
    assert "Rage 3→4" in drawn(position, marks=in_hand(position, "artifact")).plain()


def test_a_choice_among_cards_that_do_not_lie_there_is_left_to_a_list() -> None:
    position = heist(discard="wizard")
    marks = Marks(labels={"card": {GAME.names.card["wizard"]: "1", GAME.names.card["sneak"]: "2"}})
    assert "card" not in drawn(position, marks=marks).spots


def test_the_way_home_is_counted_in_boots() -> None:
    assert "Ways out of room 31, 7 boots from the exit" in drawn(heist(room=31), LARGE).plain()


def test_french() -> None:
    plain = drawn(heist(room=3, hand="burgle*2,stumble"), language="fr").plain()
    for words in ("SORTIE", "Cambrioler×2", "Faux pas", "Fureur 3", "Gobelin"):
        assert words in plain


@pytest.mark.parametrize("size", [(30, 10), (80, 24), (200, 60), (12, 3)])
def test_no_window_is_too_small(size: tuple[int, int]) -> None:
    canvas = drawn(heist(players=4, hand="burgle*5"), size)
    assert canvas.height >= 1
