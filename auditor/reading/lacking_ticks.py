"""Names that recur in pairs, and that the list of ticks leaves out: "A vs. D", "B vs. D", where D is not listed."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical
from auditor.reading.outline import Node

_FEWEST_LISTED = 4  # beside one name that is not


def with_lacking(
    nodes: Sequence[Node], declared: Sequence[DeclaredAxis], paired: Sequence[AxisDeclaration]
) -> Sequence[DeclaredAxis]:
    """Two axes with one list of ticks, known with the one name as well that pairs with each of these.

    What the list leaves out so is a fault of its own, and loses no cell.
    """
    lists = [axis for axis in declared if axis.axis.ticks]
    names = {canonical(tick.text): tick for tick in (paired[0].ticks if paired else ())}
    told = [[canonical(tick.text) for tick in axis.axis.ticks] for axis in lists]
    if (
        len(lists) != 2
        or told[0] != told[1]
        or len(told[0]) < _FEWEST_LISTED
        or not set(told[0]) < set(names)
    ):
        return declared
    lacking = [tick for name, tick in names.items() if name not in told[0]]
    if len(lacking) > 1 or not all(
        _stand_together(nodes, lacking[0].text, tick.text) for tick in lists[0].axis.ticks
    ):
        return declared
    return [replace(axis, lacking=tuple(lacking)) if axis in lists else axis for axis in declared]


def _stand_together(nodes: Sequence[Node], one: str, other: str) -> bool:
    """Whether a label holds both names."""
    labels = (canonical(node.label.text) for node in nodes if node.label is not None)
    return any(canonical(one) in label and canonical(other) in label for label in labels)
