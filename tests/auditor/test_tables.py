from dataclasses import replace
from math import isnan

import pandera.pandas as pa
import pytest

from auditor.model import Cell, Document
from auditor.table_models import MODELS
from auditor.tables import tables
from handmade import DOCUMENT, PANEL, SOURCE, WITHOUT_FIGURE


def with_panel(**changes: object) -> Document:
    figure = DOCUMENT.figures[0]
    return replace(DOCUMENT, figures=(replace(figure, panels=(replace(PANEL, **changes),)),))  # type: ignore[arg-type]


def test_every_table_fits_its_model() -> None:
    frames = tables([DOCUMENT, WITHOUT_FIGURE.document])
    assert frames.keys() == MODELS.keys()
    for name, frame in frames.items():
        MODELS[name].to_schema().validate(frame)


def test_a_table_without_rows_keeps_its_columns_and_types() -> None:
    frames = tables([WITHOUT_FIGURE.document])
    assert frames["cells"].empty
    assert frames["cells"]["value"].dtype == float
    MODELS["cells"].to_schema().validate(frames["cells"])


def test_cells_are_tidy_and_know_where_they_stand() -> None:
    cells = tables([DOCUMENT])["cells"]
    first = cells.iloc[0]
    assert len(cells) == 6
    assert (first.row_tick, first.column_tick, first.value) == ("15", "10", 12.5)
    assert SOURCE.text[first.start : first.end] == "12.5"
    assert (first.low, first.high) == (12.45, 12.55)


def test_a_missing_cell_has_a_row_without_a_value() -> None:
    cells = tables([DOCUMENT])["cells"]
    missing = cells[cells.text == "N/A"].iloc[0]
    assert isnan(missing.value)


def test_what_is_written_again_knows_the_first_writing() -> None:
    again = Cell(0, 0, PANEL.cells[3].quantity, PANEL.cells[3].span, "22.0")
    cells = tables([with_panel(restated=(again,))])["cells"]
    restated = cells[cells.restated].iloc[0]
    assert len(cells) == 7
    assert (restated.first_text, restated.first_low) == ("12.5", 12.45)


def test_assumed_cells_are_no_rows() -> None:
    assumed = tuple(replace(cell, assumed=True) for cell in PANEL.cells)
    assert tables([with_panel(cells=assumed)])["cells"].empty


def test_a_legend_that_panels_share_stands_once() -> None:
    figure = DOCUMENT.figures[0]
    shared = replace(DOCUMENT, figures=(replace(figure, panels=(PANEL, replace(PANEL, name="Oats"))),))
    legends = tables([shared])["legends"]
    assert list(legends.text) == ["0", "60"]
    assert set(legends.panel_name) == {""}


def test_documents_are_numbered_by_their_place_in_the_batch() -> None:
    frames = tables([WITHOUT_FIGURE.document, DOCUMENT])
    assert set(frames["ticks"].document) == {1}
    assert list(frames["documents"].text) == ["trials/minutes.txt", "trials/rye.md"]


def test_a_model_refuses_a_side_that_is_none() -> None:
    ticks = tables([DOCUMENT])["ticks"].assign(side="corner")
    with pytest.raises(pa.errors.SchemaError):
        MODELS["ticks"].to_schema().validate(ticks)
