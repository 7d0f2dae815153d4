import csv
from dataclasses import replace
from io import StringIO

import pytest

from auditor.extract import as_csv, shortest, tidy
from auditor.model import Axis, Document, Tick
from handmade import DOCUMENT, PANEL
from sketch import read_text


def rows(document: Document) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(as_csv(tidy([document])))))


def test_every_cell_is_a_row_in_the_order_of_the_text() -> None:
    assert as_csv(tidy([DOCUMENT])) == (
        "document,figure,panel,row,column,value,text,line\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,15,10,12.5,12.5,9\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,15,20,30,30.0,9\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,15,30,,N/A,9\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,25,10,22,22.0,10\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,25,20,64.5,64.5,10\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,25,30,57,57.0,10\n"
        "trials/rye.md,Germination after ten days,Rye | field_A,,,58.5,58.5,10\n"
    )


def test_cells_are_listed_as_the_text_writes_them_not_as_the_grid_orders_them() -> None:
    backwards = replace(PANEL, cells=PANEL.cells[::-1], surplus=())
    document = replace(DOCUMENT, figures=(replace(DOCUMENT.figures[0], panels=(backwards,)),))
    assert [row["text"] for row in rows(document)] == ["12.5", "30.0", "N/A", "22.0", "64.5", "57.0"]


def test_ticks_stand_as_written_and_commas_and_quotes_are_quoted() -> None:
    label = 'low, "dry"'
    first, *others = PANEL.rows.ticks
    named = replace(PANEL, rows=Axis("Temperature", (Tick(label, first.span), *others)))
    document = replace(DOCUMENT, figures=(replace(DOCUMENT.figures[0], panels=(named,)),))
    assert 'field_A,"low, ""dry""",10,12.5' in as_csv(tidy([document]))
    assert rows(document)[0]["row"] == label


def test_a_document_without_a_figure_gives_the_header_only() -> None:
    assert (
        as_csv(tidy([replace(DOCUMENT, figures=())])) == "document,figure,panel,row,column,value,text,line\n"
    )


@pytest.mark.parametrize(
    ("value", "text"),
    [(75.0, "75"), (41.3, "41.3"), (-0.07, "-0.07"), (1e-05, "1e-05"), (0.1 + 0.2, "0.30000000000000004")],
)
def test_values_are_written_in_their_shortest_decimal_form(value: float, text: str) -> None:
    assert shortest(value) == text
    assert float(text) == value


def test_totals_and_averages_are_listed_where_they_stand() -> None:
    table = "| | a | b | Total |\n|---|---|---|---|\n| x | 1 | 2 | 3 |\n| y | 4 | 5 | 9 |\n| Mean | 2.5 | 3.5 | 6 |"
    found = [(row["row"], row["column"], row["text"]) for row in rows(read_text(table))]
    assert found == [
        ("x", "a", "1"), ("x", "b", "2"), ("x", "Total", "3"),
        ("y", "a", "4"), ("y", "b", "5"), ("y", "Total", "9"),
        ("Mean", "a", "2.5"), ("Mean", "b", "3.5"), ("Mean", "Total", "6"),
    ]  # fmt: skip


def test_cells_that_a_sentence_fills_are_stated_by_it() -> None:
    text = "- X-axis: 1, 2\n- Y-axis: 1, 2\n\n- (1, 1): 7\n- (2, 2): 8\n\nAll other cells are 0.\n"
    assert [(row["row"], row["column"], row["value"], row["line"]) for row in rows(read_text(text))] == [
        ("1", "1", "7", "4"), ("2", "2", "8", "5"), ("1", "2", "0", "7"), ("2", "1", "0", "7"),
    ]  # fmt: skip
