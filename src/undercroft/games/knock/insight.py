# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Keep every hall at 5 or less, bring down one creature after another before its time is out, do not open a new
fight while one goes on, and save the jokers for creatures, the Black Knight above all.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.luck import Dice
from undercroft.engine.packing import arg1, arg2, arg3, kind_of, pack
from undercroft.engine.position import Insight, Position, pick
from undercroft.games.knock.actions import DONE, PLACE, REVEAL, RUNNING, WON
from undercroft.games.knock.dungeon import FROZEN, HALL, NOWHERE, STEP, in_corner
from undercroft.games.knock.rules import NO_CARD, SAFE, Keep

FATAL: Final = 0.0001
"""The weight of what loses at once: it may be all there is."""
WEIGHT: Final = vec[float]([0.01 * 1.3**points for points in range(64)])
"""The weight of a placing by its points."""
MOST_POINTS: Final[i64] = 63
PLAIN: Final[i64] = 20
"""The points of a placing by which nothing is won or lost."""
LOSS: Final[i64] = -1000000
RESCUE: Final[i64] = 1000
"""Points that stand for bringing down a creature with its last Time token: placing must do that now."""
TOO_FEW: Final[i64] = -500
"""The points of a placing that loses at once, or that lets a creature give its last Time token."""


def weight(points: i64, table: vec[float]) -> float:
    """The weight of a placing; `table` is WEIGHT, in a local name, which is faster in a loop."""
    if points <= TOO_FEW:
        return FATAL
    if points < 0:
        points = 0
    elif points > MOST_POINTS:
        points = MOST_POINTS
    return table[points]


