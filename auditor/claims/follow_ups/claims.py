"""What follow-ups claim: how many of the things told of before stand somewhere, are so, or come to a number."""

from dataclasses import dataclass

from auditor.claims.cellsets.claims import Cond
from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

# A cell, a line, or cells that belong together: a pair in both orders, one place in two panels.
Thing = tuple[Selection, ...]


@dataclass(frozen=True, slots=True)
class Many:
    """At least and at most so many of them; None: all."""

    least: int | None = None
    most: int | None = None

    def describe(self) -> str:
        """For instance: 2 or more."""
        if self.least is None:
            return "all"
        if self.most == 0:
            return "none"
        if self.least == self.most:
            return str(self.least)
        return f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"


ALL = Many()


@dataclass(frozen=True, slots=True)
class Standing:
    """So many of them stand in an area; `touching`: with one of their cells."""

    area: tuple[Selection, ...]
    name: str
    many: Many = ALL
    touching: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 2 stand in the top row."""
        return f"{self.many.describe()} at {self.name}"


@dataclass(frozen=True, slots=True)
class Filling:
    """They are all that is written in an area."""

    area: tuple[Selection, ...]
    name: str

    def describe(self, document: Document) -> str:
        """For instance: they fill the top row."""
        return f"they fill {self.name}"


@dataclass(frozen=True, slots=True)
class Shared:
    """All of them stand in one row or column, or (`apart`) no two of them do; "block": each is next to another one."""

    side: str
    apart: bool = False

    def describe(self, document: Document) -> str:
        """For instance: all in the same row."""
        if self.side == "block":
            return "side by side"
        return f"{'no two' if self.apart else 'all'} in the same {self.side.removesuffix('s')}"


@dataclass(frozen=True, slots=True)
class Shown:
    """So many of them meet one of the conditions."""

    conds: tuple[Cond, ...]
    many: Many = ALL

    def describe(self, document: Document) -> str:
        """For instance: all are above 5."""
        return f"{self.many.describe()}: {' or '.join(cond.describe() for cond in self.conds)}"


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Their mean, sum, largest ("max") or smallest value is a number; with `upper`, the "range" is from one to the other."""

    function: str
    num: Num
    upper: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: their mean is 5."""
        upper = f" to {num_text(self.upper)}" if self.upper else ""
        return f"their {self.function} is {num_text(self.num)}{upper}"


@dataclass(frozen=True, slots=True)
class Outermost:
    """The largest ("max") or smallest of them, of several `ends` either, is a number, and stands in an area."""

    ends: tuple[str, ...]
    num: Num | None = None
    area: tuple[Selection, ...] = ()
    name: str = ""

    def describe(self, document: Document) -> str:
        """For instance: the max of them is 5 at the top row."""
        told = f" is {num_text(self.num)}" if self.num else ""
        return f"the {' or '.join(self.ends)} of them{told}{' at ' + self.name if self.name else ''}"


@dataclass(frozen=True, slots=True)
class Numbered:
    """There are so many of them."""

    many: Many

    def describe(self, document: Document) -> str:
        """For instance: there are 4."""
        return f"there are {self.many.describe()}"


Fact = Standing | Filling | Shared | Shown | Reckoned | Outermost | Numbered


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What is said of some things that were told of before; nothing is refuted where it is not `certain` which these are."""

    things: tuple[Thing, ...]
    facts: tuple[Fact, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """For instance: of 3 cells: 2 at the top row."""
        names = described(document, [thing[0] for thing in self.things[:3]])
        more = ", ..." if len(self.things) > 3 else ""
        told = "; ".join(fact.describe(document) for fact in self.facts)
        return f"of {len(self.things)} told before ({names}{more}): {told}"
