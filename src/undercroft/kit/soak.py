"""Thousands of random games with varied options and seats, and the invariants after every action:

    python -m undercroft.kit.soak GAME --games 10000

Game number n depends on n alone. The first one that breaks something is printed with its record, which
`undercroft replay` can step through; `--seed n --games 1` plays it again. `--all` runs every check of the kit.
"""

from __future__ import annotations

from collections import Counter

import click
from rich.console import Console
from rich.progress import track

from undercroft.engine.errors import Trouble
from undercroft.engine.registry import find
from undercroft.kit.broken import Broken
from undercroft.kit.checks import CHECKS, invariants
from undercroft.kit.secrecy import SECRETS
from undercroft.kit.walk import Check, Walk


def soak(name: str, seeds: range, checks: tuple[Check, ...] = (invariants,), show: bool = False) -> Counter[str]:
    """How the games of these seeds ended; raises Broken at the first that breaks something."""
    game = find(name)
    ends: Counter[str] = Counter()
    console = Console(stderr=True)
    for seed in track(seeds, name, console=console, disable=not show):
        outcome = Walk(game, seed).run(*checks).table.outcome()
        ends[outcome.reason if outcome else ""] += 1
    return ends


@click.command(help=__doc__)
@click.argument("game")
@click.option("--games", default=10_000, show_default=True, help="How many games.")
@click.option("--seed", default=0, show_default=True, help="The number of the first game.")
@click.option("--all", "everything", is_flag=True, help="Run every check of the kit, not only the invariants.")
def main(game: str, games: int, seed: int, everything: bool) -> None:
    checks = (*CHECKS, *SECRETS) if everything else (invariants,)
    try:
        ends = soak(game, range(seed, seed + games), checks, show=True)
    except Broken as broken:
        click.echo(str(broken))
        raise SystemExit(1) from broken
    except Trouble as trouble:
        raise click.UsageError(str(trouble)) from trouble
    for reason, count in ends.most_common():
        click.echo(f"{count:8} {reason}")
    click.echo(f"{games:8} games of {game}, nothing broken")


if __name__ == "__main__":
    main()
