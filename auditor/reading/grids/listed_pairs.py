"""Several cells in one line, each with both of its names: `Oak → elm = 4; Oak → ash = n/a; Oak → fir = 7`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import IN_RANGE, Key, matches
from auditor.reading.keys import names_a_tick, read_keys
from auditor.reading.known_axes import KnownAxis
from auditor.reading.lists import pieces
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_SPLITS = (re.compile(r"\s*;\s*"), re.compile(r"\s+[|·•]\s+"), re.compile(r"\s*,\s+"))
# "A1 0.12", "B2 (7)": a code of a place needs no sign.
_CODED = re.compile(
    r"^(?P<place>[^\W\d_]{1,2}\d{1,3}|\d{1,3}[^\W\d_]{1,2})(?:\s+(?P<value>[^()]+)|\s*\((?P<inside>[^()]+)\))$"
)
# What stands before the last sign that parts a place from its value is the place.
_CELL = re.compile(r"^(?P<place>.{0,80}\S)\s*(?:=|:(?!\d\d)|→|⇒|->|=>|\s[–—]\s)\s*(?P<value>[^=:→⇒>]+)$")
# "Oak to elm 4", "oak at dawn n/a": where both names are ticks, a blank does.
_BESIDE = re.compile(
    r"^(?P<place>.{2,80}?\S)\s+(?P<value>(?:(?:about|around|roughly|approximately|approx\.|ca\.|circa)\s+|[~≈])?[-+−]?\.?\d[\d.,]*\s?\S{0,6}|"
    rf"{NO_VALUE}"
    r"|[–—-])$"
)
_FEWEST = 2


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a line of nothing but cells, of which each has its row and its column."""
    if node.block.kind not in ("paragraph", "item"):
        return
    led = node.label is not None and names_a_tick(node.label, axes)
    for content in (node.block.content, *([node.body] if led else [])):
        listed = content.part(0, len(content.text.rstrip(" .;,")))
        for joint in _SPLITS:
            parts = pieces(listed, joint)
            values = [_cell(part, axes) for part in parts] if len(parts) >= _FEWEST else []
            found = tuple(value for value in values if value is not None)
            if found and len(found) == len(parts):
                yield Entry(node, "listed pairs", (), found, consumed=len(node.body.text))
                return


def _cell(part: Plain, axes: Sequence[KnownAxis]) -> Value | None:
    """A value with its two names, which the text declares; else none."""
    for pattern in (_CELL, _CODED, _BESIDE):
        if cell := _read(part, pattern, axes):
            return cell
    return None


def _read(part: Plain, pattern: re.Pattern[str], axes: Sequence[KnownAxis]) -> Value | None:
    found = pattern.match(part.text)
    inside = "inside" if found and found.groupdict().get("inside") else "value"
    value = whole_value(part.part(*found.span(inside))) if found else None
    if found is None or value is None or not value.text:
        return None
    keys = read_keys(part.part(*found.span("place")), axes)
    return replace(value, keys=keys) if _is_place(keys, axes) else None


def _is_place(keys: Sequence[Key], axes: Sequence[KnownAxis]) -> bool:
    """Whether two keys are ticks of two axes, whichever these are."""
    if len(keys) != _FEWEST:
        return False
    one, other = (
        {n: fit for n, axis in enumerate(axes) if (fit := matches(key, axis)) >= IN_RANGE} for key in keys
    )
    return bool(one) and bool(other) and len({*one, *other}) > 1 and max(*one.values(), *other.values()) >= 1


FORM = Form("listed pairs", 35, read)
