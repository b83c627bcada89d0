"""The little statistics of a result table."""

from __future__ import annotations

import pytest

from undercroft.bots.estimates import Mean, Share, sign_test


def test_wilson_interval_as_in_the_textbooks() -> None:
    low, high = Share(8, 10).interval
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)


def test_a_share_that_never_happened_still_has_an_upper_bound() -> None:
    low, high = Share(0, 20).interval
    assert low == 0.0
    assert 0.1 < high < 0.2


def test_nothing_played_means_nothing_known() -> None:
    assert Share(0, 0).value == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Mean.of([]) == Mean(0.0, 0.0)


def test_mean_with_its_half_width() -> None:
    mean = Mean.of([1.0, 2.0, 3.0, 4.0])
    assert mean.value == 2.5
    assert mean.half == pytest.approx(1.959964 * 1.290994 / 2, abs=1e-5)


def test_one_value_has_no_spread() -> None:
    assert Mean.of([7.0]) == Mean(7.0, 0.0)


@pytest.mark.parametrize(
    ("ahead", "behind", "p"), [(0, 0, 1.0), (5, 5, 1.0), (5, 0, 2 / 32), (9, 1, 22 / 1024), (1, 9, 22 / 1024)]
)
def test_the_sign_test_as_in_the_textbooks(ahead: int, behind: int, p: float) -> None:
    assert sign_test(ahead, behind) == pytest.approx(p)


def test_the_sign_test_of_very_many_is_still_exact() -> None:
    assert sign_test(5100, 4900) == pytest.approx(0.0466, abs=1e-4)
    assert sign_test(9000, 1000) < 1e-100
