"""The keep as text: overlaps, dangers, tokens, hands, and the action in hand."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, act, keep, seen, start
from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.luck import Dice
from undercroft.engine.preview import previews
from undercroft.games.knock.rules import Keep

TEXT = GAME.text("en")


def drawn(
    position: Keep, seat: int | None = 0, ghost: str | None = None, width: int = 80, height: int = 18, **labels: str
) -> Canvas:
    """What a seat sees; `labels` are keys by the code of a value: `site="0,2=a"`."""
    fields = {"card": GAME.card, "site": GAME.pointing["site"]}
    view, action = seen(position, seat), None if ghost is None else GAME.actions.read(ghost)
    marks = Marks(
        labels={
            name: {fields[name].read(pair.split("=")[0]): pair.split("=")[1] for pair in pairs.split()}
            for name, pairs in labels.items()
        },
        ghost=action,
        after=None if action is None else previews(GAME, view, [action])[0].view,
    )
    return GAME.draw(view, TEXT, marks, width, height)


def lines(canvas: Canvas) -> list[str]:
    """The dungeon alone, without what surrounds it."""
    rows = [row[:54].rstrip() for row in canvas.plain().splitlines()]
    inked = [row for row in rows if row]
    margin = min(len(row) - len(row.lstrip()) for row in inked)
    return [row[margin:] for row in inked]


def style_at(canvas: Canvas, words: str) -> str:
    """The style of the first place where these words stand."""
    for y, row in enumerate(canvas.plain().splitlines()):
        if words in row:
            return canvas.cells[row.index(words), y][1]
    raise AssertionError(f"{words} is not on the sheet")


def test_a_later_card_covers_the_corner_of_an_earlier_one() -> None:
    assert lines(drawn(keep("h1112@0,0 h2111@1,1", "void-1"))) == [
        "┌───────────────┐",
        "│   1       1   │",
        "│      <5>──────────────┐",
        "│   1   │   2       1   │",
        "└───────│      <5>      │",
        "        │   1       1   │",
        "        └───────────────┘",
    ]


def test_the_danger_counts_what_is_visible() -> None:
    sheet = drawn(keep("h1112@0,0 void-2@1,1", "void-1"))
    assert "(3)" in sheet.plain()
    assert "(0)" in sheet.plain()


def test_a_hall_at_five_is_tight_and_one_above_is_deadly() -> None:
    tight = drawn(keep("h1112@0,0", "h2111"))
    assert style_at(tight, "<5>") == "tight"
    deadly = drawn(keep("h1112@0,0", "h4000"), ghost="h4000@1,-1r")
    assert "!5→8!" not in deadly.plain()
    deadly = drawn(keep("h1112@0,0", "h4000"), ghost="h4000@-1,-1r")
    assert style_at(deadly, "!5→8!") == "deadly"


def test_a_creature_stands_in_a_double_frame_with_its_tokens() -> None:
    sheet = drawn(keep("c2112-3@0,0+2", "void-1"))
    assert "╔" in sheet.plain()
    assert "{6}" in sheet.plain()
    assert style_at(sheet, "●●") == "token"


def test_the_last_token_is_a_warning() -> None:
    sheet = drawn(keep("c2112-3@0,0+1", "void-1"))
    tokens = [style for (x, _), (sign, style) in sheet.cells.items() if sign == "●" and x < 54]
    assert tokens == ["bad"]


def test_a_creature_that_would_fall_is_shown_so() -> None:
    sheet = drawn(keep("c2112-3@0,0+2", "void-1"), ghost="void-1@1,1")
    assert style_at(sheet, "√6→4√") == "falls"


def test_a_defeated_creature_is_a_dim_hall() -> None:
    sheet = drawn(keep("c2112-3@0,0 void-2@1,1", "void-1"))
    assert "╔" not in sheet.plain()
    assert style_at(sheet, "c2112") == "defeated"


@pytest.mark.rule("K17")
def test_a_creature_that_rang_the_alarm_is_not_shown_as_frozen() -> None:
    position = keep("h1111@0,0 c2112-3@2,0+1", "void-1", "void-2")
    act(position, 0, "void-1@-1,1")
    sheet = drawn(position)
    assert "❄" not in sheet.plain()
    assert style_at(sheet, "○") == "bad"


def test_frozen_and_poisoned_are_seen() -> None:
    sheet = drawn(keep("c2112-3@0,0+ice", "void-1", flags="adventure", poison="0,0/nw"))
    assert style_at(sheet, "❄") == "frozen"
    assert style_at(sheet, "☠") == "poison"


def test_open_places_carry_their_labels_and_lie_where_arrows_find_them() -> None:
    sheet = drawn(keep("h1111@0,0", "void-1"), ghost="void-1@1,1", site="1,1=d -1,-1=a 1,-1=b")
    assert style_at(sheet, "a──") == "label"
    spots = sheet.spots["site"]
    site = GAME.pointing["site"].read
    left, right = spots[site("-1,-1")], spots[site("1,-1")]
    assert left[0] < right[0] and left[1] == right[1]
    assert spots[site("1,1")][1] > right[1]


def test_the_card_in_hand_is_drawn_as_it_would_lie() -> None:
    upright = drawn(keep("h1111@0,0", "h0230,void-1"), ghost="h0230@1,1")
    turned = drawn(keep("h1111@0,0", "h1004,void-1"), ghost="h1004@1,1r")
    assert "║ 0      2 ║" in upright.plain()
    assert "║ 4      0 ║" in turned.plain()
    assert "┄" in upright.plain()


def test_poison_is_tried_on_a_corner() -> None:
    position = keep("c2112-3@0,0+2", "void-1", flags="adventure", spells="poison")
    sheet = drawn(position, ghost="poison@0,0/nw")
    assert "√6→4√" in sheet.plain()
    assert set(sheet.spots["corner"]) == {0, 1, 2, 3}


def test_fire_is_tried_on_a_creature() -> None:
    position = keep("h1111@0,0 c2112-3@1,1+2", "void-1", flags="adventure", spells="fireball")
    assert "╔" not in drawn(position, ghost="fireball@1,1").plain()


def test_the_hand_shows_corners_creature_tokens_chests_and_silence() -> None:
    plain = drawn(keep("h1111@0,0", "c2112-4,gold-2a,joker-1"), card="c2112-4=1 gold-2a=2").plain()
    assert "1─c2112-4" in plain
    assert "│ 2 ●●●● 1 │" in plain
    assert "▣▣" in plain
    assert "hush" in plain


def test_other_hands_are_backs_but_for_a_card_that_was_shown() -> None:
    position = keep("h1111@0,0", "void-1,void-2", "h1004*,h0230,void-3", turn=2)
    plain = drawn(position).plain()
    assert "▸Player 2   ▒▒ 10/04" in plain
    assert "h0230" not in plain


def test_a_spectator_sees_no_hand_at_all() -> None:
    plain = drawn(keep("h1111@0,0", "c2112-5,void-2", "c1113-3,void-3"), None).plain()
    assert plain.count("▒▒") == 2
    assert "c2112" not in plain and "c1113" not in plain


def test_the_tokens_of_the_table() -> None:
    position = keep(
        "h1111@0,0 c2112-3@1,1+3", "void-1", "void-2", level=2, flags="silence,adventure", spells="poison,sphere"
    )
    plain = drawn(position).plain()
    assert "Time ●●●●●●●●●···" in plain
    assert "knight below" in plain
    assert "SILENCE" in plain
    assert "Keep 2 · Poison Sphere" in plain


def test_the_brackets_are_explained_where_there_is_room() -> None:
    position = keep("h1111@0,0", "void-1,void-2", "void-3")
    assert "(3) quiet   <5> full" in drawn(position).plain()
    assert "quiet" not in drawn(position, height=10).plain()


def test_a_drawn_black_knight_is_at_hand() -> None:
    plain = drawn(keep("h1111@0,0", "void-1", "void-2", pile="", knight="drawn")).plain()
    assert "knight drawn!" in plain
    assert "┌──" in plain and "─Knight─" in plain


def test_chests_are_shown_in_a_hunt_for_them() -> None:
    assert "(0)▣" in drawn(keep("gold-2a@0,0", "void-1", flags="chests")).plain()
    assert "(0)▣" not in drawn(keep("gold-2a@0,0", "void-1")).plain()


def test_a_small_dungeon_is_drawn_large_and_a_large_one_small() -> None:
    small = drawn(keep("h1111@0,0", "void-1"), height=40, width=120)
    row = " ".join(f"void-{n}@{n},{n}" for n in range(2, 10))
    large = drawn(keep(f"h1111@0,0 void-1@1,1 {row}", "h1000"), height=40, width=80)
    assert "┌───────────────┐" in small.plain()
    assert "┌───────┐" in large.plain() and "┌─────────┐" not in large.plain()


def test_a_dungeon_beyond_the_window_is_shown_around_the_ghost_with_arrows_where_it_goes_on() -> None:
    row = " ".join(f"void-{n}@{n},{n}" for n in range(1, 13))
    position = keep(f"h1111@0,0 {row}", "h4000")
    top = drawn(position, ghost="h4000@-1,-1")
    assert "┄" in top.plain() and "▼" in top.plain() and "4" in top.plain()[:400]
    end = drawn(position, ghost="h4000@13,13")
    assert "┄" in end.plain() and "▲" in end.plain()


@pytest.mark.parametrize("size", [(80, 18), (80, 15), (140, 38), (30, 5), (1, 1)])
@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_drawing_of_any_size_can_be_made(size: tuple[int, int], players: int) -> None:
    position = start(Dice(3), players=players)
    for seat in (None, 0):
        canvas = GAME.draw(seen(position, seat), TEXT, Marks(), *size)
        assert canvas.cropped(0, 0, *size).plain().strip() or size == (1, 1)
