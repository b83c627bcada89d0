# compiled by mypyc
"""What footsteps, effects, cards and powers promise to a dungeon as it stands, in points."""

from typing import Final

from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.donjon.actions import NOTHING
from undercroft.games.donjon.adventurers import lowest_group
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.dungeon import (
    ANYWHERE,
    GROUP,
    HERE,
    HIGHEST,
    KINDS,
    MALUS_TILES,
    PLACES,
    POWER_ROOMS,
    RESERVE,
    ROOMS,
    VIP,
    footsteps_between,
    room,
)
from undercroft.games.donjon.effects import area_of, highest_room, is_meant
from undercroft.games.donjon.outlook import NEVER, Outlook
from undercroft.games.donjon.piles import has
from undercroft.games.donjon.powers import CRYSTAL_STEPS, has_power
from undercroft.games.donjon.tasks import DUMP, MOVE, PLACE, PROGRESS, REMOVE, STEP

A_SWORDBEARER: Final = 1.5
"""Beyond the groups that it removes."""
A_VIP_CARD: Final = 2.0
FORESEEN: Final[i64] = 2
"""Groups that a Swordbearer removes, about."""
USEFUL_STEPS: Final[i64] = 6


# Footsteps


def move_pace(outlook: Outlook) -> float:
    """What a footstep gains at best."""
    if outlook.pace >= 0.0:
        return outlook.pace
    best = 0.0
    for cell in range(PLACES * KINDS):
        leave = outlook.down[cell]
        if leave == NEVER:
            continue
        start = cell // KINDS
        kind = cell % KINDS
        for goal in range(1, PLACES):
            if goal == start:
                continue
            gain = (leave + outlook.up[goal * KINDS + kind]) / float(footsteps_between(start, goal))
            if gain > best:
                best = gain
    outlook.pace = best
    return best


def footsteps(outlook: Outlook, count: i64) -> float:
    """What so many footsteps are worth: the first ones most."""
    useful = count if count < USEFUL_STEPS else USEFUL_STEPS
    return 0.75 * move_pace(outlook) * float(useful)


# Effects


def effect_worth(outlook: Outlook, effect: i64, here: i64) -> float:
    """What an effect promises to the seat that has to do it; `here` is the room that a VIP card speaks of."""
    kind = kind_of(effect)
    count = arg1(effect)
    if kind == STEP:
        return footsteps(outlook, count)
    if kind == PLACE:
        to = arg3(effect)
        if to == HERE:
            to = here
        return placing(outlook, arg2(effect), to) * float(count)
    if kind == REMOVE:
        place = arg2(effect)
        if place == HERE:
            place = here
        return removing(outlook, count, place)
    if kind == PROGRESS:
        return -progressing(outlook, count)
    if kind == DUMP:
        return best_move(outlook, ANYWHERE, NOTHING)
    start: i64 = ANYWHERE
    goal: i64 = ANYWHERE
    if kind == MOVE:
        start = arg2(effect)
        goal = arg3(effect)
        if start == HERE:
            start = here
        if goal == HERE:
            goal = here
        if start == HIGHEST:
            return best_move(outlook, highest_room(outlook.contest, outlook.seat), goal)
    gain = best_move(outlook, start, goal)
    if gain <= 0.0:
        return 0.0
    return gain * (1.0 + 0.6 * float(count - 1))


def placing(outlook: Outlook, what: i64, to: i64) -> float:
    contest = outlook.contest
    if what == GROUP:
        return -outlook.burden(1)
    if what < KINDS:
        return best_up(outlook, what, to) if contest.of_kind(RESERVE, what) > 0 else 0.0
    area = area_of(what)
    best = 0.0
    for kind in range(KINDS):
        if is_meant(what, kind) and contest.of_kind(area, kind) > 0:
            gain = best_up(outlook, kind, to)
            if gain > best:
                best = gain
    return best


