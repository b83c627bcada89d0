"""What an encounter still has to do, step by step, as a client can tell it; and back to the quest's little program."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.errors import Unknown
from undercroft.engine.shape import of
from undercroft.games.deckbox import script as s
from undercroft.games.deckbox.actions import SKILLS
from undercroft.games.deckbox.book import COLOURS, KINDS, WHO, Book
from undercroft.games.deckbox.quests import Attack, Colour, ItemCode, Skill, TileCode, Who
from undercroft.games.deckbox.verdict import LONGEST

NameCode = Annotated[str, of("name")]
TokenCode = Annotated[str, of("token")]
TaleCode = Annotated[str, of("tale")]
OfferCode = Annotated[str, of("offer")]
ChoiceCode = Annotated[str, of("choice")]
Befalls = Annotated[Literal["treasure", "energy", "heal", "damage", "hits", "item"], of("befalls")]
Place = Literal["here", "start", "newest", "explorer", "tile"]
PLACES: dict[int, Place] = {
    int(s.HERE): "here",
    int(s.ON_START): "start",
    int(s.ON_NEWEST): "newest",
    int(s.BESIDE_EXPLORER): "explorer",
}
BEFALLS: dict[int, Befalls] = {
    int(s.TREASURE): "treasure",
    int(s.CHARGE): "energy",
    int(s.MEND): "heal",
    int(s.HARM): "damage",
    int(s.HITS): "hits",
    int(s.GOODS): "item",
    int(s.GIFT): "item",
}


class QuestStep(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One thing that an encounter does."""


class SayStep(QuestStep, frozen=True, kw_only=True, tag="say"):
    """Something is told."""

    tale: TaleCode


class SpawnStep(QuestStep, frozen=True, kw_only=True, tag="spawn"):
    """Enemy dice are rolled and placed (B16): `fixed` and `each` more for every hero, `count` in all."""

    colour: Colour
    count: int
    fixed: int
    each: int
    health: int | None
    """What the dice show, null if that is rolled."""
    attack: Attack | None
    """How they fight, null if that is rolled."""
    name: NameCode | None
    where: Annotated[Place, of("where")] = "here"
    tile: TileCode | None = None
    """The face of that tile, if it is named; while it does not lie on the table they come here."""


class HeroesStep(QuestStep, frozen=True, kw_only=True, tag="heroes"):
    """Something befalls heroes: the explorer, all, or those on the tile. Treasure and energy are taken where the amount
    is negative."""

    what: Befalls
    amount: int
    who: Who
    item: ItemCode | None = None
    """Which one, null for any."""


class TokenStep(QuestStep, frozen=True, kw_only=True, tag="token"):
    """Tokens of the quest come, or go where `add` is negative."""

    token: TokenCode
    add: int


class RollCase(msgspec.Struct, frozen=True, kw_only=True):
    """What these faces of a roll lead to."""

    faces: tuple[int, ...]
    steps: tuple[AnyStep, ...]


class RollStep(QuestStep, frozen=True, kw_only=True, tag="roll"):
    """One roll decides (B19)."""

    outcomes: tuple[RollCase, ...]


class TrialStep(QuestStep, frozen=True, kw_only=True, tag="test"):
    """A skill is tested (B31): by the explorer, or by several heroes, each by itself with what follows."""

    skill: Skill
    need: int
    """Successes out of four dice."""
    who: Who = "explorer"
    alone: bool = False
    """One of several heroes who make it: nobody else does so for one who has died."""
    success: tuple[AnyStep, ...]
    failure: tuple[AnyStep, ...]


class ChoiceCase(msgspec.Struct, frozen=True, kw_only=True):
    """Something to choose, and what it leads to."""

    choice: ChoiceCode
    steps: tuple[AnyStep, ...]


class ChoiceStep(QuestStep, frozen=True, kw_only=True, tag="choice"):
    """The explorer chooses."""

    options: tuple[ChoiceCase, ...]


class OfferStep(QuestStep, frozen=True, kw_only=True, tag="offer"):
    """From then on there is something to do on the tile for an action (B8)."""

    offer: OfferCode
    again: bool
    """Whether it can be done again and again."""
    steps: tuple[AnyStep, ...]


class CloseStep(QuestStep, frozen=True, kw_only=True, tag="close"):
    """There is no more to be done there."""

    offer: OfferCode


class WhenStep(QuestStep, frozen=True, kw_only=True, tag="when"):
    """It depends on whether there are so many tokens."""

    token: TokenCode
    least: int
    then: tuple[AnyStep, ...]
    otherwise: tuple[AnyStep, ...]


class WinStep(QuestStep, frozen=True, kw_only=True, tag="win"):
    """The quest is won."""


class LoseStep(QuestStep, frozen=True, kw_only=True, tag="lose"):
    """The quest is lost."""


AnyStep = (
    SayStep
    | SpawnStep
    | HeroesStep
    | TokenStep
    | RollStep
    | TrialStep
    | ChoiceStep
    | OfferStep
    | CloseStep
    | WhenStep
    | WinStep
    | LoseStep
)
Steps = tuple[AnyStep, ...]


