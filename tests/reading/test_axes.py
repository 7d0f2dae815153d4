"""What a text declares of the axes, in the many ways in which it is written."""

import pytest

from auditor.model import AxisDeclaration
from auditor.reading.axes import declarations
from auditor.reading.axis_merging import merged
from auditor.reading.outline import children_of, outline
from auditor.reading.syntax import blocks
from auditor.source import Source
from sketch import drawn, read_text, sketch


def declared(text: str) -> dict[str, AxisDeclaration]:
    """The declarations of a text by their side."""
    nodes = outline(blocks(Source("figure.md", text)))
    return {found.axis.side: found.axis for found in merged(declarations(nodes, children_of(nodes)))}


def told(text: str) -> dict[str, str]:
    """Each side's label, ticks and order, as `label: ticks (order)`; a range as `low..high`."""
    return {side: _told(axis) for side, axis in declared(text).items()}


def _told(axis: AxisDeclaration) -> str:
    ticks = ", ".join(tick.text for tick in axis.ticks)
    if not ticks and axis.low and axis.high:
        ticks = f"{axis.low.value:g}..{axis.high.value:g}"
    return f"{axis.label}: {ticks}" + (f" ({axis.order})" if axis.order else "")


LABELLED = {
    "- X-axis (Dose): 1, 2, 3": "Dose: 1, 2, 3",
    "- **X-axis:** Dose: 1, 2, 3": "Dose: 1, 2, 3",
    "- **X-Axis** – Dose: 1, 2, 3": "Dose: 1, 2, 3",
    '- X-axis: "Dose", with ticks 1, 2 and 3': "Dose: 1, 2, 3",
    "- X-axis: Labelled 'Dose'. Ticks at 1, 2, and 3.": "Dose: 1, 2, 3",
    "- Horizontal axis: dose in mg, with markers at 1, 2, and 3": "dose in mg: 1, 2, 3",
    "- Horizontal (dose, mg): 1, 2, 3 (from left to right)": "dose, mg: 1, 2, 3 (left)",
    "- Columns (dose): 1, 2, 3": "dose: 1, 2, 3",
    "- Columns: low, medium, high": ": low, medium, high",
    "- X-axis: three categories, Low, Medium and High": ": Low, Medium, High",
    "- X-axis: `fp16`, `int8`, `int4`": ": fp16, int8, int4",
    "- X-axis (Context): 4K, 8K, 16K": "Context: 4K, 8K, 16K",
    "- X-axis (Size): 2 ml, 5 ml, 10 ml": "Size: 2 ml, 5 ml, 10 ml",
    "- X-axis (Latency): 5, 10, 20 ms": "Latency: 5, 10, 20",
    "- X-axis (Time): 06:00, 12:00, 18:00": "Time: 06:00, 12:00, 18:00",
    "- X-axis (Rate): 5.00E-05, 2.00E-04, 4.00E-04": "Rate: 5.00E-05, 2.00E-04, 4.00E-04",
    "- X-axis (Depth): 0%, 50%, 100%": "Depth: 0%, 50%, 100%",
    "- X-axis (Zone): Zone A, Zone B, Zone C": "Zone: Zone A, Zone B, Zone C",
    "- X-axis (Class): Cat, Dog / Wolf, Cow": "Class: Cat, Dog / Wolf, Cow",
    "- X-axis: Layer, from 0 to 12": "Layer: 0..12",
    "- X-axis (Layer): 0–12": "Layer: 0..12",
    "- X-axis (Layer): integers 1–10": "Layer: 1..10",
    "- X-axis (Layer): Marks run from 1 to 10, increasing rightward": "Layer: 1..10 (left)",
    "- X-axis (Layer): from 0 to 8 in steps of 2": "Layer: 0, 2, 4, 6, 8",
    "- X-axis (Layer): 0 to 9, in increments of 3": "Layer: 0, 3, 6, 9",
    "- X-axis (Layer): every 3 from 0 to 9": "Layer: 0, 3, 6, 9",
    "- X-axis (Layer): L1 to L4": "Layer: L1, L2, L3, L4",
    "- X-axis (Quarter): Q1–Q4": "Quarter: Q1, Q2, Q3, Q4",
    "- X-axis (Month): January to April": "Month: January, February, March, April",
    "- X-axis (Day): Mon–Thu": "Day: Mon, Tue, Wed, Thu",
    "- X-axis: A (rightmost) to D (leftmost)": ": A, B, C, D (right)",
    "- X-axis: D, C, B, A, from right to left": ": D, C, B, A (right)",
    "- X-axis label: Dose\n- X-axis ticks: 1, 2, 3": "Dose: 1, 2, 3",
    "- **X-axis:**\n  - Label: Dose\n  - Scale/Markers: 1, 2, 3": "Dose: 1, 2, 3",
    "- **X-axis**\n  - Title: `Dose`\n  - Values: 1, 2, 3 (left to right)": "Dose: 1, 2, 3 (left)",
    "- **X-axis (Dose)**\n  - 1\n  - 2\n  - 3": "Dose: 1, 2, 3",
    "- **X-axis (Kind)**:\n  1. `sun`\n  2. `rain`\n  3. `snow`": "Kind: sun, rain, snow",
    "#### X-axis\n- Title: Dose\n- Values: 1, 2, 3\n": "Dose: 1, 2, 3",
    "The x-axis shows the dose (1, 2, 3).": "dose: 1, 2, 3",
    "The horizontal axis gives the dose in mg, with ticks at 1, 2 and 3.": "dose in mg: 1, 2, 3",
    "The horizontal axis of each panel is the number of pumps (1, 2, 3).": "number of pumps: 1, 2, 3",
    "Along the x-axis are the doses 1, 2 and 3.": "doses: 1, 2, 3",
    "The picture is a heatmap with doses as columns (low, mid, high).": "doses: low, mid, high",
    "The doses 1, 2 and 3 are on the horizontal axis.": "doses: 1, 2, 3",
    "Doses run along the bottom (1 mg, 2 mg, 3 mg).": "Doses: 1 mg, 2 mg, 3 mg",
    "It plots yield by dose (horizontal) over four days.": "dose:",
    "Column = predicted class.": "predicted class:",
    "In the plot, x = kind of soil (clay, loam, sand).": "kind of soil: clay, loam, sand",
    "The columns are the doses: 1, 2, 3.": "doses: 1, 2, 3",
    "The x-axis lists the four seasons Spring, Summer, Autumn and Winter.": (
        "seasons: Spring, Summer, Autumn, Winter"
    ),
}


