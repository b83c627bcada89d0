# compiled by mypyc
"""The figures of the cards (B1), flattened for the rules: a card is a number, a figure a column."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class HeroCards:
    """Hero cards: modifiers, speed, skills and health."""

    def __init__(
        self, melee: vec[i64], ranged: vec[i64], defence: vec[i64], speed: vec[i64], skills: vec[i64], health: vec[i64]
    ) -> None:
        self.melee = melee
        self.ranged = ranged
        self.defence = defence
        self.speed = speed
        self.skills = skills
        """Four a hero: strength, dexterity, wisdom, charisma."""
        self.health = health


@final
class GearCards:
    def __init__(
        self,
        melee_dice: vec[i64],
        melee: vec[i64],
        ranged_dice: vec[i64],
        ranged: vec[i64],
        defence: vec[i64],
        movement: vec[i64],
        keywords: vec[i64],
    ) -> None:
        self.melee_dice = melee_dice
        self.melee = melee
        self.ranged_dice = ranged_dice
        self.ranged = ranged
        self.defence = defence
        self.movement = movement
        self.keywords = keywords


@final
class EffectCards:
    """Ability or item cards: what they do, how strongly, with how many dice, and what they cost."""

    def __init__(
        self, effect: vec[i64], power: vec[i64], dice: vec[i64], cost: vec[i64], skills: vec[i64], count: vec[i64]
    ) -> None:
        self.effect = effect
        self.power = power
        self.dice = dice
        self.cost = cost
        self.skills = skills
        """Of abilities: four each."""
        self.count = count
        """Of items: how many a box has."""


@final
class EnemyCards:
    """Enemy cards: two sides each, so that card c has the figures 2c (normal) and 2c + 1 (hard)."""

    def __init__(
        self,
        melee_dice: vec[i64],
        melee: vec[i64],
        ranged_dice: vec[i64],
        ranged: vec[i64],
        defence: vec[i64],
        speed: vec[i64],
        behaviour: vec[i64],
        keywords: vec[i64],
    ) -> None:
        self.melee_dice = melee_dice
        self.melee = melee
        self.ranged_dice = ranged_dice
        self.ranged = ranged
        self.defence = defence
        self.speed = speed
        self.behaviour = behaviour
        self.keywords = keywords


@final
class CardSet:
    def __init__(
        self,
        heroes: HeroCards,
        gear: GearCards,
        abilities: EffectCards,
        items: EffectCards,
        enemies: EnemyCards,
        presets: vec[i64],
    ) -> None:
        self.heroes = heroes
        self.gear = gear
        self.abilities = abilities
        self.items = items
        self.enemies = enemies
        self.presets = presets
        """Hero, gear and ability of each ready-made hero."""
