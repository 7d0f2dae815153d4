"""Numbers of a class that are those of its column, where they were read of its row, or the other way round."""

from auditor.claim_parts import parts
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked
from auditor.model import Panel
from auditor.reading.labels import canonical


def told_of_other_side(asked: Asked) -> str:
    """`"Calm" was the favourite answer, 140 times`, read of the row "Calm", where the column "Calm" holds 140; or nothing."""
    if asked.kind != "derived-metric":
        return ""
    panels = [asked.clause.panel(index) for index in asked.clause.panels]
    for check in parts(asked.claim, Check):
        if check.value is None or len(check.cells) < 2:
            continue
        fair = check.value.fair()
        sums = [_sums(panel, check.cells) for panel in panels]
        if any(fair.low <= total <= fair.high for both in sums for total in both):
            return "its number is that of the other side"
    return ""


def _sums(panel: Panel, cells: tuple[tuple[str, str], ...]) -> list[float]:
    """What cells come to, told by the names of their rows and columns, and what those across the diagonal do."""
    places = [(_place(panel, one, other), _place(panel, other, one)) for one, other in cells]
    found = [[panel.values.get(place) for place in own] for own in zip(*places, strict=True)]
    return [
        sum(quantity.value for quantity in own if quantity is not None)
        for own in found
        if all(quantity is not None for quantity in own)
    ]


def _place(panel: Panel, row: str, column: str) -> tuple[int, int]:
    rows, columns = ([canonical(tick.text) for tick in axis.ticks] for axis in (panel.rows, panel.columns))
    names = canonical(row), canonical(column)
    if names[0] not in rows or names[1] not in columns:
        return -1, -1
    return rows.index(names[0]), columns.index(names[1])
