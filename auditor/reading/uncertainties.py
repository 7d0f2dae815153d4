"""The uncertainties of a grid as a grid of their own: what stands behind "±", at the same places."""

from dataclasses import replace

from auditor.model import Cell, Document, Figure, Panel


def grids_of_uncertainties(document: Document) -> Document | None:
    """The document with its uncertainties in place of its values; None where some value has none."""
    panels = [panel for panel in document.panels if panel.values]
    if not panels or not all(
        quantity.uncertainty is not None for panel in panels for quantity in panel.values.values()
    ):
        return None
    return replace(document, figures=tuple(map(_figure, document.figures)), derived=())


def _figure(figure: Figure) -> Figure:
    return replace(figure, panels=tuple(map(_panel, figure.panels)), legends=())


def _panel(panel: Panel) -> Panel:
    cells = tuple(map(_cell, panel.cells))
    return replace(panel, cells=cells, legend=None, surplus=(), restated=(), bands=(), totals=())


def _cell(cell: Cell) -> Cell:
    spread = cell.quantity.uncertainty if cell.quantity is not None else None
    return cell if spread is None else replace(cell, quantity=spread, text=spread.text, note="")
