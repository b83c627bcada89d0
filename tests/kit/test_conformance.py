"""Every game that is installed keeps the contract. A new game is tested here without an edit."""

from pathlib import Path

from undercroft.engine.registry import names
from undercroft.kit.suite import conformance

GOLDEN = Path(__file__).parent / "golden"

for name in names():
    golden = GOLDEN if list(GOLDEN.glob(f"{name}-*.txt")) else None
    globals()[f"Test{name.title()}"] = conformance(name, golden_folder=golden)
