"""Depths told from the surface, as the ticks write them: "five metres below the surface" of an axis with "5 m"."""

import re
from collections.abc import Iterator

from auditor.model import Axis, Document
from auditor.numerals import CARDINALS

_UNITS = {
    "m": r"metres?|meters?|m",
    "cm": r"centimetres?|centimeters?|cm",
    "mm": r"millimetres?|millimeters?|mm",
    "km": r"kilometres?|kilometers?|km",
    "ft": r"feet|foot|ft",
}
_UNIT = "|".join(f"(?P<{unit}>{words})" for unit, words in _UNITS.items())
_DEPTH = re.compile(
    rf"(?P<at>\b(?:at|in)\s+)?\b(?P<number>{'|'.join(CARDINALS)}|\d+(?:\.\d+)?)\s?(?:{_UNIT})\s+"
    r"(?:down\b(?!\s+(?:to|from|by|on|in)\b)|(?:below|under|beneath)\s+(?:the\s+)?(?:surface|ground|water|ice|snow|sea)(?:\s+level)?\b)",
    re.IGNORECASE,
)


def depths_told(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where a depth is told by the way down to it, and the tick that it is; nothing where no axis has it."""
    for found in _DEPTH.finditer(text):
        told = found["number"].casefold()
        unit = next(unit for unit in _UNITS if found[unit])
        name = _tick(float(CARDINALS.get(told) or told), unit, document)
        if name:
            yield found.start(), found.end(), f"{'At' if found[0][0].isupper() else 'at'} {name}"


def _tick(number: float, unit: str, document: Document) -> str:
    """The tick of that number on an axis with that unit, told so that it names a line."""
    for side in ("row", "column"):
        for panel in document.panels[:1]:
            axis = panel.rows if side == "row" else panel.columns
            for tick in axis.ticks:
                if tick.number == number and _is_in(unit, axis, tick.text):
                    return tick.text if not tick.text.isdigit() else f"{side} {tick.text}"
    return ""


def _is_in(unit: str, axis: Axis, text: str) -> bool:
    return any(re.search(rf"(?<![a-z]){unit}(?![a-z])", told) for told in (text, axis.label))
