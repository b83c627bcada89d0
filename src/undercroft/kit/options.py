"""Options for random games, made up from the types of a game's options alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import inspect

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game, Options
from undercroft.engine.luck import Dice
from undercroft.kit.broken import Broken

TRIES = 200
T = TypeVar("T")


def some_options(game: Game, dice: Dice) -> Options:
    """Options that the game accepts; each is the usual one about half of the time."""
    for _ in range(TRIES):
        given: dict[str, object] = {"players": pick(dice, game.seats)}
        for field in msgspec.structs.fields(game.options_type):
            if field.name != "players" and dice.below(2):
                given[field.name] = some_value(inspect.type_info(field.type), dice)
        try:
            found: Options = game.options(given)
        except Trouble:
            continue  # a combination that the game does not allow
        return found
    raise Broken(f"{TRIES} random options were all refused by {game.name}")


def some_value(form: inspect.Type, dice: Dice) -> object:
    if isinstance(form, inspect.Metadata):
        return some_value(form.type, dice)
    if isinstance(form, inspect.BoolType):
        return bool(dice.below(2))
    if isinstance(form, inspect.IntType):
        least = form.ge if form.ge is not None else 0
        most = form.le if form.le is not None else least + 9
        return pick(dice, [least, most, least + dice.below(most - least + 1)])
    if isinstance(form, inspect.LiteralType):
        return pick(dice, form.values)
    if isinstance(form, inspect.VarTupleType | inspect.ListType):
        return [some_value(form.item_type, dice) for _ in range(dice.below(4))]
    if isinstance(form, inspect.UnionType):
        return some_value(pick(dice, form.types), dice)
    if isinstance(form, inspect.NoneType):
        return None
    raise Broken(f"the kit cannot make up an option of the type {form}")


def pick(dice: Dice, things: Sequence[T]) -> T:
    return things[dice.below(len(things))]
