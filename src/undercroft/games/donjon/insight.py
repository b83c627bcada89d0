# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Bring together what the objectives want, mix the rooms, let no step go to waste, trade a monster that does nothing for
a power that does much, and do not let adventurers get far.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.donjon.actions import (
    CALL,
    DUMP_ONE,
    MIX,
    MOVE_ONE,
    NOTHING,
    PLACE_ONE,
    RECRUIT,
    REMOVE_ONE,
    USE_GUARDIAN,
    USE_POWER,
)
from undercroft.games.donjon.dungeon import KINDS, footsteps_between, room_number
from undercroft.games.donjon.outlook import Outlook
from undercroft.games.donjon.reasons import reasons_for
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.tasks import (
    EFFECTS,
    LABORATORY,
    POWER,
    RECRUITMENT,
    REFECTORY,
    STEP,
    VIP_CARD,
    seat_of,
)
from undercroft.games.donjon.worth import (
    best_arrival,
    best_mixture,
    best_power,
    best_vip,
    card_worth,
    effect_worth,
    footsteps,
    move_pace,
    power_worth,
)

A_TURN: Final = 6.0
"""What a turn brings, about."""
A_RECRUITMENT: Final = 4.0
CALM: Final = 14.0
"""So many points ahead is three chances in four."""
WARMTH: Final = 1.2
"""How many points less make an action a third as likely."""
HOPELESS: Final = 5.0
"""So many points behind the best, an action is not worth a thought."""


@final
class ContestInsight(Insight):
    """A dungeon is worth its points and what is on the way, compared with the best of the others."""

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Contest)
        mine = 0.0
        best = -1000.0
        for other in range(position.seats):
            worth = self.prospect(position, other)
            if other == seat:
                mine = worth
            elif worth > best:
                best = worth
        lead = mine - best
        far = lead
        if far < 0.0:
            far = -far
        return 0.5 + 0.49 * lead / (far + CALM)

    def prospect(self, contest: Contest, seat: i64) -> float:
        """What a seat can look forward to: its dungeon, its turns, and what it has to do now."""
        outlook = Outlook(contest, seat)
        worth = outlook.value + A_TURN * float(outlook.turns)
        for task in contest.stack:
            if seat_of(task) == seat:
                worth += self.task_worth(outlook, task)
        return worth

    def task_worth(self, outlook: Outlook, task: i64) -> float:
        kind = kind_of(task)
        if kind < EFFECTS:
            return effect_worth(outlook, task, NOTHING)
        if kind == RECRUITMENT:
            return A_RECRUITMENT
        if kind == POWER:
            return best_power(outlook)
        if kind == LABORATORY:
            return best_mixture(outlook)
        if kind == REFECTORY:
            return best_arrival(outlook)
        if kind == VIP_CARD:
            return best_vip(outlook, arg1(task))
        return 0.0

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        assert isinstance(position, Contest)
        return reasons_for(position, seat, action)

    # Priors

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        options = position.legal(seat)
        weights = self.priors(position, seat, options)
        for n in range(len(options)):
            if options[n] == action:
                return weights[n]
        return 0.0

    def priors(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        """The more an action promises, the likelier it is."""
        assert isinstance(position, Contest)
        weights = vec[float]([0.0] * len(options))
        if len(options) == 0:
            return weights
        outlook = Outlook(position, seat)
        task = position.next_task()
        best = -1000.0
        for n in range(len(options)):
            gain = self.gain(position, outlook, task, options[n])
            weights[n] = gain
            if gain > best:
                best = gain
        for n in range(len(options)):
            behind = best - weights[n]
            weights[n] = 0.0 if behind > HOPELESS else exp(-behind / WARMTH)
        return weights

    def gain(self, contest: Contest, outlook: Outlook, task: i64, action: i64) -> float:
        """What an action promises at first sight, in points; `task` is what it decides."""
        kind = kind_of(action)
        if kind == MOVE_ONE:
            start = arg2(action)
            goal = arg3(action)
            monster = arg1(action)
            gain = outlook.down[start * KINDS + monster] + outlook.up[goal * KINDS + monster]
            if kind_of(task) == STEP:
                gain -= 0.6 * move_pace(outlook) * float(footsteps_between(start, goal))
            return gain
        if kind == RECRUIT:
            count = arg3(action)
            monster = arg2(action)
            steps = contest.in_dungeon(outlook.seat, monster) + count
            first = outlook.up[arg4(action) * KINDS + monster]
            return first * (1.0 + 0.7 * float(count - 1)) + footsteps(outlook, steps)
        if kind == PLACE_ONE:
            return outlook.up[arg2(action) * KINDS + arg1(action)]
        if kind == USE_POWER:
            leave = outlook.down[arg2(action) * KINDS + arg1(action)]
            return leave + power_worth(outlook, room_number(arg2(action)))
        if kind == MIX:
            return card_worth(outlook, contest.box.mixtures, arg1(action), NOTHING)
        if kind == CALL:
            return card_worth(outlook, contest.box.vips, arg1(action), arg1(task))
        if kind == USE_GUARDIAN:
            price = float(contest.malus[outlook.seat] + 1)
            return card_worth(outlook, contest.box.powers, arg1(action), NOTHING) - price
        if kind == REMOVE_ONE:
            return outlook.burden(room_number(arg1(action)))
        if kind == DUMP_ONE:
            return outlook.down[arg2(action) * KINDS + arg1(action)]
        return 0.0
