"""A thief's common sense: treasure is worth what the light is worth."""

from mypy_extensions import i64

from lantern.rules import Dive
from undercroft.engine.position import Insight, Position


class DiveInsight(Insight):
    """Compare what everyone would bring home, less the risk of the next tile for those who are still below."""

    def evaluate(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Dive)
        hopes = [self.hope(position, other) for other in range(position.seats)]
        mine = hopes.pop(int(seat))
        return min(0.99, max(0.01, 0.5 + 0.04 * (mine - max(hopes))))

    def hope(self, dive: Dive, seat: int) -> float:
        if not dive.is_below(seat):
            return float(dive.score(seat))
        fatal = sum(tile in dive.lying for tile in dive.bag) / max(1, len(dive.bag))
        return (2.0 + float(dive.carried(seat) + dive.charm_points(seat))) * (1.0 - 2.0 * fatal)
