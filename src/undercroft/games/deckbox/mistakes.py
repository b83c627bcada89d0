"""What no type can say about a quest: every mistake with its place in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from undercroft.engine.content import load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import LANGUAGES, Message
from undercroft.games.deckbox.quests import (
    CODE,
    EDGES,
    SLOTS,
    CardSide,
    Choice,
    Close,
    Energy,
    Item,
    Offer,
    Quest,
    Roll,
    Say,
    Spawn,
    Token,
    Treasure,
    When,
    Where,
    Win,
    Words,
    amount,
    effects_of,
)
from undercroft.games.deckbox.winnable import too_many_red, wrong_ends


class Known(msgspec.Struct, frozen=True):
    """What quests are made of: the exits of each tile face, those with an entrance, the slots of the enemy cards, how
    many of each item a box has."""

    exits: dict[str, str]
    gates: frozenset[str]
    enemies: dict[str, str]
    items: dict[str, int]


def load_quest(path: Path, known: Known) -> Quest:
    """A quest from its file; the first mistake is raised."""
    quest, _ = load(path, Quest)
    check_quest(path, quest, known)
    return quest


def check_quest(path: Path, quest: Quest, known: Known, inside: str = "") -> None:
    """Raise the first mistake; `inside` is where in the file the quest stands."""
    for place, message in mistakes(quest, known):
        raise Unreadable(path, inside + place, message)


def mistakes(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """All that no type can say about a quest: its place and what is wrong there."""
    yield from wrong_words(quest)
    yield from wrong_cards(quest, known)
    yield from wrong_enemies(quest, known)
    yield from wrong_tiles(quest, known)
    yield from wrong_encounters(quest)
    yield from wrong_effects(quest, known)
    yield from wrong_conditions(quest, known)
    yield from wrong_ends(quest)
    yield from too_many_red(quest)


def wrong_words(quest: Quest) -> Iterator[tuple[str, Message]]:
    for name in ("title", "summary", "goal"):
        words: Words = getattr(quest, name)
        if not any(words.said_in(language) for language in LANGUAGES):
            yield name, Message("quest-no-words")
    for place, told in words_of(quest):
        if not any(told.said_in(language) for language in LANGUAGES):
            yield place, Message("quest-no-words")
    if not re.fullmatch(CODE, quest.code):
        yield "code", Message("quest-code", code=quest.code)
    for kind in ("tokens", "names", "cards", "encounters"):
        codes = [thing.code for thing in getattr(quest, kind)]
        for n, code in enumerate(codes):
            if not re.fullmatch(CODE, code):
                yield f"{kind}[{n}].code", Message("quest-code", code=code)
            if code in codes[:n]:
                yield f"{kind}[{n}].code", Message("quest-code-twice", code=code)


def words_of(quest: Quest) -> Iterator[tuple[str, Words]]:
    """All that is read or named below the head of a quest, with its place."""
    for kind in ("tokens", "names", "cards"):
        for n, thing in enumerate(getattr(quest, kind)):
            yield f"{kind}[{n}].name", thing.name
    for name in ("won", "lost"):
        last_word: Words | None = getattr(quest.ending, name)
        if last_word is not None:
            yield f"ending.{name}", last_word
    for kind in ("encounters", "rounds"):
        for n, thing in enumerate(getattr(quest, kind)):
            if thing.text is not None:
                yield f"{kind}[{n}].text", thing.text
    for place, effect in effects_of(quest):
        if isinstance(effect, Say | Offer):
            yield f"{place}.text", effect.text
        elif isinstance(effect, Choice):
            yield from ((f"{place}.options[{n}].text", one.text) for n, one in enumerate(effect.options))
        elif isinstance(effect, Roll):
            told = ((n, one.text) for n, one in enumerate(effect.outcomes))
            yield from ((f"{place}.outcomes[{n}].text", text) for n, text in told if text is not None)


def wrong_cards(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """Enemy cards of the quest's own making: each is played, and can do what its slot is for."""
    for n, card in enumerate(quest.cards):
        if card.code in known.enemies:
            yield f"cards[{n}].code", Message("quest-card-known", code=card.code)
        elif card.code not in quest.enemies.cards:
            yield f"cards[{n}]", Message("quest-idle-card", code=card.code)
        for name, side in (("normal", card.normal), ("hard", card.hard)):
            if side is not None and not can_fight(side, card.slot):
                yield f"cards[{n}].{name}", Message("quest-no-dice", slot=card.slot)


