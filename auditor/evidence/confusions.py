"""Confusion matrices as their numbers show them: how many there are of a class, and how many were taken for it."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.evidence.matrices import agreeing_labels
from auditor.model import Document, Panel
from auditor.quantity import Quantity
from auditor.reading.labels import canonical

FEWEST_CLASSES = 2


@dataclass(frozen=True, slots=True)
class Class:
    """One class of a matrix of counts: its cell on the diagonal, and the sums of its row and its column.

    A sum is None where a cell of the line is missing.
    """

    name: str
    position: int
    hits: int
    row: int | None
    column: int | None


@dataclass(frozen=True)
class Counted:
    """A matrix of counts, with its classes by the plain writing of their names."""

    panel: Panel
    classes: dict[str, Class]

    @property
    def sides(self) -> tuple[str, ...]:
        """Whether the actual classes are its rows or its columns; both where the document does not say."""
        return {"actual": ("row",), "predicted": ("column",)}.get(self.panel.orientation, ("row", "column"))


def counted_matrices(document: Document) -> Iterator[Counted]:
    """All panels with the same classes on both sides and nothing but whole numbers, as counts are."""
    for panel in document.panels:
        size = len(panel.rows.ticks)
        if size < FEWEST_CLASSES or agreeing_labels(panel) != size or not _are_counts(panel):
            continue
        found = [_class(panel, position) for position in range(size)]
        classes = {canonical(one.name): one for one in found if one is not None}
        if len(classes) == size:
            yield Counted(panel, classes)


def _are_counts(panel: Panel) -> bool:
    quantities = panel.values.values()
    return bool(panel.values) and all(_is_count(quantity) for quantity in quantities)


def _is_count(quantity: Quantity) -> bool:
    return quantity.step == 1 and quantity.value >= 0 and not quantity.approximate and not quantity.unit


def _class(panel: Panel, position: int) -> Class | None:
    size = len(panel.rows.ticks)
    hits = panel.values.get((position, position))
    row = [panel.values.get((position, other)) for other in range(size)]
    column = [panel.values.get((other, position)) for other in range(size)]
    if hits is None:
        return None
    return Class(panel.rows.ticks[position].text, position, int(hits.value), _sum(row), _sum(column))


def _sum(line: list[Quantity | None]) -> int | None:
    known = [quantity for quantity in line if quantity]
    return int(sum(quantity.value for quantity in known)) if len(known) == len(line) else None
