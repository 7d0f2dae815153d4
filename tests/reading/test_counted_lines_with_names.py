"""Lines that are counted and named, and axes whose text says more than their ticks."""

import pytest

from sketch import read_text

LABELS = [
    "Row {n}, {name}",
    "**Row {n}, {name}:**",
    "Row {n} – {name}",
    "{nth} row, {name}",
    "Line {n}, {name}",
    "Row {n} ({name})",
]


def _listed(label: str, names: list[str]) -> str:
    lines = []
    for number, (nth, name) in enumerate(zip(["First", "Second", "Third"], names, strict=True), 1):
        key = label.format(n=number, nth=nth, name=name)
        lines.append(f"- {key}{'' if ':' in key else ':'} 0.{number}1, 0.4{number}, 0.3{number}")
    return "\n".join(lines)


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("names", [["flute", "oboe", "horn"], ["20 Hz", "50 Hz", "90 Hz"]])
@pytest.mark.parametrize("declared", ["", "- **Y-axis (Part):** {}\n", "- **Y-axis (Part):** {}, tuba\n"])
def test_a_counted_line_is_called_by_its_name(label: str, names: list[str], declared: str) -> None:
    """Be that a tick of the other side too, as in a grid of something with itself, or no tick of its own."""
    axis = declared.format(", ".join(names[:2] if "tuba" in declared else names))
    text = f"# Blend\n\n{axis}- **X-axis (Part):** {', '.join(names)}\n\n{_listed(label, names)}\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == names
    assert [tick.text for tick in panel.columns.ticks] == names
    assert len(panel.cells) == 9


def test_a_counted_line_with_a_tick_of_the_other_side_is_a_cell_where_one_value_follows() -> None:
    text = "# Blend\n\n- **Columns:** flute, oboe\n\n" + "\n".join(
        f"- Row {row}, {name}: {row}.{at}" for row in (1, 2) for at, name in enumerate(["flute", "oboe"])
    )
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["1", "2"]
    assert [tick.text for tick in panel.columns.ticks] == ["flute", "oboe"]


@pytest.mark.parametrize("remark", ["values", "left to right", "columns 1 to 3", "in dB", "pale"])
def test_what_is_said_of_a_counted_line_is_no_name(remark: str) -> None:
    rows = "\n".join(f"- Row {row}, {remark}: {row}.5, {row}.7, {row}.1" for row in (1, 2))
    (panel,) = read_text(f"# Blend\n\n- **Columns:** flute, oboe, horn\n\n{rows}\n").panels
    assert [tick.text.removeprefix("Row ") for tick in panel.rows.ticks] == ["1", "2"]
    assert len(panel.cells) == 6


def test_what_is_said_of_the_top_row_is_no_name_either() -> None:
    axes = "- **Rows:** flute, oboe\n- **Columns:** soft, loud\n"
    text = f"# Blend\n\n{axes}\n- Top row, clearest of all: 4.5, 3.5\n- Bottom row, dullest: 2.5, 1.5\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["flute", "oboe"]
    assert [tick.text for tick in panel.columns.ticks] == ["soft", "loud"]


def test_a_counted_column_that_is_named_stays_a_column() -> None:
    text = "# Blend\n\n- **Rows:** 1, 2\n\n- Column 1, flute: 4.5, 3.5\n- Column 2, oboe: 2.5, 1.5\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["flute", "oboe"]


ENDS = [
    "flute at the top, oboe in between, horn at the bottom, the same for either map",
    "flute on top, oboe in the middle, horn at the foot, as in the score",
    "flute (top), oboe, horn (bottom), in both maps alike",
    "at the top flute, then oboe, horn at the bottom",
]


@pytest.mark.parametrize("told", ENDS)
def test_what_stands_behind_the_last_of_an_axis_is_none_of_it(told: str) -> None:
    names = ["flute", "oboe", "horn"]
    data = _listed("Row {n} ({name})", names)
    (panel,) = read_text(f"# Blend\n\n- **Y-axis (Part):** {told}.\n- **X-axis:** a, b, c\n\n{data}\n").panels
    assert [tick.text for tick in panel.rows.ticks] == names


