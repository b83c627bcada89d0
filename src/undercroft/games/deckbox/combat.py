# compiled by mypyc
"""Fighting (B20-B28, B32): attacks, defence, damage, and what becomes of those who take it."""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.deckbox.actions import (
    ATTACKED,
    CHARGED,
    CRASHED,
    CRUSH,
    DEFEATED,
    DEFENDED,
    DIED,
    ENEMY_ATTACKED,
    ENEMY_DEFENDED,
    ENEMY_FELL,
    ENEMY_HIT,
    ENEMY_WOUNDED,
    FELL,
    GAINED,
    HEAVY,
    HERO_CRASHED,
    HERO_PUSHED,
    HERO_STUNNED,
    KNOCKBACK,
    MOVED,
    PIT,
    PLUS,
    PUSHED,
    REBIRTH,
    RED,
    RITUAL,
    RITUALS,
    SAVED,
    STUN,
    STUNNED,
    THREW,
    WOUNDED,
)
from undercroft.games.deckbox.dungeon import NOWHERE, column, row
from undercroft.games.deckbox.exploring import leads_on, reveal
from undercroft.games.deckbox.state import GOLD, HIGHEST, ITEM, NOBODY, State


@final
@mypyc_attr(acyclic=True)
class Throw:
    """What the dice of an attack show."""

    def __init__(self) -> None:
        self.shown: i64 = 0
        """The first four faces, packed for an event: base 7, the first die last."""
        self.hits: i64 = 0
        self.criticals: i64 = 0


def throw(dice: i64, bonus: i64, luck: Luck) -> Throw:
    """Roll; a natural 6 or a total of 6 is a hit (B20), a natural 6 is critical (B21)."""
    result = Throw()
    weight: i64 = 1
    for n in range(dice):
        face = luck.roll(6)
        if n < 4:
            result.shown += face * weight
            weight *= 7
        if face == 6:
            result.criticals += 1
        if face == 6 or face + bonus >= 6:
            result.hits += 1
    return result


def blocks(hits: i64, bonus: i64, luck: Luck) -> Throw:
    """A die for each hit that can be blocked; 6 or more, bonus counted, blocks it (B23)."""
    result = Throw()
    weight: i64 = 1
    for n in range(hits):
        face = luck.roll(6)
        if n < 4:
            result.shown += face * weight
            weight *= 7
        if face + bonus >= 6:
            result.hits += 1
    return result


# Heroes attack


def attack_enemy(
    state: State, seat: i64, i: i64, dice: i64, bonus: i64, keywords: i64, charges: bool, luck: Luck, events: Events
) -> None:
    """A hero's dice against one enemy. `charges` says whether hits give energy (B22)."""
    cell = state.floor.cell
    events.note(ATTACKED, seat, state.card(i), cell[state.square[seat]], cell[state.place[i]])
    thrown = throw(dice, bonus, luck)
    events.note(THREW, thrown.shown, bonus + PLUS, thrown.hits, thrown.criticals)
    if charges and thrown.hits > 0:
        gained = thrown.hits
        if keywords & HEAVY:
            gained = 1
        charge(state, seat, gained, events)
    wounds = thrown.criticals
    blockable = thrown.hits - thrown.criticals
    if blockable > 0:
        wounds += blockable - defended_by_enemy(state, i, blockable, state.pierced(keywords), luck, events)
    if wounds == 0:
        return
    damage = wounds
    if keywords & CRUSH:
        damage += wounds
    tag = state.tag[i]
    if not hurt_enemy(state, i, damage, seat, luck, events):
        return
    if keywords & STUN:
        stun_enemy(state, i, events)
    if keywords & KNOCKBACK:
        push_enemy(state, state.tagged(tag), state.square[seat], seat, luck, events)


def charge(state: State, seat: i64, energy: i64, events: Events) -> None:
    state.energy[seat] += energy
    events.note(CHARGED, seat, energy)


def defended_by_enemy(state: State, i: i64, hits: i64, malus: i64, luck: Luck, events: Events) -> i64:
    thrown = blocks(hits, state.cards.enemies.defence[state.side(i)] - malus, luck)
    events.note(ENEMY_DEFENDED, state.card(i), state.floor.cell[state.place[i]], thrown.shown, hits - thrown.hits)
    return thrown.hits


def stun_enemy(state: State, i: i64, events: Events) -> None:
    """Red enemies do not care (B32)."""
    if state.colour[i] != RED and state.stunned[i] == 0:
        state.stunned[i] = 1
        events.note(STUNNED, state.card(i), state.floor.cell[state.place[i]])


