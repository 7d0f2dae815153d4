"""What places claim: "A is last in X and Y", "B is second to C in three of the five columns", "C beats A in two of them"."""

from dataclasses import dataclass

from auditor.language.numbers import Num
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Test:
    """What is said of a line at a crossing one: it has a place among its like there, or stands above or below one of them.

    `direction` is the end counted from ("max", "min", "good", "bad", "ahead"); `rival` the position of the one that it is
    held against, `behind` of the one that has the place before.
    """

    direction: str
    rank: int = 1
    rival: int | None = None
    behind: int | None = None


@dataclass(frozen=True, slots=True)
class Margin:
    """How far apart a line and the one with a rank are, and which one that is, if it is told."""

    size: Num
    rank: int
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A row (or column) passes a test at some of the lines that cross it, and fails it at others.

    `among` are the lines of its side that it is ranked among, itself among them; `places` all lines that cross it, of which
    `held` and `missed` are told by name. `count` tells at how many of all it passes, `value` its value at the one it is said of.
    """

    panel: int
    side: str
    line: int
    among: tuple[int, ...]
    test: Test
    places: tuple[int, ...]
    held: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    count: Num | None = None
    value: Num | None = None
    margin: Margin | None = None
    shared: bool = False  # others may be told to have the same place

    def describe(self, document: Document) -> str:
        """For instance: A is second from the top at X and Y, not at Z."""
        grid = document.panels[self.panel]
        own, other = (grid.rows, grid.columns) if self.side == "rows" else (grid.columns, grid.rows)
        what = f"place {self.test.rank} from the {_END[self.test.direction]}"
        if self.test.behind is not None:
            what += f", right behind {own.ticks[self.test.behind].text},"
        if self.test.rival is not None:
            what = f"{_BEYOND[self.test.direction]} {own.ticks[self.test.rival].text}"
        told = [f"at {', '.join(other.ticks[n].text for n in self.held)}"] if self.held else []
        told += [f"not at {', '.join(other.ticks[n].text for n in self.missed)}"] if self.missed else []
        told += (
            [f"at {_BOUNDS.get(self.count.op, '')}{self.count.text} of {len(self.places)}"]
            if self.count
            else []
        )
        told += [f"with {self.value.text}"] if self.value else []
        told += [f"{self.margin.size.text} from place {self.margin.rank}"] if self.margin else []
        name = f"{grid.name}: " if len(document.panels) > 1 else ""
        return f"{name}{own.ticks[self.line].text}: {what} {', '.join(told)}"


_END = {"max": "top", "min": "bottom", "good": "best", "bad": "worst", "ahead": "best"}
_BOUNDS = {">=": "at least ", "<=": "at most "}
_BEYOND = {"max": "above", "min": "below", "good": "better than", "bad": "worse than"}


@dataclass(frozen=True, slots=True)
class Standings:
    """Places told in one breath, all of which hold.

    `certain` tells that what is measured and counted has names that the document knows; it may be something else if not.
    """

    parts: tuple[Standing, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All parts."""
        return "; ".join(part.describe(document) for part in self.parts)
