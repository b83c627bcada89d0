"""Every message between a client and the server, once: `undercroft schema` describes them.

A client opens a socket for each table. It sends commands, each with an `id` of its own choice, and each is answered
once, by `Done`, `Refused` or what it asked for, with the same id. A command that was sent again with its id is not
done again. What happens at the table comes as `News`, numbered; everything else that comes by itself is sent afresh to
whoever connects. Times are milliseconds: of the server's calendar (`time`), or of playing (`played`, `at`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.engine.labels import Labels
from undercroft.engine.preview import Preview
from undercroft.engine.settings import Setting
from undercroft.engine.shape import BY_SEAT, Seat
from undercroft.engine.text import Sentence
from undercroft.records.news import Refusal, SeatView, Step
from undercroft.records.talk import Gesture

Count = Annotated[int, msgspec.Meta(ge=0)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
"""Plain text: nobody may take it for anything else."""
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Identity = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
"""A client's own id for a command, in plain letters: the same id is the same command, for ever."""

Sigil = Literal["raven", "owl", "bee", "oak-leaf", "moon", "fox-head"]
State = Literal["open", "playing", "over", "closed"]
Watching = Literal["nobody", "link", "everybody"]
AtZero = Literal["bot", "lost"]


# People and tables, as others see them


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody: a guest with a name. The id is no secret, and nothing can be done with it."""

    id: str
    name: str
    sigil: Sigil


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think: for each move, or in the whole game with an increment a move; and what happens at
    zero: a bot moves on, or the seat is lost."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=30 * 24 * 3600)] = 120
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    zero: AtZero = "bot"


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table and who is in it: nobody yet, a person, a bot, or a bot that stands in for a person."""

    person: Person | None = None
    bot: str = ""
    """The kind of bot that plays there now; with a person, until that person comes back."""
    warm: bool = False
    """Whether the bot only keeps the seat warm: whoever comes may take it."""
    ready: bool = False
    """Whether the person agreed to this game: who was only invited to another round has not yet."""
    declined: bool = False
    resigned: bool = False
    key: str = ""
    """The secret of the link to this seat; only who opened the table gets it."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody who may look at it sees it."""

    id: str
    game: str
    content: str
    """The hash of what is played with."""
    options: dict[str, Any]
    places: Annotated[tuple[Place, ...], BY_SEAT]
    state: State
    owner: str
    """Who opened it."""
    listed: bool
    watching: Watching
    clock: Clock
    hints: bool
    stand_in: str
    """The kind of bot that plays for whoever is not there."""
    quiet: bool
    """Whether those who watch may not talk."""
    guided: bool
    """Whether it is a guided first game."""
    key: str
    """The secret of the link to this table; empty for whoever may not pass it on."""
    previous: str
    next: str
    """The tables before and after this one: another round, the next part of a series, or a fork."""
    opened: Count
    changed: Count
    ended: Count | None


class Chat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Words or a gesture, for all at the table. Who only watches has no seat."""

    person: str
    name: str
    seat: Seat | None = None
    words: str = ""
    gesture: Gesture | Literal[""] = ""


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened at a table, by number: a step of the game, or something said. An item that is neither
    was a change of the table itself, which is sent as `Changed`."""

    number: Count
    time: Count
    step: Step[Any, Any] | None = None
    said: Chat | None = None


