"""What the board in the browser says of the game by itself: how often quests are won, and how a first game goes."""

from __future__ import annotations

import re

from environment import ROOT
from undercroft.engine.registry import find
from undercroft.games.deckbox.content import Content
from undercroft.games.deckbox.game import DeckBox
from undercroft.records.luck import SteadyLuck
from undercroft.records.record import Player
from undercroft.records.table import Table

BOARD = ROOT / "src" / "undercroft" / "games" / "deckbox" / "board"
PAGE = (ROOT / "docs" / "deckbox.md").read_text(encoding="utf-8")


def told(table: str) -> dict[str, float]:
    """A table of `measured.ts`."""
    source = (BOARD / "measured.ts").read_text(encoding="utf-8")
    body = source.split(f"export const {table}:")[1].split("};")[0]
    return {code: float(share) for code, share in re.findall(r"^  (\w+): ([\d.]+),$", body, re.M)}


def content() -> Content:
    game = find("deckbox")
    assert isinstance(game, DeckBox)
    return game.content


def test_the_board_tells_how_often_a_quest_is_won_as_its_page_does() -> None:
    shares = told("QUESTS_WON")
    assert set(shares) == {quest.code for quest in content().quests}
    for quest in content().quests:
        row = re.search(rf"^\| {re.escape(quest.title.en)} \| \d+ % \| ([\d.]+) %", PAGE, re.M)
        assert row, quest.code
        assert shares[quest.code] == float(row[1]), quest.code


def test_the_board_tells_how_often_a_ready_made_hero_wins_as_its_page_does() -> None:
    shares = told("PRESETS_WON")
    assert set(shares) == {preset.code for preset in content().presets}
    passage = PAGE.split("Of the ready-made heroes")[1].split("(448 games each)")[0]
    for code, share in shares.items():
        assert f"`{code}`" in passage, code
        assert f"{share:.1f}" in passage, code


def test_the_guided_game_goes_its_way() -> None:
    source = (BOARD / "guide.ts").read_text(encoding="utf-8")
    seed = re.search(r"seed: (\d+)", source)
    quest = re.search(r'quest: "(\w+)"', source)
    assert seed and quest
    game = find("deckbox")
    tables: list[Table] = []
    luck = SteadyLuck(int(seed[1]), lambda: tables[0].number if tables else 0)
    options = game.options({"players": 1, "quest": quest[1]})
    tables.append(Table(game, options, (Player(name="Ann"),), luck))
    deeds = re.findall(r'deed: "([^"]+)"', source)
    assert len(deeds) > 5
    for deed in deeds:
        last = [game.events.write(event) for event in tables[0].play(0, deed)]
    # It ends with enemies who act, and with a hero who is alive.
    assert any("attacked" in event for event in last)
    assert tables[0].view(0).view.heroes[0].health > 0
