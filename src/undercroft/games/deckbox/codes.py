"""How actions and events are written, and which rule stands behind each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.codec import Choice, Codec, Field, Kind, Seat
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.fields import FACES, Bonus, Dice, Square

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


def action_codec(game: DeckBox) -> Codec:
    """In the order in which a person looks for them: answers to a question first, then what an activation is for, then
    what is free."""
    square, receiver = Square("square"), Seat("receiver")
    return Codec(
        "action",
        Kind(a.READY, "ready {preset}", game.preset, name="ready", rule="B5"),
        Kind(a.HERO, "hero {hero}", game.hero, name="hero", rule="B5"),
        Kind(a.GEAR, "gear {gear}", game.gear, name="gear", rule="B5"),
        Kind(a.LEARN, "learn {ability}", game.ability, name="learn", rule="B5"),
        Kind(a.STAND, "stand {square}", square, name="stand", rule="B5"),
        Kind(a.CHOOSE, "choose {choice}", game.choice, name="choose", rule="B19"),
        Kind(a.LET, "let {die}", Choice("die", FACES, "die"), name="let", rule="B17"),
        Kind(a.AIM, "aim {square}", square, name="aim", rule="B32"),
        Kind(a.TARGET, "target {victim}", Seat("victim"), name="target", rule="B30"),
        Kind(a.GO, "go", name="go", rule="B9"),
        Kind(a.ATTACK, "attack {square}", square, name="attack", rule="B20"),
        Kind(a.WORK, "work {offer}", game.offer, name="work", rule="B8"),
        Kind(a.MOVE, "move {square}", square, name="move", rule="B8"),
        Kind(a.ABILITY, "ability {square}", square, name="ability", rule="B9"),
        Kind(a.USE, "use {item} {square}", game.item, square, name="use", rule="B9"),
        Kind(a.TAKE, "take", name="take", rule="B24"),
        Kind(a.BUY, "buy {item}", game.item, name="buy", rule="B9"),
        Kind(a.GIVE, "give {item} {receiver}", game.item, receiver, name="give", rule="B9"),
        Kind(a.PAY, "pay {treasure} {receiver}", Field("treasure"), receiver, name="pay", rule="B9"),
        Kind(a.END, "end", name="end", rule="B7"),
        Kind(a.ASK, "ask {pauses}", game.pauses, name="ask", rule="B9"),
    )


def event_codec(game: DeckBox) -> Codec:
    """Those that may decide a quest are marked: the last of them before its end did. `health` is always what is left,
    or there then."""
    return Codec("event", *of_the_table(game), *of_heroes(game), *of_enemies(game), *of_fights(game))


def of_the_table(game: DeckBox) -> list[Kind]:
    tile, square = game.tile, Square("square")
    return [
        Kind(a.FOR_SALE, "for sale {item}", game.item, name="for-sale", rule="B6"),
        Kind(
            a.LAID,
            "laid {tile} {square} {turn}",
            tile,
            square,
            Field("turn"),
            name="laid",
            rule="B12",
            decisive=True,
        ),
        Kind(a.TALE, "tale {tale}", game.tale, name="tale", rule="B12", decisive=True),
        Kind(a.EPILOGUE, "epilogue {tale}", game.tale, name="epilogue", rule="B33"),
        Kind(a.ROLLED, "rolled {face}", Field("face"), name="rolled", rule="B19"),
        Kind(a.TOKEN, "token {token} {count}", game.token, Field("count"), name="token", rule="B33", decisive=True),
        Kind(a.OFFERED, "offered {offer} {tile}", game.offer, tile, name="offered", rule="B8"),
        Kind(a.ENEMIES, "enemies", name="enemies", rule="B10"),
        Kind(a.ROUND, "round {round}", Field("round"), name="round", rule="B11", decisive=True),
        Kind(
            a.ENDED,
            "end {end}",
            Choice("end", a.END_NAMES, "end"),
            name="ended",
            rule="B33",
            fate="alive",
        ),
    ]


def of_heroes(game: DeckBox) -> list[Kind]:
    seat, square, start, to = Seat("seat"), Square("square"), Square("from"), Square("to")
    item, treasure, health = game.item, Field("treasure"), Field("health")
    receiver = Seat("receiver")
    skill = Choice("skill", a.SKILLS, "skill")
    return [
        Kind(
            a.BUILT,
            "{seat} is {hero} {gear} {ability}",
            seat,
            game.hero,
            game.gear,
            game.ability,
            name="built",
            rule="B5",
        ),
        Kind(a.STOOD, "{seat} stands {square}", seat, square, name="stood", rule="B5"),
        Kind(a.MOVED, "{seat} moved {from} {to}", seat, start, to, name="moved", rule="B8", decisive=True),
        Kind(a.FELL, "{seat} fell {square}", seat, square, name="fell", rule="B15"),
        Kind(a.GAINED, "{seat} gained {treasure}", seat, treasure, name="gained", rule="B24"),
        Kind(a.ROBBED, "{seat} robbed {treasure}", seat, treasure, name="robbed", rule="B34"),
        Kind(a.DRAINED, "{seat} drained {energy}", seat, Field("energy"), name="drained", rule="B34"),
        Kind(a.CHARGED, "{seat} charged {energy}", seat, Field("energy"), name="charged", rule="B22"),
        Kind(a.HEALED, "{seat} healed {healing} {health}", seat, Field("healing"), health, name="healed", rule="B1"),
        Kind(a.USED, "{seat} used {item} {square}", seat, item, square, name="used", rule="B9"),
        Kind(a.INVOKED, "{seat} invoked {ability} {square}", seat, game.ability, square, name="invoked", rule="B9"),
        Kind(a.BOUGHT, "{seat} bought {item} {cost}", seat, item, Field("cost"), name="bought", rule="B9"),
        Kind(a.GAVE, "{seat} gave {item} {receiver}", seat, item, receiver, name="gave", rule="B9"),
        Kind(a.PAID, "{seat} paid {treasure} {receiver}", seat, treasure, receiver, name="paid", rule="B9"),
        Kind(a.TOOK, "{seat} took {treasure} {square}", seat, square, treasure, name="took", rule="B24"),
        Kind(a.PICKED_UP, "{seat} picked up {item} {square}", seat, item, square, name="picked-up", rule="B24"),
        Kind(a.FOUND, "{seat} found {item}", seat, item, name="found", rule="B6"),
        Kind(a.GUARDED, "{seat} guarded {bonus}", seat, Field("bonus"), name="guarded", rule="B9"),
        Kind(a.RALLIED, "{seat} rallied {actions}", seat, Field("actions"), name="rallied", rule="B9"),
        Kind(
            a.TESTED,
            "{seat} tested {skill} {dice} {successes}",
            seat,
            skill,
            Dice("dice"),
            Field("successes"),
            name="tested",
            rule="B31",
        ),
        Kind(a.CHOSE, "{seat} chose {choice}", seat, game.choice, name="chose", rule="B19"),
        Kind(a.ASKS, "{seat} asks {pauses}", seat, game.pauses, name="asks", rule="B9"),
        Kind(a.WORKED, "{seat} worked {offer}", seat, game.offer, name="worked", rule="B8"),
    ]


def of_enemies(game: DeckBox) -> list[Kind]:
    enemy, square, start, to = game.enemy, Square("square"), Square("from"), Square("to")
    health = Field("health")
    return [
        Kind(a.SPAWNED, "spawned {enemy} {health} {square}", enemy, health, square, name="spawned", rule="B17"),
        Kind(a.NO_DICE, "no dice {missing}", Field("missing"), name="no-dice", rule="B18"),
        Kind(a.ENEMY_REMOVED, "removed {enemy} {square}", enemy, square, name="foe-removed", rule="B18"),
        Kind(a.ENEMY_MOVED, "{enemy} moved {from} {to}", enemy, start, to, name="foe-moved", rule="B30"),
        Kind(a.IDLE, "idle {enemy} {square}", enemy, square, name="idle", rule="B32"),
        Kind(
            a.REGENERATED,
            "regenerated {enemy} {square} {health}",
            enemy,
            square,
            health,
            name="regenerated",
            rule="B32",
        ),
        Kind(a.RITUAL, "ritual {enemy} {square} {health}", enemy, square, health, name="ritual", rule="B32"),
        Kind(
            a.SIPHONED,
            "{seat} siphoned {enemy} {square}",
            Seat("seat"),
            enemy,
            square,
            name="siphoned",
            rule="B32",
        ),
    ]


def of_fights(game: DeckBox) -> list[Kind]:
    seat, enemy, square, start, to = Seat("seat"), game.enemy, Square("square"), Square("from"), Square("to")
    dice, hits, wounds = Dice("dice"), Field("hits"), Field("wounds")
    damage, health = Field("damage"), Field("health")
    return [
        Kind(a.ATTACKED, "{seat} attacked {enemy} {from} {to}", seat, enemy, start, to, name="attacked", rule="B20"),
        Kind(
            a.ENEMY_ATTACKED,
            "{enemy} attacked {seat} {from} {to}",
            enemy,
            seat,
            start,
            to,
            name="foe-attacked",
            rule="B29",
        ),
        Kind(
            a.THREW,
            "threw {dice} {bonus} {hits} {criticals}",
            dice,
            Bonus("bonus"),
            hits,
            Field("criticals"),
            name="threw",
            rule="B20",
        ),
        Kind(
            a.DEFENDED,
            "{seat} defended {square} {dice} {wounds}",
            seat,
            square,
            dice,
            wounds,
            name="defended",
            rule="B23",
        ),
        Kind(
            a.ENEMY_DEFENDED,
            "{enemy} defended {square} {dice} {wounds}",
            enemy,
            square,
            dice,
            wounds,
            name="foe-defended",
            rule="B23",
        ),
        Kind(a.WOUNDED, "{seat} wounded {damage} {health}", seat, damage, health, name="wounded", rule="B24"),
        Kind(
            a.ENEMY_WOUNDED,
            "{enemy} wounded {square} {damage} {health}",
            enemy,
            square,
            damage,
            health,
            name="foe-wounded",
            rule="B24",
        ),
        Kind(a.DEFEATED, "defeated {enemy} {square}", enemy, square, name="defeated", rule="B24", decisive=True),
        Kind(a.DIED, "{seat} died {square}", seat, square, name="died", rule="B24", fate="dead", decisive=True),
        Kind(a.SAVED, "{seat} saved {item} {health}", seat, game.item, health, name="saved", rule="B6"),
        Kind(a.HERO_STUNNED, "{seat} stunned", seat, name="stunned", rule="B32"),
        Kind(a.STUNNED, "stunned {enemy} {square}", enemy, square, name="foe-stunned", rule="B32"),
        Kind(a.HERO_PUSHED, "{seat} pushed {from} {to}", seat, start, to, name="pushed", rule="B32"),
        Kind(a.PUSHED, "pushed {enemy} {from} {to}", enemy, start, to, name="foe-pushed", rule="B32"),
        Kind(a.ENEMY_FELL, "fell {enemy} {square}", enemy, square, name="foe-fell", rule="B15"),
        Kind(a.HERO_CRASHED, "{seat} crashed {square}", seat, square, name="crashed", rule="B32"),
        Kind(a.CRASHED, "crashed {enemy} {square}", enemy, square, name="foe-crashed", rule="B32"),
        Kind(a.ENEMY_HIT, "hit {enemy} {square}", enemy, square, name="foe-hit", rule="B32"),
    ]
