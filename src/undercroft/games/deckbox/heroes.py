# compiled by mypyc
"""What heroes do beside moving (B8, B9): whom they can attack, what items and abilities are good for, trade."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.deckbox.actions import (
    ABILITY,
    ATTACK,
    BLAST,
    BOUGHT,
    BUY,
    DASH,
    DAZE,
    ENERGY,
    FIRST_LASTING,
    GIVE,
    GUARD,
    GUARDED,
    HEAL,
    INVOKED,
    PAY,
    PICKED_UP,
    RALLIED,
    RALLY,
    REACH,
    RED,
    REVEAL,
    STRIKE,
    SWEEP,
    TAKE,
    TOOK,
    USE,
    USED,
)
from undercroft.games.deckbox.combat import attack_enemy, charge, follow, stun_enemy
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.encounters import fill_market, heal
from undercroft.games.deckbox.enemies import is_diagonal
from undercroft.games.deckbox.exploring import leads_on, reveal
from undercroft.games.deckbox.state import GOLD, ITEM, NOBODY, State
from undercroft.games.deckbox.ways import shortest, spread

# Attacks


def can_strike(state: State, seat: i64, i: i64) -> bool:
    """Melee: orthogonally adjacent (B25), with Reach diagonally too (B32)."""
    here = state.square[seat]
    if state.cards.gear.melee_dice[state.gear[seat]] == 0:
        return False
    if state.floor.is_adjacent(here, state.place[i]):
        return True
    reach = state.cards.gear.keywords[state.gear[seat]] & REACH != 0
    return reach and is_diagonal(state, here, state.place[i])


def can_shoot(state: State, seat: i64) -> bool:
    """Whether the gear is good for attacks at range (B25)."""
    return state.cards.gear.ranged_dice[state.gear[seat]] > 0


def is_far(state: State, seat: i64, square: i64) -> bool:
    """Whether a square lies between a hero and that one: nearer nothing flies (B26)."""
    return state.floor.distance(state.square[seat], square) >= 2


def is_visible(state: State, seat: i64, i: i64) -> bool:
    """For anything that flies: a square between, in range and in sight (B26)."""
    return is_far(state, seat, state.place[i]) and state.hero_sees(state.square[seat], i)


def can_attack(state: State, seat: i64, i: i64) -> bool:
    if can_strike(state, seat, i):
        return True
    return can_shoot(state, seat) and is_visible(state, seat, i)


def is_same_attack(state: State, seat: i64, first: i64, i: i64) -> bool:
    """Whether the dice of one attack can go at both: it is made in melee or at range, not half and half (B32)."""
    return can_attack(state, seat, i) and can_strike(state, seat, i) == can_strike(state, seat, first)


def attacks(state: State, seat: i64, options: vec[i64]) -> vec[i64]:
    for i in range(len(state.place)):
        if can_attack(state, seat, i):
            options = append(options, pack(ATTACK, state.floor.cell[state.place[i]]))
    return options


def attack_dice(state: State, seat: i64, i: i64) -> i64:
    """The dice of a hero's gear against that enemy: of melee if it can be struck, else of range."""
    gear = state.gear[seat]
    if can_strike(state, seat, i):
        return state.cards.gear.melee_dice[gear]
    return state.cards.gear.ranged_dice[gear]


def attack(state: State, seat: i64, i: i64, dice: i64, charges: bool, luck: Luck, events: Events) -> None:
    bonus = state.ranged_bonus(seat)
    if can_strike(state, seat, i):
        bonus = state.melee_bonus(seat)
    keywords = state.cards.gear.keywords[state.gear[seat]]
    attack_enemy(state, seat, i, dice, bonus, keywords, charges, luck, events)


# Minor actions


