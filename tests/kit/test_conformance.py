"""Every game that is installed keeps the contract. A new game is tested here without an edit."""

from pathlib import Path

from tests.conftest import IS_COMPILED
from undercroft.engine.registry import names
from undercroft.kit.suite import conformance

GOLDEN = Path(__file__).parent / "golden"
GAMES = 6 if IS_COMPILED else 2
"""In plain Python they take ten times as long; that both builds play the same, the golden playthroughs hold."""

for name in names():
    golden = GOLDEN if list(GOLDEN.glob(f"{name}-*.txt")) else None
    globals()[f"Test{name.title()}"] = conformance(name, GAMES, golden_folder=golden)
