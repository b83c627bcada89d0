"""Whether things can lie on the table like that: nothing is there twice, nothing is missing (C1, C2)."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.errors import Illegal
from undercroft.games.clank.actions import INSIDE, RUNNING
from undercroft.games.clank.cards import GOBLIN, STARTER
from undercroft.games.clank.dungeon import IDOLS, MAJOR, MINOR, Board
from undercroft.games.clank.names import piles
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import ARTIFACTS, BLACK, CROWNS, CUBES_EACH, DRAGON_CUBES, HEALTH, NOBODY


def check(heist: Heist) -> None:
    """All pieces are there once, and the one in turn can act."""
    seats = len(heist.thieves)
    if heist.turn >= seats or heist.herald >= seats or (heist.herald == NOBODY) != (heist.countdown == 0):
        raise Illegal("C10", "position-seats")
    if any(not 1 <= thief.room <= heist.board.rooms for thief in heist.thieves):
        raise Illegal("C9", "position-rooms")
    if any(thief.open > len(thief.hand) for thief in heist.thieves):
        raise Illegal("C9", "position-hand")
    check_cards(heist)
    check_cubes(heist)
    check_tokens(heist)
    inside = [thief.status == INSIDE for thief in heist.thieves]
    if heist.end == RUNNING and (not inside[heist.turn] or len(heist.legal(heist.turn)) == 0):
        raise Illegal("C34", "position-turn", seat=heist.turn + 1)
    if heist.end != RUNNING and any(inside):
        raise Illegal("C36", "position-end")


def check_cards(heist: Heist) -> None:
    """C1: what is not seen elsewhere is in the dungeon deck, so there can only be too many."""
    cards = heist.cards
    seen = Counter(card for pile in piles(heist) for card in pile)
    for card, kind in enumerate(cards.kind):
        there, wanted = seen[card], int(cards.count[card])
        if kind == STARTER:
            fits = there == wanted * len(heist.thieves)
        elif card in cards.stock:
            fits = there + heist.stock[list(cards.stock).index(card)] == wanted
        else:
            fits = there == 0 if kind == GOBLIN else there <= wanted
        if not fits:
            raise Illegal("C1", "position-cards")


def check_cubes(heist: Heist) -> None:
    """C1."""
    bag = Counter(heist.bag)
    for seat, thief in enumerate(heist.thieves):
        if thief.supply + thief.clank + thief.damage + bag[seat] + heist.aside[seat] != CUBES_EACH:
            raise Illegal("C1", "position-cubes", seat=seat + 1)
        if (thief.damage >= HEALTH) and thief.status == INSIDE:
            raise Illegal("C31", "position-health", seat=seat + 1)
    if bag[int(BLACK)] + heist.aside[BLACK] != DRAGON_CUBES:
        raise Illegal("C1", "position-dragon")
    if any(bag[seat] or heist.aside[seat] for seat in range(len(heist.thieves), int(BLACK))):
        raise Illegal("C1", "position-dragon")


def check_tokens(heist: Heist) -> None:
    """C2: secrets, idols, artifacts and the market."""
    cards, board = heist.cards, heist.board
    lying = Counter(dict.fromkeys((MINOR, MAJOR, IDOLS), 0))
    for room in range(1, board.rooms + 1):
        if heist.tokens[room] > board.tokens[room]:
            raise Illegal("C5", "position-tokens")
        lying[board.token[room]] += heist.tokens[room]
    unseen = Counter((*heist.minor, *heist.major))
    kept = Counter(
        {secret: sum(thief.kept[secret] for thief in heist.thieves) for secret in range(len(cards.secret_count))}
    )
    fits = all(unseen[secret] + kept[secret] <= count for secret, count in enumerate(cards.secret_count))
    fits &= not any(cards.major[secret] for secret in heist.minor) and all(cards.major[s] for s in heist.major)
    fits &= len(heist.minor) >= lying[MINOR] and len(heist.major) >= lying[MAJOR]
    fits &= all(count == 0 or cards.kept[secret] for secret, count in kept.items())
    if not fits:
        raise Illegal("C5", "position-tokens")
    if lying[IDOLS] + sum(thief.idols for thief in heist.thieves) != sum_of(board, IDOLS):
        raise Illegal("C6", "position-market")
    for name, wanted in (("keys", 2), ("backpacks", 2)):
        if getattr(heist, name) + sum(getattr(thief, name) for thief in heist.thieves) != wanted:
            raise Illegal("C6", "position-market")
    if sum(thief.crowns for thief in heist.thieves) != (1 << len(CROWNS) - heist.crowns) - 1:
        raise Illegal("C6", "position-market")
    for i in range(len(ARTIFACTS)):
        if sum(bits >> i & 1 for bits in (heist.artifacts, *(thief.artifacts for thief in heist.thieves))) > 1:
            raise Illegal("C4", "position-artifacts")


def sum_of(board: Board, kind: int) -> int:
    return sum(board.tokens[room] for room in range(1, board.rooms + 1) if board.token[room] == kind)
