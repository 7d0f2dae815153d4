"""The values of a grid without their signs, at the same places."""

from dataclasses import replace

from auditor.model import Cell, Document
from auditor.reading.other_cells import with_other_cells


def grids_of_magnitudes(document: Document) -> Document | None:
    """The document with how far its values lie from zero in their place; None where no value has a sign to lose."""
    if not any(quantity.value < 0 for panel in document.panels for quantity in panel.values.values()):
        return None
    return with_other_cells(document, _magnitude)


def _magnitude(cell: Cell) -> Cell:
    if cell.quantity is None or cell.quantity.value >= 0:
        return cell
    size = replace(cell.quantity, value=-cell.quantity.value, text=cell.quantity.text.lstrip("~≈-−–"))
    return replace(cell, quantity=size, text=size.text, note="")
