"""The players that are not people."""

from pathlib import Path

from undercroft.engine.text import register

register(Path(__file__).parent / "text")
