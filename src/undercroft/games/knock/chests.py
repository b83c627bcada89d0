"""The chest hunt (K23)."""

from __future__ import annotations

from undercroft.games.knock.dungeon import Dungeon


def best_group(dungeon: Dungeon) -> list[int]:
    """The group of touching chest cards with the most cards; of equal ones, the one with more chests."""
    chests = dungeon.cards.chests
    left = {i for i in range(dungeon.size()) if chests[dungeon.card(i)] > 0}
    groups: list[list[int]] = []
    while left:
        group = [left.pop()]
        for i in group:
            touching = left.intersection(dungeon.around(dungeon.site[i]))
            left -= touching
            group.extend(touching)
        groups.append(group)
    return max(groups, key=lambda group: (len(group), points(dungeon, group)), default=[])


def points(dungeon: Dungeon, group: list[int]) -> int:
    return sum(int(dungeon.cards.chests[dungeon.card(i)]) for i in group)
