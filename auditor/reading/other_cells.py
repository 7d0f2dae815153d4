"""Documents with other values at the same places, for sentences that speak of something else than the values."""

from collections.abc import Callable
from dataclasses import replace

from auditor.model import Cell, Document, Figure, Panel


def with_other_cells(document: Document, changed: Callable[[Cell], Cell]) -> Document:
    """A document with each of its cells changed; what tells of the values as written is left out."""
    return replace(
        document, figures=tuple(_figure(figure, changed) for figure in document.figures), derived=()
    )


def _figure(figure: Figure, changed: Callable[[Cell], Cell]) -> Figure:
    return replace(figure, panels=tuple(_panel(panel, changed) for panel in figure.panels), legends=())


def _panel(panel: Panel, changed: Callable[[Cell], Cell]) -> Panel:
    cells = tuple(map(changed, panel.cells))
    return replace(panel, cells=cells, legend=None, surplus=(), restated=(), bands=(), totals=())
