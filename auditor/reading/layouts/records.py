"""Lines of fields that all have the same names in the same order.

::

    route: coach; day: Monday; fare: 12        {"route": "coach", "Monday": 12, "Tuesday": 14}
    route: coach; day: Tuesday; fare: 14       {"route": "rail", "Monday": 20, "Tuesday": 25}

The names become the heads of a table with a line for each record: two places and a value, or one place and several.
"""

import re
from collections.abc import Sequence

from auditor.reading.layouts.keyed_line import pieces
from auditor.reading.layouts.laid import BULLET, FEWEST, Laid, Row, Table, is_value
from auditor.reading.plain import Plain

_QUOTE = r"[\"“”']?"
_FIELD = re.compile(
    rf"{_QUOTE}(?P<name>[^\W\d][^:=;,|\"“”']{{0,39}}?){_QUOTE}\s*(?::(?!\d\d)|=>?|→)\s*{_QUOTE}(?P<told>(?:[^;|\"“”'=:]|(?<=\d):(?=\d\d)){{1,60}}?){_QUOTE}"
)
_BEGINS = re.compile(
    rf"(?:[*+•-]\s+)?[{{(]?(?:{_FIELD.pattern.replace('?P<name>', '?:').replace('?P<told>', '?:')}\s?[;,|·]\s*){{2}}"
)
_PARTS = tuple(re.compile(sign) for sign in (r"\s*;\s*", r"\s+[|·•]\s+", r"\s*,\s+"))
_FEWEST_FIELDS, _FEWEST_POINTS = 3, 4
Record = list[tuple[Plain, Plain]]


def may_begin(line: str) -> bool:
    """Whether a line begins with two named fields."""
    return bool(_BEGINS.match(line))


def read(lines: Sequence[Plain]) -> Laid | None:
    """The table of the first line and of those behind it that have the same fields."""
    if not may_begin(lines[0].text):
        return None
    for sign in _PARTS:
        first = _record(lines[0], sign)
        if len(first) < _FEWEST_FIELDS:
            continue
        names = [name.text.casefold() for name, _ in first]
        rows: list[Row] = [tuple(name for name, _ in first)]
        count, seen = 0, set[tuple[str, ...]]()
        for number, line in enumerate(lines, start=1):
            own = _record(line, sign) if line.text else []
            if line.text and [name.text.casefold() for name, _ in own] != names:
                break
            if own:
                rows.append(tuple(told for _, told in own))
                count = number
                place = tuple(told.text for _, told in own[: 2 if len(own) == _FEWEST_FIELDS else 1])
                if place in seen:  # no grid has a place twice
                    return None
                seen.add(place)
        if _tells_places(names, rows[1:]):
            return Laid(count, (Table(tuple(rows)),))
    return None


def _record(line: Plain, sign: re.Pattern[str]) -> Record:
    """The fields of a line that holds nothing else."""
    text = line.text.rstrip(" .;,")
    bullet = BULLET.match(text)
    begin, end = bullet.end() if bullet else 0, len(text)
    if text[begin : begin + 1] + text[-1:] in ("{}", "()", "[]"):
        begin, end = begin + 1, end - 1
    parts = pieces(line.part(begin, end), sign)
    found = [_FIELD.fullmatch(part.text) for part in parts]
    if not all(found):
        return []
    return [
        (p.part(*own.span("name")), p.part(*own.span("told")))
        for p, own in zip(parts, found, strict=True)
        if own
    ]


def _tells_places(names: Sequence[str], rows: Sequence[Row]) -> bool:
    """Whether the last fields are values, and those before them tell a place that no two records share."""
    if len(set(names)) < len(names) or any(not is_value(row[-1]) for row in rows):
        return False
    if len(names) == _FEWEST_FIELDS and _are_points(rows):
        return True
    places = {row[0].text for row in rows}
    values = all(is_value(cell) for row in rows for cell in row[1:])
    return values and len(places) == len(rows) >= FEWEST and not all(is_value(row[0]) for row in rows)


def _are_points(rows: Sequence[Row]) -> bool:
    """Whether the first two fields cross several names with several others."""
    places = {(row[0].text, row[1].text) for row in rows}
    sizes = [len({place[side] for place in places}) for side in (0, 1)]
    crossed = min(sizes) > 1 and 2 * len(rows) >= sizes[0] * sizes[1]
    return crossed and len(places) == len(rows) >= _FEWEST_POINTS
