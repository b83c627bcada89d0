# compiled by mypyc
"""What a sensible player considers first: a weight for every action, by what it promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import heroes
from undercroft.games.deckbox.bearings import destinations, is_worth_doing, way_from
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.enemies import is_diagonal
from undercroft.games.deckbox.rules import Delve

FAR: Final[i64] = 100000
THREAT: Final = vec[float]([0.5, 0.8, 1.2])
"""How much a health of an enemy weighs, by colour."""


def weigh(delve: Delve, seat: i64, options: vec[i64]) -> vec[float]:
    """How promising each of the actions looks."""
    weights = vec[float]([0.0] * len(options))
    first_move: i64 = -1
    hostile = False
    for n in range(len(options)):
        kind = kind_of(options[n])
        if kind == a.MOVE:
            if first_move < 0:
                first_move = n
        elif kind == a.ATTACK:
            hostile = True
            weights[n] = weight_of_attack(delve, arg1(options[n]))
        else:
            weights[n] = weight_of(delve, seat, options[n], n == 0)
    if first_move >= 0:
        weigh_moves(delve, seat, options, weights, first_move, hostile)
    for n in range(len(options)):
        if kind_of(options[n]) == a.END:
            if first_move < 0 and not hostile:
                weights[n] = 1.0
            else:
                weights[n] = 0.02
    return weights


def weight_of_attack(delve: Delve, cell: i64) -> float:
    """Better on those that fall soon and on those that are worse; a named one above all."""
    i = delve.enemy_at(delve.floor.square_at(cell))
    weight = 3.0 + 2.0 * THREAT[delve.colour[i]] - 0.4 * float(delve.life[i])
    if delve.mark[i] > 0:
        weight += 3.0
    if delve.stunned[i] == 1:
        weight -= 0.7
    return weight


def weight_of(delve: Delve, seat: i64, action: i64, first: bool) -> float:
    kind = kind_of(action)
    if kind == a.LET:  # the order hardly matters: one is as good as another
        return 1.0 if first else 0.0
    if kind == a.GO:
        return 1.0
    if kind == a.USE:
        cards = delve.cards.items
        item = arg1(action)
        return weight_of_effect(delve, seat, cards.effect[item], cards.power[item], arg2(action))
    if kind == a.ABILITY:
        powers = delve.cards.abilities
        ability = delve.ability[seat]
        return weight_of_effect(delve, seat, powers.effect[ability], powers.power[ability], arg1(action))
    if kind == a.BUY:
        return weight_of_purchase(delve, seat, arg1(action))
    if kind == a.TAKE:
        return 6.0
    if kind == a.WORK:
        return 6.0 if is_worth_doing(delve, arg1(action)) else 0.05
    if kind == a.AIM:
        return weight_of_attack(delve, arg1(action))
    if kind == a.HERO or kind == a.GIVE or kind == a.PAY or kind == a.ASK:
        return 0.0
    return 1.0


def weight_of_effect(delve: Delve, seat: i64, effect: i64, power: i64, cell: i64) -> float:
    square = delve.floor.square_at(cell)
    other = delve.hero_at(square)
    if effect == a.HEAL:
        missing = delve.most_health(other) - delve.health[other]
        if missing < power and delve.health[other] > 3:
            return 0.0
        return 3.0 if delve.health[other] <= 3 else 1.2
    if effect == a.GUARD:
        return 1.0 if len(delve.tag) > 1 else 0.0
    if effect == a.RALLY:
        return 1.5 if len(delve.tag) > 0 else 0.3
    if effect == a.ENERGY:
        return 0.3
    if effect == a.REVEAL:
        return 0.2 if len(delve.tag) == 0 else 0.0
    if effect == a.DASH:
        return 0.05
    if effect == a.DAZE:
        return 1.0
    if effect == a.STRIKE:
        return 2.0
    struck: i64 = 0
    for i in range(len(delve.place)):
        if effect == a.SWEEP:
            if heroes.can_strike(delve, seat, i):
                struck += 1
        elif heroes.shares_tile(delve, square, delve.place[i]):
            struck += 1
    return 0.8 * float(struck)


def weight_of_purchase(delve: Delve, seat: i64, item: i64) -> float:
    effect = delve.cards.items.effect[item]
    if effect == a.HEAL:
        return 1.5 if delve.health[seat] * 3 < delve.most_health(seat) * 2 else 0.6
    if effect == a.MIGHT:
        return 1.0 if delve.cards.gear.melee_dice[delve.gear[seat]] > 2 else 0.0
    if effect == a.AIMING:
        return 1.0 if delve.cards.gear.ranged_dice[delve.gear[seat]] > 1 else 0.0
    if effect == a.ARMOUR or effect == a.REBIRTH:
        return 1.2
    if effect == a.STRIKE or effect == a.BLAST:
        return 0.5
    return 0.2


def weigh_moves(delve: Delve, seat: i64, options: vec[i64], weights: vec[float], first: i64, hostile: bool) -> None:
    """Towards the goal, to where an enemy can be attacked, or, badly wounded, away from them."""
    floor = delve.floor
    goals = destinations(delve)
    now = way_from(delve, goals, delve.square[seat])
    best = now
    squares = vec[i64]([NOWHERE] * len(options))
    ways = vec[i64]([now] * len(options))
    for n in range(first, len(options)):
        if kind_of(options[n]) == a.MOVE:
            squares[n] = floor.square_at(arg1(options[n]))
            ways[n] = way_from(delve, goals, squares[n])
            if ways[n] < best:
                best = ways[n]
    weak = delve.health[seat] <= 3
    fighting = len(delve.tag) > 0
    for n in range(first, len(options)):
        square = squares[n]
        if square == NOWHERE:
            continue
        weight = 0.0
        away = ways[n]
        if away < now:
            if away == best:
                weight = 0.5 if fighting else 2.0
            elif away == best + 1:
                weight = 0.15 if fighting else 0.4
        if fighting:
            if not hostile and can_attack_from(delve, seat, square):
                weight += 1.5
            elif weak and gap(delve, square) > 3:
                weight += 0.3
        if floor.terrain[square] == a.PIT:
            weight *= 0.2
        weights[n] = weight


def can_attack_from(delve: Delve, seat: i64, square: i64) -> bool:
    floor = delve.floor
    gear = delve.gear[seat]
    cards = delve.cards.gear
    for i in range(len(delve.place)):
        there = delve.place[i]
        apart = floor.distance(square, there)
        if apart >= 2:
            if cards.ranged_dice[gear] > 1 and delve.hero_sees(square, i):
                return True
        elif cards.melee_dice[gear] > 1:
            if floor.is_adjacent(square, there):
                return True
            if cards.keywords[gear] & a.REACH and is_diagonal(delve, square, there):
                return True
    return False


def gap(delve: Delve, square: i64) -> i64:
    """Squares to the nearest enemy."""
    least = FAR
    for there in delve.place:
        apart = delve.floor.distance(square, there)
        if apart < least:
            least = apart
    return least
