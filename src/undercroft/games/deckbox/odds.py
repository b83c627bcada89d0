"""The odds of an attack, worked out exactly: what the dice may bring, and whether the target falls."""

from __future__ import annotations

from itertools import pairwise
from math import comb

import msgspec

from undercroft.games.deckbox.actions import CRUSH, KNOCKBACK, PIT
from undercroft.games.deckbox.combat import behind
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.heroes import attack_dice, can_strike
from undercroft.games.deckbox.quests import Attack
from undercroft.games.deckbox.rules import Delve

Chances = tuple[float, ...]
"""By number, from 0 on: how likely it comes."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """An attack with all its dice on one target."""

    attack: Attack
    dice: int
    bonus: int
    """What is added to each die."""
    hits: Chances
    damage: Chances
    """After defence, without what a push may add."""
    expected: float
    """Damage on average."""
    defeat: float
    """The chance that the target falls, a push included."""


def of_hero(delve: Delve, seat: int, i: int) -> Odds:
    """A hero attacks an enemy: criticals cannot be blocked (B21)."""
    gear = delve.gear[seat]
    keywords = delve.cards.gear.keywords[gear]
    melee = can_strike(delve, seat, i)
    bonus = delve.melee_bonus(seat) if melee else delve.ranged_bonus(seat)
    defence = delve.cards.enemies.defence[delve.side(i)]
    plain = hit_chance(bonus) - 1 / 6
    wound = 1 / 6 + plain * (1 - block_chance(defence - delve.pierced(keywords)))
    push = 0.0
    if keywords & KNOCKBACK:
        push = push_chance(delve, delve.square[seat], delve.place[i], defence)
    return odds_of(
        "melee" if melee else "ranged", int(attack_dice(delve, seat, i)), bonus, wound, keywords, delve.life[i], push
    )


def of_enemy(delve: Delve, i: int, victims: list[int], ranged: bool) -> Odds:
    """An enemy attacks a hero; more of them share the dice of a Barrage."""
    side, cards = delve.side(i), delve.cards.enemies
    dice, bonus = (cards.ranged_dice, cards.ranged) if ranged else (cards.melee_dice, cards.melee)
    share = -(-dice[side] // len(victims))  # the first of them gets one more
    victim = victims[0]
    keywords, defence = cards.keywords[side], delve.defence(victim)
    wound = hit_chance(bonus[side]) * (1 - block_chance(defence - delve.pierced(keywords)))
    push = 0.0
    if keywords & KNOCKBACK:
        push = push_chance(delve, delve.place[i], delve.square[victim], defence)
    attack: Attack = "ranged" if ranged else "melee"
    return odds_of(attack, share, bonus[side], wound, keywords, delve.health[victim], push)


def odds_of(attack: Attack, dice: int, bonus: int, wound: float, keywords: int, health: int, push: float) -> Odds:
    hits = spread(dice, hit_chance(bonus))
    wounds = spread(dice, wound)
    each = 2 if keywords & CRUSH else 1
    damage = [0.0] * (dice * each + 1)
    for n, chance in enumerate(wounds):
        damage[n * each] = chance
    falls = sum(damage[health:])
    if 1 < health <= len(damage):
        falls += damage[health - 1] * push  # one short, and the push does the rest
    return Odds(
        attack=attack,
        dice=dice,
        bonus=bonus,
        hits=rounded(hits),
        damage=rounded(damage),
        expected=round(sum(n * chance for n, chance in enumerate(damage)), 3),
        defeat=round(falls, 4),
    )


def hit_chance(bonus: int) -> float:
    """A natural 6, or a total of 6 (B20)."""
    return (1 + min(max(bonus, 0), 5)) / 6


def block_chance(bonus: int) -> float:
    """A total of 6 (B23)."""
    return min(max(bonus + 1, 0), 6) / 6


def push_chance(delve: Delve, origin: int, here: int, defence: int) -> float:
    """How likely Knockback costs whoever stands there a health more (B32)."""
    there = behind(delve, origin, here)
    if there == NOWHERE:
        return 1.0
    if delve.is_taken(there):
        return 1 - block_chance(defence)
    return float(delve.floor.terrain[there] == PIT)


def spread(dice: int, chance: float) -> list[float]:
    """How likely each number of dice succeeds."""
    return [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]


def rounded(chances: list[float]) -> Chances:
    """To four places, and still one in all."""
    edges = [0.0]
    for chance in chances:
        edges.append(edges[-1] + chance)
    return tuple(round(round(high, 4) - round(low, 4), 4) for low, high in pairwise(edges))
