# compiled by mypyc
"""One step ahead: take the action whose outcome looks best, over a few imagined positions."""

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import Imaginer, Insight


def look_one_step_ahead(imaginer: Imaginer, insight: Insight, legal: vec[i64], dice: Dice, samples: i64) -> list[float]:
    """The mean evaluation after each legal action; 0 for one that is not worth a thought."""
    quiet = Events(False)
    values = [0.0] * len(legal)
    seat = imaginer.seat
    for _ in range(samples):
        imagined = imaginer.imagine(dice)
        weights = insight.priors(imagined, seat, legal)
        for i in range(len(legal)):
            if weights[i] == 0.0:
                continue
            after = imagined.copy()
            after.apply(seat, legal[i], dice, quiet)
            values[i] += insight.settle(after, seat) if after.is_over() else insight.evaluate(after, seat)
    return [value / float(samples) for value in values]
