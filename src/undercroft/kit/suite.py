"""The kit for pytest. The tests of a game need no more than this:

from undercroft.kit.suite import conformance

TestLantern = conformance("lantern")
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from undercroft.engine.game import Game
from undercroft.engine.registry import find
from undercroft.kit import golden
from undercroft.kit.checks import CHECKS
from undercroft.kit.edge import EDGE
from undercroft.kit.secrecy import SECRETS
from undercroft.kit.settings import SETTINGS
from undercroft.kit.walk import Check, Walk
from undercroft.kit.words import WORDS
from undercroft.kit.workshops import WORKSHOPS


def conformance(name: str, games: int = 6, golden_folder: Path | None = None) -> type:
    """A test class for a game: every check over so many random games, and its golden playthroughs."""

    class Conformance:
        @pytest.mark.parametrize("check", [*SETTINGS, *WORDS, *WORKSHOPS], ids=name_of)
        def test_game(self, check: Callable[[Game], None]) -> None:
            check(find(name))

        @pytest.mark.parametrize("seed", range(games))
        @pytest.mark.parametrize("checks", [CHECKS, SECRETS, EDGE], ids=["checks", "secrets", "edge"])
        def test_random_games(self, checks: tuple[Check, ...], seed: int) -> None:
            Walk(find(name), seed).run(*checks)

        if golden_folder is not None:

            @pytest.mark.parametrize("seed", golden.SEEDS)
            def test_golden_playthroughs(self, seed: int) -> None:
                golden.check(find(name), golden_folder, seed)

    return Conformance


def name_of(check: Callable[..., None]) -> str:
    return check.__name__
