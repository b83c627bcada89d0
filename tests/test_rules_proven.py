"""Every numbered rule of every game has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.engine.registry import find, names
from undercroft.kit.proofs import rules_named, unproven
from undercroft.kit.words import rule_ids

TESTS = Path(__file__).parent
OURS = [name for name in names() if find(name).folder.is_relative_to(Path(undercroft.__file__).parent)]
"""A game of another package proves its rules in its own tests."""


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_a_proof(name: str) -> None:
    assert unproven(find(name), TESTS / "games" / name) == []


@pytest.mark.parametrize("name", OURS)
def test_no_test_names_a_rule_that_there_is_not(name: str) -> None:
    assert set(rules_named(TESTS / "games" / name)) - set(rule_ids(find(name), "en")) == set()


@pytest.mark.parametrize("name", OURS)
def test_the_french_page_has_the_same_rules(name: str) -> None:
    assert rule_ids(find(name), "fr") == rule_ids(find(name), "en")


def test_a_rule_is_named_by_a_marker_or_by_the_name_of_a_test(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("K1", "K2")\ndef test_two():\n    pass\n\n\n'
        'def test_k9_k11_the_card_h40_covers_a_corner():\n    """Not K3."""\n\n\ndef helper_k4_():\n    pass\n',
        encoding="utf-8",
    )
    assert set(rules_named(tmp_path)) == {"K1", "K2", "K9", "K11"}
    assert "K3" in unproven(find("knock"), tmp_path)
