"""What numbers told in passing say: each of them is one number of the data."""

from dataclasses import dataclass, replace

from auditor.claims.amounts.term import Compound
from auditor.claims.judging import num_text, show, states
from auditor.claims.telling import in_scale
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, any_of, within
from auditor.world import Reading, World

# "more than six times" is said of seven, hardly of twelve: how far beyond a bound the number may lie.
BEYOND = 0.34


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with the term that it tells."""

    number: Num
    term: Compound

    def truth(self, world: World) -> Truth:
        """Whether the data give this number; in no way of computing it is false, nothing known is unknown."""
        found = self.term.values(world)
        return any_of(_states(world, value, self._scaled(world)) for value in found) if found else Truth.UNKNOWN

    def _scaled(self, world: World) -> Num:
        if self.term.relation in ("ratio", "percent", "growth"):
            return self.number
        return in_scale(self.number, world.document.panels[self.term.first.scope[0].panel])

    def describe(self, document: Document) -> str:
        """For instance: the mean of row A = 12.5."""
        return f"{self.term.describe(document)} = {num_text(self.number)}"

    def shown(self, world: World) -> str:
        """What the data give instead."""
        found = self.term.values(world)
        return f"{self.term.describe(world.document)} is {show(found[0])}" if found else ""


@dataclass(frozen=True, slots=True)
class Amounts:
    """Numbers of one part of a sentence, each with its term."""

    parts: tuple[Amount, ...]

    def describe(self, document: Document) -> str:
        """For instance: row A at x = 4; row A at y = 5."""
        return "; ".join(part.describe(document) for part in self.parts)

    def with_number(self, index: int, number: Num) -> "Amounts":
        """The same claim with another number in one place."""
        parts = list(self.parts)
        parts[index] = replace(parts[index], number=number)
        return Amounts(tuple(parts))


def _states(world: World, value: Interval, num: Num) -> Truth:
    if world.reading is Reading.GENEROUS or num.op not in (">", ">=", "<", "<="):
        return states(world, value, num)
    size = abs(num.value) * BEYOND
    up = num.op.startswith(">")
    bound = Interval(num.value, num.value + size) if up else Interval(num.value - size, num.value)
    return within(value, bound)
