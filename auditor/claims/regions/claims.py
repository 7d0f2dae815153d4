"""A part of a grid that is said to hold its large or its small values, or its best ones."""

from dataclasses import dataclass

from auditor.claims.judging import described
from auditor.model import Document
from auditor.world import Selection


class Hold:
    """How a part of a grid is said to hold values: "they gather there", "the highest are there", "it is best"."""

    GATHER = "gather"
    EXTREME = "extreme"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Area:
    """A part of one panel: all cells of some selections."""

    selections: tuple[Selection, ...]

    @property
    def panel(self) -> int:
        """The panel's number."""
        return self.selections[0].panel


@dataclass(frozen=True, slots=True)
class Stand:
    """Where the large ("max") or small ("min") values of some panels stand.

    `named` tells that the sentence says of which panels; else it may speak of one of them. `unsure` tells that it speaks
    of the best values of a measure of which it is not known which way is better.
    """

    direction: str
    areas: tuple[Area, ...]
    hold: str = Hold.GATHER
    named: bool = True
    unsure: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the high values gather at Dose 20 / 30."""
        size = "high" if self.direction == "max" else "low"
        says = {
            Hold.GATHER: f"the {size} values gather",
            Hold.EXTREME: f"the {size}est values stand",
            Hold.BEST: f"the values are {size}est",
        }[self.hold]
        return f"{says} at {'; '.join(described(document, area.selections) for area in self.areas)}"
