"""Quests that can never be won, or are over before they begin: what their conditions ask for, against what there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.engine.text import Message
from undercroft.games.deckbox.actions import RED
from undercroft.games.deckbox.quests import (
    MOST_HEROES,
    AnyEffect,
    Choice,
    Condition,
    Offer,
    Quest,
    Roll,
    Spawn,
    Token,
    Trial,
    When,
    amount,
    blocks_of,
    inside,
    rounds_alone,
)
from undercroft.games.deckbox.state import DICE
from undercroft.games.deckbox.verdict import LONGEST

ENDLESS = 1000
"""More than any condition asks for."""


def wrong_ends(quest: Quest) -> Iterator[tuple[str, Message]]:
    """Conditions that ask for what cannot be, and those that hold from the start."""
    for n, condition in enumerate(quest.win):
        yield from never_won(quest, condition, f"win[{n}]")
    tiles = most_tiles(quest)
    for kind, conditions in (("win", quest.win), ("lose", quest.lose)):
        for n, condition in enumerate(conditions):
            if names_nothing(condition):
                yield f"{kind}[{n}]", Message("quest-empty-condition")
            elif holds_at_once(quest, condition):
                yield f"{kind}[{n}]", Message("quest-at-once")
            if condition.tiles > tiles:
                yield f"{kind}[{n}].tiles", Message("quest-many-tiles", wanted=condition.tiles, count=tiles)
            if condition.deaths > MOST_HEROES:
                yield f"{kind}[{n}].deaths", Message("quest-many-deaths", wanted=condition.deaths, count=MOST_HEROES)


def never_won(quest: Quest, condition: Condition, place: str) -> Iterator[tuple[str, Message]]:
    if condition in quest.lose and not names_nothing(condition):
        yield place, Message("quest-won-and-lost")
    last = min([*rounds_alone(quest.lose), int(LONGEST)])
    if condition.rounds >= last:
        yield f"{place}.rounds", Message("quest-too-late", rounds=condition.rounds, last=last)
    if condition.token is not None:
        most = most_tokens(quest, condition.token)
        if 0 < most < condition.count or (most == 0 and condition.token in {token.code for token in quest.tokens}):
            yield f"{place}.count", Message("quest-many-tokens", wanted=condition.count, count=most)


def names_nothing(condition: Condition) -> bool:
    """`count` and `on` alone say nothing."""
    named = (condition.token, condition.defeated, condition.exit)
    return named == (None, None, None) and not (
        condition.rounds or condition.tiles or condition.clear or condition.deaths
    )


def holds_at_once(quest: Quest, condition: Condition) -> bool:
    """Whether it is fulfilled where the heroes start, on the entrance squares of the first tile."""
    later = condition.token is not None or condition.defeated is not None
    later = later or condition.rounds > 0 or condition.deaths > 0 or condition.tiles > 1
    if later or (condition.exit is not None and condition.on == "elsewhere"):
        return False
    if not condition.clear:
        return True
    first = next((one.do for one in quest.encounters if one.code == quest.start.encounter), ())
    return not any(isinstance(effect, Spawn) for _, effect in inside(first, ""))


def most_tiles(quest: Quest) -> int:
    return 1 + len(quest.map) if quest.pool is None else 1 + quest.pool.finale.after


# What an encounter brings at the most


def most_of(effects: tuple[AnyEffect, ...], brings: Callable[[AnyEffect], int], heroes: int = MOST_HEROES) -> int:
    """One after another all of them, of ways that part the best one, for each of the heroes where all make a test, and
    without end what can be done again."""
    total = 0
    for effect in effects:
        total += brings(effect)
        ways = [most_of(block, brings, heroes) for _, block in blocks_of(effect)]
        if isinstance(effect, Trial) and effect.who != "explorer":
            total += heroes * max(ways)
        elif isinstance(effect, Roll | Trial | Choice | When):
            total += max(ways, default=0)
        elif isinstance(effect, Offer):
            total += ENDLESS if effect.again and sum(ways) > 0 else sum(ways)
    return total


def most_tokens(quest: Quest, token: str) -> int:
    """So many of a token can be had in a quest, if all goes well."""

    def brings(effect: AnyEffect) -> int:
        return max(effect.add, 0) if isinstance(effect, Token) and effect.token == token else 0

    by_code = {encounter.code: most_of(encounter.do, brings) for encounter in quest.encounters}
    met = [quest.start.encounter, *(room.encounter for room in quest.map)]
    total = 0
    if quest.pool is not None:
        met.append(quest.pool.finale.encounter)
        drawn = sorted((by_code.get(code, 0) for code in quest.pool.encounters), reverse=True)
        total += sum(drawn[: quest.pool.finale.after - 1])
    total += sum(by_code.get(code, 0) for code in met if code is not None)
    for rounds in quest.rounds:
        total += most_of(rounds.do, brings) * (ENDLESS if rounds.every else 1)
    return total


def too_many_red(quest: Quest) -> Iterator[tuple[str, Message]]:
    """An encounter that needs more red dice than the boxes have: one for one or two heroes, two for more (B2)."""
    for n, encounter in enumerate(quest.encounters):
        for heroes in range(1, MOST_HEROES + 1):

            def red(effect: AnyEffect, heroes: int = heroes) -> int:
                number = amount(effect.count) if isinstance(effect, Spawn) and effect.colour == "red" else None
                return 0 if number is None else number[0] + number[1] * heroes

            boxes = 1 if heroes <= 2 else 2
            if most_of(once(encounter.do), red, heroes) > DICE[RED] * boxes:
                yield f"encounters[{n}].do", Message("quest-many-red", heroes=heroes)
                break


def once(effects: tuple[AnyEffect, ...]) -> tuple[AnyEffect, ...]:
    """Without what is left to be done later, when the first red enemy may have fallen."""
    return tuple(effect for effect in effects if not isinstance(effect, Offer))
