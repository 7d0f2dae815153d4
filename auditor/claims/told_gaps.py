"""From a tail to how far apart two told values are: "71 at 25 but 57 at 45, a gap of 14", "from 40 to 30, a drop of 25 %"."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claim import Reading
from auditor.claims.changes.told import are_ticks
from auditor.claims.judging import num_text
from auditor.language.clauses import Clause
from auditor.language.clauses.gap_tails import gap_tail
from auditor.language.clauses.step_tails import step_tails
from auditor.language.numbers import Num
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class ToldGap:
    """Two numbers that a sentence tells, and how far apart it says that they are; `way` is "up" or "down" from the first to the second."""

    first: Num
    second: Num
    number: Num
    times: bool
    way: str = ""

    def describe(self, document: Document) -> str:
        """For instance: 71 and 57 are 14 apart."""
        size = f"a factor of {num_text(self.number)}" if self.times else num_text(self.number)
        if self.way:
            return f"from {self.first.text} to {self.second.text} it is {self.way} by {size}"
        return f"{self.first.text} and {self.second.text} are {size} apart"


def read(clause: Clause) -> Iterator[Reading]:
    """The one reading of a tail that is a clause by itself."""
    for claim in _told(clause):
        whole = ((clause.start, clause.end),)
        yield Reading(
            claim, frozenset(clause.items), clause.panels[:1], understood=whole, overrides=_OVERRIDDEN
        )


def _told(clause: Clause) -> Iterator[ToldGap]:
    items = (*clause.before, *clause.items)
    tail = gap_tail(clause.sentence, items)
    if tail is not None and tail.start <= clause.start <= tail.number.start:
        numbers = [item.value for item in (*tail.values, tail.number)]
        first, second, number = (num for num in numbers if isinstance(num, Num))
        yield ToldGap(first, second, number, tail.times)
    for step in step_tails(clause.sentence, items):
        if step.start <= clause.start < step.end and not are_ticks(clause, *step.values):
            yield ToldGap(*step.values, step.number, step.times, step.way)


_OVERRIDDEN = (
    "amount", "value", "change", "spread", "difference", "count", "ratio", "comparison",
    "trend", "move", "drift", "path", "duel", "average",
)  # fmt: skip
