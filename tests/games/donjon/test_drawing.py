"""The table as text: the strip, the others, areas, score, cards, and the action in hand."""

from __future__ import annotations

import pytest

from tests.games.donjon.positions import GAME, contest, seen
from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.preview import previews
from undercroft.games.donjon.rules import Contest


def drawn(
    position: Contest,
    seat: int | None = 0,
    ghost: str | None = None,
    size: tuple[int, int] = (80, 16),
    language: str = "en",
) -> Canvas:
    view, marks = seen(position, seat), Marks()
    if ghost is not None:
        action = GAME.actions.read(ghost)
        (preview,) = previews(GAME, view, [action])
        marks = Marks(ghost=action, after=preview.view)
    return GAME.draw(view, GAME.text(language), marks, *size)


def lines(canvas: Canvas) -> list[str]:
    return canvas.plain().splitlines()


def style_at(canvas: Canvas, words: str) -> str:
    """The style of the first place where these words stand."""
    for y, row in enumerate(lines(canvas)):
        if words in row:
            return canvas.cells[row.index(words), y][1]
    raise AssertionError(f"{words} is not on the sheet")


def test_the_own_dungeon_is_a_strip_and_the_others_lie_below_in_its_columns() -> None:
    position = contest("ent=sbdk h1=v r1=ssb+2 r5=dk", "ent=b r1=d+1 h5=vv")
    assert lines(drawn(position))[:5] == [
        "┌Entry──┐─h1──┌1 Lab──┐─h2──┌2 Mess─┐─h3──┌3 Orbs─┐─h4──┌4 Bed──┐─h5──┌5 Desk─┐",
        "│SBDK   │V    │SSB    │     │       │     │       │     │       │     │DK     │",
        "│       │     │       │     │       │     │       │     │       │     │       │",
        "└───────┘─────└○○───@2┘─────└○○─────┘─────└○○─────┘─────└○○─────┘─────└───────┘",
        "2B      │  ·  │D    @1│  ·  │       │  ·  │       │  ·  │       │VV   │       │",
    ]


def test_in_a_tall_window_the_others_have_a_strip_too() -> None:
    position = contest("ent=sbdk", "ent=b r1=d+1 h5=vv", "ent=s")
    rows = lines(drawn(position, size=(140, 40)))
    assert rows[5].startswith("┌Player 2──────┐───h1───┌1 Lab")
    assert rows[6].startswith("│B             │        │D             │")
    assert rows[8].startswith("└──────────────┘────────└●○──────────@1┘")
    assert rows[9].startswith("┌Player 3")
    tight = lines(drawn(position, size=(140, 22)))
    assert tight[4].startswith("2B ") and tight[5].startswith("3S ")
    assert drawn(position, size=(140, 40)).spots["to"][10][1] == 1, "one chooses in the own strip"


def test_a_crowd_too_large_for_its_place_is_counted() -> None:
    position = contest("h1=" + "s" * 10 + "b", "ent=sssbbbdddv h2=vvvvvvk", areas="oubliettes=sssssssbb")
    rows = lines(drawn(position))
    assert rows[1][9:14] == "S10B "
    assert rows[4].startswith("2S3B3D3V│") and rows[4][23:28] == "V6K  "
    assert "Oubliettes S7B2" in rows[5]


def test_a_spectator_looks_at_the_player_in_turn() -> None:
    position = contest("ent=s", "ent=b", tasks="2:recruitment", state="first=1 turn=2")
    assert lines(drawn(position, None))[1].startswith("│B ")
    assert lines(drawn(position, None))[4].startswith("1S ")


def test_the_action_in_hand_is_drawn_as_if_taken() -> None:
    position = contest("ent=sb h1=v r1=s", "ent=b", tasks="1:power 1:step_2")
    sheet = drawn(position, ghost="brou ent>r1")
    assert lines(sheet)[2].startswith("│S·     │V    │SB     │")
    assert sheet.cells[16, 2] == ("B", "ghost")
    assert "0→6" in sheet.plain(), "what the score becomes"
    assert style_at(sheet, "0→6") == "good"


