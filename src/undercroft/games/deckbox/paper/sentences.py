"""What an encounter does and what wins or loses a quest, in the words of people at a table: `[1-2]` for the faces of a
die, `(P)` for the number of heroes (B19, B31)."""

from __future__ import annotations

from typing import get_args

from undercroft.engine.text import Text
from undercroft.games.deckbox.paper.document import e
from undercroft.games.deckbox.quests import (
    AnyEffect,
    Choice,
    Close,
    Condition,
    Damage,
    Effect,
    Energy,
    Heal,
    Hits,
    Item,
    Lose,
    Offer,
    Quest,
    Roll,
    Say,
    Spawn,
    Token,
    Treasure,
    Trial,
    When,
    Where,
    Win,
    Words,
    amount,
)

PLAIN: dict[type[Effect], str] = {
    Treasure: "paper-treasure",
    Energy: "paper-energy",
    Heal: "paper-heal",
    Damage: "paper-damage",
    Hits: "paper-hits",
    Close: "paper-close",
    Win: "paper-win",
    Lose: "paper-lose",
}
LOST: dict[type[Effect], str] = {Treasure: "paper-treasure-lost", Energy: "paper-energy-lost"}


class Teller:
    """Says one quest in one language. All that is handed back is HTML."""

    def __init__(self, quest: Quest, text: Text, numbers: dict[str, int]) -> None:
        self.quest = quest
        self.text = text
        self.numbers = numbers
        """Of encounters, by their codes."""
        self.names = {name.code: name.name for name in (*quest.names, *quest.tokens)}

    def words(self, words: Words) -> str:
        return e(words.said_in(self.text.language))

    def name(self, code: str) -> str:
        return self.names[code].said_in(self.text.language)

    def say(self, key: str, **args: object) -> str:
        return e(self.text(key, **args))

    # Effects

    def block(self, effects: tuple[AnyEffect, ...]) -> str:
        return f"<ul>{''.join(map(self.effect, effects))}</ul>" if effects else ""

    def effect(self, effect: AnyEffect) -> str:
        if isinstance(effect, Roll):
            inner = "".join(
                f'<li class="on"><b class="sans face">[{e(one.on.replace("-", "–"))}]</b> '
                f"{self.words(one.text) if one.text else '' if one.do else self.say('paper-nothing')}"
                f"{self.block(one.do)}</li>"
                for one in effect.outcomes
            )
            return f"<li>{self.say('paper-roll')}<ul>{inner}</ul></li>"
        if isinstance(effect, Choice):
            inner = "".join(f"<li>{self.words(one.text)}{self.block(one.do)}</li>" for one in effect.options)
            return f"<li>{self.say('paper-choice')}<ul>{inner}</ul></li>"
        if isinstance(effect, Trial):
            return f"<li>{self.trial(effect)}</li>"
        if isinstance(effect, When):
            token = self.name(effect.token)
            parts = self.part("paper-then", effect.then) + self.part("paper-otherwise", effect.otherwise)
            return f"<li>{self.say('paper-when', token=token, least=effect.least)}<ul>{parts}</ul></li>"
        if isinstance(effect, Offer):
            key = "paper-offer-again" if effect.again else "paper-offer"
            offered = self.text(key, offer=effect.text.said_in(self.text.language))
            return f"<li>{e(offered)}{self.block(effect.do)}</li>"
        return f"<li>{self.plain(effect)}</li>"

    def trial(self, trial: Trial) -> str:
        skill = self.text(f"skill-{trial.skill}")
        told = self.say("paper-test", who=self.text(f"who-{trial.who}"), many=trial.who, skill=skill, need=trial.need)
        parts = self.part("paper-success", trial.success) + self.part("paper-failure", trial.failure)
        return f"{told}<ul>{parts}</ul>" if parts else told

    def part(self, key: str, effects: tuple[AnyEffect, ...]) -> str:
        return f"<li>{self.say(key)}{self.block(effects)}</li>" if effects else ""

    def plain(self, effect: AnyEffect) -> str:
        """An effect that has no others inside."""
        if isinstance(effect, Say):
            return f'<i class="tale">{self.words(effect.text)}</i>'
        if isinstance(effect, Spawn):
            return self.spawn(effect)
        if isinstance(effect, Token):
            change = f"+{effect.add}" if effect.add > 0 else f"−{-effect.add}"
            return self.say("paper-token", token=self.name(effect.token), change=change)
        who = self.text(f"who-{getattr(effect, 'who', 'explorer')}")
        if isinstance(effect, Item):
            if effect.item is None:
                return self.say("paper-items", who=who, amount=effect.amount)
            item = self.text(f"item-{effect.item}")
            return self.say("paper-item", who=who, amount=effect.amount, item=item)
        number = getattr(effect, "amount", 0)
        keys = LOST if number < 0 else PLAIN
        return self.say(keys[type(effect)], who=who, amount=abs(number))

    def spawn(self, spawn: Spawn) -> str:
        fixed, each = amount(spawn.count) or (1, 0)
        number = str(fixed) if not each else ("" if each == 1 else str(each)) + "(P)"
        if each and fixed:
            number += f" + {fixed}" if fixed > 0 else f" − {-fixed}"
        parts = [self.text("paper-spawn", number=number, count=fixed if not each else 2, colour=spawn.colour)]
        if spawn.kind or (spawn.health and spawn.colour != "red"):
            parts.append(self.text(f"attack-{spawn.kind or 'melee'}"))
        if spawn.health:
            parts.append(self.text("paper-spawn-health", health=spawn.health))
        if spawn.name:
            parts.append(self.text("paper-spawn-name", name=self.name(spawn.name)))
        if spawn.where != "here":
            place = f"where-{spawn.where}" if spawn.where in get_args(Where) else "paper-where-tile"
            parts.append(self.text(place, tile=spawn.where))
        return e(", ".join(parts)) + "."

    # Conditions

    def condition(self, one: Condition) -> str:
        """All that must hold at once."""
        parts = []
        if one.token is not None:
            parts.append(self.text("paper-if-token", token=self.name(one.token), count=one.count))
        if one.defeated is not None:
            parts.append(self.text("paper-if-defeated", name=self.name(one.defeated)))
        if one.exit is not None:
            parts.append(self.text("paper-if-exit", who=one.exit, on=one.on))
        for key, number in (
            ("paper-if-rounds", one.rounds),
            ("paper-if-tiles", one.tiles),
            ("paper-if-deaths", one.deaths),
        ):
            if number:
                parts.append(self.text(key, count=number))
        if one.clear:
            parts.append(self.text("paper-if-clear"))
        return e(f" {self.text('paper-and')} ".join(parts))
