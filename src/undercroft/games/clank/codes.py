"""How actions and events are written, and which rule stands behind each."""

from __future__ import annotations

from undercroft.engine.codec import Choice, Codec, Kind
from undercroft.games.clank import actions as a
from undercroft.games.clank.fields import (
    ARTIFACT,
    BAG,
    CARDS,
    COST,
    CUBE,
    CUBES,
    DAMAGE,
    END,
    FROM,
    GOLD,
    HEALTH,
    ITEM,
    PILE,
    POINTS,
    RAGE_FROM,
    RAGE_TO,
    ROOM,
    SEAT,
    SKILL,
    SPACE,
    SWORDS,
    TO,
    VERB,
)


def action_codec(card: Choice, secret: Choice) -> Codec:
    """What must be answered first, then the hand, then what a thief does with it, and the end of the turn."""
    return Codec(
        "action",
        Kind(a.TAKE, "take", name="take", rule="C20"),
        Kind(a.GRAB, "grab {room}", ROOM, name="grab", rule="C20"),
        Kind(a.DISCARD, "discard {card}", card, name="discard", rule="C37"),
        Kind(a.CHOOSE, "choose {verb}", VERB, name="choose", rule="C11"),
        Kind(a.TRASH, "trash {card} {from}", card, PILE, name="trash", rule="C37"),
        Kind(a.REPLACE, "replace {card}", card, name="replace", rule="C52"),
        Kind(a.PASS, "pass", name="pass", rule="C20"),
        Kind(a.PLAY_ALL, "play-all", name="play-all", rule="C11"),
        Kind(a.PLAY, "play {card}", card, name="play", rule="C11"),
        Kind(a.ARTIFACT, "artifact", name="artifact", rule="C22"),
        Kind(a.MOVE, "move {room}{swords}", ROOM, SWORDS, name="move", rule="C17"),
        Kind(a.TELEPORT, "teleport {room}", ROOM, name="teleport", rule="C24"),
        Kind(a.BUY, "buy {card}", card, name="buy", rule="C14"),
        Kind(a.USE, "use {card}", card, name="use", rule="C15"),
        Kind(a.FIGHT, "fight {card}", card, name="fight", rule="C15"),
        Kind(a.MARKET, "market {item}", ITEM, name="market", rule="C16"),
        Kind(a.DRINK, "drink {secret}", secret, name="drink", rule="C43"),
        Kind(a.END, "end", name="end", rule="C27"),
    )


def event_codec(card: Choice, secret: Choice) -> Codec:
    """In about the order in which a heist has them."""
    return Codec(
        "event",
        # Set-up
        Kind(a.BOXED, "boxed {artifact}", ARTIFACT, name="boxed", rule="C4"),
        Kind(a.OPENED, "row {card}", card, name="opened", rule="C8"),
        Kind(a.DEALT, "{seat} dealt {card}", SEAT, card, name="dealt", secret=["card"], rule="C9"),
        Kind(a.BEGINS, "{seat} begins", SEAT, name="begins", rule="C10"),
        # Cards
        Kind(a.PLAYED, "{seat} plays {card}", SEAT, card, name="played", rule="C11"),
        Kind(a.DREW, "{seat} drew {card}", SEAT, card, name="drew", secret=["card"], rule="C11"),
        Kind(a.NEW_HAND, "{seat} hand {cards}", SEAT, CARDS, name="new-hand", rule="C27"),
        Kind(a.SHUFFLED, "{seat} shuffles {cards}", SEAT, CARDS, name="shuffled", rule="C27"),
        Kind(a.DISCARDED, "{seat} discards {card}", SEAT, card, name="discarded", rule="C37"),
        Kind(a.TRASHED, "{seat} trashes {card} {from}", SEAT, card, PILE, name="trashed", rule="C37"),
        Kind(a.REPLACED, "{seat} replaces {card}", SEAT, card, name="replaced", rule="C52"),
        Kind(a.ACQUIRED, "{seat} acquires {card} -{skill}", SEAT, card, SKILL, name="acquired", rule="C14"),
        Kind(a.USED, "{seat} uses {card} -{skill}", SEAT, card, SKILL, name="used", rule="C15"),
        Kind(a.DEFEATED, "{seat} defeats {card} -{swords}", SEAT, card, COST, name="defeated", rule="C15"),
        # Ways and loot
        Kind(a.MOVED, "{seat} from {from} to {to}{swords}", SEAT, FROM, TO, SWORDS, name="moved", rule="C17"),
        Kind(
            a.WOUNDED,
            "{seat} bitten {damage} from {from} to {to}",
            SEAT,
            DAMAGE,
            FROM,
            TO,
            name="wounded",
            rule="C18",
        ),
        Kind(a.TELEPORTED, "{seat} teleports from {from} to {to}", SEAT, FROM, TO, name="teleported", rule="C24"),
        Kind(a.FOUND, "{seat} finds {secret} in {room}", SEAT, secret, ROOM, name="found", rule="C20"),
        Kind(a.IDOL, "{seat} idol in {room}", SEAT, ROOM, name="idol", rule="C20"),
        Kind(
            a.STOLE,
            "{seat} steals {artifact} in {room} worth {points}",
            SEAT,
            ARTIFACT,
            ROOM,
            POINTS,
            name="stole",
            rule="C22",
        ),
        Kind(a.BOUGHT, "{seat} buys {item} worth {points}", SEAT, ITEM, POINTS, name="bought", rule="C16"),
        Kind(a.DRANK, "{seat} drinks {secret}", SEAT, secret, name="drank", rule="C43"),
        Kind(a.GOLD, "{seat} gold +{gold}", SEAT, GOLD, name="gold", rule="C11"),
        Kind(a.NOISE, "{seat} clank +{cubes}", SEAT, CUBES, name="noise", rule="C25"),
        Kind(a.HUSHED, "{seat} clank -{cubes}", SEAT, CUBES, name="hushed", rule="C25"),
        Kind(a.HEALED, "{seat} heals {cubes} to {health}", SEAT, CUBES, HEALTH, name="healed", rule="C31"),
        # The row
        Kind(a.ARRIVED, "arrives {card}", card, name="arrived", rule="C28"),
        # The dragon
        Kind(a.RAGE, "rage {from} to {to}, {cubes} cubes", RAGE_FROM, RAGE_TO, CUBES, name="rage", rule="C30"),
        Kind(a.CUBES, "black cubes back {cubes}", CUBES, name="cubes", rule="C28"),
        Kind(a.ATTACK, "attack {cubes} of {bag}", CUBES, BAG, name="attack", rule="C29"),
        Kind(a.HIT, "{seat} hit, health {health}", SEAT, HEALTH, name="hit", rule="C29"),
        Kind(a.MISSED, "missed {cube}", CUBE, name="missed", rule="C29"),
        # The end
        Kind(
            a.RESCUED_BY,
            "{seat} rescued in {room}",
            SEAT,
            ROOM,
            name="rescued",
            rule="C32",
            fate="rescued",
            decisive=True,
        ),
        Kind(a.FELL, "{seat} lost in {room}", SEAT, ROOM, name="fell", rule="C32", fate="lost", decisive=True),
        Kind(a.LEFT, "{seat} escapes", SEAT, name="left", rule="C33", fate="escaped"),
        Kind(a.COUNTED, "{seat} countdown {space}", SEAT, SPACE, name="counted", rule="C35"),
        Kind(a.ENDED, "end {end}", END, name="ended", rule="C36"),
    )
