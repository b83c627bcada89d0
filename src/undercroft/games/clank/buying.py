# compiled by mypyc
"""Cards of the row and of the reserve, and the market (C14-C16, C28, C38)."""

from librt.vecs import append, pop
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.clank.actions import (
    A_CARD,
    ACQUIRED,
    ARRIVED,
    BACKPACK,
    BOUGHT,
    CROWN,
    DEFEATED,
    KEY,
    REPLACED,
    USED,
)
from undercroft.games.clank.cards import CAVE, DEPTHS, GEM, GEM_DISCOUNT
from undercroft.games.clank.effects import do, offer
from undercroft.games.clank.state import CROWNS, ITEM_POINTS, PRICE, ROW, State, Thief, index_of


def price_of(state: State, card: i64) -> i64:
    """The skill that a card costs now, or the swords (C54)."""
    cost = state.cards.cost[card]
    if state.jewellers > 0 and state.cards.kind[card] == GEM:
        cost = max(0, cost - GEM_DISCOUNT * state.jewellers)
    return cost


def is_reachable(state: State, card: i64) -> bool:
    """Some cards can only be got in the depths or in a crystal cave."""
    where = state.cards.where[card]
    room = state.thieves[state.turn].room
    if where == DEPTHS:
        return state.board.depths[room] != 0
    if where == CAVE:
        return state.board.cave[room] != 0
    return True


def take_from_row(state: State, card: i64) -> None:
    """The gap is not filled before the end of the turn (C14)."""
    row = state.row
    for i in range(index_of(row, card), len(row) - 1):
        row[i] = row[i + 1]
    state.row, _ = pop(row)


def buy(state: State, card: i64, luck: Luck, events: Events) -> None:
    """A card for the own deck, with its Acquire effect (C14)."""
    seat = state.turn
    thief = state.thieves[seat]
    price = price_of(state, card)
    state.skill -= price
    pile = index_of(state.cards.stock, card)
    if pile >= 0:
        state.stock[pile] -= 1
    else:
        take_from_row(state, card)
    thief.discard = append(thief.discard, card)
    events.note(ACQUIRED, seat, card, price)
    do(state, seat, state.cards.gain[card], luck, events)


def use(state: State, card: i64, luck: Luck, events: Events) -> None:
    """A device: pay, apply, dungeon discard (C15)."""
    price = price_of(state, card)
    state.skill -= price
    take_from_row(state, card)
    state.discard = append(state.discard, card)
    events.note(USED, state.turn, card, price)
    do(state, state.turn, state.cards.gain[card], luck, events)
    offer(state, card, luck, events)


def fight(state: State, card: i64, luck: Luck, events: Events) -> None:
    """A monster: pay swords, take the reward; only the Goblin stays (C15)."""
    price = price_of(state, card)
    state.swords -= price
    if card != state.cards.goblin:
        take_from_row(state, card)
        state.discard = append(state.discard, card)
    events.note(DEFEATED, state.turn, card, price)
    do(state, state.turn, state.cards.gain[card], luck, events)


def is_at_market(state: State, thief: Thief) -> bool:
    return state.board.market[thief.room] != 0


def can_pay(thief: Thief) -> bool:
    """For an item of the market, whichever it is (C16)."""
    return thief.gold >= PRICE


def buy_item(state: State, item: i64, events: Events) -> None:
    """Anything for 7 gold; a crown is the highest left (C16)."""
    thief = state.thieves[state.turn]
    thief.gold -= PRICE
    points = ITEM_POINTS
    if item == KEY:
        state.keys -= 1
        thief.keys += 1
    elif item == BACKPACK:
        state.backpacks -= 1
        thief.backpacks += 1
    elif item == CROWN:
        one: i64 = 1
        highest = len(CROWNS) - state.crowns
        thief.crowns |= one << highest
        points = CROWNS[highest]
        state.crowns -= 1
    events.note(BOUGHT, state.turn, item, points)


# The row


def draw_card(state: State, luck: Luck) -> i64:
    """The next card of the dungeon deck, -1 if that has run out: its discard pile stays where it is (C28)."""
    deck = state.deck
    if len(deck) == 0:
        return -1
    drawn = luck.draw(deck, A_CARD)
    card = deck[drawn]
    deck[drawn] = deck[len(deck) - 1]  # a set: the last one fills the gap
    state.deck, _ = pop(deck)
    return card


def reveal(state: State, luck: Luck, events: Events) -> bool:
    """One more card in the row, with its Arrive effect; whether it shows the dragon (C28)."""
    card = draw_card(state, luck)
    if card < 0:
        return False
    state.row = append(state.row, card)
    events.note(ARRIVED, card)
    do(state, state.turn, state.cards.arrive[card], luck, events)
    return state.cards.dragon[card] != 0


def refill(state: State, luck: Luck, events: Events) -> bool:
    """The row is filled up; whether a new card shows the dragon (C28)."""
    dragon = False
    missing = ROW - len(state.row)
    for _ in range(missing):
        if reveal(state, luck, events):
            dragon = True
    return dragon


def replace(state: State, card: i64, luck: Luck, events: Events) -> None:
    """Another card for one of the row: its Arrive effect happens, its dragon sleeps on (C52)."""
    take_from_row(state, card)
    events.note(REPLACED, state.turn, card)
    state.discard = append(state.discard, card)
    reveal(state, luck, events)