def test_what_the_action_in_hand_does_to_others_is_drawn_too() -> None:
    tasks = "1:power 2:progress_3 1:place_1_skeleton>any"
    position = contest("r1=sbd", "ent=b r1=+1", tasks=tasks)
    for size, line in (((80, 22), 5), ((140, 40), 9)):
        sheet = drawn(position, ghost="skeleton r1", size=size)
        assert "@1→0" in lines(sheet)[line] and "@0→1" in lines(sheet)[line]
        assert "-1→-4" in sheet.plain() and "6→13" in sheet.plain()
        assert style_at(sheet, "-1→-4") == "bad"


@pytest.mark.parametrize(
    ("task", "ghost", "words"),
    [
        ("recruitment", "2 vampire forest>ent", "SVV"),
        ("remove_1_any", "remove r4", "@1→0"),
        ("place_1_oubliettes>any", "vip r4", "Oubliettes K·"),
        ("power", "power brou r1", "Oubliettes BKP"),
        ("dump_1", "dump brou r1", "Oubliettes BKP"),
        ("place_1_skeleton>any", "skeleton r3", "K"),
    ],
)
def test_every_kind_of_action_shows(task: str, ghost: str, words: str) -> None:
    areas = "forest=sbdvv swamp=sbdvv oubliettes=kp"
    position = contest("ent=s r1=b+1 r4=+1", "ent=b", tasks=f"1:{task}", areas=areas)
    assert words in drawn(position, ghost=ghost).plain()


def test_areas_threats_and_the_names_of_monsters() -> None:
    position = contest("ent=s", "ent=b", areas="forest=sb swamp=sbdvv")
    rows = lines(drawn(position))
    assert " Forest SB   Swamp SBDVV   Oubliettes —  Threats 12 · kept 0/2" in rows
    assert " S spider   B brou   D dragon   V vampire   K skeleton   P VIP" in rows


def test_the_score_as_it_would_be_now() -> None:
    position = contest("r1=sbdv r2=+1", "ent=b r1=b malus=2")
    text = drawn(position, size=(80, 24)).plain()
    assert "4 for each room with spider and brou                                4          0" in text
    assert "Total                                                              11         -1" in text


def test_at_the_end_it_is_the_score() -> None:
    over = contest("r1=sb", "ent=b", tasks="", state="first=1 turn=2 last over")
    assert "Final score" in drawn(over).plain()
    assert "If the game ended now" not in drawn(over).plain()


def test_whoever_has_to_weigh_cards_sees_them_first() -> None:
    position = contest("r1=sbdv", "ent=b", tasks="1:power")
    assert "Mixture 1 spider anywhere" in "\n".join(lines(drawn(position))[:16])
    recruiting = contest("r1=sbdv", "ent=b")
    assert "Mixture" not in "\n".join(lines(drawn(recruiting))[:15])


def test_the_guardian_with_his_malus_tiles() -> None:
    position = contest("r5=sbdvk malus=2 guardian=abf:0,2,0", "ent=b", tasks="1:power 1:recruitment 1:guardian")
    text = drawn(position, size=(80, 24)).plain()
    assert "Guardian teleport up to 3 monsters" in text
    assert "Guardian [-2] 1 of choice from the reserve to room 3" in text


