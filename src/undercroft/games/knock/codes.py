"""How actions and events are written, and which rule stands behind each."""

from __future__ import annotations

from undercroft.engine.codec import Codec, Flag, Kind
from undercroft.games.knock import actions as a
from undercroft.games.knock.fields import CORNER, END, SEAT, SITE, SPELL, TOKENS, TURNED, Card


def action_codec(card: Card) -> Codec:
    return Codec(
        "action",
        Kind(a.PLACE, "{card}@{site}{turned}", card, SITE, TURNED, name="place"),
        Kind(a.REVEAL, "show {card}", card, name="reveal"),
        Kind(a.FIREBALL, "fireball@{site}", SITE, name="fireball"),
        Kind(a.ICE_FLASH, "ice-flash@{site}", SITE, name="ice-flash"),
        Kind(a.POISON, "poison@{site}/{corner}", SITE, CORNER, name="poison"),
        Kind(a.SPHERE, "sphere", name="sphere"),
        Kind(a.TIME_UP, "time-up", name="time-up"),
        Kind(a.DONE, "done", name="done"),
    )


def event_codec(card: Card) -> Codec:
    return Codec(
        "event",
        Kind(a.DEALT, "{seat} dealt {card}", SEAT, card, name="dealt", secret=["card"], rule="K4"),
        Kind(a.OPENED, "opened {card}", card, name="opened", rule="K5"),
        Kind(
            a.PLACED,
            "{seat} {card}@{site}{turned}",
            SEAT,
            card,
            SITE,
            TURNED,
            name="placed",
            rule="K9",
            decisive=True,
        ),
        Kind(a.REVEALED, "{seat} shows {card}", SEAT, card, name="revealed", rule="K8"),
        Kind(a.CAST, "{seat} casts {spell}", SEAT, SPELL, name="cast", rule="K30"),
        Kind(a.BURNED, "burned {card}@{site} -{tokens}", SITE, card, TOKENS, name="burned", rule="K31"),
        Kind(a.FROZE, "froze {site}", SITE, name="froze", rule="K32"),
        Kind(a.POISONED, "poisoned {site}/{corner}", SITE, CORNER, name="poisoned", rule="K33"),
        Kind(a.FLIPPED, "token{silence}", Flag("silence", " silence"), name="flipped", rule="K12"),
        Kind(a.TIMED, "{site} +{tokens}", SITE, TOKENS, name="timed", rule="K13"),
        Kind(
            a.DEFEATED,
            "defeated {card}@{site} -{tokens}",
            SITE,
            card,
            TOKENS,
            name="defeated",
            rule="K16",
            decisive=True,
        ),
        Kind(a.ALARM, "alarm -{tokens}", TOKENS, name="alarm", rule="K17", decisive=True),
        Kind(a.DREW, "{seat} drew {card}", SEAT, card, name="drew", secret=["card"], rule="K18"),
        Kind(a.NO_DRAW, "{seat} draws nothing", SEAT, name="no-draw", rule="K26"),
        Kind(a.KNIGHT, "{seat} drew the knight", SEAT, name="knight", rule="K19"),
        Kind(a.FOUND, "found {spell}", SPELL, name="found", rule="K28"),
        Kind(a.ENDED, "end {end}", END, name="ended", rule="K21"),
    )
