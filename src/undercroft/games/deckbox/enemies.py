# compiled by mypyc
"""The enemies' phase (B10, B29, B30): whom they go for, where they go, and that they attack whenever they can."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.deckbox.actions import (
    BARRAGE,
    ENEMY_MOVED,
    IDLE,
    NEAREST,
    REACH,
    RED,
    REGENERATE,
    REGENERATED,
    RICHEST,
    SIPHON,
    SIPHONED,
    WEAKEST,
)
from undercroft.games.deckbox.combat import attack_hero
from undercroft.games.deckbox.dungeon import NOWHERE, Ways
from undercroft.games.deckbox.state import HIGHEST, NOBODY, TIE, State
from undercroft.games.deckbox.tiles import SIDES
from undercroft.games.deckbox.ways import spread, ways_from

FAR: Final[i64] = 100000


def line_up(state: State) -> vec[i64]:
    """The tags of all enemies in the order in which they act: rising threat, at range first (B10)."""
    queue = vec[i64]()
    for colour in range(RED + 1):
        queue = join_the_line(state, colour, True, queue)
        queue = join_the_line(state, colour, False, queue)
    return queue


def join_the_line(state: State, colour: i64, archers: bool, queue: vec[i64]) -> vec[i64]:
    for i in range(len(state.tag)):
        if state.colour[i] == colour and state.is_archer(i) == archers:
            queue = append(queue, state.tag[i])
    return queue


def activate(state: State, i: i64, luck: Luck, events: Events) -> bool:
    """An enemy's turn, or its turn up to the question whom it goes for; returns whether it has attacked."""
    if state.stunned[i] == 1:
        state.stunned[i] = 0
        events.note(IDLE, state.card(i), state.floor.cell[state.place[i]])
        return False
    if state.keywords(i) & SIPHON:
        siphon(state, i, events)
    return go_for(state, i, NOBODY, luck, events)


def siphon(state: State, i: i64, events: Events) -> None:
    """Heroes on its tile and adjacent ones lose an energy (B32)."""
    for seat in range(state.seats):
        if state.is_alive(seat) and state.energy[seat] > 0 and state.floor.is_near(state.place[i], state.square[seat]):
            state.energy[seat] -= 1
            events.note(SIPHONED, seat, state.card(i), state.floor.cell[state.place[i]])


@final
@mypyc_attr(acyclic=True)
class Plan:
    """What an enemy is about to do as things stand (B29, B30)."""

    def __init__(self, seat: i64, targets: i64, among: i64, square: i64, attacks: bool, ranged: bool) -> None:
        self.seat = seat
        """Whom it goes for; NOBODY if there is nobody, or if the players must choose."""
        self.targets = targets
        """Those that it could go for, as bits."""
        self.among = among
        """Those of them that suit it best."""
        self.square = square
        """Where it goes."""
        self.attacks = attacks
        self.ranged = ranged


def plan(state: State, i: i64, chosen: i64) -> Plan:
    """Whom it goes for and where to. `chosen` is the hero that the players chose among equals, or NOBODY."""
    floor = state.floor
    side = state.side(i)
    cards = state.cards.enemies
    here = state.place[i]
    ways = spread(floor, here, cards.speed[side], state.square, False)
    ranged = state.is_archer(i) and cards.ranged_dice[side] > 0
    targets: i64 = 0
    if ranged:
        targets = targets_at_range(state, i, ways)
    if targets == 0 and cards.melee_dice[side] > 0:
        ranged = False
        targets = targets_in_melee(state, i, ways)
    attacks = targets != 0
    if not attacks:
        targets = everybody(state)
        if targets == 0:
            return Plan(NOBODY, 0, 0, here, False, False)
    among = equals(state, i, targets)
    seat = favourite(state, among, chosen)
    goal = here
    if seat != NOBODY:
        if not attacks:
            goal = nearest_to(state, i, seat, ways)
        elif ranged:
            goal = farthest(state, i, seat, ways)
        else:
            goal = closest(state, i, seat, ways)
    return Plan(seat, targets, among, goal, attacks, attacks and ranged)


def go_for(state: State, i: i64, chosen: i64, luck: Luck, events: Events) -> bool:
    """Move and attack, or ask the players whom it goes for; returns whether it has attacked."""
    found = plan(state, i, chosen)
    if found.seat == NOBODY:
        if found.among != 0:
            state.push(pack(TIE, state.tag[i], found.among))
        return False
    walk(state, i, found.square, events)
    if found.attacks:
        attack(state, i, found.seat, found.ranged, luck, events)
    return found.attacks


def everybody(state: State) -> i64:
    """All heroes that are alive, as bits."""
    found: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        if state.is_alive(seat):
            found |= one << seat
    return found


def targets_at_range(state: State, i: i64, ways: Ways) -> i64:
    """The heroes that could be shot at from somewhere within reach, as bits."""
    found: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        if not state.is_alive(seat):
            continue
        for square in ways.reached:
            if can_shoot(state, square, seat) and may_attack_from(state, i, square):
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
    target = state.square[seat]
    best = NOWHERE
    for side in range(SIDES):
        square = floor.step[target * 4 + side]
        shorter = square != NOWHERE and ways.to(square) >= 0 and (best == NOWHERE or ways.to(square) < ways.to(best))
        if shorter and may_end_on(state, i, square):
            best = square
    if state.keywords(i) & REACH:
        for square in ways.reached:
            shorter = best == NOWHERE or ways.to(square) < ways.to(best)
            if shorter and is_diagonal(state, square, target) and may_attack_from(state, i, square):
                best = square
    return best


