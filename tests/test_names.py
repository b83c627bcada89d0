"""No module has the name of one of the standard library: a reader who sees the name means that one, and in a folder
that is searched first Python would too."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ["src", "tests", "tools", "benchmarks", "examples"]


def modules(folder: Path) -> list[Path]:
    """The modules below a folder, and the packages that they lie in."""
    files = [path for path in folder.rglob("*.py") if path.stem not in ("__init__", "__main__")]
    return sorted({*files, *(path.parent for path in folder.rglob("__init__.py"))})


def shared(paths: Iterable[Path]) -> list[str]:
    return [path.as_posix() for path in paths if path.stem in sys.stdlib_module_names]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_module_shares_its_name_with_the_standard_library(folder: str) -> None:
    found = modules(ROOT / folder)
    assert found
    assert shared(path.relative_to(ROOT) for path in found) == []


def test_a_shared_name_is_noticed(tmp_path: Path) -> None:
    for name in ("lab/statistics.py", "lab/standings.py", "secrets/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert shared(path.relative_to(tmp_path) for path in modules(tmp_path)) == ["lab/statistics.py", "secrets"]