def best_up(outlook: Outlook, kind: i64, place: i64) -> float:
    """What a monster of a kind adds in a place, or anywhere."""
    if place != ANYWHERE:
        return outlook.up[place * KINDS + kind]
    best = 0.0
    for cell in range(PLACES):
        gain = outlook.up[cell * KINDS + kind]
        if gain > best:
            best = gain
    return best


def removing(outlook: Outlook, count: i64, place: i64) -> float:
    """The worst groups go first."""
    total = 0.0
    number = ROOMS
    while number > 0 and count > 0:
        if place == ANYWHERE or place == room(number):
            groups = outlook.contest.groups_in(outlook.seat, number)
            if groups > count:
                groups = count
            count -= groups
            total += float(groups) * outlook.burden(number)
        number -= 1
    return total


def progressing(outlook: Outlook, rooms: i64) -> float:
    """What it costs when the lowest group goes on."""
    start = lowest_group(outlook.contest, outlook.seat)
    if start == 0 or start == ROOMS:
        return 0.0
    goal = start + rooms
    if goal < ROOMS:
        return outlook.burden(goal) - outlook.burden(start)
    malus = outlook.contest.malus[outlook.seat]
    price = 0.0
    if malus < MALUS_TILES:
        price = float(malus + 1)
    return outlook.burden(ROOMS) - outlook.burden(start) + price


def best_move(outlook: Outlook, start: i64, goal: i64) -> float:
    """The most that moving one monster adds, or costs; to NOTHING it leaves the dungeon."""
    best = NEVER
    for cell in range(PLACES * KINDS):
        leave = outlook.down[cell]
        if leave == NEVER or (start != ANYWHERE and cell // KINDS != start):
            continue
        gain = leave
        if goal != NOTHING:
            gain += best_up(outlook, cell % KINDS, goal)
        if gain > best:
            best = gain
    return 0.0 if best == NEVER else best


# Cards and powers


def card_worth(outlook: Outlook, deck: Deck, card: i64, here: i64) -> float:
    worth = 0.0
    for n in range(deck.start[2 * card], deck.start[2 * card + 1]):
        worth += effect_worth(outlook, deck.effects[n], here)
    return worth


def best_card(outlook: Outlook, deck: Deck, cards: i64, here: i64) -> float:
    """The best of a set of cards."""
    best = 0.0
    for card in range(deck.size):
        if has(cards, card):
            worth = card_worth(outlook, deck, card, here)
            if worth > best:
                best = worth
    return best


def best_mixture(outlook: Outlook) -> float:
    return best_card(outlook, outlook.contest.box.mixtures, outlook.contest.open_mixtures, NOTHING)


def best_vip(outlook: Outlook, place: i64) -> float:
    return best_card(outlook, outlook.contest.box.vips, outlook.contest.open_vips, place)


def best_arrival(outlook: Outlook) -> float:
    """What a VIP adds in the best room for it, with a card that is still to be chosen."""
    best = 0.0
    for number in range(1, ROOMS + 1):
        gain = outlook.up[room(number) * KINDS + VIP]
        if gain > best:
            best = gain
    return best + A_VIP_CARD


def best_power(outlook: Outlook) -> float:
    """The best that a sacrifice brings, or nothing."""
    best = 0.0
    for number in range(1, POWER_ROOMS + 1):
        if not has_power(outlook.contest, number):
            continue
        give = NEVER
        for kind in range(KINDS):
            if outlook.down[room(number) * KINDS + kind] > give:
                give = outlook.down[room(number) * KINDS + kind]
        if give > NEVER:
            gain = give + power_worth(outlook, number)
            if gain > best:
                best = gain
    return best


def power_worth(outlook: Outlook, number: i64) -> float:
    """What the power of a room is worth, without the monster that it costs."""
    if number == 1:
        return best_mixture(outlook)
    if number == 2:
        return best_arrival(outlook)
    if number == 3:
        return footsteps(outlook, CRYSTAL_STEPS)
    return removing(outlook, FORESEEN, ANYWHERE) + A_SWORDBEARER
