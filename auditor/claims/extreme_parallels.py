"""Extremes of several lines that are named together: "A and B both peak in May", "A and B are lowest at 2"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.language.clauses import Clause
from auditor.language.parallels import Parallels, parallels
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.world import Selection

_OTHERS = tuple(
    "rank trend aggregate compare not foreign factor stable same course except number missing".split()
)


def read_parallels(clause: Clause) -> Iterator[Reading]:
    """Several lines of one side, a superlative behind them, and the place on the other side where each has it."""
    found = parallels(clause)
    if found is None or any(clause.of(kind) for kind in _OTHERS):
        return
    cue = clause.of("extreme")[0]
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    for direction in directions(cue.sense("extreme"), clause.document, clause.panels[0]):
        meant = _meant(clause, direction, found)
        if meant is not None:
            items = frozenset([cue, *clause.refs, *panels, *clause.of("quant", "both", "all")])
            yield Reading(meant, items, tuple(dict.fromkeys(s.panel for s in meant.scope)))


def _meant(clause: Clause, direction: str, found: Parallels) -> Extreme | None:
    """Each of the lines by itself, in each panel."""
    scope: list[Selection] = []
    places: list[Selection] = []
    for panel in clause.panels:
        lines, place = (selection(clause, panel, [item]) for item in (found.lines, found.place))
        if lines is None or place is None:
            return None
        scope += [replace(lines, rows=(row,)) for row in lines.rows or ()]
        scope += [replace(lines, columns=(column,)) for column in lines.columns or ()]
        places.append(place)
    return Extreme(direction, tuple(scope), None, tuple(places), each=True)
