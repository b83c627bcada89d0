"""What must hold after every entry of every game: decisions, actions, records, copies, undo, the end."""

from __future__ import annotations

import json

import msgspec

from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.position import TABLE, Insight
from undercroft.kit.broken import Broken, demand, same
from undercroft.kit.options import pick
from undercroft.kit.walk import Check, Walk, costly
from undercroft.kit.words import rule_ids, stern
from undercroft.records import notation
from undercroft.records.record import MARK, from_json
from undercroft.records.table import Table

SAMPLE = 8


def decisions(walk: Walk) -> None:
    """While the game runs the table waits for somebody, who has something to do; afterwards nobody does."""
    position = walk.table.position
    if position.is_over():
        for seat in (TABLE, *walk.seats):
            same(walk.table.packed(seat), [], f"the game is over, yet seat {seat} may act")
        return
    demand(0 < position.waiting() < 1 << position.seats, "the table waits for no seat, or for one that is not there")
    for seat in walk.seats:
        legal = walk.table.packed(seat)
        demand(len(legal) > 0 or not position.waits_for(seat), f"the table waits for seat {seat}, which can do nothing")
        same(len(set(legal)), len(legal), f"an action of seat {seat} is listed twice")


def components(walk: Walk) -> None:
    """No piece is lost or made."""
    same(dict(walk.game.components(walk.table.position)), walk.components, "components are not conserved")


def invariants(walk: Walk) -> None:
    """The quick ones, for a soak."""
    decisions(walk)
    components(walk)
    if walk.table.is_over:
        end(walk)
        record(walk)


@costly
def actions(walk: Walk) -> None:
    """Every listed action applies, and its text and JSON read back."""
    codec = walk.game.actions
    for seat in (TABLE, *walk.seats):
        legal = walk.table.packed(seat)
        for action in legal:
            code = codec.write(action)
            demand(not code.startswith(MARK), f"the code {code} means something else in a record")
            same(codec.parse(code), action, f"the code {code} does not read back")
            data = json.loads(json.dumps(codec.to_json(action)))
            same(codec.from_json(data), action, f"the JSON {data} does not read back")
        for action in some(walk, legal):
            walk.table.position.copy().apply(seat, action, walk.probe, Events())


def events(walk: Walk) -> None:
    """The text and JSON of events read back."""
    codec = walk.game.events
    for event in walk.table.history[-1]:
        same(codec.parse(codec.write(event)), event, f"the event {codec.write(event)} does not read back")
        same(codec.from_json(codec.to_json(event)), event, f"the JSON of {codec.write(event)} does not read back")


