"""Scores are sums of lines that can be said."""

from __future__ import annotations

from undercroft.engine.outcome import Line, Score
from undercroft.engine.text import Message


def test_a_score_is_the_sum_of_its_lines() -> None:
    score = Score((Line("score-gold", 7), Line("score-curse", -2, {"curses": 1})))
    assert score.total == 5
    assert score.lines[1].message() == Message("score-curse", curses=1)
    assert Score().total == 0
