"""The house's own cards and tiles as sheets to cut out (B1, B3, B37): true size, with cut marks. What has two sides is
printed on both: each sheet of fronts is followed by that of its backs, mirrored, to be turned along the long edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from undercroft.engine.text import Text
from undercroft.games.deckbox.actions import SKILLS
from undercroft.games.deckbox.content import AbilityCard, EnemyCard, GearCard, HeroCard, ItemCard, TileFace
from undercroft.games.deckbox.paper.document import PAPERS, Paper, document, e
from undercroft.games.deckbox.paper.ground import INK, PAPER, SIDE, Placed, engraved, spawns_of, squares_of
from undercroft.games.deckbox.paper.pictures import DICE, HUES, picture, sign
from undercroft.games.deckbox.paper.plan import ARROW
from undercroft.games.deckbox.paper.strokes import rays
from undercroft.games.deckbox.wording import effect, signed

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

CARD = 63.0, 88.0
TILE = 96.0, 96.0
"""Six squares of 16 mm: five, and half of one on each side."""
MARK = 4.0
"""How long a cut mark is; it begins a millimetre beside what is cut out."""
LABELS = {"hero": "kind-hero", "gear": "kind-gear", "ability": "kind-ability", "item": "paper-item-card"}
SIDES = {"normal": "paper-side-normal", "hard": "paper-side-hard"}
SOME, MUCH = 140, 180
"""Signs on a card from which on they are smaller, and much smaller."""


def cards(game: DeckBox, text: Text, paper: str) -> str:
    """Heroes, gear, abilities and items have fronts; enemies have a normal and a hard side."""
    content, draw = game.content, Cards(game, text)
    fronts = [draw.hero(card) for card in content.heroes]
    fronts += [draw.gear(card) for card in content.gear]
    fronts += [draw.ability(card) for card in content.abilities]
    fronts += [draw.item(card) for card in content.items for _ in range(card.count)]
    normal = [draw.enemy(card) for card in content.enemies if card.side == "normal"]
    hard = [draw.enemy(card) for card in content.enemies if card.side == "hard"]
    sheets = Sheets(PAPERS[paper], *CARD, (3, 3), text("paper-set-cards"), text)
    body = "".join((*sheets.fronts(fronts), *sheets.both(normal, hard)))
    return document(text("paper-set-cards"), body, PAPERS[paper], text, margin=0)


def tiles(game: DeckBox, text: Text, paper: str) -> str:
    """The two faces of each tile lie on each other, arrow on arrow."""
    faces = game.content.tiles
    sheets = Sheets(PAPERS[paper], *TILE, (2, 2), text("paper-set-tiles"), text)
    one, other = ([tile(face) for face in faces if face.code.endswith(side)] for side in "AB")
    return document(text("paper-set-tiles"), "".join(sheets.both(one, other)), PAPERS[paper], text, margin=0)


SETS: dict[str, Callable[[DeckBox, Text, str], str]] = {"cards": cards, "tiles": tiles}


class Sheets:
    """Things of one size in rows and columns, in the middle of the paper."""

    def __init__(
        self, paper: Paper, width: float, height: float, grid: tuple[int, int], title: str, text: Text
    ) -> None:
        self.width, self.height = width, height
        self.columns, self.rows = grid
        self.left = (paper.width - width * self.columns) / 2
        self.top = (paper.height - height * self.rows) / 2
        self.title = title
        self.text = text

    @property
    def most(self) -> int:
        return self.columns * self.rows

    def fronts(self, things: Sequence[str]) -> Iterator[str]:
        for n in range(0, len(things), self.most):
            yield self.sheet(things[n : n + self.most], self.text("paper-single"))

    def both(self, fronts: Sequence[str], backs: Sequence[str]) -> Iterator[str]:
        for n in range(0, len(fronts), self.most):
            yield self.sheet(fronts[n : n + self.most], self.text("paper-double"))
            yield self.sheet(backs[n : n + self.most], self.text("paper-back"), mirrored=True)

    def sheet(self, things: Sequence[str], line: str, mirrored: bool = False) -> str:
        placed = ""
        for n, thing in enumerate(things):
            column, row = n % self.columns, n // self.columns
            if mirrored:
                column = self.columns - 1 - column
            x, y = self.left + column * self.width, self.top + row * self.height
            size = f"width:{self.width:g}mm;height:{self.height:g}mm"
            placed += f'<div style="left:{x:g}mm;top:{y:g}mm;{size}">{thing}</div>'
        return (
            f'<section class="sheet cut-out"><p class="line"><span>{e(self.title)}</span><span>{e(line)}</span></p>'
            f'{self.marks()}<div class="grid" style="left:0;top:0">{placed}</div></section>'
        )

    def marks(self) -> str:
        """Where the knife goes, outside of what is cut out."""
        right, bottom = self.left + self.columns * self.width, self.top + self.rows * self.height
        d = ""
        for column in range(self.columns + 1):
            x = self.left + column * self.width
            d += f"M{x:g} {self.top - 1:g}v{-MARK:g}M{x:g} {bottom + 1:g}v{MARK:g}"
        for row in range(self.rows + 1):
            y = self.top + row * self.height
            d += f"M{self.left - 1:g} {y:g}h{-MARK:g}M{right + 1:g} {y:g}h{MARK:g}"
        width, height = 2 * self.left + self.columns * self.width, 2 * self.top + self.rows * self.height
        return (
            f'<svg class="marks" viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none" '
            f'style="height:{height:g}mm" aria-hidden="true"><path d="{d}" stroke="{INK}" stroke-width="0.2"/></svg>'
        )


def tile(face: TileFace) -> str:
    """A face with its arrow up, its name, and the numbers of its spawn diagram small in their corners."""
    placed = Placed(face)
    inner = engraved([placed])
    free = squares_of(placed)
    for (x, y), number in spawns_of(placed).items():
        if (x, y) in free:  # where a wall is, nobody is placed (B17)
            at = f'x="{(x + 0.9) * SIDE:g}" y="{(y + 0.31) * SIDE:g}" font-size="13" text-anchor="end"'
            halo = f'stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
            inner += f'<text {at} {halo} fill="#8a4a10">{number}</text>'
    half, wide = SIDE / 2, 36 + 13 * len(face.code)
    inner += (
        f'<rect x="{-half + 4:g}" y="{-half + 4:g}" width="{wide}" height="28" rx="4" fill="{PAPER}" stroke="{INK}" '
        f'stroke-width="1.5"/>'
        f'<text x="{-half + 11:g}" y="{-half + 25:g}" font-size="20" fill="{INK}">{face.code}</text>'
        f'<path transform="translate({-half + wide - 8:g} {-half + 18:g})" d="{ARROW}" fill="{INK}"/>'
    )
    box = f"{-half:g} {-half:g} {6 * SIDE} {6 * SIDE}"
    font = 'font-family="Alegreya Sans, Gill Sans, sans-serif" font-weight="700"'
    return f'<div class="tile" style="height:100%"><svg viewBox="{box}" {font}>{inner}</svg></div>'


def light(code: str) -> str:
    """The rays behind what a card shows, each card with its own."""
    d = rays(100, 85, 52, 150, 60, 5, code, 0.35)
    return (
        '<svg class="light" viewBox="0 0 200 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<path d="{d}" fill="{PAPER}" fill-opacity="0.55"/></svg>'
    )


class Cards:
    """The faces of cards in one language."""

    def __init__(self, game: DeckBox, text: Text) -> None:
        self.game = game
        self.text = text

    def hero(self, card: HeroCard) -> str:
        values = [(name, signed(getattr(card, name))) for name in ("melee", "ranged", "defence")]
        values += [("speed", str(card.speed)), ("health", str(card.health))]
        return self.face("hero", card.code, values, skills=card)

    def gear(self, card: GearCard) -> str:
        values = self.weapons(card)
        values += [(name, signed(getattr(card, name))) for name in ("defence", "movement") if getattr(card, name)]
        return self.face("gear", card.code, values, words=self.keywords(card.keywords))

    def ability(self, card: AbilityCard) -> str:
        return self.face("ability", card.code, [], words=self.effect(card), cost=("energy", card.cost), skills=card)

    def item(self, card: ItemCard) -> str:
        return self.face("item", card.code, [], words=self.effect(card), cost=("treasure", card.cost))

    def enemy(self, card: EnemyCard) -> str:
        values = [*self.weapons(card), ("defence", signed(card.defence)), ("speed", str(card.speed))]
        behaviour = self.text("card-behaviour", behaviour=self.text(f"behaviour-{card.behaviour}"))
        words = f"<p>{e(behaviour[:1].upper() + behaviour[1:])}.</p>{self.keywords(card.keywords)}"
        label, hue = self.text("paper-slot", slot=card.slot), DICE[card.slot.partition("-")[0]]
        side = f'<span class="side sans">{e(self.text(SIDES[card.side]))}</span>'
        return self.drawn("enemy", card.code, label, hue, values, words, side)

    def face(
        self,
        kind: str,
        code: str,
        values: list[tuple[str, str]],
        words: str = "",
        cost: tuple[str, int] | None = None,
        skills: HeroCard | AbilityCard | None = None,
    ) -> str:
        corner = f'<span class="cost sans">{sign(cost[0])} {cost[1]}</span>' if cost else ""
        if skills is not None:
            values = values + [(name, signed(getattr(skills, name))) for name in SKILLS if getattr(skills, name)]
        return self.drawn(kind, code, self.text(LABELS[kind]), HUES[kind], values, words, corner)

    def drawn(
        self, kind: str, code: str, label: str, hue: str, values: list[tuple[str, str]], words: str, corner: str
    ) -> str:
        shown = "".join(f'<span title="{e(self.text(f"column-{n}"))}">{sign(n)} {e(v)}</span>' for n, v in values)
        size = "" if len(words) < SOME else " much" if len(words) < MUCH else " very-much"
        art = f'<div class="art" style="background:{hue}">{light(code)}{picture(kind, code)}{corner}</div>'
        return (
            f'<div class="card{size}">{art}'
            f'<p class="label">{e(label)}</p><h3>{e(self.text(f"{kind}-{code}"))}</h3>'
            f'<div class="values value">{shown}</div><div class="words">{words}</div></div>'
        )

    def weapons(self, card: GearCard | EnemyCard) -> list[tuple[str, str]]:
        found = []
        for attack in ("melee", "ranged"):
            dice, bonus = getattr(card, f"{attack}_dice"), getattr(card, attack)
            if dice:
                found.append((attack, self.text("board-weapon", dice=dice, bonus=signed(bonus) if bonus else "")))
        return found

    def keywords(self, keywords: Sequence[str]) -> str:
        return "".join(
            f"<p><b>{e(self.text(f'keyword-{word}'))}</b> {e(self.text(f'means-{word}'))}</p>" for word in keywords
        )

    def effect(self, card: AbilityCard | ItemCard) -> str:
        told = effect(card, self.text)
        return f"<p>{e(told[:1].upper() + told[1:])}.</p>"
