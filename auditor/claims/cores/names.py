"""Words of a sentence that its mentions leave open, taken for what they name or passed over: ends of axes, nouns of lines, units."""

from auditor.language.axis_adjectives import SUPERLATIVES, measures
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.model import Axis

# Nouns for a line beside its name, and for the time that an axis spans: they claim nothing there.
OF_LINES = frozenset(
    """
    curve series profile trace line group tube site network model week year day month level readout sample samples figure bar band reading
    placement position land stretch branch shop firm outlet batch setting setup specimen subject cohort arm
    """.split()
)


def heads(clause: Clause) -> dict[str, str]:
    """The last words of axis labels of several words, where they name one side only: "task" for "probing task"."""
    found: dict[str, set[str]] = {}
    for panel in clause.document.panels:
        for side in ("rows", "columns"):
            words = norms(axis_of(panel, side).label.split("(")[0].split(" in ")[0])
            if words:
                found.setdefault(words[-1], set()).add(side)
    return {word: next(iter(sides)) for word, sides in found.items() if len(sides) == 1}


def axis_end(clause: Clause, item: Item, behind: Item | None) -> Item | None:
    """`the narrowest network`, `the heaviest dropout`: the tick at an end of the axis that such an adjective is told of."""
    told = SUPERLATIVES.get(item.text.casefold())
    if told is None:
        return None
    grid = clause.document.panels[0]
    if behind is not None and isinstance(behind.value, AxisRef):
        sides = [behind.value.side]
    elif behind is None:
        sides = [side for side in ("rows", "columns") if measures(axis_of(grid, side)) & set(told[1])]
    else:
        return None
    at = _end(axis_of(grid, sides[0]), told[0]) if len(sides) == 1 else None
    if at is None:
        return None
    text = axis_of(grid, sides[0]).ticks[at].text
    return Item(
        "ref", TickRef(sides[0], (text,), True), item.start, item.end, item.first, item.last, item.text
    )


def _end(axis: Axis, sign: int) -> int | None:
    numbers = [tick.number for tick in axis.ticks]
    known = [number for number in numbers if number is not None]
    if len(known) < len(numbers) or not known:
        return None
    return numbers.index(max(known) if sign > 0 else min(known))
