"""What numbers told in passing say: each of them is one number of the data."""

from dataclasses import dataclass, replace

from auditor.claims.amounts.term import Compound
from auditor.claims.judging import num_text, reaches, show, states, valued
from auditor.claims.telling import agrees_in_uncertainty, in_scale
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, any_of, within
from auditor.world import Reading, World

# "more than six times" is said of seven, hardly of twelve: how far beyond a bound the number may lie.
BEYOND = 0.34


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with the term that it tells; `rank` tells that it is the highest ("max") or lowest among `rivals` too."""

    number: Num
    term: Compound
    rank: str = ""
    rivals: tuple[Compound, ...] = ()

    def truth(self, world: World) -> Truth:
        """Whether the data give this number in one of the ways to compute it, and more (or less) than they give for the rivals."""
        found = self.term.values(world)
        if not found:
            return Truth.UNKNOWN
        stated = any_of(_states(world, value, self._scaled(world)) for value in found)
        return stated & self._first(found[0], world) & self._uncertainty(world)

    def _uncertainty(self, world: World) -> Truth:
        """Whether what is told behind "±" is what the one cell has there."""
        alone = self.term.second is None and self.term.first.function == "cell"
        cells = valued(world, self.term.first.scope) if alone else []
        return all_of(agrees_in_uncertainty(world, cell, self.number) for cell in cells)

    def _first(self, value: Interval, world: World) -> Truth:
        if not self.rank:
            return Truth.TRUE
        found = [rival.values(world) for rival in self.rivals]
        first = reaches(value, [values[0] for values in found if values], self.rank)
        return first if all(found) else first & Truth.UNKNOWN

    def _scaled(self, world: World) -> Num:
        if self.term.relation in ("ratio", "growth", "share") or not self.term.first.scope:
            return self.number
        return in_scale(self.number, world.document.panels[self.term.first.scope[0].panel])

    def describe(self, document: Document) -> str:
        """For instance: the mean of row A = 12.5."""
        rank = {"max": ", more than the others", "min": ", less than the others"}.get(self.rank, "")
        return f"{self.term.describe(document)} = {num_text(self.number)}{rank}"

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

    def with_number(self, number: Num, other: Num) -> "Amounts":
        """The same claim with another number in the place of one."""
        size = replace(number, value=abs(number.value))
        return Amounts(
            tuple(
                replace(
                    part,
                    number=replace(other, value=abs(other.value)) if part.number == size != number else other,
                )
                if part.number in (number, size)
                else part
                for part in self.parts
            )
        )


def _states(world: World, value: Interval, num: Num) -> Truth:
    if world.reading is Reading.GENEROUS or num.op not in (">", ">=", "<", "<="):
        return states(world, value, num)
    size = abs(num.value) * BEYOND
    up = num.op.startswith(">")
    bound = Interval(num.value, num.value + size) if up else Interval(num.value - size, num.value)
    return within(value, bound)
