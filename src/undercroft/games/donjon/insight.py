# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Bring together what the objectives want, mix the rooms, let no step go to waste, trade a monster that does nothing for
a power that does much, and do not let adventurers get far.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.donjon.actions import (
    CALL,
    DUMP_ONE,
    EFFECTS,
    LABORATORY,
    MIX,
    MOVE_ONE,
    NOTHING,
    PASS,
    PLACE_ONE,
    POWER,
    RECRUIT,
    RECRUITMENT,
    REFECTORY,
    REMOVE_ONE,
    STEP,
    USE_GUARDIAN,
    USE_POWER,
    VIP_CARD,
)
from undercroft.games.donjon.cards import Deck
from undercroft.games.donjon.dungeon import ANYWHERE, KINDS, ROOMS, VIP, room, room_number
from undercroft.games.donjon.outlook import Outlook
from undercroft.games.donjon.pieces import has
from undercroft.games.donjon.powers import CRYSTAL_STEPS
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import invaders, mixed_rooms, objective_points

A_TURN: Final = 6.0
"""What a turn brings, about."""
A_RECRUITMENT: Final = 4.0
A_SWORDBEARER: Final = 1.5
"""Beyond the groups that it removes."""
A_VIP_CARD: Final = 2.0
FORESEEN: Final[i64] = 2
"""Groups that a Swordbearer removes, about."""
CALM: Final = 14.0
"""So many points ahead is three chances in four."""
WARMTH: Final = 1.2
"""How many points less make an action a third as likely."""
MANY_STEPS: Final[i64] = 4
HOPELESS: Final = 5.0
"""So many points behind the best, an action is not worth a thought."""


