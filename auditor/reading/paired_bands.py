"""Keys of a colour scale that name each colour beside what it stands for, in either order and in any words.

"Pale grey for less than 30, teal for 30 to 60, dark teal for more", "0–30 pale grey / 30–60 teal": colours and
bounds by turns, with nothing but small words between, and one band after the other.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.model import Anchor
from auditor.quantity import Quantity
from auditor.reading.colours import COLOUR
from auditor.reading.plain import Plain
from auditor.reading.ranges import quantity_at

_NUM = r"[~≈]?(?:(?<!\d)[-+−])?\d(?:[\d.,]*\d)?(?:[eE][-+]?\d+)?%?(?![\deE])"
_UNIT = (
    r"(?:\s?(?!(?:and|or|to|up|from|at|in|is|are|for|on|stands?|means?)\b)°?[a-zµ%][\w/%·²³-]{0,7}(?=\W|$))?"
)
_BOUND = re.compile(
    rf"(?:(?:from|between)\s+)?(?P<low>{_NUM}){_UNIT}\s*(?:[-–—]|(?:up\s+)?to(?:\s+(?:under|below|less\s+than))?|and)\s*(?P<high>{_NUM}){_UNIT}"
    rf"|(?P<below>{_NUM}){_UNIT}\s*(?:or|and)\s+(?:less|below|under|fewer|lower)\b"
    rf"|(?P<above>{_NUM}){_UNIT}\s*(?:\+|(?:or|and)\s+(?:more|above|over|higher|up|upwards?|beyond|greater)\b|upwards?\b|onwards?\b)"
    rf"|(?:[<≤]|\b(?:below|under|less\s+than|fewer\s+than|lower\s+than|up\s+to|at\s+most|no\s+more\s+than)\s)\s*(?P<below2>{_NUM}){_UNIT}"
    rf"|(?:[>≥]|\b(?:above|over|more\s+than|higher\s+than|at\s+least|from|beyond|exceeding|past)\s)\s*(?P<above2>{_NUM}){_UNIT}(?:\s+(?:on|up)(?:wards?)?\b)?"
    r"|\b(?P<rest>(?:above|beyond|over|higher\s+than)\s+(?:that|this|it)\b|(?:anything|everything|whatever|all|values?)\s+(?:above|beyond|higher|more|larger)\b"
    r"|beyond\b|(?:for|means?|is|if)\s+(?:more|higher)\b)",
    re.IGNORECASE,
)
_COLOUR = re.compile(rf"{COLOUR.pattern}|\b(?:light|medium|mid-?tone|dark|pale)\b(?!\s+[a-z])", re.IGNORECASE)
_SMALL = frozenset(
    "for value values cell cells tile tiles square squares field fields is are was were means mean meaning "
    "stands stand marks mark denotes denote covers cover shows show everything anything all those the of a an "
    "with reading readings number numbers count counts shade shades which that where used in as drawn shown "
    "coloured colored painted tinted and at from if while whereas then to it class classes three four five "
    "six two band bands".split()
)
_FEWEST = 2
_SURE = 3
_BREAK = re.compile(r"[.!?]\s+\S")


@dataclass(frozen=True, slots=True)
class _Mark:
    start: int
    end: int
    found: re.Match[str]
    colour: bool


def paired_bands(text: Plain) -> tuple[Anchor, ...]:
    """The bands of a text that is nothing but such pairs, behind some words that announce them; else none."""
    marks = list(_marks(text.text))
    pairs = list(zip(marks[::2], marks[1::2], strict=False))
    if (
        len(marks) % 2
        or len(pairs) < _FEWEST
        or any(one.colour == other.colour for one, other in pairwise(marks))
    ):
        return ()
    if any(not _is_small(text.text[one.end : other.start]) for one, other in pairwise(marks)):
        return ()
    if _BREAK.search(text.text, marks[0].start, marks[-1].end):
        return ()
    bands: list[Anchor] = []
    for one, other in pairs:
        colour, bound = (one, other) if one.colour else (other, one)
        low, high = _ends(text, bound.found, bands)
        span = text.span(min(one.start, other.start), max(one.end, other.end))
        bands.append(Anchor(colour.found.group(), span, low, high))
    return tuple(bands) if _are_in_order(bands) else ()


def band_of(text: Plain) -> Anchor | None:
    """The band of a text that is one such pair: "Teal – 30 to 60 MPa"."""
    marks = list(_marks(text.text))
    if len(marks) != 2 or marks[0].colour == marks[1].colour:
        return None
    parts = (text.text[: marks[0].start], text.text[marks[0].end : marks[1].start], text.text[marks[1].end :])
    colour, bound = marks if marks[0].colour else marks[::-1]
    if not all(map(_is_small, parts)) or bound.found["rest"]:
        return None
    return Anchor(colour.found.group(), text.span(), *_ends(text, bound.found, ()))


def _marks(text: str) -> Iterator[_Mark]:
    """The colours and the bounds of a text, in order; of a number within a colour's words there is none."""
    colours = [_Mark(*found.span(), found, True) for found in _COLOUR.finditer(text)]
    bounds = [_Mark(*found.span(), found, False) for found in _BOUND.finditer(text)]
    yield from sorted((*colours, *bounds), key=lambda mark: mark.start)


def _is_small(gap: str) -> bool:
    return set(re.findall(r"[^\W\d_]+", gap.casefold())) <= _SMALL and not re.search(r"\d", gap)


def _ends(
    text: Plain, bound: re.Match[str], before: Sequence[Anchor]
) -> tuple[Quantity | None, Quantity | None]:
    """The ends of a band; what is "up to 60" or "beyond" begins where the band before it ends."""
    told = {
        name: quantity_at(text, bound.start(name))
        for name, number in bound.groupdict().items()
        if number and name != "rest"
    }
    last = before[-1].high if before else None
    if bound["rest"]:
        return last, None
    low = told.get("low") or told.get("above") or told.get("above2")
    high = told.get("high") or told.get("below") or told.get("below2")
    return (
        (last, high)
        if low is None and last is not None and high is not None and last.value < high.value
        else (low, high)
    )


def _are_in_order(bands: Sequence[Anchor]) -> bool:
    """Whether bands are those of one scale: each with another colour, one behind the other, and none without an end."""
    colours = {band.colour.casefold() for band in bands}
    if len(colours) < len(bands) or any(band.low is None and band.high is None for band in bands):
        return False
    middles = [_middle(band) for band in bands]
    closed = sum(band.low is not None and band.high is not None for band in bands)
    opposite = sorted((band.low is None, band.high is None) for band in bands) == [
        (False, True),
        (True, False),
    ]
    return middles in (sorted(middles), sorted(middles, reverse=True)) and (
        len(bands) >= _SURE and closed > 0 or opposite
    )


def _middle(band: Anchor) -> float:
    low, high = (end.value if end is not None else None for end in (band.low, band.high))
    if low is None or high is None:
        return (high or 0.0) - 1e-9 if low is None else low + 1e-9
    return (low + high) / 2
