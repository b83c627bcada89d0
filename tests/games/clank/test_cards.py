"""Every card, one by one: how many there are, what it costs, what it does at once, and the signs on it."""

from __future__ import annotations

import re

import pytest

from tests.games.clank.positions import CONTENT, GAME, act, cards, give, heist, legal, named
from undercroft.games.clank.rules import Heist

FIGURES = """
burgle                  | starter   | 6  | 0 | 0 | skill+1
stumble                 | starter   | 2  | 0 | 0 | clank+1
sidestep                | starter   | 1  | 0 | 0 | boots+1
scramble                | starter   | 1  | 0 | 0 | skill+1 boots+1
mercenary               | reserve   | 15 | 2 | 0 | skill+1 swords+2
explore                 | reserve   | 15 | 3 | 0 | skill+2 boots+1
secret-tome             | reserve   | 12 | 7 | 7
goblin                  | goblin    | 1  | 2 | 0 |                          | gold+1
sapphire                | gem       | 3  | 4 | 4 | draw+1                   | clank+2         |         | dragon
emerald                 | gem       | 2  | 5 | 5 | draw+1                   | clank+2         |         | dragon
ruby                    | gem       | 2  | 6 | 6 | draw+1                   | clank+2         |         | dragon
diamond                 | gem       | 1  | 8 | 8 | draw+1                   | clank+2         |         | dragon
dragons-eye             | gem       | 1  | 5 | 0 | draw+1                   | clank+2         |         | dragon
amulet-of-vigor         | item      | 1  | 7 | 3 | skill+4                  | heal+1
boots-of-swiftness      | item      | 1  | 5 | 3 | boots+3                  | boots+1
bracers-of-agility      | item      | 2  | 5 | 2 | draw+2
brilliance              | item      | 1  | 6 | 0 | draw+3
dead-run                | item      | 2  | 3 | 0 | boots+2 clank+2
elven-boots             | item      | 1  | 4 | 2 | skill+1 boots+1 draw+1
elven-cloak             | item      | 1  | 4 | 2 | skill+1 clank-2 draw+1
elven-dagger            | item      | 1  | 4 | 2 | skill+1 swords+1 draw+1
flying-carpet           | item      | 1  | 6 | 2 | boots+2
lucky-coin              | item      | 2  | 1 | 1 | skill+1 clank+1 draw+1
move-silently           | item      | 2  | 3 | 0 | boots+2 clank-2
pickaxe                 | item      | 2  | 4 | 2 | swords+2 gold+2
scepter-of-the-ape-lord | item      | 1  | 3 | 3 | skill+3 clank+3
search                  | item      | 2  | 4 | 0 | skill+2 boots+1
silver-spear            | item      | 2  | 3 | 2 | swords+3                 | swords+1
singing-sword           | item      | 1  | 5 | 2 | skill+3 swords+2 clank+1 |                 |         | dragon
sleight-of-hand         | item      | 2  | 2 | 0
sneak                   | item      | 2  | 2 | 0 | skill+1 boots+1 clank-2
swagger                 | item      | 2  | 2 | 0 | boots+1
tattle                  | item      | 2  | 3 | 0 | skill+2 others+1
treasure-map            | item      | 1  | 6 | 0 | gold+5
underworld-dealing      | item      | 1  | 1 | 0
wand-of-recall          | item      | 2  | 5 | 1 | skill+2
wand-of-wind            | item      | 1  | 6 | 3
apothecary              | companion | 1  | 3 | 2
archaeologist           | companion | 2  | 2 | 1 | draw+1
cleric-of-the-sun       | companion | 2  | 3 | 1 | skill+2 swords+1         | heal+1
dwarven-peddler         | companion | 1  | 4 | 0 | boots+1 gold+2
gem-collector           | companion | 1  | 4 | 2 | skill+2 clank-2
invoker-of-the-ancients | companion | 1  | 4 | 1 | clank+1 teleports+1
kobold-merchant         | companion | 1  | 3 | 1 | gold+2
master-burglar          | companion | 2  | 3 | 2 | skill+2
mister-whiskers         | companion | 1  | 1 | 1 |                          |                 |         | dragon
monkeybot-3000          | companion | 1  | 5 | 1 | clank+3 draw+3           |                 |         | dragon
rebel-captain           | companion | 1  | 3 | 1 | skill+2
rebel-miner             | companion | 1  | 2 | 1 | gold+2
rebel-scout             | companion | 1  | 3 | 1 | boots+2
rebel-soldier           | companion | 1  | 2 | 1 | swords+2
the-duke                | companion | 1  | 5 | 0 | skill+2 swords+2
the-mountain-king       | companion | 1  | 6 | 3 | skill+2 swords+1 boots+1
the-queen-of-hearts     | companion | 1  | 6 | 3 | skill+3 swords+1
treasure-hunter         | companion | 2  | 3 | 1 | skill+2 swords+2
tunnel-guide            | companion | 2  | 1 | 1 | swords+1 boots+1
wizard                  | companion | 1  | 6 | 0 | skill+3
dragon-shrine           | device    | 2  | 4 | 0 |                          |                 |         | danger
ladder                  | device    | 2  | 3 | 0 |                          | boots+2
shrine                  | device    | 3  | 2 | 0 |                          |                 | black+3
teleporter              | device    | 2  | 4 | 0 |                          | teleports+1
the-vault               | device    | 1  | 3 | 0 |                          | gold+5 clank+3  |         | dragon
animated-door           | monster   | 2  | 1 | 0 |                          | boots+1         |         | dragon
belcher                 | monster   | 2  | 2 | 0 |                          | gold+4 clank+2  |         | dragon
cave-troll              | monster   | 1  | 4 | 0 |                          | gold+3 draw+2   |         | dragon
crystal-golem           | monster   | 2  | 3 | 0 |                          | skill+3
kobold                  | monster   | 3  | 1 | 0 |                          | skill+1         |         | dragon danger
ogre                    | monster   | 2  | 3 | 0 |                          | gold+5          |         | dragon
orc-grunt               | monster   | 3  | 2 | 0 |                          | gold+3          |         | dragon
overlord                | monster   | 2  | 2 | 0 |                          | draw+2          | all+1
watcher                 | monster   | 3  | 3 | 0 |                          | gold+3 others+1 | all+1
"""
"""Code, kind, copies, cost, points, and what happens when it is played, got, and comes into the row; signs.

What a card does under a condition, for a price or by choice is in the other tests of this folder.
"""
ROWS = [[cell.strip() for cell in f"{line}|||||".split("|")[:9]] for line in FIGURES.strip().splitlines()]
VERBS = {"device": "use", "monster": "fight", "goblin": "fight"}
CAVE_IN_THE_DEPTHS = 18
PART = re.compile(r"([a-z]+)([+-][0-9]+)")


