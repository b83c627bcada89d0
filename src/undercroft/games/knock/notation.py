"""A keep as one line of text, in the spirit of chess's FEN:

    players=2 level=1 turn=1 reserve=9 knight=below | h01@0,0 goblin@1,1r+3 | h02,h03,-,h05* h06,… | h07,h08,…

Fields with their usual value are left out. Then come the dungeon in the order of placing (`r` turned, `+3` tokens,
`+ice` frozen), the hands by seat (`-` an empty place, `*` revealed) and the pile, which is a set.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal, Malformed
from undercroft.games.knock.actions import LOST_CARDS, RUNNING, SPELL_NAMES
from undercroft.games.knock.cards import CardSet
from undercroft.games.knock.dungeon import FROZEN, HALL, NOWHERE, Dungeon
from undercroft.games.knock.fields import CORNERS, Card, Site
from undercroft.games.knock.rules import NO_CARD, TIME_TOKENS, Keep

SITE = Site("site")
ICE = "ice"
PLACED = re.compile(r"(?P<card>[a-z0-9-]+)@(?P<site>-?\d+,-?\d+)(?P<turned>r?)(?:\+(?P<tokens>\d{1,2}|ice))?")
POISON = re.compile(r"(?P<site>-?\d+,-?\d+)/(?P<corner>nw|ne|sw|se)")
FLAGS = ("silence", "adventure", "chests", "clock")
KNIGHT = ("below", "drawn", "out")


def write(keep: Keep, card: Card) -> str:
    dungeon = keep.dungeon
    fields = {"players": str(keep.seats), "level": str(keep.level), "turn": str(keep.turn + 1)}
    if keep.reserve != TIME_TOKENS:
        fields["reserve"] = str(keep.reserve)
    fields["knight"] = "drawn" if keep.knight_drawn else "below" if keep.knight_below else "out"
    flags = (keep.silence, keep.adventure, keep.chest_hunt, keep.clock)
    if any(flags):
        fields["flags"] = ",".join(name for name, on in zip(FLAGS, flags, strict=True) if on)
    if keep.spells:
        fields["spells"] = ",".join(name for i, name in enumerate(SPELL_NAMES) if keep.spells >> i & 1)
    if dungeon.poison_site != NOWHERE:
        fields["poison"] = f"{SITE.write(dungeon.poison_site)}/{CORNERS[dungeon.poison_corner]}"
    if keep.burned != NO_CARD:
        fields["burned"] = card.write(keep.burned)
    if keep.end != RUNNING:
        fields["end"] = str(keep.end)

    placed = []
    for site, face, guard in zip(dungeon.site, dungeon.face, dungeon.guard, strict=True):
        tokens = "" if guard == HALL else f"+{ICE}" if guard == FROZEN else f"+{guard}"
        placed.append(f"{card.write(face >> 1)}@{SITE.write(site)}{'r' if face & 1 else ''}{tokens}")
    hands = []
    for seat in range(keep.seats):
        hand = keep.hands[seat * keep.slots : (seat + 1) * keep.slots]
        hands.append(",".join(in_hand(c, c == keep.shown[seat], card) for c in hand))
    pile = ",".join(sorted(card.write(c) for c in keep.pile))
    header = " ".join(f"{name}={value}" for name, value in fields.items())
    return " | ".join((header, " ".join(placed), " ".join(hands), pile or "-"))


def in_hand(number: int, shown: bool, card: Card) -> str:
    if number == NO_CARD:
        return "-"
    return card.write(number) + ("*" if shown else "")


def read(line: str, cards: CardSet, card: Card) -> Keep:
    """Raises Malformed for a bad form, Unknown for a card that there is not, Illegal for one that is there twice."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) != 4:
        raise Malformed("position-parts")
    fields = read_fields(parts[0])
    keep = Keep(read_dungeon(parts[1], fields, cards, card), number(fields, "players", 1, 6))
    keep.level = number(fields, "level", 1, 4, 1)
    keep.turn = number(fields, "turn", 1, keep.seats) - 1
    keep.reserve = number(fields, "reserve", 0, TIME_TOKENS, TIME_TOKENS)
    keep.end = number(fields, "end", RUNNING, LOST_CARDS, RUNNING)
    knight = choices(fields.get("knight", "below"), KNIGHT)
    if len(knight) != 1:
        raise Malformed("position-field", field=f"knight={fields['knight']}")
    keep.knight_below = knight == ["below"]
    keep.knight_drawn = knight == ["drawn"]
    flags = choices(fields.get("flags", ""), FLAGS)
    keep.silence = "silence" in flags
    keep.adventure = "adventure" in flags
    keep.chest_hunt = "chests" in flags
    keep.clock = "clock" in flags
    keep.spells = sum(1 << SPELL_NAMES.index(name) for name in choices(fields.get("spells", ""), SPELL_NAMES))
    if "burned" in fields:
        keep.burned = card.read(fields["burned"])
    read_hands(keep, parts[2], card)
    keep.pile = vec[i64]([] if parts[3] == "-" else [card.read(code) for code in parts[3].split(",")])
    check(keep, card)
    return keep


