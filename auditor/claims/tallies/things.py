"""The things that are counted: cells, lines of a side, panels; in all the ways that a noun may mean them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.relations.pairs import relation
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.language.subject import subjects
from auditor.language.tokens import tokens
from auditor.numerals import cardinal
from auditor.quantity import number_of
from auditor.world import Selection

_LINES = {"row": "rows", "column": "columns"}


@dataclass(frozen=True, slots=True)
class Things:
    """Some things of one sort: "cells", "rows", "columns" or "panels"; `sure` where it is told which panel they are of."""

    sort: str
    parts: tuple[Selection, ...]
    sure: bool


def sorts_of(
    clause: Clause, noun: Item | None, word: str, total: int | None, places: Sequence[Item]
) -> list[str]:
    """What a noun may count, likeliest first; nothing where it is not known."""
    if noun is not None:
        paired = noun.text.casefold().startswith("pair") and relation(clause.document, clause.panels[0])
        return [] if paired else _told(noun)
    grid = clause.panel(clause.panels[0])
    sizes = {"rows": len(plain_lines(grid.rows)), "columns": len(plain_lines(grid.columns))}
    crossing = {
        item.value.side for item in places if isinstance(item.value, TickRef) and len(item.value.ticks) == 1
    }
    total = total or _told_number(clause, word, {*sizes.values(), len(grid.values)})
    found = [side for side, size in sizes.items() if size == total]
    if total is not None and not found and total == len(grid.values):
        return ["cells"]
    if found or total is not None:
        return found
    return [side for side in sizes if crossing == {"columns" if side == "rows" else "rows"}]


def _told_number(clause: Clause, word: str, sizes: set[int]) -> int | None:
    """How many there are of what a noun means, as another sentence tells it: "nine farms were visited"."""
    document, last = clause.document, word.split()[-1]
    for text in (one.text for one in document.statements if one.span.end <= document.data_start):
        words = tokens(text)
        for one, near in zip(words, zip(words[1:], (*words[2:], None), strict=False), strict=False):
            size = number_of(one.text) if one.is_number else cardinal(one.norm)
            if size in sizes and size > 1 and any(token is not None and token.norm == last for token in near):
                return int(size)
    return None


def _told(noun: Item) -> list[str]:
    value = noun.value
    if noun.kind == "noun":
        text = str(value)
        return [{"cell": "cells", "panel": "panels"}.get(text, _LINES.get(text, ""))]
    if isinstance(value, AxisRef | TickRef):
        return [value.side] if value.side in ("rows", "columns") else []
    return ["panels"] if isinstance(value, PanelRef) else []


def things(clause: Clause, sort: str, places: Sequence[Item], *, blank: bool = False) -> Iterator[Things]:
    """The things of a sort at some places, one for each way to read these; of cells those that are `blank`, too."""
    if sort == "panels":
        yield Things(sort, tuple(Selection(index) for index in clause.panels), True)
        return
    own = list(places)
    if not any(isinstance(item.value, PanelRef) for item in own):
        own += [item for item in clause.items if isinstance(item.value, PanelRef) and not item.value.every]
    for subject in subjects(clause, own):
        if sort == "cells":
            yield Things(sort, tuple(_cells(clause, subject.selections, blank=blank)), subject.sure)
            continue
        lines = [line for one in subject.selections for line in _lines(clause, one, sort)]
        yield Things(sort, tuple(lines), subject.sure)


def _cells(clause: Clause, scope: Sequence[Selection], *, blank: bool) -> Iterator[Selection]:
    """Each cell by itself, but for those that are written as missing, unless these are meant."""
    for one in scope:
        grid = clause.panel(one.panel).grid
        for row, column in one.places(clause.panel(one.panel)):
            cell = grid.get((row, column))
            if blank or cell is None or cell.quantity is not None:
                yield Selection(one.panel, (row,), (column,))


def _lines(clause: Clause, one: Selection, side: str) -> Iterator[Selection]:
    chosen = one.rows if side == "rows" else one.columns
    for at in plain_lines(axis_of(clause.panel(one.panel), side)) if chosen is None else chosen:
        if side == "rows":
            yield Selection(one.panel, (at,), one.columns, one.region)
        else:
            yield Selection(one.panel, one.rows, (at,), one.region)
