"""Hours told in words, as the ticks write them: "at nine" and "nine o'clock" of an axis with 09:00."""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.clock_names import hours_of
from auditor.language.refs import axis_of
from auditor.model import Document
from auditor.numerals import CARDINALS

_WORDS = {word: value for word, value in CARDINALS.items() if 1 <= value <= 12}
_HOUR = rf"(?P<hour>{'|'.join(_WORDS)}|\d{{1,2}})"
_OCLOCK = re.compile(rf"\b{_HOUR}\s+o['’]clock\b", re.IGNORECASE)
_AT = re.compile(
    rf"\bat\s+(?P<hour>{'|'.join(_WORDS)})(?=\s*[,.;)]|\s*$|\s+(?:on|and|is|was|has|had|with)\b)",
    re.IGNORECASE,
)
_DAY, _DIAL = 24, 12


def hours_in_words(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where an hour is told in words, and the tick that it is; nothing where it may be two of them, or none."""
    ticks = _hours(document)
    if not ticks:
        return
    for pattern in (_OCLOCK, _AT):
        for found in pattern.finditer(text):
            told = found["hour"].casefold()
            tick = _tick(_WORDS.get(told) or int(told), ticks)
            if tick:
                yield (
                    found.start("hour"),
                    found.end(),
                    tick if not tick.isdigit() else f"{_noun(document)} {tick}",
                )


def _noun(document: Document) -> str:
    """What a bare number is that names a line: "column 9"."""
    return "row" if document.panels[0].rows.index(next(iter(_hours(document)))) is not None else "column"


def _tick(hour: int, ticks: dict[str, int]) -> str:
    meant = [text for text, own in ticks.items() if own == hour] or [
        text for text, own in ticks.items() if own % _DIAL == hour % _DIAL
    ]
    return meant[0] if len(meant) == 1 else ""


@lru_cache(maxsize=32)
def _hours(document: Document) -> dict[str, int]:
    """The ticks of the one axis that tells hours, each with its hour."""
    label = ["hour"] if re.search(r"o['’]clock\b", document.source.text, re.IGNORECASE) else []
    found: list[dict[str, int]] = []
    for side in ("rows", "columns"):
        axes = [axis_of(panel, side) for panel in document.panels]
        texts = list(dict.fromkeys(tick.text for axis in axes for tick in axis.ticks))
        own = hours_of(texts, [*label, *(axis.label for axis in axes)])
        if len(own) == len(texts) and len(set(own.values())) == len(own):
            found.append(own)
    return found[0] if len(found) == 1 else {}
