"""The same clause with one thing in it changed: other labels, the other direction, other numbers.

Of a clause whose reading holds of the data, these tell by how much chance it might hold: where many of its twins hold as
well, its holding says little.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, PlaceRef, TickRef, axis_of

MOST_LABELS = 5
_TURNED = {
    "extreme": {"max": "min", "min": "max", "good": "bad", "bad": "good"},
    "compare": {">": "<", "<": ">", "good": "bad", "bad": "good", ">=": "<=", "<=": ">="},
    "trend": {"up": "down", "down": "up", "good": "bad", "bad": "good"},
    "stable": {"stable": "unstable", "unstable": "stable"},
    "same": {"symmetric": "asymmetric", "asymmetric": "symmetric", "same": "different", "different": "same"},
    "rank": {"2": "3", "3": "4", "4": "2"},
}
_STEPS = (-3, -2, -1, 1, 2, 3)
_MULTIPLES = (0.7, 0.85, 1.2, 1.4)


def twins(clause: Clause, own: Sequence[Item]) -> Iterator[list[Clause]]:
    """For each mention that can be changed, the clauses with something else in its place."""
    for item in own:
        found = [_changed(clause, item, other) for other in _alternatives(clause, item)]
        if found:
            yield found


def _changed(clause: Clause, item: Item, other: Item) -> Clause:
    items, label = (
        tuple(other if one is item else one for one in own) for own in (clause.items, clause.label)
    )
    panels = clause.panels
    if isinstance(item.value, PanelRef) and isinstance(other.value, PanelRef):
        swap = dict(zip(item.value.panels, other.value.panels, strict=False))
        panels = tuple(dict.fromkeys(swap.get(index, index) for index in panels))
    return replace(clause, items=items, label=label, panels=panels)


def _alternatives(clause: Clause, item: Item) -> list[Item]:
    value = item.value
    if isinstance(value, TickRef):
        return [replace(item, value=ref) for ref in _other_ticks(clause, value)]
    if isinstance(value, Spot):
        parts = [replace(value, rows=ref) for ref in _other_ticks(clause, value.rows)]
        parts += [replace(value, columns=ref) for ref in _other_ticks(clause, value.columns)]
        return [replace(item, value=part) for part in parts]
    if isinstance(value, PlaceRef):
        rows = [replace(value, row=text) for text in _other_texts(clause, "rows", (value.row,))]
        rows += [replace(value, column=text) for text in _other_texts(clause, "columns", (value.column,))]
        return [replace(item, value=place) for place in rows]
    if isinstance(value, PanelRef):
        others = [k for k in range(len(clause.document.panels)) if k not in value.panels]
        return [
            replace(item, value=replace(value, panels=(k,)))
            for k in others[:MOST_LABELS]
            if len(value.panels) == 1
        ]
    if isinstance(value, Num):
        return [replace(item, value=replace(value, value=number)) for number in _other_numbers(value)]
    turned = _TURNED.get(item.kind, {}).get(str(value), "")
    if not turned:
        return []
    senses = tuple((kind, _TURNED.get(kind, {}).get(sense, sense)) for kind, sense in item.senses)
    return [replace(item, value=turned, senses=senses)]


def _other_ticks(clause: Clause, ref: object) -> list[TickRef]:
    """The same reference with one of its labels replaced by one that the clause does not name."""
    if not isinstance(ref, TickRef) or not ref.ticks or ref.every:
        return []
    return [replace(ref, ticks=(*ref.ticks[:-1], text)) for text in _other_texts(clause, ref.side, ref.ticks)]


def _other_texts(clause: Clause, side: str, ticks: tuple[str, ...]) -> list[str]:
    panel = clause.document.panels[clause.panels[0] if clause.panels else 0]
    texts = [tick.text for tick in axis_of(panel, "rows" if side == "either" else side).ticks]
    return [text for text in texts if text not in ticks][:MOST_LABELS]


def _other_numbers(num: Num) -> list[float]:
    step = num.step or 1.0
    found = {num.value + count * step for count in _STEPS}
    if not num.word:
        found |= {round(num.value * factor / step) * step for factor in _MULTIPLES}
    fair = replace(num, op="=" if num.op in ("<", ">", "<=", ">=") else num.op).fair()
    return sorted(
        value
        for value in found
        if not fair.low - 1e-9 <= value <= fair.high + 1e-9
        and value >= 0 <= num.value
        or value < 0 > num.value
    )
