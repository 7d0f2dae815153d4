"""What is said of a spread: more or less than others have, so much of it, or hardly any."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.claims.pairing import Group
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Spread:
    """How much some values vary: more or less than others do, by a number, or hardly at all.

    `along` is the side whose ticks are run through ("rows": from row to row); `relation` and `num` bound it.
    """

    groups: tuple[Group, ...]
    rivals: tuple[Group, ...] = ()
    along: str = ""
    steadier: bool = True
    relation: str = ""
    num: Num | None = None
    quantifier: Quantifier = PLAIN

    def describe(self, document: Document) -> str:
        """For instance: Row 3 varies less along the columns than rows 1 and 2."""
        name = described(document, [s for group in self.groups for s in group.scope])
        along = f" from {self.along[:-1]} to {self.along[:-1]}" if self.along else ""
        if self.num is not None and not self.rivals:
            sign = {">": "more than ", "<": "less than ", ">=": "at least ", "<=": "at most "}.get(
                self.relation, ""
            )
            text = num_text(self.num) if self.relation == "=" else f"{sign}{self.num.text}"
            return f"the values of {name} span {text}{along} {self.quantifier.describe()}".rstrip()
        if not self.rivals:
            return f"the values of {name} hardly vary{along}"
        others = described(document, list(dict.fromkeys(s for group in self.rivals for s in group.scope)))
        told = f" (by {num_text(self.num)})" if self.num else ""
        return f"{name} varies {'less' if self.steadier else 'more'}{along} than {others}{told}"


@dataclass(frozen=True, slots=True)
class Spreads:
    """One or more such statements, all of which hold."""

    parts: tuple[Spread, ...]

    def describe(self, document: Document) -> str:
        """For instance: A varies less than B; B varies more than A."""
        return "; ".join(part.describe(document) for part in self.parts)
