# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Stay alive, bring down what can hurt you, and do not forget what you came for: go where the quest leads, take up what
it offers, and be out in time.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.bearings import is_under_way, nearness
from undercroft.games.deckbox.exploring import leads_on
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.script import (
    C_CLEAR,
    C_COUNT,
    C_EXIT,
    C_MARK,
    C_ROUNDS,
    C_TILES,
    C_TOKEN,
    CONDITION,
)
from undercroft.games.deckbox.state import ITEM
from undercroft.games.deckbox.verdict import LONGEST
from undercroft.games.deckbox.weights import THREAT, can_attack_from, gap, weigh


@final
class DelveInsight(Insight):
    """A delve looks good when the heroes are well, few enemies stand, and the quest is nearly done."""

    # How good it looks

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Delve)
        if position.end != a.RUNNING:
            return position.payoff(seat)
        if position.hero[position.seats - 1] < 0 or position.living() == 0:
            return 0.5
        value = 0.08 + 0.5 * self.progress(position) + 0.42 * self.vigour(position)
        value -= self.threat(position)
        value -= self.haste(position)
        if value < 0.01:
            return 0.01
        return 0.99 if value > 0.99 else value

    def vigour(self, delve: Delve) -> float:
        """Health first, and a little for what the heroes hold."""
        share = 0.0
        for seat in range(delve.seats):
            if delve.is_alive(seat):
                share += 0.25 + 0.7 * float(delve.health[seat]) / float(delve.most_health(seat))
                energy = delve.energy[seat]
                if energy > 4:
                    energy = 4
                share += 0.012 * float(energy)
                treasure = delve.treasure[seat]
                if treasure > 8:
                    treasure = 8
                share += 0.004 * float(treasure)
        for held in delve.held:
            share += 0.008 * float(delve.cards.items.cost[held % ITEM])
        share /= float(delve.seats)
        return share if share < 1.0 else 1.0

    def threat(self, delve: Delve) -> float:
        """What stands weighs by its health; a stunned enemy is half as bad."""
        weight = 0.0
        for i in range(len(delve.tag)):
            one = THREAT[delve.colour[i]] * (0.5 + float(delve.life[i]))
            if delve.stunned[i] == 1:
                one *= 0.7
            weight += one
        weight *= 0.035
        weight /= float(delve.living())
        return weight if weight < 0.4 else 0.4

    def haste(self, delve: Delve) -> float:
        """The clock of the quest, if it has one."""
        limit = LONGEST
        losses = delve.script.losses
        worst = 0.0
        for n in range(0, len(losses), CONDITION):
            if losses[n + C_ROUNDS] > 0:
                limit = losses[n + C_ROUNDS]
            if losses[n + C_TOKEN] >= 0:
                share = float(delve.tokens[losses[n + C_TOKEN]]) / float(losses[n + C_COUNT])
                if share > worst:
                    worst = share
        share = float(delve.round) / float(limit)
        if share > worst:
            worst = share
        return 0.12 * worst * worst

    def progress(self, delve: Delve) -> float:
        """How much of the quest is done, by the best of its ways to be won."""
        wins = delve.script.wins
        best = 0.0
        near = nearness(delve)
        if len(wins) == 0:
            begun = 0.3 if is_under_way(delve) else 0.0
            return 0.5 * self.explored(delve) + begun + 0.2 * near
        for n in range(0, len(wins), CONDITION):
            needs = 0.0
            done = 0.0
            if wins[n + C_TOKEN] >= 0:
                needs += 2.0
                share = float(delve.tokens[wins[n + C_TOKEN]]) / float(wins[n + C_COUNT])
                done += 2.0 * (share if share < 1.0 else 1.0)
            if wins[n + C_MARK] > 0:
                needs += 2.0
                done += 2.0 * self.brought_down(delve, wins[n + C_MARK])
            if wins[n + C_ROUNDS] > 0:
                needs += 2.0
                done += 2.0 * float(delve.round - 1) / float(wins[n + C_ROUNDS])
            if wins[n + C_TILES] > 0 or (wins[n + C_CLEAR] > 0 and needs == 0.0):
                needs += 0.5
            ready = needs > 0.0 and done >= needs
            if ready and wins[n + C_EXIT] > 0:
                value = 0.8 + 0.2 * near
            elif needs > 0.0:
                explored = self.explored(delve)
                if wins[n + C_ROUNDS] > 0:
                    explored = 1.0
                value = 0.5 * done / needs + 0.2 * explored + 0.1 * near
            else:
                value = 0.65 * self.explored(delve) + 0.35 * near
            if value > best:
                best = value
        return best

    def explored(self, delve: Delve) -> float:
        script = delve.script
        total = script.finale_after + 1
        if script.printed:
            total = len(script.map) // 5
        share = float(delve.floor.count()) / float(total)
        return share if share < 1.0 else 1.0

    def brought_down(self, delve: Delve, mark: i64) -> float:
        if delve.is_defeated(mark):
            return 1.0
        for i in range(len(delve.mark)):
            if delve.mark[i] == mark:
                return 0.85 - 0.1 * float(delve.life[i])
        return 0.0

    # What a sensible player considers

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        options = position.legal(seat)
        weights = self.priors(position, seat, options)
        for n in range(len(options)):
            if options[n] == action:
                return weights[n]
        return 0.0

    def priors(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        assert isinstance(position, Delve)
        return weigh(position, seat, options)

    # Why

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        """What speaks for an action, as keys of sentences."""
        assert isinstance(position, Delve)
        kind = kind_of(action)
        if kind == a.ATTACK:
            i = position.enemy_at(position.floor.square_at(arg1(action)))
            if position.mark[i] > 0:
                return ["reason-named"]
            return ["reason-finish"] if position.life[i] == 1 else ["reason-attack"]
        if kind == a.MOVE:
            return self.reasons_to_move(position, seat, position.floor.square_at(arg1(action)))
        if kind == a.WORK:
            return ["reason-work"]
        if kind == a.BUY:
            return ["reason-buy"]
        if kind == a.USE or kind == a.ABILITY:
            return ["reason-use"]
        if kind == a.READY:
            return ["reason-ready"]
        return []

    def reasons_to_move(self, delve: Delve, seat: i64, square: i64) -> list[str]:
        if leads_on(delve, square):
            return ["reason-explore"]
        if len(delve.tag) > 0 and can_attack_from(delve, seat, square):
            return ["reason-position"]
        if len(delve.tag) > 0 and gap(delve, square) > gap(delve, delve.square[seat]):
            return ["reason-retreat"]
        return ["reason-onward"]
