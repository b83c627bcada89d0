"""What is shown of a card, an enemy or a quest: a silhouette of game-icons.net, as in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

HEROES = {
    "warden": "visored-helm",
    "ranger": "bowman",
    "smith": "blacksmith",
    "thief": "hooded-assassin",
    "seer": "third-eye",
    "bard": "lyre",
    "duellist": "fencer",
    "friar": "monk-face",
}
GEAR = {
    "sword-and-shield": "swords-emblem",
    "greatsword": "broadsword",
    "spear": "spear-feather",
    "war-hammer": "warhammer",
    "twin-daggers": "daggers",
    "longbow": "high-shot",
    "crossbow": "crossbow",
    "throwing-knives": "thrown-daggers",
    "battle-staff": "wizard-staff",
    "ember-wand": "fairy-wand",
}
ABILITIES = {
    "second-wind": "heart-plus",
    "sprint": "sprint",
    "whirl": "spinning-blades",
    "fire-ring": "fire-ring",
    "battle-cry": "shouting",
    "hex": "evil-eyes",
    "ward": "magic-shield",
    "sure-shot": "on-target",
}
ITEMS = {
    "healing-draught": "health-potion",
    "royal-draught": "standing-potion",
    "storm-tonic": "lightning-trio",
    "quicksilver": "drop",
    "throwing-axe": "battle-axe",
    "fire-flask": "molotov",
    "smoke-pot": "smoke-bomb",
    "shield-charm": "pentagram-rose",
    "war-horn": "hunting-horn",
    "foresight-scroll": "tied-scroll",
    "whetstone": "stone-block",
    "eagle-lens": "spyglass",
    "iron-cap": "barbute",
    "light-boots": "leather-boot",
    "phoenix-feather": "feather",
}
ENEMIES = {
    "rat": "rat",
    "goblin": "goblin-head",
    "imp": "imp",
    "slinger": "slingshot",
    "ghoul": "shambling-zombie",
    "brute": "brute",
    "acolyte": "cultist",
    "wraith": "spectre",
    "ogre": "ogre",
    "lich": "crowned-skull",
}
QUESTS = {
    "cellar": "cellar-barrels",
    "bridge": "stone-bridge",
    "seals": "wax-seal",
    "hoard": "open-treasure-chest",
    "vigil": "night-sky",
    "crypt": "crypt-entrance",
    "tower": "lighthouse",
    "throne": "throne-king",
}
PICTURES = {
    "hero": (HEROES, "visored-helm"),
    "gear": (GEAR, "crossed-swords"),
    "ability": (ABILITIES, "power-lightning"),
    "item": (ITEMS, "open-treasure-chest"),
    "enemy": (ENEMIES, "daemon-skull"),
    "quest": (QUESTS, "dungeon-gate"),
}
"""By kind and code; the last word is for what somebody else has made."""
SIGNS = {
    "melee": "crossed-swords",
    "ranged": "pocket-bow",
    "defence": "shield",
    "speed": "walking-boot",
    "movement": "walking-boot",
    "health": "hearts",
    "energy": "power-lightning",
    "treasure": "two-coins",
    "strength": "biceps",
    "dexterity": "acrobatic",
    "wisdom": "brain",
    "charisma": "charm",
}
HUES = {"hero": "#e29aa2", "gear": "#c7b48c", "ability": "#a9b6e2", "item": "#e9cb7a"}
"""The hue of a card's picture tells its kind."""
DICE = {"green": "#4f8a57", "blue": "#4876b4", "red": "#c8412b"}


@cache
def silhouettes() -> Mapping[str, str]:
    """The path of each icon; `npm run icons` makes the file from icons.txt."""
    return msgspec.json.decode((Path(__file__).parent / "icons.json").read_bytes(), type=dict[str, str])


def picture(kind: str, code: str, x: float = 0, y: float = 0, size: float = 0, fill: str = "currentColor") -> str:
    known, other = PICTURES[kind]
    return icon(known.get(code, other), x, y, size, fill)


def sign(value: str) -> str:
    return icon(SIGNS[value], css="sign")


def icon(name: str, x: float = 0, y: float = 0, size: float = 0, fill: str = "currentColor", css: str = "") -> str:
    """As a picture of its own, or with a size inside of another."""
    where = f' x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"' if size else f' class="{css or "icon"}"'
    return f'<svg viewBox="0 0 512 512"{where} aria-hidden="true"><path fill="{fill}" d="{silhouettes()[name]}"/></svg>'
