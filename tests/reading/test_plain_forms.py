"""Ordinary lists whose names stand somewhere else: columns told before, panels that are years, cells between dots."""

import pytest

from auditor.model import Panel
from auditor.reading.document import read
from auditor.source import Source


def _panels(text: str) -> list[Panel]:
    return [panel for figure in read(Source("a.md", text)).figures for panel in figure.panels]


def _cells(panel: Panel) -> dict[tuple[str, str], float | None]:
    return {
        (panel.rows.ticks[c.row].text, panel.columns.ticks[c.column].text): c.quantity.value
        if c.quantity
        else None
        for c in panel.cells
    }


def _nested(panels: list[str], rows: list[str], columns: list[str], unit: str = "") -> str:
    numbers = iter(range(11, 99))
    return "# Survey\n\n" + "\n".join(
        f"## {panel}\n\n"
        + "".join(
            f"- {row}\n" + "".join(f"  - {column}: {next(numbers)}{unit}\n" for column in columns)
            for row in rows
        )
        for panel in panels
    )


@pytest.mark.parametrize(
    "panels", [["1987", "1997", "2007"], ["Panel: 2001", "Panel: 2002"], ["Week 1", "Week 2"]]
)
def test_numbered_titles_over_rows_that_recur_are_panels(panels: list[str]) -> None:
    found = _panels(_nested(panels, ["**Newt**", "**Toad**"], ["pond", "ditch", "bog"]))
    assert [tick.text for tick in found[0].rows.ticks] == ["Newt", "Toad"]
    assert [len(panel.cells) for panel in found] == [6] * len(panels)


@pytest.mark.parametrize("rows", [["07:15", "12:45"], ["**07:15**", "**12:45**"], ["0-5", "5-15"]])
def test_times_and_ranges_are_rows_below_a_panel(rows: list[str]) -> None:
    found = _panels(_nested(["North", "South"], rows, ["cellar", "attic"]))
    assert [panel.name for panel in found] == ["North", "South"]
    assert [tick.text for tick in found[0].rows.ticks] == [row.strip("*") for row in rows]


@pytest.mark.parametrize("joint", [" · ", " • ", " / ", " | ", "; "])
@pytest.mark.parametrize("sign", [": ", " = "])
def test_cells_of_a_line_stand_between_dots_as_between_commas(joint: str, sign: str) -> None:
    lines = (
        f"- {row}: " + joint.join(f"{tick}{sign}{number}" for tick, number in zip("ABC", own, strict=True))
        for row, own in (("Loam", (4, 5, 6)), ("Clay", (7, 9, 8)))
    )
    found = _panels("# Soils\n\n" + "\n".join(lines) + "\n")
    assert _cells(found[0])["Clay", "B"] == 9
    assert len(found[0].cells) == 6


@pytest.mark.parametrize("unit", [" s/lap", " l/min", " %/year", " m/s"])
def test_rates_are_units(unit: str) -> None:
    found = _panels(_nested(["Trial"], ["**Ada**", "**Bo**"], ["start", "finish"], unit))
    assert len(found[0].cells) == 4


@pytest.mark.parametrize("zero", ["±0", "± 0.0", "+/-0.0"])
def test_plus_minus_zero_is_zero(zero: str) -> None:
    found = _panels(f"# Change\n\n- Oak: May: +4.5, June: {zero}\n- Elm: May: -2.5, June: 3.5\n")
    assert _cells(found[0])["Oak", "June"] == 0


@pytest.mark.parametrize("sign", [" → ", " -> ", " => ", ": ", " = "])
def test_tuples_with_values_make_a_line(sign: str) -> None:
    axes = "- Rows: Oats, Rye\n- Columns: east, west\n\n"
    lines = f"- (Oats, east){sign}4; (Oats, west){sign}5\n- (Rye, east){sign}7; (Rye, west){sign}N/A\n"
    assert _cells(_panels(f"# Fields\n\n{axes}## Yield\n\n{lines}")[0]) == {
        ("Oats", "east"): 4, ("Oats", "west"): 5, ("Rye", "east"): 7, ("Rye", "west"): None,
    }  # fmt: skip


