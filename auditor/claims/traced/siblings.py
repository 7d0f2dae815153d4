"""Facts of the same sort as one: those that it can be ranked among, and those on the way between two."""

from collections.abc import Sequence
from itertools import pairwise

from auditor.claim import Place
from auditor.claims.traced.facts import Fact, Ground, cell_facts, worked_out
from auditor.model import Document

_AT = {"rows": 1, "columns": 2}


def siblings(document: Document, fact: Fact, lines: Sequence[frozenset[Place]]) -> list[list[float]]:
    """The values among which a fact may be an extreme or have a rank.

    Of a cell: those of all panels, of its panel, and of the lines that are named and hold it. Of what is worked out of
    lines: that of all lines of its side. Of what is worked out of whole panels: that of all panels.
    """
    if fact.term.second is not None:
        return []
    everywhere = [(index, *at) for index, panel in enumerate(document.panels) for at in panel.values]
    if fact.is_cell:
        place = fact.place
        sets = [everywhere, [one for one in everywhere if one[0] == place[0]]]
        within = [[one for one in everywhere if one in line] for line in lines if place in line]
        sets += [own for line in within for own in (line, [one for one in line if one[0] == place[0]])]
        return [[cell.value for cell in cell_facts(document, own)] for own in sets]
    function, name = fact.term.first.function, str(fact.family[1])
    if function == "count":
        return []
    grounds = [ground for index in range(len(document.panels)) for ground in _ground(document, index)]
    own = [ground for ground in grounds if name == "whole" or ground.panel == fact.place[0]]
    return [_values(own, function, name), *([_values(grounds, function, name)] if name != "whole" else [])]


def _values(grounds: Sequence[Ground], function: str, name: str) -> list[float]:
    """What a function makes of all lines of a sort."""
    return [
        one.value for ground in grounds for one in worked_out(ground, (function,)) if one.family[1] == name
    ]


def _ground(document: Document, panel: int) -> list[Ground]:
    places = frozenset((panel, *at) for at in document.panels[panel].values)
    return list(Ground.of(document, places))


def steps(document: Document, one: Fact, other: Fact, up: bool) -> bool:
    """Whether from one fact to another of the same line, or sort, every step goes the same way."""
    if one.is_cell and other.is_cell:
        values = _between_cells(document, one.place, other.place)
    else:
        values = _between_lines(document, one, other)
    return len(values) > 1 and all((a < b) == up and a != b for a, b in pairwise(values))


def _between_cells(document: Document, one: Place, other: Place) -> list[float]:
    moving = [at for at in (1, 2) if one[at] != other[at]]
    if one[0] != other[0] or len(moving) != 1:
        return []
    (at,) = moving
    way = 1 if other[at] > one[at] else -1
    places = [
        (one[0], k, one[2]) if at == 1 else (one[0], one[1], k) for k in range(one[at], other[at] + way, way)
    ]
    cells = list(cell_facts(document, places))
    found = {cell.place: cell.value for cell in cells}
    return [found[place] for place in places] if len(found) == len(places) else []


def _between_lines(document: Document, one: Fact, other: Fact) -> list[float]:
    if one.family != other.family or one.term.second is not None or one.family[1] not in _AT:
        return []
    at = _AT[str(one.family[1])]
    grounds = _ground(document, one.place[0])
    made = [fact for ground in grounds for fact in worked_out(ground, (one.term.first.function,))]
    lines = [fact for fact in made if fact.family[1] == one.family[1]]
    first, last = sorted((one.place[at], other.place[at]))
    values = [fact.value for fact in lines if first <= fact.place[at] <= last]
    return values if one.place[at] <= other.place[at] else values[::-1]
