"""What a bound says: of which cells, of how many of them, and on which side of a number they lie."""

from dataclasses import dataclass, replace

from auditor.claims.judging import described, num_text
from auditor.claims.pairing import Group
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.model import Document

_WORDS = {">": "above", "<": "below", ">=": "at least", "<=": "at most", "=": "equal to", "!=": "other than"}


@dataclass(frozen=True, slots=True)
class Threshold:
    """A bound that so many values of some cells (or of their means, sums ...) keep.

    `per` asks it of each part: of "all" its cells, or of "any". `sure` is false where one of several panels
    may have been meant. `only` are the parts in which alone something keeps it; a `lasting` bound is kept by all of
    each of these lines, and by all of no other. A bound that is not `certain` refutes nothing.
    """

    parts: tuple[Group, ...]
    relation: str
    num: Num
    quantifier: Quantifier = PLAIN
    per: str = ""
    sure: bool = True
    magnitude: bool = False
    only: tuple[Group, ...] = ()
    certain: bool = True
    lasting: bool = False

    def describe(self, document: Document) -> str:
        """For instance: everywhere in R1 the values are above 52."""
        measure = self.parts[0].measure
        what = {"": "the values", "max": "the highest value", "min": "the lowest value"}.get(
            measure, f"the {measure}"
        )
        scope = described(document, [s for part in self.parts for s in part.scope])
        out = described(document, list(self.parts[0].without)) if self.parts[0].without else ""
        where = (
            described(document, [s for part in self.only for s in part.scope])
            if self.only
            else self.quantifier.describe()
        )
        number = num_text(replace(self.num, op="="))
        text = f"{what} of {scope} {'is' if measure else 'are'} {_WORDS[self.relation]} {number}"
        place = f", {where}" if where else ""
        if self.only:
            place = f" {'throughout ' if self.lasting else ''}only at {where}"
        return f"{text}{place}{' except at ' + out if out else ''}"
