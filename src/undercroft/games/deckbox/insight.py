# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Stay alive, bring down what can hurt you, and do not forget what you came for: go where the quest leads, take up what
it offers, and be out in time.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox import heroes
from undercroft.games.deckbox.enemies import is_diagonal
from undercroft.games.deckbox.explore import leads_on
from undercroft.games.deckbox.floor import NOWHERE
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
    EXIT_START,
    MEND,
)
from undercroft.games.deckbox.state import ITEM
from undercroft.games.deckbox.tiles import INSIDE
from undercroft.games.deckbox.verdict import LONGEST

FAR: Final[i64] = 100000
UNREACHED: Final[i64] = 30
"""Steps to a goal that cannot be reached."""

# Places to go to, as the numbers under which the floor keeps the ways to them
ONWARD: Final[i64] = 0
START_GATES: Final[i64] = 1
FAR_GATES: Final[i64] = 2
FIRST_TILE: Final[i64] = 3
THREAT: Final = vec[float]([0.5, 0.8, 1.2])
"""How much a health of an enemy weighs, by colour."""


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
        near = self.nearness(delve)
        if len(wins) == 0:
            return 0.5 * self.explored(delve) + 0.3 * self.marks_of_progress(delve) + 0.2 * near
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

    def marks_of_progress(self, delve: Delve) -> float:
        """Tokens that lead to no loss are taken for what the quest wants."""
        losses = delve.script.losses
        count: i64 = 0
        for token in range(len(delve.tokens)):
            bad = False
            for n in range(0, len(losses), CONDITION):
                if losses[n + C_TOKEN] == token:
                    bad = True
            if not bad and delve.tokens[token] > 0:
                count += 1
        return 1.0 if count > 0 else 0.0

    def brought_down(self, delve: Delve, mark: i64) -> float:
        if (delve.fallen >> mark) & 1 == 1:
            return 1.0
        for i in range(len(delve.mark)):
            if delve.mark[i] == mark:
                return 0.85 - 0.1 * float(delve.life[i])
        return 0.0

    def nearness(self, delve: Delve) -> float:
        """How near the heroes are to where the quest leads, from 0 to 1."""
        goals = self.goals(delve)
        if len(goals) == 0:
            return 1.0
        total = 0.0
        for square in delve.square:
            if square != NOWHERE:
                total += 6.0 / (6.0 + float(self.way_from(delve, goals, square)))
        return total / float(delve.living())

    # Where the quest leads

    def goals(self, delve: Delve) -> vec[i64]:
        """Where to go: out once all is done, else to what there is to do, to an enemy with a name, or onward."""
        found = vec[i64]()
        way_out = self.way_out(delve)
        if way_out > 0:
            goal = FAR_GATES
            if way_out & EXIT_START:
                goal = START_GATES
            if self.has_gates(delve, goal):
                return vec[i64]([goal])
        for n in range(0, len(delve.offers), 2):
            if self.is_worth_doing(delve, delve.offers[n + 1]):
                found = append(found, FIRST_TILE + delve.offers[n])
        if len(found) > 0:
            return found
        for i in range(len(delve.mark)):
            if delve.mark[i] > 0:
                return append(found, FIRST_TILE + delve.floor.home[delve.place[i]])
        wins = delve.script.wins
        if len(wins) > 0 and wins[C_ROUNDS] > 0:
            return found
        for square in delve.floor.half:
            if square != NOWHERE and leads_on(delve, square):
                return append(found, ONWARD)
        return found

    def has_gates(self, delve: Delve, goal: i64) -> bool:
        floor = delve.floor
        for square in range(floor.size()):
            if floor.terrain[square] == a.GATE and (floor.home[square] == 0) == (goal == START_GATES):
                return True
        return False

    def way_from(self, delve: Delve, goals: vec[i64], square: i64) -> i64:
        """Steps from a square to the nearest goal, past everybody."""
        least = UNREACHED
        for goal in goals:
            ways = delve.floor.ways_to(goal)
            if ways is None:
                ways = delve.floor.keep_ways(goal, self.squares_of(delve, goal))
            away = ways.dist[square]
            if 0 <= away < least:
                least = away
        return least

    def squares_of(self, delve: Delve, goal: i64) -> vec[i64]:
        floor = delve.floor
        found = vec[i64]()
        if goal == ONWARD:
            for square in floor.half:
                if square != NOWHERE and leads_on(delve, square):
                    found = append(found, square)
        elif goal in (START_GATES, FAR_GATES):
            for square in range(floor.size()):
                if floor.terrain[square] == a.GATE and (floor.home[square] == 0) == (goal == START_GATES):
                    found = append(found, square)
        else:
            first = floor.first[goal - FIRST_TILE]
            for square in range(first, first + INSIDE):
                if floor.terrain[square] != a.WALL:
                    found = append(found, square)
        return found

    def way_out(self, delve: Delve) -> i64:
        """How the heroes may leave, if nothing else is left to do; 0 otherwise."""
        wins = delve.script.wins
        for n in range(0, len(wins), CONDITION):
            if wins[n + C_EXIT] > 0:
                token = wins[n + C_TOKEN]
                mark = wins[n + C_MARK]
                if (token < 0 or delve.tokens[token] >= wins[n + C_COUNT]) and (
                    mark == 0 or (delve.fallen >> mark) & 1 == 1
                ):
                    return wins[n + C_EXIT]
        return 0

    def is_worth_doing(self, delve: Delve, offer: i64) -> bool:
        """What only heals is for the wounded; what can be done again and again is not a goal by itself if the
        quest wants something else first."""
        script = delve.script
        if script.code[script.offers[offer]] == MEND:
            for seat in range(delve.seats):
                if delve.is_alive(seat) and delve.health[seat] * 2 < delve.most_health(seat):
                    return True
            return False
        if script.again[offer] == 1 and len(script.wins) == 0:
            return self.marks_of_progress(delve) > 0.0
        return True

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
        weights = vec[float]([0.0] * len(options))
        first_move: i64 = -1
        hostile = False
        for n in range(len(options)):
            kind = kind_of(options[n])
            if kind == a.MOVE:
                if first_move < 0:
                    first_move = n
            elif kind == a.ATTACK:
                hostile = True
                weights[n] = self.weight_of_attack(position, arg1(options[n]))
            else:
                weights[n] = self.weight_of(position, seat, options[n], n == 0)
        if first_move >= 0:
            self.weigh_moves(position, seat, options, weights, first_move, hostile)
        for n in range(len(options)):
            if kind_of(options[n]) == a.END:
                if first_move < 0 and not hostile:
                    weights[n] = 1.0
                else:
                    weights[n] = 0.02
        return weights

    def weight_of_attack(self, delve: Delve, cell: i64) -> float:
        """Better on those that fall soon and on those that are worse; a named one above all."""
        i = delve.enemy_at(delve.floor.square_at(cell))
        weight = 3.0 + 2.0 * THREAT[delve.colour[i]] - 0.4 * float(delve.life[i])
        if delve.mark[i] > 0:
            weight += 3.0
        if delve.stunned[i] == 1:
            weight -= 0.7
        return weight

    def weight_of(self, delve: Delve, seat: i64, action: i64, first: bool) -> float:
        kind = kind_of(action)
        if kind == a.LET:  # the order hardly matters: one is as good as another
            return 1.0 if first else 0.0
        if kind == a.GO:
            return 1.0
        if kind == a.USE:
            cards = delve.cards.items
            item = arg1(action)
            return self.weight_of_effect(delve, seat, cards.effect[item], cards.power[item], arg2(action))
        if kind == a.ABILITY:
            powers = delve.cards.abilities
            ability = delve.ability[seat]
            return self.weight_of_effect(delve, seat, powers.effect[ability], powers.power[ability], arg1(action))
        if kind == a.BUY:
            return self.weight_of_purchase(delve, seat, arg1(action))
        if kind == a.TAKE:
            return 6.0
        if kind == a.WORK:
            return 6.0 if self.is_worth_doing(delve, arg1(action)) else 0.05
        if kind == a.AIM:
            return self.weight_of_attack(delve, arg1(action))
        if kind == a.HERO:
            return 0.0
        if kind == a.GIVE or kind == a.PAY:
            return 0.0
        return 1.0

    def weight_of_effect(self, delve: Delve, seat: i64, effect: i64, power: i64, cell: i64) -> float:
        square = delve.floor.square_at(cell)
        other = delve.hero_at(square)
        if effect == a.HEAL:
            missing = delve.most_health(other) - delve.health[other]
            if missing < power and delve.health[other] > 3:
                return 0.0
            return 3.0 if delve.health[other] <= 3 else 1.2
        if effect == a.GUARD:
            return 1.0 if len(delve.tag) > 1 else 0.0
        if effect == a.RALLY:
            return 1.5 if len(delve.tag) > 0 else 0.3
        if effect == a.ENERGY:
            return 0.3
        if effect == a.REVEAL:
            return 0.2 if len(delve.tag) == 0 else 0.0
        if effect == a.DASH:
            return 0.05
        if effect == a.DAZE:
            return 1.0
        if effect == a.STRIKE:
            return 2.0
        struck: i64 = 0
        for i in range(len(delve.place)):
            if effect == a.SWEEP:
                if heroes.can_strike(delve, seat, i):
                    struck += 1
            elif heroes.shares_tile(delve, square, delve.place[i]):
                struck += 1
        return 0.8 * float(struck)

    def weight_of_purchase(self, delve: Delve, seat: i64, item: i64) -> float:
        effect = delve.cards.items.effect[item]
        if effect == a.HEAL:
            return 1.5 if delve.health[seat] * 3 < delve.most_health(seat) * 2 else 0.6
        if effect == a.MIGHT:
            return 1.0 if delve.cards.gear.melee_dice[delve.gear[seat]] > 2 else 0.0
        if effect == a.AIMING:
            return 1.0 if delve.cards.gear.ranged_dice[delve.gear[seat]] > 1 else 0.0
        if effect == a.ARMOUR or effect == a.REBIRTH:
            return 1.2
        if effect == a.STRIKE or effect == a.BLAST:
            return 0.5
        return 0.2

    def weigh_moves(
        self, delve: Delve, seat: i64, options: vec[i64], weights: vec[float], first: i64, hostile: bool
    ) -> None:
        """Towards the goal, to where an enemy can be attacked, or, badly wounded, away from them."""
        floor = delve.floor
        goals = self.goals(delve)
        now = self.way_from(delve, goals, delve.square[seat])
        best = now
        for n in range(first, len(options)):
            if len(goals) > 0 and kind_of(options[n]) == a.MOVE:
                away = self.way_from(delve, goals, floor.square_at(arg1(options[n])))
                if away < best:
                    best = away
        weak = delve.health[seat] <= 3
        fighting = len(delve.tag) > 0
        for n in range(first, len(options)):
            if kind_of(options[n]) != a.MOVE:
                continue
            square = floor.square_at(arg1(options[n]))
            weight = 0.0
            away = self.way_from(delve, goals, square)
            if away < now:
                if away == best:
                    weight = 0.5 if fighting else 2.0
                elif away == best + 1:
                    weight = 0.15 if fighting else 0.4
            if fighting:
                if not hostile and self.can_attack_from(delve, seat, square):
                    weight += 1.5
                elif weak and self.gap(delve, square) > 3:
                    weight += 0.3
            if floor.terrain[square] == a.PIT:
                weight *= 0.2
            weights[n] = weight

    def can_attack_from(self, delve: Delve, seat: i64, square: i64) -> bool:
        floor = delve.floor
        gear = delve.gear[seat]
        cards = delve.cards.gear
        for i in range(len(delve.place)):
            there = delve.place[i]
            apart = floor.distance(square, there)
            if apart >= 2:
                if cards.ranged_dice[gear] > 1 and delve.hero_sees(square, i):
                    return True
            elif cards.melee_dice[gear] > 1:
                if floor.is_adjacent(square, there):
                    return True
                if cards.keywords[gear] & a.REACH and is_diagonal(delve, square, there):
                    return True
        return False

    def gap(self, delve: Delve, square: i64) -> i64:
        """Squares to the nearest enemy."""
        least = FAR
        for there in delve.place:
            apart = delve.floor.distance(square, there)
            if apart < least:
                least = apart
        return least

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
        if len(delve.tag) > 0 and self.can_attack_from(delve, seat, square):
            return ["reason-position"]
        if len(delve.tag) > 0 and self.gap(delve, square) > self.gap(delve, delve.square[seat]):
            return ["reason-retreat"]
        return ["reason-onward"]