def read_fields(words: str) -> Mapping[str, str]:
    known = ("players", "level", "turn", "reserve", "knight", "flags", "spells", "poison", "burned", "end")
    fields: dict[str, str] = {}
    for word in words.split():
        name, sign, value = word.partition("=")
        if not sign or name not in known or name in fields:
            raise Malformed("position-field", field=word)
        fields[name] = value
    return fields


def number(fields: Mapping[str, str], name: str, least: int, most: int, usual: int | None = None) -> int:
    value = fields.get(name, "" if usual is None else str(usual))
    if not re.fullmatch(r"\d{1,3}", value) or not least <= int(value) <= most:
        raise Malformed("position-field", field=f"{name}={value}")
    return int(value)


def choices(words: str, known: tuple[str, ...]) -> list[str]:
    chosen = [word for word in words.split(",") if word]
    for word in chosen:
        if word not in known or chosen.count(word) > 1:
            raise Malformed("position-field", field=word)
    return chosen


def read_dungeon(words: str, fields: Mapping[str, str], cards: CardSet, card: Card) -> Dungeon:
    dungeon = Dungeon(cards)
    for word in words.split():
        match = PLACED.fullmatch(word)
        if match is None:
            raise Malformed("position-field", field=word)
        tokens = match["tokens"]
        which, site = card.read(match["card"]), SITE.read(match["site"])
        if site in dungeon.site:
            raise Illegal("K9", "refuse-taken")
        if tokens is not None and cards.tokens[which] == 0:
            raise Illegal("K13", "position-tokens", card=match["card"])
        dungeon.site = append(dungeon.site, site)
        dungeon.face = append(dungeon.face, 2 * which + bool(match["turned"]))
        dungeon.guard = append(dungeon.guard, HALL if tokens is None else FROZEN if tokens == ICE else int(tokens))
        dungeon.danger = append(dungeon.danger, 0)
    if "poison" in fields:
        match = POISON.fullmatch(fields["poison"])
        if match is None or SITE.read(match["site"]) not in dungeon.site:
            raise Malformed("position-field", field=f"poison={fields['poison']}")
        dungeon.poison_site = SITE.read(match["site"])
        dungeon.poison_corner = CORNERS.index(match["corner"])
    dungeon.recount()
    return dungeon


def read_hands(keep: Keep, words: str, card: Card) -> None:
    hands = [hand.split(",") for hand in words.split()]
    if len(hands) != keep.seats or any(len(hand) != keep.slots for hand in hands):
        raise Malformed("position-hands", players=keep.seats, cards=keep.slots)
    keep.shown = vec[i64]([NO_CARD] * keep.seats)
    for seat, hand in enumerate(hands):
        for code in hand:
            which = NO_CARD if code == "-" else card.read(code.removesuffix("*"))
            keep.hands = append(keep.hands, which)
            if code.endswith("*"):
                if keep.shown[seat] != NO_CARD:
                    raise Illegal("K8", "refuse-reveal-twice")
                keep.shown[seat] = which


def check(keep: Keep, card: Card) -> None:
    """Every card of the keep is in one place where it may be, and so is every Time token (K1, K3)."""
    lying = Counter(face >> 1 for face in keep.dungeon.face)
    lying.update(c for c in keep.hands if c != NO_CARD)
    lying.update(keep.pile)
    if keep.burned != NO_CARD:
        lying[keep.burned] += 1
    if keep.knight_below or keep.knight_drawn:
        lying[keep.cards.knight] += 1
    wanted = Counter([*keep.cards.pile_for(keep.level), keep.cards.knight])
    if lying != wanted:
        odd = (lying - wanted) + (wanted - lying)
        raise Illegal("K3", "position-cards", cards=", ".join(sorted(card.write(c) for c in odd)))
    if keep.cards.knight in (*keep.hands, *keep.pile):
        raise Illegal("K3", "position-cards", cards=card.write(keep.cards.knight))
    if keep.burned == keep.cards.knight or (keep.burned != NO_CARD and keep.cards.tokens[keep.burned] == 0):
        raise Illegal("K31", "position-cards", cards=card.write(keep.burned))
    if keep.silence and keep.seats == 1:
        raise Illegal("K6", "refuse-alone")
    hand = keep.hands[keep.turn * keep.slots : (keep.turn + 1) * keep.slots]
    casting = keep.is_out_of_cards() and keep.can_cast()
    if keep.end == RUNNING and not keep.knight_drawn and not casting and all(c == NO_CARD for c in hand):
        raise Illegal("K18", "position-turn", seat=keep.turn + 1)
    if keep.end == RUNNING and 0 in keep.dungeon.guard:
        raise Illegal("K17", "position-alarm")
    if keep.reserve + sum(guard for guard in keep.dungeon.guard if guard > 0) != TIME_TOKENS:
        raise Illegal("K1", "position-time", wanted=TIME_TOKENS)
