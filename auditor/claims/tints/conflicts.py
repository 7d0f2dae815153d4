"""Colours that contradict each other: notes of cells among themselves, against the legend's ranges, and legends against the text."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.tints.cells import noted
from auditor.claims.tints.claims import Tint
from auditor.claims.tints.names import Colour, lightness
from auditor.claims.tints.reading import tinted
from auditor.claims.tints.scales import Scale, scale_of
from auditor.claims.tints.shades import CLEAR
from auditor.language.clauses import clauses
from auditor.language.vocabulary import vocabulary
from auditor.model import Cell, Document, Panel, Statement
from auditor.truth import Interval

# Notes are held against each other only where enough of them are given for an order to show.
FEWEST_NOTES = 8
FEWEST_COLOURS = 3
# A noted value is held against the legend's range of its colour only if it misses it by this share of the whole scale.
FAR = 0.25
# Or if so many other notes all keep to the bands of their colours.
FEWEST_EXACT = 3


@dataclass(frozen=True, slots=True)
class Conflict:
    """A cell with the colour that it should have instead, and the cells that show it."""

    cell: Cell
    seen: Colour
    due: Colour
    proof: tuple[Cell, ...]


def out_of_order(panel: Panel) -> Conflict | None:
    """The one cell whose note breaks an order of colours that all others keep, by at least one whole colour."""
    own = noted(panel)
    cells = [cell for cell in panel.cells if cell.quantity is not None and (cell.row, cell.column) in own]
    if len(cells) < FEWEST_NOTES:
        return None
    found = [conflict for cell in cells if (conflict := _breaks(cell, cells, own))]
    return found[0] if len(found) == 1 else None


def _breaks(cell: Cell, cells: list[Cell], own: dict[tuple[int, int], Colour]) -> Conflict | None:
    groups: dict[Colour, list[Cell]] = {}
    for other in cells:
        if other is not cell:
            groups.setdefault(own[other.row, other.column], []).append(other)
    order = sorted(groups, key=lambda colour: min(_value(c) for c in groups[colour]))
    ends = [
        (min(_value(c) for c in groups[colour]), max(_value(c) for c in groups[colour])) for colour in order
    ]
    seen = own[cell.row, cell.column]
    if (
        len(order) < FEWEST_COLOURS
        or seen not in groups
        or any(a[1] >= b[0] for a, b in itertools.pairwise(ends))
    ):
        return None
    at = [i for i, (low, high) in enumerate(ends) if low <= _value(cell) <= high]
    if len(at) != 1 or abs(at[0] - order.index(seen)) < 2:
        return None
    due = order[at[0]]
    alike = [c for c in groups[due] if _value(c) == _value(cell)] or groups[due]
    return Conflict(cell, seen, due, tuple(alike[:3]))


def _value(cell: Cell) -> float:
    assert cell.quantity is not None
    return cell.quantity.value


def off_legend(panel: Panel) -> Iterator[Conflict]:
    """Cells whose noted colour stands, by the legend, for a range far from their value, which another colour's range holds."""
    scale = scale_of(panel)
    if scale is None or not scale.numbered:
        return
    ranges = [
        (stop.colour, stop.values)
        for stop in scale.stops
        if stop.values is not None and stop.values.high > stop.values.low
    ]
    if len(ranges) < FEWEST_COLOURS or len(ranges) < len(scale.stops):
        return
    finite = [end for _, values in ranges for end in (values.low, values.high) if abs(end) != float("inf")]
    span = max(finite) - min(finite)
    own = noted(panel)
    known = [
        (cell, own[cell.row, cell.column])
        for cell in panel.cells
        if cell.quantity is not None and (cell.row, cell.column) in own
    ]
    found = [
        (conflict, off)
        for cell, seen in known
        if (told := _misplaced(cell, seen, ranges)) is not None
        for conflict, off in [told]
    ]
    # Where the bands hold of all other notes, they are read exactly: then the next band is another one.
    exact = len(found) == 1 and len(known) > FEWEST_EXACT
    yield from (conflict for conflict, off in found if exact or off > FAR * span)


def _misplaced(
    cell: Cell, seen: Colour, ranges: Sequence[tuple[Colour, Interval]]
) -> tuple[Conflict, float] | None:
    """A value that the band of another colour holds than that of its note, and how far it lies from the latter."""
    home = next((values for colour, values in ranges if colour == seen), None)
    due = [colour for colour, values in ranges if values.low <= _value(cell) <= values.high]
    if home is None or len(due) != 1 or due[0] == seen:
        return None
    return Conflict(cell, seen, due[0], ()), max(home.low - _value(cell), _value(cell) - home.high)


@dataclass(frozen=True, slots=True)
class Dispute:
    """A sentence on dark and light, and the panels whose legend runs the other way."""

    statement: Statement
    fact: Tint
    panels: tuple[tuple[Panel, Scale], ...]


def disputes(document: Document) -> Iterator[Dispute]:
    """Sentences such as "darker is lower" that a legend in words ("dark red (low) to black (high)") contradicts."""
    scales = [
        (panel, scale)
        for panel in document.panels
        if (scale := scale_of(panel)) and scale.sure and not scale.numbered and abs(_gap(scale)) >= CLEAR
    ]
    if not scales:
        return
    names = vocabulary(document)
    for statement in document.statements:
        text = statement.text.casefold()
        if not any(word in text for word in ("darker", "lighter", "deeper", "paler", "brighter")):
            continue
        for fact in dict.fromkeys(
            fact
            for clause in clauses(statement, document, names)
            for reading in tinted(clause)
            for fact in reading.claim.facts
            if fact.about == "shade"
        ):
            chosen = {selection.panel for selection in fact.scope}
            rises = (fact.shade == "light") == (fact.sense == "high")
            wrong = tuple(
                (panel, scale)
                for panel, scale in scales
                if document.panels.index(panel) in chosen and (_gap(scale) > 0) != rises
            )
            if wrong:
                yield Dispute(statement, fact, wrong)
                return


def _gap(scale: Scale) -> float:
    return lightness(scale.high) - lightness(scale.low)
