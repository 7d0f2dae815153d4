"""Tables that a converter wrote down cell by cell, each in a line of its own, with a blank line between the rows."""

from collections.abc import Sequence
from itertools import groupby

from auditor.reading.layouts.laid import FEWEST, Laid, Row, grid_of, is_number
from auditor.reading.plain import Plain

_LONGEST = 40  # signs of a name


def read(lines: Sequence[Plain]) -> Laid | None:
    """The table whose head the first lines are."""
    if len(lines) <= FEWEST or not may_begin([line.text for line in lines[: FEWEST + 1]]):
        return None
    groups: list[tuple[int, list[Plain]]] = []
    at = 0
    for filled, own in groupby(lines, key=lambda line: bool(line.text)):
        group = list(own)
        at += len(group)
        if filled:
            groups.append((at, group))
    _, head = groups[0]
    body: list[tuple[int, list[Plain]]] = []
    for end, group in groups[1:]:
        if not body and len(group) not in (len(head), len(head) + 1):
            return None
        if body and len(group) != len(body[0][1]) or not all(is_number(cell) for cell in group[1:]):
            break
        body.append((end, group))
    if len(body) < FEWEST or any(len(cell.text) > _LONGEST for _, group in body for cell in group):
        return None
    corner = [head[0].part(0, 0)] if len(body[0][1]) > len(head) else []
    rows: list[Row] = [(*corner, *head), *(tuple(group) for _, group in body)]
    return grid_of(body[-1][0], rows)


def may_begin(lines: Sequence[str]) -> bool:
    """Whether three short names stand in lines of their own, before a blank line."""
    return len(lines) > FEWEST and all(
        0 < len(line) <= _LONGEST
        and not line.startswith(("#", "|", "<", "*", "- ", "•", "`"))
        and not line.endswith((".", ":"))
        for line in lines[: FEWEST + 1]
    )
