"""Whether panels have the same axes."""

from dataclasses import dataclass

from auditor.claims.makeup.parts import axis, side_name
from auditor.model import Document
from auditor.truth import Truth
from auditor.world import World


@dataclass(frozen=True, slots=True)
class SameAxes:
    """The panels have the same ticks on a side, in the same order."""

    side: str
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: rows (Farm) are the same in all panels."""
        return f"{side_name(document, self.panels, self.side)} are the same in all panels"

    def truth(self, world: World) -> Truth:
        """True where they are written alike; other names for the same things refute nothing."""
        panels = world.document.panels
        ticks = [tuple(tick.text.casefold() for tick in axis(panel, self.side).ticks) for panel in panels]
        return Truth.TRUE if len(set(ticks)) == 1 and ticks[0] else Truth.UNKNOWN

    def shown(self, document: Document) -> str:
        """The numbers of ticks that there are."""
        counts = [str(len(axis(panel, self.side).ticks)) for panel in document.panels]
        return f"the panels have {', '.join(counts)} {self.side}"