class Reader:
    """Reads the program of one quest, for a number of heroes."""

    def __init__(self, book: Book, number: int, heroes: int) -> None:
        self.book = book
        self.heroes = heroes
        self.script = book.scripts[number]
        self.code = [int(n) for n in self.script.code]
        self.pages = book.pages[number]
        self.quest = book.quests[number].code
        self.tokens = [f"{self.quest}-{token.code}" for token in book.quests[number].tokens]
        self.last_round = book.quests[number].last_round or int(LONGEST)
        self.first_name = book.first_name[number]
        self.known: dict[int, Steps] = {}
        self.addresses: dict[tuple[int | None, Steps], int] = {}

    def steps(self, address: int) -> Steps:
        """All that is to be done from there to the end of the block."""
        if address not in self.known:
            what = self.code[address]
            if what == s.DONE:
                self.known[address] = ()
            else:
                size = int(s.SIZES[what])
                self.known[address] = (self.step(address), *self.steps(address + size))
        return self.known[address]

    def encounter(self, address: int) -> int | None:
        """The encounter that an address belongs to."""
        return next(page.encounter for page in self.pages if page.start <= address < page.stop)

    def begins(self, encounter: int | None) -> int:
        """Where the code of an encounter begins."""
        for page in self.pages:
            if page.encounter == encounter:
                return page.start
        raise Unknown("position-steps")

    def address(self, encounter: int | None, steps: Steps) -> int:
        """Where an encounter does this; of several such places any, for they do the same."""
        if not self.addresses:
            for address in self.starts():
                self.addresses.setdefault((self.encounter(address), self.steps(address)), address)
        found = self.addresses.get((encounter, steps))
        if found is None:
            raise Unknown("position-steps")
        return found

    def starts(self) -> list[int]:
        """Where instructions begin."""
        found, address = [], 0
        while address < len(self.code):
            found.append(address)
            address += int(s.SIZES[self.code[address]])
        return found

    def step(self, address: int) -> AnyStep:
        what, *args = self.code[address : address + int(s.SIZES[self.code[address]])]
        if what == s.SAY:
            return SayStep(tale=self.book.tales.codes[args[0]])
        if what == s.SPAWN:
            return self.spawn(*args)
        if what == s.COUNT:
            return TokenStep(token=self.tokens[args[0]], add=args[1])
        if what == s.ROLL:
            return RollStep(
                outcomes=tuple(
                    RollCase(faces=tuple(n + 1 for n in range(6) if args[n] == way), steps=self.steps(way))
                    for way in dict.fromkeys(args)
                )
            )
        if what in (s.TEST, s.ALONE):
            return self.trial(what == s.ALONE, *args)
        if what == s.EACH:
            test = self.trial(False, *self.code[args[1] + 1 : args[1] + int(s.SIZES[s.ALONE])])
            return msgspec.structs.replace(test, who=WHO[args[0]])
        if what == s.OPTIONS:
            choices = range(args[0], args[0] + args[1])
            return ChoiceStep(
                options=tuple(
                    ChoiceCase(choice=self.book.choices.codes[n], steps=self.steps(int(self.script.choices[n])))
                    for n in choices
                )
            )
        if what == s.OFFER:
            offer = args[0]
            return OfferStep(
                offer=self.book.offers.codes[offer],
                again=bool(self.script.again[offer]),
                steps=self.steps(int(self.script.offers[offer])),
            )
        if what == s.CLOSE:
            return CloseStep(offer=self.book.offers.codes[args[0]])
        if what == s.WHEN:
            token, least, then, otherwise = args
            return WhenStep(
                token=self.tokens[token], least=least, then=self.steps(then), otherwise=self.steps(otherwise)
            )
        if what == s.WIN:
            return WinStep()
        if what == s.LOSE:
            return LoseStep()
        item = self.book.item_codes[args[2]] if what == s.GIFT else None
        return HeroesStep(what=BEFALLS[what], amount=args[0], who=WHO[args[1]], item=item)

    def trial(self, alone: bool, skill: int, need: int, success: int, failure: int) -> TrialStep:
        return TrialStep(
            skill=SKILLS[skill],
            need=need,
            alone=alone,
            success=self.steps(success),
            failure=self.steps(failure),
        )

    def spawn(self, colour: int, fixed: int, each: int, health: int, kind: int, mark: int, where: int) -> SpawnStep:
        return SpawnStep(
            colour=COLOURS[colour],
            count=fixed + each * self.heroes,
            fixed=fixed,
            each=each,
            health=health or None,
            attack=None if kind < 0 else KINDS[kind],
            name=self.name(mark),
            where=PLACES.get(where, "tile"),
            tile=None if where in PLACES else self.book.tile_codes[where],
        )

    def name(self, mark: int) -> str | None:
        """What the quest calls an enemy with that mark."""
        return self.book.names.codes[self.first_name + mark - 1] if mark else None

    def mark(self, name: str | None) -> int:
        if name is None:
            return 0
        if name not in self.book.names.codes:
            raise Unknown("unknown-value", field="name", value=name)
        return self.book.names.codes.index(name) - self.first_name + 1
