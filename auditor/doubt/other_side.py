"""Numbers of a class that are those of its column, where they were read of its row, or the other way round."""

import re
from collections.abc import Sequence

from auditor.claim_parts import parts
from auditor.claims.extreme_claim import Extreme
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked
from auditor.model import Panel
from auditor.reading.labels import canonical
from auditor.world import same_labels

# What is given may be what somebody was asked, or what was answered.
_CALLS = re.compile(
    r"^[^:]+:\s*(?:answers?|repl(?:y|ies)|responses?|votes?|labels?|verdicts?|choices?|guess(?:es)?|picks?)\b",
    re.IGNORECASE,
)


def told_of_other_side(asked: Asked) -> str:
    """`"Calm" was the favourite answer, 140 times`, read of the row "Calm", where the column "Calm" holds 140; or nothing."""
    if asked.kind != "derived-metric":
        return ""
    panels = [asked.clause.panel(index) for index in asked.clause.panels]
    for check in parts(asked.claim, Check):
        if check.value is None or len(check.cells) < 2 or not _CALLS.search(check.text):
            continue
        fair = check.value.fair()
        for panel in panels:
            straight = _sum(panel, check.cells)
            turned = _sum(panel, [(other, one) for one, other in check.cells])
            own, across = (turned, straight) if panel.orientation == "predicted" else (straight, turned)
            if across is not None and fair.low <= across <= fair.high and own != across:
                return "its number is that of the other side"
    return ""


def peak_of_other_side(asked: Asked) -> str:
    """`the largest mistake: 15 calls that ended in Joy`, read of those called Joy, where 15 that were Joy are the most; or nothing."""
    for claim in parts(asked.claim, Extreme) if asked.kind == "peak" else ():
        if claim.value is None or len(claim.place) != 1 or claim.place[0].is_cell:
            continue
        place = claim.place[0]
        panel = asked.clause.panel(place.panel)
        lines = place.rows or place.columns or ()
        if not same_labels(panel) or len(lines) != 1:
            continue
        turned = [
            value
            for (row, column), value in panel.values.items()
            if lines[0] == (column if place.rows else row)
        ]
        fair = claim.value.fair()
        if any(fair.low <= quantity.value <= fair.high for quantity in turned):
            return "it may be told of the other side"
    return ""


def _sum(panel: Panel, cells: Sequence[tuple[str, str]]) -> float | None:
    """What cells come to, told by the names of their rows and columns; None where one of them is missing."""
    found = [panel.values.get(_place(panel, row, column)) for row, column in cells]
    return None if None in found else sum(quantity.value for quantity in found if quantity is not None)


def _place(panel: Panel, row: str, column: str) -> tuple[int, int]:
    rows, columns = ([canonical(tick.text) for tick in axis.ticks] for axis in (panel.rows, panel.columns))
    names = canonical(row), canonical(column)
    if names[0] not in rows or names[1] not in columns:
        return -1, -1
    return rows.index(names[0]), columns.index(names[1])
