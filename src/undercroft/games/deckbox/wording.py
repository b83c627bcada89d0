"""What is printed on cards, in a person's words, from their figures: for those who choose, buy or use one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, get_args

from undercroft.engine.errors import Trouble
from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.text import Text
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.content import (
    AbilityCard,
    Content,
    EnemyCard,
    GearCard,
    HeroCard,
    ItemCard,
    Preset,
)
from undercroft.games.deckbox.inquiries import AskOdds
from undercroft.games.deckbox.odds import Odds
from undercroft.games.deckbox.quests import Keyword, Quest
from undercroft.games.deckbox.view import DelveView

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


def printed(content: Content, text: Text) -> dict[str, Mapping[str, str]]:
    """By vocabulary and code."""
    return {
        "hero": {card.code: hero(card, text) for card in content.heroes},
        "gear": {card.code: gear(card, text) for card in content.gear},
        "ability": {card.code: ability(card, text) for card in content.abilities},
        "item": {card.code: item(card, text) for card in content.items},
        "enemy": {card.code: enemy(content, card.code, text) for card in content.all_enemies},
        "preset": {one.code: preset(one, text) for one in content.presets},
        "keyword": {keyword: text(f"means-{keyword}") for keyword in get_args(Keyword)},
        "quest": {one.code: quest(one, text) for one in content.quests},
    }


def about(view: DelveView, action: int, text: Text, game: DeckBox) -> str:
    """What is printed on the card that an action is about; of an attack, its odds."""
    kind, card, content = kind_of(action), int(arg1(action)), game.content
    if kind == a.READY:
        return preset(content.presets[card], text)
    if kind == a.HERO:
        return hero(content.heroes[card], text)
    if kind == a.GEAR:
        return gear(content.gear[card], text)
    if kind == a.LEARN:
        return ability(content.abilities[card], text)
    if kind in (a.USE, a.BUY, a.GIVE):
        return item(content.items[card], text)
    if view.seat is None:
        return ""
    own = view.heroes[view.seat].ability
    if kind == a.ABILITY and own is not None:
        return ability(content.abilities[game.ability.read(own)], text)
    if kind == a.ATTACK:
        return odds(view, game.pointing["square"].to_json(card), text, game)
    return ""


def odds(view: DelveView, at: object, text: Text, game: DeckBox) -> str:
    assert view.seat is not None and isinstance(at, list)
    try:
        found = game.answer(view, AskOdds(seat=view.seat, at=(at[0], at[1])))
    except Trouble:
        return ""
    assert isinstance(found, Odds)
    return text("about-attack", chance=round(100 * found.defeat), damage=f"{found.expected:.1f}")


# Cards


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def sentence(parts: Iterable[str]) -> str:
    words = ", ".join(parts)
    return f"{words[:1].upper()}{words[1:]}."


def hero(card: HeroCard, text: Text) -> str:
    values = text(
        "card-hero",
        melee=signed(card.melee),
        ranged=signed(card.ranged),
        defence=signed(card.defence),
        speed=card.speed,
        health=card.health,
    )
    return f"{values} {sentence(skills(card, text))}"


def skills(card: HeroCard | AbilityCard, text: Text) -> list[str]:
    """All of a hero; of an ability those that it changes."""
    found = [(skill, int(getattr(card, skill))) for skill in a.SKILLS]
    wanted = [(skill, bonus) for skill, bonus in found if bonus or isinstance(card, HeroCard)]
    return [text("card-skill", skill=text(f"column-{skill}"), bonus=signed(bonus)) for skill, bonus in wanted]


def gear(card: GearCard, text: Text) -> str:
    parts = weapons(card, text)
    if card.defence:
        parts.append(text("draw-defence", bonus=signed(card.defence)))
    if card.movement:
        parts.append(text("draw-speed", bonus=signed(card.movement)))
    return sentence([*parts, *(text(f"keyword-{keyword}") for keyword in card.keywords)])


def weapons(card: GearCard | EnemyCard, text: Text) -> list[str]:
    found = []
    if card.melee_dice:
        found.append(text("draw-melee", dice=card.melee_dice, bonus=signed(card.melee)))
    if card.ranged_dice:
        found.append(text("draw-ranged", dice=card.ranged_dice, bonus=signed(card.ranged)))
    return found


def ability(card: AbilityCard, text: Text) -> str:
    words = text("card-ability", cost=card.cost, effect=effect(card, text))
    better = skills(card, text)
    return f"{words} {sentence(better)}" if better else words


def item(card: ItemCard, text: Text) -> str:
    return text("card-item", cost=card.cost, effect=effect(card, text))


def effect(card: AbilityCard | ItemCard, text: Text) -> str:
    return text(f"effect-{card.effect}", power=card.power, bonus=signed(card.power), dice=card.dice)


def enemy(content: Content, code: str, text: Text) -> str:
    """Both sides of its card."""
    normal, hard = (side_of(card, text) for card in content.all_enemies if card.code == code)
    return text("card-enemy", normal=normal, hard=hard)


def side_of(card: EnemyCard, text: Text) -> str:
    parts = weapons(card, text)
    parts += [
        text("draw-defence", bonus=signed(card.defence)),
        text("draw-speed", bonus=card.speed),
        text("card-behaviour", behaviour=text(f"behaviour-{card.behaviour}")),
    ]
    return ", ".join([*parts, *(text(f"keyword-{keyword}") for keyword in card.keywords)])


def preset(one: Preset, text: Text) -> str:
    names = {field: text(f"{field}-{getattr(one, field)}") for field in ("hero", "gear", "ability")}
    return text("card-preset", hero=names["hero"], gear=names["gear"], ability=names["ability"])


def quest(one: Quest, text: Text) -> str:
    return text("card-quest", summary=one.summary.said_in(text.language), goal=one.goal.said_in(text.language))