@pytest.mark.parametrize("between", [" → ", " × ", " / ", " vs "])
@pytest.mark.parametrize("told", [True, False])
def test_pairs_of_names_with_values_make_a_line(between: str, told: bool) -> None:
    names = ["Ulm", "Graz", "Bern"]
    axes = "Rows and columns: Ulm, Graz, Bern.\n\n" if told else ""
    lines = [
        "; ".join(
            f"{one}{between}{two} = {'n/a' if one == two else len(one) * 10 + n}"
            for n, two in enumerate(names)
        )
        for one in names
    ]
    found = _panels(f"# Fares\n\n{axes}" + ".\n\n".join(lines) + ".\n")
    assert len(found[0].cells) == 9
    assert _cells(found[0])["Graz", "Bern"] == 42


@pytest.mark.parametrize(
    "lead",
    [
        "Growth, in the order spring, summer, whole year:",
        "The numbers of each line belong to spring, summer and the whole year.",
        "From the left: spring, summer, whole year.",
        "The lists follow the sequence spring / summer / whole year.",
    ],
)
def test_a_line_before_lists_tells_their_columns(lead: str) -> None:
    found = _panels(f"# Trees\n\nDark means more.\n\n{lead}\n\n- Ash: 4, 5, 6\n- Yew: 7, 9, 8\n")
    assert _cells(found[0])["Yew", "whole year"] == 8


@pytest.mark.parametrize(
    "lead",
    [
        "Colours follow the order white, yellow, red.",
        "The maps, from the left: Kent, Essex, Surrey.",
        "Rows follow the order Ash, Yew, Fir.",
    ],
)
def test_a_line_on_colours_panels_or_rows_tells_no_columns(lead: str) -> None:
    found = _panels(f"# Trees\n\n{lead}\n\n- Ash: 4, 5, 6\n- Yew: 7, 9, 8\n")
    assert [tick.text for tick in found[0].columns.ticks] == ["1", "2", "3"]


def test_a_list_of_another_length_tells_no_columns() -> None:
    found = _panels(
        "# Trees\n\nIn the order spring, summer, autumn, winter:\n\n- Ash: 4, 5, 6\n- Yew: 7, 9, 8\n"
    )
    assert [tick.text for tick in found[0].columns.ticks] == ["1", "2", "3"]


@pytest.mark.parametrize("name", ["", "True "])
def test_lists_called_as_the_columns_are_rows_where_only_columns_are_declared(name: str) -> None:
    lists = f"- {name}red: 4, 5, 6\n- {name}blue: 7, 8, 9\n- {name}grey: 1, 2, 3\n"
    found = _panels(f"## Paints\n\nColumns: red, blue, grey\n\n{lists}")
    assert _cells(found[0])["blue", "red"] == 7


def test_lists_called_columns_are_columns() -> None:
    lists = "- Column red: 4, 5, 6\n- Column blue: 7, 8, 9\n- Column grey: 1, 2, 3\n"
    found = _panels(f"## Paints\n\nColumns: red, blue, grey\n\n{lists}")
    assert {tick.text for tick in found[0].columns.ticks} == {"red", "blue", "grey"}
    assert [tick.text for tick in found[0].rows.ticks] == ["1", "2", "3"]


@pytest.mark.parametrize("sign", [" -> ", " => ", " → ", ": ", " = "])
def test_lists_in_a_fence_are_lists(sign: str) -> None:
    lines = f"  Loam   {sign}4.5 %, 5.5 %, 6.5 %\n  Marl   {sign}7.5 %, 8.5 %, 9.5 %\n"
    found = _panels(f"# Grains\n\nThe numbers follow the depths 1 m, 2 m, 3 m.\n\n```\n{lines}```\n")
    assert _cells(found[0])["Marl", "2 m"] == 8.5
