# compiled by mypyc
"""What good play looks like in this game, in a player's terms.

Play the hand, take what pays, buy what the deck still has time to use, walk towards the loot that there is time to
bring home, and turn back before the dragon has counted enough cubes.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import arg1, arg2, kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.clank.actions import (
    ARTIFACT,
    BUY,
    CHOOSE,
    CROWN,
    DISCARD,
    DRINK,
    END,
    FIGHT,
    GRAB,
    KEY,
    MARKET,
    MOVE,
    PASS,
    PLAY,
    PLAY_ALL,
    REPLACE,
    TAKE,
    TELEPORT,
    TO_BURGLE,
    TO_REPLACE,
    TO_TRASH,
    TRASH,
    USE,
)
from undercroft.games.clank.cards import (
    BOOTS,
    BURN,
    BY_GOLD,
    BY_MASTERY,
    BY_RELICS,
    BY_TOMES,
    CLANK,
    COINS,
    DEVICE,
    DRAW,
    HEAL,
    SECRET,
    SKILL,
    STRIKE,
    SWORDS,
    TOMES,
    WARP,
    CardSet,
)
from undercroft.games.clank.dungeon import START, Board
from undercroft.games.clank.moving import monsters_on
from undercroft.games.clank.outlook import SKILL_POINTS, TOKEN_WORTH, Outlook, Routes, Worths, likely, value_of
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.scoring import EYE, PEDDLER, score_of, tomes
from undercroft.games.clank.state import CROWNS, HEALTH, PRICE

SHARP: Final = 0.8
"""Points that make an option e times as likely."""
NEVER: Final = -99.0
AMBITION: Final = 0.7
"""How much the own points count beside being ahead."""
FULL: Final = 160.0
"""Points that are as good as any more."""
REASONS: Final[dict[int, str]] = {
    FIGHT: "reason-deed",
    USE: "reason-deed",
    DISCARD: "reason-discard",
    TRASH: "reason-thin",
    TAKE: "reason-take",
    GRAB: "reason-take",
    PASS: "reason-pass",
    ARTIFACT: "reason-artifact",
    END: "reason-end",
    PLAY: "reason-play",
    PLAY_ALL: "reason-play",
}
"""What always speaks for a kind of action."""


@final
class HeistInsight(Insight):
    """Estimates of final scores, and one step of thought for priors."""

    def __init__(self, cards: CardSet, boards: list[Board]) -> None:
        self.worths: Worths = Worths(cards)
        self.routes: list[Routes] = []
        for board in boards:
            self.routes.append(Routes(board))

    def outlook(self, heist: Heist, seat: i64) -> Outlook:
        routes = self.routes[0]
        for found in self.routes:
            if found.board is heist.board:
                routes = found
        return Outlook(heist, seat, routes, self.worths)

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Heist)
        mine = self.outlook(position, seat).estimate()
        best = 0.0
        for other in range(position.seats):
            if other != seat:
                best = max(best, self.outlook(position, other).estimate())
        return self.value(position, mine, best)

    def settle(self, position: Position, seat: i64) -> float:
        """A thief who cannot win still wants to get out with the loot."""
        assert isinstance(position, Heist)
        best = 0.0
        for other in range(position.seats):
            if other != seat:
                best = max(best, float(score_of(position, other)))
        return self.value(position, float(score_of(position, seat)), best)

    def value(self, heist: Heist, mine: float, best: float) -> float:
        """Points for their own sake, and being ahead of the best of the others."""
        points = max(min(mine / FULL, 1.0), 0.0)
        if heist.seats == 1:
            return points
        return (1.0 - AMBITION) * likely((mine - best) / 12.0) + AMBITION * points

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        """What speaks for an action, as keys of sentences."""
        assert isinstance(position, Heist)
        kind = kind_of(action)
        what = arg1(action)
        if kind == BUY:
            if self.worths.boots[what] > 0.0:
                return ["reason-boots"]
            return ["reason-points" if position.cards.points[what] > 2 else "reason-deck"]
        if kind in (MOVE, TELEPORT):
            return self.reasons_to_go(position, seat, what)
        if kind == REPLACE:
            return ["reason-danger" if position.cards.danger[what] else "reason-replace"]
        if kind == PASS and position.asked() in (TO_TRASH, TO_BURGLE, TO_REPLACE):
            return ["reason-keep"]
        if kind == MARKET:
            return ["reason-key" if what == KEY else "reason-crown" if what == CROWN else "reason-backpack"]
        if kind in (CHOOSE, DRINK):
            heals = what == HEAL if kind == CHOOSE else position.cards.amount_of(position.cards.potion[what], HEAL) > 0
            return ["reason-heal" if heals else "reason-choice"]
        return [REASONS[kind]]

    def reasons_to_go(self, heist: Heist, seat: i64, room: i64) -> list[str]:
        if room == START:
            return ["reason-escape"]
        found: list[str] = []
        if heist.tokens[room] > 0:
            found.append("reason-token")
        look = self.outlook(heist, seat)
        thief = look.thief
        key = thief.keys > 0
        if thief.artifacts == 0:
            if len(found) == 0:
                found.append("reason-deeper")
        elif look.routes.between(room, START, key) < look.routes.between(thief.room, START, key):
            found.append("reason-home")
        elif len(found) == 0:
            found.append("reason-more")
        return found

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        options = position.legal(seat)
        weights = self.priors(position, seat, options)
        for i in range(len(options)):
            if options[i] == action:
                return weights[i]
        return 0.0

    def priors(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        """Weights by points: whatever is worth much less than ending the turn is not worth a thought."""
        assert isinstance(position, Heist)
        weights = vec[float]([0.0] * len(options))
        hand = position.thieves[seat].hand
        if position.asked() < 0 and len(hand) > 0:
            first = self.to_play(position, seat)
            for i in range(len(options)):
                if first >= 0:
                    if kind_of(options[i]) == PLAY and arg1(options[i]) == first:
                        weights[i] = 1.0
                elif kind_of(options[i]) == PLAY_ALL:
                    weights[i] = 1.0
            return weights
        look = self.outlook(position, seat)
        now = look.prospects_here()
        top = NEVER
        for i in range(len(options)):
            weights[i] = self.points(position, look, now, options[i])
            top = max(top, weights[i])
        for i in range(len(options)):
            behind = (weights[i] - top) / SHARP
            weights[i] = 0.0
            if behind > -5.0:
                weights[i] = exp(behind)
        return weights

    def to_play(self, heist: Heist, seat: i64) -> i64:
        """The card to play by itself now, -1 for all that need no choice: a price is paid with the worst card."""
        cards = heist.cards
        hand = heist.thieves[seat].hand
        plain = False
        for card in hand:
            if cards.price[card] and len(hand) > 1:
                return card
            if not cards.choosy[card]:
                plain = True
        if plain:
            return -1
        return hand[0]

    def points(self, heist: Heist, look: Outlook, now: float, action: i64) -> float:
        """What an action is worth beside ending the turn, in points."""
        kind = kind_of(action)
        what = arg1(action)
        if kind == BUY:
            return self.card_points(heist, look, what)
        if kind in (MOVE, TELEPORT):
            return self.move_points(heist, look, now, action)
        if kind == END:
            return look.patience()
        if kind in (FIGHT, USE):
            return self.deed_points(heist, look, now, what)
        if kind == TAKE:
            return 3.0
        if kind == ARTIFACT:
            return self.artifact_points(heist, look, now)
        if kind == MARKET:
            return self.item_points(heist, look, now, what)
        if kind == CHOOSE:
            return self.choice_points(heist, look, now, what)
        if kind in (DISCARD, TRASH):
            return 2.5 - self.worths.play[what] - 1.5 * float(heist.cards.points[what])
        if kind == REPLACE:
            return 1.0 + float(heist.cards.danger[what]) - 0.3 * self.card_points(heist, look, what)
        if kind == GRAB:
            return TOKEN_WORTH[heist.board.token[what]]
        if kind == DRINK:
            return self.potion_points(heist, look, what)
        return 0.0

    def card_points(self, heist: Heist, look: Outlook, card: i64) -> float:
        """What a card is worth to the deck: its own points, and how often it will be played instead of another."""
        cards = heist.cards
        value = float(cards.points[card])
        score = cards.score[card]
        thief = look.thief
        if score == BY_MASTERY:
            value += 0.8 * float(EYE)
        elif score == BY_RELICS:
            value += 0.5 * float(PEDDLER)
        elif score == BY_GOLD:
            value += 1.0 + float(thief.gold) / 5.0
        elif score == BY_TOMES:
            value += 2.0 + 2.0 * float(tomes(cards, thief))
        plays = max(0.0, look.turns() - 1.5) * 5.0 / (look.size + 1.0)
        better = self.worths.play[card] - look.strength / 5.0
        legs = self.worths.boots[card]
        if legs > 0.0 and look.legs < 3.0:
            better += 0.35 * legs * (3.0 - look.legs)
        return value + SKILL_POINTS * (plays * better + self.worths.gain[card]) - 0.2

    def move_points(self, heist: Heist, look: Outlook, now: float, action: i64) -> float:
        """How much better it is to be there."""
        room = arg1(action)
        thief = look.thief
        damage = 0.0
        swords = 0.0
        if kind_of(action) == MOVE:
            way = heist.board.way(thief.room, room)
            swords = float(arg2(action))
            damage = float(monsters_on(heist, way)) - swords
        if room == START:
            return look.loot + 20.0 - now + look.leave_bonus()
        health = look.health() - damage + float(heist.board.fountain[room])
        health = min(health, float(HEALTH))
        there = look.prospects_at(room, health)
        if heist.tokens[room] > 0:
            there += TOKEN_WORTH[heist.board.token[room]]
        return there - now - 0.3 * damage - 0.25 * swords - 0.1

    def deed_points(self, heist: Heist, look: Outlook, now: float, card: i64) -> float:
        """The reward of a monster or a device."""
        cards = heist.cards
        gain = cards.gain[card]
        value = 0.0
        for i in range(cards.first[gain], cards.first[gain + 1]):
            value += self.verb_points(heist, look, now, cards.verb[i]) * float(cards.amount[i])
        best = 0.0
        for effect in range(cards.then[card], cards.then[card] + cards.thens[card]):
            first = cards.first[effect]
            best = max(best, self.verb_points(heist, look, now, cards.verb[first]) * float(cards.amount[first]))
        value += best + 0.3 * float(cards.danger[card])
        if cards.kind[card] == DEVICE:
            return value - 0.35 * float(cards.cost[card])
        return value - 0.2 * float(cards.cost[card])

    def verb_points(self, heist: Heist, look: Outlook, now: float, verb: i64) -> float:
        """One of something, now."""
        if verb == COINS:
            return 1.0
        if verb == SKILL:
            return 0.5
        if verb == SWORDS:
            return 0.3
        if verb in (BOOTS, WARP):
            return 0.9
        if verb == DRAW:
            return 0.9
        if verb == HEAL:
            if look.thief.damage == 0:
                return 0.0
            return 0.2 + look.prospects_at(look.thief.room, look.health() + 1.0) - now
        if verb == CLANK:
            return -0.5
        if verb == BURN:
            return 0.4 + 0.12 * look.turns()
        if verb == SECRET:
            return 3.5
        if verb == TOMES:
            return 3.5
        if verb == STRIKE:
            return -1.0
        return 0.1

    def choice_points(self, heist: Heist, look: Outlook, now: float, verb: i64) -> float:
        cards = heist.cards
        card = heist.asker()
        for effect in range(cards.then[card], cards.then[card] + cards.thens[card]):
            first = cards.first[effect]
            if cards.verb[first] == verb:
                return self.verb_points(heist, look, now, verb) * float(cards.amount[first])
        return 0.0

    def artifact_points(self, heist: Heist, look: Outlook, now: float) -> float:
        """With it in hand, less what could be had in its place."""
        thief = look.thief
        bit = heist.board.artifact[thief.room]
        value = float(value_of(bit))
        look.loot += value
        taken = look.prospects(thief.room, thief.artifacts | bit, thief.capacity() - 1, thief.keys > 0, look.health())
        look.loot -= value
        return taken + look.pickings(thief.room, thief.keys > 0) - now + 0.5

    def item_points(self, heist: Heist, look: Outlook, now: float, item: i64) -> float:
        thief = look.thief
        if item == CROWN:
            return float(CROWNS[len(CROWNS) - heist.crowns] - PRICE) + 0.5
        key = thief.keys > 0
        if item == KEY:
            if key:
                return -2.0
            with_it = look.prospects(thief.room, thief.artifacts, thief.capacity(), True, look.health())
            return with_it + look.pickings(thief.room, True) - now - 1.5
        if thief.capacity() > 1:
            return -2.0
        with_it = look.prospects(thief.room, thief.artifacts, thief.capacity() + 1, key, look.health())
        if thief.artifacts == 0:
            return 4.0 * look.chance(14.0 / look.legs, look.health()) - 2.0
        return with_it + look.pickings(thief.room, key) - now - 2.0

    def potion_points(self, heist: Heist, look: Outlook, secret: i64) -> float:
        """Healing is for wounds; the rest waits for need, which the search sees."""
        if heist.cards.amount_of(heist.cards.potion[secret], HEAL) > 0:
            return 0.3 * float(look.thief.damage) - 0.5
        return -0.5
