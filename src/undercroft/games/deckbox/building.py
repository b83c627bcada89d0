# compiled by mypyc
"""Building heroes from hero, gear and ability, and where they begin (B4, B5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.packing import pack
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.state import ACTIONS, BUILDING, NONE, State
from undercroft.games.deckbox.tiles import INSIDE


def options(delve: State, seat: i64) -> vec[i64]:
    """What a seat may take next: a ready-made hero, or a hero, then gear, then an ability; and then its place."""
    found = vec[i64]()
    cards = delve.cards
    if delve.hero[seat] == NONE:
        for preset in range(len(cards.presets) // 3):
            if is_free(delve, preset):
                found = append(found, pack(a.READY, preset))
        for hero in range(len(cards.heroes.health)):
            if hero not in delve.hero:
                found = append(found, pack(a.HERO, hero))
    elif delve.gear[seat] == NONE:
        for gear in range(len(cards.gear.melee)):
            if left_in_box(delve.gear, gear, delve.boxes):
                found = append(found, pack(a.GEAR, gear))
    elif delve.ability[seat] == NONE:
        for ability in range(len(cards.abilities.effect)):
            if left_in_box(delve.ability, ability, delve.boxes):
                found = append(found, pack(a.LEARN, ability))
    else:
        for square in range(INSIDE):
            if is_free_gate(delve, square):
                found = append(found, pack(a.STAND, delve.floor.cell[square]))
    return found


def is_free_gate(delve: State, square: i64) -> bool:
    """Whether a hero can begin there: an entrance square of the start tile, which has room for all."""
    return delve.floor.terrain[square] == a.GATE and square not in delve.square


def is_free(delve: State, preset: i64) -> bool:
    """Whether all three cards of a ready-made hero are still to be had."""
    presets = delve.cards.presets
    return (
        presets[preset * 3] not in delve.hero
        and left_in_box(delve.gear, presets[preset * 3 + 1], delve.boxes)
        and left_in_box(delve.ability, presets[preset * 3 + 2], delve.boxes)
    )


def take_preset(delve: State, seat: i64, preset: i64, events: Events) -> None:
    presets = delve.cards.presets
    delve.hero[seat] = presets[preset * 3]
    delve.gear[seat] = presets[preset * 3 + 1]
    delve.ability[seat] = presets[preset * 3 + 2]
    events.note(a.BUILT, seat, delve.hero[seat], delve.gear[seat], delve.ability[seat])


def take_card(delve: State, seat: i64, kind: i64, card: i64, events: Events) -> None:
    if kind == a.READY:
        take_preset(delve, seat, card, events)
    elif kind == a.HERO:
        delve.hero[seat] = card
    elif kind == a.GEAR:
        delve.gear[seat] = card
    else:
        delve.ability[seat] = card
        events.note(a.BUILT, seat, delve.hero[seat], delve.gear[seat], card)


def left_in_box(taken: vec[i64], card: i64, boxes: i64) -> bool:
    """Whether a gear or ability card is still to be had: one for each box (B4)."""
    used: i64 = 0
    for other in taken:
        if other == card:
            used += 1
    return used < boxes


def place_hero(delve: State, seat: i64, square: i64, events: Events) -> None:
    """The players place their heroes as they like; then the next one is built (B5)."""
    stand(delve, seat, square)
    events.note(a.STOOD, seat, delve.floor.cell[square])
    delve.drop()
    if seat + 1 < delve.seats:
        delve.push(pack(BUILDING, seat + 1))


def start_at_once(delve: State) -> None:
    """Heroes that were settled before stand where there is room, one after the other (B5)."""
    seat: i64 = 0
    for square in range(INSIDE):
        if seat < delve.seats and is_free_gate(delve, square):
            stand(delve, seat, square)
            seat += 1


def stand(delve: State, seat: i64, square: i64) -> None:
    delve.square[seat] = square
    delve.health[seat] = delve.most_health(seat)
    delve.acts[seat] = ACTIONS
