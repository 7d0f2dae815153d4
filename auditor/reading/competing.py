"""Competing readings of what a document declares, settled by fit: the one that accounts for more of its data stands.

A list of ticks that only disagrees with the data is a fault to be found, and loses no cell. Where data are lost, as
lines are left over or grids have holes that nobody wrote, the declaration may be misread: without it, with keys that
recur in the lines themselves, or with less of it, the same lines may make a grid that is whole.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Panel
from auditor.reading.attempt import Attempt
from auditor.reading.axis_merging import named_in_labels
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.noted_columns import noted_in_values
from auditor.reading.outline import Node
from auditor.reading.paired_labels import paired_in_labels
from auditor.reading.parallel_lines import parallel_lines
from auditor.reading.partners import partnered_in_labels
from auditor.reading.recurring_keys import recurring_keys
from auditor.reading.recurring_pairs import recurring_pairs
from auditor.reading.unread import unread

FEWEST_CELLS = 4
Known = tuple[Sequence[DeclaredAxis], Sequence[AxisDeclaration]]


def best_attempt(
    nodes: Sequence[Node], children: dict[int, list[Node]], declared: Sequence[DeclaredAxis]
) -> tuple[Attempt, list[str]]:
    """The reading that accounts for most of the data, and what is to be told of how it was settled."""
    recurring = (
        paired_in_labels(nodes)
        or partnered_in_labels(nodes)
        or recurring_pairs(nodes)
        or [*named_in_labels(nodes), *noted_in_values(nodes), *parallel_lines(nodes)]
    )
    first = Attempt(nodes, children, declared, recurring)
    if not _loses(first):
        return first, []
    best, why = first, ""
    for name, known in _others(nodes, declared, recurring):
        other = Attempt(nodes, children, *known())
        if _accounts_for_more(other, best):
            best, why = other, name
    if best is first:
        return first, []
    cells = f"{_cells(best)} cells in place of {_cells(first)}"
    return best, [f"read {why}, as that accounts for more of the data ({cells})"]


def _others(
    nodes: Sequence[Node], declared: Sequence[DeclaredAxis], recurring: Sequence[AxisDeclaration]
) -> Iterator[tuple[str, Callable[[], Known]]]:
    """Further readings, each worked out only where it is asked for."""
    keys = recurring_keys(nodes)
    if keys:
        yield "with the keys that recur in its lines", lambda: (declared, keys)
    if not declared:
        return
    bare = [_without_ticks(axis) for axis in declared]
    yield "without the ticks that seemed to be declared", lambda: (bare, recurring)
    if keys:
        yield (
            "with the keys that recur in its lines and without the ticks that seemed to be declared",
            lambda: (bare, keys),
        )


def _without_ticks(declared: DeclaredAxis) -> DeclaredAxis:
    axis = replace(declared.axis, ticks=(), low=None, high=None, step=None, count=None)
    return replace(declared, axis=axis, lists=())


def _loses(attempt: Attempt) -> bool:
    """Whether lines of data are left over, or there is no grid at all."""
    if not attempt.panels or any(reading.unplaced for reading in attempt.panels):
        return True
    return any(unread(attempt.nodes, attempt.declaring, attempt.panels, attempt.known.at))


def _panels(attempt: Attempt) -> list[Panel]:
    return [reading.panel for reading in attempt.panels]


def _cells(attempt: Attempt) -> int:
    return sum(len(panel.cells) for panel in _panels(attempt))


def _accounts_for_more(other: Attempt, best: Attempt) -> bool:
    """Whether a reading has more cells, all of them in grids that are whole."""
    whole = all(panel.complete and len(panel.rows.ticks) > 1 for panel in _panels(other))
    return whole and _cells(other) >= FEWEST_CELLS and _cells(other) > _cells(best)
