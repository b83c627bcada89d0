"""What a seat may know: everything. A view is the whole table as plain data; `sight` and odds are asked for apart."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.engine.game import View
from undercroft.engine.shape import BY_SEAT, Seat, of
from undercroft.games.deckbox.actions import END_NAMES, RUNNING
from undercroft.games.deckbox.content import AbilityCode, GearCode, HeroCode
from undercroft.games.deckbox.quests import Attack, Colour, EnemyCode, ItemCode, TileCode
from undercroft.games.deckbox.steps import AnyStep, ChoiceCode, NameCode, OfferCode, TaleCode, TokenCode

Spot = tuple[int, int]
"""A square: column and row, counted from the upper left corner of the start tile."""
TileIndex = Annotated[int, msgspec.Meta(ge=0, description="An index into `tiles`.")]
EnemyId = Annotated[int, msgspec.Meta(ge=0, description="The `id` of an enemy.")]
EncounterCode = Annotated[str, of("encounter")]
FaceCode = Annotated[str, of("die")]
Side = Annotated[Literal["top", "right", "bottom", "left"], of("side")]
SIDES: tuple[Side, ...] = ("top", "right", "bottom", "left")
Phase = Annotated[Literal["building", "heroes", "enemies", "recovery"], of("phase")]
PartKind = Annotated[Literal["hero", "gear", "ability", "square"], of("part")]
GoalKind = Annotated[Literal["token", "defeated", "rounds", "tiles", "clear", "deaths", "exit"], of("goal")]
Pauses = Literal["never", "attacked", "always"]
Gate = Annotated[Literal["start", "elsewhere"], of("gate")]


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table: its face, its place among the tiles, and quarter turns to the right. Its squares lie from
    column 6x and row 6y on; its half-squares in the gaps of one square between the tiles."""

    tile: TileCode
    x: int
    y: int
    turn: int


class Exit(msgspec.Struct, frozen=True):
    """A half-square with unexplored ground beyond it, and the side of the tile that it lies on."""

    tile: TileIndex
    side: Side
    at: Spot


class Weapon(msgspec.Struct, frozen=True):
    """What is thrown in an attack: dice, and what is added to each."""

    dice: int
    bonus: int


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """The sums of a hero's cards and of what it holds (B5). Without dice for it there is no such attack."""

    melee: Weapon | None
    ranged: Weapon | None
    defence: int
    speed: int
    most_health: int
    strength: int
    dexterity: int
    wisdom: int
    charisma: int


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    """A hero. Its cards are null while it is being built, `at` before the start and after death."""

    hero: HeroCode | None = None
    gear: GearCode | None = None
    ability: AbilityCode | None = None
    at: Spot | None = None
    health: int = 0
    energy: int = 0
    treasure: int = 0
    actions: int = 0
    """Left in this round."""
    done: bool = False
    """Whether its activation is over."""
    dead: bool = False
    guard: int = 0
    """Of its defence, what lasts until the end of the round only."""
    stunned: bool = False
    """Whether it misses the next round."""
    items: tuple[ItemCode, ...] = ()
    values: Values | None = None
    """Null while it is being built."""
    pauses: Annotated[Pauses, of("pauses")] = "attacked"
    """When its seat is asked for minor actions in the enemies' phase (B9)."""


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy die as it lies (B2): its face, what that means, the card that it plays by, and the name that the quest
    gives to it."""

    colour: Colour
    attack: Attack
    """How it fights: by its face, or by its card if it is red."""
    health: int
    name: NameCode | None = None
    face: FaceCode = ""
    card: EnemyCode = ""


class EnemyView(Die, frozen=True, kw_only=True):
    """An enemy on the table. Its `id` is its own among all that have come."""

    id: int
    at: Spot
    stunned: bool = False
    """Whether it misses its next activation."""


class Supply(msgspec.Struct, frozen=True):
    """Enemy dice by colour."""

    green: int
    blue: int
    red: int


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """What a dead hero has left on a square: an item or treasure."""

    at: Spot
    item: ItemCode | None = None
    treasure: int = 0


class OfferView(msgspec.Struct, frozen=True):
    """Something that heroes on a tile can do for an action."""

    tile: TileIndex
    offer: OfferCode


class TokenCount(msgspec.Struct, frozen=True):
    """Tokens of the quest."""

    token: TokenCode
    count: int


class GoalPart(msgspec.Struct, frozen=True, kw_only=True):
    """Something that must be the case, and how far it is."""

    what: GoalKind
    """Tokens held, an enemy defeated, rounds over, tiles laid, no enemy left, heroes dead, heroes on exit squares."""
    now: int
    needed: int
    token: TokenCode | None = None
    name: NameCode | None = None
    where: Gate | None = None
    """Of exit squares, on which tile they lie."""


class Goal(msgspec.Struct, frozen=True):
    """One way in which the quest is won, or lost: all of its parts must hold (B33)."""

    parts: tuple[GoalPart, ...]


# What is pending


class Pending(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that must be settled before the table goes on."""


class Building(Pending, frozen=True, kw_only=True, tag="building"):
    """A hero is built and takes its place: what it still lacks, in its order (B5)."""

    seat: Seat
    missing: tuple[PartKind, ...]


