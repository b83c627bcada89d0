"""The bots by name: `random`, `greedy` and the levels of the one that searches; `expert@400` has its own budget.

`exec:COMMAND` is a bot in a program of its own. Whoever can name it can run anything, so it has to be allowed where
a kind comes from the person whose machine this is, and is refused from records and guests.
"""

from __future__ import annotations

import msgspec

from undercroft.bots.bot import Bot, GreedyBot, RandomBot
from undercroft.bots.outside import OutsideBot
from undercroft.bots.searcher import LEVELS, SearchBot
from undercroft.engine.errors import Unknown

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
KINDS = (*SIMPLE, *LEVELS)
PROGRAM = "exec:"


def make(kind: str, seed: int, programs: bool = False) -> Bot:
    """The bot of a kind; raises Unknown with the kinds that there are, Malformed for a command that is none."""
    if is_program(kind):
        if not programs:
            raise Unknown("no-programs", kind=kind)
        return OutsideBot(seed, kind.removeprefix(PROGRAM))
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


def is_program(kind: str) -> bool:
    return kind.startswith(PROGRAM)