@pytest.mark.parametrize("size", [(140, 33), (80, 16), (60, 12), (30, 10)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_window_and_language_shows_the_strip(size: tuple[int, int], language: str) -> None:
    position = contest("ent=s r1=b+1", "ent=b", "ent=d", "ent=v")
    assert "│" in lines(drawn(position, size=size, language=language))[1]


def test_labels_stand_at_the_places() -> None:
    position = contest("ent=s r1=b+1", "ent=b", tasks="1:power 1:step_2")
    labels = {"from": {0: "a", 2: "b"}, "to": {1: "c"}, "monster": {0: "1", 1: "2"}, "count": {1: "x", 2: "y"}}
    marks = Marks(labels=labels, ghost=GAME.actions.read("spider ent>h1"))
    sheet = GAME.draw(seen(position, 0), GAME.text("en"), marks, 80, 16)
    first, frames = lines(sheet)[:2]
    assert (first[1], first[15], first[13]) == ("a", "b", "c")
    assert frames == "┌Entry──┐─h1──┌1 Lab──┐─h2──┌2 Mess─┐─h3──┌3 Orbs─┐─h4──┌4 Bed──┐─h5──┌5 Desk─┐"
    assert "1S spider  2B brou " in sheet.plain()
    assert "x×1 y×2" in sheet.plain()
    assert set(sheet.spots["to"]) == set(range(11))


def test_what_does_not_fit_can_be_scrolled_to_while_the_dungeons_stay() -> None:
    position = contest("r1=sbdv", "ent=b", "ent=b", "ent=b", tasks="1:power")
    top, end = (
        lines(GAME.draw(seen(position, 0), GAME.text("en"), Marks(offset=(0, down)), 80, 17))[:17] for down in (0, 99)
    )
    assert top[:9] == end[:9]
    assert (top[9], "groups of adventurers" in end[16]) == ("  Mixture 1 spider anywhere", True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_long_cards_are_told_to_the_end(language: str) -> None:
    """Every open card of the set in a small window: each word of it is on the sheet."""
    for vips in ("vip-1,vip-6", "vip-8,vip-4"):
        cards = f"open-mixtures=skeleton-and-friend,back-and-out,two-back open-vips={vips}"
        position = contest("r1=sbdv", "ent=b", tasks="1:power", cards=cards)
        sheet = drawn(position, size=(80, 17), language=language)
        assert sheet.width == 80
        told = " ".join(sheet.plain().split())
        for code in vips.split(","):
            assert GAME.things.vip.words(GAME.things.vip.number[code], GAME.text(language)).replace("\xa0", " ") in told


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(80, 17), (60, 11), (60, 12)])
def test_in_a_small_window_all_places_are_seen_and_what_is_cut_off_is_marked(
    size: tuple[int, int], players: int, language: str
) -> None:
    position = contest(*["ent=sbdk r1=b+1 r5=dk"] * players, tasks="1:power 1:step_2")
    labels = {"from": {0: "a", 2: "b"}, "to": {10: "c"}, "count": {1: "x", 2: "y"}}
    marks = Marks(labels=labels, ghost=GAME.actions.read("spider ent>h1"))
    sheet = GAME.draw(seen(position, 0), GAME.text(language), marks, *size)
    rows = lines(sheet)
    assert len(rows) <= size[1] and all(len(row) <= size[0] for row in rows)
    assert rows[1].count("┌") == rows[1].count("┐") == 6, rows[1]
    assert all(row.count("│") == 12 - (number > 3) for number, row in enumerate(rows) if "│" in row)
    below = GAME.draw(seen(position, 0), GAME.text(language), marks, size[0], 60)
    assert below.plain().rstrip().count("\n") > size[1]
    assert "▼" in rows[-1]
    last = GAME.draw(
        seen(position, 0), GAME.text(language), Marks(labels=labels, ghost=marks.ghost, offset=(0, 60)), *size
    )
    assert "▲" in last.plain() and "▼" not in last.plain()


def test_a_window_that_is_too_narrow_for_a_dungeon_says_so_and_can_be_scrolled() -> None:
    position = contest("ent=s r5=dk", "ent=b")
    narrow = GAME.draw(seen(position, 0), GAME.text("en"), Marks(), 40, 16)
    assert "▸" in narrow.plain() and "DK" not in narrow.plain()
    assert "DK" in GAME.draw(seen(position, 0), GAME.text("en"), Marks(offset=(30, 0)), 40, 16).plain()
