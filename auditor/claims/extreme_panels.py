"""Extremes of several panels that measure different things: whoever names none of them may mean any."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from auditor.claims.extreme_claim import Extreme
from auditor.language.clauses import Clause
from auditor.metrics import metric_of
from auditor.model import Panel

_UNIT_TOLD = re.compile(r"\(([^()]{1,20})\)\s*$")


def of_one_panel(clause: Clause, meant: Extreme) -> Iterator[Extreme]:
    """`Slowest: A (38)` beside speeds and sizes: the extreme of each panel by itself, which only may be meant."""
    panels = tuple(dict.fromkeys(one.panel for one in meant.scope))
    if len(panels) < 2 or clause.named or not _apart([clause.panel(panel) for panel in panels]):
        return
    for panel in panels:
        scope = tuple(one for one in meant.scope if one.panel == panel)
        place = tuple(one for one in meant.place if one.panel == panel)
        if place or not meant.place:
            yield replace(meant, scope=scope, place=place, tentative=True)


def _apart(panels: list[Panel]) -> bool:
    """Whether two of some panels have other units, or other measures."""
    return any(
        _differ(_units(a), _units(b)) or _differ(_measure(a), _measure(b)) for a, b in combinations(panels, 2)
    )


def _differ(one: frozenset[str], other: frozenset[str]) -> bool:
    return bool(one and other) and not one & other


def _units(panel: Panel) -> frozenset[str]:
    """The units in which its values are written, or else the one that its scale tells."""
    written = frozenset(quantity.unit for quantity in panel.values.values() if quantity.unit)
    told = _UNIT_TOLD.search(panel.legend.label) if panel.legend else None
    return written or (frozenset((told[1].casefold(),)) if told else frozenset())


def _measure(panel: Panel) -> frozenset[str]:
    metric = metric_of(panel)
    return frozenset((metric.name,)) if metric else frozenset()
