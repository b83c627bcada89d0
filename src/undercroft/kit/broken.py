"""How the kit says that a game does not keep the contract, or that a test asks for what cannot be."""

from __future__ import annotations


class Broken(AssertionError):
    """A promise of the contract that a game does not keep, or a position that no test can have."""


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def same(found: object, wanted: object, what: str) -> None:
    """Two things that must not differ."""
    if found != wanted:
        raise Broken(f"{what}\n  here:  {found}\n  there: {wanted}")
