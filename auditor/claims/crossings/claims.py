"""What crossings claim: that one line comes to lie above another between two ticks, and lay below before."""

from dataclasses import dataclass

from auditor.language.refs import axis_of
from auditor.model import Document

WHEN = ("at", "between", "by", "after")


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two lines of a panel, by number; `over` is the one that comes to lie above, or None where it is not told.

    `side` is followed; the order changes `when` ("at", "between", "by", "after") of the ticks with these numbers.
    """

    panel: int
    side: str
    one: int
    other: int
    over: int | None
    when: str
    ticks: tuple[int, ...]
    certain: bool = True

    def __post_init__(self) -> None:
        if self.when not in WHEN or not self.ticks:
            raise ValueError(f"no crossing is told to be {self.when!r} of {self.ticks}")

    def describe(self, document: Document) -> str:
        """For instance: A overtakes B at 16."""
        panel = document.panels[self.panel]
        lines = axis_of(panel, "columns" if self.side == "rows" else "rows").ticks
        ticks = " and ".join(axis_of(panel, self.side).ticks[at].text for at in self.ticks)
        first, last = lines[self.one].text, lines[self.other].text
        if self.over is None:
            return f"{first} and {last} change their order {self.when} {ticks}"
        if self.over == self.other:
            first, last = last, first
        return f"{first} overtakes {last} {self.when} {ticks}"
