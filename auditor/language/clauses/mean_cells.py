"""Means that are cells: "no mean is below 40", "the mean of A is lowest in May, 41.5", where each cell is a mean itself."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.pairs import COLUMNS, ROWS, all_sides
from auditor.language.refs import AxisRef
from auditor.model import Document

_MEAN = re.compile(r"\b(?:means?|averages?|averaged)\b", re.IGNORECASE)
_ONE = frozenset("no every each any single".split())
_MANY = frozenset("the all these those of".split())


def means_as_cells(items: Sequence[Item], text: str, document: Document) -> list[Item]:
    """The items with each "mean" that is a cell as a noun for one, where the cells are told to be means."""
    if not any(item.has("aggregate", "mean") for item in items) or not shows_means(document):
        return list(items)
    return [
        replace(item, kind="noun", value="cell", senses=()) if _is_cell(item, items, text) else item
        for item in items
    ]


def shows_means(document: Document) -> bool:
    """Whether the cells are means: written with "±", or called so."""
    for panel in document.panels:
        legend = f"{panel.legend.label} {panel.legend.text}" if panel.legend else ""
        spread = sum(q.uncertainty is not None for q in panel.values.values())
        if 2 * spread > len(panel.values) or _MEAN.search(f"{panel.name} {panel.figure} {legend}"):
            return True
    return False


def _is_cell(item: Item, items: Sequence[Item], text: str) -> bool:
    """Whether a mean is counted or denied one by one, or is an extreme with a row and a column of its own."""
    word = item.text.casefold().removesuffix(" of")
    if item.kind != "aggregate" or word not in ("mean", "means", "average", "averages"):
        return False
    before = text[: item.start].casefold().split()
    lead = next((other for other in items if other.last == item.first), None)
    behind = [other for other in items if other.first >= item.last]
    if word in ("mean", "average"):
        if lead is not None and lead.has("extreme"):
            return {ROWS, COLUMNS} <= set(all_sides(behind))
        return before[-1:] != [] and before[-1] in _ONE
    counted = lead is not None and lead.kind in ("number", "quant")
    if not counted and not (word == "means" and before[-1:] != [] and before[-1] in _MANY):
        return False
    of_lines = behind and text[item.start : behind[0].start].split()[1:2] == ["of"] and _are_lines(behind[0])
    return not of_lines


def _are_lines(item: Item) -> bool:
    """Whether means of it are told line by line: "the means of the rows"."""
    return isinstance(item.value, AxisRef) or item.kind == "noun" and item.value in ("row", "column", "panel")
