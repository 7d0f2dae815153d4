"""What the lines of a grid are called where a text counts those of both sides: "five plants tall and four blocks wide".

Two counts side by side that are just as many as there are rows and columns name both, in whichever order they stand.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.model import Axis, Document, Panel
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.labels import content_words

_NUMBER = rf"\d{{1,2}}|{'|'.join(CARDINALS)}"
_NAME = r"(?:[a-z-]+\s){0,2}?[a-z]{3,}s"
_BOTH = re.compile(
    rf"\b(?P<one>{_NUMBER})\s(?P<first>{_NAME})(?:\s[a-z]+){{0,2}}?,?\s(?:and|by|×|x|against|with|for|at|on|in|per|under|across)\s"
    rf"(?:[a-z]+\s){{0,2}}?(?P<other>{_NUMBER})\s(?P<second>{_NAME})(?![\w-])",
    re.IGNORECASE,
)
# Whatever a grid shows has these.
_OF_GRIDS = frozenset(
    "row column line cell value tile box square field number entry panel map grid plot heatmap figure series axe axis"
    " tick label level step point bar stripe side amount kind type".split()
)


def with_counted_names(document: Document) -> Document:
    """The document, its axes also known by the nouns with which its text counts their ticks."""
    sizes = {(len(panel.rows.ticks), len(panel.columns.ticks)) for panel in document.panels}
    if len(sizes) != 1 or len(set(*sizes)) == 1:
        return document
    names = dict(_names(document.source.text, *sizes))
    if not names:
        return document
    figures = tuple(
        replace(figure, panels=tuple(_with_names(panel, names) for panel in figure.panels))
        for figure in document.figures
    )
    return replace(document, figures=figures)


def _with_names(panel: Panel, names: dict[str, str]) -> Panel:
    return replace(
        panel, rows=_called(panel.rows, names["rows"]), columns=_called(panel.columns, names["columns"])
    )


def _names(text: str, size: tuple[int, int]) -> Iterator[tuple[str, str]]:
    """The sides and the nouns of the first two counts that fit a size."""
    for found in _BOTH.finditer(text):
        counts = [_count(found[name]) for name in ("one", "other")]
        nouns = [found["first"].casefold(), found["second"].casefold()]
        if sorted(counts) == sorted(size) and nouns[0] != nouns[1]:
            sides = ("rows", "columns") if counts == list(size) else ("columns", "rows")
            yield from zip(sides, nouns, strict=True)
            return


def _count(text: str) -> int:
    return int(text) if text.isdigit() else cardinal(text.casefold()) or 0


def _called(axis: Axis, noun: str) -> Axis:
    """An axis with one name more, where that is none of those it has."""
    spoken = content_words(noun)
    known = any(spoken <= content_words(name) for name in axis.names)
    return axis if not spoken or known or spoken & _OF_GRIDS else replace(axis, aliases=(*axis.aliases, noun))
