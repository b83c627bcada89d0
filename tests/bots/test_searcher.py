"""How long a search goes on, and how it is ended."""

from __future__ import annotations

from time import monotonic, sleep

from tests.records.tables import table
from undercroft.bots.search import Search
from undercroft.bots.searcher import Level, SearchBot
from undercroft.engine.luck import Dice
from undercroft.engine.sight import Sight

ENDLESS = Level(iterations=1_000_000)


def test_what_is_found_does_not_depend_on_how_the_search_is_cut_up() -> None:
    """Whoever is slow to answer makes the slices small."""

    def slowly(share: float) -> bool:
        sleep(0.012)
        return True

    level = Level(iterations=24)
    quick = SearchBot(7, level).think(table().sight(0))
    slow = SearchBot(7, level, progress=slowly).think(table().sight(0))
    assert quick == slow
    assert 0 < sum(advice.visits for advice in quick) <= 24


def test_progress_goes_from_nothing_towards_all() -> None:
    told: list[float] = []

    def note(share: float) -> bool:
        told.append(share)
        return True

    SearchBot(7, Level(iterations=24), progress=note).think(table().sight(0))
    assert told[0] == 0.0
    assert told == sorted(told)
    assert len(told) > 2 and told[-1] < 1.0


def test_a_search_that_is_stopped_at_once_still_decides() -> None:
    sight = table().sight(0)
    bot = SearchBot(7, ENDLESS, progress=lambda share: False)
    assert bot.choose(sight) in sight.legal


def test_a_single_iteration_is_enough_to_decide() -> None:
    """Also where it watched with another seat's eyes, and this seat's own tree learnt nothing."""
    sight = table().sight(0)
    for seed in range(12):
        assert SearchBot(seed, Level(iterations=1)).choose(sight) in sight.legal


def test_seconds_end_a_search_before_its_iterations_do() -> None:
    start = monotonic()
    bot = SearchBot(7, ENDLESS, seconds=0.05)
    bot.think(table().sight(0))
    assert monotonic() - start < 5
    assert bot.last is not None and 0 < bot.last.iterations < ENDLESS.iterations


def test_iterations_end_a_search_before_its_seconds_do() -> None:
    bot = SearchBot(7, Level(iterations=5), seconds=600)
    bot.think(table().sight(0))
    assert bot.last is not None and bot.last.iterations == 5


def thought_twice(went_another_way: bool) -> Search:
    """A bot alone in a keep thinks, acts as it likes best, and is asked again: how it begins the second time."""
    bot, game = SearchBot(7, Level(iterations=150)), table(players=1)
    game.play(0, bot.choose(game.sight(0)))
    if went_another_way:
        bot.seen = ((0, game.packed(0)[0]),)
    second = bot.begin(game.sight(0))
    bot.recall(second, game.sight(0))
    return second


def test_a_second_thought_goes_on_from_the_first() -> None:
    root = thought_twice(went_another_way=False).trees[0]
    assert root.total > 0
    assert root.total == sum(root.visits)


def test_a_game_that_went_another_way_is_thought_about_anew() -> None:
    assert thought_twice(went_another_way=True).trees[0].total == 0


def test_what_is_not_worth_a_thought_gets_none() -> None:
    """Knock's priors leave showing a card to people."""
    advice = SearchBot(7, Level(iterations=120)).think(table().sight(0))
    codec = table().game.actions
    assert len(advice) > 10
    assert {codec.kind(each.action).name for each in advice} == {"place"}


# A sole action


def only_the_last(sight: Sight) -> Sight:
    return Sight(sight.game, sight.view, sight.legal[-1:], sight.moves)


def test_a_sole_action_is_not_searched() -> None:
    only = only_the_last(table().sight(0))
    bot = SearchBot(7, ENDLESS)
    assert bot.choose(only) == only.legal[0]
    assert bot.last is None
    assert bot.dice.word() == Dice(7).word(), "it has not even thrown a die"


def test_what_a_sole_action_leads_to_is_told_at_once() -> None:
    only = only_the_last(table().sight(0))
    (advice,) = SearchBot(7, ENDLESS).think(only)
    assert advice.action == only.legal[0]
    assert 0.0 < advice.value < 1.0
    assert advice.visits == 0


def test_a_sole_action_does_not_make_a_bot_forget() -> None:
    """What the search before it has found out is gone on from after it."""
    bot, game = SearchBot(7, Level(iterations=400)), table(players=1)
    game.play(0, bot.choose(game.sight(0)))
    assert bot.last is not None
    best = bot.last.trees[0].reached_by(game.moves[0][1])
    assert best is not None
    likely = max(range(len(best.actions)), key=lambda i: int(best.visits[i]))
    sight = game.sight(0)
    sole = Sight(sight.game, sight.view, [int(best.actions[likely])], sight.moves)
    game.play(0, bot.choose(sole))
    third = bot.begin(game.sight(0))
    bot.recall(third, game.sight(0))
    assert third.trees[0].total > 0