def effects(cell: str) -> dict[str, int]:
    return {what: int(count) for what, count in PART.findall(cell)}


def figures(position: Heist) -> dict[str, int]:
    """What cards can change, by the names of the table."""
    thief, other = position.thieves
    counts = {
        "skill": position.skill,
        "swords": position.swords,
        "boots": position.boots,
        "teleports": position.teleports,
        "gold": thief.gold,
        "clank": thief.clank,
        "heal": -thief.damage,
        "draw": len(thief.hand),
        "others": other.clank,
        "black": len(position.bag),
    }
    return {what: int(count) for what, count in counts.items()}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def test_c1_there_is_no_other_card() -> None:
    assert [row[0] for row in ROWS] == [card.code for card in CONTENT.cards]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.rule("C1", "C3")
def test_how_many_there_are_what_they_cost_and_their_signs(row: list[str]) -> None:
    code, kind, copies, cost, points, *_, signs = row
    (card,) = (card for card in CONTENT.cards if card.code == code)
    assert (card.kind, card.count, card.cost, card.points) == (kind, int(copies), int(cost), int(points))
    assert (card.dragon, card.danger) == ("dragon" in signs, "danger" in signs)


@pytest.mark.parametrize(
    ("code", "played"),
    [(row[0], row[5]) for row in ROWS if row[1] in ("starter", "reserve", "item", "companion", "gem")],
)
@pytest.mark.rule("C11")
def test_what_playing_a_card_gives(code: str, played: str) -> None:
    position = heist(hand=code, clank=3, damage=2)
    before = figures(position)
    before["draw"] = 0
    act(position, f"play {code}")
    assert changes(before, figures(position)) == effects(played)
    assert named(position.thieves[0].played) == [code]


@pytest.mark.parametrize(
    ("code", "kind", "cost", "got"), [(row[0], row[1], int(row[3]), row[6]) for row in ROWS if row[1] != "starter"]
)
@pytest.mark.rule("C14", "C15")
def test_what_a_card_costs_and_gives_when_it_is_got(code: str, kind: str, cost: int, got: str) -> None:
    paid = "swords" if kind in ("monster", "goblin") else "skill"
    action = f"{VERBS.get(kind, 'buy')} {code}"
    position = heist(row=code if kind not in ("reserve", "goblin") else "", damage=2)
    position = give(position, 0, room=CAVE_IN_THE_DEPTHS, **{paid: cost - 1})
    assert action not in legal(position)
    position = give(position, 0, **{paid: cost})
    before = figures(position)
    before[paid] = 0
    act(position, action)
    assert changes(before, figures(position)) == effects(got)
    thief = position.thieves[0]
    assert (named(thief.discard), named(position.discard)) == {
        "buy": ([code], []),
        "use": ([], [code]),
        "fight": ([], [code] if kind == "monster" else []),
    }[action.split()[0]]


@pytest.mark.parametrize(
    ("code", "came"), [(row[0], row[7]) for row in ROWS if row[1] not in ("starter", "reserve", "goblin")]
)
@pytest.mark.rule("C28", "C52")
def test_what_a_card_does_as_it_comes_into_the_row(code: str, came: str) -> None:
    position = heist(hand="treasure-hunter")
    position.deck = cards(code)
    position.bag, position.aside[4] = position.bag[:4], 20
    act(position, "play treasure-hunter")
    before = figures(position)
    act(position, "replace sneak", luck=code)
    expected = effects(came)
    everyone = expected.pop("all", 0)
    assert changes(before, figures(position)) == expected | ({"clank": 1, "others": 1} if everyone else {})
    assert code in GAME.names.named(position.row)
