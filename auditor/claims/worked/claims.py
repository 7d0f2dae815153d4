"""What is claimed of worked-out numbers: one for each line or place, and which of them are so."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

_HOW = {
    "go": "{way}",
    "bound": "{way} by {size}",
    "best": "{way} by {size}, and no further",
    "most": "{way} most",
    "least": "{way} least",
    "nearest": "come closest to staying",
    "more": "{way} more than the next",
    "less": "{way} less than the next",
    "sizes": "lie {size} apart",
}
_TOLD = {
    "up": "rise",
    "down": "fall",
    "level": "stay the same",
    "about level": "are back",
    "back": "are back",
    "any": "differ",
}
WAYS, HOWS = tuple(_TOLD), tuple(_HOW)


@dataclass(frozen=True, slots=True)
class Worked:
    """One number that is worked out: the last cell less the first; of several cells without a last how far they lie apart."""

    first: Selection
    last: Selection | None = None

    def describe(self, document: Document) -> str:
        """For instance: from A at x to A at y."""
        if self.last is None:
            return f"the spread of {self.first.describe(document)}"
        return f"from {self.first.describe(document)} to {self.last.describe(document)}"


@dataclass(frozen=True, slots=True)
class Fact:
    """What is said of some numbers, of which those `told` are named.

    "go": so many (`amount`) go that `way` and by `size`, those told among them. "bound": all lie within `size`; "best": and the
    outermost of them meets it. "most", "least": those told go furthest, or the least far. "nearest": they stay closest to what they
    were. "more", "less": the first told goes further than the second. "sizes": those told are `size`.
    """

    series: tuple[Worked, ...]
    way: str
    how: str = "go"
    told: tuple[int, ...] = ()
    amount: Amount | None = None
    size: Num | None = None
    ends: tuple[Num, Num] | None = None

    def __post_init__(self) -> None:
        if self.way not in WAYS or self.how not in HOWS:
            raise ValueError(f"no worked-out number is told to go {self.way!r} {self.how!r}")

    def describe(self, document: Document) -> str:
        """For instance: of 4 numbers, from A at x to A at y rise most, 3."""
        size = num_text(self.size) if self.size else ""
        told = " and ".join(self.series[n].describe(document) for n in self.told[:3])
        how = _HOW[self.how].format(way=_TOLD[self.way], size=size)
        many = ""
        if self.amount is not None:
            many = f" ({num_text(self.amount.count) if self.amount.count else self.amount.kind} of them)"
        last = f", {size}" if size and "{size}" not in _HOW[self.how] else ""
        last += f", from {num_text(self.ends[0])} to {num_text(self.ends[1])}" if self.ends else ""
        return f"of {len(self.series)} numbers{many}, {told or 'each'} {how}{last}"


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """All that a sentence tells of worked-out numbers; nothing is refuted by what is not `certain`."""

    facts: tuple[Fact, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(fact.describe(document) for fact in self.facts)