def minor_actions(state: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """All that is free, at any time (B9)."""
    if is_empty_handed(state, seat):
        return options
    options = uses(state, seat, options)
    for n in range(len(state.market)):
        item = state.market[n]
        if state.cards.items.cost[item] <= state.treasure[seat] and item not in state.market[:n]:
            options = append(options, pack(BUY, item))
    here = state.square[seat]
    for other in range(state.seats):
        if not is_beside(state, seat, other):
            continue
        if state.treasure[seat] > 0:
            options = append(options, pack(PAY, 1, other))
            if state.treasure[seat] > 1:
                options = append(options, pack(PAY, state.treasure[seat], other))
        for n in range(len(state.held)):
            if state.held[n] // ITEM == seat and state.held[n] not in state.held[:n]:
                options = append(options, pack(GIVE, state.held[n] % ITEM, other))
    for lying in state.lying:
        if lying // ITEM == here:
            return append(options, pack(TAKE))
    for gold in state.gold:
        if gold // GOLD == here:
            return append(options, pack(TAKE))
    return options


def is_beside(state: State, seat: i64, other: i64) -> bool:
    """Whether two heroes can hand each other something (B9)."""
    if other == seat or not state.is_alive(other):
        return False
    return state.floor.is_adjacent(state.square[seat], state.square[other])


def is_empty_handed(state: State, seat: i64) -> bool:
    """Whether a hero has nothing to use, to pay with or to give, and nothing lies anywhere."""
    if state.treasure[seat] > 0 or has_energy(state, seat):
        return False
    if len(state.lying) > 0 or len(state.gold) > 0:
        return False
    for held in state.held:
        if held // ITEM == seat:
            return False
    return True


def has_energy(state: State, seat: i64) -> bool:
    """For the ability (B9)."""
    return state.cards.abilities.cost[state.ability[seat]] <= state.energy[seat]


def is_lasting(state: State, item: i64) -> bool:
    """Whether an item is kept rather than used (B6)."""
    return state.cards.items.effect[item] >= FIRST_LASTING


def uses(state: State, seat: i64, options: vec[i64]) -> vec[i64]:
    """The ability, if there is energy for it, and the items that are used rather than kept."""
    ability = state.ability[seat]
    cards = state.cards.abilities
    if has_energy(state, seat):
        prefix = pack(ABILITY)
        options = targets(state, seat, cards.effect[ability], cards.power[ability], prefix, False, options)
    items = state.cards.items
    for n in range(len(state.held)):
        item = state.held[n] % ITEM
        if state.held[n] // ITEM == seat and not is_lasting(state, item) and state.held[n] not in state.held[:n]:
            options = targets(state, seat, items.effect[item], items.power[item], pack(USE, item), True, options)
    return options


def aimed(prefix: i64, is_item: bool, cell: i64) -> i64:
    """The ability or the item of a prefix, with a square to use it on."""
    if is_item:
        return prefix | pack(0, 0, cell)
    return prefix | pack(0, cell)


def targets(
    state: State, seat: i64, effect: i64, power: i64, prefix: i64, is_item: bool, options: vec[i64]
) -> vec[i64]:
    """An action for each square that an effect can be used on; what needs no target is used on one's own."""
    floor = state.floor
    here = state.square[seat]
    own = aimed(prefix, is_item, floor.cell[here])
    if effect == ENERGY:
        return append(options, own)
    if effect == BLAST:
        for place in state.place:
            if shares_tile(state, here, place):
                return append(options, own)
    elif effect == SWEEP:
        for i in range(len(state.place)):
            if can_strike(state, seat, i):
                return append(options, own)
    elif effect == DASH:
        for square in spread(floor, here, power, state.place, False).reached:
            if state.hero_at(square) == NOBODY:
                options = append(options, aimed(prefix, is_item, floor.cell[square]))
    elif effect == REVEAL:
        for square in range(floor.size()):
            if shares_tile(state, here, square) and leads_on(state, square):
                options = append(options, aimed(prefix, is_item, floor.cell[square]))
    elif effect in (STRIKE, DAZE):
        for i in range(len(state.place)):
            if effect == STRIKE or (state.colour[i] != RED and state.stunned[i] == 0):
                near = effect == DAZE and floor.is_adjacent(here, state.place[i])
                if near or is_visible(state, seat, i):
                    options = append(options, aimed(prefix, is_item, floor.cell[state.place[i]]))
    else:
        for other in range(state.seats):
            there = state.square[other]
            if there != NOWHERE and shares_tile(state, here, there) and is_of_use(state, other, effect):
                options = append(options, aimed(prefix, is_item, floor.cell[there]))
    return options


def shares_tile(state: State, square: i64, other: i64) -> bool:
    floor = state.floor
    if floor.is_on(other, floor.home[square]):
        return True
    return floor.other[square] != NOWHERE and floor.is_on(other, floor.other[square])


def is_of_use(state: State, seat: i64, effect: i64) -> bool:
    """Whether a hero has something from being healed, guarded, or rallied, which is for the heroes' phase."""
    if effect == HEAL:
        return state.health[seat] < state.most_health(seat)
    if effect == GUARD:
        return state.guard[seat] == 0
    return state.pending() == 0


def apply_effect(
    state: State, seat: i64, effect: i64, power: i64, dice: i64, square: i64, luck: Luck, events: Events
) -> None:
    """What an item or ability does. It never gives energy for hits (B22)."""
    other = state.hero_at(square)
    if effect == HEAL:
        heal(state, other, power, events)
    elif effect == ENERGY:
        charge(state, seat, power, events)
    elif effect == GUARD:
        state.guard[other] = power
        events.note(GUARDED, other, power)
    elif effect == RALLY:
        state.acts[other] += power
        state.done[other] = 0
        events.note(RALLIED, other, power)
    elif effect == DAZE:
        stun_enemy(state, state.enemy_at(square), events)
    elif effect == REVEAL:
        reveal(state, square, seat, luck, events)
    elif effect == DASH:
        dash(state, seat, power, square, luck, events)
    elif effect == STRIKE:
        attack_enemy(state, seat, state.enemy_at(square), dice, power, 0, False, luck, events)
    else:
        # Blast and sweep: a throw of its own for each (B28).
        struck = vec[i64]()
        for i in range(len(state.place)):
            if effect == BLAST and shares_tile(state, square, state.place[i]):
                struck = append(struck, state.tag[i])
            if effect == SWEEP and can_strike(state, seat, i):
                struck = append(struck, state.tag[i])
        for tag in struck:
            i = state.tagged(tag)
            if i == NOBODY or not state.is_alive(seat):
                continue
            if effect == BLAST:
                attack_enemy(state, seat, i, dice, power, 0, False, luck, events)
            elif can_strike(state, seat, i):
                attack(state, seat, i, attack_dice(state, seat, i), False, luck, events)


def dash(state: State, seat: i64, power: i64, square: i64, luck: Luck, events: Events) -> None:
    floor = state.floor
    ways = spread(floor, state.square[seat], power, state.place, False)
    follow(state, seat, shortest(floor, state.square[seat], square, ways), luck, events)


def invoke(state: State, seat: i64, square: i64, luck: Luck, events: Events) -> None:
    ability = state.ability[seat]
    cards = state.cards.abilities
    state.energy[seat] -= cards.cost[ability]
    events.note(INVOKED, seat, ability, state.floor.cell[square])
    apply_effect(state, seat, cards.effect[ability], cards.power[ability], cards.dice[ability], square, luck, events)


def use(state: State, seat: i64, item: i64, square: i64, luck: Luck, events: Events) -> None:
    let_go(state, seat, item)
    state.spent = append(state.spent, item)
    cards = state.cards.items
    events.note(USED, seat, item, state.floor.cell[square])
    power = cards.power[item]
    if cards.effect[item] == STRIKE:
        power += state.own_ranged_bonus(seat)
    apply_effect(state, seat, cards.effect[item], power, cards.dice[item], square, luck, events)


def let_go(state: State, seat: i64, item: i64) -> None:
    """An item leaves a hero's hands."""
    for n in range(len(state.held)):
        if state.held[n] == seat * ITEM + item:
            state.held, _ = pop(state.held, n)
            return


def buy(state: State, seat: i64, item: i64, luck: Luck, events: Events) -> None:
    """The item is replaced at once (B6)."""
    state.treasure[seat] -= state.cards.items.cost[item]
    for n in range(len(state.market)):
        if state.market[n] == item:
            state.market, _ = pop(state.market, n)
            break
    state.held = append(state.held, seat * ITEM + item)
    events.note(BOUGHT, seat, item, state.cards.items.cost[item])
    fill_market(state, luck, events)


def take_up(state: State, seat: i64, events: Events) -> None:
    """All that lies on the hero's square (B24)."""
    here = state.square[seat]
    cell = state.floor.cell[here]
    found: i64 = 0
    for gold in state.gold:
        if gold // GOLD == here:
            found += gold % GOLD
    state.treasure[seat] += found
    events.note(TOOK, seat, cell, found)
    left = vec[i64]()
    for lying in state.lying:
        if lying // ITEM == here:
            state.held = append(state.held, seat * ITEM + lying % ITEM)
            events.note(PICKED_UP, seat, lying % ITEM, cell)
        else:
            left = append(left, lying)
    state.lying = left
    left = vec[i64]()
    for gold in state.gold:
        if gold // GOLD != here:
            left = append(left, gold)
    state.gold = left
