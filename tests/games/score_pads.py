"""What the score pads of the companions are held against: finished games, and what Python scores for each of them.

`python -m tests.games.score_pads` plays them anew and writes `vectors.json` beside each companion; a test here proves
that they are what Python scores now, one in the browser's sources that a score pad comes to the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from environment import ROOT
from tests.games.clank.positions import GAME, over
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.games.clank.inquiries import AskAttack, Attack
from undercroft.games.clank.names import bits_of
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import ARTIFACTS, CROWNS
from undercroft.games.clank.view import ThiefView
from undercroft.games.donjon.game import Donjon
from undercroft.games.donjon.rules import Contest

CLANK = GAME
DONJON = Donjon()
MALUS_TILES = 5
Json = dict[str, Any]


def file_of(game: Game) -> Path:
    return ROOT / "src" / "undercroft" / "games" / game.name / "board" / "companion" / "vectors.json"


def read(game: Game) -> Json:
    found: Json = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found


def outcome(game: Game, position: Any) -> Json:  # noqa: ANN401 - any game's
    """What a score pad must come to: by seat the points line by line, and who wins."""
    found = game.outcome(position)
    return {
        "lines": [[0 if line.forfeited else line.points for line in score.lines] for score in found.scores],
        "winners": list(found.winners),
    }


def played(game: Game, kind: str, players: int, seed: int, **options: object) -> str:
    table = table_for(game, game.options({"players": players, **options}), (kind,) * players, Dice(seed))
    Match(table, [make(kind, seed + seat) for seat in range(players)]).run()
    return game.write(table.position)


def plain(content: msgspec.Struct) -> Json:
    """As JSON has it."""
    found: Json = msgspec.json.decode(msgspec.json.encode(content))
    return found


# Clank!


def heist_vector(position: Heist) -> Json:
    """A heist that is over: what each thief has to show, and its points."""
    return {"thieves": [thief_shown(thief) for thief in CLANK.view(position, None).thieves], **outcome(CLANK, position)}


def played_heist(text: str) -> Json:
    return {"position": text, **heist_vector(CLANK.read(text))}


def thief_shown(thief: ThiefView) -> Json:
    cards = Counter(str(card) for card in (*thief.hand, *thief.deck, *thief.played, *thief.discard))
    tokens = Counter({"key": thief.keys, "backpack": thief.backpacks, "idol": thief.idols})
    tokens.update(f"crown-{crown}" for crown in thief.crowns)
    tokens.update(thief.secrets)
    return {
        "fate": thief.status,
        "artifacts": [artifact.points for artifact in thief.artifacts],
        "tokens": {token: count for token, count in sorted(tokens.items()) if count},
        "gold": thief.gold,
        "cards": dict(sorted(cards.items())),
    }


def attack_vector(text: str, more: int) -> Json:
    """A heist that goes on: what lies in the bag, and whom an attack would hit how often."""
    position = CLANK.read(text)
    view = CLANK.view(position, 0)
    found = CLANK.answer(view, AskAttack(more=more))
    assert isinstance(found, Attack)
    danger = {card.code for card in CLANK.content.cards if card.danger}
    return {
        "position": text,
        "rage": view.dragon.rage,
        "danger": sum(offer.card in danger for offer in view.row),
        "more": more,
        "black": found.bag - sum(thief.cubes for thief in found.thieves),
        "cubes": [thief.cubes for thief in found.thieves],
        "inside": [thief.status == "inside" for thief in view.thieves],
        "drawn": found.drawn,
        "chances": [list(thief.chances) for thief in found.thieves],
    }


def rich_heists() -> Iterator[Heist]:
    """Cards that count other things, and ties: what few games come to."""
    counting = "the-duke,wizard,dwarven-peddler,dragons-eye"
    yield ended(
        loot(status=1, artifacts=(15, 30), backpacks=1, gold=14, deck=f"{counting},secret-tome*4", kept="chalice"),
        loot(status=2, artifacts=(7,), gold=4, deck="secret-tome*3", idols=2, crowns=(10, 8), kept="dragon-egg*2"),
    )
    yield ended(
        loot(status=2, artifacts=(5,), gold=10, deck=counting, idols=1, kept="dragon-egg,chalice*2"),
        loot(status=3, artifacts=(30,), gold=22, deck="diamond,ruby*2", keys=2, crowns=(9,)),
        loot(status=1, artifacts=(10,), gold=0, deck="burgle*6"),
    )
    yield ended(
        loot(status=1, artifacts=(20,), gold=5), loot(status=1, artifacts=(25,)), loot(status=2, artifacts=(5,))
    )
    yield ended(loot(status=2, artifacts=(7,), idols=1), loot(status=2, artifacts=(7,), keys=1))
    yield ended(loot(status=3, gold=9), loot(status=3, artifacts=(10,)), loot(status=3), loot(status=3, gold=40))


def loot(**what: object) -> Json:
    """What a thief has when all is over."""
    return {"hand": "", "deck": "burgle*5", **what}


def ended(*loots: Json) -> Heist:
    """A pad also scores what no table comes to, such as one artifact with two thieves: these are handed out here."""
    by_hand = ("artifacts", "crowns")
    position = over(*({name: value for name, value in loot.items() if name not in by_hand} for loot in loots))
    for thief, loot in zip(position.thieves, loots, strict=True):
        thief.artifacts = bits_of(loot.get("artifacts", ()), ARTIFACTS)
        thief.crowns = bits_of(loot.get("crowns", ()), CROWNS)
        position.artifacts &= ~thief.artifacts
    return position


def begun_heists() -> Iterator[tuple[str, int]]:
    """Heists under way, and with how many more cubes the dragon attacks."""
    for players, seed, more in ((2, 3, 0), (3, 4, 2), (4, 5, 0), (4, 6, 3)):
        table = table_for(CLANK, CLANK.options({"players": players}), ("random",) * players, Dice(seed))
        match = Match(table, [make("random", seed + seat) for seat in range(players)])
        for _ in range(170):
            match.step()
        assert isinstance(table.position, Heist)
        yield CLANK.write(table.position), more


def clank_vectors() -> Json:
    games = [("greedy", 2, 1), ("greedy", 3, 2), ("greedy", 4, 3), ("random", 2, 4), ("random", 3, 5), ("random", 4, 6)]
    return {
        "content": clank_content(),
        "played": [played_heist(played(CLANK, *game)) for game in games],
        "made": [heist_vector(position) for position in rich_heists()],
        "attacks": [attack_vector(text, more) for text, more in begun_heists()],
    }


def clank_content() -> Json:
    """As much of the content as points come from, as the browser gets it."""
    wanted = ("code", "kind", "count", "points", "score")
    content = plain(CLANK.content)
    return {
        part: [{key: row[key] for key in wanted if key in row} for row in content[part]]
        for part in ("cards", "secrets")
    }


# Donjon


def contest_vector(text: str) -> Json:
    """A contest that is over: who stands where in each dungeon, and its points."""
    position: Contest = DONJON.read(text)
    view = DONJON.view(position, None)
    return {
        "position": text,
        "objectives": list(view.objectives),
        "dungeons": [
            {
                "monsters": {place.place: place.monsters for place in dungeon.places if place.monsters},
                "groups": [place.groups for place in dungeon.places if place.place.startswith("r")],
                "malus": MALUS_TILES - len(dungeon.malus_left),
            }
            for dungeon in view.dungeons
        ],
        **outcome(DONJON, position),
    }


def donjon_vectors() -> Json:
    sides = ("a", "b", "star-a", "star-b")
    contests = [
        played(
            DONJON,
            kind,
            players,
            seed,
            objectives=[f"{colour}-{side}" for colour in ("spider", "brou", "dragon", "vampire")],
        )
        for seed, side in enumerate(sides)
        for kind, players in (("greedy", 2 + seed % 3), ("random", 4 - seed % 3))
    ]
    return {"content": donjon_content(), "contests": [contest_vector(text) for text in contests]}


def donjon_content() -> Json:
    return {"objectives": plain(DONJON.content)["objectives"]}


def write(game: Game, vectors: Json) -> None:
    file_of(game).parent.mkdir(exist_ok=True)
    parts = (f"{json.dumps(name)}: {in_lines(part)}" for name, part in vectors.items())
    file_of(game).write_text("{{\n{}\n}}\n".format(",\n".join(parts)), encoding="utf-8")


def in_lines(part: Any) -> str:  # noqa: ANN401 - JSON
    """A line for each entry, so that a change can be read."""
    if isinstance(part, dict):
        return "{{\n{}\n}}".format(",\n".join(f"{json.dumps(name)}: {in_lines(rows)}" for name, rows in part.items()))
    return "[\n{}\n]".format(",\n".join(map(json.dumps, part)))


if __name__ == "__main__":
    write(CLANK, clank_vectors())
    write(DONJON, donjon_vectors())
