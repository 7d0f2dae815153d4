"""Numbers that are the sum, or the mean, of a line that is named, and were read as one of its cells."""

from auditor.doubt.asked import Asked
from auditor.language.refs import RegionRef, TickRef, axis_of
from auditor.model import Panel

_KINDS = ("peak", "ordinal", "value", "amount", "duel", "comparison")
_FEWEST = 3


def sum_of_a_line(asked: Asked) -> str:
    """`Oak was the rarest: 207 trees`, refuted as there is no cell of oak with 207, where all of them make so many; or nothing."""
    clause = asked.clause
    if asked.kind not in _KINDS or not clause.numbers or clause.of("aggregate") or "sum" in str(asked.claim):
        return ""
    if any(isinstance(item.value, RegionRef) for item in clause.refs) or "region='diagonal'" in str(
        asked.claim
    ):
        return ""
    told = [clause.number(item) for item in clause.numbers]
    named = [
        item.value for item in clause.refs if isinstance(item.value, TickRef) and len(item.value.ticks) == 1
    ]
    for panel in map(clause.panel, clause.panels):
        for ref in named:
            for side in ("rows", "columns"):
                if ref.side not in (side, "either"):
                    continue
                sums = [_total(panel, side, line) for line in ref.indices(axis_of(panel, side))]
                if any(
                    total and abs(num.value - total) < max(num.step, 1e-9) / 2
                    for num in told
                    for total in sums
                ):
                    return "its number is what all cells of a line add up to"
    return ""


def _total(panel: Panel, side: str, line: int) -> float:
    at = 0 if side == "rows" else 1
    values = [quantity.value for place, quantity in panel.values.items() if place[at] == line]
    return sum(values) if len(values) >= _FEWEST else 0.0
