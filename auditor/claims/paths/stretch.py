"""The values of one line, or of a part of it, against which facts are held."""

from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.truth import Interval, largest, smallest
from auditor.world import World


@dataclass(frozen=True)
class Stretch:
    """The known values of a line with their ticks, in one reading and to one standard; `scale` is the panel's spread."""

    ticks: tuple[str, ...]
    values: tuple[Interval, ...]
    world: World
    lenient: bool
    scale: float
    rivals: tuple[dict[str, Interval], ...] = ()  # the values of all other lines, by their ticks

    def between(self, start: str, end: str) -> "Stretch | None":
        """The part between two ticks; None where one of them has no value."""
        if not start or not end:
            return self
        if start not in self.ticks or end not in self.ticks:
            return None
        first, last = self.ticks.index(start), self.ticks.index(end)
        step = 1 if first <= last else -1
        chosen = range(first, last + step, step)
        return replace(
            self, ticks=tuple(self.ticks[n] for n in chosen), values=tuple(self.values[n] for n in chosen)
        )

    @property
    def net(self) -> Interval:
        """How far the last value lies above the first."""
        return self.values[-1] - self.values[0]

    @property
    def width(self) -> Interval:
        """How far the highest value lies above the lowest."""
        apart = largest(self.values) - smallest(self.values)
        return Interval(max(0.0, apart.low), max(0.0, apart.high))

    @property
    def steps(self) -> list[Interval]:
        """How far each value lies above the one before."""
        return [b - a for a, b in pairwise(self.values)]
