"""Confusion matrices: which way they are turned, which classes they have, and what is derived of them.

A panel is taken for a confusion matrix where its labels or the text say so. Where nothing tells whether the rows are
the actual or the predicted classes, both ways are kept as alternatives.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from auditor.claims.measures.class_names import (
    aligned_names,
    called_positive,
    class_names,
    matched_names,
    polar,
)
from auditor.claims.measures.orientation import quad_of, row_roles, sides_told, text_of
from auditor.claims.measures.told_counts import told_counts
from auditor.claims.measures.wished import wished_rows
from auditor.model import Document, Panel
from auditor.reading.roles import ACTUAL, PREDICTED
from auditor.truth import ANYTHING, Interval, total
from auditor.world import World

_CUE = re.compile(
    r"\bconfusion\b|\bmisclassif|\btrue (?:positives?|negatives?)\b|\bfalse (?:positives?|negatives?)\b",
    re.IGNORECASE,
)
Cell = tuple[int, int]  # row and column of the panel


@dataclass(frozen=True)
class Confusion:
    """One matrix in one orientation: for each actual and each predicted class the place of its cell.

    `actual` and `predicted` are the class names on either side, `positive` the positive class of two, if one
    is known to be. `counted` if its cells are told to be counts.
    """

    panel: int
    name: str
    actual: tuple[str, ...]
    predicted: tuple[str, ...]
    places: dict[tuple[str, str], Cell]
    positive: str = ""
    partial: bool = False
    counted: bool = False
    kind: str = ""  # what it is where it is no confusion matrix, and what its two sides are called
    sides: tuple[str, str] = ("", "")

    @cached_property
    def classes(self) -> tuple[str, ...]:
        """All classes, the actual ones first."""
        return tuple(dict.fromkeys((*self.actual, *self.predicted)))

    def count(self, world: World, actual: str, predicted: str) -> Interval:
        """How many of one class were taken for another; anything where no cell is written for it."""
        place = self.places.get((actual, predicted))
        if place is None:
            return ANYTHING
        cell = world.document.panels[self.panel].grid.get(place)
        if (
            cell is not None
            and cell.quantity is not None
            and cell.quantity.step >= 1
            and not cell.quantity.approximate
        ):
            return cell.quantity.printed  # a count is exact
        value = world.value(self.panel, *place)
        return value if value is not None else ANYTHING

    def row(self, world: World, actual: str) -> Interval:
        """How many are of a class: known where every class can be predicted."""
        known = set(self.actual) <= set(self.predicted) and not self.partial
        return total(self.count(world, actual, other) for other in self.predicted) if known else ANYTHING

    def column(self, world: World, predicted: str) -> Interval:
        """How many were taken for a class: known where every class is among the actual ones."""
        known = set(self.predicted) <= set(self.actual)
        return total(self.count(world, other, predicted) for other in self.actual) if known else ANYTHING

    def whole(self, world: World) -> Interval:
        """How many there are in all."""
        return total(self.row(world, actual) for actual in self.actual)


def confusions(document: Document, index: int) -> list[list[Confusion]]:
    """The alternatives of reading a panel as confusion matrices: each is a list of matrices, one for a name. Empty where it is none."""
    return [list(way) for way in _confusions(document, index)]


@lru_cache(maxsize=256)
def _confusions(document: Document, index: int) -> tuple[tuple[Confusion, ...], ...]:
    panel = document.panels[index]
    quads = tuple(_quads(panel, index))
    if quads:
        return (quads,)
    if not _is_confusion(panel, document):
        return ()
    counted = told_counts(document, panel)
    return tuple(
        (replace(_matrix(panel, index, way, text_of(document)), counted=counted),)
        for way in row_roles(panel, document)
    )


def _quads(panel: Panel, index: int) -> Iterator[Confusion]:
    """A grid whose one axis is TP, FP, FN, TN: one matrix of two classes for each line."""
    for side in ("columns", "rows"):
        own, other = (panel.columns, panel.rows) if side == "columns" else (panel.rows, panel.columns)
        at = {name: i for i, tick in enumerate(own.ticks) if (name := quad_of(tick.text))}
        if len(at) < 4:
            continue
        for line, tick in enumerate(other.ticks):
            place = {name: (line, i) if side == "columns" else (i, line) for name, i in at.items()}
            places = {("positive", "positive"): place["TP"], ("positive", "negative"): place["FN"]}
            places |= {("negative", "positive"): place["FP"], ("negative", "negative"): place["TN"]}
            sides = ("positive", "negative")
            name = tick.text if len(other.ticks) > 1 else panel.name
            yield Confusion(index, name, sides, sides, places, "positive")
        return


_FITTING = 0.6  # of the lines, be others wrong
_SLACK = 0.03  # of one, which rounding may add up to


def _may_share_out(panel: Panel) -> bool:
    """Whether cells are counts, or shares of their lines or of all: scores of one thing on another add up to nothing."""
    if all(one.value % 1 == 0 for one in panel.values.values()):
        return True
    by_row, by_column = dict[int, float](), dict[int, float]()
    for (row, column), one in panel.values.items():
        by_row[row] = by_row.get(row, 0.0) + one.value
        by_column[column] = by_column.get(column, 0.0) + one.value
    for sums in (list(by_row.values()), list(by_column.values()), [sum(by_row.values())]):
        for whole in (1.0, 100.0):
            fitting = sum(abs(one / whole - 1) <= _SLACK for one in sums)
            if fitting >= _FITTING * len(sums):
                return True
    return not panel.values


def _is_confusion(panel: Panel, document: Document) -> bool:
    if len(panel.rows.ticks) < 2 or len(panel.columns.ticks) < 2:
        return False
    rows, columns = (set(map(str.casefold, class_names(axis))) for axis in (panel.rows, panel.columns))
    alike = len(rows & columns) >= max(2, 0.6 * max(len(rows), len(columns)))
    counts = all(quantity.value >= 0 for quantity in panel.values.values())
    if (
        not counts
        or not _may_share_out(panel)
        or not alike
        and not polar(*(class_names(axis) for axis in (panel.rows, panel.columns)))
    ):
        return False
    if not alike and not panel.orientation:
        return False
    told = bool(panel.orientation) or any(quad_of(cell.note) for cell in panel.cells) or sides_told(panel)
    text = text_of(document)
    told = told or bool(wished_rows(panel, document))
    return told or bool(_CUE.search(text)) or bool(ACTUAL.search(text) and PREDICTED.search(text))


def _matrix(panel: Panel, index: int, rows_are: str, text: str) -> Confusion:
    rows = class_names(panel.rows)
    rows, columns = aligned_names(rows, matched_names(class_names(panel.columns), rows))
    pole = ""
    if told := polar(rows, columns):
        # What things are called goes with what they are: "recalled" with "cancer".
        own, at = (rows, told[0]) if rows_are == "actual" else (columns, told[1])
        pole, called = own[at], own if told[0] == told[1] else own[::-1]
        rows, columns = (own, called) if rows_are == "actual" else (called, own)
    places: dict[tuple[str, str], Cell] = {}
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            places.setdefault((row, column) if rows_are == "actual" else (column, row), (i, j))
    actual, predicted = (rows, columns) if rows_are == "actual" else (columns, rows)
    positive = (
        pole
        or _positive(panel, places)
        or called_positive(text, actual)
        or (_outcome_named(actual) if panel.form == "outcomes" else "")
    )
    repeated = len(set(rows)) < len(rows) or len(set(columns)) < len(columns)
    return Confusion(index, panel.name, tuple(actual), tuple(predicted), places, positive, repeated)


def _outcome_named(actual: Sequence[str]) -> str:
    """Of outcomes with no class told to be the positive one: the one that is called so, or else the last."""
    return next((name for name in actual if name.casefold() in ("positive", "yes")), actual[-1])


def _positive(panel: Panel, places: dict[tuple[str, str], Cell]) -> str:
    """The class whose cell is noted as true positives."""
    for (actual, predicted), place in places.items():
        cell = panel.grid.get(place)
        if actual == predicted and cell is not None and quad_of(cell.note) == "TP":
            return actual
    return ""
