"""What moves claim: of some steps between two cells, which go the way that is told, which goes furthest, and how far."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

WAYS = ("up", "down", "any")
# How far those that are told go, beside all others.
_HOW = {
    "go": "{way}",
    "most": "{way} most",
    "least": "{way} least",
    "more": "{way} more than {rival}",
    "less": "{way} less than {rival}",
    "times": "{way} {size} times as much as {rival}",
    "same": "{way} as much as {rival}",
    "past": "{way} past {rival}",
}
HOWS = tuple(_HOW)
# What is told of a first step against a second.
PAIRED = ("more", "less", "times", "same", "past")
_TOLD = {"up": "rises", "down": "falls", "any": "changes"}


@dataclass(frozen=True, slots=True)
class Step:
    """From one cell to another of the same row or column."""

    first: Selection
    last: Selection

    def describe(self, document: Document) -> str:
        """For instance: A at x to A at y."""
        return f"{self.first.describe(document)} to {self.last.describe(document, name_panel=False)}"


@dataclass(frozen=True, slots=True)
class Move:
    """What is said of some `steps`, of which those `told` are groups of numbers: of each group one is meant.

    "go": so many (`amount`) of them go that `way`, those told among them and those `spared` not. "most", "least": one of each
    group goes furthest (the least far) of all. "more", "less", "times", "same": the first group goes further than the second;
    "past": from behind the second to ahead of it. `size` is how far those told go; `share` which part of where they came from
    that is, `ends` from what to what. How far is held against where it came from if that is `relative`. A step of several cells
    is of their sum, or of their `mean`.
    """

    steps: tuple[Step, ...]
    way: str
    how: str = "go"
    told: tuple[tuple[int, ...], ...] = ()
    amount: Amount | None = None
    spared: tuple[int, ...] = ()
    size: Num | None = None
    share: Num | None = None
    ends: tuple[Num, Num] | None = None
    relative: bool = False
    mean: bool = False

    def __post_init__(self) -> None:
        if self.way not in WAYS or self.how not in HOWS:
            raise ValueError(f"nothing is told to go {self.way!r} {self.how!r}")

    def describe(self, document: Document) -> str:
        """For instance: of 4 steps, A at x to A at y rises most, by 4."""
        groups = [self.steps[group[0]].describe(document) for group in self.told if group]
        told = " and ".join(groups[:1] if self.how in PAIRED else groups[:3])
        rival = groups[-1] if groups else ""
        size = num_text(self.size) if self.size else ""
        way = _TOLD[self.way]
        how = _HOW[self.how].format(way=way, rival=rival, size=size)
        many = ""
        if self.amount is not None:
            many = f" ({num_text(self.amount.count) if self.amount.count else self.amount.kind} of them)"
        spared = f", not {self.steps[self.spared[0]].describe(document)}" if self.spared else ""
        by = f" by {size}" if self.size and self.how != "times" else ""
        part = f" by {num_text(self.share)} of itself" if self.share else ""
        part += f" from {num_text(self.ends[0])} to {num_text(self.ends[1])}" if self.ends else ""
        part += ", by what it was" if self.relative else ""
        among = "" if self.alone else f"of {len(self.steps)} steps{many}, "
        return f"{among}{told or 'each'} {how}{by}{part}{spared}"

    @property
    def alone(self) -> bool:
        """Whether nothing is said of other steps than the one that is told."""
        return self.how == "go" and len(self.told) == 1 and self.amount is None and not self.spared


@dataclass(frozen=True, slots=True)
class Moves:
    """What a clause tells of moves, in one panel after the other; nothing is refuted by what is not `certain`.

    A way to take it that no more than may be meant `supports` nothing: it keeps the others from being refuted.
    """

    parts: tuple[Move, ...]
    certain: bool = True
    supports: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)
