"""Undercroft at a keyboard: one client for every game."""

from pathlib import Path

from undercroft.engine.text import register

register(Path(__file__).parent / "text")
