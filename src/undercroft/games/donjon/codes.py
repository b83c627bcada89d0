"""How actions and events are written, and which rule stands behind each."""

from __future__ import annotations

from undercroft.engine.codec import Codec, Field, Kind, Seat
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.fields import AREA, COUNT, FROM, INTO, MONSTER, OUT_OF, ROOM, TO
from undercroft.games.donjon.things import Things


def action_codec(things: Things) -> Codec:
    return Codec(
        "action",
        Kind(a.RECRUIT, "{count} {monster} {area}>{to}", AREA, MONSTER, COUNT, TO, name="recruit"),
        Kind(a.MOVE_ONE, "{monster} {from}>{to}", MONSTER, FROM, TO, name="move"),
        Kind(a.PLACE_ONE, "{monster} {to}", MONSTER, TO, name="place"),
        Kind(a.USE_POWER, "power {monster} {from}", MONSTER, FROM, name="power"),
        Kind(a.MIX, "mix {mixture}", things.mixture, name="mix"),
        Kind(a.CALL, "call {vip}", things.vip, name="call"),
        Kind(a.USE_GUARDIAN, "guardian {power}", things.power, name="guardian"),
        Kind(a.REMOVE_ONE, "remove {room}", ROOM, name="remove"),
        Kind(a.DUMP_ONE, "dump {monster} {from}", MONSTER, FROM, name="dump"),
        Kind(a.SPREAD_TO, "to {area}", AREA, name="spread"),
        Kind(a.PASS, "pass", name="pass"),
    )


def event_codec(things: Things) -> Codec:
    seat, malus, inn = Seat("seat"), Field("malus"), things.inn
    moved = (seat, MONSTER, OUT_OF, INTO)
    return Codec(
        "event",
        Kind(a.OBJECTIVE, "objective {objective}", things.objective, name="objective", rule="D5"),
        Kind(a.BOARD, "{seat} has the board {board}", seat, things.board, name="board", rule="D9"),
        Kind(a.TURN, "{seat} to play", seat, name="turn", rule="D9"),
        Kind(a.THREATENED, "threat {threat}", things.threat, name="threat", rule="D10"),
        Kind(a.CAME, "{monster} comes {from}>{to}", MONSTER, OUT_OF, INTO, name="came", rule="D12"),
        Kind(a.INN, "inn {inn}", inn, name="inn", rule="D13"),
        Kind(a.HIT, "{seat} hit by {inn}", seat, inn, name="hit", rule="D13"),
        Kind(a.NO_INN, "inn empty", name="no-inn", rule="D13"),
        Kind(a.GROUP_CAME, "{seat} new group {from}>{to}", seat, OUT_OF, INTO, name="group", rule="D21"),
        Kind(a.PROGRESSED, "{seat} group {from}>{to}", seat, OUT_OF, INTO, name="progressed", rule="D24"),
        Kind(a.MALUS, "{seat} malus {malus}", seat, malus, name="malus", rule="D23"),
        Kind(a.REVEALED, "{seat} reveals {tile}", seat, things.tile, name="revealed", rule="D15"),
        Kind(
            a.GUARDED,
            "{seat} guardian {power} malus {malus}",
            seat,
            things.power,
            malus,
            name="guarded",
            rule="D14",
        ),
        Kind(a.RECRUITED, "{seat} recruits {monster} {from}>{to}", *moved, name="recruited", rule="D16"),
        Kind(a.PLACED, "{seat} places {monster} {from}>{to}", *moved, name="placed", rule="D29"),
        Kind(a.FOOTSTEPS, "{seat} footsteps {count}", seat, COUNT, name="footsteps", rule="D18"),
        Kind(a.MOVED, "{seat} moves {monster} {from}>{to}", *moved, name="moved", rule="D19"),
        Kind(a.SACRIFICED, "{seat} gives {monster} {from}>{to}", *moved, name="sacrificed", rule="D20"),
        Kind(a.MIXED, "{seat} mixes {mixture}", seat, things.mixture, name="mixed", rule="D25"),
        Kind(a.CALLED, "{seat} calls {vip} {room}", seat, things.vip, ROOM, name="called", rule="D26"),
        Kind(a.DREW, "{seat} draws {swordbearer}", seat, things.swordbearer, name="drew", rule="D28"),
        Kind(a.REMOVED, "{seat} removes a group {from}>{to}", seat, OUT_OF, INTO, name="removed", rule="D22"),
        Kind(a.DUMPED, "{seat} dumps {monster} {from}>{to}", *moved, name="dumped", rule="D29"),
        Kind(a.NEW_MIXTURE, "new mixture {mixture}", things.mixture, name="new-mixture", rule="D25"),
        Kind(a.NEW_VIP, "new vip {vip}", things.vip, name="new-vip", rule="D26"),
        Kind(a.LAST_ROUND, "last round", name="last-round", rule="D34"),
        Kind(a.RESHUFFLED, "cemetery shuffled", name="reshuffled", rule="D34"),
        Kind(a.ENDED, "end", name="ended", rule="D34"),
    )
