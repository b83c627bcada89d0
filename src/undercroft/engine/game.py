"""The contract between a game and everything around it: names, text, views. The fast half is `Position`.

A game is one folder with a subclass of `Game`, announced as an entry point of the group `undercroft.games`.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, ClassVar, Generic, Self

import msgspec
from typing_extensions import TypeVar

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.chance import Needed
from undercroft.engine.codec import Choice, Codec, Field
from undercroft.engine.content import archived
from undercroft.engine.errors import Illegal, Unknown, Unreadable, speaking
from undercroft.engine.labels import Labels, labels
from undercroft.engine.luck import NUMBER
from undercroft.engine.outcome import Outcome
from undercroft.engine.position import Imaginer, Insight, Position
from undercroft.engine.preview import Change, Figures, changes
from undercroft.engine.rulebook import Section, sections
from undercroft.engine.settings import Setting, befores, settings
from undercroft.engine.shape import Seat
from undercroft.engine.sketch import sketch
from undercroft.engine.text import Message, Text
from undercroft.engine.workshop import Workshop


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is settled before a game starts. Each option has a default and a sentence `option-{name}`."""

    players: int


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a seat may know, as plain data; `seat` is None for a spectator. Nothing else leaves a table.

    What a field is called stands under the text key `view-{field}`, with `-` for `_`.
    """

    seat: Seat | None


class Inquiry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that a seat may ask about its view: a way, a line of sight, the odds of an attack."""


AnyPosition = TypeVar("AnyPosition", bound=Position, default=Any)
AnyView = TypeVar("AnyView", bound=View, default=Any)
AnyOptions = TypeVar("AnyOptions", bound=Options, default=Any)


