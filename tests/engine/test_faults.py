"""All that is wrong with data is found, each with its place."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from undercroft.engine.faults import faults
from undercroft.engine.text import Message, Text


class Step(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """What somebody does."""


class Go(Step, tag="go"):
    far: Annotated[int, msgspec.Meta(ge=1)]


class Rest(Step, tag="rest"):
    where: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
    when: Literal["day", "night"] | None = None
    then: Annotated[tuple[Go | Rest, ...], msgspec.Meta(max_length=2)] = ()


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
        Message("fault-unknown", field="colour"),
        Message("fault-missing", field="name"),
    ]


@pytest.mark.parametrize(
    ("data", "english", "french"),
    [
        ({"do": "fly"}, "“fly” is none of: go, rest", "« fly » ne fait pas partie de : go, rest"),
        ({"far": 1}, "the field “do” is missing", "le champ « do » manque"),
        ({"do": "go", "far": 0}, "a number of at least 1 is needed here", "il faut ici un nombre d’au moins 1"),
        ({"do": "go", "far": "x"}, "a whole number is needed here", "il faut ici un nombre entier"),
        ({"do": "rest", "where": 3}, "text is needed here", "il faut ici du texte"),
        ({"do": "rest", "where": "Up"}, "it must be: ^[a-z]+$", "comme il le faut : ^[a-z]+$"),
        ({"do": "rest", "where": "up", "when": "now"}, "“now” is none of: day, night", "« now » ne fait pas"),
        ({"do": "rest", "where": "up", "then": [{"do": "go", "far": 1}] * 3}, "at most 2", "au plus 2"),
        ("go", "a table is needed here", "il faut ici une table"),
    ],
)
def test_reasons_are_told_in_a_persons_language(data: object, english: str, french: str) -> None:
    ((_, reason),) = faults(data, Go | Rest)
    assert isinstance(reason, Message)
    assert english in Text("en").say(reason)
    assert french in Text("fr").say(reason).replace("\xa0", " ")


def test_a_whole_that_does_not_fit_though_its_parts_do_is_told_as_a_whole() -> None:
    assert [place for place, _ in faults({"name": "home", "steps": []}, Trip)] == ["steps"]
    assert [place for place, _ in faults("home", Trip)] == [""]