def is_diagonal(state: State, square: i64, target: i64) -> bool:
    """Whether Reach strikes from one square to the other: around one corner of a wall, not between two (B32)."""
    floor = state.floor
    if floor.distance(square, target) != 1 or floor.is_adjacent(square, target):
        return False
    return floor.lines(square, target) != 0


def farthest(state: State, i: i64, seat: i64, ways: Ways) -> i64:
    """The square within reach that is farthest from a hero it can be shot at from, the nearest of equals."""
    reached = ways.reached
    away = vec[i64]([0] * len(reached))
    apart: i64 = 0
    for n in range(len(reached)):
        away[n] = state.floor.distance(reached[n], state.square[seat])
        if away[n] > apart:
            apart = away[n]
    best = NOWHERE
    while best == NOWHERE and apart >= 2:
        for n in range(len(reached)):
            square = reached[n]
            suits = away[n] == apart and (best == NOWHERE or ways.to(square) < ways.to(best))
            if suits and state.enemy_sees(square, seat) and may_attack_from(state, i, square):
                best = square
        apart -= 1
    return best


def favourite(state: State, among: i64, chosen: i64) -> i64:
    """Whom an enemy goes for among equals; NOBODY if the players must choose."""
    if chosen != NOBODY and (among >> chosen) & 1 == 1:
        return chosen
    if state.ask_ties and among & (among - 1) != 0:
        return NOBODY
    seat: i64 = 0
    while (among >> seat) & 1 == 0:
        seat += 1
    return seat


def equals(state: State, i: i64, targets: i64) -> i64:
    """Those of the targets that suit an enemy's behaviour equally well, as bits. How near somebody is goes by the
    way there, whoever stands on it."""
    if targets & (targets - 1) == 0:
        return targets
    best: i64 = 0
    most: i64 = -FAR
    one: i64 = 1
    for seat in range(state.seats):
        if (targets >> seat) & 1 == 0:
            continue
        suits = appeal(state, i, seat)
        if suits > most:
            most = suits
            best = one << seat
        elif suits == most:
            best |= one << seat
    return best


def appeal(state: State, i: i64, seat: i64) -> i64:
    """How well a hero suits an enemy's behaviour."""
    behaviour = state.cards.enemies.behaviour[state.side(i)]
    if behaviour == NEAREST:
        away = ways_from(state.floor, state.square[seat]).to(state.place[i])
        return -away if away >= 0 else 1 - FAR
    if behaviour == WEAKEST:
        return -state.health[seat]
    if behaviour == RICHEST:
        return state.treasure[seat]
    return state.health[seat]


def nearest_to(state: State, i: i64, seat: i64, ways: Ways) -> i64:
    """Nobody can be attacked: closer to the favourite, by the way that it will take. One that no hero sees where it
    stands may come nearer unseen, or it would never come out from behind its like."""
    left = ways_from(state.floor, state.square[seat])
    best = state.place[i]
    hidden = not is_watched(state, i, best)
    for square in ways.reached:
        if ways.to(square) > 0 and left.to(square) >= 0:
            nearer = left.to(best) < 0 or left.to(square) < left.to(best)
            if not nearer:
                nearer = left.to(square) == left.to(best) and ways.to(square) < ways.to(best)
            if nearer and may_end_on(state, i, square) and (hidden or is_watched(state, i, square)):
                best = square
    return best


def may_attack_from(state: State, i: i64, square: i64) -> bool:
    """It may stay where it is, but goes nowhere where no hero would see it (B30)."""
    return square == state.place[i] or (may_end_on(state, i, square) and is_watched(state, i, square))


def may_end_on(state: State, i: i64, square: i64) -> bool:
    """Through its like, but not to end there (B8)."""
    there = state.enemy_at(square)
    return there in (NOBODY, i)


def is_watched(state: State, i: i64, square: i64) -> bool:
    """Whether some hero would see an enemy on a square, past walls and other enemies."""
    floor = state.floor
    for there in state.square:
        if there == NOWHERE:
            continue
        lines = floor.lines(there, square)
        for k in range(len(state.place)):
            if k != i and lines != 0:
                lines = state.past(lines, there, square, state.place[k])
        if lines != 0:
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
    exposed = victims(state, i, seat, ranged)
    tag = state.tag[i]
    for n in range(len(exposed)):
        share = dice // len(exposed)
        if n < dice % len(exposed):
            share += 1
        if share > 0 and state.is_alive(exposed[n]) and state.tagged(tag) != NOBODY:
            attack_hero(state, i, exposed[n], share, bonus, luck, events)


def victims(state: State, i: i64, seat: i64, ranged: bool) -> vec[i64]:
    """Those among whom the dice of a Barrage are shared out evenly, the favourite first."""
    found = vec[i64]([seat])
    for other in range(state.seats):
        if other != seat and state.is_alive(other) and is_exposed(state, i, other, ranged):
            found = append(found, other)
    return found


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
            events.note(REGENERATED, state.card(i), state.floor.cell[state.place[i]], state.life[i])
