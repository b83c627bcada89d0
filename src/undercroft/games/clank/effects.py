# compiled by mypyc
"""What cards and secrets do (C11, C12, C37). One function for each verb that is more than a sum."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.clank.actions import (
    ACQUIRED,
    GOLD,
    IN_DISCARD,
    INSIDE,
    PLAYED,
    TO_BURGLE,
    TO_CHOOSE,
    TO_DISCARD,
    TO_GRAB,
    TO_REPLACE,
    TO_TRASH,
    TRASHED,
)
from undercroft.games.clank.cards import (
    ANGER,
    BOOTS,
    BURGLES,
    BURN,
    CLANK,
    COINS,
    DRAGON_CUBES,
    DRAW,
    EVERYONE_CLANK,
    FEARLESS,
    HAS_ARTIFACT,
    HAS_COMPANY,
    HAS_CROWN,
    HAS_IDOL,
    HEAL,
    JEWELLER,
    NOTHING,
    OTHERS_CLANK,
    RICH,
    SECRET,
    SKILL,
    SPRING,
    STRIKE,
    SURE_FOOTED,
    SWAGGER,
    SWAP,
    SWORDS,
    TOMES,
    WARP,
)
from undercroft.games.clank.dragon import (
    attack,
    enrage,
    heal,
    make_clank,
    return_cubes,
    take_clank_back,
)
from undercroft.games.clank.dungeon import MAJOR, MINOR
from undercroft.games.clank.state import PRICE, State, Thief, index_of


def play(state: State, card: i64, luck: Luck, events: Events) -> None:
    """A card from the hand to the play area, with what it does (C11)."""
    cards = state.cards
    seat = state.turn
    thief = state.thieves[seat]
    thief.leave_hand(card)
    thief.played = append(thief.played, card)
    events.note(PLAYED, seat, card)
    do(state, seat, cards.play[card], luck, events)
    turn = cards.turn[card]
    if turn != 0:
        for_this_turn(state, turn)
    if cards.when[card] != 0:
        state.unmet = append(state.unmet, card)
    if cards.price[card]:
        if len(thief.hand) > 0:  # C48
            state.ask(TO_DISCARD, card)
    else:
        offer(state, card, luck, events)


def offer(state: State, card: i64, luck: Luck, events: Events) -> None:
    """What a card lets its player choose from; a single effect needs no choice."""
    thens = state.cards.thens[card]
    if thens == 1:
        do(state, state.turn, state.cards.then[card], luck, events)
    elif thens > 1:
        first = state.cards.then[card]
        for effect in range(first, first + thens):
            if can_happen(state, state.cards.verb[state.cards.first[effect]]):
                state.ask(TO_CHOOSE, card)
                return


def for_this_turn(state: State, turn: i64) -> None:
    if turn & SURE_FOOTED:
        state.sure_footed = True
    if turn & FEARLESS:
        state.fearless = True
    if turn & RICH:
        state.searches += 1
    if turn & SWAGGER:
        state.swaggers += 1
    if turn & JEWELLER:
        state.jewellers += 1


def do(state: State, seat: i64, effect: i64, luck: Luck, events: Events) -> None:
    """An effect, verb after verb, for the thief in `seat`."""
    if effect == NOTHING:
        return
    cards = state.cards
    for i in range(cards.first[effect], cards.first[effect + 1]):
        verb = cards.verb[i]
        amount = cards.amount[i]
        if verb == SKILL:
            state.skill += amount
        elif verb == SWORDS:
            state.swords += amount
        elif verb == BOOTS:
            state.boots += amount
        elif verb == COINS:
            gain_gold(state, seat, amount, events)
        elif verb == CLANK:
            if amount > 0:
                make_clank(state, seat, amount, events)
            else:
                take_clank_back(state, seat, -amount, events)
        elif verb == DRAW:
            state.thieves[seat].draw(seat, amount, luck, events)
        elif verb == HEAL:
            heal(state, seat, amount, events)
        elif verb == WARP:
            state.teleports += amount
        elif verb in (OTHERS_CLANK, EVERYONE_CLANK):
            for other in range(state.seats):  # C34
                if state.thieves[other].status == INSIDE and (other != seat or verb == EVERYONE_CLANK):
                    make_clank(state, other, amount, events)
        elif verb == STRIKE:
            attack(state, 0, luck, events)
        else:
            do_rarely(state, seat, verb, amount, events)


def do_rarely(state: State, seat: i64, verb: i64, amount: i64, events: Events) -> None:
    """The verbs of few cards."""
    if not can_happen(state, verb):
        return
    if verb == DRAGON_CUBES:
        return_cubes(state, amount, events)
    elif verb == ANGER:
        enrage(state, amount, events)
    elif verb == SPRING:
        state.springs += amount
    elif verb == BURGLES:
        state.burgles += amount
    elif verb == BURN:
        state.ask(TO_TRASH)
    elif verb == SWAP:
        state.ask(TO_REPLACE)
    elif verb == SECRET:
        state.ask(TO_GRAB)
    elif verb == TOMES:
        buy_tomes(state, seat, amount, events)


def gain_gold(state: State, seat: i64, amount: i64, events: Events) -> None:
    state.thieves[seat].gold += amount
    state.gains += 1
    events.note(GOLD, seat, amount)


def buy_tomes(state: State, seat: i64, count: i64, events: Events) -> None:
    """7 gold for two Secret Tomes, or for the last one (C58)."""
    thief = state.thieves[seat]
    thief.gold -= PRICE
    pile = index_of(state.cards.stock, state.cards.tome)
    for _ in range(min(count, state.stock[pile])):
        state.stock[pile] -= 1
        thief.discard = append(thief.discard, state.cards.tome)
        events.note(ACQUIRED, seat, state.cards.tome, 0)


def can_happen(state: State, verb: i64) -> bool:
    """Whether there is anything to trash, replace, take or buy."""
    thief = state.thieves[state.turn]
    if verb == TOMES:
        return thief.gold >= PRICE and state.stock[index_of(state.cards.stock, state.cards.tome)] > 0
    if verb == BURN:
        return len(thief.played) + len(thief.discard) > 0
    if verb == SWAP:  # C52
        return len(state.row) > 0 and len(state.deck) > 0
    if verb == SECRET:
        board = state.board
        for way in range(board.first[thief.room], board.first[thief.room + 1]):
            if has_secret(state, board.to[way]):
                return True
        return False
    return True


def has_secret(state: State, room: i64) -> bool:
    kind = state.board.token[room]
    return state.tokens[room] > 0 and (kind in (MINOR, MAJOR))


def settle(state: State, luck: Luck, events: Events) -> None:
    """Pay what depends on what was done or got this turn, in whatever order that was (C12)."""
    seat = state.turn
    thief = state.thieves[seat]
    if state.swaggers > 0:  # C47
        due = state.swaggers * state.placed
        state.skill += due - state.skill_paid
        state.skill_paid = due
    if len(state.unmet) > 0:
        unmet = state.unmet
        state.unmet = vec[i64]()
        for card in unmet:
            if is_met(state, thief, card):
                do(state, seat, state.cards.bonus[card], luck, events)
            else:
                state.unmet = append(state.unmet, card)
    if state.searches > 0:  # C56
        due = state.searches * state.gains
        if due > state.gold_paid:
            thief.gold += due - state.gold_paid
            events.note(GOLD, seat, due - state.gold_paid)
            state.gold_paid = due
    if state.burgles > 0 and len(state.pending) == 0 and has_burgle(state, thief):  # C59
        state.burgles -= 1
        state.ask(TO_BURGLE)


def is_met(state: State, thief: Thief, card: i64) -> bool:
    """Whether what the bonus of a card waits for has come true."""
    when = state.cards.when[card]
    if when == HAS_ARTIFACT:
        return thief.artifacts != 0
    if when == HAS_IDOL:
        return thief.idols > 0
    if when == HAS_CROWN:
        return thief.crowns != 0
    if when == HAS_COMPANY:
        company: i64 = 0
        for other in thief.played:
            company += state.cards.companion[other]
        if index_of(thief.played, card) >= 0:  # it may have been trashed (C37)
            company -= state.cards.companion[card]
        return company > 0
    return False


def has_burgle(state: State, thief: Thief) -> bool:
    burgle = state.cards.burgle
    return index_of(thief.played, burgle) >= 0 or index_of(thief.discard, burgle) >= 0


def trash(state: State, thief: Thief, card: i64, where: i64, events: Events) -> None:
    """A card of the discard pile or of the play area goes back to the box (C37)."""
    if where == IN_DISCARD:
        pile = thief.discard
        pile[index_of(pile, card)] = pile[len(pile) - 1]
        thief.discard, _ = pop(pile)
    else:
        for i in range(index_of(thief.played, card), len(thief.played) - 1):
            thief.played[i] = thief.played[i + 1]
        thief.played, _ = pop(thief.played)
    state.box = append(state.box, card)
    events.note(TRASHED, state.turn, card, where)
