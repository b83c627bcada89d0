"""What the signs of the drawing mean, for whoever asks."""

from __future__ import annotations

from undercroft.engine.canvas import Sign
from undercroft.engine.text import Text
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.chart import AIM, GROUND, ROCK, THINGS, UNKNOWN, WALL
from undercroft.games.deckbox.panel import ACTION, ACTIVE

SIGNS = (
    ("(1)", "strong", "sign-hero"),
    ("r2/", "good", "sign-green"),
    ("R2/", "key", "sign-blue"),
    ("R2!", "bad", "sign-red"),
    ("r2)", "good", "sign-archer"),
    ("r2*", "good", "sign-stunned"),
    ("R2?", "ghost", "sign-would"),
    (GROUND[a.FLOOR][0].strip(), "dim", "sign-floor"),
    (GROUND[a.PIT][0], "bad", "sign-pit"),
    (GROUND[a.WATER][0], "frozen", "sign-water"),
    (GROUND[a.GATE][0], "good", "sign-gate"),
    (UNKNOWN, "warning", "sign-unknown"),
    (THINGS.strip(), "chest", "sign-things"),
    (ROCK * 3, "border", "sign-rock"),
    (WALL * 3, "border", "sign-wall"),
    (f"{AIM[0]} {AIM[1]}", "cursor", "sign-aim"),
    (ACTIVE, "strong", "sign-active"),
    (ACTION, "strong", "sign-action"),
    ("r_/", "good", "sign-card"),
    ("2d+1", "dim", "sign-dice"),
    ("2/18", "token", "sign-of"),
)


def legend(text: Text) -> tuple[Sign, ...]:
    figures = text("draw-figures", health=8, energy=1, treasure=3)
    return (*(Sign(sign, style, text(key)) for sign, style, key in SIGNS), Sign(figures, "", text("sign-figures")))
