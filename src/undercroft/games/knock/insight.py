"""What good play looks like in this game, in a player's terms: keep halls quiet, bring creatures down in time."""

from typing import final

from mypy_extensions import i64

from undercroft.engine.packing import kind_of
from undercroft.engine.position import Insight, Position
from undercroft.games.knock.actions import PLACE, REVEAL, RUNNING, WON
from undercroft.games.knock.dungeon import FROZEN
from undercroft.games.knock.rules import SAFE, Keep


@final
class KeepInsight(Insight):
    """A keep looks good when few creatures stand, those that do are close to falling, and time is left."""

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Keep)
        if position.end != RUNNING:
            return 1.0 if position.end == WON else 0.0
        dungeon = position.dungeon
        hope = 0.85
        for i in range(dungeon.size()):
            if dungeon.is_creature(i):
                missing = dungeon.danger[i] - SAFE
                tokens = dungeon.guard[i]
                # A creature is a threat in the measure of what is still to be covered and the turns left for it.
                threat = 0.02 * float(missing)
                if tokens != FROZEN:
                    threat += 0.06 * float(missing) / float(tokens)
                    if tokens == 1:
                        threat += 0.5
                hope -= threat
        if position.reserve < 5:
            hope -= 0.04 * float(5 - position.reserve)
        done = float(dungeon.size()) / float(dungeon.size() + len(position.pile) + 1)
        hope += 0.1 * done
        if hope < 0.01:
            return 0.01
        return 0.99 if hope > 0.99 else hope

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        """Placing is the move; a card is shown only by people, who have a reason to."""
        kind = kind_of(action)
        if kind == REVEAL:
            return 0.0
        return 1.0 if kind == PLACE else 0.2
