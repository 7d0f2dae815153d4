"""What means and sums claim."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Aggregate:
    """The mean, sum or median of some cells: of all of them together, or of each selection ("each"); or their "share" of the sum of `base`, or of all that their panels hold."""

    function: str
    scope: tuple[Selection, ...]
    value: Num
    each: bool = False
    base: tuple[Selection, ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: the mean of Row Elm = 17.4."""
        if self.function == "share":
            whole = described(document, self.base) if self.base else "the whole"
            return f"the sum of {described(document, self.scope)} = {num_text(self.value)} of {whole}"
        every = "each of " if self.each and len(self.scope) > 1 else ""
        return f"the {self.function} of {every}{described(document, self.scope)} = {num_text(self.value)}"


@dataclass(frozen=True, slots=True)
class Aggregates:
    """What a clause tells of means or sums; not `certain` where its other words may change the meaning, `partial` where it supports nothing."""

    parts: tuple[Aggregate, ...]
    certain: bool = True
    partial: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the mean of A = 84; the mean of B = 92."""
        return "; ".join(part.describe(document) for part in self.parts)
