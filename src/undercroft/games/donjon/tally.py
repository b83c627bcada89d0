"""The score sheet of a dungeon, line by line, with what each line is made of (D35, D36)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.engine.outcome import Line, Score
from undercroft.games.donjon.cards import EACH, PAIR, SPAN, Goal
from undercroft.games.donjon.content import Codes
from undercroft.games.donjon.dungeon import PLACE_NAMES, ROOMS, room
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.scoring import ENOUGH_KINDS, MIXED_ROOM, kinds_in, objective_points, score_lines, standing


def scores(contest: Contest, codes: Codes) -> tuple[Score, ...]:
    """By seat: what it would score if the game ended now, or what it has scored."""
    keys = (
        *(f"objective-{codes.objectives[objective]}" for objective in contest.objectives),
        "score-mixed",
        "score-malus",
        "score-groups",
    )
    return tuple(
        Score(
            tuple(
                Line(key, points, parts=parts)
                for key, points, parts in zip(keys, score_lines(contest, seat), parts_of(contest, seat), strict=True)
            )
        )
        for seat in range(contest.seats)
    )


def parts_of(contest: Contest, seat: int) -> Iterator[tuple[Line, ...]]:
    for objective in contest.objectives:
        yield tuple(objective_parts(contest, seat, contest.box.goals[objective]))
    rooms = range(1, ROOMS + 1)
    yield tuple(
        at(room(number), MIXED_ROOM) for number in rooms if kinds_in(contest, seat, room(number)) >= ENOUGH_KINDS
    )
    yield tuple(Line("part-malus", -malus, {"malus": malus}) for malus in range(1, contest.malus[seat] + 1))
    groups = {number: int(contest.groups_in(seat, number)) for number in rooms}
    yield tuple(
        Line("part-groups", -number * count, {"groups": count, "room": number})
        for number, count in groups.items()
        if count
    )


def objective_parts(contest: Contest, seat: int, goal: Goal) -> Iterator[Line]:
    """The places that count, each with what it adds; where only the number of monsters counts, that number."""
    places = {place: contest.at(seat, place) for place in range(goal.first, goal.last + 1, 2)}
    counts = {place: contest.monsters[cell + goal.kind] for place, cell in places.items()}
    if goal.form == PAIR:
        for place, cell in places.items():
            if counts[place] > 0 and contest.monsters[cell + goal.other] > 0:
                yield at(place, goal.points[0])
    elif goal.form == EACH:
        for place, count in counts.items():
            if count > 0 and goal.points[min(count, 2) - 1] != 0:
                yield at(place, goal.points[min(count, 2) - 1])
    elif goal.form == SPAN:
        if goal.points[0] != 0:
            yield Line("part-none", goal.points[0])
        reached = [place for place, count in counts.items() if count >= goal.need]
        for n, place in enumerate(reached):
            yield at(place, goal.points[n + 1] - goal.points[n])
    elif (count := standing(contest, seat, goal)) > 0:
        yield Line("part-count", objective_points(contest, seat, goal), {"count": count})


def at(place: int, points: int) -> Line:
    return Line(f"place-{PLACE_NAMES[place]}", points)
