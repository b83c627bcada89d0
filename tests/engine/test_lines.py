"""Where in a TOML file something stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.engine.lines import line_of, line_of_error, lines_of
from undercroft.engine.registry import kind, names

SOURCE = '''code = "a" # [[not]] = a table
"title".en = """
two lines = [1]
"""
list = [ 1, # one
  { deep = [
    "]", '}' ] },
]

[enemies]
green-melee = "rat"

[[rooms]]
at = [0, -1]
[[rooms]]
do = [{ effect = "say", text = { en = "a, b] }" } },
      { effect = "roll" }]
[[rooms.doors]]
wide = true
[rooms.floor]
kind = 1
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("", 1),
        ("code", 1),
        ("title.en", 2),
        ("list", 5),
        ("list[0]", 5),
        ("list[1].deep", 6),
        ("list[1].deep[1]", 7),
        ("enemies", 10),
        ("enemies.green-melee", 11),
        ("enemies.red", 10),
        ("rooms", 13),
        ("rooms[0].at[1]", 14),
        ("rooms[1]", 15),
        ("rooms[1].do[0].text.en", 16),
        ("rooms[1].do[1].outcomes[3].on", 17),
        ("rooms[1].doors[0].wide", 19),
        ("rooms[1].floor.kind", 21),
        ("nowhere[7].at.all", 1),
    ],
)
def test_a_place_has_a_line(place: str, line: int) -> None:
    assert line_of(SOURCE, place) == line


def test_what_is_broken_is_told_as_far_as_it_can_be_followed() -> None:
    assert lines_of("a = 1\nb = \nc = 2") == {"a": 1, "b": 2}
    assert lines_of("a = [[[[") == {"a": 1, "a[0]": 1, "a[0][0]": 1, "a[0][0][0]": 1, "a[0][0][0][0]": 1}
    assert lines_of("a = " + "[" * 5000) != {}


def test_the_line_of_an_error_of_form() -> None:
    for source, line in (("a = 1\nb = = 2\n", 2), ("a = 1\n[[\n\n", 2), ('a = """\n', 1)):
        with pytest.raises(tomllib.TOMLDecodeError) as error:
            tomllib.loads(source)
        assert line_of_error(source, str(error.value)) == line


def shipped() -> Iterator[Path]:
    for name in names():
        workshop = kind(name).workshop
        if workshop is not None:
            yield from (*workshop.examples.values(), *workshop.shelf().values())


@pytest.mark.parametrize("file", list(shipped()), ids=lambda file: file.stem)
def test_every_place_of_a_file_is_found(file: Path) -> None:
    """The keys and lists that tomllib finds are those that have a line, in rising order."""
    source = file.read_text(encoding="utf-8")
    known = lines_of(source)

    def places(data: object, place: str) -> Iterator[str]:
        if isinstance(data, dict):
            for key, value in data.items():
                inner = f"{place}.{key}" if place else key
                yield inner
                yield from places(value, inner)
        elif isinstance(data, list):
            for n, value in enumerate(data):
                yield f"{place}[{n}]"
                yield from places(value, f"{place}[{n}]")

    assert set(places(tomllib.loads(source), "")) == set(known)
    assert max(known.values()) <= source.count("\n") + 1
