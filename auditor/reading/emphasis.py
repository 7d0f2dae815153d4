"""How cells are set: bold, italic, with a dagger or a star, in brackets; which of them a grid singles out."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from auditor.model import Document, Figure, Panel
from auditor.source import Span

_LONGEST = 16
# Between the marks of a value and its number may stand its uncertainty, a percent sign or a note: "**7 (coral)**".
_REST = r"(?:[ \t]*(?:±|\+/-|\\pm)[ \t]*[\d.]+)?[ \t]?\\?%?(?:[ \t]*\([^()|\n]{1,40}\)(?=[*_~<]))?"
_OPEN = r"(?:\*|_|~|\[|\(|<[a-z]{1,6}>|\\[a-z]{3,9}\{)*"
_BEFORE = re.compile(rf"{_OPEN}$", re.IGNORECASE)
_BEHIND = re.compile(
    rf"{_REST}(?P<marks>(?:\*|_|~|\]|\)|[ \t]?\\?[†‡]|\\d?dagger|\$\^|\$|\}}|</?[a-z]{{1,6}}>|\\\*)*)",
    re.IGNORECASE,
)


def with_emphasis(document: Document) -> Document:
    """The document with the marks of its cells, of each panel in which some cells have a mark and some have not."""
    text = document.source.text
    if not re.search(r"[*_~†‡\[(]|<[a-z]{1,6}>|\\d?dagger|\\text", text, re.IGNORECASE):
        return document
    return replace(document, figures=tuple(_figure(text, figure) for figure in document.figures))


def _figure(text: str, figure: Figure) -> Figure:
    return replace(figure, panels=tuple(_panel(text, panel) for panel in figure.panels))


def _panel(text: str, panel: Panel) -> Panel:
    marks = {cell.span: _marks(text, cell.span) for cell in panel.cells if cell.quantity and not cell.assumed}
    own = _telling(marks, len(panel.values))
    if not own:
        return panel
    cells = (replace(cell, marks=marks.get(cell.span, frozenset()) & own) for cell in panel.cells)
    return replace(panel, cells=tuple(cells))


def _telling(marks: Mapping[Span, frozenset[str]], values: int) -> frozenset[str]:
    """The marks that some cells have and others have not."""
    found = frozenset(mark for own in marks.values() for mark in own)
    return frozenset(mark for mark in found if sum(mark in own for own in marks.values()) < values)


def _marks(text: str, span: Span) -> frozenset[str]:
    """The marks that stand right before and behind a value, or within what was read as it."""
    inside = text[span.start : span.end]
    before = _BEFORE.search(text, max(0, span.start - _LONGEST), span.start)
    behind = _BEHIND.match(text, span.end, span.end + 4 * _LONGEST)
    lead = (before.group() if before else "") + inside[: _first(inside)]
    tail = inside[_last(inside) :] + (behind["marks"] if behind else "")
    return frozenset(mark for mark, has in _SIGNS.items() if has(lead, tail))


def _first(inside: str) -> int:
    found = re.search(r"[-+−~≈]?[\d.]", inside)
    return found.start() if found else 0


def _last(inside: str) -> int:
    found = re.search(r"[^\d%\s]*$", inside)
    return found.start() if found else len(inside)


def _stars(signs: str) -> int:
    return signs.replace("\\*", "").count("*")


def _in(opening: str, closing: str, lead: str, tail: str) -> bool:
    return opening in lead and closing in tail


_SIGNS: dict[str, Callable[[str, str], bool]] = {
    "bold": lambda lead, tail: (
        (_stars(lead) >= 2 and _stars(tail) >= 2)
        or _in("__", "__", lead, tail)
        or _in("<b>", "</b>", lead.casefold(), tail.casefold())
        or _in("<strong>", "</strong>", lead.casefold(), tail.casefold())
        or _in("bf{", "}", lead, tail)
    ),
    "italic": lambda lead, tail: (
        (_stars(lead) in (1, 3) and _stars(tail) in (1, 3))
        or (lead.count("_") == 1 and tail.count("_") == 1)
        or _in("<i>", "</i>", lead.casefold(), tail.casefold())
        or _in("<em>", "</em>", lead.casefold(), tail.casefold())
        or _in("it{", "}", lead, tail)
    ),
    "underlined": lambda lead, tail: (
        _in("<u>", "</u>", lead.casefold(), tail.casefold()) or _in("\\underline{", "}", lead, tail)
    ),
    "struck": lambda lead, tail: (
        _in("~~", "~~", lead, tail) or _in("<s>", "</s>", lead.casefold(), tail.casefold())
    ),
    "dagger": lambda lead, tail: any(sign in tail for sign in ("†", "‡", "dagger")),
    "star": lambda lead, tail: "\\*" in tail or _stars(tail) > _stars(lead),
    "bracketed": lambda lead, tail: lead.endswith(("[", "(")) and tail.startswith(("]", ")")),
}  # fmt: skip
