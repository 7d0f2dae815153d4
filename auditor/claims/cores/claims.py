"""What is claimed of numbers that are worked out of cells: how much they are, how they rank, how many of them pass a test."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

_HOW = {
    "mean": "the mean of ",
    "sum": "the sum of ",
    "median": "the median of ",
    "max": "the largest of ",
    "min": "the smallest of ",
    "spread": "the spread of ",
}
_JOINED = {
    "difference": " less ",
    "ratio": " over ",
    "percent": " in percent of and above ",
    "apart": " apart from ",
}


@dataclass(frozen=True, slots=True)
class Worth:
    """A number worked out of some cells; with `base` it is how that of the cells stands to that of the base.

    `how`: what is made of several cells; `base_how` the same for the base. `joined`: "difference", "apart", "ratio" or "percent".
    """

    cells: tuple[Selection, ...]
    how: str = "mean"
    base: tuple[Selection, ...] = ()
    base_how: str = "mean"
    joined: str = ""

    def describe(self, document: Document) -> str:
        """For instance: the mean of Elm less the mean of Ash."""
        own = _HOW.get(self.how, "") if not self._plain(self.cells) else ""
        told = f"{own}{described(document, self.cells)}"
        if not self.joined:
            return told
        rest = _HOW.get(self.base_how, "") if not self._plain(self.base) else ""
        return f"{told}{_JOINED[self.joined]}{rest}{described(document, self.base)}"

    @staticmethod
    def _plain(cells: tuple[Selection, ...]) -> bool:
        return len(cells) == 1 and cells[0].is_cell


@dataclass(frozen=True, slots=True)
class Test:
    """What a number is held against: a number that is told, or zero; "same" tells that it is zero."""

    worth: Worth
    relation: str
    num: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: Elm in May = 5."""
        if self.num is not None:
            return f"{self.worth.describe(document)} {num_text(self.num)}"
        return f"{self.worth.describe(document)} {self.relation} 0"


@dataclass(frozen=True, slots=True)
class Tested:
    """How many of some tests are passed: as many as `count` tells (none: all), and exactly those `named` where some are."""

    tests: tuple[Test, ...]
    count: Num | None = None
    named: tuple[int, ...] | None = None

    def describe(self, document: Document) -> str:
        """For instance: 3 of 5 like: Elm in May = 5."""
        first = self.tests[0].describe(document)
        if self.count is not None:
            return f"{num_text(self.count).removeprefix('= ')} of {len(self.tests)} like: {first}"
        if self.named is not None:
            told = "; ".join(self.tests[n].describe(document) for n in self.named)
            return (
                f"of {len(self.tests)} only: {told}" if told else f"none of {len(self.tests)} like: {first}"
            )
        return f"{first} and {len(self.tests) - 1} more" if len(self.tests) > 1 else first


@dataclass(frozen=True, slots=True)
class Ranked:
    """Those `at` some places of some numbers are the ones behind so many others (`rank` from 1), from the top or from the bottom (`low`)."""

    worths: tuple[Worth, ...]
    at: tuple[int, ...]
    rank: int = 1
    low: bool = False

    def describe(self, document: Document) -> str:
        """For instance: the mean of Elm has rank 2 from the top of 5."""
        told = ", ".join(self.worths[n].describe(document) for n in self.at)
        return f"{told} has rank {self.rank} from the {'bottom' if self.low else 'top'} of {len(self.worths)}"


@dataclass(frozen=True, slots=True)
class Distinct:
    """No two of some cells are alike (or, `denied`, some are)."""

    cells: tuple[Selection, ...]
    denied: bool = False

    def describe(self, document: Document) -> str:
        """For instance: all cells of Elm differ."""
        return f"{'not ' if self.denied else ''}all cells of {described(document, self.cells)} differ"


@dataclass(frozen=True, slots=True)
class Within:
    """All values of some cells that pass a bound stand in others."""

    cells: tuple[Selection, ...]
    num: Num
    inside: tuple[Selection, ...]

    def describe(self, document: Document) -> str:
        """For instance: all of Elm > 5 stand in May."""
        return f"all of {described(document, self.cells)} {num_text(self.num)} stand in {described(document, self.inside)}"


Fact = Tested | Ranked | Distinct | Within


@dataclass(frozen=True, slots=True)
class Cores:
    """All that a sentence tells; nothing is refuted by what is not `certain`."""

    tested: tuple[Tested, ...] = ()
    ranked: tuple[Ranked, ...] = ()
    distinct: tuple[Distinct, ...] = ()
    within: tuple[Within, ...] = ()
    certain: bool = True

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All facts, one after the other."""
        return (*self.tested, *self.ranked, *self.distinct, *self.within)

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(fact.describe(document) for fact in self.facts)


def cores(facts: tuple[Fact, ...], certain: bool = True) -> Cores:
    """The claim that some facts make together."""
    return Cores(
        tuple(one for one in facts if isinstance(one, Tested)),
        tuple(one for one in facts if isinstance(one, Ranked)),
        tuple(one for one in facts if isinstance(one, Distinct)),
        tuple(one for one in facts if isinstance(one, Within)),
        certain,
    )