@final
class KeepInsight(Insight):
    """A keep looks good when few creatures stand, those that do are close to falling, and time is left."""

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Keep)
        if position.end != RUNNING:
            return 1.0 if position.end == WON else 0.0
        dungeon = position.dungeon
        hope = 0.85
        for i in range(dungeon.size()):
            if dungeon.is_creature(i):
                missing = dungeon.danger[i] - SAFE
                tokens = dungeon.guard[i]
                # A creature is a threat in the measure of what is still to be covered and the turns left for it.
                threat = 0.02 * float(missing)
                if tokens != FROZEN:
                    threat += 0.06 * float(missing) / float(tokens)
                    if tokens == 1:
                        threat += 0.5
                hope -= threat
        if position.reserve < 5:
            hope -= 0.04 * float(5 - position.reserve)
        if position.seats == 1:  # K26: a smaller hand to meet the Black Knight with
            for card in position.hands:
                if card == NO_CARD and len(position.pile) > 0:
                    hope -= 0.08
        done = float(dungeon.size()) / float(dungeon.size() + len(position.pile) + 1)
        hope += 0.1 * done
        if hope < 0.01:
            return 0.01
        return 0.99 if hope > 0.99 else hope

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        """What speaks for an action, as keys of sentences."""
        assert isinstance(position, Keep)
        kind = kind_of(action)
        if kind != PLACE:
            return ["reason-spell"] if kind not in (REVEAL, DONE) else []
        if self.prior(position, seat, action) <= FATAL:
            return ["reason-desperate"]
        found: list[str] = []
        dungeon = position.dungeon
        value = position.cards.value
        face = 2 * arg1(action) + arg3(action)
        quiet = True
        for corner in range(4):
            other = dungeon.at(arg2(action) + STEP[corner])
            if other == NOWHERE or dungeon.is_poisoned(arg2(action), corner):
                continue
            change = value[face * 4 + corner] - value[dungeon.face[other] * 4 + 3 - corner]
            if dungeon.is_creature(other):
                quiet = False
                if dungeon.danger[other] + change <= SAFE:
                    found.append("reason-urgent" if dungeon.guard[other] == 1 else "reason-defeats")
                elif change < 0:
                    found.append("reason-weakens")
            elif change < 0 and "reason-calms" not in found:
                found.append("reason-calms")
        if position.cards.tokens[arg1(action)] > 0:
            found.append("reason-opens")
        elif quiet and len(found) == 0:
            found.append("reason-quiet")
        return found

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        return self.priors(position, seat, vec[i64]([action]))[0]

    def priors(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        """Placing is the move; a card is shown only by people, who have a reason to; spells wait for need."""
        assert isinstance(position, Keep)
        standing, urgent = self.fights(position)
        sites = position.dungeon.open
        values = position.cards.highest + 1
        points_at = self.points_at_sites(position, values)
        shown = position.cards.value
        table = WEIGHT
        weights = vec[float]([0.0] * len(options))
        n: i64 = 0
        while n < len(options):
            action = options[n]
            if kind_of(action) != PLACE:
                if kind_of(action) == DONE:
                    weights[n] = FATAL
                elif kind_of(action) != REVEAL:
                    weights[n] = 5.0 if urgent > 0 else 0.1
                n += 1
                continue
            # Options come site after site for each way to lay a card: what the way decides is worked out once.
            card = arg1(action)
            turned = arg3(action)
            start = self.points_of_card(position, card, standing) - urgent * RESCUE
            first = (2 * card + turned) * 4
            a = shown[first]
            b = values + shown[first + 1]
            c = 2 * values + shown[first + 2]
            d = 3 * values + shown[first + 3]
            place: i64 = 0
            begun = n
            while n < len(options) and place < len(sites):
                if options[n] != pack(PLACE, card, sites[place], turned):
                    place += 1
                    continue
                row = place * 4 * values
                points = points_at[row + a] + points_at[row + b] + points_at[row + c] + points_at[row + d]
                weights[n] = weight(start + points, table)
                n += 1
                place += 1
            if n == begun:  # no open site: not a placing that is legal now
                n += 1
        return weights

    def natural(self, position: Position, seat: i64, dice: Dice) -> i64:
        """As the priors weigh, without a list of all actions: most of a search's time is spent here."""
        assert isinstance(position, Keep)
        if position.spells != 0:
            return super().natural(position, seat, dice)
        standing, urgent = self.fights(position)
        sites = position.dungeon.open
        turns = position.cards.turns
        values = position.cards.highest + 1
        points_at = self.points_at_sites(position, values)
        shown = position.cards.value
        table = WEIGHT
        hand = position.choice(seat)
        ways = vec[i64](capacity=2 * len(hand))
        for card in hand:
            if card != NO_CARD:
                for turned in range(turns[card]):
                    ways = append(ways, 2 * card + turned)
        weights = vec[float]([0.0] * (len(ways) * len(sites)))
        n: i64 = 0
        for way in ways:
            start = self.points_of_card(position, way >> 1, standing) - urgent * RESCUE
            a = shown[way * 4]
            b = values + shown[way * 4 + 1]
            c = 2 * values + shown[way * 4 + 2]
            d = 3 * values + shown[way * 4 + 3]
            for place in range(len(sites)):
                row = place * 4 * values
                points = points_at[row + a] + points_at[row + b] + points_at[row + c] + points_at[row + d]
                weights[n] = weight(start + points, table)
                n += 1
        i = pick(weights, dice)
        way = ways[i // len(sites)]
        return pack(PLACE, way >> 1, sites[i % len(sites)], way & 1)

    def fights(self, keep: Keep) -> tuple[i64, i64]:
        """How many creatures stand, and how many of them must fall with the next card."""
        standing: i64 = 0
        urgent: i64 = 0
        for tokens in keep.dungeon.guard:
            if tokens > 0:
                standing += 1
                if tokens == 1 and not keep.knight_drawn:
                    urgent += 1
        return standing, urgent

    def points_of_card(self, keep: Keep, card: i64, standing: i64) -> i64:
        """No second fight while one goes on, no creature that cannot be paid, and jokers are kept for creatures."""
        tokens = keep.cards.tokens[card]
        if tokens > keep.reserve:
            return LOSS
        if keep.seats == 1 and keep.cards.silence[card] and len(keep.pile) > 0:  # K26: it costs a card of the hand
            return PLAIN - 12
        if tokens > 0:
            return PLAIN - 8 * standing
        return PLAIN - 8 if keep.cards.is_joker(card) and standing == 0 else PLAIN

    def points_at_sites(self, keep: Keep, values: i64) -> vec[i64]:
        """For each open site, corner and value that would be laid there, the points for what it does to the card
        below: a hall is kept quiet, a creature is brought down."""
        dungeon = keep.dungeon
        sites = dungeon.open
        around = dungeon.around_open
        face = dungeon.face
        dangers = dungeon.danger
        guards = dungeon.guard
        shown = keep.cards.value
        points = vec[i64]([0] * (len(sites) * 4 * values))
        for i in range(len(sites)):
            for corner in range(4):
                other = in_corner(around[i], corner)
                if other == NOWHERE or dungeon.is_poisoned(sites[i], corner):
                    continue
                covered = shown[face[other] * 4 + 3 - corner]
                danger = dangers[other] - covered
                guard = guards[other]
                row = (i * 4 + corner) * values
                for value in range(values):
                    gain = covered - value
                    if guard == HALL:
                        if danger + value > SAFE:
                            gain = LOSS
                    else:
                        gain *= 4
                        if danger + value <= SAFE:
                            gain += 12
                            if guard == 1:
                                gain += RESCUE
                    points[row + value] = gain
        return points
