"""What counts claim: so many cells of a scope are what a sentence counts."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.amounts_told import Amount
from auditor.language.counted import Test
from auditor.model import Document
from auditor.world import Selection

_WORDS = {
    "=": "equal to",
    ">": "above",
    "<": "below",
    ">=": "at least",
    "<=": "at most",
    "!=": "other than",
    "between": "between",
}


@dataclass(frozen=True, slots=True)
class Count:
    """So many cells of a scope pass a test.

    The kind "mode" says that `test.num` is the most frequent value, "distinct" that none is repeated. `each`
    tells it of every selection by itself. `there` and `of_them` tell how many of these stand in a part of it.
    A count that is not `certain` refutes nothing, a `partial` one supports nothing.
    """

    test: Test
    amount: Amount
    scope: tuple[Selection, ...]
    each: bool = False
    there: tuple[Selection, ...] = ()
    of_them: Amount | None = None
    kind: str = "count"
    nonzero: bool = False
    certain: bool = True
    partial: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 3 cells of Panel A are equal to 8."""
        each = "each of " if self.each and len(self.scope) > 1 else ""
        scope = f"{each}{described(document, self.scope)}"
        if self.kind == "distinct":
            return f"no value stands twice in {scope}"
        if self.kind == "mode":
            assert self.test.num is not None
            value = "nonzero value" if self.nonzero else "value"
            return f"{num_text(self.test.num)} is the most frequent {value} of {scope}"
        text = f"{_many(self.amount)} of {scope} {tested(self.test)}"
        return (
            f"{text}, {_many(self.of_them)} of them at {described(document, self.there)}"
            if self.of_them
            else text
        )


def _many(amount: Amount) -> str:
    if amount.count is None:
        return f"{amount.kind} cells"
    if amount.kind == "share":
        return f"{num_text(amount.count)} of the cells"
    total = f" of {amount.total}" if amount.total is not None else ""
    return f"{num_text(amount.count)}{total} cells"


def tested(test: Test) -> str:
    """What a test asks of a cell, in words."""
    if test.num is None:
        return f"are {test.relation}"
    upper = f" and {num_text(test.upper)}" if test.upper else ""
    return f"are {_WORDS[test.relation]} {num_text(test.num).split()[-1]}{upper}"
