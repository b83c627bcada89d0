"""Stories at the table: keys go in, the screen is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.knock.positions import keep
from tests.terminal.desk import Clock, Desk, Later, a_desk, a_session
from undercroft.bots.searcher import Advice
from undercroft.bots.thinking import Hint
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.records.files import load
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.session import Session


def codes(desk: Desk) -> list[str]:
    return [entry.action for entry in desk.session.table.entries[1:]]


def squeezed(words: str) -> str:
    """In one line, whatever the window did to it."""
    return " ".join(words.split())


# Choosing


def test_a_card_is_chosen_by_its_number_moved_by_arrows_and_placed_by_enter() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,h1000,void-2"))
    shown = desk.press("2")
    assert ":h1000@-1,-1" in shown
    assert ":h1000@1,-1" in desk.press("right")
    assert ":h1000@1,1" in desk.press("down")
    assert ":h1000@1,1r" in desk.press("t")
    desk.press("enter")
    assert codes(desk) == ["h1000@1,1r"]


def test_the_action_under_the_cursor_is_drawn_with_what_dangers_become() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "h4000"))
    assert "(4→3)" in desk.shown()
    assert "!4→7!" in desk.press("t")


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_under_its_words_stands_what_the_action_brings(size: tuple[int, int]) -> None:
    desk = Desk(a_session("Ann", keep("h1111@0,0", "h4000")), "en", *size)
    shown = desk.shown()
    assert "Danger: 4→3 (0,0), –→4 (-1,-1) · Luck answers next: no taking back." in shown
    assert "Danger: 4→7 (0,0)" in desk.press("t")


def test_escape_goes_back_to_the_card() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,h1000"))
    desk.press("enter", "right")
    assert ":h1000@" in desk.press("escape", "right")


def test_the_next_choice_begins_beside_the_last_one() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,void-2"))
    desk.press("enter", "right", "down", "enter")
    assert codes(desk) == ["void-1@1,1"]
    near = desk.board.current()
    assert near is not None
    assert desk.session.game.actions.write(near.action).split("@")[1] in ("0,2", "2,0", "2,2", "1,-1")


def test_tab_chooses_another_kind_of_action() -> None:
    desk = a_desk("Ann,Bob", keep("h1111@0,0", "void-1,h1000", "void-3"))
    assert "[Place]" in desk.press("enter")
    assert "[Show]" in desk.press("tab")
    desk.press("2", "enter")
    assert codes(desk) == ["show h1000"]


def test_an_action_can_be_typed() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,h1000"))
    desk.press(":")
    desk.type("h1000@1,1r")
    assert codes(desk) == ["h1000@1,1r"]


# Refusals


def test_a_refused_action_is_explained_with_its_rule_and_the_rule_can_be_read() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,h1000"))
    desk.press("/")
    shown = desk.type("void-1@0,0")
    assert "A card already lies there. (K9" in shown
    assert codes(desk) == []
    page = desk.press("r")
    assert "▸ • K9" in page
    assert "Place the" in desk.press("escape")


@pytest.mark.parametrize(
    ("code", "reason"), [("xyzzy!", "is not written like any action"), ("h9999@1,1", "there is no card called")]
)
def test_what_cannot_be_read_and_what_there_is_not_are_explained(code: str, reason: str) -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1"))
    desk.press(":")
    assert reason in desk.type(code)
    assert codes(desk) == []


def test_undo_takes_back_or_says_why_not() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "joker-1,void-1"))
    assert "There is nothing to take back." in desk.press("u")
    desk.press("1", "enter")
    assert "Taken back." in desk.press("u")
    assert codes(desk) == ["joker-1@-1,-1", "!undo"]
    desk.press("2", "enter")
    assert "Luck has answered since" in desk.press("u")


# Several people


def test_hands_are_hidden_behind_a_curtain_that_names_the_next_player() -> None:
    desk = a_desk("Ann,Bob", keep("h1111@0,0", "c2112-5,void-1", "c1113-3,void-2"))
    curtain = desk.shown()
    assert "Hand the keyboard to Ann." in curtain
    assert "c2112" not in curtain and "●" not in curtain
    assert "c2112" in desk.press("enter")
    curtain = desk.press("2", "enter")
    assert "Hand the keyboard to Bob." in curtain
    assert "c2112" not in curtain and "c1113" not in curtain
    shown = desk.press("enter")
    assert "c1113" in shown
    assert "c2112" not in shown


def test_keys_do_nothing_behind_the_curtain() -> None:
    desk = a_desk("Ann,Bob", keep("h1111@0,0", "void-1", "void-2"))
    desk.press("1", "h", "u", ":", "q")
    assert "Hand the keyboard to Ann." in desk.shown()


def test_another_player_shows_a_card_out_of_turn() -> None:
    desk = a_desk("Ann,Bob", keep("h1111@0,0", "void-1", "void-2,void-3"))
    desk.press("enter")
    assert "Who acts out of turn?" in desk.press("o")
    assert "Hand the keyboard to Bob." in desk.press("1")
    desk.press("enter", "2", "enter")
    assert codes(desk) == ["show void-3"]
    assert "Hand the keyboard to Ann." in desk.shown()


def test_nobody_else_may_act_when_one_plays_alone() -> None:
    assert "Nobody else at this keyboard" in a_desk("Ann").press("o")


def test_a_person_watches_bots_from_the_own_seat() -> None:
    desk = a_desk("Ann,greedy", keep("h1111@0,0", "void-1,c2112-5", "void-2,void-3"))
    shown = desk.press("1", "enter")
    assert "c2112" in shown
    desk.tick()
    assert [entry.seat for entry in desk.session.table.entries[1:]] == [0, 1]


def test_bots_alone_play_to_the_end() -> None:
    desk = a_desk("greedy,random")
    desk.tick(200)
    assert desk.ended


# The rest of the keyboard


def test_a_hint_is_given_in_words_with_its_reasons_and_enter_takes_it() -> None:
    desk = a_desk("Ann", keep("c2112-3@0,0+3", "h4000,void-1"))
    shown = squeezed(desk.press("h"))
    assert "Hint: Place the" in shown
    assert "% of the time, from what you can see. It brings a creature down." in shown
    code = shown.partition(" :")[2].split()[0]
    desk.press("enter")
    assert codes(desk) == [code]


def test_a_hint_names_what_is_nearly_as_good() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,void-2"))
    shown = squeezed(desk.press("h"))
    assert "Nearly as good: Place the" in shown


def thinking_desk(seats: str, language: str = "en") -> tuple[Desk, Later, Clock]:
    later, clock = Later(), Clock()
    position = keep("h1111@0,0", "void-1,h1000", *["void-3"] * (len(seats.split(",")) - 1))
    return Desk(a_session(seats, position, clock, later, clock=60), language), later, clock


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Looking for a hint ████░░░░░░ 40\u00a0%"), ("fr", "conseil ████░░░░░░ 40\u00a0%")]
)
def test_while_a_hint_is_looked_for_progress_shows_and_the_clock_goes_on(language: str, words: str) -> None:
    desk, _, clock = thinking_desk("Ann", language)
    desk.press("h")
    hint = desk.session.advising
    assert hint is not None
    assert hint.progress(0.4)
    clock.pass_by(10)
    assert desk.pages.tick()
    shown = desk.shown()
    assert words in shown
    assert "0:50" in shown


def test_escape_gives_a_hint_up_and_goes_nowhere_else() -> None:
    desk, later, _ = thinking_desk("Ann")
    desk.press("2", "h")
    chooser = desk.board.current()
    assert chooser is not None
    focus = chooser.focus
    assert "Your turn" in desk.press("escape")
    assert chooser.focus == focus
    later.work()
    desk.tick()
    assert "Hint" not in desk.shown()


def test_whoever_goes_on_choosing_keeps_the_own_cursor() -> None:
    desk, later, _ = thinking_desk("Ann")
    desk.press("h", "2")
    later.work()
    assert ":h1000@-1,-1" in desk.press()
    assert "Hint" not in desk.shown()


def test_space_has_a_hint_said_at_once() -> None:
    desk, later, _ = thinking_desk("Ann")
    desk.press("h", " ")
    assert desk.session.advising is not None and desk.session.advising.is_enough
    later.work()
    desk.tick()
    assert "Hint: Place the" in desk.shown()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Expert is thinking ██████░░░░ 62\u00a0%   Space: decide now"),
        ("fr", "Expert réfléchit ██████░░░░ 62\u00a0%   Espace\u00a0: décision immédiate"),
    ],
)
def test_a_bot_that_thinks_shows_how_far_it_is(language: str, words: str) -> None:
    desk, _, _ = thinking_desk("expert,Ann", language)
    assert desk.session.thinking is not None
    desk.session.thinking[1].progress(0.625)
    assert desk.pages.tick()
    assert words in desk.shown()
    shown = desk.press("h")  # a message does not hide it
    assert words in shown and desk.board.message in shown


def test_space_makes_a_bot_decide_now() -> None:
    desk, later, _ = thinking_desk("expert,Ann")
    desk.press(" ")
    later.work()
    desk.tick()
    assert len(codes(desk)) == 1


def test_a_pause_and_leaving_do_not_wait_for_a_bot() -> None:
    desk, _, _ = thinking_desk("expert,Ann")
    assert desk.session.thinking is not None
    thought = desk.session.thinking[1]
    assert "The table is covered" in desk.press("p")
    assert not thought.progress(0.5)
    desk.press("enter", "q", "y")
    assert desk.left


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_long_hint_is_read_whole_in_a_small_window(language: str) -> None:
    desk = Desk(a_session("Ann,Bob", keep("h1111@0,0", "c1113-3,h4000", "void-3")), language)
    desk.press("enter")
    best, other = (Advice(action, 0.61, 9) for action in desk.session.table.packed(0)[:2])
    desk.board.tell(Hint(best, ("reason-urgent", "reason-weakens", "reason-calms", "reason-opens"), other))
    shown = squeezed(desk.shown())
    assert squeezed(desk.board.message) in shown
    assert "61\u00a0%" in desk.board.message


def test_a_pause_covers_the_table_and_stops_the_clock() -> None:
    clock = Clock()
    desk = a_desk("Ann", keep("h1111@0,0", "c2112-5"), clock, clock=60)
    shown = desk.press("p")
    assert "Pause" in shown and "c2112" not in shown
    clock.pass_by(50)
    assert "1:00" in desk.press("enter")


def test_a_pause_is_in_the_record_and_in_the_log() -> None:
    clock = Clock()
    desk = a_desk("Ann", keep("h1111@0,0", "void-1"), clock, clock=60)
    clock.pass_by(5)
    desk.press("p")
    clock.pass_by(50)
    shown = desk.press("enter")
    assert codes(desk) == ["!pause", "!resume"]
    assert {step.at for step in desk.session.seat.news(1)} == {5_000}
    assert "The game goes on." in shown


def test_a_table_that_was_left_in_a_pause_is_covered_when_it_is_resumed() -> None:
    session = a_session("Ann,Bob", keep("h1111@0,0", "c2112-5", "void-1"))
    session.table.pause(0)
    desk = Desk(session)
    assert "The table is covered" in desk.shown() and "c2112" not in desk.shown()
    assert "Hand the keyboard to Ann." in desk.press("enter")


def test_the_clock_is_shown_and_calls_for_attention_when_it_is_short() -> None:
    clock = Clock()
    desk = a_desk("Ann", None, clock, clock=90)
    assert "1:30 " in desk.shown().splitlines()[0] + " "
    clock.pass_by(65)
    assert desk.shown().splitlines()[0].endswith("0:25!")


def test_time_runs_out() -> None:
    clock = Clock()
    desk = a_desk("Ann", None, clock, clock=90)
    clock.pass_by(91)
    desk.tick()
    assert desk.ended
    assert codes(desk) == ["time-up"]


def test_a_game_is_saved_to_a_file_of_ones_choice(tmp_path: Path) -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1"))
    desk.press("s", "clear")
    shown = desk.type(str(tmp_path / "mine.record"))
    assert "Saved to" in shown
    assert load(tmp_path / "mine.record") == desk.session.table.record


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    desk = a_desk("Ann")
    desk.press("s", "clear")
    (tmp_path / "file").write_text("")
    assert "cannot be written" in " ".join(desk.type(str(tmp_path / "file" / "x")).split())


def test_leaving_asks_first() -> None:
    desk = a_desk("Ann")
    assert "Leave the game?" in desk.press("q")
    desk.press("n")
    assert not desk.left
    desk.press("q", "y")
    assert desk.left


def test_help_tells_the_keys() -> None:
    assert "AT THE TABLE" in a_desk("Ann").press("?", "end")


def test_the_log_hides_what_others_drew() -> None:
    desk = a_desk("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4", pile="h0230"))
    desk.press("enter", ":")
    desk.type("void-1@-1,-1")
    shown = desk.press("enter")
    assert "void-1 at -1,-1. Ann draws a card." in shown
    assert "h0230" not in shown


# Languages and sizes


def test_everything_is_french_in_french() -> None:
    session = a_session("Anne,Bruno", keep("h1111@0,0", "void-1,void-2", "void-3"))
    desk = Desk(session, "fr")
    assert "Passez le clavier à Anne." in desk.shown()
    shown = desk.press("enter")
    assert "À vous\u00a0: posez une carte." in shown
    assert "[Poser]" in shown


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (40, 10), (10, 3), (1, 1)])
def test_the_screen_fills_any_window_and_never_more(size: tuple[int, int]) -> None:
    desk = Desk(a_session("Ann,Bob,Cid,Dot,Eve,Flo"), "en", *size)
    for keys in ((), ("enter",), ("?",), ("escape", "o"), ("escape", "p"), ("enter", "q"), ("n", ":"), ("escape", "h")):
        rows = desk.press(*keys).splitlines()
        assert len(rows) <= size[1]
        assert all(len(row) <= size[0] for row in rows)


def test_all_that_happened_can_be_read_sentence_by_sentence() -> None:
    desk = a_desk("Ann", keep("h1111@0,0", "void-1,h1000,void-2"))
    desk.press("enter", "enter")
    shown = desk.press("w")
    assert "What happened" in shown
    assert "Ann" in shown
    assert "What happened" not in desk.press("escape")


def test_where_nobody_has_a_secret_there_is_no_curtain() -> None:
    game = find("deckbox")
    table = Table(game, game.options({"players": 2}), (Player(name="Ann"), Player(name="Bob")), Dice(1))
    pages = Pages()
    board = Board(Session(table, 1), "en", lambda board: None, lambda: None)
    pages.push(board)
    pages.tick()
    assert pages.top is board
    assert board.session.deciding == 0
    assert "Ann’s turn" in board.message
