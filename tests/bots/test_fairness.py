"""Fairness is proven, not promised: no bot decides by what its seat cannot know, and none can be handed more."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy import api
from mypy_extensions import i64

from tests.records.tables import table
from undercroft.bots.bot import Bot
from undercroft.bots.kinds import make
from undercroft.bots.search import Parameters, Search
from undercroft.bots.searcher import SearchBot
from undercroft.engine.codec import Codec, Field, Kind
from undercroft.engine.events import Events
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice, Luck
from undercroft.engine.packing import arg1, pack
from undercroft.engine.position import TABLE, Imaginer, Insight, Position
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight
from undercroft.records.record import Player
from undercroft.records.table import Table

ROOT = Path(__file__).parent.parent.parent
KINDS = ["random", "greedy", "novice@6", "expert@6"]
every_kind = pytest.mark.parametrize("kind", KINDS)
every_game = pytest.mark.parametrize("name", names())


# Two worlds that a seat cannot tell apart


def natural(one: Table, dice: Dice) -> int:
    """One of the likeliest actions by the game's own priors: a quick way to the middle of a game."""
    seat = one.waiting()[0]
    options = one.position.legal(seat)
    weights = list(one.game.insight.priors(one.position, seat, options))
    best = [int(action) for action, weight in zip(options, weights, strict=True) if weight == max(weights)]
    return best[dice.below(len(best))]


def after(game: Game, players: int, decisions: int) -> Table | None:
    """A game after so many decisions, if one of the first deals goes on for so long."""
    for seed in range(20):
        seats = tuple(Player(name=str(seat)) for seat in range(players))
        one, dice = Table(game, game.options({"players": players}), seats, Dice(seed)), Dice(seed)
        while not one.is_over and len(one.entries) <= decisions:
            one.play(one.waiting()[0], natural(one, dice))
        if not one.is_over:
            return one
    return None


@cache
def tables(name: str) -> list[Table]:
    """Games of every number of players: just dealt, a few decisions on, and in the middle."""
    game = find(name)
    return [one for players in game.seats for decisions in (0, 3, 13) if (one := after(game, players, decisions))]


def twin(one: Table, seat: int) -> Table:
    """The same table, except that all that a seat does not know is dealt again, and differs if it can."""
    other = copy.copy(one)
    for seed in range(8):
        other.stand(one.position.copy())
        other.position.redeal(seat, Dice(seed))
        if differ(one, other):
            break
    return other


def differ(one: Table, other: Table) -> bool:
    return one.game.write(one.position) != one.game.write(other.position)


def worlds(name: str) -> Iterator[tuple[int, Table, Table]]:
    """Two tables that the seat whose turn it is cannot tell apart."""
    for one in tables(name):
        seat = one.waiting()[0]
        yield seat, one, twin(one, seat)


def lies_open(name: str) -> bool:
    """Whether nothing is hidden in a game, not even from a spectator."""
    return not any(differ(one, twin(one, TABLE)) for one in tables(name))


@every_game
def test_the_worlds_do_differ(name: str) -> None:
    if lies_open(name):
        pytest.skip("there is only one world where everything lies open")
    pairs = [(one, other) for _, one, other in worlds(name) if one.position.seats > 1]
    assert len([pair for pair in pairs if differ(*pair)]) > 0.7 * len(pairs) > 4


@every_kind
@every_game
def test_the_same_seed_decides_the_same_in_both_worlds(name: str, kind: str) -> None:
    """The decision, and what became of the bot's own dice: so the whole distribution is the same."""
    for number, (seat, one, other) in enumerate(worlds(name)):
        for seed in (number, 1000 + number):
            here, there = make(kind, seed), make(kind, seed)
            assert here.choose(one.sight(seat)) == there.choose(other.sight(seat))
            assert here.dice.word() == there.dice.word()


@every_game
def test_a_search_thinks_the_same_of_every_action_in_both_worlds(name: str) -> None:
    for seed, (seat, one, other) in enumerate(worlds(name)):
        here, there = (search_bot("expert@12", seed).think(world.sight(seat)) for world in (one, other))
        assert here == there


def search_bot(kind: str, seed: int) -> SearchBot:
    bot = make(kind, seed)
    assert isinstance(bot, SearchBot)
    return bot


@every_game
def test_what_a_game_thinks_of_a_position_rests_on_what_the_seat_knows(name: str) -> None:
    """Every seat, not only the one that decides: a search asks what others are likely to do."""
    insight = find(name).insight
    for one in tables(name):
        for seat in range(one.position.seats):
            other = twin(one, seat)
            options = one.position.legal(seat)
            assert insight.evaluate(one.position, seat) == insight.evaluate(other.position, seat)
            here, there = (list(insight.priors(world.position, seat, options)) for world in (one, other))
            assert here == there


# No bot can be handed a position


@every_kind
def test_a_bot_that_is_handed_a_position_does_not_run(kind: str) -> None:
    bot: Bot = make(kind, 1)
    with pytest.raises((TypeError, AttributeError)):
        bot.choose(table().position)  # type: ignore[arg-type]


