"""Confusion matrices that may be turned the other way than their labels tell.

Where the numbers that a document derives from a matrix fit it with rows and columns exchanged, and hardly any
fits it as it was read, either the labels or the reading of the cells is wrong: the rows may then be "either".
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from auditor.model import Document, Panel, Statement
from auditor.quantity import Quantity, quantities
from auditor.reading.labels import canonical
from auditor.reading.roles import role_of

EITHER = "either"
FEWEST = 2  # statements that must speak for the other way
MANY_TIMES = 3  # as many of them as of those that speak for the way it was read

_METRICS = (
    (
        "recall",
        r"recall|sensitivity|true[- ]positive rate|tpr|hit rate|detection rate|producer['’]?s accuracy",
    ),
    ("precision", r"precision|positive predictive value|ppv|user['’]?s accuracy"),
)
_METRIC = re.compile("|".join(rf"(?P<{name}>\b(?:{words})\b)" for name, words in _METRICS), re.IGNORECASE)
_TAKEN = re.compile(
    r"[^\d.;,]{1,40}\b(?:as|for|into|to)\s+(?:an? |the )?(?:class )?$|\s*(?:→|->)\s*$", re.IGNORECASE
)
_LED = re.compile(r"\s*[(:,=]\s*|\s+(?:in|at|with|on|only|just)\s+", re.IGNORECASE)
_ROLES = re.compile(r"\b(?:true|actual|predicted|pred|class|label)\b", re.IGNORECASE)


def with_doubted_orientation(document: Document) -> Document:
    """The document, with matrices whose derived numbers are against their labels marked as turned either way."""
    if not any(_has_sides(panel) for panel in document.panels):
        return document
    figures = tuple(
        replace(figure, panels=tuple(_doubted(panel, document.statements) for panel in figure.panels))
        for figure in document.figures
    )
    return replace(document, figures=figures)


def _has_sides(panel: Panel) -> bool:
    return bool(panel.orientation or role_of(panel.rows.label) or role_of(panel.columns.label))


def _as_labelled(panel: Panel) -> Panel:
    """A panel with the orientation that the words of its labels would give it, of which one may be meant otherwise."""
    rows, columns = role_of(panel.rows.label), role_of(panel.columns.label)
    other = "actual" if columns == "predicted" else "predicted"
    return panel if panel.orientation else replace(panel, orientation=rows or other)


def _doubted(panel: Panel, statements: Sequence[Statement]) -> Panel:
    if not _has_sides(panel):
        return panel
    matrix = _Matrix(_as_labelled(panel))
    if len(matrix.names) < 2:
        return panel
    ways = [matrix.way_told(statement) for statement in statements]
    straight, turned = ways.count("straight"), ways.count("turned")
    unsure = turned >= FEWEST and turned >= MANY_TIMES * straight
    return replace(panel, orientation=EITHER) if unsure else panel


@dataclass(frozen=True)
class _Matrix:
    """A confusion matrix with the same classes on both sides, and which way a statement's numbers fit it."""

    panel: Panel

    @cached_property
    def names(self) -> dict[str, int]:
        """The classes by their plain names; none where the two sides differ."""
        rows, columns = (
            [_plain(tick.text) for tick in axis.ticks] for axis in (self.panel.rows, self.panel.columns)
        )
        return (
            {name: i for i, name in enumerate(rows)}
            if rows == columns and len(set(rows)) == len(rows)
            else {}
        )

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Any class or measure."""
        bare = sorted((_ROLES.sub("", tick.text).strip() for tick in self.panel.rows.ticks), key=len)
        names = "|".join(rf"{re.escape(name)}(?:s|es)?" for name in reversed(bare))
        return re.compile(rf"(?<!\w)(?P<name>{names})(?!\w)|{_METRIC.pattern}", re.IGNORECASE)

    def way_told(self, statement: Statement) -> str:
        """Whether a statement's numbers fit only as the matrix is read ("straight"), only "turned", or tell nothing."""
        ways = {way for way in (*self._shares(statement), *self._pairs(statement.text)) if way}
        return ways.pop() if len(ways) == 1 else ""

    def _shares(self, statement: Statement) -> Iterator[str]:
        """Of each share behind a measure and a class: "recall of cats is 83.3%", below "Recall" just "cats: 83.3%"."""
        lead = f"{statement.trail[-1] if statement.trail else ''} . "
        text = lead + statement.text
        marks = list(self.pattern.finditer(text))
        for quantity in quantities(text):
            before = [mark for mark in marks if mark.end() <= quantity.span.start]
            metric = next((m.lastgroup for m in reversed(before) if m["name"] is None), None)
            name = next((m["name"] for m in reversed(before) if m["name"] is not None), None)
            is_share = quantity.unit == "%" or (quantity.step < 1 and quantity.value <= 1)
            if metric and name and is_share and quantity.span.start >= len(lead):
                straight = self._share(name, metric, turned=False)
                yield self._way(straight, self._share(name, metric, turned=True), quantity)

    def _pairs(self, text: str) -> Iterator[str]:
        """Of each count behind two classes: "cats taken for dogs (8)"."""
        marks = [mark for mark in self.pattern.finditer(text) if mark["name"] is not None]
        numbers = list(quantities(text))
        for one, other in pairwise(marks):
            behind = next((q for q in numbers if q.span.start >= other.end()), None)
            if behind is None or behind.step < 1 or behind.unit:
                continue
            led = _LED.fullmatch(text[other.end() : behind.span.start])
            if led and _TAKEN.fullmatch(text[one.end() : other.start()]):
                i, j = self._at(one["name"]), self._at(other["name"])
                if self.panel.orientation == "predicted":
                    i, j = j, i
                yield self._way(self._cell(i, j), self._cell(j, i), behind)

    def _at(self, name: str) -> int:
        found = _plain(name)
        return self.names.get(found, self.names.get(found.removesuffix("s"), -1))

    def _cell(self, row: int, column: int) -> float | None:
        quantity = self.panel.values.get((row, column))
        return quantity.value if quantity else None

    def _share(self, name: str, metric: str, *, turned: bool) -> float | None:
        """A class's part of its row (column) that lies on the diagonal."""
        at, size = self._at(name), len(self.names)
        of_row = ((metric == "recall") == (self.panel.orientation == "actual")) != turned
        line = [self._cell(at, k) if of_row else self._cell(k, at) for k in range(size)]
        values = [value for value in line if value is not None]
        return values[at] / sum(values) if at >= 0 and len(values) == size and sum(values) > 0 else None

    @staticmethod
    def _way(straight: float | None, turned: float | None, stated: Quantity) -> str:
        scale = 0.01 if stated.unit == "%" else 1.0
        room = stated.step * scale * 0.501
        fits = [
            value is not None and abs(value - stated.value * scale) <= room for value in (straight, turned)
        ]
        return "" if fits[0] == fits[1] else "straight" if fits[0] else "turned"


def _plain(name: str) -> str:
    return canonical(_ROLES.sub("", name))
