"""Families of numbers of a confusion matrix: a measure of each class, the cells off the diagonal, pairs of classes."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.crossed.claims import Amount
from auditor.claims.measures.confusion import Confusion
from auditor.language.numbers import Num

Cell = tuple[str, str]


@dataclass(frozen=True)
class Families:
    """What a matrix offers to speak of."""

    matrix: Confusion
    after: Confusion | None = None  # where what it shows is told to change: how it is later
    shared: str = ""  # of what the cells are shares, where they are no counts
    turned: bool = False  # where it may be turned either way: whether it is taken in the second
    several: bool = False  # whether there is more than one matrix, so that no other system is spoken of

    def later(self) -> "Families | None":
        """What the later matrix offers."""
        return (
            Families(self.after, shared=self.shared, turned=self.turned, several=self.several)
            if self.after
            else None
        )

    @property
    def positives(self) -> tuple[str, ...]:
        """Of two classes the positive one, or both where it is not told which that is; of more none."""
        if len(self.classes) != 2:
            return ()
        return (self.matrix.positive,) if self.matrix.positive else self.classes

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes in their order."""
        return self.matrix.actual

    def cell(self, one: str, other: str) -> Amount:
        """One class taken for another."""
        return self.cells([(one, other)])

    def cells(self, cells: list[Cell], base: list[Cell] | None = None) -> Amount:
        """How many there are in some cells, or which share of those in others."""
        whole = tuple(base or ())
        if self.shared and base == self.line(cells[0][0]) and len(cells) == 1:
            whole = ()  # what is written is a share by itself
        return Amount(
            self.matrix.panel, "cells", cells=tuple(cells), base=whole, shared=self.shared, turned=self.turned
        )

    def both(self, one: str, other: str) -> Amount:
        """Two classes taken for each other."""
        return self.cells([(one, other), (other, one)])

    def line(self, name: str) -> list[Cell]:
        """All that are of a class."""
        return [(name, other) for other in self.classes]

    def called(self, name: str) -> list[Cell]:
        """All that were taken for a class."""
        return [(other, name) for other in self.classes]

    def errors(self) -> list[Cell]:
        """The cells off the diagonal."""
        return [(a, b) for a in self.classes for b in self.classes if a != b]

    def measure(self, name: str, of: str) -> Amount:
        """A measure of a class."""
        return Amount(self.matrix.panel, name, of=of, shared=self.shared, turned=self.turned)

    def whole(self, name: str) -> Amount:
        """A number of the whole matrix."""
        return Amount(self.matrix.panel, name, shared=self.shared, turned=self.turned)

    def of_classes(self, measure: str) -> tuple[Amount, ...]:
        """A measure, class by class."""
        return tuple(self.measure(measure, name) for name in self.classes)

    def of_kind(self, kind: str) -> tuple[Amount, ...]:
        """The cells of a kind, or all pairs of classes in both directions together."""
        if kind == "pairs":
            pairs = [(a, b) for n, a in enumerate(self.classes) for b in self.classes[n + 1 :]]
            return tuple(self.both(a, b) for a, b in pairs)
        cells = {
            "errors": self.errors(),
            "diagonal": [(a, a) for a in self.classes],
            "cells": [(a, b) for a in self.classes for b in self.classes],
        }[kind]
        return tuple(self.cell(*cell) for cell in cells)

    def meant(self, measure: str, num: Num | None) -> Iterator[str]:
        """What a word for what is right or wrong may measure: a share, or how many; each where no number tells it."""
        share = num is not None and (num.unit in ("%", "part", "points") or 0 < num.value < 1)
        if self.shared:
            yield {
                "right": "recall",
                "found": "recall",
                "hits": "recall",
                "wrong": "miss rate",
                "misses": "miss rate",
                "errors": "miss rate",
            }.get(measure, measure)
            return
        ways = {
            "right": ("recall", "hits"),
            "found": ("recall", "hits"),
            "wrong": ("miss rate", "misses"),
            "misses": ("miss rate", "misses"),
            "false alarms": ("false discovery rate", "false alarms"),
            "support": ("prevalence", "support"),
        }.get(measure)
        if measure == "errors":
            yield from ("misses", "false alarms")
        elif ways is None:
            yield measure
        elif num is not None:
            yield ways[0] if share else ways[1]
        elif measure == "found":
            yield "recall"
        elif measure in ("right", "wrong"):
            yield from ways[::-1]
        else:
            yield ways[1]
