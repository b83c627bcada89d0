# compiled by mypyc
"""Phase 1: what comes out of forest and swamp, and out of the inn (D10-D13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import (
    A_THREAT,
    AN_INN_CARD,
    CAME,
    HIT,
    INN,
    LAST_ROUND,
    NO_INN,
    NOTHING,
    RESHUFFLED,
    SPREAD_TO,
    THREATENED,
)
from undercroft.games.donjon.cards import MOST
from undercroft.games.donjon.dungeon import CROWDED, FOREST, GROUP, RESERVE, SWAMP, outside
from undercroft.games.donjon.monsters import spread
from undercroft.games.donjon.order import lay_on_all
from undercroft.games.donjon.piles import draw_from, has, only, size_of
from undercroft.games.donjon.state import State
from undercroft.games.donjon.tasks import KEEP, SPREAD


def is_short(state: State, area: i64) -> bool:
    """Whether an area needs more monsters (D10)."""
    return state.in_area(area) < CROWDED


def threaten(state: State, luck: Luck, events: Events) -> None:
    """Reveal a card unless both areas are crowded; its left icon hits everybody."""
    if not (is_short(state, FOREST) or is_short(state, SWAMP)):  # D10
        state.drop()
        return
    if state.threats == 0:  # D34
        state.threats = state.cemetery
        state.cemetery = 0
        events.note(RESHUFFLED)
    card = draw_from(state.threats, A_THREAT, luck)
    state.drop()
    state.threats &= ~only(card)
    state.shown_threat = card
    events.note(THREATENED, card)
    if state.threats == 0 and not state.last_round:  # D34
        state.last_round = True
        events.note(LAST_ROUND)
    state.push(pack(KEEP, 0, 0, 0, state.turn))
    state.push(pack(SPREAD, 0, 0, 0, state.turn))
    lay_on_all(state, state.box.threats, card, only(state.seats) - 1)  # D11


def is_either(state: State) -> bool:
    """Whether both areas are short, so that the active player chooses (D12)."""
    return is_short(state, FOREST) and is_short(state, SWAMP)


def areas() -> vec[i64]:
    return append(append(vec[i64](), pack(SPREAD_TO, FOREST)), pack(SPREAD_TO, SWAMP))


def short_area(state: State) -> i64:
    """The area with fewer than five, of which there is only one then (D12)."""
    if is_short(state, FOREST):
        return FOREST
    return SWAMP


def spread_threat(state: State, area: i64, events: Events) -> None:
    """The two monsters of the card come to an area (D12)."""
    for n in range(2):
        kind = state.box.threat_monsters[2 * state.shown_threat + n]
        if spread(state, kind, area):
            events.note(CAME, kind, outside(RESERVE), outside(area))


def keep_threat(state: State, luck: Luck, events: Events) -> None:
    """The card is kept or goes to the cemetery; as many kept as there are players wake the inn (D13)."""
    shown = only(state.shown_threat)
    is_kept = state.box.threat_marks[state.shown_threat] == 1
    awake = is_kept and size_of(state.kept | shown) >= state.seats
    card = NOTHING
    if awake and state.inn != 0:  # first of all, so that nothing has changed while luck is asked
        card = draw_from(state.inn, AN_INN_CARD, luck)
    state.drop()
    state.shown_threat = NOTHING
    if not is_kept:
        state.cemetery |= shown
    elif not awake:
        state.kept |= shown
    else:
        state.cemetery |= state.kept | shown
        state.kept = 0
        open_inn(state, card, events)


def open_inn(state: State, card: i64, events: Events) -> None:
    """An Inn card hits whom it means, if there is one left."""
    if card == NOTHING:
        events.note(NO_INN)
        return
    state.inn &= ~only(card)
    events.note(INN, card)
    hit = meant_by(state, card)
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        if has(hit, seat):
            events.note(HIT, seat, card)
    lay_on_all(state, state.box.inn, card, hit)


def meant_by(state: State, inn_card: i64) -> i64:
    """The seats with most, or least, of what an Inn card names; who has none does not have most."""
    what = state.box.inn_what[inn_card]
    most = state.box.inn_who[inn_card] == MOST
    best: i64 = 0
    meant: i64 = 0
    for seat in range(state.seats):
        count = state.groups_of(seat) if what == GROUP else state.in_dungeon(seat, what)
        if not most:
            count = -count
        if meant == 0 or count > best:
            meant = only(seat)
            best = count
        elif count == best:
            meant |= only(seat)
    return 0 if most and best == 0 else meant