class Reading(Pending, frozen=True, kw_only=True, tag="script"):
    """An encounter is read: the steps that are still to come. It happens to the hero of the seat, on the tile; if that
    hero has died, the first one alive decides."""

    seat: Seat
    tile: TileIndex
    encounter: EncounterCode | None
    """Null for what happens by itself at the end of a round."""
    steps: tuple[AnyStep, ...]


class Choosing(Pending, frozen=True, kw_only=True, tag="choosing"):
    """The hero of the seat chooses what to do in an encounter."""

    seat: Seat
    tile: TileIndex
    choices: tuple[ChoiceCode, ...]


class RolledDie(Die, frozen=True, kw_only=True):
    """An enemy that will come to a tile."""

    tile: TileIndex


class SpawnPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where enemies will stand on a tile, the next one first, as far as the spawn diagram has room (B17)."""

    tile: TileIndex
    squares: tuple[Spot, ...]


class Placing(Pending, frozen=True, kw_only=True, tag="placing"):
    """Rolled enemies are placed one after the other, in the order that the hero of the seat likes (B17). While the
    encounter is still being read, more may come."""

    seat: Seat
    encounter: EncounterCode | None
    """The one that they come by, null for what happens by itself at the end of a round."""
    rolled: tuple[RolledDie, ...]
    places: tuple[SpawnPlace, ...]


class Aiming(Pending, frozen=True, kw_only=True, tag="aiming"):
    """The dice of a Barrage get their targets (B32)."""

    seat: Seat
    dice: int
    """Still to be aimed."""
    aimed_at: tuple[EnemyId, ...]


class Acting(Pending, frozen=True, kw_only=True, tag="enemies"):
    """The enemies act (B10)."""

    to_act: tuple[EnemyId, ...]
    """Those whose turn is still to come, in their order."""


class Pause(Pending, frozen=True, kw_only=True, tag="pause"):
    """Before the next enemy acts the heroes may take minor actions (B9)."""

    seats: tuple[Seat, ...]
    """Those whose word the table waits for to go on."""


class Tie(Pending, frozen=True, kw_only=True, tag="tie"):
    """The players choose whom an enemy goes for among equals (B30)."""

    enemy: EnemyId
    between: tuple[Seat, ...]


AnyPending = Building | Reading | Choosing | Placing | Aiming | Acting | Pause | Tie


class DelveView(View, frozen=True, kw_only=True):
    """A quest as everybody sees it."""

    quest: Annotated[str, of("quest")]
    hard: bool = False
    """Whether the enemies play by the hard side of their cards."""
    ask_ties: bool
    phase: Phase = "heroes"
    round: int
    last_round: int = 0
    """When it is over the quest is over too, won or lost (B33)."""
    active: Seat | None
    """The hero who is being activated; null while any of those who are not done may begin (B7)."""
    movement: int
    """What is left of a move that exploring interrupted (B12)."""
    tiles: tuple[Laid, ...]
    exits: tuple[Exit, ...] = ()
    """Where unexplored ground begins."""
    heroes: Annotated[tuple[HeroView, ...], BY_SEAT]
    enemies: tuple[EnemyView, ...]
    enemies_so_far: int
    """How many have come since the beginning; the next one has this `id`."""
    dice: Supply = Supply(0, 0, 0)
    """Those that do not lie on the table."""
    market: tuple[ItemCode, ...]
    deck: tuple[ItemCode, ...] = ()
    """What may still be drawn, in no order."""
    spent: tuple[ItemCode, ...]
    lying: tuple[Lying, ...]
    tiles_left: tuple[TileCode, ...]
    encounters_left: tuple[EncounterCode, ...]
    offers: tuple[OfferView, ...]
    tokens: tuple[TokenCount, ...]
    goals: tuple[Goal, ...] = ()
    """The quest is won as soon as one of them is reached; one without any is won by what is told in it."""
    perils: tuple[Goal, ...] = ()
    """The quest is lost as soon as one of them has come to pass, or when all heroes are dead."""
    fallen: tuple[NameCode, ...]
    """The names of those that have been defeated, all who bore it."""
    deaths: int
    told: TaleCode | None
    """What the quest told last."""
    pending: tuple[AnyPending, ...]
    """The last one is to be settled first."""
    end: Annotated[str, of("end")]
    """`running`, or how the quest has ended."""


def waits_for(view: DelveView, seat: int) -> bool:
    """Whether the table waits for a seat, as `Delve.waiting` has it."""
    if view.end != END_NAMES[RUNNING]:
        return False
    if view.pending:
        top = view.pending[-1]
        return seat in top.seats if isinstance(top, Pause) else asked(view) == seat
    if view.active is not None:
        return view.active == seat
    return not view.heroes[seat].done


def asked(view: DelveView) -> int | None:
    """Whom the topmost of what is pending asks; for one who has died the first hero alive decides."""
    top = view.pending[-1]
    if isinstance(top, Building | Aiming):
        return top.seat
    if isinstance(top, Acting | Pause):
        return None
    seat = 0 if isinstance(top, Tie) else top.seat
    alive = [n for n, hero in enumerate(view.heroes) if hero.at is not None]
    return seat if seat in alive or not alive else alive[0]
