"""Imports point downward, and games do not know each other: the contracts stand in pyproject.toml."""

from __future__ import annotations

from pathlib import Path

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

CONTRACTS = Path(__file__).parent.parent / "pyproject.toml"


def test_imports_keep_the_contracts() -> None:
    assert lint_imports(config_filename=str(CONTRACTS), no_cache=True) == EXIT_STATUS_SUCCESS
