"""What averages claim: the mean or the sum of a line, its place among its like, and how it stands to another."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Average:
    """The mean or the sum of a line: `value` is told, or a `rank` from the top (or with `low` from the bottom), or that it is above `other`, by so much."""

    panel: int
    side: str
    line: int
    function: str
    value: Num | None = None
    rank: int = 0
    low: bool = False
    other: int | None = None
    by: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: the mean of Row Elm is above that of Row Ash by 4."""
        axis = axis_of(document.panels[self.panel], self.side)
        told = [f"the {self.function} of {axis.ticks[self.line].text}"]
        if self.value is not None:
            told.append(f"= {num_text(self.value)}")
        if self.rank:
            told.append(f"has rank {self.rank} from the {'bottom' if self.low else 'top'}")
        if self.other is not None:
            way = "below" if self.low else "above"
            told.append(f"is {way} that of {axis.ticks[self.other].text}")
            told += [f"by {num_text(self.by)}"] if self.by is not None else []
        return " ".join(told)


@dataclass(frozen=True, slots=True)
class Averages:
    """What a clause tells of them; nothing is refuted by what is not `certain`."""

    parts: tuple[Average, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)
