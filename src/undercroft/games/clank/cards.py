# compiled by mypyc
"""The figures of cards and secrets, flat, by number; and the verbs that all effects are made of."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

# The verbs. An effect is a list of (verb, number).
SKILL: Final[i64] = 0
SWORDS: Final[i64] = 1
BOOTS: Final[i64] = 2
COINS: Final[i64] = 3
CLANK: Final[i64] = 4
"""Own cubes into the clank area, or back out of it (C25)."""
DRAW: Final[i64] = 5
HEAL: Final[i64] = 6
WARP: Final[i64] = 7
"""Teleports (C24)."""
OTHERS_CLANK: Final[i64] = 8
EVERYONE_CLANK: Final[i64] = 9
DRAGON_CUBES: Final[i64] = 10
"""Black cubes that were set aside go back into the bag."""
ANGER: Final[i64] = 11
"""Spaces up on the rage track (C30)."""
BURN: Final[i64] = 12
"""Trash a card (C37)."""
SPRING: Final[i64] = 13
"""Trash a card at the end of the turn (C49)."""
BURGLES: Final[i64] = 14
"""Trash a Burgle, as soon as there is one (C59)."""
SWAP: Final[i64] = 15
"""Replace a card of the row (C52)."""
SECRET: Final[i64] = 16
"""Take a secret from a room nearby."""
STRIKE: Final[i64] = 17
"""A dragon attack, now."""
TOMES: Final[i64] = 18
"""Pay 7 gold for so many Secret Tomes (C58)."""
VERB_NAMES: Final = (
    *("skill", "swords", "boots", "gold", "clank", "draw", "heal", "teleport", "others-clank", "everyone-clank"),
    *("dragon-cubes", "rage", "trash", "spring", "burgle", "replace", "secret", "attack", "tomes"),
)

# Kinds of cards (C3)
STARTER: Final[i64] = 0
RESERVE: Final[i64] = 1
GOBLIN: Final[i64] = 2
ITEM: Final[i64] = 3
COMPANION: Final[i64] = 4
GEM: Final[i64] = 5
DEVICE: Final[i64] = 6
MONSTER: Final[i64] = 7
KIND_NAMES: Final = ("starter", "reserve", "goblin", "item", "companion", "gem", "device", "monster")

# Where a card may be got
ANYWHERE: Final[i64] = 0
DEPTHS: Final[i64] = 1
CAVE: Final[i64] = 2
WHERE_NAMES: Final = ("", "depths", "cave")

# What a bonus waits for (C12)
NEVER: Final[i64] = 0
HAS_ARTIFACT: Final[i64] = 1
HAS_IDOL: Final[i64] = 2
HAS_CROWN: Final[i64] = 3
HAS_COMPANY: Final[i64] = 4
WHEN_NAMES: Final = ("", "artifact", "idol", "crown", "companion")

# What holds for the rest of the turn, as bits
SURE_FOOTED: Final[i64] = 1  # crystal caves do not stop (C21)
FEARLESS: Final[i64] = 2  # monsters in tunnels do not bite (C18)
RICH: Final[i64] = 4  # every gain of gold is one more (C56)
SWAGGER: Final[i64] = 8  # skill for clank (C47)
JEWELLER: Final[i64] = 16  # gems cost less (C54)
TURN_NAMES: Final = ("sure-footed", "fearless", "rich", "swagger", "jeweller")
GEM_DISCOUNT: Final[i64] = 2

# Points that depend on what the owner has
PLAIN: Final[i64] = 0
BY_MASTERY: Final[i64] = 1  # with a Mastery token
BY_RELICS: Final[i64] = 2  # with two of chalice, egg and idol
BY_GOLD: Final[i64] = 3  # for every five gold
BY_TOMES: Final[i64] = 4  # for every Secret Tome
SCORE_NAMES: Final = ("", "mastery", "relics", "gold", "tomes")

NOTHING: Final[i64] = 0
"""The effect that does nothing."""


@final
class CardSet:
    """All cards and secrets of a content file. A card is a number; so is an effect."""

    def __init__(self) -> None:
        # Effects: those of number e are verb[first[e]] … verb[first[e + 1] - 1].
        self.first: vec[i64] = vec[i64]([0, 0])
        self.verb: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        # Cards
        self.kind: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.score: vec[i64] = vec[i64]()
        self.companion: vec[i64] = vec[i64]()
        self.dragon: vec[i64] = vec[i64]()
        self.danger: vec[i64] = vec[i64]()
        self.where: vec[i64] = vec[i64]()
        self.play: vec[i64] = vec[i64]()
        """The effect of playing a card."""
        self.gain: vec[i64] = vec[i64]()
        """The effect of acquiring it, using it or defeating it."""
        self.arrive: vec[i64] = vec[i64]()
        self.when: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.turn: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        """Whether another card must be discarded for what follows (C48)."""
        self.then: vec[i64] = vec[i64]()
        """The first of `thens` effects to choose from, which have numbers in a row."""
        self.thens: vec[i64] = vec[i64]()
        self.choosy: vec[i64] = vec[i64]()
        """Whether playing it asks its player for something."""
        self.burgle: i64 = 0
        self.tome: i64 = 0
        self.stock: vec[i64] = vec[i64]()
        """The cards of the reserve, in their order on the table (C38); the Goblin is not one of them."""
        self.goblin: i64 = 0
        # Secrets
        self.secret_count: vec[i64] = vec[i64]()
        self.major: vec[i64] = vec[i64]()
        self.now: vec[i64] = vec[i64]()
        self.potion: vec[i64] = vec[i64]()
        """The effect of a kept potion."""
        self.kept: vec[i64] = vec[i64]()
        self.secret_points: vec[i64] = vec[i64]()

    def add_effect(self, verbs: vec[i64], amounts: vec[i64]) -> i64:
        """The number of a new effect."""
        for i in range(len(verbs)):
            self.verb = append(self.verb, verbs[i])
            self.amount = append(self.amount, amounts[i])
        self.first = append(self.first, len(self.verb))
        return len(self.first) - 2

    def amount_of(self, effect: i64, verb: i64) -> i64:
        """How much of a verb an effect has."""
        for i in range(self.first[effect], self.first[effect + 1]):
            if self.verb[i] == verb:
                return self.amount[i]
        return 0

    def is_for_deck(self, card: i64) -> bool:
        """Whether the card joins a deck when it is got (C3)."""
        kind = self.kind[card]
        return kind in (RESERVE, ITEM, COMPANION, GEM)
