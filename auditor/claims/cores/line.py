"""A sentence as a line of marks, and what is left of it when its places are peeled off.

Mentions become marks ("<ref>", "<n>", "<max>"), verbs that only carry a number become `v`, words that claim nothing are left out, and
each other word stands for itself. Places with the word that leads to them ("in May", "of the first panel", "at every dose") are taken
out wherever they stand, so that the forms of a core need not say where they may be.
"""

from dataclasses import dataclass, field

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PositionRef, TickRef


@dataclass(slots=True)
class Piece:
    """One mark of a line, the mention that it stands for, and where it stands in the sentence."""

    mark: str
    item: Item | None
    place: tuple[int, int]
    text: str


@dataclass(slots=True)
class Line:
    """The core of a sentence, and what was peeled off it: lines by side, sides of which all are meant, panels."""

    clause: Clause
    pieces: list[Piece]
    named: dict[str, list[Item]] = field(default_factory=dict)
    every: set[str] = field(default_factory=set)
    panels: tuple[int, ...] | None = None
    each_panel: bool = False
    whole: bool = False
    span: tuple[Item, ...] = ()
    shift: tuple[int, int] | None = None

    @property
    def text(self) -> str:
        """The line itself."""
        return " ".join(piece.mark for piece in self.pieces)

    def trim(self) -> None:
        """Takes off commas at both ends."""
        while self.pieces and self.pieces[0].mark == ",":
            del self.pieces[0]
        while self.pieces and self.pieces[-1].mark == ",":
            del self.pieces[-1]


def size_of(item: Item) -> int:
    """How many lines a mention names."""
    value = item.value
    return len(value.ticks) if isinstance(value, TickRef) else len(getattr(value, "positions", ()))


def side_of(item: Item) -> str:
    """The side of lines that a mention names; "" where it does not tell it."""
    value = item.value
    if isinstance(value, TickRef | PositionRef | AxisRef):
        return value.side
    return {"row": "rows", "column": "columns"}.get(str(value), "")
