# compiled by mypyc
"""Information-set Monte Carlo tree search, for every game and against the contract alone.

Every iteration plays in a position freshly imagined from the searcher's view, so that no decision rests on what
the seat cannot know. The same care holds below: what the other seats are thought to do must not rest on what
*they* cannot know, such as the searcher's own hand. So there is a tree for each seat. An iteration has one
observer; only the observer's tree learns from it, and when the observer is another seat, the position is dealt
again from that seat's point of view first. Whoever acts in an iteration chooses by its own tree, or, outside it,
by the game's quick priors.

A tree is open-loop: a node stands for what has been done since the root, whatever luck answered; which of its
actions are legal is asked anew in each iteration. Children come one after the other, likely ones first
(progressive widening), and are compared by their mean value, by how little they were explored (UCT), and by their
prior (progressive bias).
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.packing import KINDS, cover, kind_of
from undercroft.engine.playout import waited_for
from undercroft.engine.position import Imaginer, Insight, Position

NONE: Final[i64] = -1
TRUSTED: Final[i64] = 8
"""Visits from which another seat's tree is believed rather than the priors alone."""


@final
class Node:
    """A point in the game as one seat remembers it: what was done since the root."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.values: vec[float] = vec[float]()
        """Sums of what the iterations through each action were worth."""
        self.priors: vec[float] = vec[float]()
        self.children: list[Node | None] = []
        self.total: i64 = 0

    def find(self, action: i64) -> i64:
        actions = self.actions
        for i in range(len(actions)):
            if actions[i] == action:
                return i
        return NONE

    def add(self, action: i64, prior: float) -> i64:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.values = append(self.values, 0.0)
        self.priors = append(self.priors, prior)
        self.children.append(None)
        return len(self.actions) - 1

    def reached_by(self, action: i64) -> "Node | None":
        """The point after an action, if the search has been there."""
        i = self.find(action)
        return None if i == NONE else self.children[i]

    def keep_only(self, options: vec[i64]) -> "Node":
        """What is known here about these options alone: the root of a new search knows what is legal."""
        kept = Node()
        for i in range(len(self.actions)):
            if is_in(options, self.actions[i]):
                index = kept.add(self.actions[i], self.priors[i])
                kept.visits[index] = self.visits[i]
                kept.values[index] = self.values[i]
                kept.children[index] = self.children[i]
                kept.total += self.visits[i]
        return kept

    def update(self, index: i64, value: float) -> None:
        """Backpropagation: what an iteration through this action was worth."""
        self.visits[index] += 1
        self.values[index] += value
        self.total += 1


def is_in(options: vec[i64], action: i64) -> bool:
    for option in options:
        if option == action:
            return True
    return False


@final
class Parameters:
    """How a search goes about it, in the words of the literature on tree search; the same for all games."""

    def __init__(self) -> None:
        self.exploration: float = 0.35
        """The constant of UCT: how much it counts that an action was seldom tried."""
        self.progressive_bias: float = 0.3
        """How much a prior counts before there are visits; it fades with them."""
        self.widening: float = 2.0
        """The factor of progressive widening: a node has at most widening * sqrt(visits) + 2 children."""
        self.rollout_depth: i64 = 20
        """How far a rollout goes before the game's evaluation takes over."""
        self.empathy: float = 0.2
        """The share of iterations that watch with another seat's eyes."""


