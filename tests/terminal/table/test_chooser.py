"""Choosing an action step by step."""

from __future__ import annotations

from undercroft.engine.codec import Choice, Codec, Field, Flag, Kind
from undercroft.terminal.table.chooser import Chooser, by_distance, nearest

PLACE, PASS, SHOW = 0, 1, 2
CODEC = Codec(
    "action",
    Kind(
        PLACE, "{card}@{site}{turned}", Choice("card", "abc", "card"), Field("site"), Flag("turned", "r"), name="place"
    ),
    Kind(PASS, "pass", name="pass"),
    Kind(SHOW, "show {card}", Choice("card", "abc", "card"), name="show"),
)


def chooser(*codes: str, reserved: str = "", **prefer: list[int]) -> Chooser:
    return Chooser(CODEC, [CODEC.read(code) for code in codes], reserved, prefer)


def under_cursor(choice: Chooser) -> str:
    return CODEC.write(choice.action)


def test_there_is_always_an_action_under_the_cursor() -> None:
    assert under_cursor(chooser("b@7", "b@8", "c@7")) == "b@7"


def test_labels_choose_and_enter_takes_the_action() -> None:
    choice = chooser("a@1", "a@2", "b@1", "b@2")
    assert choice.labels() == {"card": {0: "1", 1: "2"}, "site": {1: "a", 2: "b"}}
    assert choice.press("2")
    assert choice.press("b")
    assert choice.enter() == CODEC.read("b@2")


def test_enter_goes_on_to_the_next_field_before_it_takes_the_action() -> None:
    choice = chooser("a@1", "a@2", "b@1", "b@2")
    assert choice.enter() is None
    choice.move(1)
    assert choice.enter() == CODEC.read("a@2")


def test_a_field_with_one_value_is_no_step() -> None:
    choice = chooser("c@1", "c@2")
    assert choice.field is not None
    assert choice.field.name == "site"
    assert not choice.back()
    assert choice.enter() == CODEC.read("c@1")


def test_back_returns_to_the_field_before() -> None:
    choice = chooser("a@1", "a@2", "b@1")
    choice.press("1")
    assert choice.field is not None and choice.field.name == "site"
    assert choice.back()
    assert choice.field.name == "card"
    assert not choice.back()


def test_an_earlier_choice_can_be_changed_and_the_later_one_stays_if_it_can() -> None:
    choice = chooser("a@1", "a@2", "b@2", "b@3")
    choice.press("1")
    choice.move(1)
    assert under_cursor(choice) == "a@2"
    choice.press("2")
    assert under_cursor(choice) == "b@2"


def test_a_flag_is_toggled_by_a_letter_of_its_name() -> None:
    choice = chooser("a@1", "a@1r")
    assert choice.flag_keys() == {"turned": "t"}
    assert choice.press("t")
    assert under_cursor(choice) == "a@1r"
    assert choice.press("t")
    assert under_cursor(choice) == "a@1"


def test_a_wish_to_turn_waits_for_a_card_that_can_be_turned() -> None:
    choice = chooser("a@1", "b@1", "b@1r")
    choice.press("2")
    choice.press("t")
    choice.press("1")
    assert under_cursor(choice) == "a@1"
    choice.press("2")
    assert under_cursor(choice) == "b@1r"


def test_labels_keep_away_from_the_letters_of_commands() -> None:
    choice = chooser("a@1", "a@2", "a@3", "b@1", reserved="ab")
    assert list(choice.labels()["site"].values()) == ["c", "d", "e"]


def test_the_kinds_follow_each_other_round() -> None:
    choice = chooser("a@1", "pass", "show b", "show c")
    choice.next_kind()
    assert under_cursor(choice) == "pass"
    assert choice.enter() == CODEC.read("pass")
    choice.next_kind()
    assert under_cursor(choice) == "show b"
    choice.next_kind()
    assert under_cursor(choice) == "a@1"
    choice.next_kind(-1)
    assert under_cursor(choice) == "show b"


def test_where_only_kinds_can_be_chosen_digits_and_arrows_choose_them() -> None:
    codec = Codec("action", Kind(0, "deeper", name="deeper"), Kind(1, "climb", name="climb"))
    choice = Chooser(codec, [codec.read("deeper"), codec.read("climb")])
    assert choice.press("2")
    assert codec.write(choice.action) == "climb"
    choice.point("right", {})
    assert codec.write(choice.action) == "deeper"
    assert chooser("pass", "a@1").kind_keys() == {}


def test_the_cursor_can_be_put_on_an_action() -> None:
    choice = chooser("pass", "a@1", "a@2", "b@1", "b@2", "b@2r")
    choice.show(CODEC.read("b@2r"))
    assert under_cursor(choice) == "b@2r"
    assert choice.enter() == CODEC.read("b@2r")


def test_a_choice_begins_where_it_is_preferred() -> None:
    assert under_cursor(chooser("a@1", "a@2", "a@3", site=[9, 3, 2])) == "a@3"


def test_arrows_go_to_the_nearest_place_in_their_direction() -> None:
    spots = {1: (0, 0), 2: (10, 1), 3: (6, 6), 4: (0, 8)}
    assert nearest(spots, (0, 0), "right") == 2
    assert nearest(spots, (0, 0), "down") == 4
    assert nearest(spots, (10, 1), "left") == 1
    assert nearest(spots, (0, 0), "up") is None


def test_arrows_move_over_places_and_along_a_list_without_them() -> None:
    choice = chooser("a@1", "a@2", "a@3")
    choice.point("right", {1: (0, 0), 2: (0, 4), 3: (8, 0)})
    assert under_cursor(choice) == "a@3"
    choice.point("up", {})
    assert under_cursor(choice) == "a@2"


def test_values_follow_each_other_as_they_lie_on_the_screen() -> None:
    choice = chooser("a@1", "b@1", "b@2", "b@3")
    choice.spots = {"card": {0: (9, 0), 1: (0, 0)}, "site": {1: (4, 2), 3: (0, 2)}}
    assert choice.labels()["card"] == {1: "1", 0: "2"}
    choice.press("1")
    assert list(choice.labels()["site"]) == [1, 2, 3], "one of them is not there"
    choice.spots = {"site": {1: (4, 2), 2: (9, 1), 3: (0, 2)}}
    assert list(choice.labels()["site"]) == [2, 3, 1]


def test_places_are_sorted_by_their_distance() -> None:
    assert list(by_distance({1: (9, 9), 2: (0, 0), 3: (2, 1)}, (0, 0))) == [2, 3, 1]
