"""What is printed on a card, in a person's words, from its figures: for those who choose, buy or use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from undercroft.engine.codec import Choice
from undercroft.engine.text import Text
from undercroft.games.deckbox.content import AbilityCard, GearCard, HeroCard, ItemCard

Card = TypeVar("Card", HeroCard, GearCard, AbilityCard, ItemCard)


class CardChoice(Choice):
    """A card, called by its name and what is printed on it."""

    def __init__(self, name: str, cards: Sequence[Card], printed: Callable[[Card, Text], str]) -> None:
        super().__init__(name, [card.code for card in cards], name)
        self.printed = [partial(printed, card) for card in cards]

    def words(self, value: int, text: Text) -> str:
        return text("card", name=super().words(value, text), printed=self.printed[value](text))


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def hero(card: HeroCard, text: Text) -> str:
    return text(
        "card-hero",
        melee=signed(card.melee),
        ranged=signed(card.ranged),
        defence=signed(card.defence),
        speed=card.speed,
        health=card.health,
    )


def gear(card: GearCard, text: Text) -> str:
    parts = [text("draw-melee", dice=card.melee_dice, bonus=signed(card.melee))]
    if card.ranged_dice:
        parts.append(text("draw-ranged", dice=card.ranged_dice, bonus=signed(card.ranged)))
    if card.defence:
        parts.append(text("draw-defence", bonus=signed(card.defence)))
    if card.movement:
        parts.append(text("draw-speed", bonus=signed(card.movement)))
    return ", ".join([*parts, *(text(f"keyword-{keyword}") for keyword in card.keywords)])


def ability(card: AbilityCard, text: Text) -> str:
    return text("card-ability", cost=card.cost, effect=effect(card, text))


def item(card: ItemCard, text: Text) -> str:
    return text("card-item", cost=card.cost, effect=effect(card, text))


def effect(card: AbilityCard | ItemCard, text: Text) -> str:
    return text(f"effect-{card.effect}", power=card.power, bonus=signed(card.power), dice=card.dice)
