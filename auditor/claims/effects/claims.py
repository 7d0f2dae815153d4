"""What is claimed of a step along an axis: that it adds, takes away or multiplies by so much."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.moves.claims import Step
from auditor.language.numbers import Num
from auditor.model import Document

_TOLD = {"up": "adds", "down": "takes off", "any": "makes a difference of", "times": "multiplies by"}


@dataclass(frozen=True, slots=True)
class Effect:
    """What some `steps` do: each of them adds (or takes off) a number, or one up `to` another.

    `mean` tells that they do so on average, `each` that a number that is a bound holds of all of them. Nothing is
    refuted by what is not `certain`.
    """

    steps: tuple[Step, ...]
    way: str
    num: Num
    to: Num | None = None
    mean: bool = False
    each: bool = False
    certain: bool = True

    def __post_init__(self) -> None:
        if self.way not in _TOLD or not self.steps:
            raise ValueError(f"nothing is told of steps that go {self.way!r}")

    @property
    def nums(self) -> tuple[Num, ...]:
        """The one number, or both ends."""
        return (self.num,) if self.to is None else (self.num, self.to)

    def describe(self, document: Document) -> str:
        """For instance: each of 4 steps (A at x to A at y) adds 2 to 3."""
        nums = " to ".join(map(num_text, self.nums))
        many = f"each of {len(self.steps)} steps" if len(self.steps) > 1 else "the step"
        first = self.steps[0].describe(document)
        average = " on average" if self.mean else ""
        return f"{many} ({first}) {_TOLD[self.way]} {nums}{average}"