RANGES = [
    "loom from the left window, 1 to 4",
    "seat counted from the right aisle, 1–4",
    "stall from the left gate, 1 through 4",
    "distance from the left bank (m), 1-4",
    "post behind the bottom hedge, 1 (near) to 4 (far)",
]


@pytest.mark.parametrize("told", RANGES)
def test_a_range_behind_a_name_of_several_words_is_no_tick(told: str) -> None:
    text = f"# Map\n\n* x: {told}\n* y: shelf, 1 to 3\n\n- (1, 1): 3\n- (2, 3): 5\n- (4, 2): 1\n\nAll others are 0.\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["1", "2", "3", "4"]
    assert len(panel.cells) == 12


def test_a_word_alone_and_a_range_are_two_ticks() -> None:
    text = "# Map\n\n- **Columns (dose):** none, 1–4\n- **Rows:** a, b\n\n- a: 3.5, 4.5\n- b: 2.5, 4.7\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["none", "1–4"]


WAYS = [", bottom to top", " (bottom to top)", " – bottom to top", " from bottom to top", ""]
COUNTED = [
    "{nth} column ({name})",
    "Column {n} ({name})",
    "{nth} column, {name}",
    "Column {n}, {name}",
    "{name}",
]
DATES = ["2021-03-02", "2021-03-09", "2021-03-16"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("label", COUNTED)
@pytest.mark.parametrize("gap", ["gauge stuck", "not filled"])
def test_a_counted_column_is_called_by_its_date_though_words_stand_in_place_of_a_number(
    label: str, way: str, gap: str
) -> None:
    axes = "- **Vertical:** tank, bottom to top: T-9, T-7, T-5, T-2\n- **Horizontal:** date of test: {}\n"
    lines = [
        f"- {label.format(n=n, nth=nth, name=name)}{way}: {gap if n == 2 else '71.5%'}, 8{n}.5%, 9{n}.1%, 6{n}.0%"
        for n, (nth, name) in enumerate(zip(["First", "Second", "Third"], DATES, strict=True), 1)
    ]
    (panel,) = read_text(f"# Tanks\n\n{axes.format(', '.join(DATES))}\n" + "\n".join(lines) + "\n").panels
    assert [tick.text for tick in panel.columns.ticks] == DATES
    read = {(panel.rows.ticks[c.row].text, panel.columns.ticks[c.column].text): c.text for c in panel.cells}
    assert read["T-9", DATES[1]] == gap
    assert read["T-2", DATES[2]] == "63.0%"
    assert len(read) == 12


NAMES = [
    ["dawn", "first bell", "noon", "last bell"],
    ["rest", "first course", "second course"],
    ["winter", "first frost", "spring"],
]


@pytest.mark.parametrize("names", NAMES)
def test_names_that_begin_with_an_ordinal_are_not_counted_off(names: list[str]) -> None:
    text = f"# Hall\n\n- **Vertical axis:** stove, hearth\n- **Horizontal axis:** {', '.join(names)}\n\n"
    text += "\n".join(f"- **Heat {row}, Phase {name}:** 1.5" for row in ("stove", "hearth") for name in names)
    (panel,) = read_text(text + "\n").panels
    assert [tick.text for tick in panel.columns.ticks] == names
    assert len(panel.cells) == 2 * len(names)


@pytest.mark.parametrize(
    "told", ["stage, first bud, second bloom, third fruit", "stage, first bud and second fruit"]
)
def test_names_that_are_counted_off_stand_behind_that_of_their_axis(told: str) -> None:
    data = "| | a | b |\n|---|---|---|\n| x | 1.1 | 2.2 |\n| y | 2.1 | 3.2 |\n"
    figure = read_text(f"# Hall\n\n- **Columns:** {told}\n\n{data}").figures[0]
    columns = next(axis for axis in figure.axes if axis.side == "columns")
    assert columns.label == "stage"
