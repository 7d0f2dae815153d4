"""Rows and columns that agree in all their numbers: which they are, and how to say so."""

from collections.abc import Iterator

from auditor.chance import chance_of_copy, ends_of, equal, varied
from auditor.lines import Line, Side, lines, marks, name_of, pairs
from auditor.model import Panel
from auditor.rule import Finding

# Of a thousand panels in which no line was copied, at most one may be reported.
LIKELIHOOD = 0.001
# Fewer numbers, or fewer different ones, agree too easily to say anything.
SHORTEST, VARIED = 4, 3


def copied_lines(panel: Panel, side: Side) -> Iterator[Finding]:
    """A finding for each group of rows, or columns, that agree too well to be independent."""
    members = tuple(line for line in lines(panel, side) if len(line.places) >= SHORTEST)
    ends = ends_of(panel)
    for group in _groups(members):
        chance = chance_of_copy(members, group, ends)
        if varied(group[0], ends) >= VARIED and chance < LIKELIHOOD:
            yield _finding(panel, group, chance)


def _groups(members: tuple[Line, ...]) -> list[tuple[Line, ...]]:
    """The lines that agree everywhere, as groups of at least two."""
    groups: dict[int, list[Line]] = {}
    leader: dict[int, int] = {}
    for a, b in pairs(members):
        if a.places == b.places and all(map(equal, a.quantities, b.quantities)):
            head = leader.setdefault(a.index, a.index)
            leader[b.index] = head
            group = groups.setdefault(head, [a])
            group.extend([b] if b not in group else [])
    return [tuple(group) for group in groups.values()]


def _finding(panel: Panel, group: tuple[Line, ...], chance: float) -> Finding:
    first, last = group[0], group[-1]
    names = ", ".join(line.name for line in group[:-1]) + f" and {last.name}"
    places = marks(last.cells, f"{last}")
    values = ", ".join(quantity.text for quantity in first.quantities)
    return Finding(
        f"{first.side}s {names} hold the same {len(first.places)} values",
        places[0],
        because=marks(first.cells, f"{first}")[:1],
        also=places[1:],
        panel=name_of(panel),
        actual=f"{values}; by chance: {chance:.1g}",
    )
