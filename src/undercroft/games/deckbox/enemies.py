# compiled by mypyc
"""The enemies' phase (B10, B29, B30): whom they go for, where they go, and that they attack whenever they can."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.deckbox.actions import (
    BARRAGE,
    ENEMY_MOVED,
    IDLE,
    NEAREST,
    REACH,
    REGENERATE,
    REGENERATED,
    RICHEST,
    SIPHON,
    SIPHONED,
    WEAKEST,
)
from undercroft.games.deckbox.combat import attack_hero
from undercroft.games.deckbox.floor import NOWHERE, Ways
from undercroft.games.deckbox.state import HIGHEST, NOBODY, TIE, State

FAR: Final[i64] = 100000


def line_up(state: State) -> vec[i64]:
    """The tags of all enemies in the order in which they act: rising threat, at range first (B10)."""
    queue = vec[i64]()
    for colour in range(3):
        for archers in range(2):
            for i in range(len(state.tag)):
                if state.colour[i] == colour and state.is_archer(i) == (archers == 0):
                    queue = append(queue, state.tag[i])
    return queue


def activate(state: State, i: i64, luck: Luck, events: Events) -> None:
    """An enemy's turn up to its attack, or up to the question whom it goes for."""
    if state.stunned[i] == 1:
        state.stunned[i] = 0
        events.note(IDLE, state.card(i), state.floor.cell[state.place[i]])
        return
    if state.keywords(i) & SIPHON:
        siphon(state, i, events)
    go_for(state, i, NOBODY, luck, events)


def siphon(state: State, i: i64, events: Events) -> None:
    """Heroes on its tile and adjacent ones lose an energy (B32)."""
    for seat in range(state.seats):
        if state.is_alive(seat) and state.energy[seat] > 0 and state.floor.is_near(state.place[i], state.square[seat]):
            state.energy[seat] -= 1
            events.note(SIPHONED, seat)


def go_for(state: State, i: i64, chosen: i64, luck: Luck, events: Events) -> None:
    """Move and attack (B29, B30). `chosen` is the hero that the players chose among equals, or NOBODY."""
    floor = state.floor
    side = state.side(i)
    cards = state.cards.enemies
    here = state.place[i]
    barred = vec[i64]()
    for square in state.square:
        if square != NOWHERE:
            barred = append(barred, square)
    ways = floor.spread(here, cards.speed[side], barred, False)
    for k in range(len(state.place)):
        if k != i:
            ways.dist[state.place[k]] = NOWHERE  # through its like, but not to end there
    ranged = state.is_archer(i) and cards.ranged_dice[side] > 0
    targets: i64 = 0
    if ranged:
        targets = targets_at_range(state, ways)
    if targets == 0 and cards.melee_dice[side] > 0:
        ranged = False
        targets = targets_in_melee(state, i, ways)
    if targets == 0:
        approach(state, i, ways, chosen, events)
        return
    seat = favourite(state, i, targets, chosen)
    if seat == NOBODY:
        state.push(pack(TIE, state.tag[i], equals(state, i, targets)))
        return
    if ranged:
        walk(state, i, farthest(state, seat, ways), events)
    else:
        walk(state, i, closest(state, i, seat, ways), events)
    attack(state, i, seat, ranged, luck, events)


def targets_at_range(state: State, ways: Ways) -> i64:
    """The heroes that could be shot at from somewhere within reach, as bits."""
    found: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        if not state.is_alive(seat):
            continue
        for square in ways.reached:
            if ways.dist[square] >= 0 and can_shoot(state, square, seat):
                found |= one << seat
                break
    return found


def can_shoot(state: State, square: i64, seat: i64) -> bool:
    """At least one square between, and in sight (B26)."""
    return state.floor.distance(square, state.square[seat]) >= 2 and state.enemy_sees(square, seat)


def targets_in_melee(state: State, i: i64, ways: Ways) -> i64:
    found: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        if state.is_alive(seat) and closest(state, i, seat, ways) != NOWHERE:
            found |= one << seat
    return found


def closest(state: State, i: i64, seat: i64, ways: Ways) -> i64:
    """The square within reach with the shortest way to it from which a hero can be struck, or NOWHERE."""
    floor = state.floor
    dist = ways.dist
    target = state.square[seat]
    best = NOWHERE
    for side in range(4):
        square = floor.step[target * 4 + side]
        if square != NOWHERE and dist[square] >= 0 and (best == NOWHERE or dist[square] < dist[best]):
            best = square
    if state.keywords(i) & REACH:
        for square in ways.reached:
            shorter = dist[square] >= 0 and (best == NOWHERE or dist[square] < dist[best])
            if shorter and is_diagonal(state, square, target):
                best = square
    return best


def is_diagonal(state: State, square: i64, target: i64) -> bool:
    """Whether Reach strikes from one square to the other: around one corner of a wall, not between two (B32)."""
    floor = state.floor
    if floor.distance(square, target) != 1 or floor.is_adjacent(square, target):
        return False
    return floor.in_range(square, target) and floor.lines(square, target) != 0


