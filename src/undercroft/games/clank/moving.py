# compiled by mypyc
"""Through the tunnels: moving, teleporting, what lies in a room, and the way out (C17-C24, C33)."""

from librt.vecs import pop
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.clank.actions import (
    A_SECRET,
    ESCAPED,
    FOUND,
    IDOL,
    LEFT,
    MOVED,
    STOLE,
    TELEPORTED,
    TO_TAKE,
    WOUNDED,
)
from undercroft.games.clank.dragon import be_first_out, enrage, heal
from undercroft.games.clank.dungeon import IDOLS, MINOR, START, Board
from undercroft.games.clank.effects import do
from undercroft.games.clank.state import ARTIFACTS, HEALTH, State, Thief


def monsters_on(state: State, way: i64) -> i64:
    """How many monsters bite in a tunnel (C18)."""
    if state.fearless:
        return 0
    return state.board.monsters[way]


def is_passable(state: State, way: i64) -> bool:
    """Whether the thief in turn may walk there, as to arrows, locks, boots, caves and the way out (C17, C19, C21)."""
    board = state.board
    if board.closed[way] or board.boots[way] > state.boots or is_tired(state):
        return False
    thief = state.thieves[state.turn]
    return may_enter(thief, board.to[way]) and not is_locked(board, way, thief)


def is_tired(state: State) -> bool:
    """A crystal cave ends all walking for this turn, unless one is sure-footed (C21)."""
    return state.tired and not state.sure_footed


def is_locked(board: Board, way: i64, thief: Thief) -> bool:
    """C19."""
    return board.locked[way] != 0 and thief.keys == 0


def may_enter(thief: Thief, room: i64) -> bool:
    """The start space is the way out, and nobody leaves without an artifact (C33)."""
    return room != START or thief.artifacts != 0


def is_bearable(state: State, damage: i64) -> bool:
    """Damage taken by choice must not fill the track, and needs cubes (C18)."""
    thief = state.thieves[state.turn]
    return damage == 0 or (thief.damage + damage < HEALTH and damage <= thief.supply)


def move(state: State, room: i64, swords: i64, events: Events) -> None:
    seat = state.turn
    thief = state.thieves[seat]
    left = thief.room
    way = state.board.way(left, room)
    state.boots -= state.board.boots[way]
    state.swords -= swords
    events.note(MOVED, seat, left, room, swords)
    damage = monsters_on(state, way) - swords
    if damage > 0:
        thief.supply -= damage
        thief.damage += damage
        events.note(WOUNDED, seat, damage, left, room)
    enter(state, room, events)


def teleport(state: State, room: i64, events: Events) -> None:
    """C24."""
    state.teleports -= 1
    events.note(TELEPORTED, state.turn, state.thieves[state.turn].room, room)
    enter(state, room, events)


def enter(state: State, room: i64, events: Events) -> None:
    """A fountain heals, a cave tires, and one token may be taken; the start space is the way out."""
    seat = state.turn
    thief = state.thieves[seat]
    thief.room = room
    if room == START:  # C33
        thief.status = ESCAPED
        events.note(LEFT, seat)
        be_first_out(state, seat)
        return
    board = state.board
    if board.cave[room]:  # C21
        state.tired = True
    if board.fountain[room]:  # C23
        heal(state, seat, 1, events)
    if state.tokens[room] > 0:  # C20
        state.ask(TO_TAKE)


def take_token(state: State, room: i64, luck: Luck, events: Events) -> None:
    """A secret is revealed: luck says which one of those that nobody has seen (C20, C40, C41)."""
    seat = state.turn
    thief = state.thieves[seat]
    state.tokens[room] -= 1
    if state.board.token[room] == IDOLS:
        thief.idols += 1
        events.note(IDOL, seat, room)
        return
    if state.board.token[room] == MINOR:
        drawn = luck.draw(state.minor, A_SECRET)
        state.minor, secret = pop(state.minor, drawn)
    else:
        drawn = luck.draw(state.major, A_SECRET)
        state.major, secret = pop(state.major, drawn)
    events.note(FOUND, seat, secret, room)
    if state.cards.kept[secret]:
        thief.kept[secret] += 1
    do(state, seat, state.cards.now[secret], luck, events)


def artifact_in(state: State, room: i64) -> i64:
    """The bit of the artifact that lies in a room, or 0 (C22)."""
    return state.board.artifact[room] & state.artifacts


def take_artifact(state: State, events: Events) -> None:
    """C22."""
    thief = state.thieves[state.turn]
    bit = artifact_in(state, thief.room)
    state.artifacts &= ~bit
    thief.artifacts |= bit
    which: i64 = 0
    while (bit >> which) & 1 == 0:
        which += 1
    events.note(STOLE, state.turn, which, thief.room, ARTIFACTS[which])
    enrage(state, 1, events)
