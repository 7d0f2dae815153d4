"""In which order lists run along an axis, where the text tells it: "from B4 to B1", "B4 first", "right to left".

Without such words they run as the ticks are declared.
"""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration
from auditor.reading.form import Entry, Value
from auditor.reading.key import matches
from auditor.reading.known_axes import KnownAxis

_FEWEST = 2
_FIRST = {"rows": "top", "columns": "left"}
_ENDS = {"rows": "top|bottom", "columns": "left|right"}
_NUMBERED = re.compile(r"(?P<name>.*?[^\W\d]\s?)(?P<number>\d{1,4})")
_TO = r"(?:to|through|down\s+to|up\s+to|back\s+to|until|–|—|-|→|->|>|\.\.\.?|…)"
_NOTE = r"[\"'”’`]?(?:\s*\([^()]{0,40}\))?"
_LONGEST = 30
_LISTS = re.compile(
    r"\b(?:values?|numbers?|scores?|counts?|cells?|entries|readings?|rows?|columns?|list\w*|given|read|written|told|order|first|last|from|to|begin\w*|start\w*)\b|[–—→]",
    re.IGNORECASE,
)
_DOES = re.compile(
    r"\b(?:ris\w+|rose|f[ae]lls?|falling|gr[eo]ws?|growing|drop\w*|climb\w*|declin\w+|(?:in|de)creas\w+|goes\s+(?:up|down)|los\w+|gains?"
    r"|chang\w+|shift\w*|mov\w+|transfer\w*|turn\w*|improv\w+|worse\w*|peak\w*|swing\w*)\b",
    re.IGNORECASE,
)
_UNIT = r"(?:\s?(?:%|°\s?[CFK]?|(?!to\b)[^\W\d_]{1,4}))?"
_LEAD = r"(?:[^\W\d_]+\s)?[\"'“‘`]?"


def in_told_order(
    entries: Sequence[Entry], rows: KnownAxis | None, columns: KnownAxis | None, lead: str
) -> tuple[Entry, ...]:
    """The entries, lists that are told to run against the declared order turned round.

    `lead` is the text right before the first of them.
    """
    lists = [entry for entry in entries if entry.spread and not entry.header and entry.keys]
    if not lists or len(lists) < len(entries):
        return tuple(entries)
    own = [_along_rows(entry, rows, columns) for entry in lists]
    along = rows if all(own) else columns if not any(own) else None
    if along is None or len(along.ticks) < _FEWEST or not _runs_back(along.declared, lists, lead):
        return tuple(entries)
    return tuple(_turned(entry, len(along.ticks)) for entry in lists)


def _turned(entry: Entry, length: int) -> Entry:
    """A list from its last value to its first; what it lacks is lacking at the first ticks."""
    own, surplus = entry.values[:length], entry.values[length:]
    start = entry.values[0].span.start
    blank = Value(None, replace(entry.values[0].span, start=start, end=start), "", outside=True)
    return replace(entry, values=(*(blank,) * (length - len(own)), *own[::-1], *surplus))


def _along_rows(entry: Entry, rows: KnownAxis | None, columns: KnownAxis | None) -> bool:
    fits = [matches(entry.keys[-1], axis) if axis is not None else 0.0 for axis in (rows, columns)]
    return fits[1] > fits[0]


def _runs_back(axis: AxisDeclaration, lists: Sequence[Entry], lead: str) -> bool:
    """Whether what stands over the lists, else what each of them says, tells the last tick first."""
    above = [parent.name.text for parent in lists[0].node.parents[-2:]]
    for text in (*reversed(above), lead):
        if _is_of_lists(text) and (told := _told(axis, text)) is not None:
            return told
    return {_told(axis, _before_values(entry)) for entry in lists} == {True}


def _is_of_lists(text: str) -> bool:
    """Whether a text may tell how values are listed, and not what they do: "falls from B4 to B1"."""
    return len(text.split()) <= _LONGEST and not _DOES.search(text) and bool(_LISTS.search(text))


def _before_values(entry: Entry) -> str:
    """What a line says before its first value."""
    content = entry.node.block.content
    return content.text[: bisect_left(content.offsets, entry.values[0].span.start)]


def _told(axis: AxisDeclaration, text: str) -> bool | None:
    """Whether a text tells that values run from the last tick to the first; None where it tells nothing."""
    first, last = (_named(axis, place) for place in (0, -1))
    forward, back = _from_to(first, last, text), _from_to(last, first, text)
    if forward != back:
        return back
    if axis.side == "rows" and not axis.order:
        return None  # many draw them upwards
    ways = re.findall(rf"\b({_ENDS[axis.side]})\s+to\s+({_ENDS[axis.side]})\b", text, re.IGNORECASE)
    begins = {way[0].lower() for way in ways if way[0] != way[1]}
    return (axis.order or _FIRST[axis.side]) not in begins if len(begins) == 1 else None


def _named(axis: AxisDeclaration, place: int) -> str:
    """A pattern for a tick as the text may name it: by its whole name, or by its number where all have one name."""
    found = [_NUMBERED.fullmatch(tick.text) for tick in axis.ticks]
    names = {own["name"].strip().casefold() if own else None for own in found}
    text, own = axis.ticks[place].text, found[place]
    numbered = len(names) == 1 and own is not None and own["name"].endswith(" ")
    options = [text, own["number"]] if numbered and own is not None else [text]
    unit = _UNIT if axis.ticks[place].number is not None else ""
    return rf"(?<![\w.])(?:{'|'.join(map(re.escape, options))})(?!\.?\d){unit}(?!\w)"


def _from_to(first: str, last: str, text: str) -> bool:
    """Whether a text tells a way from one tick to the other."""
    ways = (
        rf"(?:^|[,;:(]\s*|\bfrom\s+|\b(?:beginning|starting|begins?|starts?)\s+(?:with|at|from)\s+|\border\s+){_LEAD}{first}{_NOTE},?\s*"
        rf"(?:and\s+)?(?:(?:ending|ends?)\s+(?:with|at|in)|{_TO})\s*{_LEAD}{last}",
        rf"{first}{_NOTE}\s+(?:comes\s+|is\s+|stands\s+)?first\b",
        rf"{last}{_NOTE}\s+(?:comes\s+|is\s+|stands\s+)?last\b",
        rf"\bfirst\s+(?:is\s+|comes\s+)?{_LEAD}{first}.{{0,40}}\blast\s+(?:is\s+|comes\s+)?{_LEAD}{last}",
        rf"\(\s*{_LEAD}{first}\s*,[^()]*,\s*(?:and\s+)?{_LEAD}{last}\s*\)",
    )
    return any(re.search(way, text, re.IGNORECASE) for way in ways)
