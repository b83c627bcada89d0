"""The score sheet (C36, C42): line by line, with what each is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.outcome import Fate, Line, Score
from undercroft.games.clank.actions import ESCAPED, STATUS_NAMES
from undercroft.games.clank.fields import ARTIFACT_NAMES
from undercroft.games.clank.names import Names
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.scoring import pile_points, score_of
from undercroft.games.clank.state import ARTIFACTS, CROWNS, IDOL_POINTS, ITEM_POINTS, MASTERY, Thief


def scores(heist: Heist, names: Names) -> tuple[Score, ...]:
    """By seat: what each has brought home, or what it would be."""
    return tuple(sheet(heist, seat, names) for seat in range(heist.seats))


def sheet(heist: Heist, seat: int, names: Names) -> Score:
    """The lines of a thief; whoever was lost, or brought no artifact out, has forfeited all of them (C32)."""
    thief = heist.thieves[seat]
    escaped = thief.status == ESCAPED
    forfeited = score_of(heist, seat) == 0
    lines = [
        line("score-artifacts", artifacts(thief), forfeited),
        line("score-tokens", tokens(thief, names), forfeited),
        Line("score-gold", int(thief.gold), forfeited=forfeited),
        line("score-cards", cards(thief, names, escaped), forfeited),
        Line("score-mastery", int(MASTERY) if escaped else 0, {"fate": fate(thief).how}),
    ]
    return Score(tuple(lines))


def fate(thief: Thief) -> Fate:
    return Fate(STATUS_NAMES[thief.status])


def line(key: str, parts: Iterable[Line], forfeited: bool) -> Line:
    made_of = tuple(parts)
    return Line(key, sum(part.points for part in made_of), parts=made_of, forfeited=forfeited)


def part(key: str, count: int, points: int) -> Line:
    """Some things of a kind, called by the name of one."""
    return Line(key, points, {"count": count})


def artifacts(thief: Thief) -> Iterable[Line]:
    for i, (code, points) in enumerate(zip(ARTIFACT_NAMES, ARTIFACTS, strict=True)):
        if thief.artifacts >> i & 1:
            yield part(f"artifact-{code}", 1, int(points))


def tokens(thief: Thief, names: Names) -> Iterable[Line]:
    """What lies on the table counts, potions and the like do not."""
    for i, points in enumerate(CROWNS):
        if thief.crowns >> i & 1:
            yield part("item-crown", 1, int(points))
    for key, count, worth in (
        ("item-key", thief.keys, ITEM_POINTS),
        ("item-backpack", thief.backpacks, ITEM_POINTS),
        ("lying-idol", thief.idols, IDOL_POINTS),
    ):
        if count:
            yield part(key, int(count), int(count * worth))
    for code, count, worth in zip(names.secrets, thief.kept, names.cards.secret_points, strict=True):
        if count * worth:
            yield part(f"token-{code}", int(count), int(count * worth))


def cards(thief: Thief, names: Names, mastery: bool) -> Iterable[Line]:
    """The cards that are worth anything, wherever they lie, the most precious first."""
    owned = Counter((*thief.deck, *thief.hand, *thief.played, *thief.discard))
    found = []
    for card, count in owned.items():
        points = count * int(pile_points(names.cards, thief, vec[i64]([card]), mastery))
        if points:
            found.append(part(f"card-{names.codes[card]}", count, points))
    return sorted(found, key=lambda one: (-one.points, one.key))
