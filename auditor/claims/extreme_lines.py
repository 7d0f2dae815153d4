"""From a clause to where counted lines have their extreme: "two of the rows peak in April", "A is highest in three of the five years"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.language.around import before, word_set
from auditor.language.clauses import Clause
from auditor.language.counted_lines import CountedLines, counted_lines
from auditor.language.each import one_by_one
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.pairs import PANEL, sides
from auditor.language.refs import AxisRef, PanelRef, axis_of
from auditor.language.scope import selection
from auditor.language.wording import Wording
from auditor.world import Selection

_FORBIDDEN = (
    "rank",
    "trend",
    "aggregate",
    "compare",
    "not",
    "foreign",
    "factor",
    "stable",
    "same",
    "course",
    "missing",
)
# Before a place these lead to another one: "later than February".
_APART = frozenset("later earlier than until since from beyond past outside near around".split())
_THEIRS = re.compile(r"\b(?:their|its)\b", re.IGNORECASE)
_PLAIN = word_set(
    "peak peaks their its own have has had highest lowest maximum minimum at in for of the fall falls come comes exactly just"
)


def read_lines(clause: Clause) -> Iterator[Reading]:
    """A number of lines of one side, a superlative, and the place on the other side where it stands in them."""
    words = Wording.of(clause)
    lines = counted_lines(clause, words)
    cues = clause.of("extreme")
    if lines is None or len(cues) != 1 or any(clause.of(kind) for kind in _FORBIDDEN):
        return
    others = [item for item in clause.items if item not in lines.items]
    places = [item for item in others if item in clause.refs]
    if any(item.kind in ("except", "number") for item in others) or _of_unknown_things(clause):
        return
    if not places or not _of_other_side(clause, lines, places):
        return
    for direction in directions(cues[0].sense("extreme"), clause.document, clause.panels[0]):
        meant = _meant(clause, lines, direction, places)
        if meant is not None:
            names = [
                item for item in others if isinstance(item.value, PanelRef | AxisRef) or item.kind == "noun"
            ]
            items = frozenset([*lines.items, *cues, *places, *names])
            panels = tuple(dict.fromkeys(s.panel for s in meant.scope))
            yield Reading(
                meant, items, panels, understood=(*understood(clause, _PLAIN), *_theirs(clause, lines))
            )


def _of_other_side(clause: Clause, lines: CountedLines, places: list[Item]) -> bool:
    """Whether each place is one where such a line can have its extreme."""
    other = "columns" if lines.side == "rows" else "rows"
    led = {word for item in places for word in before(clause, item, 2)}
    return all(sides(item) == (other,) for item in places) and not _APART & led


def _theirs(clause: Clause, lines: CountedLines) -> tuple[tuple[int, int], ...]:
    """`two stations have their maximum in May`: the pronouns that stand for the lines counted before them."""
    first = min(item.start for item in lines.items)
    return tuple(found.span() for found in _THEIRS.finditer(clause.statement.text, first, clause.end))


def _of_unknown_things(clause: Clause) -> bool:
    """`in each orchard, two trees ...`: whether "each" is said of what no mention names."""
    named = {item.first for item in clause.items if item.kind in ("ref", "noun", "number")}
    return any(item.last not in named for item in clause.of("quant", "all", "both"))


def _meant(clause: Clause, lines: CountedLines, direction: str, places: list[Item]) -> Extreme | None:
    """So many lines of each panel, or of all panels together."""
    scope: list[Selection] = []
    found: list[Selection] = []
    for panel in clause.panels:
        place = selection(clause, panel, places)
        if place is None:
            return None
        size = len(axis_of(clause.panel(panel), lines.side).ticks)
        one = Selection(panel)
        scope += [
            replace(one, rows=(k,)) if lines.side == "rows" else replace(one, columns=(k,))
            for k in range(size)
        ]
        found.append(place)
    apart = PANEL in one_by_one(clause)
    total = len(scope) // len(clause.panels) if apart else len(scope)
    return Extreme(
        direction, tuple(scope), None, tuple(found), each=True, amount=lines.of(total), per_panel=apart
    )