def can_fight(side: CardSide, slot: str) -> bool:
    if slot == "red":
        return side.melee_dice + side.ranged_dice > 0
    return (side.ranged_dice if slot.endswith("ranged") else side.melee_dice) > 0


def wrong_enemies(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    cards: dict[str, str] = {**{card.code: card.slot for card in quest.cards}, **known.enemies}
    for slot, code in zip(SLOTS, quest.enemies.cards, strict=True):
        if code not in cards:
            fitting = ", ".join(card for card, at in cards.items() if at == slot)
            yield f"enemies.{slot}", Message("quest-no-enemy", code=code, cards=fitting)
        elif cards[code] != slot:
            yield f"enemies.{slot}", Message("quest-wrong-slot", code=code, slot=cards[code])


def wrong_tiles(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    laid = [("start.tile", quest.start.tile)]
    if quest.pool is not None:
        if quest.map:
            yield "map", Message("quest-two-styles")
        laid += [(f"pool.tiles[{n}]", tile) for n, tile in enumerate(quest.pool.tiles)]
        laid.append(("pool.finale.tile", quest.pool.finale.tile))
        if len(quest.pool.tiles) < quest.pool.finale.after - 1:
            wanted = quest.pool.finale.after - 1
            yield "pool.tiles", Message("quest-few-tiles", count=len(quest.pool.tiles), wanted=wanted)
    elif not quest.map:
        yield "map", Message("quest-no-style")
    laid += [(f"map[{n}].tile", room.tile) for n, room in enumerate(quest.map)]
    for n, (place, tile) in enumerate(laid):
        if tile not in known.exits:
            yield place, Message("quest-no-tile", tile=tile)
        elif any(tile[:-1] == other[:-1] for _, other in laid[:n]):
            yield place, Message("quest-tile-twice", tile=tile)
    if quest.start.tile in known.exits and quest.start.tile not in known.gates:
        yield "start.tile", Message("quest-no-entrance", tile=quest.start.tile)
    seen = [(0, 0)]
    for n, room in enumerate(quest.map):
        if room.at in seen:
            yield f"map[{n}].at", Message("quest-place-twice")
        seen.append(room.at)
    if all(room.tile in known.exits for room in quest.map) and quest.start.tile in known.exits:
        yield from unreachable(quest, known)


def unreachable(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """Rooms of a map that no way leads to."""
    rooms = {(0, 0): (quest.start.tile, quest.start.turn), **{room.at: (room.tile, room.turn) for room in quest.map}}
    found, edge = {(0, 0)}, [(0, 0)]
    while edge:
        x, y = edge.pop()
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            there = (x + dx, y + dy)
            if there not in rooms or there in found:
                continue
            if has_exit(known, rooms[x, y], side) and has_exit(known, rooms[there], (side + 2) % 4):
                found.add(there)
                edge.append(there)
    for n, room in enumerate(quest.map):
        if room.at not in found:
            yield f"map[{n}]", Message("quest-no-way", tile=room.tile)


def has_exit(known: Known, room: tuple[str, int], side: int) -> bool:
    tile, turn = room
    return EDGES[(side - turn) % 4] in known.exits[tile]


def wrong_encounters(quest: Quest) -> Iterator[tuple[str, Message]]:
    codes = {encounter.code for encounter in quest.encounters}
    named = [("start.encounter", quest.start.encounter)]
    named += [(f"map[{n}].encounter", room.encounter) for n, room in enumerate(quest.map)]
    if quest.pool is not None:
        named += [(f"pool.encounters[{n}]", code) for n, code in enumerate(quest.pool.encounters)]
        named.append(("pool.finale.encounter", quest.pool.finale.encounter))
    for place, code in named:
        if code is not None and code not in codes:
            yield place, Message("quest-no-encounter", code=code)
    used = {code for _, code in named}
    for n, encounter in enumerate(quest.encounters):
        if encounter.code not in used:
            yield f"encounters[{n}]", Message("quest-idle-encounter", code=encounter.code)
    tokens, names = {token.code for token in quest.tokens}, {name.code for name in quest.names}
    offers = [f"{place}." for place, effect in effects_of(quest) if isinstance(effect, Offer)]
    for place, effect in effects_of(quest):
        if isinstance(effect, Spawn):
            if amount(effect.count) is None:
                yield f"{place}.count", Message("quest-count", count=str(effect.count))
            if effect.name is not None and effect.name not in names:
                yield f"{place}.name", Message("quest-no-name", code=effect.name)
            if effect.colour != "red" and (effect.health or 1) > 3:
                yield f"{place}.health", Message("quest-health", health=effect.health)
        elif isinstance(effect, Token | When) and effect.token not in tokens:
            yield f"{place}.token", Message("quest-no-token", code=effect.token)
        elif isinstance(effect, Close) and not any(place.startswith(offer) for offer in offers):
            yield place, Message("quest-close")
        elif isinstance(effect, Roll):
            faces = [face for outcome in effect.outcomes for face in outcome.faces]
            if sorted(faces) != [1, 2, 3, 4, 5, 6]:
                yield f"{place}.outcomes", Message("quest-faces")


def wrong_effects(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    """What an effect gives, takes or names, and where enemies come."""
    tiles = tiles_of(quest)
    for place, effect in effects_of(quest):
        if isinstance(effect, Treasure | Energy) and effect.amount == 0:
            yield f"{place}.amount", Message("quest-no-amount")
        elif isinstance(effect, Item) and effect.item is not None:
            if effect.item not in known.items:
                yield f"{place}.item", Message("quest-no-item", code=effect.item, items=", ".join(known.items))
            elif effect.amount > known.items[effect.item]:
                yield (
                    f"{place}.amount",
                    Message("quest-many-items", wanted=effect.amount, count=known.items[effect.item]),
                )
        elif isinstance(effect, Spawn) and effect.where not in (*get_args(Where), *tiles):
            words = ", ".join((*get_args(Where), *tiles))
            yield f"{place}.where", Message("quest-nowhere", where=effect.where, places=words)


def tiles_of(quest: Quest) -> list[str]:
    """The faces that may come to the table."""
    tiles = [quest.start.tile, *(room.tile for room in quest.map)]
    if quest.pool is not None:
        tiles += [*quest.pool.tiles, quest.pool.finale.tile]
    return tiles


def wrong_conditions(quest: Quest, known: Known) -> Iterator[tuple[str, Message]]:
    tokens = {token.code for token in quest.tokens}
    spawned = {effect.name for _, effect in effects_of(quest) if isinstance(effect, Spawn)}
    if not quest.win and not any(isinstance(effect, Win) for _, effect in effects_of(quest)):
        yield "win", Message("quest-no-win")
    for kind in ("win", "lose"):
        for n, condition in enumerate(getattr(quest, kind)):
            place = f"{kind}[{n}]"
            if condition.token is not None and condition.token not in tokens:
                yield f"{place}.token", Message("quest-no-token", code=condition.token)
            if condition.defeated is not None and condition.defeated not in spawned:
                yield f"{place}.defeated", Message("quest-never-comes", code=condition.defeated)
            if condition.exit is not None and condition.on == "elsewhere" and not has_far_gate(quest, known):
                yield f"{place}.exit", Message("quest-no-exit")


def has_far_gate(quest: Quest, known: Known) -> bool:
    tiles = [room.tile for room in quest.map]
    if quest.pool is not None:
        tiles.append(quest.pool.finale.tile)
    return any(tile in known.gates for tile in tiles)
