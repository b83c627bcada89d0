"""What the signs of the drawing mean, for whoever asks."""

from __future__ import annotations

from undercroft.engine.canvas import Sign
from undercroft.engine.text import Text
from undercroft.games.donjon.chart import EMPTY, GOLD, GROUP, GUARDED, LEAVES, STYLES
from undercroft.games.donjon.panel import MONSTER_KEYS, NOBODY

SIGNS = (
    ("B3", "token", "sign-crowd"),
    (LEAVES, "ghost", "sign-leaves"),
    ("┌─┐", "frame", "sign-room"),
    ("─h1─", "dim", "sign-hallway"),
    (EMPTY, "dim", "sign-empty"),
    ("2│", "key", "sign-other"),
    (GOLD, "chest", "sign-gold"),
    (GUARDED, "chest", "sign-guarded"),
    (f"{GROUP}2", "bad", "sign-groups"),
    (NOBODY, "dim", "sign-nobody"),
    ("×2", "strong", "sign-count"),
    ("[-2]", "dim", "sign-malus"),
    ("a b", "label", "sign-keys"),
    ("1 → 2", "", "sign-card"),
)


def legend(text: Text) -> tuple[Sign, ...]:
    letters = zip(text("draw-letters"), STYLES, MONSTER_KEYS, strict=True)
    monsters = (Sign(letter, style, text(key)) for letter, style, key in letters)
    return (*monsters, *(Sign(sign, style, text(key)) for sign, style, key in SIGNS))
