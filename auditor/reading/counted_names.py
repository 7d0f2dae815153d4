"""What the lines of a grid are called where a text counts those of both sides: "five plants tall and four blocks wide".

Two counts side by side that are just as many as there are rows and columns name both, in whichever order they stand.
"""

import re
from dataclasses import replace

from auditor.model import Axis, Document, Panel
from auditor.numerals import CARDINALS, cardinal
from auditor.reading.labels import content_words

_NUMBER = rf"\d{{1,2}}|{'|'.join(CARDINALS)}"
_NAME = r"(?:[a-z-]+\s){0,2}?[a-z]{3,}s"
_BOTH = re.compile(
    rf"\b(?P<one>{_NUMBER})\s(?P<first>{_NAME})(?:\s[a-z]+){{0,2}}?,?\s(?:and|by|×|x|against|with|at|per|over|across)\s"
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
    (size,) = sizes
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    labels = frozenset().union(*(content_words(name) for axis in axes for name in axis.names))
    names = _names(document.source.text, size, labels)
    if names is None or any(_is_another(document, noun, side) for side, noun in names.items()):
        return document
    figures = tuple(
        replace(figure, panels=tuple(_with_names(panel, names) for panel in figure.panels))
        for figure in document.figures
    )
    return replace(document, figures=figures)


def _is_another(document: Document, noun: str, side: str) -> bool:
    """Whether a noun is what the document is about, or that of the other side."""
    spoken = content_words(noun)
    across = [panel.columns if side == "rows" else panel.rows for panel in document.panels]
    others = [name for axis in across for name in axis.names]
    others += [name for panel in document.panels for name in (panel.name, panel.figure)]
    others += [panel.legend.label for panel in document.panels if panel.legend is not None]
    return any(spoken & content_words(name) for name in others)


def _with_names(panel: Panel, names: dict[str, str]) -> Panel:
    return replace(
        panel, rows=_called(panel.rows, names["rows"]), columns=_called(panel.columns, names["columns"])
    )


def _names(text: str, size: tuple[int, int], labels: frozenset[str]) -> dict[str, str] | None:
    """The nouns of the sides by the first two counts that fit a size; "week 4 lowers" counts nothing."""
    for found in _BOTH.finditer(text):
        before = re.search(r"([a-z]+)\s$", text[: found.start()], re.IGNORECASE)
        if before and content_words(before[1]) & labels:
            continue
        counts = (_count(found["one"]), _count(found["other"]))
        nouns = (found["first"].casefold(), found["second"].casefold())
        if counts in (size, size[::-1]) and nouns[0] != nouns[1]:
            rows, columns = nouns if counts == size else nouns[::-1]
            return {"rows": rows, "columns": columns}
    return None


def _count(text: str) -> int:
    return int(text) if text.isdigit() else cardinal(text.casefold()) or 0


def _called(axis: Axis, noun: str) -> Axis:
    """An axis with one name more, where that is none of those it has."""
    spoken = content_words(noun)
    known = any(spoken <= content_words(name) for name in axis.names)
    return axis if not spoken or known or spoken & _OF_GRIDS else replace(axis, aliases=(*axis.aliases, noun))