@final
class Search:
    """A search for one decision of one seat. `run` may be called again and again; more iterations, better advice."""

    def __init__(
        self, imaginer: Imaginer, insight: Insight, legal: vec[i64], dice: Dice, parameters: Parameters
    ) -> None:
        self.imaginer = imaginer
        self.insight = insight
        self.legal = legal
        self.dice = dice
        self.parameters = parameters
        self.seat: i64 = imaginer.seat
        self.secret: vec[i64] = vec[i64]([0] * KINDS)
        """By kind of action, a mask over what only the actor sees: the trees of the others do not know it either."""
        self.quiet: Events = Events(False)
        self.iterations: i64 = 0
        self.seats: i64 = imaginer.guess.seats
        self.trees: list[Node] = []
        for _ in range(self.seats):
            self.trees.append(Node())
        self.opened: i64 = 0
        self.order: vec[i64] = vec[i64]()
        """The actions to look at in the root, most promising first, and how promising each is."""
        self.promise: vec[float] = vec[float]()
        self.rank_root()

    def recall(self, earlier: "Search", done: vec[i64]) -> None:
        """Go on from the trees of an earlier search of the same seat; `done` is what everybody did since."""
        for seat in range(self.seats):
            node: Node | None = earlier.trees[seat]
            for action in done:
                if node is not None:
                    node = node.reached_by(action)
            if node is not None:
                self.trees[seat] = node.keep_only(self.legal) if seat == self.seat else node

    def rank_root(self) -> None:
        """One step ahead on a few imagined positions: the priors of the root, and the order in which it widens.

        What the game's priors find not worth a thought is left out, unless there is nothing else.
        """
        weights = self.insight.priors(self.imaginer.imagine(self.dice), self.seat, self.legal)
        order = vec[i64]()
        for i in range(len(self.legal)):
            if weights[i] > 0.0:
                order = append(order, self.legal[i])
        if len(order) == 0:
            order = self.legal[:]
        promise = vec[float]([0.0] * len(order))
        samples: i64 = 3
        for _ in range(samples):
            imagined = self.imaginer.imagine(self.dice)
            for i in range(len(order)):
                after = imagined.copy()
                after.apply(self.seat, order[i], self.dice, self.quiet)
                promise[i] += self.worth(after, self.seat) / float(samples)
        # Insertion sort: the list is short, and sorted once in a search.
        for i in range(1, len(order)):
            j = i
            while j > 0 and promise[j - 1] < promise[j]:
                swap = promise[j]
                promise[j] = promise[j - 1]
                promise[j - 1] = swap
                action = order[j]
                order[j] = order[j - 1]
                order[j - 1] = action
                j -= 1
        self.order = order
        self.promise = promise

    def worth(self, position: Position, seat: i64) -> float:
        return self.insight.settle(position, seat) if position.is_over() else self.insight.evaluate(position, seat)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            observer = self.seat
            if self.seats > 1 and self.dice.unit() < self.parameters.empathy:
                observer = (self.seat + 1 + self.dice.below(self.seats - 1)) % self.seats
            self.iterate(observer)
            self.iterations += 1

    def iterate(self, observer: i64) -> None:
        """Imagine, walk down the trees, roll out, and let the observer's tree learn."""
        dice = self.dice
        position = self.imaginer.imagine(dice)
        if observer != self.seat:
            position.redeal(observer, dice)
        nodes: list[Node | None] = []
        for tree in self.trees:
            nodes.append(tree)
        path: list[Node] = []
        taken = vec[i64]()
        seat = self.seat
        growing = True
        while growing and seat >= 0:
            options = position.legal(seat)
            node = nodes[seat]
            if seat == observer:
                assert node is not None
                index = self.select(node, position, seat, options, node is self.trees[self.seat])
                path.append(node)
                taken = append(taken, index)
                action = node.actions[index]
            else:
                action = self.expect(node, position, seat, options)
            position.apply(seat, action, dice, self.quiet)
            covered = cover(action, self.secret[kind_of(action)])
            for s in range(self.seats):
                tree_node = nodes[s]
                if tree_node is not None:
                    seen = action if s == seat else covered
                    i = tree_node.find(seen)
                    if i == NONE and s == observer:
                        i = tree_node.add(seen, 0.0)
                    child = tree_node.children[i] if i != NONE else None
                    if child is None and s == observer:
                        child = Node()
                        tree_node.children[i] = child
                        growing = False
                    nodes[s] = child
            seat = waited_for(position, dice)
        value = self.rollout(position, observer)
        for i in range(len(path)):
            path[i].update(taken[i], value)

    def select(self, node: Node, position: Position, seat: i64, options: vec[i64], root: bool) -> i64:
        """The observer's choice at its own node: a new action while the node may widen, else the best so far."""
        parameters = self.parameters
        room = parameters.widening * sqrt(float(node.total)) + 2.0
        if float(len(node.actions)) < room:
            index = self.widen_root(node) if root else self.widen(node, position, seat, options)
            if index != NONE:
                return index
        best: i64 = NONE
        top = -1.0
        exploration = parameters.exploration * sqrt(log(float(node.total) + 1.0))
        for i in range(len(node.actions)):
            n = node.visits[i]
            visits = float(n)
            score = node.priors[i] * parameters.progressive_bias / (visits + 1.0) + exploration / sqrt(visits + 0.1)
            if n > 0:
                score += node.values[i] / visits
            if score > top and (root or is_in(options, node.actions[i])):
                top = score
                best = i
        if best == NONE:
            return node.add(options[self.dice.below(len(options))], 0.0)
        return best

    def widen_root(self, node: Node) -> i64:
        """Add the most promising action that the root does not know yet."""
        while self.opened < len(self.order):
            n = self.opened
            self.opened += 1
            if node.find(self.order[n]) == NONE:
                return node.add(self.order[n], self.promise[n])
        return NONE

    def widen(self, node: Node, position: Position, seat: i64, options: vec[i64]) -> i64:
        """Add the likeliest legal action that the node does not know yet."""
        weights = self.insight.priors(position, seat, options)
        best: i64 = NONE
        top = 0.0
        highest = 0.0
        for i in range(len(options)):
            if weights[i] > highest:
                highest = weights[i]
            if weights[i] > top and node.find(options[i]) == NONE:
                top = weights[i]
                best = i
        if best == NONE:
            return NONE
        return node.add(options[best], top / highest)

    def expect(self, node: Node | None, position: Position, seat: i64, options: vec[i64]) -> i64:
        """What another seat is thought to do: what its own tree trusts, else what looks natural."""
        if node is not None and node.total >= TRUSTED:
            best: i64 = NONE
            most: i64 = 0
            for i in range(len(node.actions)):
                if node.visits[i] > most and is_in(options, node.actions[i]):
                    most = node.visits[i]
                    best = node.actions[i]
            if best != NONE:
                return best
        return self.insight.natural(position, seat, self.dice)

    def rollout(self, position: Position, seat: i64) -> float:
        """Play on naturally for a while, then let the game say how it looks."""
        for _ in range(self.parameters.rollout_depth):
            actor = waited_for(position, self.dice)
            if actor < 0:
                break
            position.apply(actor, self.insight.natural(position, actor, self.dice), self.dice, self.quiet)
        return self.worth(position, seat)