class Ticking(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks at a moment of the server's calendar; what runs goes on from there."""

    time: Count
    played: Count
    limit: Count | None
    """Of the whole game, where it is played against time."""
    running: bool
    left: Annotated[tuple[Count | None, ...], BY_SEAT]
    """What each seat has left, null where it has no limit."""
    thinking: tuple[Seat, ...]
    """Whose clocks run."""


class Presence(msgspec.Struct, frozen=True, kw_only=True):
    """Who is here now."""

    seats: Annotated[tuple[bool, ...], BY_SEAT]
    watching: tuple[Person, ...]
    thinking: tuple[Seat, ...]
    """The bots that are thinking."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who a client is at a table. Without a seat one watches."""

    person: Person
    seat: Seat | None
    """Where this connection sits: everything that it says and hears is of that seat."""
    seats: tuple[Seat, ...]
    """All that are this person's; `turn` leads from one to another."""
    owner: bool


# What a client says


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """Everything that a client says at a table."""

    id: Identity


class Act(Command, frozen=True, kw_only=True):
    """Do something in the game: one of the legal actions, by its code."""

    code: Code
    seat: Seat | None = None
    """For which of the own seats; if it is left out, for the one where this connection sits."""


class Undo(Command, frozen=True, kw_only=True):
    """Take the last own action back, whichever of the own seats did it."""

    turn: bool = False
    """As far back as undo reaches."""


class Say(Command, frozen=True, kw_only=True):
    """Free words for all at the table; refused while the rules ask for silence."""

    words: Words


class Sign(Command, frozen=True, kw_only=True):
    """A gesture for all at the table; always allowed."""

    gesture: Gesture


class Point(Command, frozen=True, kw_only=True):
    """Show a thing to everybody, now; nobody keeps it."""

    field: Code
    value: Code


class Previews(Command, frozen=True, kw_only=True):
    """What each of these actions would bring."""

    codes: Annotated[tuple[Code, ...], msgspec.Meta(max_length=400)]
    views: bool = True


class Why(Command, frozen=True, kw_only=True):
    """Why each of these actions is impossible."""

    codes: Annotated[tuple[Code, ...], msgspec.Meta(max_length=400)]


class Ask(Command, frozen=True, kw_only=True):
    """One of the game's inquiries."""

    inquiry: msgspec.Raw


class Advise(Command, frozen=True, kw_only=True):
    """A hint for the own seat."""


class Pause(Command, frozen=True, kw_only=True):
    """Pause the table, or let it go on."""

    on: bool


class Leave(Command, frozen=True, kw_only=True):
    """A bot plays on; one may come back. Before the start the seat is free again, and a table that was opened and left
    by everybody is closed."""

    seat: Seat | None = None
    """Only this one of the own seats; if it is left out, all of them."""


class Return(Command, frozen=True, kw_only=True):
    """Take the own seats back from the bots that play there."""


class Resign(Command, frozen=True, kw_only=True):
    """Give up the seat where one sits; a bot plays on where others go on playing."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat, or one that a bot keeps warm; with its key, also one that was given to a bot."""

    seat: Seat
    key: Key = ""
    also: bool = False
    """Besides the seats that one has: one person may play several, at a table that is not listed."""


class Turn(Command, frozen=True, kw_only=True):
    """Go to another of the own seats: `news` without items shows the table from there. When the table waits for one of
    the own seats and not for the one where a connection sits, the connection goes there by itself."""

    seat: Seat


class Seating(Command, frozen=True, kw_only=True):
    """Who opened the table gives a seat to a bot, or opens it; while the game runs, a bot keeps it warm. It may be one
    of the opener's own, if another is left."""

    seat: Seat
    bot: str = ""


class Shuffle(Command, frozen=True, kw_only=True):
    """Deal the seats anew, before the start."""


class Remove(Command, frozen=True, kw_only=True):
    """Who opened the table sends somebody away, for good."""

    person: str


class Settle(Command, frozen=True, kw_only=True):
    """Who opened the table changes it; what is left out stays."""

    options: dict[str, Any] | None = None
    content: Key | None = None
    listed: bool | None = None
    watching: Watching | None = None
    clock: Clock | None = None
    hints: bool | None = None
    stand_in: str | None = None
    quiet: bool | None = None


class Start(Command, frozen=True, kw_only=True):
    """Who opened the table begins the game; a bot keeps every open seat warm."""


class Rematch(Command, frozen=True, kw_only=True):
    """The same people and settings again; or agree to it where somebody has asked."""


class Decline(Command, frozen=True, kw_only=True):
    """Not another round."""


class Next(Command, frozen=True, kw_only=True):
    """The next game of a series."""


class Pong(Command, frozen=True, kw_only=True):
    """The answer to `Ping`, at once: so the server learns how far away the client is."""

    time: Count


Commands = (
    Act
    | Undo
    | Say
    | Sign
    | Point
    | Previews
    | Why
    | Ask
    | Advise
    | Pause
    | Leave
    | Return
    | Resign
    | Sit
    | Turn
    | Seating
    | Shuffle
    | Remove
    | Settle
    | Start
    | Rematch
    | Decline
    | Next
    | Pong
)


# What the server says


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    """Everything that comes to a client."""


class Welcome(Reply, frozen=True, kw_only=True):
    """The first message on every socket: all there is to know now, and the news since the client was last here."""

    you: You
    table: Shown
    number: Count
    """How many items there are: to come back, ask for what there is since then."""
    seen: SeatView[Any, Any] | None
    """Null before the start, and while a table that plays against time is paused: then the steps among the items are
    left out too."""
    items: tuple[Item, ...]
    clock: Ticking | None
    presence: Presence
    release: str
    """Of the server: a client of another release fetches itself anew."""


class News(Reply, frozen=True, kw_only=True):
    """Something happened: what, and how the table looks now."""

    items: tuple[Item, ...]
    number: Count
    seat: Seat | None
    """Whose eyes it is seen with: where this connection sits now. Null for whoever watches."""
    seen: SeatView[Any, Any] | None
    clock: Ticking | None


class Changed(Reply, frozen=True, kw_only=True):
    """Seats or settings have changed, and perhaps who one is at this table."""

    table: Shown
    you: You


class Present(Reply, frozen=True, kw_only=True):
    """Somebody has come or gone, or a bot has begun to think."""

    presence: Presence


class Pointed(Reply, frozen=True, kw_only=True):
    """Somebody points at a thing."""

    seat: Seat
    field: str
    value: str


class Notice(Reply, frozen=True, kw_only=True):
    """Something that people should know: the server goes down for a moment, the table is closed …"""

    sentence: Sentence
    final: bool = False
    """There is no use in coming back."""


class Ping(Reply, frozen=True, kw_only=True):
    """To be answered by `Pong` with the same time."""

    time: Count


class Done(Reply, frozen=True, kw_only=True):
    """A command was done, and what came of it is kept."""

    id: str
    table: str = ""
    """Where the command has led to, if that is another table."""


class Refused(Reply, frozen=True, kw_only=True):
    """A command that was not done; nothing has changed."""

    id: str
    rule: str
    sentence: Sentence
    again: bool = False
    """Whether the same command may succeed later: nothing was wrong with it."""


class Previewed(Reply, frozen=True, kw_only=True):
    """What the actions that were asked about would bring, in that order; nothing when the game is over."""

    id: str
    number: Count
    """The table when this was true."""
    previews: tuple[Preview[Any, Any], ...]


class Explained(Reply, frozen=True, kw_only=True):
    """For each code why it is impossible, null where it is possible."""

    id: str
    refusals: tuple[Refusal | None, ...]


class Answered(Reply, frozen=True, kw_only=True):
    """The answer to an inquiry of the game; its schema has the form of it."""

    id: str
    number: Count
    answer: Any


class Advised(Reply, frozen=True, kw_only=True):
    """What the expert would do and why, and what would be nearly as good. Values are chances where `odds` says so."""

    id: str
    number: Count
    code: str
    value: float
    odds: bool
    reasons: tuple[str, ...]
    """Keys of sentences."""
    other: str | None
    other_value: float | None


class Lounge(Reply, frozen=True, kw_only=True):
    """On the socket of the lobby: the lists of tables, at first and whenever they change."""

    lists: Lists


Replies = (
    Welcome
    | News
    | Changed
    | Present
    | Pointed
    | Notice
    | Ping
    | Done
    | Refused
    | Previewed
    | Explained
    | Answered
    | Advised
    | Lounge
)

read_command = msgspec.json.Decoder(Commands).decode
encode = msgspec.json.Encoder().encode


# The lobby, over HTTP


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is here."""

    person: Person
    named: bool
    """Whether the name was chosen; a newcomer's was not."""


class Here(msgspec.Struct, frozen=True, kw_only=True):
    """Where this is: what links begin with that are to be opened on other devices, and the server's release."""

    base: str
    release: str


class Rename(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name or sigil; what is left out stays."""

    name: Name | None = None
    sigil: Sigil | None = None


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A personal link, and until when it leads somewhere."""

    link: str
    expires: Count


class Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to be shown as a QR code, such as a link."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Squares(msgspec.Struct, frozen=True, kw_only=True):
    """A QR code, row by row: `1` is dark. The quiet zone around it is left to whoever draws it."""

    rows: tuple[str, ...]


class Move(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Become the person of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=400)]


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Bots are named by seat; the first seat that is left is the opener's, and those in `also`."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    content: Key = ""
    bots: Annotated[dict[int, str], msgspec.Meta(max_length=64)] = {}
    also: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=64)] = ()
    listed: bool = False
    watching: Watching = "link"
    clock: Clock = Clock()
    hints: bool = True
    stand_in: str = "skilled"
    start: bool = False
    """Begin at once: the usual bots take the seats that are free."""
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] | None = None
    """For a guided first game, which always goes the same way: alone with bots, begun at once, seen by nobody else."""


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come to a table by a link, to sit down or to watch."""

    key: Key = ""
    name: Name | None = None
    watch: bool = False


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """The table that one has come to, and who one is there."""

    table: Shown
    you: You


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    state: State
    options: dict[str, Any]
    places: tuple[Place, ...]
    owner: str
    waiting: tuple[Seat, ...]
    paused: bool
    mine: Seat | None
    """Where the asking person sits: the first of the own seats."""
    turn: bool
    """Whether the table waits for that person."""
    watching: Watching
    changed: Count
    winners: tuple[Seat, ...] | None


class Lists(msgspec.Struct, frozen=True, kw_only=True):
    """The tables that concern a person: its own, those open to everybody, and finished ones."""

    mine: tuple[Listed, ...]
    open: tuple[Listed, ...]
    finished: tuple[Listed, ...]


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a step of a finished game, in that seat, as a new table."""

    number: Count
    seat: Seat = 0


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened, and the secret of its link."""

    table: str
    key: str


class Uploaded(msgspec.Struct, frozen=True, kw_only=True):
    """Content that was brought: its hash, by which a table names it, and its title if it has one."""

    content: str
    title: str


class SheetOpening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet of a companion that several phones want to write on."""

    game: Code
    title: Words


class SheetOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that was opened, and the secret of its link."""

    sheet: str
    key: str


class SheetNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a phone wrote: a step, which only the companion understands, or which note it takes back."""

    id: Identity
    """Made up by the phone: the same id is the same note, for ever."""
    step: Any = None
    undoes: str = ""


class SheetWriting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Notes to be written on a sheet, and from which number on it is to be read."""

    key: Key
    after: Count = 0
    notes: Annotated[tuple[SheetNote, ...], msgspec.Meta(max_length=200)] = ()


class SheetRead(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet from a number on, in the order that holds for all phones."""

    game: str
    title: str
    after: Count
    notes: tuple[SheetNote, ...]
    time: Count


class SheetKey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first and only word of a phone that follows a sheet: its secret, and how many notes it has."""

    key: Key
    after: Count = 0


class SheetNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="sheet"):
    """What was written on a sheet since, and how many phones follow it."""

    after: Count
    notes: tuple[SheetNote, ...]
    phones: Count
    time: Count


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A step, and the table after it."""

    step: Step[Any, Any]
    seen: SeatView[Any, Any]


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a game as one seat may see it again; null is a spectator."""

    game: str
    content: str
    options: dict[str, Any]
    seat: Seat | None
    first: Count
    last: Count
    pages: tuple[Page, ...]


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a client must know of a game to offer it."""

    name: str
    words: dict[str, str]
    """What stands on its card, in the language that was asked for: title, summary, sentence, length, kind, style and
    credit, as far as the game has words for them."""
    version: int
    content: str
    least: int
    most: int
    cooperative: bool
    timed: bool
    """Whether it is played against the clock by its own rules."""
    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    board: str
    """The address of a ready-made board, where the game brings one from another package."""
    workshop: bool


