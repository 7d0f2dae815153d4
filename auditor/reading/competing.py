"""Competing readings of what a document declares, settled by fit: the one that accounts for more of its data stands.

A list of ticks that only disagrees with the data is a fault to be found, and loses no cell. Where data are lost, as
lines are left over or grids have holes that nobody wrote, the declaration may be misread: without it, with keys that
recur in the lines themselves, or with less of it, the same lines may make a grid that is whole.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import prod

from auditor.model import AxisDeclaration, Panel
from auditor.reading.attempt import Attempt
from auditor.reading.axis_merging import named_in_labels
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.form import IN_SENTENCES, TOLD_ROWS
from auditor.reading.labels import canonical
from auditor.reading.lacking_ticks import with_lacking
from auditor.reading.noted_columns import noted_in_values
from auditor.reading.outline import Node
from auditor.reading.paired_labels import paired_in_labels
from auditor.reading.parallel_lines import parallel_lines
from auditor.reading.partners import partnered_in_labels
from auditor.reading.recurring_keys import recurring_keys
from auditor.reading.recurring_pairs import recurring_pairs
from auditor.reading.told_before_lists import columns_before_lists
from auditor.reading.told_columns import told_columns
from auditor.reading.unread import unread
from auditor.source import Span

FEWEST_CELLS = 4
_TOLD = ("prose", TOLD_ROWS, IN_SENTENCES)
Known = tuple[Sequence[DeclaredAxis], Sequence[AxisDeclaration]]


def best_attempt(
    nodes: Sequence[Node], children: dict[int, list[Node]], declared: Sequence[DeclaredAxis]
) -> tuple[Attempt, list[str]]:
    """The reading that accounts for most of the data, and what is to be told of how it was settled."""
    paired = paired_in_labels(nodes)
    declared = with_lacking(nodes, declared, paired)
    recurring = (
        paired
        or partnered_in_labels(nodes)
        or recurring_pairs(nodes)
        or [*named_in_labels(nodes), *noted_in_values(nodes), *parallel_lines(nodes)]
    )
    first = Attempt(nodes, children, declared, recurring)
    told = _in_sentences(first)
    lent = _lent_columns(_panels(first)) or _told_before(first)
    if not told and not lent and not _loses(first):
        return first, []
    best, why = first, ""
    for name, known in _others(nodes, declared, recurring, told, lent):
        other = Attempt(nodes, children, *known())
        if _accounts_for_more(other, best) and (not told or _has_all(other, told)):
            best, why = other, name
    if best is first:
        return first, []
    cells = f"{_cells(best)} cells in place of {_cells(first)}"
    return best, [f"read {why}, as that accounts for more of the data ({cells})"]


def _others(
    nodes: Sequence[Node],
    declared: Sequence[DeclaredAxis],
    recurring: Sequence[AxisDeclaration],
    told: Sequence[AxisDeclaration],
    lent: Sequence[AxisDeclaration],
) -> Iterator[tuple[str, Callable[[], Known]]]:
    """Further readings, each worked out only where it is asked for."""
    if lent:
        lend = [DeclaredAxis(axis, nodes[0], (axis.ticks,)) for axis in lent]
        yield "with columns that are told elsewhere", lambda: ([*declared, *lend], recurring)
    keys = recurring_keys(nodes)
    if keys:
        yield "with the keys that recur in its lines", lambda: (declared, keys)
    if told:
        yield "with the columns that recur in its sentences", lambda: (declared, told)
    if not declared:
        return
    bare = [_without_ticks(axis) for axis in declared]
    yield "without the ticks that seemed to be declared", lambda: (bare, recurring)
    if keys:
        yield (
            "with the keys that recur in its lines and without the ticks that seemed to be declared",
            lambda: (bare, keys),
        )
    if told:
        yield (
            "with the columns that recur in its sentences and without the ticks that seemed to be declared",
            lambda: (bare, told),
        )


def _without_ticks(declared: DeclaredAxis) -> DeclaredAxis:
    axis = replace(declared.axis, ticks=(), low=None, high=None, step=None, count=None)
    return replace(declared, axis=axis, lists=())


def _loses(attempt: Attempt) -> bool:
    """Whether lines of data are left over, or there is no grid at all."""
    if not attempt.panels or any(reading.unplaced for reading in attempt.panels):
        return True
    return any(unread(attempt.nodes, attempt.declaring, attempt.panels, attempt.known.at))


def _in_sentences(attempt: Attempt) -> list[AxisDeclaration]:
    """The rows and columns that recur in sentences, where these alone hold the data and tell more than was read."""
    if any(panel.form not in _TOLD for panel in _panels(attempt)):
        return []
    told = told_columns(attempt.nodes)
    return told if prod(len(axis.ticks) for axis in told) > _cells(attempt) else []


def _lent_columns(panels: Sequence[Panel]) -> list[AxisDeclaration]:
    """The columns of one panel, where another with the same rows has lists without names for theirs."""
    named = [panel for panel in panels if not _is_counted(panel)]
    counted = [panel for panel in panels if _is_counted(panel)]
    ways = {
        tuple(tick.text for tick in own.columns.ticks): own.columns.ticks
        for own in named
        if any(_rows(own) == _rows(other) for other in counted)
    }
    return (
        [AxisDeclaration("columns", "", Span(0, 0), ticks) for ticks in ways.values()]
        if len(ways) == 1
        else []
    )


def _told_before(attempt: Attempt) -> list[AxisDeclaration]:
    """The columns that a line before the data tells, where all panels are lists without names for theirs."""
    panels = _panels(attempt)
    return columns_before_lists(attempt.nodes, panels) if panels and all(map(_is_counted, panels)) else []


def _is_counted(panel: Panel) -> bool:
    """Whether the columns of a grid have no names, so that they are counted."""
    told = panel.columns.declaration
    if told is not None and (told.ticks or told.low):
        return False
    return [tick.text for tick in panel.columns.ticks] == [
        str(n + 1) for n in range(len(panel.columns.ticks))
    ]


def _rows(panel: Panel) -> set[str]:
    return {canonical(tick.text) for tick in panel.rows.ticks}


def _has_all(attempt: Attempt, told: Sequence[AxisDeclaration]) -> bool:
    """Whether a reading has all rows that sentences tell, so that none is taken for a remark."""
    return _cells(attempt) >= prod(len(axis.ticks) for axis in told)


def _panels(attempt: Attempt) -> list[Panel]:
    return [reading.panel for reading in attempt.panels]


def _cells(attempt: Attempt) -> int:
    return sum(map(_written, _panels(attempt)))


def _written(panel: Panel) -> int:
    """How many places of a grid are written, be it as ranges."""
    return len(panel.cells) + len(panel.bands_of_cells)


def _accounts_for_more(other: Attempt, best: Attempt) -> bool:
    """Whether a reading has more values, or as many in more columns with names, all of them in grids that are whole."""
    panels = _panels(other)
    missing = sum(abs(panel.size - _written(panel)) for panel in panels)
    # One line may have a value too few.
    whole = missing <= (len(panels) > 0) and all(len(panel.rows.ticks) > 1 for panel in panels)
    return whole and _cells(other) >= FEWEST_CELLS and _worth(other) > _worth(best)


def _worth(attempt: Attempt) -> tuple[int, int]:
    """How many values a reading has, be they surplus, and how few of its grids have columns without names."""
    panels = _panels(attempt)
    return _cells(attempt) + sum(len(panel.surplus) for panel in panels), -sum(map(_is_counted, panels))
