"""What plateaus claim: that values do not change, or gain nothing, on one side of a tick."""

from dataclasses import dataclass

from auditor.language.refs import axis_of
from auditor.model import Document

KINDS = {"level": "stay the same", "no rise": "do not rise", "no fall": "do not fall"}


@dataclass(frozen=True, slots=True)
class Plateau:
    """Lines of a panel (None: all) from one tick of a side to another, by number.

    `alone` tells that the rest of the line is said to change. Nothing is refuted by what is not `certain`.
    """

    panel: int
    side: str
    lines: tuple[int, ...] | None
    start: int
    end: int
    how: str
    alone: bool = False
    certain: bool = True

    def __post_init__(self) -> None:
        if self.how not in KINDS or self.start >= self.end:
            raise ValueError(f"no plateau is {self.how!r} from {self.start} to {self.end}")

    def describe(self, document: Document) -> str:
        """For instance: from 8 to 16, the values of A do not rise."""
        panel = document.panels[self.panel]
        ticks = axis_of(panel, self.side).ticks
        across = axis_of(panel, "columns" if self.side == "rows" else "rows").ticks
        named = " / ".join(across[n].text for n in self.lines) if self.lines is not None else "all lines"
        alone = " and only there" if self.alone else ""
        return f"from {ticks[self.start].text} to {ticks[self.end].text}{alone}, the values of {named} {KINDS[self.how]}"