def test_a_sight_refuses_a_position() -> None:
    one = table()
    with pytest.raises(TypeError, match="never from a position"):
        Sight(one.game, one.position, one.packed(0))  # type: ignore[arg-type]


@pytest.mark.once
def test_a_bot_that_is_handed_a_position_does_not_pass_the_type_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = """\
from undercroft.bots.bot import Bot
from undercroft.engine.sight import Sight
from undercroft.records.table import Table

def cheat(bot: Bot, table: Table) -> int:
    return bot.choose(table.position)

def smuggle(bot: Bot, table: Table) -> int:
    return bot.choose(Sight(table.game, table.position, table.packed(0)))

def play(bot: Bot, table: Table) -> int:
    return bot.choose(table.sight(0))
"""
    file = tmp_path / "cheat.py"
    file.write_text(program, encoding="utf-8")
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MYPYPATH", "src")
    said, trouble, _ = api.run(["--config-file", "pyproject.toml", "--no-pretty", str(file)])
    assert trouble == ""
    errors = [line.partition("cheat.py:")[2] for line in said.splitlines() if ": error: " in line]
    assert len(errors) == 2, said
    assert errors[0].startswith('6: error: Argument 1 to "choose" of "Bot" has incompatible type "Position"')
    assert errors[1].startswith('9: error: Argument 2 to "Sight" has incompatible type "Position"')


# What others are thought to do does not rest on what *they* cannot know

KEEP, HIDE, GUESS = range(3)
CARDS = 2
FAIR = 1 - 1 / CARDS
"""How often a card among these is not guessed."""


class Guessing(Position):
    """The first seat has a card, and the other seat guesses it. It wins only by knowing what it cannot know.

    The card was dealt, or (`hides`) the first seat chooses it in secret; `is_open` lets the other seat see it.
    """

    def __init__(self, card: int, hides: bool = False, is_open: bool = False) -> None:
        self.seats = 2
        self.card = card
        self.hides = hides
        self.is_open = is_open
        self.step = 0
        self.guess = -1

    def copy(self) -> Guessing:
        new = Guessing(self.card, self.hides, self.is_open)
        new.step, new.guess = self.step, self.guess
        return new

    def waiting(self) -> i64:
        return (1, 2, 0)[self.step]

    def legal(self, seat: i64) -> vec[i64]:
        if not self.waits_for(seat):
            return vec[i64]()
        if self.step == 0 and not self.hides:
            return vec[i64]([pack(KEEP)])
        return vec[i64]([pack(HIDE if self.step == 0 else GUESS, card) for card in range(CARDS)])

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        if self.step == 1:
            self.guess = int(arg1(action))
        elif self.hides:
            self.card = int(arg1(action))
        self.step += 1

    def redeal(self, seat: i64, luck: Luck) -> None:
        if seat != 0 and not self.is_open:
            self.card = int(luck.draw(vec[i64](list(range(CARDS))), 0))

    def payoff(self, seat: i64) -> float:
        return float((self.guess == self.card) == (seat == 1))


class NoIdea(Insight):
    def evaluate(self, position: Position, seat: i64) -> float:
        return 0.5


ACTIONS = Codec(
    "action",
    Kind(KEEP, "keep", name="keep"),
    Kind(HIDE, "hide {card}", Field("card"), name="hide", secret=["card"]),
    Kind(GUESS, "guess {card}", Field("card"), name="guess"),
)


def searched(position: Guessing, seed: int) -> Search:
    search = Search(Imaginer(position, 0), NoIdea(), position.legal(0), Dice(seed), Parameters())
    if not position.is_open:
        search.secret = vec[i64](ACTIONS.secret_masks())
    search.run(600)
    return search


def worth(search: Search) -> float:
    """What the search thinks that the game is worth to the first seat."""
    root = search.trees[0]
    return sum(root.values) / int(root.total)


def mean_worth(hides: bool, is_open: bool = False) -> float:
    """Over many searches: a single one may settle on a guess early, which then is right or wrong."""
    seeds = range(60)
    return sum(worth(searched(Guessing(seed % CARDS, hides, is_open), seed)) for seed in seeds) / len(seeds)


@pytest.mark.parametrize("hides", [False, True])
def test_an_opponent_that_sees_a_card_is_thought_to_use_it(hides: bool) -> None:
    """What happens if the search lets the opponent know: it finds the guess that wins."""
    assert mean_worth(hides, is_open=True) < 0.2


def test_an_opponent_is_not_thought_to_know_a_card_that_was_dealt_to_the_searcher() -> None:
    assert mean_worth(hides=False) == pytest.approx(FAIR, abs=0.2)


def test_an_opponent_expects_no_more_than_chance_of_its_guesses() -> None:
    for seed in range(12):
        node = searched(Guessing(seed % CARDS), seed).trees[1].reached_by(pack(KEEP))
        assert node is not None and node.total > 60
        assert sum(node.values) / int(node.total) == pytest.approx(1 - FAIR, abs=0.2)


def test_an_opponent_is_not_thought_to_know_what_the_searcher_does_in_secret() -> None:
    assert mean_worth(hides=True) > FAIR - 0.1
