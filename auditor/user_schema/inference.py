"""A first schema for a table, inferred from data that are taken to be right.

It holds what the data show: the names and ticks that occur, whether values are missing, and the range of
the numbers, widened so that the next honest value fits too. It passes on the data that it comes from.
"""

from math import floor, log10

import pandas as pd
import pandera.pandas as pa

import auditor.user_schema.panel_checks  # noqa: F401  (registers range_by_panel)

# What a document says; the other columns are places in the text, or how it was read.
_COLUMNS = {
    "cells": ("panel_name", "row_tick", "column_tick", "value", "unit"),
    "documents": ("figures", "panels"),
    "legends": ("panel_name", "low", "high"),
    "panels": ("figure", "panel_name", "rows", "columns", "cells"),
    "statements": ("panel_name", "section"),
    "ticks": ("panel_name", "side", "label", "text", "number"),
}
_MOST_WORDS = 60  # beyond these a list of the words that occur is nothing that a person would read
_BY_PANEL = "outside the range of its panel"


def infer(table: str, frame: pd.DataFrame) -> pa.DataFrameSchema:
    """A schema that all rows of a table pass."""
    columns = {name: _column(frame[name]) for name in _COLUMNS[table]}
    if table == "cells":
        return _with_ranges_by_panel(frame, columns)
    return pa.DataFrameSchema(columns)


def _with_ranges_by_panel(frame: pd.DataFrame, columns: dict[str, pa.Column]) -> pa.DataFrameSchema:
    """The schema of cells: what the panels of a figure measure need not be alike."""
    ranges = {str(name): _range_of_cells(rows) for name, rows in frame.groupby("panel_name", sort=False)}
    known = {name: ends for name, ends in ranges.items() if ends}
    columns["value"].checks = []
    if len(known) > 1:
        check = pa.Check.range_by_panel(column="value", ranges=known, error=_BY_PANEL)
        return pa.DataFrameSchema(columns, checks=[check])
    columns["value"].checks = [pa.Check.in_range(*ends) for ends in known.values()]
    return pa.DataFrameSchema(columns)


def _range_of_cells(rows: pd.DataFrame) -> list[float]:
    """The range for the values of one panel, not beyond what their measure can be; empty without values."""
    values = rows["value"].dropna()
    if values.empty:
        return []
    low, high = widened(values.min(), values.max())
    low = max(low, min(rows["domain_low"].max(), values.min()))
    high = min(high, max(rows["domain_high"].min(), values.max()))
    return [float(low), float(high)]


def _column(values: "pd.Series[float]") -> pa.Column:
    kind = str(values.dtype)
    missing = bool(values.isna().any())
    if kind == "int64":
        return pa.Column(kind, pa.Check.in_range(int(values.min()), int(values.max())))
    if kind == "float64":
        present = values.dropna()
        ends = widened(present.min(), present.max()) if len(present) else None
        return pa.Column(kind, [pa.Check.in_range(*ends)] if ends else [], nullable=missing)
    words = list(dict.fromkeys(str(value) for value in values))
    return pa.Column(str, [pa.Check.isin(words)] if len(words) <= _MOST_WORDS else [], nullable=missing)


def widened(low: float, high: float) -> tuple[float, float]:
    """A range with half its width more on either side, in round numbers.

    It does not cross zero where the data do not; beyond measure it stays as it is.
    """
    low, high = float(low), float(high)
    room = (high - low) / 2 or abs(high) / 2 or 1.0
    if not 1e-300 < room < 1e300:
        return low, high
    step = 10.0 ** floor(log10(room))
    wide_low, wide_high = min(low, _down(low - room, step)), max(high, -_down(-high - room, step))
    return (max(wide_low, 0.0) if low >= 0 else wide_low, min(wide_high, 0.0) if high <= 0 else wide_high)


def _down(value: float, step: float) -> float:
    """The next multiple of a power of ten at or below a value, written without stray digits."""
    return float(f"{floor(value / step) * step:.12g}")
