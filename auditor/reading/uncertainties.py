"""The uncertainties of a grid as a grid of their own: what stands behind "±", at the same places."""

from dataclasses import replace

from auditor.model import Cell, Document
from auditor.reading.other_cells import with_other_cells


def grids_of_uncertainties(document: Document) -> Document | None:
    """The document with its uncertainties in place of its values; None where some value has none."""
    panels = [panel for panel in document.panels if panel.values]
    if not panels or not all(
        quantity.uncertainty is not None for panel in panels for quantity in panel.values.values()
    ):
        return None
    return with_other_cells(document, _uncertainty)


def _uncertainty(cell: Cell) -> Cell:
    spread = cell.quantity.uncertainty if cell.quantity is not None else None
    return cell if spread is None else replace(cell, quantity=spread, text=spread.text, note="")