def hurt_enemy(state: State, i: i64, damage: i64, seat: i64, luck: Luck, events: Events) -> bool:
    """Turn an enemy's die down; returns whether it still stands (B24)."""
    left = state.life[i] - damage
    if left < 0:
        left = 0
    state.life[i] = left
    events.note(ENEMY_WOUNDED, state.card(i), state.floor.cell[state.place[i]], damage, left)
    if left > 0:
        return True
    colour = state.colour[i]
    mark = state.mark[i]
    events.note(DEFEATED, state.card(i), state.floor.cell[state.place[i]])
    take_away(state, i)
    if mark > 0 and mark not in state.mark:
        one: i64 = 1
        state.fallen |= one << mark
    if seat != NOBODY:
        face = luck.roll(6)
        if colour != RED:
            face = (face - 1) % 3 + 1
        state.treasure[seat] += face
        events.note(GAINED, seat, face)
    return False


def take_away(state: State, i: i64) -> None:
    """An enemy leaves the table; its die goes back to the supply."""
    state.dice[state.colour[i]] += 1
    state.tag, _ = pop(state.tag, i)
    state.colour, _ = pop(state.colour, i)
    state.kind, _ = pop(state.kind, i)
    state.life, _ = pop(state.life, i)
    state.place, _ = pop(state.place, i)
    state.mark, _ = pop(state.mark, i)
    state.stunned, _ = pop(state.stunned, i)


def behind(state: State, origin: i64, square: i64) -> i64:
    """Where a push from one square leads from another: diagonally after a diagonal attack, else along the longer
    distance. NOWHERE is a wall, or ground that is not explored (B32)."""
    cell = state.floor.cell
    step = state.floor.step
    dx = column(cell[square]) - column(cell[origin])
    dy = row(cell[square]) - row(cell[origin])
    across: i64 = 1 if dx > 0 else 3
    along: i64 = 2 if dy > 0 else 0
    if dx == dy or dx == -dy:  # around one corner of a wall, not between two
        beside = step[square * 4 + across]
        if beside != NOWHERE and step[beside * 4 + along] != NOWHERE:
            return step[beside * 4 + along]
        beside = step[square * 4 + along]
        return step[beside * 4 + across] if beside != NOWHERE else NOWHERE
    if dx * dx > dy * dy:
        return step[square * 4 + across]
    return step[square * 4 + along]


def push_enemy(state: State, i: i64, origin: i64, seat: i64, luck: Luck, events: Events) -> None:
    """Knockback (B32): one square away, or against what is behind."""
    here = state.place[i]
    there = behind(state, origin, here)
    if there == NOWHERE:
        events.note(CRASHED, state.card(i), state.floor.cell[here])
        hurt_enemy(state, i, 1, seat, luck, events)
    elif state.is_taken(there):
        events.note(ENEMY_HIT, state.card(i), state.floor.cell[here])
        if defended_by_enemy(state, i, 1, 0, luck, events) == 0:
            hurt_enemy(state, i, 1, seat, luck, events)
    else:
        state.place[i] = there
        events.note(PUSHED, state.card(i), state.floor.cell[here], state.floor.cell[there])
        if state.floor.terrain[there] == PIT:
            events.note(ENEMY_FELL, state.card(i), state.floor.cell[there])
            hurt_enemy(state, i, 1, seat, luck, events)


# Enemies attack


def attack_hero(state: State, i: i64, seat: i64, dice: i64, bonus: i64, luck: Luck, events: Events) -> None:
    """An enemy's dice against one hero; it has no criticals (B21)."""
    keywords = state.keywords(i)
    cell = state.floor.cell
    events.note(ENEMY_ATTACKED, state.card(i), seat, cell[state.place[i]], cell[state.square[seat]])
    thrown = throw(dice, bonus, luck)
    events.note(THREW, thrown.shown, bonus + PLUS, thrown.hits)
    if thrown.hits == 0:
        return
    wounds = thrown.hits - defended_by_hero(state, seat, thrown.hits, state.pierced(keywords), luck, events)
    if wounds == 0:
        return
    damage = wounds
    if keywords & CRUSH:
        damage += wounds
    wound_hero(state, seat, damage, events)
    if keywords & RITUALS:
        ritual(state, i, events)
    if state.is_alive(seat):
        if keywords & STUN and state.dazed[seat] == 0:
            state.dazed[seat] = 1
            events.note(HERO_STUNNED, seat)
        if keywords & KNOCKBACK:
            push_hero(state, seat, state.place[i], luck, events)


def defended_by_hero(state: State, seat: i64, hits: i64, malus: i64, luck: Luck, events: Events) -> i64:
    thrown = blocks(hits, state.defence(seat) - malus, luck)
    events.note(DEFENDED, seat, state.floor.cell[state.square[seat]], thrown.shown, hits - thrown.hits)
    return thrown.hits


