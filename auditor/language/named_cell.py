"""A cell that is named by its row and its column, and has its place among all cells: "A in May is the second-lowest value"."""

from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.language.clauses.spots import opens
from auditor.language.items import Item
from auditor.language.pairs import COLUMNS, ROWS, halves, sides
from auditor.language.ranking import puts_in_order
from auditor.language.refs import AxisRef
from auditor.language.subject import of_statement


def named_cell(clause: Clause, cues: Sequence[Item]) -> Item | None:
    """The cell of which a superlative or a rank is told, where nothing else speaks of one of its lines.

    "At A, B is last" and "A comes last in May" tell where it was looked, and so does a section on A.
    """
    spots = [item for item in clause.refs if halves(item)]
    if len(spots) != 1 or clause.refs != spots or not cues or any(map(_orders, cues)):
        return None
    spot, cue = spots[0], min(cues, key=lambda item: item.start)
    context = (*of_statement(clause), *clause.label, *clause.trail_items)
    own = (spot.value, *(half.value for half in halves(spot)))
    spoken_of = any(map(_is_line, context)) or any(
        _is_line(item) and item.value not in own for item in clause.before
    )
    return None if spot.end > cue.start or opens(spot, clause.sentence) or spoken_of else spot


def of_cells(clause: Clause, cues: Sequence[Item]) -> bool:
    """`A in May is the lowest value`: whether a superlative is said of a word for cells."""
    last = max(cue.last for cue in cues)
    return any(item.has("noun", "cell") and 0 <= item.first - last <= 1 for item in clause.items)


def among_lines(clause: Clause, cues: Sequence[Item]) -> bool:
    """`A in May is the best field`: whether lines may be compared, since a superlative is said of what their axis is called."""
    last = max(cue.last for cue in cues)
    return any(isinstance(item.value, AxisRef) and 0 <= item.first - last <= 1 for item in clause.items)


def _orders(cue: Item) -> bool:
    return puts_in_order(cue) or cue.text.casefold().startswith(
        ("rank", "come", "came", "finish", "place", "take")
    )


def _is_line(item: Item) -> bool:
    return bool({ROWS, COLUMNS} & set(sides(item)))
