"""A part of a sentence: its chunks, and the families that it may speak of."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.families import Families
from auditor.language.numbers import Num

FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}
Facts = tuple[Fact, ...]


@dataclass(frozen=True)
class Part:
    """The chunks of a part of a sentence, with the families of its matrix."""

    chunks: tuple[Chunk, ...]
    families: Families
    total: bool = False  # whether it tells that all are counted: "in total"
    beside: Num | None = None  # the first of two numbers that are told beside it: "412 against 309"

    def of(self, kind: str) -> list[Chunk]:
        """The chunks of a kind."""
        return [one for one in self.chunks if one.kind == kind]

    def one(self, kind: str) -> Chunk | None:
        """The first chunk of a kind."""
        return next(iter(self.of(kind)), None)

    @property
    def num(self) -> Num | None:
        """Its number."""
        found = self.one("#") or self.one("b")
        return found.num if found else None

    @property
    def low(self) -> bool:
        """Whether the lower end is spoken of."""
        end = self.one("E")
        return end is not None and end.flavour == "low"

    @property
    def rank(self) -> int:
        """Which place from the end."""
        return max([one.rank for one in self.chunks if one.kind in "ER"], default=1)


def measures_of(part: Part, num: Num | None = None) -> Iterator[list[str]]:
    """The measures that are told, in each way that they may be meant."""
    num = num or part.beside
    told = [list(part.families.meant(one.flavour, num)) for one in part.of("F")]
    for n in range(max(map(len, told), default=0)):
        yield list(dict.fromkeys(way[min(n, len(way) - 1)] for way in told))
