"""From a clause to an extreme that nothing exceeds: "nothing beats the 92 of A in May"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.language.clauses import Clause
from auditor.language.number_roles import understood
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.language.unsurpassed import Unsurpassed, unsurpassed
from auditor.world import Selection

_OTHERS = tuple("rank trend aggregate extreme not foreign factor stable course except missing".split())

# "No value exceeds the 9 of A at B" tells of all others, and not of the one that it names.
_OVERRIDDEN = ("threshold", "comparison", "value", "amount")


def read_unsurpassed(clause: Clause) -> Iterator[Reading]:
    """A number that nothing exceeds as the extreme of where it was looked for, at the place that is told for it."""
    told = unsurpassed(clause)
    if told is None or any(clause.of(kind) for kind in _OTHERS):
        return
    ways = ("max", "min") if told.way == "either" else (told.way,)
    named = [
        item for item in clause.items if isinstance(item.value, PanelRef) or item.kind in ("noun", "colour")
    ]
    for way in dict.fromkeys(
        found for one in ways for found in directions(one, clause.document, clause.panels[0])
    ):
        for scope, place in _ways(clause, told):
            panels = tuple(dict.fromkeys(s.panel for s in scope))
            items = frozenset([*told.items, *named, *clause.of("compare"), *clause.of("same")])
            meant = Extreme(way, scope, told.value, place)
            yield Reading(
                meant, items, panels, understood=(*understood(clause), told.words), overrides=_OVERRIDDEN
            )


def _ways(clause: Clause, told: Unsurpassed) -> Iterator[tuple[tuple[Selection, ...], tuple[Selection, ...]]]:
    """Where it was looked and where it was found: in all there is, or in the line through the place."""
    scope = [selection(clause, panel, told.looked) for panel in clause.panels]
    place = [selection(clause, panel, (*told.looked, *told.found)) for panel in clause.panels]
    if None in scope or None in place:
        return
    looked = tuple(one for one in scope if one is not None)
    found = tuple(one for one in place if one is not None) if told.found else ()
    yield looked, found
    if told.among and told.found:
        side = "columns" if told.among == "columns" else "rows"
        lines = tuple(
            replace(one, columns=None) if side == "columns" else replace(one, rows=None) for one in found
        )
        if all(line.rows is not None or line.columns is not None for line in lines):
            yield lines, found
