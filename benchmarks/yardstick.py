"""Measures games of OpenSpiel, driven from Python as its users do; prints figures per CPU second as JSON."""

from __future__ import annotations

import json
import random
import sys

import pyspiel

from rates import SEARCH, rate, repeated

GAMES = ["hearts", "gin_rummy", "backgammon"]
SEARCHED = ["hearts"]


def play(game: pyspiel.Game, chance: random.Random, most: int = sys.maxsize) -> tuple[int, pyspiel.State]:
    """Play at random: a step is the full list of legal actions and applying one of them, luck's own steps included."""
    state, steps = game.new_initial_state(), 0
    while steps < most and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        steps += 1
    return steps, state


def measure(name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    length, seed = max((play(game, random.Random(seed))[0], seed) for seed in range(5))
    middle = play(game, random.Random(seed), length // 2)[1]
    chance = random.Random(7)
    figures = {
        "decisions": rate(lambda n: sum(play(game, chance)[0] for _ in range(n)), seconds),
        "copies": rate(repeated(middle.clone), seconds),
    }
    if name in SEARCHED:
        # Half of hearts is dealing; this is halfway through its play.
        deep = play(game, random.Random(seed), 3 * length // 4)[1]
        figures["searched"] = rate(lambda n: search(deep, n * SEARCH), seconds)
    return figures


def search(state: pyspiel.State, simulations: int) -> int:
    """OpenSpiel's own information-set MCTS, in C++: so many simulations, each a random game to its end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    pyspiel.ISMCTSBot(7, evaluator, 2.0, simulations, -1, final, False, False).step(state)
    return simulations


if __name__ == "__main__":
    print(json.dumps({name: measure(name, float(sys.argv[1])) for name in GAMES}))
