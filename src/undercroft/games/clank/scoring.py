# compiled by mypyc
"""The score (C36, C40-C42): who has how many points for what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.games.clank.actions import ESCAPED, INSIDE, LOST
from undercroft.games.clank.cards import BY_GOLD, BY_MASTERY, BY_RELICS, BY_TOMES, CardSet
from undercroft.games.clank.state import ARTIFACTS, CROWNS, IDOL_POINTS, ITEM_POINTS, MASTERY, State, Thief

EYE: Final[i64] = 10
PEDDLER: Final[i64] = 4
GOLD_PER_POINT: Final[i64] = 5
PER_TOME: Final[i64] = 2


def artifact_points(thief: Thief) -> i64:
    points: i64 = 0
    for i in range(len(ARTIFACTS)):
        points += ARTIFACTS[i] * ((thief.artifacts >> i) & 1)
    return points


def highest_artifact(thief: Thief) -> i64:
    best: i64 = 0
    for i in range(len(ARTIFACTS)):
        if (thief.artifacts >> i) & 1:
            best = ARTIFACTS[i]
    return best


def token_points(cards: CardSet, thief: Thief) -> i64:
    """Keys, backpacks, crowns, idols, and the secrets that are worth something."""
    points = ITEM_POINTS * (thief.keys + thief.backpacks) + IDOL_POINTS * thief.idols
    for i in range(len(CROWNS)):
        points += CROWNS[i] * ((thief.crowns >> i) & 1)
    for secret in range(len(thief.kept)):
        points += cards.secret_points[secret] * thief.kept[secret]
    return points


def relics(cards: CardSet, thief: Thief) -> i64:
    """How many different ones of chalice, egg and idol the thief has."""
    found: i64 = 0
    if thief.idols > 0:
        found = 1
    for secret in range(len(thief.kept)):
        if thief.kept[secret] > 0 and cards.secret_points[secret] > 0:
            found += 1
    return found


def card_points(cards: CardSet, thief: Thief, mastery: bool) -> i64:
    """The points on all cards of a deck, wherever they lie."""
    return (
        pile_points(cards, thief, thief.deck, mastery)
        + pile_points(cards, thief, thief.hand, mastery)
        + pile_points(cards, thief, thief.played, mastery)
        + pile_points(cards, thief, thief.discard, mastery)
    )


def pile_points(cards: CardSet, thief: Thief, pile: vec[i64], mastery: bool) -> i64:
    points: i64 = 0
    for card in pile:
        points += cards.points[card]
        score = cards.score[card]
        if score == BY_MASTERY:
            if mastery:
                points += EYE
        elif score == BY_RELICS:
            if relics(cards, thief) > 1:
                points += PEDDLER
        elif score == BY_GOLD:
            points += thief.gold // GOLD_PER_POINT
        elif score == BY_TOMES:
            points += PER_TOME * tomes(cards, thief)
    return points


def tomes(cards: CardSet, thief: Thief) -> i64:
    found: i64 = 0
    for card in thief.deck:
        if card == cards.tome:
            found += 1
    for card in thief.hand:
        if card == cards.tome:
            found += 1
    for card in thief.played:
        if card == cards.tome:
            found += 1
    for card in thief.discard:
        if card == cards.tome:
            found += 1
    return found


def loot(state: State, seat: i64, mastery: bool) -> i64:
    """What a thief would score, escaped or not, without the Mastery token itself."""
    thief = state.thieves[seat]
    return (
        artifact_points(thief)
        + token_points(state.cards, thief)
        + thief.gold
        + card_points(state.cards, thief, mastery)
    )


def score_of(state: State, seat: i64) -> i64:
    """The points of a thief when all is over; nothing for one who was lost (C32)."""
    thief = state.thieves[seat]
    if thief.status == LOST or thief.artifacts == 0:
        return 0
    escaped = thief.status == ESCAPED
    points = loot(state, seat, escaped)
    if escaped:
        points += MASTERY
    return points


def worth(state: State, seat: i64) -> i64:
    """What a thief would score if rescued now; of one who is out, the score."""
    if state.thieves[seat].status == INSIDE:
        return loot(state, seat, False)
    return score_of(state, seat)


def winners(state: State) -> i64:
    """Who has most points, then the higher artifact; a bit for each seat. Nobody wins with nothing (C36)."""
    best: i64 = 0
    artifact: i64 = 0
    found: i64 = 0
    one: i64 = 1
    for seat in range(state.seats):
        points = score_of(state, seat)
        highest = highest_artifact(state.thieves[seat])
        if points == 0 or points < best or (points == best and highest < artifact):
            continue
        if points > best or highest > artifact:
            found = 0
        best = points
        artifact = highest
        found |= one << seat
    return found
