"""What is claimed of sets of cells: how many are so, between which values they lie, where the extremes stand."""

from dataclasses import dataclass, replace

from auditor.claims.judging import num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval

Cells = frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Cond:
    """What is said of a single cell: it stands so to a number, lies between two, is written as missing, or has a colour."""

    num: Num | None = None
    high: Num | None = None  # with `num`, both ends of a range
    missing: bool = False
    colour: str = ""
    shade: str = ""  # "dark" ("light"): darker (lighter) than the colour
    size: bool = False  # whatever the sign of the value

    def describe(self) -> str:
        """For instance: more than 5."""
        if self.size:
            return f"{replace(self, size=False).describe()} in size"
        if self.colour:
            return f"{self.shade}er than {self.colour}" if self.shade else self.colour
        if self.num is None:
            return "missing"
        return f"{num_text(self.num)} to {num_text(self.high)}" if self.high else num_text(self.num)


@dataclass(frozen=True, slots=True)
class Area:
    """Some cells of a panel, and the words that name them."""

    panel: int
    places: tuple[tuple[int, int], ...]
    name: str

    @staticmethod
    def of(panel: int, cells: Cells, name: str) -> "Area":
        """An area from a set of its cells."""
        return Area(panel, tuple(sorted(cells)), name)

    @property
    def cells(self) -> Cells:
        """Its cells as a set."""
        return frozenset(self.places)


@dataclass(frozen=True, slots=True)
class Counted:
    """Of an area's cells at least `least` and at most `most` meet one of the conditions; None: all of them."""

    area: Area
    conds: tuple[Cond, ...]
    least: int | None
    most: int | None

    def describe(self, document: Document) -> str:
        """For instance: of the four corners at most 0 are more than 5."""
        told = " or ".join(cond.describe() for cond in self.conds)
        if self.least is None:
            return f"{self.area.name}: all are {told}"
        if self.most == 0:
            return f"{self.area.name}: none is {told}"
        ends = f"{self.least}" if self.least == self.most else f"{self.least} or more"
        return f"{self.area.name}: {ends} are {told}"


@dataclass(frozen=True, slots=True)
class Together:
    """The same of areas of several panels taken together."""

    areas: tuple[Area, ...]
    conds: tuple[Cond, ...]
    least: int | None
    most: int | None

    @property
    def each(self) -> tuple[Counted, ...]:
        """What is counted in each of them."""
        return tuple(Counted(area, self.conds, self.least, self.most) for area in self.areas)

    def describe(self, document: Document) -> str:
        """The same as of one area."""
        return f"all panels together: {self.each[0].describe(document)}"


@dataclass(frozen=True, slots=True)
class Lines:
    """Of some lines so many have at least `least_in` and at most `most_in` cells that meet one of the conditions; None: all."""

    areas: tuple[Area, ...]
    conds: tuple[Cond, ...]
    least_in: int | None
    most_in: int | None
    least: int | None
    most: int | None

    @property
    def each(self) -> tuple[Counted, ...]:
        """What is counted in each of them."""
        return tuple(Counted(area, self.conds, self.least_in, self.most_in) for area in self.areas)

    def describe(self, document: Document) -> str:
        """For instance: 3 of 5 lines: all are red."""
        many = "all" if self.least is None else f"{self.least} to {self.most}"
        return f"{many} of {len(self.areas)} lines: {self.each[0].describe(document).partition(': ')[2]}"


@dataclass(frozen=True, slots=True)
class Hues:
    """An area shows so many different colours, or (none) the same ones as each of the others, place by place."""

    areas: tuple[Area, ...]
    count: int | None = None

    @property
    def area(self) -> Area:
        """The first of them."""
        return self.areas[0]

    def describe(self, document: Document) -> str:
        """For instance: A and B show the same colours."""
        names = " and ".join(area.name for area in self.areas)
        return f"{names}: {'the same' if self.count is None else self.count} colours"


