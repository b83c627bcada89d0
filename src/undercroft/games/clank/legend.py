"""What the signs of the drawing mean, for whoever asks."""

from __future__ import annotations

from undercroft.engine.canvas import Sign
from undercroft.engine.text import Text
from undercroft.games.clank.chart import (
    ARTIFACT,
    CAVE,
    COMING,
    FOUNTAIN,
    HERE,
    IDOL,
    LOCK,
    MAJOR,
    MARKET,
    MINOR,
    MONSTER,
    OTHERS,
    TUNNEL,
    WRAP,
)
from undercroft.games.clank.panel import CROWN, DANGER, DRAGON, HEALTH

MAP = (
    (f"{HERE}3", "cursor", "sign-here"),
    (f"{OTHERS}12", "bad", "sign-others"),
    (COMING, "ghost", "sign-coming"),
    (TUNNEL * 3, "strong", "sign-tunnel"),
    ("2", "warning", "sign-footprints"),
    (MONSTER, "warning", "sign-monster"),
    (LOCK, "warning", "sign-lock"),
    ("←↑→↓", "warning", "sign-one-way"),
    (f"{WRAP}22", "strong", "sign-wrap"),
    ("1)", "label", "sign-room-key"),
    (CAVE, "token", "sign-cave"),
    (FOUNTAIN, "token", "sign-fountain"),
    (MARKET, "token", "sign-market"),
    (MINOR, "token", "sign-minor"),
    (MAJOR, "token", "sign-major"),
    (IDOL, "token", "sign-idol"),
    (f"{ARTIFACT}5", "token", "sign-artifact"),
)
PANEL = (
    (HERE, "", "sign-turn"),
    (HEALTH, "", "sign-health"),
    (f"{CROWN}10", "token", "sign-crown"),
    (f"{MINOR}2", "token", "sign-secrets"),
    (DANGER, "warning", "sign-danger"),
    (DRAGON, "warning", "sign-dragon"),
    ("×2", "dim", "sign-copies"),
    ("26:2", "strong", "sign-way"),
    ("→ 26", "", "sign-out"),
    ("← 26", "dim", "sign-closed"),
    ("3?", "dim", "sign-varies"),
    ("[…]", "dim", "sign-gained"),
    ("a/b", "dim", "sign-either"),
)


def legend(text: Text) -> tuple[Sign, ...]:
    words = (
        (text("draw-skill"), "dim", "sign-skill"),
        (text("draw-sword"), "dim", "sign-swords"),
        (text("draw-boot"), "dim", "sign-boots"),
        (text("draw-verb", verb="gold", count=1)[1:], "dim", "sign-gold"),
        (text("draw-verb", verb="clank", count=1)[1:], "dim", "sign-clank"),
        (text("draw-points"), "dim", "sign-points"),
    )
    return tuple(Sign(sign, style, text(key)) for sign, style, key in (*MAP, *PANEL, *words))
