"""Cells in bold print: which of them a grid singles out."""

import re
from dataclasses import replace

from auditor.model import Document, Figure, Panel
from auditor.source import Span

_BEFORE = re.compile(r"(?:\*\*|__|<b>|<strong>)\s*$", re.IGNORECASE)
_BEHIND = re.compile(r"\s*(?:(?:±|\+/-)\s*[\d.]+\s*)?%?\s*(?:\*\*|__|</b>|</strong>)", re.IGNORECASE)
_LONGEST = 12


def with_emphasis(document: Document) -> Document:
    """The document with its bold cells marked, of each panel in which some cells are bold and some are not."""
    text = document.source.text
    if not re.search(r"\*\*|__|<b>|<strong>", text, re.IGNORECASE):
        return document
    return replace(document, figures=tuple(_figure(text, figure) for figure in document.figures))


def _figure(text: str, figure: Figure) -> Figure:
    return replace(figure, panels=tuple(_panel(text, panel) for panel in figure.panels))


def _panel(text: str, panel: Panel) -> Panel:
    bold = {cell.span for cell in panel.cells if not cell.assumed and _is_bold(text, cell.span)}
    if not bold or len(bold) >= len(panel.values):
        return panel
    return replace(panel, cells=tuple(replace(c, bold=c.span in bold) for c in panel.cells))


def _is_bold(text: str, span: Span) -> bool:
    """Whether marks of bold type stand right before and behind a value."""
    inside = text[span.start : span.end]
    if inside.startswith(("**", "__")) and inside.endswith(("**", "__")):
        return True
    opened = _BEFORE.search(text[max(0, span.start - _LONGEST) : span.start])
    return bool(opened) and _BEHIND.match(text[span.end : span.end + 2 * _LONGEST]) is not None
