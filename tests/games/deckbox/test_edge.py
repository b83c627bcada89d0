"""What leaves a table of this game beside its views: events, previews, figures, labels, options, outcome, archive."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tests.games.deckbox.positions import CHART, RANGER, SHIPPED, TRIAL, WARDEN, act, enemies_of, table
from undercroft.engine.errors import Unreadable
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Fate
from undercroft.engine.preview import Change, previews
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.view import DelveView
from undercroft.kit.walk import Walk
from undercroft.records.record import Player
from undercroft.records.table import Table

# Events


def test_events_that_move_somebody_say_from_where_and_to_where() -> None:
    moving = {"moved", "pushed", "foe-moved", "foe-pushed", "attacked", "foe-attacked"}
    for name in moving:
        fields = {field.name for field in TRIAL.events.named[name].fields}
        assert {"from", "to"} <= fields
    assert "number" not in {field.name for kind in TRIAL.events.named.values() for field in kind.fields}
    assert all(kind.rule for kind in TRIAL.events.named.values())


def test_b18_an_enemy_that_gives_its_die_to_another_is_told() -> None:
    delve = table(WARDEN + "@2,0", enemies=["red-melee-2@0,3"], more="left=trial-boss")
    assert "removed ogre 0,3" in act(delve, "move 2,-1", "8A", "trial-boss")
    assert enemies_of(delve) == ["ogre 5 2,-4"]


def test_a_throw_tells_its_modifier_whatever_its_sign() -> None:
    codec = TRIAL.events
    for bonus in (-3, 0, 9):
        event = codec.from_json({"kind": "threw", "dice": [6, 1], "bonus": bonus, "hits": 1, "criticals": 1})
        assert codec.write(event) == f"threw [6 1] {bonus:+} 1 1"
        assert codec.read(codec.write(event)) == event
        assert codec.to_json(event)["bonus"] == bonus


# Previews


def preview(delve: Delve, code: str) -> tuple[list[str], tuple[Change, ...], str | None, DelveView]:
    (found,) = previews(TRIAL, TRIAL.view(delve, 0), [TRIAL.actions.read(code)])
    kinds = [str(event.__struct_config__.tag) for event in found.events]
    assert isinstance(found.view, DelveView)
    return kinds, found.changes, None if found.luck is None else found.luck.what, found.view


def test_an_attack_is_previewed_up_to_its_dice() -> None:
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"])
    events, changes, luck, view = preview(delve, "attack 2,1")
    assert (events, luck) == (["attacked"], "die")
    assert changes == (Change("actions", 2, 1, "warden"),)
    assert view.active == 0


def test_a_move_into_a_pit_is_previewed_whole() -> None:
    delve = table(WARDEN + "@2,3", tiles=("3A@0,0/0",))
    events, changes, luck, view = preview(delve, "move 2,2")
    assert (events, luck) == (["moved", "fell", "wounded"], None)
    assert Change("health", 7, 6, "warden", good=False) in changes
    assert view.heroes[0].at == (2, 2)


def test_exploring_is_previewed_up_to_the_tile_that_comes() -> None:
    delve = table(WARDEN + "@2,1", more="left=trial-nest")
    events, _, luck, view = preview(delve, "move 2,-1")
    assert (events, luck) == (["moved"], "tile")
    assert view.heroes[0].at == (2, -1)


def test_dice_that_are_rolled_for_enemies_are_still_in_the_supply() -> None:
    """In the middle of a spawn nothing is lost: the view that a preview stops at can be played on from."""
    delve = table(WARDEN + "@2,0", tiles=("2A@0,0/0", "8A@0,-1/0"), game=CHART, more="round=3")
    (found,) = previews(CHART, CHART.view(delve, 0), [CHART.actions.read("end")])
    assert found.luck is None and isinstance(found.view, DelveView)
    nest = int(TRIAL.book.scripts[0].encounters[TRIAL.encounter.read("trial-nest")])
    waiting = table(WARDEN + "@2,0", more=f"pending=script.{nest}.0.0.0 pending=choosing.0.2.0.0")
    _, _, luck, view = preview(waiting, "choose trial-1")
    assert luck == "die"
    assert (view.dice.green, view.pending[0].__struct_config__.tag) == (6, "placing")


def test_figures_are_what_a_player_watches() -> None:
    delve = table(WARDEN + "@2,2:h5,e1,t3,a2", enemies=["blue-melee-3@2,1"], more="tokens=2,0")
    found = {(name, of): value for name, things in TRIAL.figures(delve, 0).items() for of, value in things.items()}
    assert found == {
        ("health", "warden"): 5,
        ("energy", "warden"): 1,
        ("treasure", "warden"): 3,
        ("actions", "warden"): 2,
        ("enemy", "0"): 3,
        ("tokens", "trial-coin"): 2,
        ("tokens", "trial-doom"): 0,
        ("movement", ""): 0,
        ("tiles", ""): 1,
    }


def test_a_hero_has_figures_as_soon_as_it_stands_somewhere() -> None:
    """Nobody reads that a hero who is being built would have no health."""
    delve = SHIPPED.blank(SHIPPED.options({"players": 1}))
    delve.set_up(Dice(1), Events())
    delve.apply(0, SHIPPED.actions.read("ready shield"), Dice(1), Events())
    assert SHIPPED.figures(delve, 0)["health"] == {}
    delve.apply(0, delve.legal(0)[0], Dice(1), Events())
    assert SHIPPED.figures(delve, 0)["health"] == {"warden": 8}


# Labels and options


def test_labels_name_things_shortly_and_print_the_rest() -> None:
    labels = SHIPPED.labels("en")
    assert labels.names["hero"]["warden"] == "Warden"
    assert labels.names["preset"]["shield"] == "Shield"
    assert labels.names["quest"]["cellar"] == "The Long Cellar"
    assert labels.texts["quest"]["cellar"].endswith("before round 18 is over.")
    assert labels.texts["preset"]["shield"] == "Warden, Sword and Shield, Ward."
    assert labels.texts["keyword"]["pierce"] == "The target defends at −1."
    rat = "Normal: melee 3d+1, def −1, speed 6, goes for the nearest"
    assert labels.texts["enemy"]["rat"].startswith(rat)
    for vocabulary, texts in labels.texts.items():
        assert set(texts) <= set(labels.names[vocabulary])
        assert all(text[0].isupper() or text[0].isdigit() for text in texts.values())
        assert all(text.endswith(".") for text in texts.values())


def test_the_options_offer_the_quests_that_are_here() -> None:
    shipped = {setting.name: setting for setting in SHIPPED.settings()}
    assert shipped["quest"].values == ("", *SHIPPED.quest.codes)
    assert (shipped["quest"].vocabulary, shipped["party"].vocabulary) == ("quest", "preset")
    assert all(code in SHIPPED.labels("fr").names["quest"] for code in shipped["quest"].values)
    trial = {setting.name: setting for setting in TRIAL.settings()}
    assert trial["quest"].values == ("",)  # the one of the file, which is the first


# The end

EXIT = ("1A@0,0/0", "2B@0,-1/0")


def test_treasure_is_forfeited_with_the_quest() -> None:
    lost = table(WARDEN + "@2,2:h7,t6,a2", more="round=20")
    act(lost, "end")
    (score,) = TRIAL.outcome(lost).scores
    assert (score.lines[0].points, score.lines[0].forfeited, score.total) == (6, True, 0)


def test_every_hero_has_a_fate_and_the_table_says_when() -> None:
    delve = table(WARDEN + "@1,-5", "ranger/longbow/hex:d1", tiles=EXIT, more="deaths=1")
    act(delve, "move 1,-6")
    assert TRIAL.outcome(delve).fates == (Fate("alive"), Fate("dead"))


@pytest.mark.parametrize("seed", range(4))
def test_fates_and_the_decisive_event_are_found_in_the_news(seed: int) -> None:
    walk = Walk(SHIPPED, seed).run()
    table_, outcome = walk.table, walk.table.outcome()
    assert outcome is not None
    assert outcome.decisive is not None
    for seat, fate in enumerate(outcome.fates):
        assert fate.moment is not None
        event = table_.news(None)[fate.moment.step].events[fate.moment.event]
        kind = event.__struct_config__.tag
        assert kind == {"dead": "died", "alive": "ended"}[fate.how]
        if fate.how == "dead":
            assert getattr(event, "seat") == seat  # noqa: B009


def test_death_decides_a_lost_quest() -> None:
    delve = table(WARDEN + "@2,2:h1,a2", RANGER + "@4,2:h5,d1", enemies=["green-melee-1@2,1"], game=CHART)
    happened = act(delve, "end", 6, 1, 1, 1, game=CHART)
    decisive = [code for code in happened if CHART.events.kind(CHART.events.read(code)).decisive]
    assert decisive[-1] == "1 died 2,2"


# The archive


@pytest.mark.parametrize("game", [SHIPPED, TRIAL], ids=["shipped", "trial"])
def test_the_archive_is_the_same_content(game: DeckBox, tmp_path: Path) -> None:
    file = tmp_path / f"{game.content_hash}.json"
    file.write_bytes(game.archive())
    again = DeckBox(file)
    assert again.content_hash == game.content_hash
    assert again.content == game.content
    for language in ("en", "fr"):
        assert again.labels(language) == game.labels(language)


def test_a_record_is_folded_with_archived_content(tmp_path: Path) -> None:
    options = TRIAL.options({"players": 1, "party": ["shield"]})
    played = Table(TRIAL, options, (Player(name="Ann"),), Dice(1))
    played.play(0, played.legal(0)[-1])
    file = tmp_path / "archive.json"
    file.write_bytes(TRIAL.archive())
    assert Table.resume(played.record, Dice(0), file).record == played.record


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"tile":"1A"', '"tile":"99A"', r"quests\[0\]\.start\.tile: there is no tile “99A”"),
        ('"heroes":[', '"heroes":[3,', r"heroes\[0\]"),
        ('"code":"warden"', '"code":"ranger"', "the code “ranger” is there twice"),
    ],
)
def test_a_bad_box_is_refused_with_its_place(before: str, after: str, words: str, tmp_path: Path) -> None:
    written = TRIAL.archive().decode()
    assert before in written
    file = tmp_path / "bad.json"
    file.write_text(written.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Unreadable) as trouble, TRIAL.speaking():
        DeckBox(file)
    assert re.search(words, str(trouble.value))


def test_a_client_finds_the_quests_in_the_content() -> None:
    content = msgspec.json.decode(msgspec.json.encode(SHIPPED.content))
    quest = next(quest for quest in content["quests"] if quest["code"] == "cellar")
    assert quest["title"]["fr"] == "La longue cave"
    assert quest["lose"][0]["rounds"] == 18
    tile = content["tiles"][0]
    assert (tile["exits"], tile["map"][3], tile["spawn"][1]) == ("tb", "..E..", ".312.")
