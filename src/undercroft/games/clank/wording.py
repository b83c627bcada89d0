"""What is printed on cards and tokens, and what actions are about, in whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.text import Text
from undercroft.games.clank.actions import (
    BUY,
    CHOOSE,
    DISCARD,
    DRINK,
    FIGHT,
    GRAB,
    ITEM_NAMES,
    MARKET,
    MOVE,
    PLAY,
    REPLACE,
    TELEPORT,
    TRASH,
    USE,
)
from undercroft.games.clank.cards import VERB_NAMES
from undercroft.games.clank.content import Card, Content, Effect, Secret, Tunnel
from undercroft.games.clank.dungeon import START
from undercroft.games.clank.fields import ARTIFACT_NAMES
from undercroft.games.clank.state import ARTIFACTS
from undercroft.games.clank.view import HeistView

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank

OF_A_CARD = (PLAY, DISCARD, TRASH, REPLACE, BUY, USE, FIGHT)


def printed(content: Content, text: Text) -> Mapping[str, Mapping[str, str]]:
    """By vocabulary and code: all that is written on a thing but its cost."""
    return {
        "card": {card.code: sentences(card_parts(card, text)) for card in content.cards},
        "token": {secret.code: sentences(secret_parts(secret, text)) for secret in content.secrets},
        "item": {item: text("say-item", item=item) for item in ITEM_NAMES},
        "artifact": {
            code: sentences([text("say-points", count=int(points))])
            for code, points in zip(ARTIFACT_NAMES, ARTIFACTS, strict=True)
        },
    }


def about(view: HeistView, action: int, text: Text, game: Clank) -> str:
    """What an action brings and costs, as far as its name does not tell."""
    kind, what = kind_of(action), arg1(action)
    if kind in OF_A_CARD:
        return sentences(card_parts(game.content.cards[what], text))
    if kind == CHOOSE:
        return sentences([effect_words(choice(view, game, VERB_NAMES[what]), text)])
    if kind == DRINK:
        return sentences([effect_words(game.content.secrets[what].use, text)])
    if kind == MARKET:
        return text("say-item", item=ITEM_NAMES[what])
    if kind == GRAB:
        return sentences(token_parts(view, what, text))
    if kind in (MOVE, TELEPORT):
        swords = arg2(action) if kind == MOVE else 0
        cost = way_parts(way(view, game, what), view, swords, text) if kind == MOVE else []
        return sentences([*cost, *room_parts(view, game, what, text)])
    return ""


def sentences(parts: Iterable[str]) -> str:
    return " ".join(f"{part[0].upper()}{part[1:]}." for part in parts if part)


# Cards


def card_parts(card: Card, text: Text) -> list[str]:
    """All that is written on a card but its cost, part by part."""
    joins_deck = card.kind not in ("device", "monster", "goblin")
    parts = [effect_words(card.play if joins_deck else card.gain, text)]
    if card.then:
        choice = f" {text('say-or')} ".join(effect_words(effect, text) for effect in card.then)
        parts.append(text("say-price", effect=choice) if card.price else choice)
    if card.bonus:
        parts.append(text("say-when", when=card.when, effect=effect_words(card.bonus, text)))
    parts += [text("say-turn", rule=rule) for rule in card.turn]
    if joins_deck and card.gain:
        parts.append(text("say-gain", effect=effect_words(card.gain, text)))
    if card.arrive:
        parts.append(text("say-arrive", effect=effect_words(card.arrive, text)))
    if card.points:
        parts.append(text("say-points", count=card.points))
    if card.score:
        parts.append(text("say-score", score=card.score))
    if card.companion or card.kind == "companion":
        parts.append(text("say-companion"))
    if card.where:
        parts.append(text("say-where", where=card.where))
    if card.danger:
        parts.append(text("say-danger"))
    if card.dragon:
        parts.append(text("say-dragon"))
    return parts


def secret_parts(secret: Secret, text: Text) -> list[str]:
    parts = [effect_words(secret.now, text)]
    if secret.use:
        parts.append(text("say-drink", effect=effect_words(secret.use, text)))
    if secret.points:
        parts.append(text("say-points", count=secret.points))
    return parts


def choice(view: HeistView, game: Clank, verb: str) -> Effect:
    """The effect that begins with a verb, of the card that asks; nothing if none asks."""
    asking = [game.content.cards[game.names.card[asked.card]] for asked in view.pending[-1:] if asked.card]
    offered = (effect for card in asking for effect in card.then)
    return next((effect for effect in offered if next(iter(effect)).replace("_", "-") == verb), {})


def effect_words(effect: Effect, text: Text) -> str:
    found = []
    for verb, amount in effect.items():
        name = "hush" if amount < 0 else verb.replace("_", "-")
        found.append(text("say-verb", verb=name, count=abs(amount)))
    return ", ".join(found)


# Ways and rooms


def way(view: HeistView, game: Clank, room: int) -> Tunnel:
    """The tunnel from where the thief in turn stands."""
    here = view.thieves[view.turn].room
    return next(tunnel for tunnel in game.content.tunnels(view.side) if set(tunnel.rooms) == {here, room})


def way_parts(tunnel: Tunnel, view: HeistView, swords: int, text: Text) -> list[str]:
    damage = 0 if view.now.fearless else tunnel.monsters - swords
    parts = [text("say-boots", count=tunnel.boots)]
    if damage:
        parts.append(text("say-damage", count=damage))
    return [", ".join(parts)]


def token_parts(view: HeistView, number: int, text: Text) -> list[str]:
    return [text("say-tokens", kind=one.lying, count=one.count) for one in view.tokens if one.room == number]


def room_parts(view: HeistView, game: Clank, number: int, text: Text) -> list[str]:
    if number == START:
        return [text("say-escape")]
    room = game.content.rooms(view.side)[number - 1]
    parts = token_parts(view, number, text)
    parts += [text("say-artifact", value=one.points) for one in view.artifacts if one.room == number]
    cave = "passed" if view.now.sure_footed else "cave"  # C21, C60
    signs = (("fountain", room.fountain), ("market", room.market), (cave, room.cave), ("depths", room.depths))
    return [*parts, *(text("say-room", sign=sign) for sign, there in signs if there)]
