"""Options as data."""

from __future__ import annotations

from typing import Annotated, Literal

from undercroft.engine.game import Options
from undercroft.engine.registry import find
from undercroft.engine.settings import Setting, befores, option, settings


class Weather(Options, frozen=True, kw_only=True):
    players: int = 2
    sky: Annotated[Literal["clear", "grey"], option("W1", of="sky")] = "clear"
    wind: Annotated[int, option("W2", ge=0, le=12)] = 3
    rain: Annotated[bool, option(before=True)] = False
    birds: tuple[Literal["owl", "crow"], ...] = ()
    name: str = ""


def test_an_option_says_what_it_takes_and_by_which_rule() -> None:
    assert settings(Weather, range(1, 5)) == (
        Setting(name="players", kind="number", default=2, least=1, most=4),
        Setting(name="sky", kind="choice", default="clear", values=("clear", "grey"), vocabulary="sky", rule="W1"),
        Setting(name="wind", kind="number", default=3, least=0, most=12, rule="W2"),
        Setting(name="rain", kind="switch", default=False),
        Setting(name="birds", kind="choices", default=(), values=("owl", "crow")),
        Setting(name="name", kind="text", default=""),
    )


def test_an_option_says_what_was_so_before_it_existed() -> None:
    assert befores(Weather) == {"rain": True}


def test_the_options_of_a_game_are_data() -> None:
    knock = {setting.name: setting for setting in find("knock").settings()}
    assert (knock["players"].least, knock["players"].most) == (1, 6)
    assert knock["spells"].vocabulary == "spell"
    assert knock["clock"].rule == "K22"
