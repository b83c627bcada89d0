"""The table server: people and bots at one table, over the network."""

from pathlib import Path

from undercroft.engine.text import register

register(Path(__file__).parent / "text")
