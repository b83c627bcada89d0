"""What a test does not name: the rest of the cards, cubes and tokens, put where it is out of the way, so that every
position is one that can be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.games.clank.cards import GOBLIN, STARTER
from undercroft.games.clank.dungeon import IDOLS, MAJOR, MINOR
from undercroft.games.clank.game import Clank
from undercroft.games.clank.notation import spread
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import BLACK, CUBES_EACH, DRAGON_CUBES
from undercroft.kit.broken import demand
from undercroft.kit.positions import Positions, parts_of, read_words, write_words

GAME = Clank()
HEISTS = Positions(GAME)
PILES = ("hand", "deck", "played", "discard")
STARTERS = {
    code: int(count)
    for code, kind, count in zip(GAME.names.codes, GAME.cards.kind, GAME.cards.count, strict=True)
    if kind == STARTER
}
"""The cards that everybody begins with, and how many of each."""


class Lines:
    """The line of a position: the table's fields and those of each thief."""

    def __init__(self, position: Heist) -> None:
        line = GAME.write(position)
        first, *others = parts_of(line, 0)
        self.table: dict[str, Any] = read_words(first)
        self.thieves: list[dict[str, Any]] = [read_words(words) for words in others]
        self.board = position.board

    def listed(self, where: dict[str, Any], name: str) -> list[str]:
        return spread(where[name]) if where.get(name) else []

    def named(self) -> Counter[str]:
        """All cards on the table but those that lie out of the way."""
        found = Counter(code for pile in ("row", "discard", "box") for code in self.listed(self.table, pile))
        for thief in self.thieves:
            found.update(code for pile in PILES for code in self.listed(thief, pile))
        where, pile = self.out_of_the_way()
        return found - Counter(code for code in self.listed(where, pile) if code in STARTERS)

    def out_of_the_way(self) -> tuple[dict[str, Any], str]:
        """Where cards lie that everybody begins with and no test names: the last thief has discarded them. Where there
        is but one, and at the end, they have been trashed."""
        if len(self.thieves) == 1 or "end" in self.table:
            return self.table, "box"
        return self.thieves[-1], "discard"

    def numbers(self, name: str) -> list[int]:
        return [int(number) for number in self.table[name].split(",")]

    def set_numbers(self, name: str, numbers: list[int]) -> None:
        self.table[name] = ",".join(map(str, numbers))

    def read(self) -> Heist:
        """The position, with everything that is not named where it is out of the way."""
        self.settle_cards()
        self.settle_cubes()
        self.settle_market()
        self.settle_tokens()
        return HEISTS.read(" | ".join(write_words(filled(part)) for part in (self.table, *self.thieves)))

    def settle_cards(self) -> None:
        """Cards that everybody begins with are all there, those of the reserve on their piles (C1)."""
        cards, named = GAME.cards, self.named()
        spare_cards, stock = [], self.numbers("stock")
        for number, code in enumerate(GAME.names.codes):
            each = len(self.thieves) if code in STARTERS else 1
            spare = int(cards.count[number]) * each - named[code]
            demand(spare >= 0 or cards.kind[number] == GOBLIN, f"there are {-spare} too many of the card “{code}”")
            if code in STARTERS:
                spare_cards += [code] * spare
            elif number in cards.stock:
                stock[list(cards.stock).index(number)] = spare
        where, pile = self.out_of_the_way()
        others = [code for code in self.listed(where, pile) if code not in STARTERS]
        where[pile] = ",".join([*others, *spare_cards])
        self.set_numbers("stock", stock)

    def settle_cubes(self) -> None:
        """Cubes that are neither clank nor damage, in the bag or set aside are in the supply (C1)."""
        bag, aside = self.numbers("bag"), self.numbers("aside")
        aside[BLACK] = DRAGON_CUBES - bag[BLACK]
        for seat, thief in enumerate(self.thieves):
            elsewhere = int(thief.get("clank", 0)) + int(thief.get("damage", 0)) + bag[seat]
            if "spare" in thief:
                aside[seat] = CUBES_EACH - elsewhere - int(thief.pop("spare"))
            thief["supply"] = CUBES_EACH - elsewhere - aside[seat]
        self.set_numbers("aside", aside)

    def settle_market(self) -> None:
        """Keys, backpacks, crowns and artifacts that nobody has lie where they are sold or found (C4, C6)."""
        for name in ("keys", "backpacks"):
            self.table[name] = 2 - sum(int(thief.get(name, 0)) for thief in self.thieves)
        self.table["crowns"] = 3 - sum(len(self.listed(thief, "crowns")) for thief in self.thieves)
        held = [value for thief in self.thieves for value in self.listed(thief, "artifacts")]
        left = [value for value in self.listed(self.table, "artifacts") if value not in held]
        self.table["artifacts"] = ",".join(left)

    def settle_tokens(self) -> None:
        """Idols and secrets that somebody has come from the rooms farthest away (C5, C6)."""
        tokens, board = self.numbers("tokens"), self.board
        left = {IDOLS: sum(board.tokens[room] for room in range(1, board.rooms + 1) if board.token[room] == IDOLS)}
        left[IDOLS] -= sum(int(thief.get("idols", 0)) for thief in self.thieves)
        kept = Counter(code for thief in self.thieves for code in self.listed(thief, "kept"))
        for kind, name in ((MINOR, "minor"), (MAJOR, "major")):
            unseen = Counter(self.listed(self.table, name))
            all_of_it = {code: int(GAME.cards.secret_count[GAME.names.secret[code]]) for code in unseen}
            unseen = Counter({code: min(unseen[code], all_of_it[code] - kept[code]) for code in unseen})
            self.table[name] = ",".join(sorted(unseen.elements(), key=GAME.names.secret.__getitem__))
            left[kind] = unseen.total()
        for kind, most in left.items():
            for room in reversed(range(1, board.rooms + 1)):
                lying = sum(n for r, n in enumerate(tokens, 1) if board.token[r] == kind)
                if board.token[room] == kind and lying > most:
                    tokens[room - 1] -= min(tokens[room - 1], lying - most)
        self.set_numbers("tokens", tokens)


def filled(fields: dict[str, Any]) -> dict[str, Any]:
    """Without the fields that hold nothing: a line leaves them out."""
    return {name: value for name, value in fields.items() if value not in ("", ())}
