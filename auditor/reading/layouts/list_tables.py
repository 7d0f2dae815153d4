"""Tables whose rows are lists of their cells: reStructuredText's "list-table", and the same without its head.

::

    * - Site
      - May
    * - Oak
      - 4
"""

import re
from collections.abc import Sequence

from auditor.reading.layouts.laid import Laid, Row, grid_of
from auditor.reading.plain import Plain

_DIRECTIVE = re.compile(r"\.\. (?:list-table|flat-table)::")
_OPTION = re.compile(r":[\w-]+:(?:\s|$)")
_FIRST = re.compile(r"[*+-]\s+[*+-](?:\s+|$)")
_NEXT = re.compile(r"[*+-](?:\s+|$)")


def read(lines: Sequence[Plain]) -> Laid | None:
    """The table that the first line heads, or of which it is the first cell."""
    start = 1 if lines and _DIRECTIVE.match(lines[0].text) else 0
    while start and start < len(lines) and (not lines[start].text or _OPTION.match(lines[start].text)):
        start += 1
    if start >= len(lines) or not _FIRST.match(lines[start].text):
        return None
    rows: list[list[Plain]] = []
    count = start
    for number, line in enumerate(lines[start:], start=start + 1):
        if first := _FIRST.match(line.text):
            rows.append([line.part(first.end())])
        elif following := _NEXT.match(line.text):
            rows[-1].append(line.part(following.end()))
        elif line.text:
            break
        else:
            continue
        count = number
    even: list[Row] = [tuple(row) for row in rows]
    return grid_of(count, even)
