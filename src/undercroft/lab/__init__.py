"""Many games at once, and what they tell."""

from pathlib import Path

from undercroft.engine.text import register

register(Path(__file__).parent / "text")
