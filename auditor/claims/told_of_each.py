"""Superlatives that are told of every line by itself, so that no mean of these settles them."""

from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.language.margins import Part
from auditor.language.refs import AxisRef

# So many words may stand between "every" and what is meant by it.
_BETWEEN = 2


def one_by_one(clause: Clause, parts: Sequence[Part]) -> bool:
    """`A is the best method on every wet field`: whether it is told of all lines that cross those compared, so that no mean settles it."""
    compared = {atom.dimension for part in parts for atom in part.sides.left}
    crossing = [
        item for item in clause.items if isinstance(item.value, AxisRef) and item.value.side not in compared
    ]
    return any(
        0 <= item.first - quant.last <= _BETWEEN for quant in clause.of("quant", "all") for item in crossing
    )
