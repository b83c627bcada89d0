"""What calibration found: a picture of a share, a sentence for each target."""

from __future__ import annotations

from undercroft.bots.estimates import Share
from undercroft.engine.registry import find
from undercroft.lab.calibrate import Finding
from undercroft.lab.targets import Edge, Even, Row, Scores, Won
from undercroft.terminal.reports.calibrate import METER, meter, verdict


def test_a_picture_of_a_share() -> None:
    line = meter(Row(players=2, share=Share(3, 4), low=0.45, high=0.55))
    assert len(line) == METER + 1
    assert line.index("●") == METER * 3 // 4
    assert [place for place, sign in enumerate(line) if sign == "▒"] == list(range(METER // 2 - 2, METER // 2 + 3))


def test_seats_and_scores_are_told_in_a_sentence() -> None:
    text = find("donjon").text("en")
    seat = Row(players=3, seat=1, share=Share(30, 80), high=1 / 3 + 0.03)
    edge = Edge(name="seats", above=0.03, players=[3])
    assert verdict(Finding(target=edge, rows=[seat], telling=seat, met=False), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == (
        "Seats: the seat furthest ahead wins 37.5 % of the games (3 players, seat 2), at most 36.3 % aimed at: missed."
    )
    most = Row(players=2, share=Share(60, 80), low=0.7)
    scores = Scores(name="scores", low=45, high=80, least=0.7, players=[2])
    assert verdict(Finding(target=scores, rows=[most], telling=most, met=True), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == ("Winning scores: 75.0 % lie from 45 to 80 (2 players), at least 70.0 % aimed at: met.")


def test_values_of_an_option_are_told_in_a_sentence() -> None:
    text = find("deckbox").text("en")
    solo = Row(players=1, value="tower", share=Share(0, 14), low=0.05, high=0.95)
    quests = Won(name="any-party", by="quest", share=0.5, within=0.45, players=[1])
    assert verdict(Finding(target=quests, rows=[solo], telling=solo, met=False), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == (
        "Any number of heroes: alone, tower comes nearest to the limits with 0.0 % won, "
        "5.0 % to 95.0 % aimed at: missed."
    )
    weak = Row(players=2, value="song", share=Share(10, 28), low=0.25)
    heroes = Even(name="heroes", by="party", least=0.5, players=[2])
    assert verdict(Finding(target=heroes, rows=[weak], telling=weak, met=True), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == ("Ready-made heroes: the weakest wins 35.7 % (2 players, song), at least 25.0 % aimed at: met.")
