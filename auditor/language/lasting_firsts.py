"""Who is first over a stretch of an axis: "A is best from 12 h on" tells it of each tick there, and not of the highest of all."""

import re
from collections.abc import Iterator

from auditor.language.mentions import analyse
from auditor.language.refs import PositionRef, TickRef
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document

_FIRST = re.compile(
    r"\b(?:is|are|was|were|stays?|remains?)\s+(?:always\s+|then\s+)?(?:the\s+)?(?:best|worst|first|last|winner|ahead|on\s+top|lowest|highest|strongest|weakest|fastest|slowest|[a-z]{3,}est)\b",
    re.IGNORECASE,
)
_STRETCH = re.compile(
    r"(?P<lead>\b(?:from|for|at|with)\s+(?:(?:all|any)\s+)?(?:[a-z]+\s+of\s+)?)?(?P<range>.*\b(?:on|onwards?|upwards?|and\s+(?:up|above|more|over|later|longer)|or\s+(?:more|above|later|longer)))$",
    re.IGNORECASE,
)

# "For nights of 7 hours and more": what the ticks are of adds nothing.
_OF_A_SIZE = re.compile(
    r"\b(?P<lead>for|at|with|from|in)\s+[a-z]+s\s+(?P<of>of\s+)(?=\d[\d.]*\s+[a-z]+\s+(?:and|or)\s+(?:up|more|above|over|longer|later)\b)",
    re.IGNORECASE,
)
_UNIT = re.compile(r"(?:from\s+)?[\d.]+\s*(?P<unit>[^\W\d_]+|°[CF]?|%)\s+(?:on|and|or|up)", re.IGNORECASE)


def bare_stretches(text: str) -> Iterator[tuple[int, int, str]]:
    """A stretch of an axis without the noun that carries it."""
    for found in _OF_A_SIZE.finditer(text):
        yield found.end("lead"), found.end("of"), " "


def lasting_firsts(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """The words for the stretch, as a list of its ticks."""
    first = _FIRST.search(text)
    if first is None:
        return
    items = analyse(text, document, names).items
    named = [item.value for item in items if item.end <= first.start()]
    subjects = [ref for ref in named if isinstance(ref, TickRef | PositionRef)]
    if not subjects or getattr(subjects[-1], "every", False):
        return
    for item in items:
        ref = item.value
        if not isinstance(ref, TickRef) or item.start < first.end():
            continue
        if len(ref.ticks) < 2 or ref.side == subjects[-1].side:
            continue
        lead = re.search(
            r"\b(?:from|for|at|with)\s+(?:(?:all|any)\s+)?(?:(?:the\s+)?[a-z]+\s+of\s+)?$",
            text[: item.start],
            re.IGNORECASE,
        )
        start = lead.start() if lead else item.start
        if _STRETCH.search(text[start : item.end]):
            ticks = list(ref.ticks)
            unit = _UNIT.match(text[item.start : item.end])
            bare = unit is not None and ticks[-1].replace(".", "").isdigit()
            told = f" {unit['unit']}" if unit is not None and bare else ""
            yield start, item.end, f"at {', '.join(ticks[:-1])} and {ticks[-1]}{told}"
