# compiled by mypyc
"""The geometry of overlapping cards (K9-K11, K14).

A card is 2x2 cells with one value each. Cards lie at sites (x, y) with x + y even, so a card shares one corner
cell with each of its four diagonal neighbours and no cell with any other card: a cell belongs to at most two
cards, and the one placed later shows.

    corner 0 | corner 1        the neighbour over corner c lies at site + STEP[c]
    ---------+---------        and shares that cell as its own corner 3 - c
    corner 2 | corner 3
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from undercroft.games.knock.cards import CardSet

WIDTH: Final[i64] = 128
CENTRE: Final[i64] = 64 * 128 + 64
"""The site of the first card. 63 cards in a row from here stay inside 0..127 in both directions."""

STEP: Final = vec[i64]([-WIDTH - 1, WIDTH - 1, -WIDTH + 1, WIDTH + 1])

HALL: Final[i64] = -1
FROZEN: Final[i64] = -2
NOWHERE: Final[i64] = -1


def in_corner(around: i64, corner: i64) -> i64:
    """The card in one corner of an open site, from its entry in `Dungeon.around_open`, or NOWHERE."""
    return ((around >> (8 * corner)) & 255) - 1


def site_at(x: i64, y: i64) -> i64:
    """The site at a column and row counted from the first card."""
    return CENTRE + x * WIDTH + y


def column(site: i64) -> i64:
    return (site >> 7) - 64


def row(site: i64) -> i64:
    return (site & 127) - 64


@final
@mypyc_attr(acyclic=True)
class Dungeon:
    """The cards on the table in the order in which they were placed: a later one lies on top."""

    def __init__(self, cards: CardSet, room: i64 = 0) -> None:
        """An empty dungeon, with room for so many cards before its lists must move to grow."""
        self.cards = cards
        self.site: vec[i64] = vec[i64](capacity=room)
        self.face: vec[i64] = vec[i64](capacity=room)
        """2 * card + turned."""
        self.guard: vec[i64] = vec[i64](capacity=room)
        """The Time tokens on an undefeated creature, FROZEN if it is frozen and has none; HALL for all other cards."""
        self.danger: vec[i64] = vec[i64](capacity=room)
        self.open: vec[i64] = vec[i64](capacity=room)
        """Where the next card may go: the empty sites diagonal to a card (K9)."""
        self.around_open: vec[i64] = vec[i64](capacity=room)
        """For each open site the cards that share its corners, a byte each: index + 1, or 0 for none."""
        self.poison_site: i64 = NOWHERE
        self.poison_corner: i64 = 0

    def copy(self) -> "Dungeon":
        new = Dungeon(self.cards)
        new.site = self.site[:]
        new.face = self.face[:]
        new.guard = self.guard[:]
        new.danger = self.danger[:]
        new.open = self.open[:]
        new.around_open = self.around_open[:]
        new.poison_site = self.poison_site
        new.poison_corner = self.poison_corner
        return new

    def marks(self) -> vec[i64]:
        """All that is seen of each card in one number: site, face, guard and danger, sixteen bits each."""
        found = vec[i64]([0] * len(self.site))
        for i in range(len(found)):
            found[i] = self.site[i] << 48 | self.face[i] << 32 | (self.guard[i] - FROZEN) << 16 | self.danger[i]
        return found

    def unlike(self, old: "Dungeon") -> vec[i64]:
        """The cards that do not lie, guard and threaten as the one of that number did in another dungeon."""
        found = vec[i64](capacity=4)
        for i in range(len(self.site)):
            if (
                i >= len(old.site)
                or self.site[i] != old.site[i]
                or self.face[i] != old.face[i]
                or self.guard[i] != old.guard[i]
                or self.danger[i] != old.danger[i]
            ):
                found = append(found, i)
        return found

    def size(self) -> i64:
        return len(self.site)

    def at(self, site: i64) -> i64:
        """The index of the card at a site, or NOWHERE."""
        sites = self.site
        for i in range(len(sites)):
            if sites[i] == site:
                return i
        return NOWHERE

    def card(self, index: i64) -> i64:
        return self.face[index] >> 1

    def is_creature(self, index: i64) -> bool:
        """Whether an undefeated creature lies there."""
        return self.guard[index] != HALL

    def tokens(self, index: i64) -> i64:
        """The Time tokens that lie on a card."""
        guard = self.guard[index]
        return guard if guard > 0 else 0

    def neighbour(self, index: i64, corner: i64) -> i64:
        """The card that shares this corner, or NOWHERE."""
        return self.at(self.site[index] + STEP[corner])

    def around(self, site: i64) -> vec[i64]:
        """The cards that share a corner with this site."""
        found = vec[i64](capacity=4)
        for step in STEP:
            i = self.at(site + step)
            if i != NOWHERE:
                found = append(found, i)
        return found

    def is_poisoned(self, site: i64, corner: i64) -> bool:
        if self.poison_site == NOWHERE:
            return False
        if site == self.poison_site:
            return corner == self.poison_corner
        return site + STEP[corner] == self.poison_site and 3 - corner == self.poison_corner

    def shown(self, index: i64, corner: i64) -> i64:
        """The value that counts on this cell, whichever card it is printed on (K14, K33)."""
        site = self.site[index]
        if self.is_poisoned(site, corner):
            return 0
        other = self.neighbour(index, corner)
        if other > index:
            return self.cards.value[self.face[other] * 4 + 3 - corner]
        return self.cards.value[self.face[index] * 4 + corner]

    def place(self, card: i64, site: i64, turned: i64) -> vec[i64]:
        """Lay a card on top of its neighbours, a creature still without tokens, and bring their danger up to date.

        Returns the cards that it touches.
        """
        face = 2 * card + turned
        value = self.cards.value
        touched = vec[i64](capacity=4)
        around = self.close(site)
        danger: i64 = 0
        for c in range(4):
            mine = value[face * 4 + c]
            other = in_corner(around, c)
            if self.is_poisoned(site, c):
                mine = 0
            elif other != NOWHERE:
                self.danger[other] += mine - value[self.face[other] * 4 + 3 - c]
            danger += mine
            if other == NOWHERE:
                self.open_up(site + STEP[c], 3 - c, len(self.site))
            else:
                touched = append(touched, other)
        self.site = append(self.site, site)
        self.face = append(self.face, face)
        self.danger = append(self.danger, danger)
        self.guard = append(self.guard, 0 if self.cards.tokens[card] > 0 else HALL)
        return touched

    def open_up(self, site: i64, corner: i64, index: i64) -> None:
        """A card now shares a corner of this empty site."""
        entry = (index + 1) << (8 * corner)
        sites = self.open
        for i in range(len(sites)):
            if sites[i] == site:
                self.around_open[i] |= entry
                return
        self.open = append(self.open, site)
        self.around_open = append(self.around_open, entry)

    def close(self, site: i64) -> i64:
        """A site is about to be filled; returns its entry of `around_open`. One that is not open touches no card."""
        sites = self.open
        for i in range(len(sites)):
            if sites[i] == site:
                self.open, _ = pop(sites, i)
                self.around_open, around = pop(self.around_open, i)
                return around
        return 0

    def remove(self, index: i64) -> None:
        """Take a card out of the dungeon (Fireball); a poison put on it leaves with it."""
        if self.site[index] == self.poison_site:
            self.poison_site = NOWHERE
        self.site, _ = pop(self.site, index)
        self.face, _ = pop(self.face, index)
        self.guard, _ = pop(self.guard, index)
        self.danger, _ = pop(self.danger, index)
        self.recount()

    def poison(self, index: i64, corner: i64) -> None:
        """Make one cell of a creature count zero, also for any card that covers it later (K33)."""
        other = self.neighbour(index, corner)
        gone = self.shown(index, corner)
        self.danger[index] -= gone
        if other != NOWHERE:
            self.danger[other] -= gone
        self.poison_site = self.site[index]
        self.poison_corner = corner

    def recount(self) -> None:
        """Work out open sites and every danger anew from where the cards lie."""
        self.open = vec[i64]()
        self.around_open = vec[i64]()
        for i in range(len(self.site)):
            danger: i64 = 0
            for c in range(4):
                danger += self.shown(i, c)
                if self.neighbour(i, c) == NOWHERE:
                    self.open_up(self.site[i] + STEP[c], 3 - c, i)
            self.danger[i] = danger
        if len(self.site) == 0:
            self.open = append(self.open, CENTRE)
            self.around_open = append(self.around_open, 0)
