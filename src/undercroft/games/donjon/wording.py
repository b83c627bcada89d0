"""What is printed on cards, tiles and boards, and what actions are about, in whole sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from undercroft.engine.codec import Codec
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.text import Text
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.content import Board, Card, Effect, Threat, Tile, effects
from undercroft.games.donjon.dungeon import PLACE_NAMES
from undercroft.games.donjon.fields import COUNT, EFFECT_KINDS, MONSTER, WHAT
from undercroft.games.donjon.things import ROOM_NAMES

if TYPE_CHECKING:
    from undercroft.games.donjon.game import Donjon
    from undercroft.games.donjon.view import ContestView

EFFECTS = Codec("printed", *EFFECT_KINDS)
"""What cards and powers can ask for, each in a sentence."""


def printed(game: Donjon, text: Text) -> Mapping[str, Mapping[str, str]]:
    """By vocabulary and code."""
    cards = game.content
    return {
        "threat": {one.code: threat(one, text) for one in cards.threats},
        "inn": {code: inn(number, game, text) for number, code in enumerate(game.codes.inn)},
        "mixture": {one.code: card(one, text) for one in cards.mixtures},
        "vip": {one.code: card(one, text) for one in cards.vips},
        "swordbearer": {one.code: card(one, text) for one in cards.swordbearers},
        "power": {one.code: card(one, text) for one in cards.powers},
        "tile": {one.code: tile(one, game, text) for one in cards.tiles},
        "objective": {code: objective(code, game, text) for code in game.codes.objectives},
        "board": {one.code: board(one, text) for one in cards.boards},
        "place": {code: room(code, text) for code in ROOM_NAMES},
    }


def about(view: ContestView, action: int, text: Text, game: Donjon) -> str:
    """What is printed on the card, the power or the room in question."""
    kind, number, content = kind_of(action), int(arg1(action)), game.content
    if kind == a.MIX:
        return card(content.mixtures[number], text)
    if kind == a.CALL:
        return card(content.vips[number], text)
    if kind == a.USE_GUARDIAN:
        return card(content.powers[number], text)
    if kind == a.USE_POWER:
        return room(PLACE_NAMES[arg2(action)], text)
    return ""


def sentences(codes: tuple[Effect, ...], text: Text) -> str:
    return " ".join(EFFECTS.words(effect, text) for effect in effects(codes))


def card(card: Card, text: Text) -> str:
    you, they = sentences(card.you, text), sentences(card.others, text)
    return text("printed-both", yours=you, others=they) if they else you


def threat(card: Threat, text: Text) -> str:
    """Its two monsters, what its left icon does to everybody, and whether it is kept."""
    first, second = (MONSTER.words(MONSTER.number[kind], text) for kind in card.monsters)
    found = [text("printed-threat", first=first, second=second)]
    if card.all:
        found.append(text("printed-threat-icon", effect=sentences(card.all, text)))
    if card.threat:
        found.append(text("printed-threat-kept"))
    return " ".join(found)


def inn(number: int, game: Donjon, text: Text) -> str:
    """Whom it means, and what happens to them."""
    hit = sentences(game.content.inn[number].hit, text)
    return text("printed-inn", who=game.things.inn.words(number, text), effect=hit)


def tile(tile: Tile, game: Donjon, text: Text) -> str:
    powers = game.things.power.number
    return " / ".join(card(game.content.powers[powers[code]], text) for code in tile.powers)


def objective(code: str, game: Donjon, text: Text) -> str:
    """What it pays, or its name if an owner's file brings one of its own."""
    choice, key = game.things.objective, f"pays-{code}"
    return text(key) if key in text else choice.words(choice.number[code], text)


def board(board: Board, text: Text) -> str:
    """The monsters in its entrance."""
    return ", ".join(
        text("things", **WHAT.arguments(WHAT.number[kind], text), **COUNT.arguments(count, text))
        for kind, count in Counter(board.monsters).items()
    )


def room(code: str, text: Text) -> str:
    """What it is, and what its power does."""
    return text(f"printed-{code}")
