"""Grids of scores by what was trained on and what was tested on: which side is the source, and which the target."""

import re
from dataclasses import dataclass
from functools import lru_cache

from auditor.claims.net_cells import Cells
from auditor.model import Document

_SOURCE = re.compile(
    r"\b(?:train\w*|tun\w+|fine-?tun\w+|source|learn\w*|donor|from|teacher)\b", re.IGNORECASE
)
_TARGET = re.compile(r"\b(?:test\w*|eval\w*|target|appl\w+|recipient|to|student)\b", re.IGNORECASE)
FEWEST = 3


@dataclass(frozen=True)
class Transfers:
    """The sets of such a grid, with their places on either side; `turned` where the columns are the sources."""

    panel: int
    sources: dict[str, int]
    targets: dict[str, int]
    turned: bool

    @property
    def members(self) -> tuple[str, ...]:
        """All sets, those first that are trained on."""
        return tuple(dict.fromkeys((*self.sources, *self.targets)))

    def cell(self, source: str, target: str) -> Cells:
        """The place of one score; none where the grid lacks it."""
        if source not in self.sources or target not in self.targets:
            return ()
        place = (self.sources[source], self.targets[target])
        return (place[::-1] if self.turned else place,)

    def out_of(self, source: str, *, own: bool = False) -> Cells:
        """The scores of what was trained on a set, on all others."""
        return tuple(c for name in self.targets if own or name != source for c in self.cell(source, name))

    def into(self, target: str, *, own: bool = False) -> Cells:
        """The scores on a set of what was trained on others."""
        return tuple(c for name in self.sources if own or name != target for c in self.cell(name, target))

    @property
    def own(self) -> Cells:
        """What was tested on what it was trained on."""
        return tuple(c for name in self.sources for c in self.cell(name, name))

    @property
    def foreign(self) -> Cells:
        """What was tested on other sets."""
        return tuple(c for name in self.sources for c in self.out_of(name))


@lru_cache(maxsize=256)
def transfers(document: Document, index: int) -> Transfers | None:
    """The transfers of a panel; None where its labels do not tell what is the source."""
    panel = document.panels[index]
    sides = [{tick.text: k for k, tick in enumerate(axis.ticks)} for axis in (panel.rows, panel.columns)]
    if len(set(sides[0]) & set(sides[1])) < FEWEST:
        return None
    labels = [" ".join(axis.names) for axis in (panel.rows, panel.columns)]
    roles = [(bool(_SOURCE.search(label)), bool(_TARGET.search(label))) for label in labels]
    if roles == [(True, False), (False, True)]:
        return Transfers(index, sides[0], sides[1], turned=False)
    if roles == [(False, True), (True, False)]:
        return Transfers(index, sides[1], sides[0], turned=True)
    return None
