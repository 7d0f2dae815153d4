"""The pandera models of the tables that a batch of documents is turned into.

Every table has `document` (its position in the batch), `panel` (the position among the document's
panels, -1 where none is meant), `panel_name`, `text` (what is written there), and `start` and `end`, the
span that a row was written in. This module imports pandera; import it only where a batch is checked.
"""

import pandera.pandas as pa

from auditor.evidence.lines import SIDES


class Located(pa.DataFrameModel):
    """What every table has: where its rows stand."""

    document: int = pa.Field(ge=0)
    panel: int = pa.Field(ge=-1)
    panel_name: str
    text: str
    start: int
    end: int


class Documents(Located):
    """One row for each document; `text` is its path."""

    figures: int = pa.Field(ge=0)
    panels: int = pa.Field(ge=0)


class Panels(Located):
    """One row for each panel; `text` is its name."""

    figure: str
    form: str
    rows: int = pa.Field(ge=0)
    columns: int = pa.Field(ge=0)
    cells: int = pa.Field(ge=0)
    metric: str


class Ticks(Located):
    """One row for each tick of each axis, in the axis's order.

    `label` is the axis's label, `number` the tick's number, `declared` whether the text lists the tick,
    `earlier` how often it stood on the axis before (first at `first_start`), `repeats` whether the
    text's own list has it twice, `repeated` how many labels of the axis occur more than once,
    `misplaced` whether it stands out of an order that the others keep.
    """

    side: str = pa.Field(isin=SIDES)
    label: str
    position: int = pa.Field(ge=0)
    number: float = pa.Field(nullable=True)
    declared: bool
    earlier: int = pa.Field(ge=0)
    first_start: int
    first_end: int
    repeats: bool
    repeated: int = pa.Field(ge=0)
    misplaced: bool


class Legends(Located):
    """One row for each end and tick of each colour scale, with the domain of the measure that it shows."""

    low: float
    high: float
    metric: str
    domain: str
    domain_low: float
    domain_high: float
    legend_start: int
    legend_end: int


class Cells(Located):
    """One row for each written cell, those that are written again for the same place included.

    `low` and `high` bound the value's rounding, and are missing where the cell is; `value` may be
    infinite; `restated` tells later writings of a place from the first; `first_start`, `first_end` and
    `first_text` are that first writing.
    """

    row: int
    column: int
    row_tick: str
    column_tick: str
    value: float = pa.Field(nullable=True)
    low: float = pa.Field(nullable=True)
    high: float = pa.Field(nullable=True)
    unit: str
    restated: bool
    first_start: int
    first_end: int
    first_text: str
    first_low: float = pa.Field(nullable=True)
    first_high: float = pa.Field(nullable=True)
    metric: str
    domain: str
    domain_low: float
    domain_high: float


class Statements(Located):
    """One row for each sentence."""

    section: str


MODELS: dict[str, type[Located]] = {
    "documents": Documents,
    "panels": Panels,
    "ticks": Ticks,
    "legends": Legends,
    "cells": Cells,
    "statements": Statements,
}