@dataclass(frozen=True, slots=True)
class Commonest:
    """More cells of an area have a colour (or, `few`, fewer) than have any other, or than a `rival`; `by` so many."""

    area: Area
    colour: str
    few: bool = False
    rival: str = ""
    by: int | None = None

    def describe(self, document: Document) -> str:
        """For instance: red is the commonest colour."""
        if self.rival:
            return f"{self.area.name}: {self.colour} is {'rarer' if self.few else 'more frequent'} than {self.rival}"
        return f"{self.area.name}: {self.colour} is the {'rarest' if self.few else 'commonest'} colour"


@dataclass(frozen=True, slots=True)
class Turns:
    """Along a line the colours go from one to the next as told, and through no other."""

    area: Area
    colours: tuple[str, ...]

    def describe(self, document: Document) -> str:
        """For instance: A goes from white to red."""
        return f"{self.area.name} goes {' to '.join(self.colours)}"


@dataclass(frozen=True, slots=True)
class Extreme:
    """The largest ("max") or smallest value of an area meets a condition."""

    area: Area
    direction: str
    cond: Cond

    def describe(self, document: Document) -> str:
        """For instance: the largest value of the border is 5."""
        size = "largest" if self.direction == "max" else "smallest"
        return f"{self.area.name}: the {size} value is {self.cond.describe()}"


@dataclass(frozen=True, slots=True)
class Holds:
    """An area holds the `size` largest or smallest cells of its panel, so many of them (None: all), those that tie counted as one likes."""

    area: Area
    direction: str
    size: int
    many: int | None = None

    def describe(self, document: Document) -> str:
        """For instance: the 3 largest values stand in the border."""
        word = "largest" if self.direction == "max" else "smallest"
        part = "" if self.many is None else f"{self.many} of "
        return f"{part}the {self.size} {word} values stand in {self.area.name}"


@dataclass(frozen=True, slots=True)
class Listed:
    """The cells of an area hold just these values, in whatever order."""

    area: Area
    nums: tuple[Num, ...]

    def describe(self, document: Document) -> str:
        """For instance: beside the maximum stand 5, 7."""
        return f"{self.area.name}: the values are {', '.join(map(num_text, self.nums))}"


@dataclass(frozen=True, slots=True)
class Repeats:
    """A value (that of a cell, or a number) stands in all cells of an area, and in none of the others of the panel."""

    area: Area
    num: Num | None
    others: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 5 stands at (A, 1) / (B, 2) and nowhere else."""
        value = num_text(self.num) if self.num is not None else "one value"
        return f"{value} stands at {self.area.name}{' and nowhere else' if self.others else ''}"


@dataclass(frozen=True, slots=True)
class Distinct:
    """An area holds so many different values."""

    area: Area
    count: int

    def describe(self, document: Document) -> str:
        """For instance: the grid holds 3 different values."""
        return f"{self.area.name}: {self.count} different values"


@dataclass(frozen=True, slots=True)
class Portion:
    """The values of an area cover so many percent of the color bar, whose ends are given."""

    area: Area
    bar: Interval
    num: Num

    def describe(self, document: Document) -> str:
        """For instance: the values span about 40% of the color bar."""
        return f"the values span {num_text(self.num)} of the color bar"


@dataclass(frozen=True, slots=True)
class Summed:
    """The counts of an area add up to so many."""

    area: Area
    num: Num

    def describe(self, document: Document) -> str:
        """For instance: May adds up to 12."""
        return f"{self.area.name} adds up to {num_text(self.num)}"


Fact = (
    Portion
    | Summed
    | Counted
    | Together
    | Lines
    | Hues
    | Commonest
    | Turns
    | Extreme
    | Holds
    | Listed
    | Repeats
    | Distinct
)


Parts = tuple[tuple[Fact, ...], ...]  # each part in all the ways in which its words may be meant


@dataclass(frozen=True, slots=True)
class Told:
    """All that a sentence tells; each part in all the ways in which its words may be meant.

    What is `tentative` only may be meant: it keeps another reading from being refuted, and bears nothing out. What was
    understood `in_part` may be restricted by what goes on behind it, and is not refuted.
    """

    parts: tuple[tuple[Fact, ...], ...]
    tentative: bool = False
    in_part: bool = False

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(ways[0].describe(document) for ways in self.parts)