@costly
def refusals(walk: Walk) -> None:
    """An action that is not listed is refused with a rule and a sentence in each language, and changes nothing."""
    ids = rule_ids(walk.game, "en")
    before = len(walk.table.entries)
    for seat in (TABLE, *walk.seats):
        legal = set(walk.table.packed(seat))
        for action in walk.pool.some(SAMPLE // 2, walk.probe):
            code = walk.game.actions.write(action)
            same(walk.game.actions.parse(code), action, f"the code {code} does not read back")
            if action in legal:
                continue
            try:
                walk.table.play(seat, action)
            except Illegal as refusal:
                demand(refusal.rule in ids, f"{code} is refused by the rule {refusal.rule}, which no rules page has")
                for text in stern(walk.game):
                    refusal.said_in(text)
            else:
                raise Broken(f"{code} is not listed for seat {seat}, yet it applies")
    try:
        walk.table.play(walk.seats.stop, walk.pool.some(1, walk.probe)[0])
    except Unknown:
        pass
    else:
        raise Broken("a seat that is not there may act")
    same(len(walk.table.entries), before, "a refused action is in the record")
    same(walk.game.write(walk.table.position), walk.line, "a refused action changed the position")


@costly
def record(walk: Walk) -> None:
    """The record reads back from text and JSON, and its fold is the position, for every seat."""
    table = walk.table
    same(notation.read(notation.write(table.record)), table.record, "the text of the record does not read back")
    same(from_json(table.record.to_json()), table.record, "the JSON of the record does not read back")
    folded = Table.fold(walk.game, walk.game.options(table.header.options), table.record, Dice(0))
    same(walk.game.write(folded.position), walk.line, "the fold of the record is another position")
    same(folded.record, table.record, "the fold of the record has another record")
    for seat in walk.everyone:
        same(folded.view(seat), table.view(seat), f"the fold of the record looks different to {seat}")
        same(folded.news(seat), table.news(seat), f"the fold of the record tells {seat} other news")


@costly
def position_text(walk: Walk) -> None:
    """The line of a position reads back, and the position read is the same to everyone."""
    read = walk.game.read(walk.line)
    same(walk.game.write(read), walk.line, "the line of the position does not read back")
    for seat in walk.everyone:
        same(
            walk.game.view(read, seat),
            walk.game.view(walk.table.position, seat),
            f"read back, {seat} sees another view",
        )
    for seat in (TABLE, *walk.seats):
        found = sorted(int(action) for action in read.legal(seat))
        same(found, sorted(walk.table.packed(seat)), f"read back, seat {seat} has other actions")


@costly
def copies(walk: Walk) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    original = walk.table.position.copy()
    for seat in (TABLE, *walk.seats):
        for action in some(walk, walk.table.packed(seat))[:2]:
            copy = original.copy()
            copy.apply(seat, action, walk.probe, Events())
            same(walk.game.write(original), walk.line, "an action on a copy changed the original")
            copy, original = original, original.copy()
            copy.apply(seat, action, walk.probe, Events())
            same(walk.game.write(original), walk.line, "an action on the original changed a copy")
    original.redeal(TABLE, walk.probe)
    same(walk.game.write(walk.table.position), walk.line, "dealing a copy again changed the original")


@costly
def undo(walk: Walk) -> None:
    """What was taken back is exactly as before; beyond the barrier a sentence says why not."""
    table = walk.table
    same(walk.game.write(table.position), walk.line, "taking back led to another position")
    for seat in (TABLE, *walk.seats):
        reason = table.undo_refusal(seat)
        if reason is None:
            demand(table.entries[-1].luck == (), "luck has answered, yet it can be taken back")
            continue
        for text in stern(walk.game):
            text.say(reason)
        try:
            table.undo(seat)
        except Illegal:
            same(walk.game.write(table.position), walk.line, "a refused undo changed the position")
        else:
            raise Broken(f"seat {seat} was told “{reason.key}”, yet could take back")


@costly
def insight(walk: Walk) -> None:
    """Evaluations lie between lost and won, no prior is negative, and a natural choice goes by the priors."""
    position = walk.table.position
    for seat in walk.seats:
        look = walk.game.insight.settle if position.is_over() else walk.game.insight.evaluate
        value = look(position, seat)
        demand(0.0 <= value <= 1.0, f"to seat {seat} the position is worth {value}")
        for action in some(walk, walk.table.packed(seat)):
            prior = walk.game.insight.prior(position, seat, action)
            demand(prior >= 0.0, f"the prior of {walk.game.actions.write(action)} is {prior}")
        if position.waits_for(seat):
            seed = walk.probe.below(1 << 30)
            chosen = walk.game.insight.natural(position, seat, Dice(seed))
            by_priors = Insight.natural(walk.game.insight, position, seat, Dice(seed))
            same(chosen, by_priors, f"seat {seat} does not choose by its priors")


def end(walk: Walk) -> None:
    """A finished game says who won, by which rule and why, and pays accordingly; a running one says nothing."""
    outcome = walk.table.outcome()
    if not walk.table.is_over:
        same(outcome, None, "the game runs, yet it has an outcome")
        return
    if outcome is None:
        raise Broken("the game is over without an outcome")
    demand(outcome.rule in rule_ids(walk.game, "en"), f"the game ended by {outcome.rule}, which no rules page has")
    demand(set(outcome.winners) <= set(walk.seats), f"the winners are {outcome.winners}")
    same(len(outcome.scores), len(walk.seats), "not every seat has a score")
    same(outcome.cooperative, walk.game.cooperative, "the outcome does not know whether the game is co-operative")
    if outcome.cooperative:
        demand(len(outcome.winners) in (0, len(walk.seats)), "in a co-operative game all win or none")
    for seat in walk.seats:
        payoff = walk.table.position.payoff(seat)
        demand(0.0 <= payoff <= 1.0, f"seat {seat} is paid {payoff}")
        same(
            payoff > 0.0, seat in outcome.winners, f"seat {seat} is paid {payoff} and the winners are {outcome.winners}"
        )
    same(msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome), outcome, "the outcome does not read back")
    for text in stern(walk.game):
        text(outcome.reason)
        for score in outcome.scores:
            for line in score.lines:
                text.say(line.message())


def some(walk: Walk, actions: list[int]) -> list[int]:
    """A few of a long list, all of a short one."""
    return actions if len(actions) <= SAMPLE else [pick(walk.probe, actions) for _ in range(SAMPLE)]


CHECKS: tuple[Check, ...] = (
    decisions,
    components,
    actions,
    events,
    refusals,
    record,
    position_text,
    copies,
    undo,
    insight,
    end,
)
