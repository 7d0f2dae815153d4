"""How people say how many rows, columns, cells and panels there are.

A number before a noun is a count of the whole only in a frame that says so ("shows twelve counts", "twelve counts
stand side by side", "3 rows by 4 columns"); "twelve counts are bold" is none.
"""

from collections.abc import Iterator, Sequence

from auditor.claims.makeup.cell_frames import cells
from auditor.claims.makeup.count_words import Found
from auditor.claims.makeup.facts import Fact, Place
from auditor.claims.makeup.panel_frames import panels
from auditor.claims.makeup.shared_frames import shared_axes
from auditor.claims.makeup.size_frames import ARRANGED, EACH, PANELS, crossed, rows_and_columns, sizes
from auditor.claims.makeup.tick_frames import axis_counts
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import phrasing
from auditor.language.refs import AxisRef, TickRef

_SIZES = ("rows", "columns", "cells", "pairs", "size")


def counts(clause: Clause) -> Iterator[Found]:
    """All counts of the figure's make-up that a clause states, with the mentions that they account for."""
    line = phrasing(clause)
    found = [
        *sizes(clause, line),
        *crossed(clause),
        *rows_and_columns(clause, line),
        *axis_counts(clause, line),
        *cells(clause, line),
        *panels(clause, line),
        *shared_axes(clause, line),
    ]
    counted: dict[Item, Fact] = {}
    merged: dict[Fact, frozenset[Item]] = {}
    places: dict[Fact, Place] = {}
    for fact, items, place in found:
        if fact.number is not None and fact.number.value % 1:
            continue  # "5.2 Counts": the number of a section
        numbers = {item for item in items if item.kind == "number"} or set(items)
        others = {counted[item] for item in numbers if item in counted}
        if all(other == fact or merged[other] == items for other in others):
            counted |= dict.fromkeys(numbers, fact)
            merged[fact] = merged.get(fact, frozenset()) | items
            before = places.get(fact, place)
            places[fact] = (min(before[0], place[0]), max(before[1], place[1]))
    yield from ((fact, items, places[fact]) for fact, items in merged.items())


def of_size(clause: Clause, counted: Sequence[Found]) -> list[Found]:
    """The counts that tell the size of grids: neither how panels are laid out, nor a lone "one".

    "Arranged in one row" tells of a layout, "one cell" of a cell; "one row and four columns" is a size.
    """
    sized = [one for one in counted if one[0].about in _SIZES]
    alone = sized[0][0] if len(sized) == 1 and sized[0][0].about != "size" else None
    lone = alone is not None and alone.num.word and alone.num.value == 1
    laid = len(clause.document.panels) > 1 and PANELS.search(clause.text) and not EACH.search(clause.text)
    all_laid = laid and _may_hold_panels(clause, [fact for fact, _, _ in sized])
    return [
        one
        for one in counted
        if one not in sized or not (lone or laid and (_lays_out(clause, one) or all_laid))
    ]


def _may_hold_panels(clause: Clause, facts: Sequence[Fact]) -> bool:
    """`four maps in two rows and two columns`: whether rows and columns that no axis names have a place for each panel, and no row for none."""
    told = {fact.about: fact.num.value for fact in facts}
    named = any(isinstance(item.value, AxisRef | TickRef) for item in clause.items)
    count = len(clause.document.panels)
    if named or not told or not set(told) <= {"rows", "columns"}:
        return False
    if len(told) == 1:
        return count % max(told.popitem()[1], 1) == 0
    return (told["rows"] - 1) * told["columns"] < count <= told["rows"] * told["columns"]


def _lays_out(clause: Clause, found: Found) -> bool:
    """`four maps arranged in two rows`: whether rows and columns are those in which panels stand."""
    fact, _, (start, end) = found
    lead = clause.sentence[max(clause.start, start - 15) : end]
    return fact.about in ("rows", "columns") and bool(ARRANGED.search(lead))
