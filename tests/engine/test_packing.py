"""A kind and four arguments fit into one int, in both builds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.engine.packing import arg1, arg2, arg3, arg4, cover, kind_of, pack

argument = st.integers(0, 16383)


@given(st.integers(0, 63), argument, argument, argument, argument)
def test_what_is_packed_is_found_again(kind: int, a: int, b: int, c: int, d: int) -> None:
    packed = pack(kind, a, b, c, d)
    assert (kind_of(packed), arg1(packed), arg2(packed), arg3(packed), arg4(packed)) == (kind, a, b, c, d)


def test_the_largest_action_is_still_a_small_int() -> None:
    assert 0 < pack(63, 16383, 16383, 16383, 16383) < 2**62


@given(st.integers(0, 63), argument, argument, argument)
def test_what_is_covered_is_no_longer_seen(kind: int, a: int, b: int, c: int) -> None:
    assert cover(pack(kind, a, b, c), pack(0, 0, 16383)) == pack(kind, a, 0, c)