@pytest.mark.parametrize("text", LABELLED)
def test_a_columns_declaration_gives_label_ticks_and_order(text: str) -> None:
    assert {side: line.strip() for side, line in told(text).items()} == {"columns": LABELLED[text].strip()}


ROWS = {
    "- Y-axis (Day): 1, 2, 3, from top to bottom": "Day: 1, 2, 3 (top)",
    "- Y-axis (Day): 1, 2, 3 (bottom to top)": "Day: 1, 2, 3 (bottom)",
    "- Y-axis (Day): 1 at the top, 2, 3": "Day: 1, 2, 3 (top)",
    "- Y-axis (Day): from 1 (bottom) to 3 (top)": "Day: 1..3 (bottom)",
    "- Y-axis (Day): 1 to 9, increasing upwards": "Day: 1..9 (bottom)",
    "- Y-axis (Day): 9 to 1 downwards": "Day: 9..1 (top)",
    "- Y-axis (Height): 30 to 60 in steps of 10, 60 at the top": "Height: 30, 40, 50, 60 (bottom)",
    "- Rows (Day, top to bottom): 1, 2, 3": "Day: 1, 2, 3 (top)",
    "The rows, from Oak at the top over Elm to Ash, are trees.": None,
    "Trees are stacked on the left, from Oak at the top over Elm and Ash down to Fir.": (
        "Trees: Oak, Elm, Ash, Fir (top)"
    ),
    "- Y-axis (Start): every two hours, from 05:00 (top) to 11:00": "Start: 05:00, 07:00, 09:00, 11:00 (top)",
    "- Y-axis (Start): 08:00 to 09:30 in steps of 30 minutes": "Start: 08:00, 08:30, 09:00, 09:30",
    "- Y-axis (Start): 08:00 to 21:30": "Start: ",
    "The wards (from top to bottom) are North, South and Day.": "wards: North, South, Day (top)",
    "From bottom to top, the three wards are North, South and Day.": "wards: North, South, Day (bottom)",
    "- **y:** warmth, 10 °C at the bottom to 30 °C at the top.": "warmth: 10..30 (bottom)",
    '- Vertical axis: four values, top to bottom: 4, 3, 2, 1. Its title is "Day".': "Day: 4, 3, 2, 1 (top)",
}  # fmt: skip


