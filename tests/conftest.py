"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

IS_COMPILED = os.environ.get("UNDERCROFT_EXPECT") == "compiled"
"""Whether these are the tests of the compiled half."""
HAS_OTHER_HALF = os.environ.get("UNDERCROFT_ALSO") == "compiled"
"""Whether such a half comes after these."""
PLAYED = ("games", "server", "terminal", "lab")
"""Folders of tests that are tried on the build that people play with. That both builds play the same games, random ones
of every game and every record that was ever kept, is shown by the tests of kit, records and builds."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test proves")
    config.addinivalue_line("markers", "once: tried with the pure build only; in the other it would be the same")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = {item for item in items if is_tried_elsewhere(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


def is_tried_elsewhere(item: pytest.Item) -> bool:
    """Whether the other half has it."""
    if item.get_closest_marker("once") is not None:
        return IS_COMPILED
    return HAS_OTHER_HALF and item.path.relative_to(Path(__file__).parent).parts[0] in PLAYED
