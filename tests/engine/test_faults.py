"""All that is wrong with data is found, each with its place."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.engine.faults import faults


class Step(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """What somebody does."""


class Go(Step, tag="go"):
    far: Annotated[int, msgspec.Meta(ge=1)]


class Rest(Step, tag="rest"):
    where: str
    then: tuple[Go | Rest, ...] = ()


class Trip(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    steps: Annotated[tuple[Go | Rest, ...], msgspec.Meta(min_length=1)]
    guide: Rest | None = None


def test_what_fits_has_no_faults() -> None:
    assert list(faults({"name": "home", "steps": [{"do": "go", "far": 2}]}, Trip)) == []


def test_every_fault_is_found_with_its_place() -> None:
    steps = [{"do": "go", "far": 0}, {"do": "fly"}, {"do": "rest", "where": 3, "then": [{"do": "go", "far": "x"}]}]
    found = list(faults({"colour": 1, "steps": steps, "guide": {"do": "rest"}}, Trip))
    assert [place for place, _ in found] == [
        "",
        "",
        "steps[0].far",
        "steps[1].do",
        "steps[2].where",
        "steps[2].then[0].far",
        "guide",
    ]
    assert [reason for place, reason in found if not place] == [
        "Object contains unknown field `colour`",
        "Object missing required field `name`",
    ]


def test_a_whole_that_does_not_fit_though_its_parts_do_is_told_as_a_whole() -> None:
    assert [place for place, _ in faults({"name": "home", "steps": []}, Trip)] == ["steps"]
    assert [place for place, _ in faults("home", Trip)] == [""]
