"""How many panels there are, and how many of what the panels stand for."""

import re
from dataclasses import dataclass
from itertools import combinations

from auditor.claims.judging import num_text
from auditor.claims.makeup.parts import states_count
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.truth import Truth
from auditor.world import Reading, World


@dataclass(frozen=True, slots=True)
class Panels:
    """The number of panels of the figure."""

    number: Num

    def describe(self, document: Document) -> str:
        """For instance: 2 panels."""
        return f"{num_text(self.number)} panels"

    def truth(self, world: World) -> Truth:
        """True if so many grids are given; false where more alike grids are given than the text says."""
        document = world.document
        if world.reading is Reading.PRINTED:
            return states_count(world, self.number, [len(document.panels)])
        if (
            len(document.figures) == 1
            and self.number.value < len(document.panels)
            and alike(document)
            and not factors(document)
        ):
            return Truth.FALSE
        return Truth.UNKNOWN

    def shown(self, document: Document) -> str:
        """The number that there is."""
        return f"{len(document.panels)} panels are given"


def alike(document: Document) -> bool:
    """Whether all panels have the same axes and values of their own, so that none of them is another table of the same data."""
    first = document.panels[0]
    same = all(
        [t.text for t in p.rows.ticks] == [t.text for t in first.rows.ticks] for p in document.panels
    ) and all(
        [t.text for t in p.columns.ticks] == [t.text for t in first.columns.ticks] for p in document.panels
    )
    copies = any(_values(one) == _values(other) for one, other in combinations(document.panels, 2))
    return same and not copies


def _values(panel: Panel) -> dict[tuple[int, int], float]:
    return {place: quantity.value for place, quantity in panel.values.items()}


def factors(document: Document) -> tuple[frozenset[str], ...]:
    """The parts that panel names are crossed from: ("R1", "R2") and ("A", "B") of "R1 | A", "R1 | B", "R2 | A", "R2 | B"."""
    parts = [
        [part.strip() for part in re.split(r"\s*[|,:;–—]\s*", panel.name) if part.strip()]
        for panel in document.panels
    ]
    if not parts or len({len(part) for part in parts}) != 1 or len(parts[0]) < 2:
        return ()
    return tuple(frozenset(part[i] for part in parts) for i in range(len(parts[0])))


@dataclass(frozen=True, slots=True)
class Named:
    """The number of things that the panels stand for ("two models"), told by names; `listed` are those that the sentence lists."""

    number: Num
    noun: str
    listed: int = 0

    def describe(self, document: Document) -> str:
        """For instance: 2 models."""
        return f"{num_text(self.number)} {self.noun}"

    def truth(self, world: World) -> Truth:
        """True if the names settle it, and nothing speaks against it."""
        document = world.document
        valued = named_values(document, self.noun)
        if valued:
            return states_count(world, self.number, [valued])
        crossed = [len(part) for part in factors(document)]
        if self.listed and self.listed == len(document.panels) and not any(count == 1 for count in crossed):
            return states_count(world, self.number, [self.listed])
        if world.reading is Reading.PRINTED and not crossed and self.number.value == len(document.panels) > 1:
            return Truth.TRUE
        return Truth.UNKNOWN

    def shown(self, document: Document) -> str:
        """The number that there is."""
        return f"{named_values(document, self.noun) or self.listed} are named"


def named_values(document: Document, noun: str) -> int:
    """How many values follow a word in the panels' names: 2 for "temperature" in "T: 1" ... "Temperature: 1.25", "Temperature: 1.0"."""
    found: set[str] = set()
    for word in noun.split():
        if len(word) > 2:
            pattern = re.compile(rf"\b{re.escape(word)}s?\s*[:=]?\s*(?P<value>\d[\w.]*)", re.IGNORECASE)
            found |= {match["value"] for panel in document.panels for match in pattern.finditer(panel.name)}
    return len(found)
