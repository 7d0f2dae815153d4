"""Rows and columns that agree in all their numbers: which they are, and how to say so."""

from collections.abc import Iterator

from auditor.evidence.chance import chance_of_copy, ends_of, equal, varied
from auditor.evidence.lines import Line, Side, lines, marks, name_of
from auditor.model import Panel
from auditor.rule import Finding

# Of a thousand panels in which no line was copied, at most three may be reported.
LIKELIHOOD = 0.003
# Fewer numbers, or fewer different ones, agree too easily to say anything.
SHORTEST, VARIED = 4, 3
# So many lines do not come out the same in both directions unless they are meant to.
MIRRORED = 5


def copied_lines(panel: Panel, side: Side) -> Iterator[Finding]:
    """A finding for each group of rows, or columns, that agree too well to be independent."""
    members = tuple(line for line in lines(panel, side) if len(line.places) >= SHORTEST)
    ends = ends_of(panel)
    if _is_mirrored(members):
        return
    for group in _groups(members):
        chance = chance_of_copy(members, group, ends)
        if varied(group[0], ends) >= VARIED and chance < LIKELIHOOD and not is_smooth(members, group):
            yield _finding(panel, group, chance)


def _groups(members: tuple[Line, ...]) -> list[tuple[Line, ...]]:
    """The lines that agree everywhere, as groups of at least two."""
    groups: dict[tuple[object, ...], list[Line]] = {}
    for line in members:
        groups.setdefault((line.places, line.values), []).append(line)
    found = ([line for line in group if _agree(group[0], line)] for group in groups.values())
    return [tuple(group) for group in found if len(group) > 1]


def _agree(a: Line, b: Line) -> bool:
    return all(map(equal, a.quantities, b.quantities))


def is_smooth(members: tuple[Line, ...], group: tuple[Line, ...]) -> bool:
    """Whether the lines beside two copies are so close that they may agree as a ridge or a plateau does.

    On a ridge the lines before and behind mirror each other; on a plateau one of them hardly differs.
    """
    if len(group) > 2:
        return False
    first, second = group
    before = next((line for line in members if line.index == first.index - 1), None)
    behind = next((line for line in members if line.index == second.index + 1), None)
    mirrored = before is not None and behind is not None and _close(before, behind, 2)
    return mirrored or any(line is not None and _close(line, first, 1) for line in (before, behind))


def _is_mirrored(members: tuple[Line, ...]) -> bool:
    """Whether all lines read the same from the last to the first: half of them repeat the other half by design."""
    pairs = list(zip(members, reversed(members), strict=True))
    return len(members) > MIRRORED and all(a.values == b.values and _agree(a, b) for a, b in pairs)


def _close(a: Line, b: Line, steps: int) -> bool:
    """Whether two lines differ by no more than so many units of the last digit anywhere."""
    differences = [(abs(a.at[p].value - b.at[p].value), a.at[p].step) for p in a.places if p in b.at]
    return bool(differences) and all(away <= steps * step * (1 + 1e-9) for away, step in differences)


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
