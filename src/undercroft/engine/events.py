# compiled by mypyc
"""What happened while an action was applied, for those who watch: animation, narration, the log."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.packing import pack


@final
class Events:
    """Collects packed events in the order in which they happen, or nothing at all when switched off."""

    def __init__(self, on: bool = True) -> None:
        self.on: bool = on
        self.packed: vec[i64] = vec[i64]()

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.on:
            self.packed = append(self.packed, pack(kind, a, b, c, d))

    def take(self) -> vec[i64]:
        """Hand over what was collected and start anew."""
        taken = self.packed
        self.packed = vec[i64]()
        return taken
