"""How many pairs a grid crosses that has the same labels on both axes: each with each, and none with itself."""

import re
from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.makeup.counts import Cells, is_settled, refuted
from auditor.claims.makeup.parts import several, states_count
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.truth import Truth
from auditor.world import Reading, World, same_labels

# Words by which pairs are none with itself, and none is counted twice.
DISTINCT = re.compile(r"\b(?:distinct|different|unique|unordered)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Pairs:
    """The number of pairs; in a grid that crosses two sets each cell is one."""

    number: Num
    panels: tuple[int, ...]
    distinct: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 10 pairs."""
        return f"{num_text(self.number)} pairs"

    def truth(self, world: World) -> Truth:
        """True for n(n-1)/2 pairs; false for a number that no way of counting them gives, with themselves and in order or not."""
        panels = [world.document.panels[index] for index in self.panels]
        if not all(same_labels(panel) for panel in panels):
            return Cells(self.number, self.panels).truth(world)
        usual = {several * _pairs(panel) for panel in panels for several in (1, len(panels))}
        if states_count(world, self.number, usual) is Truth.TRUE:
            return Truth.TRUE
        if world.reading is Reading.PRINTED:
            return Truth.UNKNOWN
        counts = {count for panel in panels for count in _other_counts(panel) if not self.distinct}
        every = usual | counts | {len(panels) * count for count in counts}
        settled = all(is_settled(panel, side) for panel in panels for side in ("rows", "columns"))
        return refuted(world, self.number, every, settled=settled, least=0)

    def shown(self, document: Document) -> str:
        """The number that there is."""
        panels = [document.panels[index] for index in self.panels]
        if not all(same_labels(panel) for panel in panels):
            return Cells(self.number, self.panels).shown(document)
        return f"there are {several(_pairs(panel) for panel in panels)} pairs"


def _pairs(panel: Panel) -> int:
    size = len(panel.rows.ticks)
    return size * (size - 1) // 2


def _other_counts(panel: Panel) -> frozenset[int]:
    """With each thing and itself, in order, and as far as they are written."""
    size = len(panel.rows.ticks)
    return frozenset(
        (_pairs(panel) + size, size * (size - 1), size * size, len(panel.cells), len(panel.values))
    )
