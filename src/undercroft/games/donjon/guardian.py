# compiled by mypyc
"""Phase 2: the Guardian, who shows himself when his office is crowded, and helps for a Malus tile (D14, D15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.donjon.actions import A_TILE, GUARDED, NOTHING, REVEALED, USE_GUARDIAN
from undercroft.games.donjon.cards import TILE_POWERS
from undercroft.games.donjon.dungeon import CROWDED, MALUS_TILES, OFFICE
from undercroft.games.donjon.order import lay_card
from undercroft.games.donjon.piles import draw_from, only
from undercroft.games.donjon.state import State


def is_awaited(state: State, seat: i64) -> bool:
    """Whether a tile that lies face down must be revealed: five monsters stand in the office (D15)."""
    return state.tiles[seat] == NOTHING and state.crowd(seat, OFFICE) >= CROWDED


def reveal(state: State, seat: i64, luck: Luck, events: Events) -> None:
    """Only now luck says which tile it is (D9, D15)."""
    tile = draw_from(state.hidden_tiles, A_TILE, luck)
    state.hidden_tiles &= ~only(tile)
    state.tiles[seat] = tile
    events.note(REVEALED, seat, tile)


def power_on(state: State, seat: i64, n: i64) -> i64:
    """One of the powers of a seat's tile."""
    return state.box.tiles[state.tiles[seat] * TILE_POWERS + n]


def is_uncovered(state: State, seat: i64, n: i64) -> bool:
    return state.covered[seat * TILE_POWERS + n] == 0


def can_use_guardian(state: State, seat: i64) -> bool:
    """Whether he is revealed, with a power left and a Malus tile to pay for it (D14)."""
    if state.tiles[seat] == NOTHING or state.malus[seat] >= MALUS_TILES:
        return False
    for n in range(TILE_POWERS):
        if is_uncovered(state, seat, n):
            return True
    return False


def guardian_powers(state: State, seat: i64) -> vec[i64]:
    options = vec[i64]()
    for n in range(TILE_POWERS):
        if is_uncovered(state, seat, n):
            options = append(options, pack(USE_GUARDIAN, power_on(state, seat, n)))
    return options


def use_guardian(state: State, seat: i64, power: i64, events: Events) -> None:
    """The lowest Malus tile of the reserve goes on the power (D14)."""
    state.malus[seat] += 1
    state.covered[seat * TILE_POWERS + index_of(state, seat, power)] = state.malus[seat]
    events.note(GUARDED, seat, power, state.malus[seat])
    lay_card(state, state.box.powers, power, seat, NOTHING)


def index_of(state: State, seat: i64, power: i64) -> i64:
    """Where a power stands on a seat's tile; NOTHING if it does not."""
    for n in range(TILE_POWERS):
        if power_on(state, seat, n) == power:
            return n
    return NOTHING
