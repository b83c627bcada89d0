# compiled by mypyc
"""One layout for actions and events: a kind and up to four arguments in one int.

Engine and search handle plain ints; names, text and JSON exist at the edge (`codec.py`). This is the only
place where an action's bits are touched. A kind is 0 to 63, an argument 0 to 16383.
"""

from typing import Final

from mypy_extensions import i64

KINDS: Final = 64
EVERY_BIT: Final = 16383
"""Of an argument."""


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The int for a kind and its arguments."""
    return kind | (a << 6) | (b << 20) | (c << 34) | (d << 48)


def kind_of(packed: i64) -> i64:
    return packed & 63


def arg1(packed: i64) -> i64:
    return (packed >> 6) & 16383


def arg2(packed: i64) -> i64:
    return (packed >> 20) & 16383


def arg3(packed: i64) -> i64:
    return (packed >> 34) & 16383


def arg4(packed: i64) -> i64:
    return (packed >> 48) & 16383


def cover(packed: i64, mask: i64) -> i64:
    """The same with those arguments at 0 that have all bits set in a mask, which is packed too."""
    return packed & ~mask
