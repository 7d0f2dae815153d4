"""Grids of flows: the same places on both sides, and words that tell which of them is left and which is reached."""

import re
from dataclasses import dataclass
from functools import lru_cache

from auditor.claims.measures.confusion import confusions
from auditor.claims.net_cells import Cells
from auditor.model import Document
from auditor.world import same_labels

_FROM = re.compile(
    r"\b(?:from|origins?|departures?|depart\w*|senders?|sources?|start\w*|exporters?|leav\w+)\b",
    re.I,
)
_TO = re.compile(
    r"\b(?:to|destinations?|arrivals?|arriv\w*|receivers?|recipients?|targets?|importers?|end)\b",
    re.I,
)


@dataclass(frozen=True)
class Flows:
    """The places of such a grid; `turned` where the columns are left and the rows reached."""

    panel: int
    members: tuple[str, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    turned: bool

    def cell(self, one: int, other: int) -> Cells:
        """What goes from one place to another."""
        one, other = (other, one) if self.turned else (one, other)
        return ((self.rows[one], self.columns[other]),)

    def out(self, one: int) -> Cells:
        """All that leaves a place, what stays in it included."""
        return tuple(cell for other in range(len(self.members)) for cell in self.cell(one, other))

    def into(self, one: int) -> Cells:
        """All that reaches a place."""
        return tuple(cell for other in range(len(self.members)) for cell in self.cell(other, one))

    @property
    def staying(self) -> Cells:
        """All that stays where it is."""
        return tuple(cell for one in range(len(self.members)) for cell in self.cell(one, one))


@lru_cache(maxsize=256)
def flows(document: Document, index: int) -> Flows | None:
    """The flows of a panel; None where it shows none, or nothing tells their direction."""
    panel = document.panels[index]
    if not same_labels(panel) or len(panel.rows.ticks) < 3 or confusions(document, index):
        return None
    roles = [
        "from"
        if _FROM.search(label) and not _TO.search(label)
        else "to"
        if _TO.search(label) and not _FROM.search(label)
        else ""
        for label in (panel.rows.label, panel.columns.label)
    ]
    if roles not in (["from", "to"], ["to", "from"]):
        return None
    members = tuple(tick.text for tick in panel.rows.ticks)
    columns = [tick.text for tick in panel.columns.ticks]
    return Flows(
        index,
        members,
        tuple(range(len(members))),
        tuple(columns.index(name) for name in members),
        roles[0] == "to",
    )
