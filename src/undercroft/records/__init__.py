"""Records are the truth: a position is the fold of one."""

from pathlib import Path

from undercroft.engine.text import register

register(Path(__file__).parent / "text")