class Game(ABC, Generic[AnyPosition, AnyView, AnyOptions]):
    """A game bound to its content. `Game(path)` plays with the content of another file."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Of the rules: a record is folded by the version that wrote it."""
    oldest: ClassVar[int] = 1
    """The first version that was published. Whatever a later one corrects, the rule asks the `edition` and does for an
    older record what was done then."""
    edition: int
    """The version that is played by: the present one, or an older one for an old record."""
    folder: ClassVar[Path]
    """Where the game lives: `text/` and whatever else it brings lie beside the module of this class."""
    seats: ClassVar[range]
    cooperative: ClassVar[bool] = False
    silence_rule: ClassVar[str] = ""
    """The id of the rule that can forbid free words at the table."""
    clock_rule: ClassVar[str] = ""
    """The id of the rule by which nobody acts after `time_limit`."""
    insight_tells_odds: ClassVar[bool] = True
    """Whether the values of the insight are chances to win; not where points count in them as well."""
    workshop: ClassVar[Workshop | None] = None
    """What the game offers to those who write content for it."""
    options_type: type[AnyOptions]
    view_type: type[AnyView]

    content: msgspec.Struct
    content_file: Path | None
    """The file that `Game(path)` was made with."""
    content_hash: str
    actions: Codec
    events: Codec
    luck: tuple[Field, ...]
    """How the outcomes of each kind of luck are written, by the number that the rules hand to `Luck.draw`."""
    insight: Insight
    pointing: Mapping[str, Field]
    """What a player may point at without a word, by name."""
    better: ClassVar[Mapping[str, int]] = {}
    """By the name of a figure: 1 where more of it is better for a player, -1 where less is. Of figures by seat, those
    of rivals count the other way round."""
    counted: Mapping[str, Field] = {}
    """By the name of a figure: how the things that have it are written, where the rules have them as numbers."""
    shown: Sequence[Choice] = ()
    """Vocabularies of the view that neither actions nor events nor luck have."""
    inquiries: ClassVar[Mapping[type[Inquiry], Any]] = {}
    """What may be asked about a view, and the type of each answer."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "folder"):  # a variant of a game lives where the game does
            source = sys.modules[cls.__module__].__file__
            assert source is not None
            cls.folder = Path(source).parent

    def __new__(cls, content: Path | None = None) -> Self:
        game = super().__new__(cls)
        game.content_file = content
        game.edition = cls.version
        return game

    @abstractmethod
    def __init__(self, content: Path | None = None) -> None: ...

    def __reduce__(self) -> tuple[object, ...]:
        """To another process goes what it takes to load the same game there."""
        file = self.content_file
        return loaded_elsewhere, (type(self), file.absolute() if file else None, self.edition, self.content_hash)

    # Playing

    @abstractmethod
    def blank(self, options: AnyOptions) -> AnyPosition:
        """A position before its set-up."""

    @abstractmethod
    def view(self, position: AnyPosition, seat: int | None) -> AnyView: ...

    def views(self, position: AnyPosition, seats: Sequence[int | None]) -> list[AnyView]:
        """The views of several seats at once: a game may share what they have in common."""
        return [self.view(position, seat) for seat in seats]

    @abstractmethod
    def imaginer(self, view: AnyView) -> Imaginer:
        """From a view alone: a source of positions that its seat cannot tell from the true one."""

    @abstractmethod
    def refusal(self, position: AnyPosition, seat: int, action: int) -> Illegal:
        """Why an action that is not legal is refused. It may only tell what `seat` may know."""

    @abstractmethod
    def outcome(self, position: AnyPosition) -> Outcome:
        """How a finished game ended."""

    def sequel(self, options: AnyOptions, position: AnyPosition) -> AnyOptions | None:
        """The options of the game that follows a finished one in a series, if there is one."""
        return None

    def pointing_refusal(self, position: AnyPosition, seat: int, field: str, value: int) -> Illegal | None:
        """Why a seat cannot point at a thing that has a code: at this table it is not there. None if it can."""
        return None

    def time_limit(self, options: AnyOptions) -> int | None:
        """Seconds that a game may take, if it is played against a clock. Whoever runs the table keeps the clock, and
        takes the action of `TABLE` when they are over: a table refuses those of all others from then on."""
        return None

    def discloses(self, position: AnyPosition, seat: int, action: int) -> bool:
        """Whether an action shows others something hidden: it cannot be taken back."""
        return False

    def is_silent(self, position: AnyPosition) -> bool:
        """Whether the rules now forbid the players to speak."""
        return False

    def figures(self, position: AnyPosition, seat: int) -> Figures:
        """The numbers that a player watches; a preview tells which of them an action changes."""
        return {}

    def changes(self, before: AnyPosition, after: AnyPosition, seat: int) -> tuple[Change, ...]:
        """The figures that differ between two positions. A game may find the same faster than by listing them all."""
        return changes(self, seat, self.figures(before, seat), self.figures(after, seat))

    def may_come(self, view: AnyView, needed: Needed) -> Sequence[int]:
        """What luck may answer as far as the viewing seat knows. A game whose piles hold unseen cards says more."""
        return needed.pile

    def answer(self, view: AnyView, inquiry: Inquiry) -> object:
        """The answer to one of the `inquiries`, from the view alone."""
        raise Unknown("unknown-value", field="kind", value=str(inquiry.__struct_config__.tag))

    @abstractmethod
    def components(self, position: AnyPosition) -> Mapping[str, int]:
        """How many of each kind of piece there are in all: the same after every action."""

    # Text

    @abstractmethod
    def write(self, position: AnyPosition) -> str:
        """A position as one line of text."""

    @abstractmethod
    def read(self, line: str) -> AnyPosition:
        """The position of such a line; raises Malformed, Unknown or Illegal."""

    def prompt(self, view: AnyView) -> Message:
        """What the viewing seat is asked for."""
        return Message("prompt")

    def about(self, view: AnyView, action: int, text: Text) -> str:
        """What an action brings or costs, where its name does not tell: the text of a card, for instance."""
        return ""

    def draw(self, view: AnyView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        """The table as styled text for a window of that size; a plain sketch of the view where a game has none."""
        return sketch(view, width)

    def legend(self, text: Text) -> tuple[Sign, ...]:
        """What the signs of the drawing mean, all that there can be."""
        return ()

    def text(self, language: str) -> Text:
        return Text(language, (self.folder / "text",))

    @classmethod
    def speaking(cls) -> AbstractContextManager[None]:
        """`with game.speaking(): …` lets any trouble in the block find this game's words."""
        return speaking(cls.folder / "text")

    def rules_page(self, language: str) -> str:
        """The rules in our own words, with ids and rulings, as Markdown."""
        return (self.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")

    def rules(self, language: str) -> tuple[Section, ...]:
        """The rules page as data."""
        return sections(self.rules_page(language))

    def printed(self, text: Text) -> Mapping[str, Mapping[str, str]]:
        """By vocabulary and code: what is printed on a thing, in whole sentences."""
        return {}

    def archive(self) -> bytes:
        """The content as it is kept for old records in `content/archive/HASH.json`."""
        return archived(self.content)

    def labels(self, language: str) -> Labels:
        """Every word that depends on the content, for a client that has the game's Fluent files."""
        return labels(self, language)

    # Options and luck at the edge

    def options(self, given: Mapping[str, object]) -> AnyOptions:
        """Options from plain data, with defaults for what is not given; raises Unknown for what does not fit."""
        known = self.options_type.__struct_fields__
        for name in given:
            if name not in known:
                raise Unknown("unknown-option", game=self.name, option=name, options=", ".join(known))
        try:
            options: AnyOptions = msgspec.convert(dict(given), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            name = next(name for name in known if f"$.{name}" in str(error))
            with self.speaking():
                value = given[name]
                words = "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
                raise Unknown("unknown-setting", option=name, value=words, help=Message(f"option-{name}")) from error
        if options.players not in self.seats:
            raise Unknown("unknown-players", game=self.name, least=self.seats.start, most=self.seats.stop - 1)
        return options

    def settings(self) -> tuple[Setting, ...]:
        """The options as data, to build a form from."""
        return settings(self.options_type, self.seats)

    def recorded_options(self, given: Mapping[str, object]) -> AnyOptions:
        """The options of a record: one that it lacks means what was so before that option existed."""
        return self.options({**befores(self.options_type), **given})

    def write_luck(self, what: int, value: int) -> str:
        return str(value) if what == NUMBER else self.luck[what].write(value)


LOADED: dict[tuple[type[Game], Path | None, int], Game] = {}


def loaded(kind: type[Game], content: Path | None = None, edition: int | None = None) -> Game:
    """A game with its own content or with that of another file, by the rules of today or of an older version; each is
    loaded once."""
    key = kind, content, kind.version if edition is None else edition
    if key not in LOADED:
        with kind.speaking():
            game = kind(content)
        game.edition = key[2]
        LOADED[key] = game
    return LOADED[key]


def loaded_elsewhere(kind: type[Game], content: Path | None, edition: int, content_hash: str) -> Game:
    """The game that another process plays; refused if the file says something else by now."""
    game = loaded(kind, content, edition)
    if game.content_hash != content_hash:
        raise Unreadable(content or kind.name, "", Message("content-changed"))
    return game
