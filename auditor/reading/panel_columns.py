"""A first column that tells the panels of a table apart: `| Panel | Width | 1 | 5 |`."""

import re
from collections.abc import Sequence

from auditor.quantity import number_of
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.plain import Plain

Rows = Sequence[Sequence[Plain]]
_PANEL = re.compile(r"^\W*(?:(?:sub-?)?panel|heat\s?map|subplot|facet|map|figure)s?\b", re.IGNORECASE)


def by_panel(
    head: Sequence[Plain], body: Rows, axes: Sequence[KnownAxis] = ()
) -> dict[str, list[Sequence[Plain]]]:
    """The rows of each panel without its name; nothing where the first column names no panels.

    It does where it is called so, or where each of its names goes with the same numbers of the second column, or
    with all the rows that the text declares.
    """
    if len(head) < 4 or any(len(row) < 3 for row in body):
        return {}
    parts: dict[str, list[Sequence[Plain]]] = {}
    name = ""
    for row in body:
        name = row[0].text or name
        parts.setdefault(name, []).append(row[1:])
    labels = [[row[0].text for row in rows] for rows in parts.values()]
    alike = len(labels) > 1 and len(labels[0]) > 1 and all(own == labels[0] for own in labels)
    distinct = alike and len(set(labels[0])) == len(labels[0]) and "" not in parts
    numbered = all(number_of(text) is not None for text in labels[0])
    named = bool(_PANEL.match(head[0].text)) or (numbered and _is_name(head[1]))
    return parts if distinct and (named or _are_the_rows(labels[0], list(parts), axes)) else {}


def _are_the_rows(labels: Sequence[str], panels: Sequence[str], axes: Sequence[KnownAxis]) -> bool:
    """Whether labels are all the ticks of the one axis of rows, and the names beside them no ticks of any."""
    rows = [axis for axis in axes if axis.side == "rows"]
    if len(rows) != 1 or len(rows[0].ticks) != len(labels) or any(is_declared(name, axes) for name in panels):
        return False
    return all(rows[0].find(label) is not None for label in labels)


def _is_name(cell: Plain) -> bool:
    return bool(cell.text) and number_of(cell.text) is None
