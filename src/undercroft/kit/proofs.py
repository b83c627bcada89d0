"""Which rules have a test that names them: `@pytest.mark.rule("K9")`, or the id in the name, `test_k9_…`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from undercroft.engine.game import Game
from undercroft.kit.words import rule_ids

IDS_IN_NAME = re.compile(r"test((?:_[a-z]+\d+)+)(?:_|$)")


def unproven(game: Game, tests: Path) -> list[str]:
    """The rules on a game's page that no test in this folder names."""
    named = set(rules_named(tests))
    return [rule for rule in rule_ids(game, "en") if rule not in named]


def rules_named(tests: Path) -> Iterator[str]:
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                if match := IDS_IN_NAME.match(node.name):
                    yield from match[1].upper().split("_")[1:]
                for decorator in node.decorator_list:
                    yield from rules_marked(decorator)


def rules_marked(decorator: ast.expr) -> Iterator[str]:
    """The ids in `@pytest.mark.rule("K9", "K11")`."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule"):
        for argument in decorator.args:
            if isinstance(argument, ast.Constant):
                yield str(argument.value)
