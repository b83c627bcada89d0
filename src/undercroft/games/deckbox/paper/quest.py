"""A print-style quest on paper (B37): a map page that gives nothing away, what has to be known before, and encounters
that are read one by one, each in a frame of its own."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import TYPE_CHECKING

from undercroft.engine.errors import Malformed
from undercroft.engine.text import Text
from undercroft.games.deckbox.content import EnemyCard
from undercroft.games.deckbox.paper.document import PAPERS, document, e
from undercroft.games.deckbox.paper.ground import BLUE, INK, PAPER, SIDE, Square, depth, fields, path, pit, steps, waves
from undercroft.games.deckbox.paper.pictures import DICE, picture, sign
from undercroft.games.deckbox.paper.plan import numbers_of, plan
from undercroft.games.deckbox.paper.sentences import Teller
from undercroft.games.deckbox.paper.strokes import rays
from undercroft.games.deckbox.quests import SLOTS, Encounter, Quest, Rounds
from undercroft.games.deckbox.wording import signed

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

LAST = 60
"""So many rounds has a quest that says nothing about time."""
TOKENS = 6
"""So many circles has a token that no condition counts."""


def quest_pages(game: DeckBox, text: Text, paper: str) -> str:
    """The quest of a game that has one, as a document."""
    return Pages(game, game.book.quests[0], text).document(paper)


class Pages:
    """One quest in one language."""

    def __init__(self, game: DeckBox, quest: Quest, text: Text) -> None:
        if not quest.printed:
            with game.speaking():
                raise Malformed("paper-app-style", quest=quest.title.said_in(text.language))
        self.game = game
        self.quest = quest
        self.text = text
        self.numbers = numbers_of(quest)
        self.tell = Teller(quest, text, self.numbers)
        self.letters = dict(zip(quest.rounds, ascii_uppercase, strict=False))

    def say(self, key: str, **args: object) -> str:
        return e(self.text(key, **args))

    def document(self, paper: str) -> str:
        title = self.quest.title.said_in(self.text.language)
        return document(title, self.map_page() + self.known_page() + self.encounters(), PAPERS[paper], self.text)

    # The map page

    def map_page(self) -> str:
        quest, faces = self.quest, {face.code: face for face in self.game.content.tiles}
        head = (
            f'<div class="head"><div class="cut">{woodcut(quest.code)}</div><div>'
            f"<h1>{self.tell.words(quest.title)}</h1>"
            f'<p class="summary">{self.tell.words(quest.summary)}</p>'
            f'<p class="goal">{self.tell.words(quest.goal)}</p></div></div>'
        )
        drawn = plan(quest, faces, self.say("paper-map"))
        return (
            f'<section class="sheet map">{head}<div class="plan">{drawn}</div>{self.signs()}{self.tracks()}</section>'
        )

    def signs(self) -> str:
        """What the squares of the map mean."""
        found = (("paper-sign-gate", "E"), ("paper-sign-pit", "o"), ("paper-sign-water", "~"))
        shown = "".join(f"<span>{square(sign)}{self.say(key)}</span>" for key, sign in found)
        number = (
            f'<svg viewBox="0 0 46 46"><circle cx="23" cy="23" r="19" fill="{INK}"/>'
            f'<text x="23" y="32" font-size="26" font-weight="700" text-anchor="middle" fill="{PAPER}">3</text></svg>'
        )
        arrow = f'<svg viewBox="-16 -16 32 32"><path d="M0 -13L9 3H3V13H-3V3H-9Z" fill="{INK}"/></svg>'
        shown += (
            f"<span>{number}{self.say('paper-sign-number')}</span><span>{arrow}{self.say('paper-sign-arrow')}</span>"
        )
        return f'<div class="signs">{shown}</div>'

    def tracks(self) -> str:
        """Rounds to tick off, with the letters of what happens by itself; and circles for tokens."""
        last = self.quest.last_round or LAST
        boxes = ""
        for number in range(1, last + 1):
            letters = "".join(letter for one, letter in self.letters.items() if happens(one, number))
            css = " ".join(
                filter(None, ("event" if letters else "", "last" if number == self.quest.last_round else ""))
            )
            boxes += f'<span class="{css}"><i>{number}</i>{letters}</span>'
        found = f'<div><p class="label">{self.say("paper-rounds")}</p><div class="boxes">{boxes}</div></div>'
        for token in self.quest.tokens:
            counts = [one.count for one in (*self.quest.win, *self.quest.lose) if one.token == token.code]
            circles = "<span></span>" * max(counts, default=TOKENS)
            label = f'<p class="label">{self.tell.words(token.name)}</p>'
            found += f'<div>{label}<div class="boxes tokens">{circles}</div></div>'
        return f'<div class="tracks">{found}</div>'

    # What has to be known before

    def known_page(self) -> str:
        quest, text = self.quest, self.text
        won = (
            "".join(f"<li>{self.tell.condition(one)}</li>" for one in quest.win) or f"<li>{self.say('paper-told')}</li>"
        )
        lost = "".join(f"<li>{self.tell.condition(one)}</li>" for one in quest.lose)
        lost += f"<li>{self.say('paper-all-dead')}</li>"
        reading = ["paper-read-start", "paper-read-lay", "paper-read-spawn", "paper-read-explorer"]
        reading += ["paper-read-faces", "paper-read-heroes", "paper-read-test"]
        reading += ["paper-read-letters"] * bool(quest.rounds)
        read = "".join(f"<li>{self.say(key, tile=quest.start.tile)}</li>" for key in reading)
        keywords = sorted({word for side in self.sides().values() for word in side.keywords})
        means = "".join(f"<p><b>{e(text(f'keyword-{word}'))}</b> {e(text(f'means-{word}'))}</p>" for word in keywords)
        return (
            f'<section class="sheet known"><div class="two"><div><h2>{self.say("paper-won")}</h2><ul>{won}</ul></div>'
            f"<div><h2>{self.say('paper-lost')}</h2><ul>{lost}</ul></div></div>"
            f"<h2>{self.say('paper-how')}</h2><ol>{read}</ol>"
            f"<h2>{self.say('paper-enemies')}</h2>{self.enemies()}"
            + (f'<h2>{self.say("paper-keywords")}</h2><div class="means">{means}</div>' if means else "")
            + "</section>"
        )

    def sides(self) -> Mapping[str, EnemyCard]:
        """By slot, the side of the enemy card that is played with."""
        side = "hard" if self.quest.enemies.hard else "normal"
        cards = {(card.code, str(card.side)): card for card in self.game.content.all_enemies}
        found = {}
        for slot, code in zip(SLOTS, self.quest.enemies.cards, strict=True):
            own = f"{self.quest.code}-{code}"
            found[slot] = cards.get((own, side)) or cards[code, side]
        return found

    def enemies(self) -> str:
        columns = ("", "melee", "ranged", "defence", "speed", "behaviour", "keywords")
        head = "".join(f"<th>{self.say(f'column-{name}') if name else ''}</th>" for name in columns)
        rows = "".join(self.enemy(slot, card) for slot, card in self.sides().items())
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def enemy(self, slot: str, card: EnemyCard) -> str:
        text, colour = self.text, slot.partition("-")[0]
        name = self.game.enemy.words(self.game.enemy.codes.index(card.code), text)
        kind = text("paper-slot", slot=slot)
        die = f'<span class="die" style="background:{DICE[colour]}">{picture("enemy", card.code)}</span>'
        keywords = ", ".join(text(f"keyword-{word}") for word in card.keywords) or "–"
        return (
            f'<tr><td><span style="display:flex;gap:2.5mm;align-items:center">{die}<span><b>{e(name)}</b>'
            f'<span class="kind">{e(kind)}</span></span></span></td>'
            f"<td>{self.blows('melee', card)}</td><td>{self.blows('ranged', card)}</td>"
            f"<td>{sign('defence')} {signed(card.defence)}</td><td>{sign('speed')} {card.speed}</td>"
            f"<td>{e(text(f'behaviour-{card.behaviour}'))}</td><td>{e(keywords)}</td></tr>"
        )

    def blows(self, attack: str, card: EnemyCard) -> str:
        dice, bonus = getattr(card, f"{attack}_dice"), getattr(card, attack)
        return f"{sign(attack)} {self.say('board-weapon', dice=dice, bonus=signed(bonus))}" if dice else "–"

    # Encounters

    def encounters(self) -> str:
        by_code = {one.code: one for one in self.quest.encounters}
        blocks = [self.encounter(str(n), by_code[code]) for code, n in self.numbers.items()]
        blocks += [self.encounter(letter, one) for one, letter in self.letters.items()]
        won, lost = self.quest.ending.won, self.quest.ending.lost
        for badge, key, words in (("★", "paper-ending-won", won), ("✝", "paper-ending-lost", lost)):
            if words is not None:
                label = f'<p class="label">{self.say(key)}</p>'
                told = f'{label}<p class="tale">{self.tell.words(words)}</p>'
                blocks.append(framed(badge, told))
        cut = '<div class="scissors" aria-hidden="true">✂</div>'
        return (
            f'<section class="sheet"><h2>{self.say("paper-encounters")}</h2>'
            f'<p class="warning">{self.say("paper-warning")}</p>{cut.join(blocks)}</section>'
        )

    def encounter(self, badge: str, one: Encounter | Rounds) -> str:
        tale = f'<p class="tale">{self.tell.words(one.text)}</p>' if one.text is not None else ""
        place = f'<p class="label">{self.say("paper-at-round", where=one.where)}</p>' if isinstance(one, Rounds) else ""
        effects = self.tell.block(one.do)
        nothing = "" if effects else f"<ul><li>{self.say('paper-quiet')}</li></ul>"
        return framed(badge, place + tale + effects + nothing)


def framed(badge: str, inner: str) -> str:
    return f'<article class="encounter"><div class="badge">{e(badge)}</div><div class="told">{inner}</div></article>'


def happens(one: Rounds, number: int) -> bool:
    return number == one.at or bool(one.every and number > one.at and (number - one.at) % one.every == 0)


def square(sign: str) -> str:
    """A square of the map on its own."""
    one = Square(0, 0, sign)
    inner = path(fields([one]), fill="#d5e6ea" if sign == "~" else PAPER, stroke=INK, width=2)
    inner += {
        "E": path(steps(one), stroke="#a4530b", width=1.5),
        "o": path(pit(one), fill="#3a2e22") + path(depth(one), stroke="#f3eada"),
        "~": path(waves(one), stroke="#3f7e92", width=1.4),
    }[sign]
    return f'<svg viewBox="-1 -1 {SIDE + 2} {SIDE + 2}">{inner}</svg>'


def woodcut(quest: str) -> str:
    """What the quest is about before a light, in ink and blue."""
    seed = e(quest)
    return (
        '<svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<rect width="240" height="200" fill="{BLUE}"/>'
        f'<path d="{rays(120, 96, 62, 230, 90, 7, seed, 0.28)}" fill="{INK}"/>'
        f'<path d="{rays(120, 96, 56, 130, 48, 3.2, seed + " light", 0.5)}" fill="{PAPER}"/>'
        f'<circle cx="120" cy="94" r="58" fill="{PAPER}"/>'
        f"{picture('quest', quest, x=72, y=44, size=96, fill=INK)}</svg>"
    )
