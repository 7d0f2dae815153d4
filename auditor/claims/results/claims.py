"""What a sentence tells of a table of results: contests of cells, how far they are apart, and values."""

from dataclasses import dataclass

from auditor.model import Document

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Contest:
    """A cell that is said to lie above (`sign` 1) or below (-1) each of its rivals."""

    own: Place
    rivals: tuple[Place, ...]
    sign: int


@dataclass(frozen=True, slots=True)
class Value:
    """A number that is told of one of some cells."""

    places: tuple[Place, ...]
    text: str
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """Contests that all hold (or, `denied`, do not), with how far apart they are (`degree`, `amount`), and values beside them.

    `most` tells that they hold in general, `count` in how many of them; `counted` a number that is told of rows, and how many there are.
    """

    contests: tuple[Contest, ...] = ()
    denied: bool = False
    degree: str = ""
    amount: str = ""
    percent: bool = False
    values: tuple[Value, ...] = ()
    best: bool = False
    most: bool = False
    count: int = 0
    counted: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """The facts of a part of a sentence, of a table as it is written or turned over."""

    table: int
    turned: bool
    facts: tuple[Fact, ...]
    words: str

    def describe(self, document: Document) -> str:
        """The claim in one plain line."""
        return f"of the table of results: {self.words}"
