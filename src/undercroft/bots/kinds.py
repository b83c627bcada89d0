"""The bots by name: `random`, `greedy` and the levels of the one that searches; `expert@400` has its own budget.

`exec:COMMAND` is a bot in a program of its own, `package.module:Class` one in a class of somebody else's. Whoever can
name them can run anything, so they have to be allowed where a kind comes from the person whose machine this is, and are
refused from records and guests.
"""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module

import msgspec

from undercroft.bots.bot import Bot, GreedyBot, RandomBot
from undercroft.bots.outside import OutsideBot
from undercroft.bots.searcher import LEVELS, SearchBot
from undercroft.engine.errors import Malformed, Unknown

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
KINDS = (*SIMPLE, *LEVELS)
PROGRAM = "exec:"
CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[A-Z]\w*")
"""With a capital, as classes have it: `Grim:random` is a bot that is called Grim."""


def make(kind: str, seed: int, programs: bool = False) -> Bot:
    """The bot of a kind; raises Unknown with those that there are, Malformed for a command or class that is none."""
    if is_own(kind):
        if not programs:
            raise Unknown("no-programs", kind=kind)
        return OutsideBot(seed, kind.removeprefix(PROGRAM)) if is_program(kind) else class_of(kind)(seed)
    name, at, budget = kind.partition("@")
    if name in SIMPLE and not at:
        return SIMPLE[name](seed)
    if name in LEVELS and (not at or (budget.isdecimal() and 0 < int(budget) <= 1_000_000)):
        level = LEVELS[name]
        return SearchBot(seed, msgspec.structs.replace(level, iterations=int(budget)) if at else level)
    raise Unknown("unknown-bot", kind=kind, kinds=", ".join(KINDS))


def is_kind(kind: str) -> bool:
    try:
        make(kind, 0)
    except Unknown:
        return False
    return True


def is_own(kind: str) -> bool:
    """Whether it is code of somebody else's, which is started only where its name may be trusted."""
    return is_program(kind) or is_class(kind)


def is_program(kind: str) -> bool:
    return kind.startswith(PROGRAM)


def is_class(kind: str) -> bool:
    return CLASS.fullmatch(kind) is not None


def class_of(kind: str) -> type[Bot]:
    """The class of a bot: of an installed package, or of a file in the folder where one is."""
    module, _, name = kind.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever its own code raises
        raise Malformed("malformed-class", kind=kind, reason=f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Malformed("no-bot-class", kind=kind)
    return found
