"""What happened at a table and what an action would bring, in the words of whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.engine.codec import Seat
from undercroft.engine.columns import columns, fitted, wrapped
from undercroft.engine.game import Game
from undercroft.engine.labels import say
from undercroft.engine.outcome import Outcome
from undercroft.engine.preview import Change, Preview
from undercroft.records.news import Step
from undercroft.terminal.table.names import TableText

NONE = "–"
"""A figure of a thing that is not there."""


class Teller:
    """Says the news of a table where the players have names."""

    def __init__(self, game: Game, language: str, names: Iterable[str]) -> None:
        self.game = game
        self.text = TableText(language, game, names)
        self.labels = game.labels(language)

    # What happened

    def sentences(self, step: Step[Any, Any]) -> list[str]:
        """A step; nothing where there is nothing to say about it."""
        if step.act in ("deal", "action"):
            return [say("event", msgspec.to_builtins(event), self.labels, self.text) for event in step.events]
        seat = 0 if step.seat is None else step.seat + 1
        name = "" if step.player is None else step.player.name
        return [self.text(f"step-{step.act}", seat=seat, name=name, reason=step.reason or "will")]

    def told(self, steps: Iterable[Step[Any, Any]]) -> list[list[str]]:
        """The sentences of every step that there is something to say about."""
        return [sentences for sentences in map(self.sentences, steps) if sentences]

    def log(self, steps: Iterable[Step[Any, Any]], lines: int, width: int) -> list[str]:
        """As many of the last steps as fit into some lines, the newest last."""
        rows: list[str] = []
        for sentences in reversed(self.told(steps)):
            above = wrapped(" ".join(sentences), width)
            first = 0
            while not rows and len(above) > lines and first < len(sentences) - 1:
                first += 1
                above = wrapped(" ".join([self.text("log-cut"), *sentences[first:]]), width)
            if len(rows) + len(above) > lines:
                break
            rows = above + rows
        return rows

    def ending(self, outcome: Outcome) -> str:
        """Why a game ended, with the rule if it was one."""
        reason = self.text(outcome.reason)
        return f"{reason} ({outcome.rule})" if outcome.rule else reason

    # What would happen

    def brings(self, preview: Preview[Any, Any], lines: int, width: int) -> list[str]:
        """The figures that an action changes, whether it ends the game, and whether luck is asked."""
        figures: dict[str, list[str]] = {}
        for change in preview.changes:
            figures.setdefault(self.text(f"figure-{change.name}"), []).append(self.arrow(change))
        changed = " · ".join(
            self.text("preview-figure", figure=figure, changes=", ".join(arrows)) for figure, arrows in figures.items()
        )
        note = "" if preview.outcome is None else self.ending(preview.outcome)
        if preview.luck is not None:
            note = self.text("preview-luck")
        if not changed and not note:
            return []
        rows = wrapped(" · ".join(filter(None, (changed, note))), width)
        if len(rows) <= lines:
            return rows
        cut = fitted(changed, width - columns(note) - 3) if note else changed  # the note is the last to be cut
        return [fitted(" · ".join(filter(None, (cut, note))), width)]

    def arrow(self, change: Change) -> str:
        before, after = (NONE if figure is None else figure for figure in (change.before, change.after))
        return f"{before}→{after} ({self.thing(change)})" if change.of else f"{before}→{after}"

    def thing(self, change: Change) -> str:
        """What has the figure: a player, a place, or whatever has this code and no other."""
        field = self.game.counted.get(change.name)
        if field is None:
            found = {names[change.of] for names in self.labels.names.values() if change.of in names}
            return found.pop() if len(found) == 1 and not change.of.isdecimal() else change.of
        value = field.read(change.of)
        return self.text("player", seat=value + 1) if isinstance(field, Seat) else field.words(value, self.text)
