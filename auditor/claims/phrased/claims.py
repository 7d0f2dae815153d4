"""What phrases claim: numbers worked out of cells in up to three steps, how they stand to one another, and for which of them."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

_NAMES = {"value": "", "max": "the highest of ", "min": "the lowest of ", "spread": "the spread of ", "lead": "the lead in ",
          "trail": "how far the last is behind in "}  # fmt: skip
_BETWEEN = {"up": "the rise from {} to {}", "down": "the fall from {} to {}", "apart": "the difference of {} and {}",
            "over": "{} as a part of {}"}  # fmt: skip
_STANDS = {">": "above", "<": "below", ">=": "at least", "<=": "at most", "=": "equal to", "~": "nearly equal to", "x": "times",
           "is": "", "not": "other than"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Part:
    """A number of some cells: their one value, sum, mean, extreme (or the one of a `rank`), spread, lead; or a measure of a class."""

    function: str
    cells: tuple[Selection, ...]
    rank: int = 1

    def describe(self, document: Document) -> str:
        """For instance: the sum of Row Elm."""
        cells = " and ".join(one.describe(document) for one in self.cells)
        nth = f"rank {self.rank}, " if self.rank > 1 else ""
        return nth + _NAMES.get(self.function, f"the {self.function} of ") + cells


@dataclass(frozen=True, slots=True)
class Term:
    """One such number, or how two of them lie apart: up or down from the first to the second, either way, or as a quotient."""

    start: Part
    end: Part | None = None
    way: str = ""

    def describe(self, document: Document) -> str:
        """For instance: the rise from A at x to A at y."""
        own = self.start.describe(document)
        if self.end is None:
            return own
        return _BETWEEN[self.way].format(own, self.end.describe(document))


@dataclass(frozen=True, slots=True)
class Worth:
    """One term, or the sum, an extreme (of a `rank`), the spread or the lead of several."""

    terms: tuple[Term, ...]
    function: str = ""
    rank: int = 1

    def describe(self, document: Document) -> str:
        """For instance: the highest of the sum of Row Elm and 3 more."""
        if not self.function:
            return self.terms[0].describe(document)
        nth = f"rank {self.rank}, " if self.rank > 1 else ""
        rest = f" and {len(self.terms) - 1} more" if len(self.terms) > 1 else ""
        return (
            nth
            + _NAMES.get(self.function, f"the {self.function} of ")
            + self.terms[0].describe(document)
            + rest
        )


@dataclass(frozen=True, slots=True)
class Check:
    """How a number stands to another one or to a `limit`, and by how much or by what factor ("x"); "is" tells what it is itself.

    `degree` is "slight" where it is told to be a little more or less.
    """

    own: Worth
    relation: str
    other: Worth | None = None
    limit: Num | None = None
    size: Num | None = None
    degree: str = ""

    def __post_init__(self) -> None:
        if self.relation not in _STANDS:
            raise ValueError(f"no number stands to another {self.relation!r}")

    def describe(self, document: Document) -> str:
        """For instance: the sum of Row Elm is above the sum of Row Ash by 4."""
        size = num_text(self.size) if self.size else ""
        base = self.other.describe(document) if self.other else num_text(self.limit) if self.limit else ""
        own = self.own.describe(document)
        if self.relation in ("x", "is", "not"):
            return " ".join(filter(None, (own, "is", size, _STANDS[self.relation], base)))
        slightly = "slightly" if self.degree else ""
        by = f"by {size}" if size else ""
        return " ".join(filter(None, (own, "is", slightly, _STANDS[self.relation], base, by)))


@dataclass(frozen=True, slots=True)
class Test:
    """What is said of one thing: all of the checks hold, or with `negated` not all of them."""

    checks: tuple[Check, ...]
    negated: bool = False

    def describe(self, document: Document) -> str:
        """For instance: not (A at x is above A at y)."""
        told = " and ".join(one.describe(document) for one in self.checks[:3])
        told += f" and {len(self.checks) - 3} more" if len(self.checks) > 3 else ""
        return f"not ({told})" if self.negated else told


@dataclass(frozen=True, slots=True)
class Fact:
    """For which things it is so: "all", "some", "none", "not all", "only" those `named`, or a `count` of them ("count")."""

    tests: tuple[Test, ...]
    how: str = "all"
    named: tuple[int, ...] = ()
    count: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: only for 1 of 4: A at x is above A at y."""
        shown = self.tests[self.named[0]] if self.named else self.tests[0]
        many = num_text(self.count) if self.count else self.how
        if self.how == "only":
            many = f"only for {len(self.named)} of {len(self.tests)}"
        return shown.describe(document) if len(self.tests) == 1 else f"{many}: {shown.describe(document)}"


@dataclass(frozen=True, slots=True)
class Ranked:
    """That those `told` of a series have a rank from the top, or with `low` from the bottom."""

    series: tuple[Worth, ...]
    told: tuple[int, ...]
    rank: int = 1
    low: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the sum of Row Elm has rank 1 of 4 from the top."""
        own = " and ".join(self.series[n].describe(document) for n in self.told)
        return f"{own} has rank {self.rank} of {len(self.series)} from the {'bottom' if self.low else 'top'}"


@dataclass(frozen=True, slots=True)
class Phrased:
    """All that a sentence tells in phrases; nothing is refuted by what is not `certain`."""

    facts: tuple[Fact, ...] = ()
    ranks: tuple[Ranked, ...] = ()
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        told = [one.describe(document) for one in self.facts] + [one.describe(document) for one in self.ranks]
        return "; ".join(told)
