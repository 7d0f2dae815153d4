from math import inf

import pytest

from auditor.errors import InputError
from auditor.model import Panel
from transcriptions import only_panel, read, table

LABELLED = """\
Depth \\ Salt,0.10,0.2
15,61.90,"63.8 (amber)"
30,N/A,~71.6
"""


def test_a_corner_names_both_axes() -> None:
    panel = only_panel("a.csv", LABELLED)
    assert (panel.rows.label, panel.columns.label) == ("Depth", "Salt")
    assert table(panel) == {
        ("15", "0.10"): "61.90",
        ("15", "0.2"): "63.8",
        ("30", "0.10"): None,
        ("30", "0.2"): "71.6",
    }


def test_every_tick_and_cell_knows_its_place() -> None:
    document = read("a.csv", LABELLED)
    (panel,) = document.panels
    source = document.source
    assert [source.slice(tick.span) for tick in (*panel.rows.ticks, *panel.columns.ticks)] == [
        "15",
        "30",
        "0.10",
        "0.2",
    ]
    assert [source.slice(cell.span) for cell in panel.cells] == ["61.90", "63.8", "N/A", "71.6"]
    assert source.position(panel.cells[1].span.start).line == 2
    assert source.position(panel.cells[1].span.start).column == 11


def test_hedge_note_and_rounding_are_kept() -> None:
    panel = only_panel("a.csv", LABELLED)
    first, second, _, last = panel.cells
    assert first.quantity is not None
    assert first.quantity.step == 0.01
    assert second.note == "amber"
    assert last.quantity is not None
    assert last.quantity.approximate


@pytest.mark.parametrize(
    ("head", "orientation"),
    [
        (["", "Predicted oak", "Predicted elm", "Actual oak", "Actual elm"], "actual"),
        (["", "Actual oak", "Actual elm", "Predicted oak", "Predicted elm"], "predicted"),
        (["Predicted \\ Actual", "oak", "elm", "oak", "elm"], "predicted"),
        (["True / Predicted", "oak", "elm", "oak", "elm"], "actual"),
        (["Site / Month", "oak", "elm", "oak", "elm"], ""),
    ],
)
def test_the_roles_of_a_confusion_matrix_are_kept(head: list[str], orientation: str) -> None:
    corner, first, second, one, other = head
    panel = only_panel("a.csv", f"{corner},{first},{second}\n{one},48,2\n{other},5,45\n")
    assert panel.orientation == orientation
    assert [tick.text for tick in panel.rows.ticks] == ["oak", "elm"]
    assert [tick.text for tick in panel.columns.ticks] == ["oak", "elm"]


def test_a_name_before_every_number_is_the_axis_label() -> None:
    panel = only_panel("a.csv", "Field,Salt 0.1,Salt 0.2\nNorth Hill,1,2\nNorth Vale,3,4\n")
    assert (panel.rows.label, panel.columns.label) == ("Field", "Salt")
    assert [tick.number for tick in panel.columns.ticks] == [0.1, 0.2]
    assert [tick.text for tick in panel.rows.ticks] == ["North Hill", "North Vale"]


def test_totals_and_averages_are_no_data() -> None:
    panel = only_panel("a.csv", ",oak,elm,Total\nash,1,2,3\nyew,4,5,9\nTotal,5,7,12\n")
    assert len(panel.cells) == 4
    assert [(t.row, t.column, t.text) for t in panel.totals] == [
        (0, None, "3"), (1, None, "9"), (None, 0, "5"), (None, 1, "7"), (None, None, "12"),
    ]  # fmt: skip


def test_a_value_beyond_the_header_is_surplus_and_a_short_row_has_gaps() -> None:
    panel = only_panel("a.csv", ",a,b\n1,5,6,7\n2,8\n")
    assert [(s.row, s.text) for s in panel.surplus] == [(0, "7")]
    assert table(panel) == {("1", "a"): "5", ("1", "b"): "6", ("2", "a"): "8"}


def test_an_empty_field_is_missing_and_a_range_is_a_band() -> None:
    panel = only_panel("a.csv", ",a,b,c\n1,,8–10,inf\n2,nan,1,2\n")
    assert table(panel)["1", "a"] is None
    assert table(panel)["2", "a"] is None
    assert [(band.low.value, band.high.value) for band in panel.bands] == [(8, 10)]
    assert panel.values[0, 2].value == inf


def test_a_blank_line_parts_two_tables_with_their_titles() -> None:
    document = read("a.csv", "Rye\n,a,b\n1,5,6\n\nOats\n\n,a,b\n1,7,8\n")
    assert [panel.name for panel in document.panels] == ["Rye", "Oats"]
    assert len(document.figures) == 1