@pytest.mark.parametrize("text", [text for text, line in ROWS.items() if line])
def test_a_rows_declaration_gives_label_ticks_and_order(text: str) -> None:
    assert told(text) == {"rows": ROWS[text]}


BOTH = {
    "Both axes list the same regions: North, South and West.": ("regions: North, South, West",) * 2,
    "- X and Y axes: North, South, West": (": North, South, West",) * 2,
    "Rows and columns carry the same labels: North, South and West.": (": North, South, West",) * 2,
    "Beds 1 to 9 are along the horizontal axis, pens 1 to 4 along the vertical one.": (
        "pens: 1..4", "Beds: 1..9",
    ),
    "- X-axis: North, South, West\n- Y-axis: Same categories as the X-axis.": (": North, South, West",) * 2,
    "With u on the x-axis and v on the y-axis, both taking 2, 3 and 4.": ("v: 2, 3, 4", "u: 2, 3, 4"),
    "The x-axis shows width and the y-axis shows depth, both ranging from 3 to 19.": (
        "depth: 3..19", "width: 3..19",
    ),
    "The vertical axis is the grade (I, II, IV), the horizontal axis the crop (oats, rye).": (
        "grade: I, II, IV", "crop: oats, rye",
    ),
    "Three maps, each a 2×3 grid. x: salt (0, 5, 9). y: warmth, 10 to 30. Colour: from 0 to 100.": (
        "warmth: 10..30", "salt: 0, 5, 9",
    ),
    "Rows = depth in cm, columns = dose in mg, colour = yield.": ("depth in cm:", "dose in mg:"),
    "Rows are herds, columns are weeks after shearing.": ("herds:", "weeks after shearing:"),
    "Rows: depth — 2, 4, 6. Columns: width — 2, 4.": ("depth: 2, 4, 6", "width: 2, 4"),
    "Growth of the moss over light (vertical) and moisture (horizontal).": ("light:", "moisture:"),
    "Yield by dose (rows, grams) and age (columns, days).": ("dose:", "age:"),
    "The figure crosses \"age\" (horizontal) with \"Herd Size\" (vertical).": ("Herd Size:", "age:"),
    "The x-axis shows the months January to March and the y-axis the two towns Ulm and Hof.": (
        "towns: Ulm, Hof", "months: January, February, March",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", BOTH)
def test_one_sentence_declares_both_axes(text: str) -> None:
    rows, columns = BOTH[text]
    assert {side: line.strip() for side, line in told(text).items()} == {"rows": rows, "columns": columns}


NOTHING = [
    "Scores rise along each row and fall down each column.",
    "Rows 2 to 4 are the darkest.",
    "The lowest row is pale.",
    "No colour bar is drawn on the left.",
    "### Key Observations\n- The x-axis trend is upward: 1, 2, 3 follow each other.",
    "A bar beside it covers 3 to 7.",
    "Followed from left to right, each row falls.",
]


@pytest.mark.parametrize("text", NOTHING)
def test_sentences_about_the_data_declare_no_axis(text: str) -> None:
    assert not any(axis.ticks for axis in declared(text).values())


def test_an_axis_without_labels_is_declared_without_label_and_ticks() -> None:
    axis = declared("- Y-axis: No explicit axis labels are shown.")["rows"]
    assert (axis.label, axis.ticks, axis.low) == ("", (), None)


def test_a_range_with_a_step_that_does_not_divide_it_gives_no_ticks_but_keeps_both() -> None:
    axis = declared("- X-axis (Layer): from 0 to 100 in steps of 7")["columns"]
    assert axis.ticks == ()
    assert [end.value for end in (axis.low, axis.high, axis.step) if end] == [0, 100, 7]


def test_a_stated_count_is_kept_beside_the_list() -> None:
    axis = declared("- Y-axis: four discrete values: 3000, 2000, 1000, 500")["rows"]
    assert axis.count
    assert axis.count.value == 4


def test_a_selection_of_ticks_is_not_complete() -> None:
    assert not declared("- X-axis (Layer): markers such as 0, 5 and 10")["columns"].complete


def test_the_symbol_in_brackets_is_another_name_of_the_axis() -> None:
    assert "p" in declared('- X-axis: "percentage" (p), 1, 2, 3')["columns"].aliases


def test_a_tick_stands_where_it_is_written() -> None:
    text = "- X-axis (Dose): `10 mg`, 20 mg"
    ticks = declared(text)["columns"].ticks
    assert [text[tick.span.start : tick.span.end] for tick in ticks] == ["10 mg", "20 mg"]


@pytest.mark.parametrize(
    "text",
    [
        "X runs from 2 to 6 with a step of 2; Y (both panels) from 10 to 20 in steps of 10.",
        "The two maps share their axes: x (dose) 2, 4, 6 and y (day) 10, 20.",
    ],
)
def test_a_letter_alone_is_an_axis_where_the_other_is_told_too(text: str) -> None:
    assert sketch(f"{text}\n\n- y=10: 4, 5, 6\n- y=20: 7, 8, 9\n") == ["[2, 4, 6] 10: 4 5 6; 20: 7 8 9"]


def test_a_remark_behind_a_semicolon_is_no_tick() -> None:
    text = "- Y-axis: Day (10, 20, 30; drawn from the bottom up, so listed with 30 first)\n- X-axis: Dose (1, 2)\n\n"
    found = read_text(text + "- 30: 4, 5\n- 20: 7, 8\n- 10: 1, 2\n").panels[0]
    assert drawn(found) == "[1, 2] 10: 1 2; 20: 7 8; 30: 4 5"
    assert found.rows.first == "bottom"


def test_an_axis_with_a_text_of_its_own_may_list_its_ticks_below() -> None:
    text = "- Horizontal axis: Hours\n  1. 2\n  2. 4\n  3. 8\n- Vertical axis: Soil\n  1. clay\n  2. loam\n\n"
    assert sketch(text + "- clay: 4, 5, 6\n- loam: 7, 8, 9\n") == ["[2, 4, 8] clay: 4 5 6; loam: 7 8 9"]


def test_an_axis_called_by_its_letter_alone_is_no_legend() -> None:
    text = "* **Axes:**\n  * **X:** Key position, 1 to 3\n  * **Y:** Query, 1 to 2\n\n- Query 1: 4, 5, 6\n- Query 2: 7, 8, 9\n"
    panel = read_text(text).panels[0]
    assert (panel.columns.label, panel.rows.label, panel.legend) == ("Key position", "Query", None)


@pytest.mark.parametrize(
    "text",
    [
        "- X-axis (Paw): fore left, fore right, hind left, hind right",
        "- X-axis (Paw, left to right): fore left, fore right, hind left, hind right",
        "- X-axis (Paw): fore left, fore right, hind left, hind right (from left to right)",
        "- X-axis (Paw): fore left, fore right, hind left, hind right, left to right",
    ],
)
def test_ticks_may_end_in_a_side(text: str) -> None:
    ticks = declared(text)["columns"].ticks
    assert [tick.text for tick in ticks] == ["fore left", "fore right", "hind left", "hind right"]


def test_one_line_may_tell_both_axes_with_their_names_in_brackets() -> None:
    found = declared("Columns (hours): 1, 2, 4, 8. Rows (dough): rye, spelt, oat. Values are centimetres.\n")
    assert [tick.text for tick in found["columns"].ticks] == ["1", "2", "4", "8"]
    assert [tick.text for tick in found["rows"].ticks] == ["rye", "spelt", "oat"]


def test_a_range_told_beside_the_data_has_the_ticks_that_the_axis_lists() -> None:
    text = "# Bakes\n\n- **Columns (weekday):** Mon, Tue, Wed\n\nColumns run from Monday to Wednesday.\n\n- Row rye: 4, 5, 6\n- Row oat: 7, 8, 9\n"
    assert [line.partition("[")[2].partition("]")[0] for line in sketch(text)] == ["Mon, Tue, Wed"]


def test_panels_with_the_same_rows_have_no_axes_alike() -> None:
    text = (
        "# Trees\n\nBoth maps have the same two trees as rows and the same three sites as columns.\n\n"
        "- Rows (trees): Oak, Elm\n- Columns (sites, best first): I, II, III\n\n"
        "## Dry\n- Oak: 4, 5, 6\n- Elm: 7, 8, 9\n\n## Wet\n- Oak: 1, 2, 3\n- Elm: 3, 2, 1\n"
    )
    assert [line.partition("[")[2].partition("]")[0] for line in sketch(text)] == ["I, II, III", "I, II, III"]
