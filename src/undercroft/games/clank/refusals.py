"""Why an action is refused, with the rule that says so."""

from __future__ import annotations

from undercroft.engine.errors import Illegal
from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.games.clank import actions as a
from undercroft.games.clank.buying import can_pay, is_at_market, is_reachable, price_of
from undercroft.games.clank.cards import DEVICE, GOBLIN, MONSTER, TOMES
from undercroft.games.clank.moving import artifact_in, is_locked, is_tired, may_enter, monsters_on
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import PRICE

ANSWERS = {
    a.TO_TAKE: (a.TAKE, a.PASS),
    a.TO_DISCARD: (a.DISCARD, a.PASS),
    a.TO_CHOOSE: (a.CHOOSE,),
    a.TO_TRASH: (a.TRASH, a.PASS),
    a.TO_GRAB: (a.GRAB,),
    a.TO_REPLACE: (a.REPLACE, a.PASS),
    a.TO_BURGLE: (a.TRASH, a.PASS),
    a.TO_SPRING: (a.TRASH,),
}
ASKING = {
    a.TO_TAKE: ("C20", "refuse-first-take"),
    a.TO_DISCARD: ("C37", "refuse-first-discard"),
    a.TO_CHOOSE: ("C11", "refuse-first-choose"),
    a.TO_TRASH: ("C37", "refuse-first-trash"),
    a.TO_GRAB: ("C20", "refuse-first-grab"),
    a.TO_REPLACE: ("C52", "refuse-first-replace"),
    a.TO_BURGLE: ("C59", "refuse-first-burgle"),
    a.TO_SPRING: ("C49", "refuse-first-spring"),
}
WRONG = {
    a.DISCARD: ("C37", "refuse-not-in-hand"),
    a.CHOOSE: ("C11", "refuse-choice"),
    a.TRASH: ("C37", "refuse-trash"),
    a.GRAB: ("C20", "refuse-grab"),
    a.REPLACE: ("C52", "refuse-not-in-row"),
}
UNASKED = {a.TAKE: "C20", a.PASS: "C20", a.GRAB: "C20", a.DISCARD: "C37", a.TRASH: "C37", a.REPLACE: "C52"}


def refuse(heist: Heist, seat: int, action: int) -> Illegal:
    """The first rule in the way; nothing of it is hidden from `seat`."""
    kind = kind_of(action)
    if heist.end != a.RUNNING:
        return Illegal("C36", "refuse-over")
    if seat != heist.turn:
        return Illegal("C10", "refuse-turn", seat=heist.turn + 1)
    asked = heist.asked()
    if asked >= 0:
        if kind not in ANSWERS[asked]:
            return Illegal(*ASKING[asked])
        if kind == a.CHOOSE and arg1(action) == TOMES:
            return Illegal("C58", "refuse-tomes")
        if asked == a.TO_BURGLE and arg1(action) != heist.cards.burgle:
            return Illegal("C59", "refuse-burgle")
        return Illegal(*WRONG[kind])
    if kind in (a.PLAY, a.PLAY_ALL):
        return Illegal("C11", "refuse-not-in-hand" if kind == a.PLAY else "refuse-play-all")
    if kind in (a.BUY, a.USE, a.FIGHT):
        return refuse_card(heist, kind, arg1(action))
    if kind in (a.MOVE, a.TELEPORT):
        return refuse_move(heist, kind, arg1(action), arg2(action))
    if kind == a.ARTIFACT:
        here = artifact_in(heist, heist.thieves[seat].room)
        return Illegal("C22", "refuse-hands-full" if here else "refuse-no-artifact")
    if kind == a.MARKET:
        return refuse_item(heist)
    if kind == a.DRINK:
        held = heist.thieves[seat].kept[arg1(action)] > 0 and heist.cards.potion[arg1(action)]
        return Illegal("C43", "refuse-unhurt" if held else "refuse-no-potion")
    if kind == a.END:
        return Illegal("C11", "refuse-end")
    return Illegal(UNASKED.get(kind, "C11"), "refuse-unasked")


def refuse_card(heist: Heist, kind: int, card: int) -> Illegal:
    """A card of the row or of the reserve that cannot be got."""
    cards = heist.cards
    rule = "C14" if kind == a.BUY else "C15"
    if kind == a.BUY and not cards.is_for_deck(card):
        return Illegal("C3", "refuse-kind-buy")
    if kind == a.USE and cards.kind[card] != DEVICE:
        return Illegal("C3", "refuse-kind-use")
    if kind == a.FIGHT and cards.kind[card] not in (MONSTER, GOBLIN):
        return Illegal("C3", "refuse-kind-fight")
    if card in cards.stock:
        if heist.stock[list(cards.stock).index(card)] == 0:
            return Illegal("C38", "refuse-sold-out")
    elif card not in heist.row and card != cards.goblin:
        return Illegal(rule, "refuse-not-in-row")
    if not is_reachable(heist, card):
        return Illegal(rule, "refuse-where")
    has = heist.swords if kind == a.FIGHT else heist.skill
    key = "refuse-swords" if kind == a.FIGHT else "refuse-skill"
    return Illegal(rule, key, cost=price_of(heist, card), has=has)


def refuse_move(heist: Heist, kind: int, room: int, swords: int) -> Illegal:
    """A room that cannot be reached now."""
    board, thief = heist.board, heist.thieves[heist.turn]
    way = board.way(thief.room, room)
    if kind == a.TELEPORT and heist.teleports == 0:
        return Illegal("C24", "refuse-no-teleport")
    if way < 0:
        return Illegal("C24" if kind == a.TELEPORT else "C17", "refuse-no-tunnel")
    if not may_enter(thief, room):
        return Illegal("C33", "refuse-empty-handed")
    if board.closed[way]:
        return Illegal("C19", "refuse-one-way")
    if is_locked(board, way, thief):
        return Illegal("C19", "refuse-locked")
    if is_tired(heist):
        return Illegal("C21", "refuse-tired")
    if board.boots[way] > heist.boots:
        return Illegal("C17", "refuse-boots", cost=board.boots[way], has=heist.boots)
    if swords > heist.swords or swords > monsters_on(heist, way):
        return Illegal("C18", "refuse-split")
    return Illegal("C18", "refuse-damage")


def refuse_item(heist: Heist) -> Illegal:
    thief = heist.thieves[heist.turn]
    if not is_at_market(heist, thief):
        return Illegal("C16", "refuse-no-market")
    if not can_pay(thief):
        return Illegal("C16", "refuse-gold", cost=int(PRICE), has=thief.gold)
    return Illegal("C16", "refuse-item")