def farthest(state: State, seat: i64, ways: Ways) -> i64:
    """The square within reach that is farthest from a hero it can be shot at from, the nearest of equals."""
    floor = state.floor
    dist = ways.dist
    best = NOWHERE
    most: i64 = -1
    for square in ways.reached:
        if dist[square] < 0:
            continue
        apart = floor.distance(square, state.square[seat])
        if apart >= most and (apart > most or dist[square] < dist[best]) and can_shoot(state, square, seat):
            best = square
            most = apart
    return best


def favourite(state: State, i: i64, targets: i64, chosen: i64) -> i64:
    """Whom an enemy goes for by its behaviour; NOBODY if the players must choose among equals."""
    best = equals(state, i, targets)
    if chosen != NOBODY and (best >> chosen) & 1 == 1:
        return chosen
    if state.ask_ties and best & (best - 1) != 0:
        return NOBODY
    seat: i64 = 0
    while (best >> seat) & 1 == 0:
        seat += 1
    return seat


def equals(state: State, i: i64, targets: i64) -> i64:
    """Those of the targets that suit an enemy's behaviour equally well, as bits. How near somebody is goes by the
    way there, whoever stands on it."""
    behaviour = state.cards.enemies.behaviour[state.side(i)]
    if targets & (targets - 1) == 0:
        return targets
    best: i64 = 0
    most: i64 = -FAR
    one: i64 = 1
    for seat in range(state.seats):
        if (targets >> seat) & 1 == 0:
            continue
        suits: i64 = state.health[seat]
        if behaviour == NEAREST:
            suits = -state.floor.ways_from(state.square[seat]).dist[state.place[i]]
        elif behaviour == WEAKEST:
            suits = -state.health[seat]
        elif behaviour == RICHEST:
            suits = state.treasure[seat]
        if suits > most:
            most = suits
            best = one << seat
        elif suits == most:
            best |= one << seat
    return best


def approach(state: State, i: i64, ways: Ways, chosen: i64, events: Events) -> None:
    """Nobody can be attacked: come closer to the favourite, but never out of the sight of all heroes (B30)."""
    targets: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        if state.is_alive(seat):
            targets |= one << seat
    if targets == 0:
        return
    floor = state.floor
    here = state.place[i]
    seat = favourite(state, i, targets, chosen)
    if seat == NOBODY:
        state.push(pack(TIE, state.tag[i], equals(state, i, targets)))
        return
    left = floor.ways_from(state.square[seat]).dist
    watched = is_watched(state, here)
    best = here
    for square in ways.reached:
        if ways.dist[square] > 0 and left[square] >= 0:
            nearer = left[square] < left[best] or (left[square] == left[best] and ways.dist[square] < ways.dist[best])
            if nearer and (not watched or is_watched(state, square)):
                best = square
    walk(state, i, best, events)


def is_watched(state: State, square: i64) -> bool:
    """Whether some hero can see a square, as far as walls are concerned."""
    floor = state.floor
    for there in state.square:
        if there != NOWHERE and floor.in_range(there, square) and floor.lines(there, square) != 0:
            return True
    return False


def walk(state: State, i: i64, square: i64, events: Events) -> None:
    if square != state.place[i]:
        events.note(ENEMY_MOVED, state.card(i), state.floor.cell[state.place[i]], state.floor.cell[square])
        state.place[i] = square


def attack(state: State, i: i64, seat: i64, ranged: bool, luck: Luck, events: Events) -> None:
    side = state.side(i)
    cards = state.cards.enemies
    dice = cards.melee_dice[side]
    bonus = cards.melee[side]
    if ranged:
        dice = cards.ranged_dice[side]
        bonus = cards.ranged[side]
    if not cards.keywords[side] & BARRAGE:
        attack_hero(state, i, seat, dice, bonus, luck, events)
        return
    # Barrage: the dice are shared out evenly, the favourite first.
    victims = vec[i64]([seat])
    for other in range(state.seats):
        if other != seat and state.is_alive(other) and is_exposed(state, i, other, ranged):
            victims = append(victims, other)
    tag = state.tag[i]
    for n in range(len(victims)):
        share = dice // len(victims)
        if n < dice % len(victims):
            share += 1
        if share > 0 and state.is_alive(victims[n]) and state.tagged(tag) != NOBODY:
            attack_hero(state, i, victims[n], share, bonus, luck, events)


def is_exposed(state: State, i: i64, seat: i64, ranged: bool) -> bool:
    """Whether an enemy can attack a hero from where it stands."""
    here = state.place[i]
    if ranged:
        return can_shoot(state, here, seat)
    if state.floor.is_adjacent(here, state.square[seat]):
        return True
    return state.keywords(i) & REACH != 0 and is_diagonal(state, here, state.square[seat])


def regenerate(state: State, events: Events) -> None:
    """At the end of the round (B11, B32)."""
    for i in range(len(state.tag)):
        if state.keywords(i) & REGENERATE and state.life[i] < HIGHEST[state.colour[i]]:
            state.life[i] += 1
            events.note(REGENERATED, state.card(i), state.floor.cell[state.place[i]])