def hit_hero(state: State, seat: i64, luck: Luck, events: Events) -> None:
    """One hit from nowhere, defended as usual (B18)."""
    if state.is_alive(seat) and defended_by_hero(state, seat, 1, 0, luck, events) == 0:
        wound_hero(state, seat, 1, events)


def ritual(state: State, i: i64, events: Events) -> None:
    """The weakest enemy on the tile gains a health (B32)."""
    floor = state.floor
    here = state.place[i]
    weakest = NOBODY
    for k in range(len(state.place)):
        there = state.place[k]
        shared = floor.is_on(there, floor.home[here])
        if not shared and floor.other[here] != NOWHERE:
            shared = floor.is_on(there, floor.other[here])
        if shared and (weakest == NOBODY or state.life[k] < state.life[weakest]):
            weakest = k
    if state.life[weakest] < HIGHEST[state.colour[weakest]]:
        state.life[weakest] += 1
        events.note(RITUAL, state.card(weakest), floor.cell[state.place[weakest]], state.life[weakest])


def wound_hero(state: State, seat: i64, damage: i64, events: Events) -> None:
    left = state.health[seat] - damage
    if left < 0:
        left = 0
    state.health[seat] = left
    events.note(WOUNDED, seat, damage, left)
    if left == 0 and not is_saved(state, seat, events):
        die(state, seat, events)


def is_saved(state: State, seat: i64, events: Events) -> bool:
    """A charm of rebirth burns up instead of its owner."""
    for n in range(len(state.held)):
        item = state.held[n] % ITEM
        if state.held[n] // ITEM == seat and state.cards.items.effect[item] == REBIRTH:
            state.held, _ = pop(state.held, n)
            state.spent = append(state.spent, item)
            state.health[seat] = state.cards.items.power[item]
            events.note(SAVED, seat, item, state.health[seat])
            return True
    return False


def die(state: State, seat: i64, events: Events) -> None:
    """A dead hero leaves the table; what it had lies where it fell (B24)."""
    square = state.square[seat]
    events.note(DIED, seat, state.floor.cell[square])
    if state.treasure[seat] > 0:
        state.gold = append(state.gold, square * GOLD + state.treasure[seat])
    kept = vec[i64]()
    for held in state.held:
        if held // ITEM == seat:
            state.lying = append(state.lying, square * ITEM + held % ITEM)
        else:
            kept = append(kept, held)
    state.held = kept
    state.treasure[seat] = 0
    state.energy[seat] = 0
    state.health[seat] = 0
    state.square[seat] = NOWHERE
    state.guard[seat] = 0
    state.dazed[seat] = 0
    state.acts[seat] = 0
    state.done[seat] = 1
    state.deaths += 1
    if state.active == seat:
        state.active = NOBODY
        state.steps = 0


def push_hero(state: State, seat: i64, origin: i64, luck: Luck, events: Events) -> None:
    """Knockback against a hero."""
    here = state.square[seat]
    there = behind(state, origin, here)
    if there == NOWHERE:
        events.note(HERO_CRASHED, seat, state.floor.cell[here])
        wound_hero(state, seat, 1, events)
    elif state.is_taken(there):
        hit_hero(state, seat, luck, events)
    else:
        state.square[seat] = there
        events.note(HERO_PUSHED, seat, state.floor.cell[here], state.floor.cell[there])
        arrive(state, seat, there, luck, events)


# Heroes move


def follow(state: State, seat: i64, way: vec[i64], luck: Luck, events: Events) -> None:
    """A hero goes along a way, stretch by stretch: each ends in a pit, at unexplored ground, or at the goal."""
    start = state.square[seat]
    for n in range(len(way)):
        square = way[n]
        state.square[seat] = square
        if n == len(way) - 1 or state.floor.terrain[square] == PIT or leads_on(state, square):
            events.note(MOVED, seat, state.floor.cell[start], state.floor.cell[square])
            if not arrive(state, seat, square, luck, events):
                return
            start = square


def arrive(state: State, seat: i64, square: i64, luck: Luck, events: Events) -> bool:
    """A hero has come to a square: a pit hurts (B15), a half-square to unexplored ground reveals it (B12). Returns
    whether the move goes on undisturbed."""
    if state.floor.terrain[square] == PIT:
        events.note(FELL, seat, state.floor.cell[square])
        wound_hero(state, seat, 1, events)
        return state.is_alive(seat)
    if leads_on(state, square):
        reveal(state, square, seat, luck, events)
        return False
    return True
