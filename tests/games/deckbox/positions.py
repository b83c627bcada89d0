"""Small positions to tell stories with: a few tiles, heroes, enemies, and dice that fall as they are told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.luck import Luck
from undercroft.engine.registry import find
from undercroft.games.deckbox.dungeon import cell_at
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve
from undercroft.kit.positions import Positions
from undercroft.records.luck import RecordedLuck

HERE = Path(__file__).parent


def loaded(quest: str | None = None) -> DeckBox:
    game = find("deckbox", None if quest is None else HERE / quest)
    assert isinstance(game, DeckBox)
    return game


TRIAL = loaded("trial.toml")
"""App style. Most stories are told with it: the quests that ship are tuned now and then."""
CHART = loaded("chart.toml")
"""Print style, hard enemies."""
SHIPPED = loaded()
"""The quests that ship."""

WARDEN = "warden/sword-and-shield/ward"
"""Melee 3 dice +2, defence +2, speed 4, health 8."""
RANGER = "ranger/longbow/sure-shot"
"""Melee 2 dice +0, ranged 3 dice +3, defence 0, speed 5, Pierce."""


class Told(Luck):
    """Dice that fall as told; a draw takes the first thing that there is, or the code that is told."""

    def __init__(self, *outcomes: int | str, game: DeckBox = TRIAL) -> None:
        self.outcomes = list(outcomes)
        self.game = game

    def draw(self, pile: vec[i64], what: i64) -> i64:
        if self.outcomes and isinstance(self.outcomes[0], str):
            return RecordedLuck(self.game, [str(self.outcomes.pop(0))]).draw(pile, what)
        return 0

    def roll(self, sides: i64) -> i64:
        assert sides == 6, "all dice of this game have six sides (B2, B20)"
        assert self.outcomes, "a die more is rolled than was told"
        face = self.outcomes.pop(0)
        assert isinstance(face, int)
        return face


def table(
    *heroes: str,
    enemies: Iterable[str] = (),
    tiles: Iterable[str] = ("1A@0,0/0",),
    more: str = "",
    game: DeckBox = TRIAL,
) -> Delve:
    """A position from the words of its notation. Heroes are well and have two actions unless they say otherwise."""
    words = [f"quest={game.quest.codes[0]}"]
    words += [f"tile={tile}" for tile in tiles]
    words += [f"hero={hero if ':' in hero else hero + ':h7,a2'}" for hero in heroes]
    words += [f"enemy={n}:{enemy}" for n, enemy in enumerate(enemies)]
    words.append(f"numbers={len(list(enemies))}")
    words.append("" if "tokens=" in more else "tokens=0,0")
    return Positions(game).read(" ".join([*words, more]))


def act(delve: Delve, action: str, *outcomes: int | str, seat: int = 0, game: DeckBox = TRIAL) -> list[str]:
    """Let a seat act in place; returns what happened. All dice that were told must have been rolled."""
    luck = Told(*outcomes, game=game)
    happened = Positions(game).act(delve, seat, action, luck)
    assert luck.outcomes == [], "not all dice were rolled"
    return happened


def legal_actions(delve: Delve, seat: int = 0) -> list[int]:
    return [int(action) for action in delve.legal(seat)]


def legal(delve: Delve, seat: int = 0, kind: str = "", game: DeckBox = TRIAL) -> list[str]:
    """The codes of what a seat may do, of one kind or of all."""
    return [code for code in Positions(game).legal(delve, seat) if code.startswith(kind)]


def refused(delve: Delve, action: str, seat: int = 0, game: DeckBox = TRIAL) -> str:
    """The rule that refuses an action, which must not be legal; the sentence is there in both languages."""
    refusal = Positions(game).refused(delve, seat, action)
    for language in ("en", "fr"):
        assert refusal.said_in(game.text(language)) != refusal.message.key
    return refusal.rule


def at(delve: Delve, x: int, y: int) -> int:
    """The number of the square there."""
    return int(delve.floor.square_at(cell_at(x, y)))


def where(delve: Delve, seat: int = 0) -> tuple[int, int] | None:
    return TRIAL.view(delve, None).heroes[seat].at


def enemies_of(delve: Delve) -> list[str]:
    """Enemies as `goblin 2 3,1`."""
    return [f"{enemy.card} {enemy.health} {enemy.at[0]},{enemy.at[1]}" for enemy in TRIAL.view(delve, None).enemies]
