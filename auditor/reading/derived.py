"""Tables of measures beside a matrix of the same classes: precision, recall and support are taken from it.

They are no panel of the figure, as what they hold follows from its cells.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.metrics import metric_named
from auditor.model import Axis
from auditor.reading.labels import canonical
from auditor.reading.names import PanelReading

_AMOUNT = re.compile(
    r"^(?:support|n|totals?|counts?|samples|errors?|correct|TP|TN|FP|FN|instances|(?:number|no\.?|#) .{1,20})$",
    re.IGNORECASE,
)
_AVERAGE = re.compile(r"\b(?:average|avg|accuracy|macro|micro|weighted|overall|mean|total)\b", re.IGNORECASE)


def without_derived(readings: Sequence[PanelReading]) -> tuple[list[PanelReading], list[PanelReading]]:
    """The panels of the figure, and the tables of measures derived from them."""
    square = [
        classes
        for r in readings
        if len(classes := _labels(r.panel.rows)) > 1 and classes == _labels(r.panel.columns)
    ]
    derived = [r for r in readings if square and _is_derived(r, square)]
    return [r for r in readings if not any(r is other for other in derived)], derived


def _is_derived(reading: PanelReading, matrices: Sequence[set[str]]) -> bool:
    """Whether a table or list has a matrix's classes on one side and nothing but measures on the other.

    A list below a matrix ("Recall: oak 91.4%, elm 79.2%") may have taken the matrix's own rows for its axis; what
    counts is the rows and columns that it has values for.
    """
    cells = reading.panel.cells
    rows = _filled(reading.panel.rows, {cell.row for cell in cells})
    columns = _filled(reading.panel.columns, {cell.column for cell in cells})
    return any(
        _are_measures(other) and any(_are_classes(own, classes) for classes in matrices)
        for own, other in ((rows, columns), (columns, rows))
    )


def _filled(axis: Axis, positions: set[int]) -> Axis:
    return replace(axis, ticks=tuple(tick for k, tick in enumerate(axis.ticks) if k in positions))


def _are_measures(axis: Axis) -> bool:
    texts = [tick.text for tick in axis.ticks]
    named = [metric_named(text) is not None for text in texts]
    return any(named) and all(own or _AMOUNT.match(text) for own, text in zip(named, texts, strict=True))


def _are_classes(axis: Axis, classes: set[str]) -> bool:
    own = {canonical(tick.text) for tick in axis.ticks if not _AVERAGE.search(tick.text)}
    return bool(own) and own <= classes


def _labels(axis: Axis) -> set[str]:
    return {canonical(tick.text) for tick in axis.ticks}
