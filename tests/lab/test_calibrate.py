"""A game is held against its targets: the right settings, counted rightly, and the same on any number of cores."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from undercroft.bots.estimates import Share
from undercroft.engine.errors import Unknown, Unreadable
from undercroft.engine.registry import find
from undercroft.engine.text import LANGUAGES
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.knock.game import Knock
from undercroft.lab.calibrate import Calibration, calibrate, findings
from undercroft.lab.chart import chart
from undercroft.lab.targets import Edge, Even, Played, Scores, Won, targets_of

SVG = "{http://www.w3.org/2000/svg}"
EASY = Won(name="keep-1", share=0.7, within=0.05, players=[1, 3], options={"clock": 0})
SPELLS = Won(
    name="keep-2",
    share=0.5,
    within=0.1,
    players=[2],
    options={"adventure": True, "keep": 2, "clock": 0},
    vary=[{"spells": ["fireball"]}, {"spells": ["poison"]}],
)
BOTH = Calibration(game="knock", bot="random", games=4, targets=(EASY, SPELLS), seed=5)


def run(calibration: Calibration, workers: int = 1) -> list[Played]:
    return [game for some in calibrate(calibration, workers) for game in some]


def test_every_target_is_played_by_every_number_of_players() -> None:
    assert [(cell.players, cell.options.get("keep")) for cell in BOTH.cells] == [(1, None), (3, None), (2, 2)]
    played = run(BOTH)
    assert [game.cell for game in played] == [0, 1, 2] * 4
    assert played == run(BOTH, workers=2)


def test_options_take_turns_from_deal_to_deal() -> None:
    (cell,) = SPELLS.cells
    assert [cell.options_of(deal)["spells"] for deal in range(3)] == [["fireball"], ["poison"], ["fireball"]]
    assert cell.options_of(1) == {"adventure": True, "keep": 2, "clock": 0, "spells": ["poison"]}
    assert EASY.cells[0].options_of(7) == {"clock": 0}


def played(cell: int, won: int, games: int) -> list[Played]:
    return [Played(cell=cell, options={}, winners=(0,) if i < won else (), score=None) for i in range(games)]


@pytest.mark.parametrize(("won", "met"), [(45, False), (50, True), (70, True), (75, False)])
def test_a_target_is_met_by_all_numbers_of_players_together(won: int, met: bool) -> None:
    """70 % within five points, and 80 of 100 alone have won: of 100 teams of three, 50 to 70 must have."""
    one = Calibration(game="knock", bot="random", games=100, targets=(EASY,))
    (found,) = findings(one, played(0, 80, 100) + played(1, won, 100))
    assert [(row.players, row.share) for row in found.rows] == [
        (1, Share(80, 100)),
        (3, Share(won, 100)),
        (None, Share(80 + won, 200)),
    ]
    assert found.telling == found.rows[-1]
    assert found.met is met


QUESTS = Won(
    name="any-party",
    share=0.5,
    within=0.45,
    by="quest",
    players=[1, 3],
    vary=[{"quest": "cellar"}, {"quest": "bridge"}],
)
PAIRS = Even(
    name="heroes",
    by="party",
    least=0.5,
    players=[2],
    vary=[{"party": ["bow", "song"]}, {"party": ["bow", "staff"]}, {"party": ["song", "staff"]}],
)
DELVES = Calibration(game="deckbox", bot="random", games=6, targets=(QUESTS, PAIRS))


def delves(cell: int, *won: int, calibration: Calibration = DELVES) -> list[Played]:
    options = calibration.cells[cell].options_of
    return [
        Played(cell=cell, options=options(deal), winners=(0,) if win else (), score=None)
        for deal, win in enumerate(won)
    ]


@pytest.mark.parametrize(
    ("three", "met", "telling"),
    [
        ((1, 0, 0, 1, 0, 0), True, "cellar"),
        ((1, 0, 1, 1, 1, 0), False, "cellar"),  # with three players never lost
        ((1, 0, 1, 0, 0, 0), False, "bridge"),  # and here never won
    ],
)
def test_each_value_of_an_option_is_held_to_the_aim_by_itself(three: tuple[int, ...], met: bool, telling: str) -> None:
    found, _ = findings(DELVES, delves(0, 1, 1, 0, 0, 1, 1) + delves(1, *three) + delves(2, *[1] * 6))
    assert [(row.players, row.value) for row in found.rows] == [
        (1, "cellar"),
        (1, "bridge"),
        (3, "cellar"),
        (3, "bridge"),
    ]
    assert found.rows[0].share == Share(2, 3)
    assert found.met is met
    assert found.telling.value == telling


@pytest.mark.parametrize(
    ("won", "shares", "met"),
    [
        ((1, 0, 1, 1, 1, 1), {"bow": 3, "song": 4, "staff": 3}, True),
        ((1, 0, 0, 1, 0, 0), {"bow": 2, "song": 2, "staff": 0}, False),
        ((1, 0, 0, 1, 1, 0), {"bow": 3, "song": 2, "staff": 1}, False),
        ((1, 0, 1, 1, 0, 1), {"bow": 2, "song": 4, "staff": 2}, True),
    ],
)
def test_no_value_of_an_option_wins_much_less_than_the_best(
    won: tuple[int, ...], shares: dict[str, int], met: bool
) -> None:
    """Each of three heroes sits in two of three pairs, so in four of six games; at least half as often as the best."""
    games = delves(0, *[1, 0] * 3) + delves(1, *[1, 0] * 3) + delves(2, *won)
    _, found = findings(DELVES, games)
    assert {row.value: row.share for row in found.rows} == {hero: Share(n, 4) for hero, n in shares.items()}
    assert {row.low for row in found.rows} == {max(shares.values()) / 8}
    assert found.met is met


def test_games_of_several_settings_can_be_counted_together() -> None:
    """Cellar and bridge are played for their own sake, and heroes are compared by the games of both."""
    quests: list[dict[str, object]] = [{"quest": "cellar"}, {"quest": "bridge"}]
    cellar, bridge = (
        Won(name="x", share=0.5, within=0.5, players=[2], options=quest, vary=PAIRS.vary) for quest in quests
    )
    heroes = Even(name="heroes", by="party", least=0.5, players=[2], vary=PAIRS.vary, across=quests)
    both = Calibration(game="deckbox", bot="random", games=3, targets=(cellar, bridge, heroes))
    assert both.cells == cellar.cells + bridge.cells == heroes.cells
    *_, found = findings(both, delves(0, 1, 0, 0, calibration=both) + delves(1, 1, 0, 1, calibration=both))
    shares = {row.value: row.share for row in found.rows}
    assert shares == {"bow": Share(2, 4), "song": Share(3, 4), "staff": Share(1, 4)}
    assert not found.met


def test_deckbox_aims_from_easy_to_hard_at_any_number_of_heroes_and_at_equal_ones() -> None:
    game = find("deckbox")
    assert isinstance(game, DeckBox)
    *quests, parties, heroes = targets_of(game).targets
    assert [(quest.name, quest.players) for quest in quests] == [(name, [2]) for name in game.quest.codes]
    assert all(isinstance(quest, Won) for quest in quests)
    shares = [quest.share for quest in quests if isinstance(quest, Won)]
    assert shares == sorted(shares, reverse=True)
    assert (shares[0], shares[-1]) == (0.8, 0.3)
    assert isinstance(parties, Won) and parties.by == "quest" and parties.players == [1, 3, 4]
    assert isinstance(heroes, Even) and heroes.least == 0.5
    assert heroes.cells == [cell for quest in quests for cell in quest.cells], "no games of its own"
    assert isinstance(heroes.vary, list)
    pairs = {frozenset(codes) for one in heroes.vary if isinstance(codes := one["party"], list)}
    assert len(pairs) == len(heroes.vary) == 28
    for target in (*quests, parties, heroes):
        for cell in target.cells:
            for deal in range(len(target.vary) or 1):
                game.options({"players": cell.players, **cell.options_of(deal)})


SEATS = Edge(name="seats", above=0.03, players=[2, 4], options={"first": 1})
POINTS = Scores(name="scores", low=45, high=80, least=0.75, players=[2, 4], options={"first": 1})
RIVALS = Calibration(game="donjon", bot="random", games=100, targets=(SEATS, POINTS))


def rivals(cell: int, wins: list[int], score: int = 60) -> list[Played]:
    """A hundred games: so many won by each seat, the others by nobody."""
    winners = [(seat,) for seat, won in enumerate(wins) for _ in range(won)]
    games = [Played(cell=cell, options={}, winners=winner, score=score) for winner in winners]
    return games + [Played(cell=cell, options={}, winners=(), score=None)] * (100 - len(games))


def test_targets_with_the_same_setting_share_their_games() -> None:
    assert [cell.players for cell in RIVALS.cells] == [2, 4]
    assert RIVALS.size == 200


def test_a_target_alone_is_played_with_the_same_games() -> None:
    two, three = (Edge(name="seats", above=0.03, players=[players], options={"first": 1}) for players in (2, 3))
    both = Calibration(game="donjon", bot="random", games=4, targets=(two, three))
    alone = Calibration(game="donjon", bot="random", games=4, targets=(three,))
    among = [(game.winners, game.score) for some in calibrate(both, 1) for game in some if game.cell == 1]
    assert [(game.winners, game.score) for some in calibrate(alone, 1) for game in some] == among


@pytest.mark.parametrize(
    ("two", "four", "met", "telling"),
    [
        ([53, 47], [25, 25, 25, 25], True, (2, 0)),
        ([46, 54], [25, 25, 25, 25], False, (2, 1)),
        ([47, 50], [20, 28, 28, 24], True, (4, 1)),
        ([47, 50], [20, 26, 25, 29], False, (4, 3)),
        ([40, 40], [20, 20, 20, 20], True, (4, 0)),  # nobody wins a tie: all seats may lie below their share
    ],
)
def test_no_seat_may_win_far_above_its_share(
    two: list[int], four: list[int], met: bool, telling: tuple[int, int]
) -> None:
    """Three points above a half, and above a quarter: whoever is furthest ahead decides."""
    found, _ = findings(RIVALS, rivals(0, two) + rivals(1, four))
    assert [(row.players, row.seat) for row in found.rows] == [(2, 0), (2, 1), (4, 0), (4, 1), (4, 2), (4, 3)]
    assert [row.share.count for row in found.rows] == [*two, *four]
    assert {row.high for row in found.rows} == {0.53, 0.28}
    assert (found.met, (found.telling.players, found.telling.seat)) == (met, telling)


@pytest.mark.parametrize(("other", "met"), [(44, False), (45, True), (80, True), (81, False)])
def test_winning_scores_lie_mostly_in_a_span(other: int, met: bool) -> None:
    """With four players 26 winners of 100 have another score. A game that nobody won has none to count."""
    four = rivals(1, [74, 0, 0, 0])[:74] + rivals(1, [26, 0, 0, 0], other)[:26]
    _, found = findings(RIVALS, rivals(0, [40, 40]) + four)
    assert [row.share for row in found.rows] == [Share(80, 80), Share(100 if met else 74, 100)]
    assert found.met is met


def test_a_game_of_a_calibration_tells_who_won_with_how_much() -> None:
    games = run(Calibration(game="donjon", bot="random", games=3, targets=(SEATS,), seed=2))
    assert [game.cell for game in games] == [0, 1] * 3
    assert all((game.score is None) == (game.winners == ()) for game in games)


def test_donjon_aims_at_equal_seats_and_usual_scores() -> None:
    seats, scores = targets_of(find("donjon")).targets
    assert isinstance(seats, Edge) and isinstance(scores, Scores)
    assert (seats.above, seats.players, seats.options) == (0.03, [2, 3, 4], {"first": 1})
    assert (scores.low, scores.high, scores.cells) == (45, 80, seats.cells)


def test_knock_names_its_targets() -> None:
    """70, 55, 40 and 25 % for teams of two to four, and within ten points for one player alone."""
    targets = targets_of(find("knock"))
    aims = [target for target in targets.targets if isinstance(target, Won)]
    assert len(aims) == len(targets.targets)
    teams = {target.name: target for target in aims if target.players == [2, 3, 4]}
    assert {name: (target.share, target.within) for name, target in teams.items()} == {
        "keep-1": (0.70, 0.05),
        "keep-2": (0.55, 0.05),
        "keep-3": (0.40, 0.05),
        "keep-4": (0.25, 0.05),
    }
    for name, target in teams.items():
        (solo,) = (other for other in aims if other.name == f"{name}-solo")
        assert (solo.share, solo.within, solo.players) == (target.share, 0.10, [1])
        assert solo.vary == target.vary
        for deal in range(len(solo.vary) or 1):
            find("knock").options({"players": 1, **solo.cells[0].options_of(deal)})


@pytest.mark.parametrize("field", ["vary", "across"])
def test_a_name_of_no_list_is_refused(field: str, tmp_path: Path) -> None:
    (tmp_path / "targets.toml").write_text(
        'bot = "random"\ngames = 1\n[[targets]]\nname = "x"\naim = "even"\nby = "y"\nleast = 0\nplayers = [2]\n'
        f'{field} = "z"\n',
        encoding="utf-8",
    )

    class Elsewhere(Knock):
        folder = tmp_path

    with pytest.raises(Unreadable, match=rf"targets\[0\].{field}"):
        targets_of(Elsewhere())


def test_a_game_without_targets_says_so() -> None:
    class Aimless(Knock):
        folder = Knock.folder / "text"

    with pytest.raises(Unknown, match="no targets"):
        targets_of(Aimless())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_shows_what_was_aimed_at_and_found(language: str) -> None:
    one = Calibration(game="knock", bot="random", games=100, targets=(EASY,))
    found = findings(one, played(0, 60, 100) + played(1, 80, 100))
    text = find("knock").text(language)
    picture = ElementTree.fromstring(chart("A < B · seed 0", found, text))
    words = [element.text for element in picture.iter(f"{SVG}text")]
    assert words[:2] == ["A < B", "seed 0"]
    assert text("target-keep-1") in words
    assert text("calibrate-players", players=3) in words
    (aim,) = picture.iter(f"{SVG}rect")
    (mark,) = (line for line in picture.iter(f"{SVG}line") if line.get("class") == "mark")
    left, width, x = (float(value or 0) for value in (aim.get("x"), aim.get("width"), mark.get("x1")))
    assert x == pytest.approx(left + width / 2, abs=0.2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_shows_every_seat_with_its_own_limit(language: str) -> None:
    found = findings(RIVALS, rivals(0, [53, 47]) + rivals(1, [20, 26, 25, 29]))
    picture = ElementTree.fromstring(chart("A < B", found, find("donjon").text(language)))
    seats = [element.text for element in picture.iter(f"{SVG}text") if element.get("class") == "seat"]
    assert seats == ["1", "2", "1", "2", "3", "4"]
    two, four, scores = (float(rect.get("x", 0)) + float(rect.get("width", 0)) for rect in picture.iter(f"{SVG}rect"))
    assert four < two < scores
    rows = [float(dot.get("cy", 0)) for dot in picture.iter(f"{SVG}circle") if dot.get("r") == "4"]
    assert rows == sorted(rows), "no line on another"


def test_the_chart_names_the_values_of_an_option() -> None:
    found = findings(DELVES, delves(0, *[1, 0] * 3) + delves(1, *[1, 0] * 3) + delves(2, *[1, 0] * 3))
    picture = ElementTree.fromstring(chart("Delves", found, find("deckbox").text("en")))
    names = [element.text for element in picture.iter(f"{SVG}text") if element.get("class") == "seat"]
    assert names == ["cellar", "bridge", "cellar", "bridge", "bow", "song", "staff"]


def test_the_chart_writes_names_where_there_is_room_for_them() -> None:
    found = findings(DELVES, delves(0, *[1] * 6) + delves(1, *[0] * 6) + delves(2, *[1, 0] * 3))
    picture = ElementTree.fromstring(chart("Delves", found, find("deckbox").text("en")))
    names = [element for element in picture.iter(f"{SVG}text") if element.get("class") == "seat"]
    assert [name.get("text-anchor") for name in names[:4]] == ["end", "end", "start", "start"]
    assert float(names[0].get("x", 0)) < float(names[2].get("x", 0))
