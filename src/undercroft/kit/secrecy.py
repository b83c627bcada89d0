"""Whether anything leaves a table that somebody may not know.

The means is always the same: deal again what a seat cannot know, and look for a difference that it could see.
"""

from __future__ import annotations

import copy

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.canvas import Marks
from undercroft.engine.errors import Malformed, Trouble
from undercroft.engine.events import Events
from undercroft.engine.game import Game, View
from undercroft.engine.luck import Luck
from undercroft.engine.playout import play_randomly
from undercroft.engine.position import TABLE, Position
from undercroft.kit.broken import demand, same
from undercroft.kit.checks import SAMPLE, some
from undercroft.kit.options import pick
from undercroft.kit.walk import LONGEST, Check, Walk, costly
from undercroft.kit.words import SternText, stern
from undercroft.records.luck import NotedLuck, RecordedLuck
from undercroft.records.masked import masked
from undercroft.records.record import Record
from undercroft.records.table import Table

WINDOWS = ((80, 24), (120, 40), (30, 10))


class SameFaces(Luck):
    """Draws as its source does, but rolls the faces that it is given: a die is thrown for all to see."""

    def __init__(self, source: Luck, faces: list[int] | None = None) -> None:
        self.source = source
        self.faces = faces
        self.rolled: list[int] = []

    def draw(self, pile: vec[i64], what: i64) -> i64:
        return self.source.draw(pile, what)

    def roll(self, sides: i64) -> i64:
        if self.faces is None:
            self.rolled.append(int(self.source.roll(sides)))
        elif len(self.rolled) < len(self.faces):
            self.rolled.append(self.faces[len(self.rolled)])
        else:
            raise Malformed("luck-missing")
        return self.rolled[-1]


def twin(walk: Walk, seat: int | None) -> Table:
    """The same table, except that all that `seat` does not know is different."""
    other = copy.copy(walk.table)
    other.stand(walk.table.position.copy())
    other.position.redeal(TABLE if seat is None else seat, walk.probe)
    return other


@costly
def indistinguishable(walk: Walk) -> None:
    """Views, actions, undo, outcome and refusals do not depend on what a seat cannot know."""
    game, table = walk.game, walk.table
    for seat in walk.everyone:
        other = twin(walk, seat)
        same(game.components(other.position), walk.components, f"dealt again for {seat}, components are not conserved")
        same(other.view(seat), table.view(seat), f"{seat} can tell two positions apart by the view")
        same(game.is_silent(other.position), game.is_silent(table.position), f"{seat} can tell by the silence")
        if seat is not None:
            for action in walk.pool.some(SAMPLE, walk.probe):
                code = game.actions.write(action)
                same(
                    answer(other, seat, action),
                    answer(table, seat, action),
                    f"{seat} can tell by the refusal of {code}",
                )


def answer(table: Table, seat: int, action: int) -> object:
    """What a seat is told about an action: that it is legal, or why it is not."""
    return table.why(seat, action)


@costly
def shown(walk: Walk) -> None:
    """Prompt and drawing come from the view, in every language and window, and give nothing else away."""
    seat, (width, height) = pick(walk.probe, walk.everyone), pick(walk.probe, WINDOWS)
    other = twin(walk, seat)
    for text in stern(walk.game):
        here, there = (
            screen(walk.game.view(table.position, seat), walk.game, text, width, height)
            for table in (walk.table, other)
        )
        same(there, here, f"{seat} can tell two positions apart by what is shown")


def screen(view: View, game: Game, text: SternText, width: int, height: int) -> str:
    return text.say(game.prompt(view)) + "\n" + game.draw(view, text, Marks(), width, height).plain()


@costly
def happenings(walk: Walk) -> None:
    """Events tell a seat nothing that its view does not tell; an action that does is known to disclose."""
    for seat in walk.everyone:
        other = twin(walk, seat)
        for actor in (TABLE, *walk.seats):
            for action in some(walk, walk.table.packed(actor))[:3]:
                compare(walk, other, seat, actor, action)