class Starter(msgspec.Struct, frozen=True, kw_only=True):
    """A file to begin with: a commented example, or one that ships with the game."""

    name: str
    told: str
    """What it is about, in a line or two."""
    text: str
    ours: bool
    """Whether it ships with the game, and is no example."""


class Workbench(msgspec.Struct, frozen=True, kw_only=True):
    """What a game offers to those who write content for it."""

    name: str
    """What such a file is called, as people type it."""
    starters: tuple[Starter, ...]
    prints: bool
    sets: dict[str, str]
    """What of the game itself can be printed, and what it is called."""
    usual: Count
    """How many play, if nothing is said."""


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a file that is being written, and where."""

    line: Count
    place: str
    reason: str


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A file that is being written: all its mistakes, or what it is about and a picture of it."""

    mistakes: tuple[Mistake, ...]
    told: str = ""
    picture: str = ""
    """An SVG document."""
    printable: bool = False


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """The text of content that somebody has brought."""

    text: str


class Trying(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Content to be tried out, as text: so many quick games, with so many players."""

    text: str
    players: Annotated[int, msgspec.Meta(ge=1, le=12)]
    games: Annotated[int, msgspec.Meta(ge=1, le=200)] = 40


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """How content that is tried out has fared so far."""

    played: Count
    games: Count
    won: Count
    low: float
    high: float
    """The share that is won lies between these with 95 %."""
    rounds: float
    """The mean; 0 where rounds are not counted."""
    ends: dict[str, Count]
    """How often each end came, by the key of its sentence."""


class Speech(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a game in one language: Fluent sources, later ones come first, and the labels of its content."""

    sources: tuple[str, ...]
    labels: Labels


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was not granted."""

    sentence: Sentence
    rule: str = ""


# For whoever runs the server


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list of the server's own, and whether it is in memory."""

    table: Listed
    sockets: Count
    awake: bool


class Inspected(msgspec.Struct, frozen=True, kw_only=True):
    """A table beside its game. Nothing that lies on it, and no key."""

    table: Shown
    people: tuple[Person, ...]
    """Who sits there or has come by a link."""
    removed: tuple[Person, ...]
    number: Count
    """How many items its log has."""
    steps: Count
    waiting: tuple[Seat, ...]
    paused: bool
    sockets: Count


class Ban(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether somebody is not welcome any more."""

    on: bool = True


class Erase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody whose data are deleted is called from now on."""

    name: Name


class Sweep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After how many days a finished game is forgotten."""

    days: Annotated[int, msgspec.Meta(ge=0, le=36_500)]


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """How many people or tables something concerned."""

    count: Count
