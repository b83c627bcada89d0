"""Pages of rules."""

from __future__ import annotations

from undercroft.terminal.reports.markdown import laid_out, rule_ids, rule_of, says_rule

PAGE = """# Rules

## Turn

- **K1** Take a card.
  It goes to your **hand**.
- **K2** Place it.

Between the rules.

## End
- **K10** Stop.
"""


def test_one_rule_ends_where_the_next_begins() -> None:
    assert rule_of(PAGE, "K1") == "- **K1** Take a card.\n  It goes to your **hand**."
    assert rule_of(PAGE, "k10") == "- **K10** Stop."
    assert rule_of(PAGE, "K3") is None


def test_the_ids_of_a_page() -> None:
    assert rule_ids(PAGE) == ["K1", "K2", "K10"]


def test_lines_fit_a_width_and_say_where_a_rule_begins() -> None:
    lines = ["".join(words for words, _ in line) for line in laid_out(PAGE, 30)]
    assert all(len(line) <= 30 for line in lines)
    starts = [i for i, line in enumerate(laid_out(PAGE, 30)) if says_rule("K1")(line)]
    assert len(starts) == 1
    assert "K1 Take a card." in lines[starts[0]]
