"""Lantern keeps Undercroft's contract."""

from undercroft.kit.suite import conformance

TestLantern = conformance("lantern")
