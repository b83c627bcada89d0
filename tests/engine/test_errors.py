"""Trouble can be told by whoever hears of it."""

from __future__ import annotations

import pickle

import pytest

from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown, Unreadable
from undercroft.engine.registry import find
from undercroft.engine.text import Text


@pytest.mark.parametrize(
    "trouble",
    [
        Trouble("nothing-to-decide"),
        Malformed("malformed-code", code="x"),
        Unknown("unknown-game", game="chess", games="knock"),
        Illegal("K7", "refuse-turn", seat=2),
        Unreadable("cards.toml", "halls", Unknown("unknown-number", number=7)),
    ],
)
def test_trouble_in_another_process_is_the_same_here(trouble: Trouble) -> None:
    with pytest.raises(type(trouble)) as told, find("knock").speaking():
        raise trouble
    back = pickle.loads(pickle.dumps(told.value))
    assert type(back) is type(trouble)
    assert back.args == trouble.args
    assert vars(back) == vars(trouble)
    for language in ("en", "fr"):
        assert back.said_in(Text(language)) == trouble.said_in(Text(language))
