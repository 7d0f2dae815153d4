"""What the text tells of the limits of whole panels: it bounds what is not written in them."""

from collections.abc import Sequence

from auditor.claim import ClaimKind, Reading
from auditor.language.clauses import Clause
from auditor.model import Document
from auditor.truth import Interval


def bounds_told(
    document: Document, found: Sequence[tuple[Clause, Sequence[tuple[ClaimKind, Reading]]]]
) -> dict[int, Interval]:
    """What stated ranges of whole panels allow their holes to hold."""
    bounds: dict[int, Interval] = {}
    for _, readings in found:
        for _, reading in readings:
            limit = getattr(reading.claim, "bound", None)
            if limit is not None and len(reading.panels) == 1 and len({id(r) for _, r in readings}) == 1:
                panel, interval = limit
                values = [q.interval for q in document.panels[panel].values.values()]
                if all(interval.intersection(value) for value in values):
                    bounds.setdefault(panel, interval)
    return bounds


def ends_told(
    document: Document, found: Sequence[tuple[Clause, Sequence[tuple[ClaimKind, Reading]]]]
) -> dict[int, tuple[Interval, Interval]]:
    """The extremes of panels that only the text tells, since not all of their cells are written."""
    told: dict[int, set[tuple[Interval, Interval]]] = {}
    for _, readings in found:
        stated = {ends for _, reading in readings if (ends := getattr(reading.claim, "extremes", None))}
        for panel, low, high in stated if len(stated) == 1 else ():
            told.setdefault(panel, set()).add((low, high))
    return {
        panel: next(iter(pairs))
        for panel, pairs in told.items()
        if len(pairs) == 1 and len(document.panels[panel].cells) < document.panels[panel].size
    }