def test_a_decimal_comma_is_read_where_no_point_and_no_group_can_be_meant() -> None:
    panel = only_panel("a.csv", ";a;b\n1;61,35;1,2\n2;4,5;6\n")
    assert [quantity.value for quantity in panel.values.values()] == [61.35, 1.2, 4.5, 6]
    assert panel.values[0, 0].text == "61,35"


def test_thousands_keep_their_separator() -> None:
    panel = only_panel("a.csv", ";a;b\n1;7,213;12,300\n")
    assert [quantity.value for quantity in panel.values.values()] == [7213, 12300]


def test_a_header_without_a_corner_is_understood() -> None:
    assert table(only_panel("a.csv", "a,b\n1,5,6\n2,7,8\n"))["2", "a"] == "7"


LONG = "depth,salt,yield\n15,0.1,61.90\n15,0.2,63.8\n30,0.1,58.4\n30,0.2,71.6\n"


def test_a_long_table_is_pivoted() -> None:
    panel = only_panel("a.csv", LONG)
    assert (panel.rows.label, panel.columns.label) == ("depth", "salt")
    assert table(panel) == {
        ("15", "0.1"): "61.90",
        ("15", "0.2"): "63.8",
        ("30", "0.1"): "58.4",
        ("30", "0.2"): "71.6",
    }


def test_a_column_before_the_others_tells_panels_apart() -> None:
    header, *lines = LONG.splitlines()
    both = [f"{name},{line}" for name in ("rye", "oats") for line in lines]
    document = read("a.csv", "\n".join([f"crop,{header}", *both]))
    assert [panel.name for panel in document.panels] == ["rye", "oats"]
    assert all(len(panel.cells) == 4 for panel in document.panels)


def test_a_place_that_is_written_twice_is_restated() -> None:
    panel = only_panel("a.csv", f"{LONG}30,0.2,72.6\n")
    assert [cell.text for cell in panel.restated] == ["72.6"]


def test_columns_called_x_y_and_value_need_no_grid_to_be_known() -> None:
    panel = only_panel("a.csv", "x,y,value\n1,5,0.5\n2,6,0.7\n")
    assert table(panel) == {("5", "1"): "0.5", ("6", "2"): "0.7"}
    assert (panel.rows.label, panel.columns.label) == ("", "")


def test_a_table_of_measures_is_not_taken_for_a_long_one() -> None:
    panel = only_panel("a.csv", "Crop,Yield,Height\nrye,91.2,1\noats,91.2,2\nwheat,91.2,3\n")
    assert [tick.text for tick in panel.columns.ticks] == ["Yield", "Height"]


def test_the_csv_that_extract_writes_is_read_back() -> None:
    text = (
        "document,figure,panel,row,column,value,text,line\n"
        "a.md,Fields,Rye,15,0.1,61.9,61.90,3\na.md,Fields,Rye,,,7,7.0,3\na.md,Fields,Oats,15,0.1,,N/A,9\n"
    )
    document = read("a.csv", text)
    rye, oats = document.panels
    assert [figure.name for figure in document.figures] == ["Fields"]
    assert (rye.name, table(rye)) == ("Rye", {("15", "0.1"): "61.90"})
    assert [(s.row, s.text) for s in rye.surplus] == [(None, "7.0")]
    assert table(oats) == {("15", "0.1"): None}
    assert document.unread == ()


def test_a_column_that_is_not_read_is_shown() -> None:
    document = read("a.csv", "row,column,value,weight\n1,2,3,4\n1,3,4,5\n")
    assert [document.source.slice(line.span) for line in document.unread] == ["weight"]


@pytest.mark.parametrize("text", ["1,2,3\n4,5,6\n", "a,b,c\nx,y,z\nu,v,w\n", "only words\n"])
def test_a_table_without_labels_or_numbers_is_shown_as_unread(text: str) -> None:
    document = read("a.csv", text)
    assert document.panels == ()
    assert document.unread


def test_a_malformed_file_is_named_with_its_line() -> None:
    with pytest.raises(InputError, match="is malformed on line 2: a quoted field is not closed") as caught:
        read("fields.csv", ',a,b\n"1,5,6\n')
    assert str(caught.value).startswith("fields.csv ")


def test_tabs_part_the_fields_of_a_tsv() -> None:
    panel: Panel = only_panel("a.TSV", "\ta, b\tc\n1\t5\t6\n")
    assert [tick.text for tick in panel.columns.ticks] == ["a, b", "c"]


def test_remarks_may_follow_the_values_of_a_long_table() -> None:
    header, *lines = LONG.splitlines()
    both = [f"{name},{line},pale" for name in ("rye", "oats") for line in lines]
    document = read("a.csv", "\n".join([f"crop,{header},remark", *both]))
    assert [(panel.name, len(panel.cells)) for panel in document.panels] == [("rye", 4), ("oats", 4)]
