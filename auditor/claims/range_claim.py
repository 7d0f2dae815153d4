"""What ranges claim: two ends for the values of a scope, or how far its extremes are apart."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.legend_talk import LegendTalk
from auditor.language.numbers import Num
from auditor.language.spans import EXTREMES, MOST
from auditor.model import Document
from auditor.truth import Interval
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Range:
    """Two ends for the values of a scope: "extremes", "within" or "most"; or with `spread` how far the ends are apart.

    `each` tells it of every selection by itself; the places, if any, are where the ends are reached.
    """

    meaning: str
    scope: tuple[Selection, ...]
    low: Num | None = None
    high: Num | None = None
    spread: Num | None = None
    each: bool = False
    low_place: tuple[Selection, ...] = ()
    high_place: tuple[Selection, ...] = ()
    hedged: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the values of Panel A range from 3 to 38."""
        scope = described(document, self.scope)
        each = "each of " if self.each and len(self.scope) > 1 else ""
        if self.spread is not None:
            return f"the largest and the smallest value of {each}{scope} are {num_text(self.spread)} apart"
        assert self.low is not None
        assert self.high is not None
        ends = f"{num_text(self.low)} and {num_text(self.high)}"
        words = {
            EXTREMES: f"the values of {each}{scope} have the extremes {ends}",
            MOST: f"most values of {each}{scope} lie between {ends}",
        }
        return words.get(self.meaning, f"the values of {each}{scope} lie between {ends}")


@dataclass(frozen=True, slots=True)
class Ranges:
    """What a clause tells of ranges; not `certain` where its other words may change the meaning, `partial` where it says more."""

    parts: tuple[Range, ...]
    certain: bool = True
    partial: bool = False
    legend: LegendTalk | None = None

    def describe(self, document: Document) -> str:
        """For instance: the values of A have the extremes 1 and 38."""
        if self.legend is not None:
            lie = "lie beyond" if self.legend.beyond else "keep to"
            numbers = ", ".join(map(num_text, self.legend.numbers))
            told = f" ({numbers})" if numbers else ""
            return f"values of {described(document, self.legend.scope)} {lie} the ends of the legend{told}"
        return "; ".join(part.describe(document) for part in self.parts)

    @property
    def bound(self) -> tuple[int, Interval] | None:
        """What the claim allows the cells of one whole panel to hold."""
        if not self.parts:
            return None
        part = self.parts[0]
        whole = len(self.parts) == 1 and len(part.scope) == 1 and part.scope[0].whole
        if not whole or part.meaning == MOST or part.low is None or part.high is None or not self.certain:
            return None
        return part.scope[0].panel, part.low.generous().hull(part.high.generous())

    @property
    def extremes(self) -> tuple[int, Interval, Interval] | None:
        """The extremes that the claim states for one whole panel."""
        stated = self.bound is not None and self.parts[0].meaning == EXTREMES
        low, high = (self.parts[0].low, self.parts[0].high) if stated else (None, None)
        exact = low is not None and high is not None and low.op == high.op == "="
        return (
            (self.parts[0].scope[0].panel, low.generous(), high.generous())
            if exact and low and high
            else None
        )
