"""From a tail to how far apart two told values are: "71 at 25 but 57 at 45, a gap of 14"."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claim import Reading
from auditor.claims.judging import num_text
from auditor.language.clauses import Clause
from auditor.language.clauses.gap_tails import gap_tail
from auditor.language.numbers import Num
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class ToldGap:
    """Two numbers that a sentence tells, and how far apart it says that they are."""

    first: Num
    second: Num
    number: Num
    times: bool

    def describe(self, document: Document) -> str:
        """For instance: 71 and 57 are 14 apart."""
        size = f"a factor of {num_text(self.number)}" if self.times else num_text(self.number)
        return f"{self.first.text} and {self.second.text} are {size} apart"


def read(clause: Clause) -> Iterator[Reading]:
    """The one reading of a tail that is a clause by itself."""
    tail = gap_tail(clause.sentence, (*clause.before, *clause.items))
    if tail is None or not tail.start <= clause.start <= tail.number.start:
        return
    numbers = [item.value for item in (*tail.values, tail.number)]
    first, second, number = (num for num in numbers if isinstance(num, Num))
    whole = ((clause.start, clause.end),)
    yield Reading(
        ToldGap(first, second, number, tail.times),
        frozenset(clause.items),
        clause.panels[:1],
        understood=whole,
        overrides=("amount", "value", "change", "spread", "difference", "count", "ratio", "comparison"),
    )
