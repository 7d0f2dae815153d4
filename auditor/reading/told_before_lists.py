"""The columns of lists that a line tells before them: "Scores, in the order A, B, C:", "The numbers follow A, B, C".

A list of names is told to be in an order by many words; that it has as many names as each list has values shows
that it is theirs.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration, Panel, Tick
from auditor.quantity import number_of
from auditor.reading.colours import is_tone
from auditor.reading.labels import canonical
from auditor.reading.lists import list_items
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.sequences import implied_ticks
from auditor.reading.tick_lists import ticks_in
from auditor.source import Span

# The words that say how values are listed; what they are listed by stands behind.
_CUE = re.compile(
    r"\b(?:orders?|sequence|follow(?:s|ing)?|correspond\w*(?:\s+to)?|belongs?\s+to|stands?\s+for|(?:given|listed|written|told|arranged|noted|set\s+down|quoted)"
    r"(?:\s+(?:here|below))?(?:,)?\s+(?:for|by|as|from|in|under)|(?:values|numbers|figures|scores|readings|entries|counts)\s+(?:are\s+)?(?:for|by|of|at|under)"
    r"|columns?|(?:from\s+the\s+)?left|across|headings?|headers?|namely|always|(?:always|each|first)\s+(?:for|by|from)|respectively|in\s+turn)\b",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"[\s:,(–—-]*(?:(?:is|are|of|for|by|as|in|from|always|the\s+(?:same|following)|this)\b[\s:,(–—-]*)*",
    re.IGNORECASE,
)
# What tells of panels or of the order of the rows tells no columns.
_OF_OTHERS = re.compile(
    r"^(?:the\s+)?(?:\w+\s+)?rows\b"
    r"|\b(?:panels?|(?:heat\s?)?maps?|(?:sub-?)?plots?|figures?|matri\w+|grids|charts|top|bottom|down(?:wards?)?)\b",
    re.IGNORECASE,
)
_FEWEST = 3  # of two names any sentence may tell
_MOST_WORDS = 3
_BEFORE = 6  # how many blocks before the data are looked at


def columns_before_lists(nodes: Sequence[Node], panels: Sequence[Panel]) -> list[AxisDeclaration]:
    """The columns that a line before the first list tells, as many as there are values in each; else none."""
    counts = {len(panel.columns.ticks) for panel in panels}
    if len(counts) != 1 or (count := counts.pop()) < _FEWEST:
        return []
    start = min(panel.span.start for panel in panels)
    above = [node for node in nodes if node.block.span.start < start][-_BEFORE:]
    for node in reversed(above):
        for sentence in reversed(list(sentences(node.block.content))):
            ticks = next(_told(sentence, count), None)
            if ticks and not _are_colours(ticks, panels):
                return [AxisDeclaration("columns", "", Span(0, 0), ticks)]
    return []


def _are_colours(ticks: Sequence[Tick], panels: Sequence[Panel]) -> bool:
    """Whether the names are those of a legend, and not of the rows as well."""
    rows = {canonical(tick.text) for panel in panels for tick in panel.rows.ticks}
    names = {canonical(tick.text) for tick in ticks}
    return all(is_tone(tick.text) for tick in ticks) and not names <= rows


def _told(sentence: Plain, count: int) -> Iterator[tuple[Tick, ...]]:
    """The lists of as many names that stand behind a word for their order."""
    text = sentence.part(0, len(sentence.text.rstrip(" :.")))
    for cue in () if _OF_OTHERS.search(text.text) else reversed(list(_CUE.finditer(text.text))):
        start = _LEAD.match(text.text, cue.end()).end()  # type: ignore[union-attr]
        own = text.part(start)
        told = ticks_in(own, "", loose=True)
        ends = implied_ticks(AxisDeclaration("columns", "", own.span(), (), told.low, told.high))
        yield from (ticks for ticks in (*told.lists, ends, _bare(own)) if len(ticks) == count)


def _bare(text: Plain) -> tuple[Tick, ...]:
    """What stands between commas, if none of it is long: "spring, summer and the whole year"."""
    parts = [text.part(*place) for place in list_items(text)]
    heads = [re.match(r"(?:(?:and|the)\s+)*", part.text).end() for part in parts]  # type: ignore[union-attr]
    names = [part.part(head) for part, head in zip(parts, heads, strict=True)]
    short = all(0 < len(name.text.split()) <= _MOST_WORDS for name in names)
    return tuple(Tick(name.text, name.span(), number_of(name.text)) for name in names) if short else ()
