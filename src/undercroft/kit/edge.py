"""Whether what leaves a table is whole and true: seat views, news, previews, reasons, labels, masked records."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from undercroft.engine.chance import Given, Needed
from undercroft.engine.events import Events
from undercroft.engine.game import Game
from undercroft.engine.labels import Labels, say
from undercroft.engine.luck import NUMBER
from undercroft.engine.position import Position
from undercroft.engine.preview import DIE, Preview, previews
from undercroft.kit.broken import Broken, demand, same
from undercroft.kit.checks import some
from undercroft.kit.options import pick
from undercroft.kit.walk import Check, Walk, costly
from undercroft.kit.words import SternText, rule_ids, stern
from undercroft.records.luck import NotedLuck
from undercroft.records.masked import from_json, masked
from undercroft.records.schema import preview, seat_view, step


@costly
def what_leaves(walk: Walk) -> None:
    """Seat views and news read back from JSON into the types of their game; news go on where they stopped."""
    table = walk.table
    one_by_one = [walk.game.view(table.position, seat) for seat in walk.everyone]
    same(walk.game.views(table.position, walk.everyone), one_by_one, "together, seats see something else")
    views, steps = (msgspec.json.Decoder(kind(walk.game)) for kind in (seat_view, step))
    for seat in walk.everyone:
        view = table.view(seat)
        same(views.decode(msgspec.json.encode(view)), view, f"the seat view of {seat} does not read back from JSON")
        news = table.news(seat)
        same([one.number for one in news], list(range(len(table.entries))), "the steps of the news are not numbered")
        for one in news[-2:]:
            same(steps.decode(msgspec.json.encode(one)), one, f"the news for {seat} do not read back from JSON")
        same(table.news(seat, len(news) - 1), news[-1:], "news that are asked for later are others")


@costly
def previewed(walk: Walk) -> None:
    """Previews are valid views, say what is then asked, and tell the truth as far as nothing hidden comes into it."""
    game, table = walk.game, walk.table
    decoder = msgspec.json.Decoder(preview(game))
    for seat in walk.seats:
        view = table.view_of(seat)
        for action in some(walk, table.packed(seat)):
            (found,) = previews(game, view, [action])
            same(decoder.decode(msgspec.json.encode(found)), found, f"the preview of {found.code} does not read back")
            imagined = game.imaginer(found.view).imagine(walk.probe)
            same(game.view(imagined, seat), found.view, f"the preview of {found.code} shows no view of this game")
            for text in stern(game):
                for change in found.changes:
                    text(f"figure-{change.name}")
            compare(walk, seat, action, found)


def compare(walk: Walk, seat: int, action: int, found: Preview[object, msgspec.Struct]) -> None:
    """What a preview says beside what comes of the action at the table, up to where luck is needed."""
    game = walk.game
    after, events, needed = walk.table.position.copy(), Events(), None
    try:
        after.apply(seat, action, Given(), events)
    except Needed as asked:
        needed = asked
    told = game.events.told_to(seat, events.packed)
    guess = game.imaginer(walk.table.view_of(seat)).guess
    listed = Game.changes(game, guess, walk_on(guess, seat, action), seat)
    same(set(found.changes), set(listed), f"the preview of {found.code} has other changes than the figures have")
    same(found.events, told, f"the preview of {found.code} tells other events")
    same(found.luck is None, needed is None, f"the preview of {found.code} does not know whether luck is needed")
    same(found.view, game.view(after, seat), f"the preview of {found.code} is not what comes of it")
    if found.luck is None or needed is None:
        same(found.outcome, game.outcome(after) if after.is_over() else None, f"{found.code} ends the game otherwise")
        return
    what = DIE if needed.what == NUMBER else game.luck[needed.what].telling.key or game.luck[needed.what].name
    same(found.luck.what, what, f"the preview of {found.code} asks luck for something else")
    possible = {chance.outcome for chance in found.luck.chances}
    there = {game.write_luck(needed.what, thing) for thing in needed.pile}
    demand(there <= possible, f"the preview of {found.code} does not expect {sorted(there - possible)}")


def walk_on(position: Position, seat: int, action: int) -> Position:
    """As far as an action comes without luck."""
    after = position.copy()
    with suppress(Needed):
        after.apply(seat, action, Given(), Events())
    return after


@costly
def chance(walk: Walk) -> None:
    """A source of luck that is given its answers one by one leads to where luck led at once."""
    game, table = walk.game, walk.table
    for seat in walk.seats:
        for action in some(walk, table.packed(seat))[:2]:
            at_once = table.position.copy()
            noted = NotedLuck(game, walk.probe)
            at_once.apply(seat, action, noted, Events())
            outcomes = list(noted.take())
            by_asking = asked(walk, seat, action, outcomes)
            same(game.write(by_asking), game.write(at_once), "luck asked for answer by answer leads elsewhere")


def asked(walk: Walk, seat: int, action: int, outcomes: list[str]) -> Position:
    answers: list[int] = []
    while True:
        after: Position = walk.table.position.copy()
        try:
            after.apply(seat, action, Given(answers), Events())
        except Needed as needed:
            things = {walk.game.write_luck(needed.what, thing): thing for thing in needed.pile}
            answers.append(things[outcomes[len(answers)]])
        else:
            same(len(answers), len(outcomes), "luck was asked less often than before")
            return after


@costly
def reasons(walk: Walk) -> None:
    """`why` says of every action whether it is possible, and if not, by which rule; nothing happens by asking."""
    table = walk.table
    before = len(table.entries)
    for seat in walk.seats:
        legal = set(table.packed(seat))
        for action in walk.pool.some(4, walk.probe):
            why = table.why(seat, walk.game.actions.write(action))
            same(why is None, action in legal, "`why` does not know what is legal")
            if why is not None:
                demand(why.rule in rule_ids(walk.game, "en"), f"the rule {why.rule} is on no rules page")
                for text in stern(walk.game):
                    text.say(why.sentence.message())
    same(len(table.entries), before, "asking why has changed the record")


LABELS: dict[tuple[str, str, str], Labels] = {}


def labels_of(walk: Walk, text: SternText) -> Labels:
    key = (walk.game.name, walk.game.content_hash, text.language)
    if key not in LABELS:
        LABELS[key] = walk.game.labels(text.language)
    return LABELS[key]


@costly
def labelled(walk: Walk) -> None:
    """A client with the labels and the Fluent files says actions and events as the game does."""
    game = walk.game
    for text in stern(game):
        labels = labels_of(walk, text)
        for seat in walk.seats:
            for action in some(walk, walk.table.packed(seat))[:4]:
                said = say("action", game.actions.to_json(action), labels, text)
                same(said, game.actions.words(action, text), "with labels alone an action is said otherwise")
        for event in walk.table.history[-1]:
            for viewer in walk.everyone:
                hidden = game.events.is_hidden(event, viewer)
                said = say("event", game.events.to_json(event, hidden), labels, text)
                same(said, game.events.words(event, text, hidden), "with labels alone an event is said otherwise")


def masks(walk: Walk) -> None:
    """A masked record reads back and replays for its seat."""
    table = walk.table
    if not table.is_over:
        return
    seat = pick(walk.probe, walk.everyone)
    record = masked(table, seat)
    same(from_json(record.to_json()), record, "a masked record does not read back")
    steps = record.steps()
    same(len(steps), len(table.entries), "a masked record lacks steps")
    same(steps[-1], (table.step(len(table.entries) - 1, seat), table.view(seat)), "a masked record ends elsewhere")
    if b'"luck":[' in record.to_json():
        raise Broken("a masked record has luck's answers in it")


EDGE: tuple[Check, ...] = (what_leaves, previewed, chance, reasons, labelled, masks)
