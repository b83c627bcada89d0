"""What an action would bring, from a view alone."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, keep, seen
from undercroft.engine.errors import Illegal
from undercroft.engine.preview import Change, Preview, previews
from undercroft.games.knock.rules import Keep
from undercroft.games.knock.view import KeepView


def preview(position: Keep, code: str, seat: int = 0) -> Preview[KeepView, object]:
    (found,) = previews(GAME, seen(position, seat), [GAME.actions.read(code)])
    return found


def test_a_preview_shows_the_view_up_to_where_luck_is_needed() -> None:
    found = preview(keep("h1112@0,0", "h2111", "void-1"), "h2111@1,1")
    assert found.view is not None
    assert [placed.card for placed in found.view.dungeon] == ["h1112", "h2111"]
    assert found.view.hands[0] == (None, None, None, None)
    assert found.luck is not None and found.luck.what == "card"


def test_changes_say_what_becomes_of_a_danger_and_whether_that_helps() -> None:
    found = preview(keep("c1113-3@0,0+2", "h2000", "void-1"), "h2000@1,1")
    assert Change("danger", 6, 5, "0,0", True) in found.changes
    assert Change("danger", None, 2, "1,1") in found.changes
    assert Change("tokens", 2, None, "0,0") in found.changes
    assert [type(event).__name__ for event in found.events] == ["PlacedEvent", "DefeatedEvent"]


def test_the_next_card_may_be_any_that_the_seat_sees_nowhere() -> None:
    position = keep("h1112@0,0", "h2111", "void-1,void-2")
    found = preview(position, "h2111@1,1")
    assert found.luck is not None
    possible = {chance.outcome for chance in found.luck.chances}
    assert {"void-1", "void-2"} <= possible, "what another holds may as well be the next card"
    assert not {"h1112", "h2111"} & possible
    assert all(chance.cases == 1 for chance in found.luck.chances)


def test_an_action_that_ends_the_game_has_its_outcome() -> None:
    found = preview(keep("h1112@0,0", "h4000", "void-1"), "h4000@-1,-1r")
    assert found.luck is None
    assert found.outcome is not None and found.outcome.reason == "end-hall"
    assert found.waiting == ()


def test_a_set_of_actions_is_previewed_at_once_and_views_only_on_demand() -> None:
    position = keep("h1112@0,0", "h2111", "void-1")
    actions = [GAME.actions.read(code) for code in ("h2111@1,1", "h2111@-1,-1")]
    found = previews(GAME, seen(position, 0), actions, views=False)
    assert [one.code for one in found] == ["h2111@1,1", "h2111@-1,-1"]
    assert [one.view for one in found] == [None, None]


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    with pytest.raises(Illegal) as refusal:
        preview(keep("h1112@0,0", "h2111", "void-1"), "h2111@3,3")
    assert refusal.value.rule == "K9"


def test_a_card_that_leaves_the_dungeon_takes_its_figures_along() -> None:
    position = keep("c2112-3@0,0+2 h1111@1,1", "void-1", "void-2", flags="adventure", spells="fireball")
    found = preview(position, "fireball@0,0")
    assert Change("danger", 5, None, "0,0") in found.changes
    assert Change("reserve", 10, 12, "", True) in found.changes