def compare(walk: Walk, other: Table, seat: int | None, actor: int, action: int) -> None:
    """Let the same action be taken at both tables; unless the view has changed for `seat`, it must notice nothing."""
    game, here = walk.game, walk.table.position.copy()
    noted, told = NotedLuck(game, walk.probe), Events()
    luck = SameFaces(noted)
    here.apply(actor, action, luck, told)
    outcomes = noted.take()
    discloses = game.discloses(walk.table.position, actor, action)
    if action not in other.packed(actor):
        # Seeing it done, the seat has learned something; what a spectator learns spoils no game.
        barred = bool(outcomes) or discloses or seat is None
        demand(barred, f"{game.actions.write(action)} shows {seat} something hidden, yet can be taken back")
        return
    for source in (RecordedLuck(game, outcomes), SameFaces(walk.probe, luck.rolled)):
        there, told_there = other.position.copy(), Events()
        try:
            there.apply(actor, action, source, told_there)
        except Malformed:
            continue  # luck could not have answered like that there
        if game.view(there, seat) == game.view(here, seat):
            found, wanted = redacted(walk, told_there, seat), redacted(walk, told, seat)
            same(found, wanted, f"{seat} can tell two positions apart by the events")
            barred = game.discloses(other.position, actor, action)
            same(barred, discloses, f"{seat} can tell two positions apart by what can be taken back")


def dealing(walk: Walk) -> None:
    """The events of the set-up do not tell what others were dealt: two of luck's answers may as well be swapped."""
    table, game = walk.table, walk.game
    dealt = table.entries[0].luck
    if len(table.entries) > 1 or not dealt:
        return
    for _ in range(4 * SAMPLE):
        luck = list(dealt)
        i, j = (int(walk.probe.below(len(luck))) for _ in range(2))
        luck[i], luck[j] = luck[j], luck[i]
        deal = msgspec.structs.replace(table.entries[0], luck=tuple(luck))
        try:
            other = Table.fold(game, walk.options, Record(header=table.header, entries=(deal,)), walk.probe)
        except Trouble:
            continue  # luck could not have answered like that
        for seat in walk.everyone:
            if other.view(seat) != table.view(seat):
                continue
            # What lies open may come in another order: that tells nothing of what does not.
            same(told(other, seat), told(table, seat), f"{seat} can tell what others were dealt")
            if other.news(seat) == table.news(seat):
                same(masked(other, seat), masked(table, seat), f"{seat} can tell by the masked record")


def told(table: Table, seat: int | None) -> list[bytes]:
    return sorted(msgspec.json.encode(event) for event in table.news(seat)[0].events)


def redacted(walk: Walk, events: Events, seat: int | None) -> list[object]:
    codec = walk.game.events
    return [codec.to_json(int(event), codec.is_hidden(int(event), seat)) for event in events.packed]


@costly
def narration(walk: Walk) -> None:
    """Everyone can be told what has just happened, in every language."""
    codec = walk.game.events
    for text in stern(walk.game):
        for event in walk.table.history[-1]:
            for seat in walk.everyone:
                codec.words(event, text, codec.is_hidden(event, seat))
        for seat in walk.seats:
            view = walk.game.view(walk.table.position, seat)
            for action in some(walk, walk.table.packed(seat)):
                walk.game.actions.words(action, text)
                walk.game.about(view, action, text)


@costly
def views(walk: Walk) -> None:
    """A view is plain data that reads back from JSON."""
    for seat in walk.everyone:
        view = walk.game.view(walk.table.position, seat)
        same(view.seat, seat, "a view does not know whose it is")
        read = msgspec.json.decode(msgspec.json.encode(view), type=walk.game.view_type)
        same(read, view, f"the view of {seat} does not read back from JSON")


@costly
def imagination(walk: Walk) -> None:
    """Positions imagined from a view look the same to its seat, are sound, and can be played on."""
    game, table = walk.game, walk.table
    dreamer = pick(walk.probe, walk.everyone)
    for seat in walk.everyone:
        view = game.view(table.position, seat)
        imaginer = game.imaginer(view)
        for _ in range(2):
            imagined = imaginer.imagine(walk.probe)
            same(game.view(imagined, seat), view, f"what {seat} imagines does not look like what it sees")
            same(game.components(imagined), walk.components, f"what {seat} imagines lacks or adds pieces")
            same(imagined.waiting(), table.position.waiting(), f"what {seat} imagines waits for others")
            if seat is not None:
                same(
                    listed(imagined, seat), sorted(table.packed(seat)), f"what {seat} imagines has other actions for it"
                )
            line = game.write(imagined)
            same(game.write(game.read(line)), line, f"what {seat} imagines does not read back")
            if seat == dreamer:  # for one of them is enough: playing to the end takes long
                play_randomly(imagined, walk.probe, LONGEST)
                demand(imagined.is_over(), f"what {seat} imagines does not come to an end")


def listed(position: Position, seat: int) -> list[int]:
    return sorted(int(action) for action in position.legal(seat))


SECRETS: tuple[Check, ...] = (indistinguishable, shown, dealing, happenings, narration, views, imagination)
