"""What the signs of the drawing mean, for whoever asks."""

from __future__ import annotations

from undercroft.engine.canvas import Sign
from undercroft.engine.text import Text
from undercroft.games.knock.chart import CHEST, DASHED, DOUBLE, GONE, ICE, OPEN, SKULL, THIN, TOKEN, badge
from undercroft.games.knock.panel import BACK, SPENT, TURN

BADGES = (
    (badge(3, 3, False, False, False), "sign-quiet"),
    (badge(5, 5, False, False, False), "sign-full"),
    (badge(6, 6, False, False, False), "sign-lost"),
    (badge(8, 8, True, False, False), "sign-stands"),
    (badge(4, 4, True, False, False), "sign-falls"),
)
SIGNS = (
    (THIN[:3], "border", "sign-hall"),
    (DOUBLE[:3], "creature", "sign-creature"),
    (DASHED[:3], "ghost", "sign-ghost"),
    (TOKEN, "token", "sign-token"),
    (GONE, "bad", "sign-no-token"),
    (ICE, "frozen", "sign-frozen"),
    (SKULL, "poison", "sign-poison"),
    (CHEST, "chest", "sign-chest"),
    (OPEN, "label", "sign-place"),
    (BACK, "back", "sign-hand"),
    (TURN, "strong", "sign-turn"),
    ("20/12", "key", "sign-face"),
    (SPENT, "token", "sign-spent"),
)


def legend(text: Text) -> tuple[Sign, ...]:
    dangers = (Sign(sign, style, text(key)) for (sign, style), key in BADGES)
    hush = Sign(text("draw-hush"), "silence", text("sign-hush"))
    return (*dangers, *(Sign(sign, style, text(key)) for sign, style, key in SIGNS), hush)
