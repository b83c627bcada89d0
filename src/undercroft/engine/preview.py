"""What an action would make of a view, as far as its seat can know: up to where luck or another seat is needed.

It comes from the view alone. Hovering over a place, the ghost in a drawing and the reasons of a hint are all this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

import msgspec

from undercroft.engine.chance import Given, Needed
from undercroft.engine.codec import Seat as SeatField
from undercroft.engine.events import Events
from undercroft.engine.luck import NUMBER
from undercroft.engine.outcome import Outcome
from undercroft.engine.shape import Seat

if TYPE_CHECKING:
    from undercroft.engine.game import Game, View

AnyView = TypeVar("AnyView")
AnyEvent = TypeVar("AnyEvent")

NONE: Mapping[int | str, int] = {}
DIE = "die"
"""What luck is asked for where it is the face of a die."""

Count = Annotated[int, msgspec.Meta(ge=0)]


Figures = dict[str, Mapping[int | str, int]]
"""Numbers that a player watches: by name (the text key is `figure-{name}`), then by the thing that has it: its code,
"" where there is but one, or its number, which the field of that name in `Game.counted` writes."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A figure that an action changes: `8→5`. A thing that was not there, or is not there any more, has null."""

    name: str
    before: int | None
    after: int | None
    of: str = ""
    good: bool | None = None
    """Whether that helps the seat; null where it depends."""


class Chance(msgspec.Struct, frozen=True, gc=False):
    """One of the things that luck may answer, and how many of all cases it is."""

    outcome: str
    cases: Count


class Question(msgspec.Struct, frozen=True, gc=False):
    """What luck is asked: for a die, or for a thing of a vocabulary."""

    what: str
    chances: tuple[Chance, ...]


class Preview(msgspec.Struct, Generic[AnyView, AnyEvent], frozen=True, kw_only=True, gc=False):
    """The table after an action, or where luck is needed in the middle of it."""

    code: str
    events: tuple[AnyEvent, ...]
    changes: tuple[Change, ...]
    luck: Question | None
    """What luck is asked first, null if it is not asked at all."""
    waiting: tuple[Seat, ...]
    """Whom the table waits for then."""
    discloses: bool
    """Whether it shows something hidden, and so cannot be taken back."""
    outcome: Outcome | None
    view: AnyView | None
    """Null where nobody asked for it."""


def previews(game: Game, view: View, actions: Iterable[int], views: bool = True) -> tuple[Preview[Any, Any], ...]:
    """What each of these legal actions would bring; raises Illegal for one that is not."""
    seat = view.seat
    assert seat is not None
    guess = game.imaginer(view).guess
    legal = set(guess.legal(seat))
    asked: dict[tuple[int, tuple[int, ...]], Question] = {}  # a set of actions mostly asks the same
    tries = []
    for action in actions:
        if action not in legal:
            with game.speaking():
                raise game.refusal(guess, seat, action)
        after, events, luck = guess.copy(), Events(), None
        try:
            after.apply(seat, action, Given(), events)
        except Needed as needed:
            key = (needed.what, needed.pile)
            luck = asked.get(key) or asked.setdefault(key, question(game, view, needed))
        tries.append((action, after, events, luck))
    # One thing after the other for all of them, which is faster than all things for one after the other.
    changed = [game.changes(guess, after, seat) for _, after, _, _ in tries]
    seen = [game.view(after, seat) if views else None for _, after, _, _ in tries]
    return tuple(
        [
            Preview(
                code=game.actions.write(action),
                events=game.events.told_to(seat, events.packed),
                changes=changes,
                luck=luck,
                waiting=() if luck else tuple([other for other in range(after.seats) if after.waits_for(other)]),
                discloses=game.discloses(guess, seat, action),
                outcome=game.outcome(after) if luck is None and after.is_over() else None,
                view=sight,
            )
            for (action, after, events, luck), changes, sight in zip(tries, changed, seen, strict=True)
        ]
    )


def changes(game: Game, seat: int, before: Figures, after: Figures) -> tuple[Change, ...]:
    """The figures that differ, for a seat."""
    found: list[Change] = []
    for name in {**before, **after}:
        old, new = before.get(name, NONE), after.get(name, NONE)
        differ = [thing for thing, value in new.items() if old.get(thing) != value]
        differ += old.keys() - new.keys()
        found += (change(game, seat, name, thing, old.get(thing), new.get(thing)) for thing in differ)
    return tuple(found)


def change(game: Game, seat: int, name: str, thing: int | str, was: int | None, now: int | None) -> Change:
    field, better = game.counted.get(name), game.better.get(name, 0)
    if isinstance(field, SeatField) and thing != seat and not game.cooperative:
        better = -better  # what helps a rival does not help
    good = None if was is None or now is None or better == 0 else (now > was) == (better > 0)
    return Change(name, was, now, field.write(int(thing)) if field else str(thing), good)


def question(game: Game, view: View, needed: Needed) -> Question:
    if needed.what == NUMBER:
        return Question(DIE, tuple(Chance(str(face), 1) for face in needed.pile))
    field = game.luck[needed.what]
    pile: Sequence[int] = game.may_come(view, needed)
    cases = Counter(pile)
    return Question(
        field.telling.key or field.name,
        tuple(Chance(field.write(thing), cases[thing]) for thing in sorted(cases, key=field.rank)),
    )
