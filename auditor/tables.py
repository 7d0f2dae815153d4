"""The documents of a batch as a small relational database of tidy frames.

What the tables hold is told by their pandera models, in `table_models`. This module imports pandas and
pandera; import it only where a batch is checked.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf, nan
from typing import Any

import pandas as pd

from auditor.evidence.lines import SIDES, axis_of, name_of
from auditor.evidence.ticks import misplaced, numbers_of
from auditor.metrics import Metric, metric_of
from auditor.model import Axis, Cell, Document, Legend, Panel
from auditor.quantity import Quantity, plain_number
from auditor.source import Span
from auditor.table_models import MODELS

__all__ = ["MODELS", "tables"]

Row = dict[str, Any]
# Forms that write the ticks of an axis side by side, in its order.
ORDERED = ("tables",)
# So many cells that are written again with other values are no slips of a writer.
MANY_AGAIN = 3


def tables(documents: Sequence[Document]) -> dict[str, pd.DataFrame]:
    """All tables of a batch, by name; a table without rows still has its columns."""
    makers = {
        "documents": _documents,
        "panels": _panels,
        "ticks": _ticks,
        "legends": _legends,
        "cells": _cells,
        "statements": _statements,
    }
    return {
        name: _frame(name, [row for i, d in enumerate(documents) for row in make(i, d)])
        for name, make in makers.items()
    }


def _frame(name: str, rows: list[Row]) -> pd.DataFrame:
    columns = MODELS[name].to_schema().dtypes
    frame = pd.DataFrame(rows, columns=list(columns))
    return frame.astype({column: str(kind) for column, kind in columns.items()})


def _located(document: int, panel: int, name: str, text: str, span: Span) -> Row:
    return {
        "document": document,
        "panel": panel,
        "panel_name": name,
        "text": text,
        "start": span.start,
        "end": span.end,
    }


def _documents(index: int, document: Document) -> Iterator[Row]:
    end = len(document.source.text)
    place = _located(index, -1, "", document.source.path, Span(0, end))
    yield place | {"figures": len(document.figures), "panels": len(document.panels)}


def _panels(index: int, document: Document) -> Iterator[Row]:
    for number, panel in enumerate(document.panels):
        metric = metric_of(panel)
        yield _located(index, number, name_of(panel), panel.name, panel.span) | {
            "figure": panel.figure,
            "form": panel.form,
            "rows": len(panel.rows.ticks),
            "columns": len(panel.columns.ticks),
            "cells": len(panel.cells),
            "metric": metric.name if metric else "",
        }


def _ticks(index: int, document: Document) -> Iterator[Row]:
    for number, panel in enumerate(document.panels):
        for side in SIDES:
            axis = axis_of(panel, side)
            texts = [tick.text for tick in axis.ticks]
            listed = [tick.text for tick in axis.declaration.ticks] if axis.declaration else []
            misplaced = _misplaced(panel, axis)
            for position, tick in enumerate(axis.ticks):
                first = axis.ticks[texts.index(tick.text)]
                yield _located(index, number, name_of(panel), tick.text, tick.span) | {
                    "side": side,
                    "label": axis.label,
                    "position": position,
                    "number": nan if tick.number is None else tick.number,
                    "declared": tick.text in listed,
                    "earlier": texts[:position].count(tick.text),
                    "first_start": first.span.start if first is not tick else -1,
                    "first_end": first.span.end if first is not tick else -1,
                    "repeats": listed.count(tick.text) > 1,
                    "repeated": sum(count > 1 for count in Counter(texts).values()),
                    "misplaced": position == misplaced,
                }


def _misplaced(panel: Panel, axis: Axis) -> int | None:
    """The tick out of order, where the text gives an order: in its own list, or as a grid's head."""
    declared = axis.declaration.ticks if axis.declaration and axis.declaration.complete else ()
    ticks = declared or (axis.ticks if panel.form in ORDERED else ())
    numbers = numbers_of(ticks)
    found = misplaced(numbers) if numbers else None
    return None if found is None else axis.index(ticks[found].text)


def _domain(metric: Metric | None) -> Row:
    return {
        "metric": metric.name if metric else "",
        "domain": metric.domain_text if metric else "",
        "domain_low": metric.domain.low if metric else -inf,
        "domain_high": metric.domain.high if metric else inf,
    }


def _legends(index: int, document: Document) -> Iterator[Row]:
    seen: set[Span] = set()
    for number, panel in enumerate(document.panels):
        legend = panel.legend
        if legend is None or legend.span in seen:
            continue
        seen.add(legend.span)
        shared = (
            sum(other.legend is not None and other.legend.span == legend.span for other in document.panels)
            > 1
        )
        for end in _ends(legend):
            place = _located(index, number, "" if shared else name_of(panel), end.text, end.span)
            interval = {"low": end.interval.low, "high": end.interval.high}
            mark = {"legend_start": legend.span.start, "legend_end": legend.span.end}
            yield place | _domain(metric_of(panel)) | interval | mark


def _ends(legend: Legend) -> list[Quantity]:
    stated = [end for end in (legend.low, legend.high) if end]
    places = {end.span for end in stated}
    return stated + [tick for tick in legend.ticks if tick.span not in places]


def _cells(index: int, document: Document) -> Iterator[Row]:
    for number, panel in enumerate(document.panels):
        domain = _domain(metric_of(panel))
        first = panel.grid
        misread = _keys_misread(panel)
        for cell in (*panel.cells, *panel.restated):
            if cell.assumed:
                continue
            place = _located(index, number, name_of(panel), _shown(cell), cell.span)
            yield (
                place
                | domain
                | _place(panel, cell)
                | _value(cell.quantity)
                | _first(None if misread else first.get((cell.row, cell.column)), cell)
            )


def _keys_misread(panel: Panel) -> bool:
    """Whether most of what is written again differs, in several cells, so that it was given places of others."""
    differing = [
        cell
        for cell in panel.restated
        if (first := panel.grid.get((cell.row, cell.column))) is not None
        and first.quantity is not None
        and cell.quantity is not None
        and first.quantity.interval.intersection(cell.quantity.interval) is None
    ]
    return len(differing) >= MANY_AGAIN and 2 * len(differing) > len(panel.restated)


def _shown(cell: Cell) -> str:
    return cell.text or (plain_number(cell.quantity.value) if cell.quantity else "")


def _place(panel: Panel, cell: Cell) -> Row:
    return {
        "row": cell.row,
        "column": cell.column,
        "row_tick": panel.rows.ticks[cell.row].text,
        "column_tick": panel.columns.ticks[cell.column].text,
    }


def _value(quantity: Quantity | None) -> Row:
    if quantity is None:
        return {"value": nan, "low": nan, "high": nan, "unit": ""}
    interval = quantity.interval
    return {"value": quantity.value, "low": interval.low, "high": interval.high, "unit": quantity.unit}


def _first(first: Cell | None, cell: Cell) -> Row:
    again = first is not None and first is not cell
    return {
        "restated": again,
        "first_start": first.span.start if first else -1,
        "first_end": first.span.end if first else -1,
        "first_text": _shown(first) if first else "",
        "first_low": first.quantity.interval.low if first and first.quantity else nan,
        "first_high": first.quantity.interval.high if first and first.quantity else nan,
    }


def _statements(index: int, document: Document) -> Iterator[Row]:
    for statement in document.statements:
        panel = -1 if statement.panel is None else statement.panel
        name = "" if statement.panel is None else name_of(document.panels[statement.panel])
        yield _located(index, panel, name, statement.text, statement.span) | {"section": statement.section}
