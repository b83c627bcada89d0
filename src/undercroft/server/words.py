"""Words for the names of tables: easy to say over a table, and no secret."""

from __future__ import annotations

from secrets import choice, randbelow

NAME = r"[a-z]{1,20}-[a-z]{1,20}-[0-9]{1,6}"
"""What the name of a table looks like."""
# fmt: off
FIRST = (
    "amber", "ash", "barrel", "bell", "bone", "brass", "brick", "candle", "cellar", "chalk", "clay", "copper",
    "crown", "dusk", "ember", "fern", "flint", "frost", "gable", "gate", "gilt", "grail", "hearth", "helm", "iron",
    "ivory", "jet", "keep", "lamp", "lantern", "lead", "linen", "loam", "marble", "mist", "moss", "oak", "onyx",
    "opal", "parchment", "pewter", "quartz", "quill", "rust", "sable", "salt", "shadow", "shale", "silver", "slate",
    "smoke", "stone", "tallow", "thorn", "tin", "torch", "tower", "umber", "vault", "velvet", "wax", "willow",
    "wine", "wool",
)
# fmt: on
# fmt: off
SECOND = (
    "adder", "badger", "bat", "bear", "boar", "crane", "cricket", "crow", "deer", "dove", "eel", "falcon", "ferret",
    "finch", "fox", "frog", "gnat", "goat", "goose", "hare", "hawk", "hedgehog", "heron", "hound", "ibex",
    "jackdaw", "kestrel", "kite", "lark", "lizard", "lynx", "magpie", "marten", "mole", "moth", "mouse", "newt",
    "otter", "owl", "ox", "perch", "pike", "pony", "quail", "rabbit", "ram", "rat", "raven", "robin", "salmon",
    "shrew", "snail", "snake", "sparrow", "spider", "stag", "stoat", "swan", "swift", "toad", "trout", "vole",
    "wolf", "wren",
)
# fmt: on


def pretty() -> str:
    """`vault-heron-742`."""
    return f"{choice(FIRST)}-{choice(SECOND)}-{randbelow(1000)}"
