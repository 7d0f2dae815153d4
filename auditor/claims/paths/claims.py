"""What paths claim: facts about the values of a row, a column or a diagonal, one after the other."""

from dataclasses import dataclass

from auditor.claims.courses.runs import Run
from auditor.claims.judging import num_text
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.model import Document

# What is said of a line, and how a fact tells it.
KINDS = {
    "first": "starts at {nums}",
    "last": "ends at {nums}",
    "net": "ends {way} where it starts{by}",
    "reached": "goes {way} to where it ends",
    "same ends": "ends where it starts",
    "width": "spans {nums}",
    "swing": "swings by {nums}",
    "tight": "moves between {nums}",
    "within": "keeps between {nums}",
    "little": "hardly changes",
    "zigzag": "goes up and down",
    "monotone": "goes one way{only}",
    "strict": "goes {way} at each step",
    "goes": "goes {way} from {nums}",
    "passes": "passes {nums}",
    "step": "goes {way} in step {at}{by}",
    "never": "never goes {way}",
    "slope": "goes {way}",
    "steady": "goes {way} steadily",
    "some way": "goes up or down, whichever is better",
    "ranked": "has rank {at} {way}",
    "ranked or at its own": "has rank {at} {way}",
    "at": "has {nums}",
    "past": "gets {way} {nums} first",
    "past on": "is {way} {nums} from there on",
    "enough": "is {way} {nums}, which takes no more",
    "turn": "turns",
    "hill": "rises to a top and falls",
    "u": "falls to a bottom and rises",
}
_WAYS = {"up": "above", "down": "below"}


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing said of a line between two of its ticks ("": its ends); `at` counts steps, -1 is the last one, or is a rank."""

    kind: str
    nums: tuple[Num, ...] = ()
    way: str = ""
    at: int = 0
    start: str = ""
    end: str = ""
    tick: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"nothing is told of a line by {self.kind!r}")

    def describe(self) -> str:
        """For instance: ends above where it starts by 4."""
        nums = ", ".join(map(num_text, self.nums))
        by = f" by {nums}" if nums else ""
        text = KINDS[self.kind].format(
            nums=nums,
            way=_WAYS[self.way] if self.kind == "net" else self.way,
            at=self.at,
            by=by,
            only=f", {self.way}" if self.way else "",
        )
        span = f" from {self.start} to {self.end}" if self.start and self.end else ""
        return f"{text}{f' at {self.tick}' if self.tick else ''}{span}"


@dataclass(frozen=True, slots=True)
class Path:
    """Facts that hold of lines of a run: of those `named` (by number), of so many (`amount`), and of none of those `spared`.

    What is said of no line by name, nor of each of them, is `general`: some lines against it do not refute it.
    """

    run: Run
    facts: tuple[Fact, ...]
    named: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()
    amount: Amount | None = None
    general: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the values of A along B: starts at 4; ends at 9."""
        many = ""
        if self.amount is not None:
            many = f" ({num_text(self.amount.count) if self.amount.count else self.amount.kind} of them)"
        return (
            f"{self.run.describe(document).rstrip(':')}{many}: {'; '.join(f.describe() for f in self.facts)}"
        )


@dataclass(frozen=True, slots=True)
class Paths:
    """What a clause tells of lines, in one panel after the other; nothing is refuted by what is not `certain`."""

    parts: tuple[Path, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)
