"""Regions told by comparing ticks: "where x exceeds y", "when there are more rows than columns", "if x = y"."""

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, RegionRef
from auditor.language.wording import Wording
from auditor.model import Axis

_SIGNS = {">": ">", "<": "<", "≥": ">=", "≤": "<=", "=": "="}
_MIRRORED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "=": "="}
_NAMES = {
    ">": ("upper triangle",),
    "<": ("lower triangle",),
    ">=": ("upper triangle", "diagonal"),
    "<=": ("lower triangle", "diagonal"),
    "=": ("diagonal",),
}
_CLOSE = 8


def tick_region(clause: Clause, words: Wording) -> tuple[tuple[str, ...], frozenset[Item]]:
    """The regions of a square grid in which column and row compare as the clause says, and the mentions that say so.

    Empty where the clause compares no axes. A region named in brackets behind it ("(upper triangle)") explains it.
    """
    axes = clause.axes
    if len(axes) != 2 or {item.value.side for item in axes if isinstance(item.value, AxisRef)} != {
        "rows",
        "columns",
    }:
        return (), frozenset()
    first, second = axes
    relation, used = _between(clause, words, first, second)
    if not relation or second.first - first.last > _CLOSE or not _ascending(clause):
        return (), frozenset()
    if isinstance(first.value, AxisRef) and first.value.side == "rows":
        relation = _MIRRORED[relation]
    gloss = [
        item
        for item in clause.items
        if isinstance(item.value, RegionRef) and item.first - second.last <= 4 and item.first > second.first
    ]
    return _NAMES[relation], frozenset([first, second, *used, *gloss])


def _between(clause: Clause, words: Wording, first: Item, second: Item) -> tuple[str, list[Item]]:
    cues = [
        item
        for item in clause.items
        if item.has("compare", ">", "<", ">=", "<=", "=") and first.first < item.first < second.first
    ]
    values = [item.sense("compare") for item in cues]
    if values in ([">", "="], ["=", ">"]):
        return ">=", cues
    if values in (["<", "="], ["=", "<"]):
        return "<=", cues
    if len(values) == 1:
        return values[0], cues
    marks = [norm for norm in words.norms(first.last, second.first) if norm in _SIGNS]
    return (_SIGNS[marks[0]], []) if len(marks) == 1 and not cues else ("", [])


def _ascending(clause: Clause) -> bool:
    """Whether both axes of all panels concerned hold the same numbers, and the columns run upwards."""
    for index in clause.panels:
        panel = clause.document.panels[index]
        columns = _numbers(panel.columns)
        if not columns or sorted(columns) != columns or sorted(_numbers(panel.rows)) != columns:
            return False
    return True


def _numbers(axis: Axis) -> list[float]:
    found = [tick.number for tick in axis.ticks]
    return [number for number in found if number is not None] if None not in found else []
