"""What is said of two sides: that one is ahead of the other at each of some places, by how much, how many times, where furthest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claims.changes.factors import Factor
from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

_SIGNS = {">": "above", "<": "below", "=": "level with", "good": "better than", "bad": "worse than"}
_TURNED = {">": "<", "<": ">", "good": "bad", "bad": "good"}


@dataclass(frozen=True, slots=True)
class Bout:
    """What stands on either side at one place: the sum of some cells, mostly of one."""

    left: tuple[Selection, ...]
    right: tuple[Selection, ...]

    def turned(self) -> "Bout":
        """The same with the sides changed."""
        return Bout(self.right, self.left)

    def describe(self, document: Document) -> str:
        """For instance: A at x and B at x."""
        return f"{described(document, self.left)} and {described(document, self.right)}"


@dataclass(frozen=True, slots=True)
class Test:
    """How the left side stands to the right one: ">", "<" or "=", by so much, or so many times as large.

    It is "good" or "bad" where lines hold a measure each, so that each tells by itself which way is better.

    A place that is `shared` with the other one is as good as one ahead of it, though not surely what is meant.
    """

    relation: str
    size: Num | None = None
    factor: Factor | None = None
    shared: bool = False

    def describe(self) -> str:
        """For instance: above by 4."""
        if self.factor is not None:
            told = num_text(self.factor.number).removesuffix(" as")
            told = f"{told} than" if told.endswith((" more", " less")) else told
            return f"{told} times" if told[-1:].isdigit() else told
        return _SIGNS[self.relation] + (f" by {num_text(self.size)}" if self.size else "")

    def turned(self) -> "Test":
        """The same the other way round."""
        return replace(self, relation=_TURNED.get(self.relation, self.relation))


@dataclass(frozen=True, slots=True)
class Held:
    """The test is passed in all of some bouts; of each group that is spared it is failed in one at least."""

    test: Test
    bouts: tuple[Bout, ...]
    spared: tuple[tuple[Bout, ...], ...] = ()

    def describe(self, document: Document) -> str:
        """For instance: A at x is above B at x, not at y."""
        first = self.bouts[0] if self.bouts else self.spared[0][0]
        more = f" and {len(self.bouts) - 1} more" if len(self.bouts) > 1 else ""
        spared = f", not {self.spared[0][0].describe(document)}" if self.spared and self.bouts else ""
        if not self.bouts:
            return f"{described(document, first.left)} is nowhere {self.test.describe()} {described(document, first.right)}"
        return f"{described(document, first.left)} is {self.test.describe()} {described(document, first.right)}{more}{spared}"


@dataclass(frozen=True, slots=True)
class Apart:
    """How far the sides lie apart in all of some bouts: within a bound. `signed` tells that one is said to lead."""

    bouts: tuple[Bout, ...]
    size: Num
    signed: bool = False

    def describe(self, document: Document) -> str:
        """For instance: A at x and B at x are at most 4 apart."""
        more = f" and {len(self.bouts) - 1} more" if len(self.bouts) > 1 else ""
        return f"{self.bouts[0].describe(document)}{more} are {num_text(self.size)} apart"


@dataclass(frozen=True, slots=True)
class Furthest:
    """In which of some bouts the sides lie furthest apart ("max"), or closest ("min"), and how far there, if it is told."""

    bouts: tuple[Bout, ...]
    at: int
    extreme: str
    signed: bool = False
    size: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: A at x and B at x are furthest apart, 4."""
        size = f", {num_text(self.size)}" if self.size else ""
        how = "furthest apart" if self.extreme == "max" else "closest"
        return f"{self.bouts[self.at].describe(document)} are {how}{size}"


@dataclass(frozen=True, slots=True)
class Course:
    """How far the sides lie apart in one bout and in another: further then ("up") or less far ("down"), and how far in each."""

    first: Bout
    last: Bout
    way: str
    signed: bool = False
    sizes: tuple[Num | None, Num | None] = (None, None)

    def describe(self, document: Document) -> str:
        """For instance: from A at x and B at x to A at y and B at y, the gap grows."""
        goes = "grows" if self.way == "up" else "shrinks"
        told = " to ".join(num_text(num) for num in self.sizes if num is not None)
        told = f" ({told})" if told else ""
        return f"from {self.first.describe(document)} to {self.last.describe(document)}, the gap {goes}{told}"


@dataclass(frozen=True, slots=True)
class Worth:
    """What stands at a place of which a superlative tells, beside it: "has the most of all (4)"."""

    cells: tuple[Selection, ...]
    size: Num

    def describe(self, document: Document) -> str:
        """For instance: A at x is 4."""
        return f"{described(document, self.cells)} is {num_text(self.size)}"


Part = Held | Apart | Furthest | Course | Worth


@dataclass(frozen=True, slots=True)
class Duels:
    """All that a clause tells of two sides.

    Nothing is refuted by what is not `certain`; where it is not known which way is better (`either`), nothing that
    would hold the other way round.
    """

    held: tuple[Held, ...] = ()
    apart: tuple[Apart, ...] = ()
    furthest: tuple[Furthest, ...] = ()
    courses: tuple[Course, ...] = ()
    worth: tuple[Worth, ...] = ()
    certain: bool = True
    either: bool = False
    tentative: bool = False  # a less likely meaning, which can only keep the statement from being refuted

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that is told, one after the other."""
        return (*self.held, *self.apart, *self.furthest, *self.courses, *self.worth)

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)


def duels(parts: Sequence[Part], certain: bool, *, either: bool = False) -> Duels:
    """The claim that some parts make together."""
    return Duels(
        tuple(one for one in parts if isinstance(one, Held)),
        tuple(one for one in parts if isinstance(one, Apart)),
        tuple(one for one in parts if isinstance(one, Furthest)),
        tuple(one for one in parts if isinstance(one, Course)),
        tuple(one for one in parts if isinstance(one, Worth)),
        certain,
        either,
    )
