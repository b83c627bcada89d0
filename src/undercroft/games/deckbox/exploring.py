# compiled by mypyc
"""Exploring (B12-B14): which tile comes, and where it leads."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import pack
from undercroft.games.deckbox.actions import A_TILE, AN_ENCOUNTER, LAID
from undercroft.games.deckbox.dungeon import DX, DY, FARTHEST, NOWHERE, cell_at
from undercroft.games.deckbox.script import Script
from undercroft.games.deckbox.state import NONE, SCRIPT, State
from undercroft.games.deckbox.tiles import INSIDE, PITCH, SIDES


def leads_on(state: State, square: i64) -> bool:
    """Whether a square is a half-square with unexplored ground beyond it (B12, B13)."""
    floor = state.floor
    if floor.spot[square] < INSIDE or floor.other[square] != NOWHERE:
        return False
    tile = floor.home[square]
    side = floor.spot[square] - INSIDE
    tx = floor.tx[tile] + DX[side]
    ty = floor.ty[tile] + DY[side]
    if not is_free(state, tx, ty):
        return False
    if not state.script.printed:
        return floor.count() <= state.script.finale_after and state.script.finale_face not in floor.face
    entry = on_map(state.script, tx, ty)
    if entry == NONE:
        return False
    return floor.tiles.has_exit(state.script.map[entry + 2], state.script.map[entry + 3], (side + 2) % 4)


def is_free(state: State, tx: i64, ty: i64) -> bool:
    """Whether the table has room for a tile there."""
    if tx < -FARTHEST or tx > FARTHEST or ty < -FARTHEST or ty > FARTHEST:
        return False
    return state.floor.tile_at(tx, ty) == NOWHERE


def on_map(script: Script, tx: i64, ty: i64) -> i64:
    """Where in the map of a print-style quest a tile stands, or NONE."""
    for entry in range(0, len(script.map), 5):
        if script.map[entry] == tx and script.map[entry + 1] == ty:
            return entry
    return NONE


def reveal(state: State, square: i64, seat: i64, luck: Luck, events: Events) -> None:
    """Lay the tile beyond a half-square; its encounter is read next."""
    floor = state.floor
    tile = floor.home[square]
    side = floor.spot[square] - INSIDE
    tx = floor.tx[tile] + DX[side]
    ty = floor.ty[tile] + DY[side]
    script = state.script
    face: i64
    turn = side
    encounter: i64 = NONE
    if script.printed:
        entry = on_map(script, tx, ty)
        face = script.map[entry + 2]
        turn = script.map[entry + 3]
        encounter = script.map[entry + 4]
    else:
        drawn: i64 = NONE
        if floor.count() < script.finale_after:
            drawn = draw_tile(state, side, tx, ty, luck)
        if drawn != NONE:
            face = drawn
            encounter = draw_encounter(state, luck)
        else:
            face = script.finale_face
            encounter = script.finale_encounter
    lay(state, face, turn, tx, ty, encounter, seat, events)


def lay(state: State, face: i64, turn: i64, tx: i64, ty: i64, encounter: i64, seat: i64, events: Events) -> None:
    state.floor = state.floor.with_tile(face, turn, tx, ty)
    events.note(LAID, face, cell_at(tx * PITCH, ty * PITCH), turn)
    if encounter != NONE:
        state.push(pack(SCRIPT, state.script.encounters[encounter], seat, state.floor.count() - 1))


def draw_tile(state: State, side: i64, tx: i64, ty: i64, luck: Luck) -> i64:
    """A face from the pool, among those that do not close the dungeon before its finale; NONE if there is none."""
    must_lead_on = not has_other_ways(state, tx, ty)
    faces = vec[i64]()
    for face in state.tiles_left:
        if not must_lead_on or leads_further(state, face, side, tx, ty):
            faces = append(faces, face)
    if len(faces) == 0:
        return NONE
    face = faces[luck.draw(faces, A_TILE)]
    for i in range(len(state.tiles_left)):
        if state.tiles_left[i] == face:
            state.tiles_left, _ = pop(state.tiles_left, i)
            break
    return face


def has_other_ways(state: State, tx: i64, ty: i64) -> bool:
    """Whether some half-square leads to unexplored ground elsewhere than there."""
    floor = state.floor
    for square in floor.half:
        if square != NOWHERE and leads_on(state, square):
            tile = floor.home[square]
            side = floor.spot[square] - INSIDE
            if floor.tx[tile] + DX[side] != tx or floor.ty[tile] + DY[side] != ty:
                return True
    return False


def leads_further(state: State, face: i64, turn: i64, tx: i64, ty: i64) -> bool:
    for side in range(SIDES):
        ahead = side != (turn + 2) % 4 and state.floor.tiles.has_exit(face, turn, side)
        if ahead and is_free(state, tx + DX[side], ty + DY[side]):
            return True
    return False


def draw_encounter(state: State, luck: Luck) -> i64:
    if len(state.encounters_left) == 0:
        return NONE
    state.encounters_left, encounter = pop(state.encounters_left, luck.draw(state.encounters_left, AN_ENCOUNTER))
    return encounter
