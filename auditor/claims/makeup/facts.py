"""Facts of a figure's make-up as plain data, and the part that judges each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from auditor.claims.makeup.axes import Direction, Outermost, Sign, TickList, TickRange
from auditor.claims.makeup.counts import Cells, Size, Ticks, Written
from auditor.claims.makeup.legends import Scale
from auditor.claims.makeup.pair_counts import Pairs
from auditor.claims.makeup.panel_counts import Named, Panels
from auditor.claims.makeup.parts import Part
from auditor.claims.makeup.shared_axes import SameAxes
from auditor.claims.makeup.spacing import Spacing, Step
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

Place = tuple[int, int]  # of some words in their sentence


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact; `about` tells which, and the other fields are those that it needs.

    Counts: "rows", "columns", "cells", "pairs", "panels", "given values", "names" (things called `word`) with `number`;
    "size" with `number` and `to`. Axes, with their `side`: "ticks"; "range" with `number` and `to`; "step";
    "spacing", "direction" and "sign" with `word`; "end"; "same axes". "legend" with its ends or its `ticks`. What an axis's own
    line declares is `declared`. `panels` is empty where it is about those of the claim.
    """

    about: str
    side: str = ""
    number: Num | None = None
    to: Num | None = None
    ticks: tuple[str, ...] = ()
    word: str = ""
    each: bool = False
    most: bool = False
    listed: int = 0
    declared: bool = False
    panels: tuple[Selection, ...] = ()

    def part(self, panels: Sequence[Selection]) -> Part:
        """The fact as something that can be judged. Raises ValueError where it is incomplete."""
        if self.about not in _PARTS or (self.number is None and self.to is None and self.about not in _WORDS):
            raise ValueError(f"a fact about {self.about!r} needs more")
        return _PARTS[self.about](self, tuple(s.panel for s in self.panels or panels))

    @property
    def num(self) -> Num:
        """The stated number."""
        found = self.number or self.to
        assert found is not None
        return found


_WORDS = ("legend", "ticks", "spacing", "direction", "sign", "same axes")
_PARTS: dict[str, Callable[[Fact, tuple[int, ...]], Part]] = {
    "rows": lambda fact, panels: Ticks("rows", fact.num, panels),
    "columns": lambda fact, panels: Ticks("columns", fact.num, panels),
    "size": lambda fact, panels: Size(fact.num, fact.to or fact.num, panels),
    "cells": lambda fact, panels: Cells(fact.num, panels, fact.each, fact.most),
    "pairs": lambda fact, panels: Pairs(fact.num, panels, fact.word == "distinct"),
    "given values": lambda fact, panels: Written(fact.num, panels),
    "panels": lambda fact, panels: Panels(fact.num),
    "names": lambda fact, panels: Named(fact.num, fact.word, fact.listed),
    "ticks": lambda fact, panels: TickList(fact.side, fact.ticks, panels, fact.declared),
    "range": lambda fact, panels: TickRange(fact.side, fact.number, fact.to, panels),
    "step": lambda fact, panels: Step(fact.side, fact.num, panels, fact.most),
    "spacing": lambda fact, panels: Spacing(fact.side, fact.word, panels, fact.number),
    "direction": lambda fact, panels: Direction(fact.side, fact.word, panels),
    "sign": lambda fact, panels: Sign(fact.side, fact.word, panels),
    "end": lambda fact, panels: Outermost(fact.side, fact.num, panels),
    "same axes": lambda fact, panels: SameAxes(fact.side, panels),
    "legend": lambda fact, panels: Scale(fact.number, fact.to, fact.ticks, panels),
}


def parts_of(facts: Sequence[Fact], panels: Sequence[Selection]) -> list[Part]:
    """The parts of some facts."""
    return [fact.part(panels) for fact in facts]


def in_words(facts: Sequence[Fact], panels: Sequence[Selection], document: Document) -> str:
    """Some facts in one line: "4 rows, 5 columns, 20 cells"."""
    return ", ".join(dict.fromkeys(part.describe(document) for part in parts_of(facts, panels)))
