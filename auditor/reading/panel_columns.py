"""A first column that tells the panels of a table apart: `| Panel | Width | 1 | 5 |`."""

import re
from collections.abc import Sequence

from auditor.quantity import number_of
from auditor.reading.plain import Plain

Rows = Sequence[Sequence[Plain]]
_PANEL = re.compile(r"^\W*(?:(?:sub-?)?panel|heat\s?map|subplot|facet|map|figure)s?\b", re.IGNORECASE)


def by_panel(head: Sequence[Plain], body: Rows) -> dict[str, list[Sequence[Plain]]]:
    """The rows of each panel without its name; nothing where the first column names no panels.

    It does where it is called so, or where each of its names goes with the same numbers of the second column.
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
    return parts if distinct and (_PANEL.match(head[0].text) or (numbered and _is_name(head[1]))) else {}


def _is_name(cell: Plain) -> bool:
    return bool(cell.text) and number_of(cell.text) is None
