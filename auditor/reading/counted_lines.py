"""Lines that are counted off: "Second column" of columns called wet and dry, "Row 2, Oak"."""

import re
from collections.abc import Sequence

from auditor.numerals import ordinal
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.plain import Plain

ORDINAL = re.compile(r"^(?P<kind>row|column|col|line|cell)\s+#?(?P<number>\d+)$", re.IGNORECASE)
ORDINAL_NAME = re.compile(
    r"^(?P<kind>row|column|col)\s+#?(?P<number>\d+)\s*(?:[:.–—](?!\d)|-(?=\s))\s*(?P<rest>\S.*)$",
    re.IGNORECASE,
)
# "Row 2, Oak", "2nd row – Oak"
NAME_BEHIND = re.compile(r"^(?P<outer>[^(),;:–—]{1,20}?)(?:,|\s[–—-])\s+(?P<inner>[^\s,;=][^,;=]*)$")
PLACE_OF_ROW = re.compile(
    r"^(?:the\s+)?(?:top|bottom|upper|lower|middle|left|right|first|second|third|fourth|fifth|sixth|last"
    r"|next|\d{1,2}(?:st|nd|rd|th))(?:most)?(?:[\s-]hand)?\s+(?:row|column|line|edge|end|side|margin|border)$",
    re.IGNORECASE,
)
_NTH_LINE = re.compile(
    r"(?:the\s+)?(?P<place>[a-z]+|\d{1,2}(?:st|nd|rd|th))\s+(?P<kind>row|col(?:umn)?|line)", re.IGNORECASE
)


def counted_line(label: Plain, axes: Sequence[KnownAxis]) -> Key | None:
    """The declared tick of a line that is counted off: "Second column" of columns called wet and dry."""
    found = _NTH_LINE.fullmatch(label.text)
    if found is None:
        return None
    side = "columns" if found["kind"].lower().startswith("col") else "rows"
    own = next((axis for axis in axes if axis.side == side and axis.ticks), None)
    last = found["place"].lower() == "last"
    place = ordinal(found["place"].lower())
    if (
        own is None
        or not (last or place and place <= len(own.ticks))
        or own.declared.order in ("bottom", "right")
    ):
        return None
    tick = own.ticks[-1 if last or place is None else place - 1]
    return Key(tick.text, label.span(), name=found["kind"].lower())
