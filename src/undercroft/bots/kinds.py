"""The bots by name: `random`, `greedy` and the levels of the one that searches; `expert@400` has its own budget."""

from __future__ import annotations

import msgspec

from undercroft.bots.bot import Bot, GreedyBot, RandomBot
from undercroft.bots.searcher import LEVELS, SearchBot
from undercroft.engine.errors import Unknown

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
KINDS = (*SIMPLE, *LEVELS)


def make(kind: str, seed: int) -> Bot:
    """The bot of a kind; raises Unknown with the kinds that there are."""
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
