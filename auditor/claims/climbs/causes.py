"""Which axis a cause moves along, and which way: "a longer soak", "more bits on the values", "as the carriage goes faster"."""

from collections.abc import Sequence

from auditor.claims.found import side_of
from auditor.language.axis_adjectives import ADJECTIVES, fits, told_way
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.refs import AxisRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import Way
from auditor.reading.labels import singular

# What tells of any axis which way it is followed.
GENERAL = dict.fromkeys(
    "more greater higher larger bigger increasing growing rising additional extra".split(), 1
)
GENERAL |= dict.fromkeys("fewer less lower smaller decreasing shrinking falling reducing".split(), -1)
GENERAL |= dict.fromkeys("raising increasing".split(), 1) | dict.fromkeys("lowering cutting".split(), -1)
_DULL = frozenset("number of the a in per count total value size and by for each from on with".split())


def cause(clause: Clause, panel: int, items: Sequence[Item], text: str) -> Way | None:
    """The axis along which a cause moves, with its direction; None where that is not known."""
    told = [item for item in items if isinstance(item.value, AxisRef)]
    words = norms(text)
    if len({side_of(item) for item in told}) > 1:
        return None
    side = side_of(told[0]) if told else _side(clause, panel, words)
    if not side:
        return None
    label = set(norms(axis_of(clause.panel(panel), side).label))
    if label & {"rank", "ranking", "place", "position"}:
        return None  # a higher rank has the lower number
    ways = {way for item in told if isinstance(item.value, AxisRef) and (way := item.value.direction)}
    ways |= {way for word in words if (way := _way(word, label)) and not ways}
    return Way(side, "growing", ways.pop()) if len(ways) == 1 else None


def told_beside(clause: Clause, panel: int, text: str) -> set[Way]:
    """`as the air gets warmer`: the axes whose ticks a comparative tells apart, whatever the thing is called."""
    axes = {side: axis_of(clause.panel(panel), side) for side in ("rows", "columns")}
    return {
        Way(side, "growing", way)
        for word in norms(text)
        if word not in GENERAL
        for side, axis in axes.items()
        if (way := told_way(word, axis))
    }


# Words of a cause that tell nothing of the axis.
IDLE = frozenset(
    "each every additional further extra added next new single successive spending using adding giving taking having going moving choosing running "
    "waiting making letting putting working being staying playing on to for".split()
) | frozenset(GENERAL)


def tells_nothing(clause: Clause, panel: int, word: str) -> bool:
    """Whether a word of a cause leaves open nothing: `spending`, `each`, or `soaking` where the axis is one of soaks."""
    axes = (clause.panel(panel).rows, clause.panel(panel).columns)
    labels = {singular(norm) for axis in axes for norm in norms(axis.label)}
    return word in IDLE or word in ADJECTIVES or bool(labels & {singular(word), *roots(word)})


def _way(word: str, label: set[str]) -> int:
    """The way that a comparative leads along an axis; 0 where it leads nowhere."""
    if word in GENERAL:
        return GENERAL[word]
    way, nouns = ADJECTIVES.get(word, (0, ()))
    return way if label & set(nouns) else 0


def _side(clause: Clause, panel: int, words: Sequence[str]) -> str:
    """The axis whose label has most of the words; "" where both have as many."""
    own = {root for word in words for root in (singular(word), *roots(word))} - _DULL
    shared = {
        side: len(own & {singular(word) for word in norms(axis_of(clause.panel(panel), side).label)})
        for side in ("rows", "columns")
    }
    if shared["rows"] == shared["columns"]:
        sides = {side for side in shared for word in words if _fits(clause, panel, side, word)}
        return sides.pop() if len(sides) == 1 and not shared["rows"] else ""
    return max(shared, key=lambda side: shared[side])


def _fits(clause: Clause, panel: int, side: str, word: str) -> bool:
    """Whether an adjective is told of what the axis measures: `longer` of hours and lengths."""
    return fits(word, [axis_of(clause.panel(panel), side)])