def objectives_of(contest: Contest, seat: i64) -> i64:
    total: i64 = 0
    for objective in contest.objectives:
        total += objective_points(contest, seat, contest.box.goals[objective])
    return total


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
            if arg4(task) == seat:
                worth += self.task_worth(contest, outlook, task)
        return worth

    def task_worth(self, contest: Contest, outlook: Outlook, task: i64) -> float:
        kind = kind_of(task)
        if kind < EFFECTS:
            return outlook.effect_worth(task, 0)
        if kind == RECRUITMENT:
            return A_RECRUITMENT
        if kind == POWER:
            return self.best_power(contest, outlook)
        if kind == LABORATORY:
            return self.best_mixture(contest, outlook)
        if kind == REFECTORY:
            return self.best_arrival(outlook) + A_VIP_CARD
        if kind == VIP_CARD:
            return self.best_vip(contest, outlook, arg1(task))
        return 0.0

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        """What an action changes for the better, as keys of sentences."""
        assert isinstance(position, Contest)
        kind = kind_of(action)
        if kind == PASS:
            return ["reason-enough"]
        found: list[str] = []
        after = position.copy()
        after.apply(seat, action, Dice(1), Events(False))
        if objectives_of(after, seat) > objectives_of(position, seat):
            found.append("reason-objective")
        if mixed_rooms(after, seat) > mixed_rooms(position, seat):
            found.append("reason-mixed")
        if invaders(after, seat) < invaders(position, seat):
            found.append("reason-groups")
        if position.tiles[seat] == NOTHING and after.tiles[seat] != NOTHING:
            found.append("reason-guardian")
        if kind == RECRUIT and position.in_dungeon(seat, arg2(action)) + arg3(action) >= MANY_STEPS:
            found.append("reason-steps")
        if kind == USE_POWER:
            found.append("reason-power")
        return found

    # What the powers promise

    def best_power(self, contest: Contest, outlook: Outlook) -> float:
        best = 0.0
        for number in range(1, ROOMS):
            if not contest.has_power(number):
                continue
            give = -1000.0
            for kind in range(KINDS):
                if outlook.down[room(number) * KINDS + kind] > give:
                    give = outlook.down[room(number) * KINDS + kind]
            if give > -20.0:
                gain = give + self.power_worth(contest, outlook, number)
                if gain > best:
                    best = gain
        return best

    def power_worth(self, contest: Contest, outlook: Outlook, number: i64) -> float:
        if number == 1:
            return self.best_mixture(contest, outlook)
        if number == 2:
            return self.best_arrival(outlook) + A_VIP_CARD
        if number == 3:
            return outlook.footsteps(CRYSTAL_STEPS)
        return outlook.removing(FORESEEN, ANYWHERE) + A_SWORDBEARER

    def best_mixture(self, contest: Contest, outlook: Outlook) -> float:
        best = 0.0
        for card in range(contest.box.mixtures.size):
            if has(contest.open_mixtures, card):
                worth = self.card_worth(contest.box.mixtures, card, outlook, 0)
                if worth > best:
                    best = worth
        return best

    def best_arrival(self, outlook: Outlook) -> float:
        """What a VIP adds in the best room for it."""
        best = 0.0
        for number in range(1, ROOMS + 1):
            gain = outlook.up[room(number) * KINDS + VIP]
            if gain > best:
                best = gain
        return best

    def best_vip(self, contest: Contest, outlook: Outlook, place: i64) -> float:
        best = 0.0
        for card in range(contest.box.vips.size):
            if has(contest.open_vips, card):
                worth = self.card_worth(contest.box.vips, card, outlook, place)
                if worth > best:
                    best = worth
        return best

    def card_worth(self, deck: Deck, card: i64, outlook: Outlook, here: i64) -> float:
        worth = 0.0
        for n in range(deck.start[2 * card], deck.start[2 * card + 1]):
            worth += outlook.effect_worth(deck.effects[n], here)
        return worth

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
        best = -1000.0
        for n in range(len(options)):
            gain = self.gain(position, outlook, options[n])
            weights[n] = gain
            if gain > best:
                best = gain
        for n in range(len(options)):
            behind = best - weights[n]
            weights[n] = 0.0 if behind > HOPELESS else exp(-behind / WARMTH)
        return weights

    def gain(self, contest: Contest, outlook: Outlook, action: i64) -> float:
        """What an action promises at first sight, in points."""
        kind = kind_of(action)
        if kind == MOVE_ONE:
            start = arg2(action)
            goal = arg3(action)
            monster = arg1(action)
            gain = outlook.down[start * KINDS + monster] + outlook.up[goal * KINDS + monster]
            if kind_of(contest.stack[len(contest.stack) - 1]) == STEP:
                far = goal - start
                if far < 0:
                    far = -far
                gain -= 0.6 * outlook.move_pace() * float(far)
            return gain
        if kind == RECRUIT:
            count = arg3(action)
            monster = arg2(action)
            steps = contest.in_dungeon(outlook.seat, monster) + count
            first = outlook.up[arg4(action) * KINDS + monster]
            return first * (1.0 + 0.7 * float(count - 1)) + outlook.footsteps(steps)
        if kind == PLACE_ONE:
            return outlook.up[arg2(action) * KINDS + arg1(action)]
        if kind == USE_POWER:
            leave = outlook.down[arg2(action) * KINDS + arg1(action)]
            return leave + self.power_worth(contest, outlook, room_number(arg2(action)))
        if kind == MIX:
            return self.card_worth(contest.box.mixtures, arg1(action), outlook, 0)
        if kind == CALL:
            place = arg1(contest.stack[len(contest.stack) - 1])
            return self.card_worth(contest.box.vips, arg1(action), outlook, place)
        if kind == USE_GUARDIAN:
            price = float(contest.malus[outlook.seat] + 1)
            return self.card_worth(contest.box.powers, arg1(action), outlook, 0) - price
        if kind == REMOVE_ONE:
            return outlook.burden(room_number(arg1(action)))
        if kind == DUMP_ONE:
            return outlook.down[arg2(action) * KINDS + arg1(action)]
        return 0.0
