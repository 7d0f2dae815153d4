"""The same small grid in layouts of many kinds is read as the same cells."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

ROWS, COLUMNS = ("Oak", "Elm", "Ash"), ("May", "June", "July")
VALUES = ((4.5, 5.25, 6.75), (7.5, 8.25, 9.75), (1.5, 2.25, 3.75))
GRID = {(row, column): VALUES[i][j] for i, row in enumerate(ROWS) for j, column in enumerate(COLUMNS)}
OPENING = "# Growth of trees\n\nThe picture crosses trees (rows) with months (columns).\n\n"
CLOSING = "\n\nThe palest tile is easy to spot.\n"


def cells_of(body: str) -> dict[str, dict[tuple[str, str], float]]:
    """The cells of each panel of a document with that body."""
    document = read(Source("layouts.md", OPENING + body + CLOSING))
    found: dict[str, dict[tuple[str, str], float]] = {}
    for figure in document.figures:
        for panel in figure.panels:
            own = found.setdefault(panel.name, {})
            for cell in panel.cells:
                place = panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text
                own[place] = cell.quantity.value if cell.quantity else float("nan")
    return found


def lines(row: str, cell: str, part: str, between: str = "\n") -> str:
    """The grid in lines, each cell of them in a way of its own."""
    return between.join(
        row.format(
            tree, part.join(cell.format(month, value) for month, value in zip(COLUMNS, own, strict=True))
        )
        for tree, own in zip(ROWS, VALUES, strict=True)
    )


def fence(text: str, language: str = "") -> str:
    return f"```{language}\n{text}\n```"


LAYOUTS = {
    "definitions with arrows": lines("{}\n:   {}", "{} → {}", " · ", "\n\n"),
    "definitions with colons": lines("{}\n: {}", "{}: {}", " • ", "\n\n"),
    "bold names and triangles": lines("**{}** {}", "{1} ({0})", " ▸ ", "  \n"),
    "triangles and values in brackets": lines("> **{}:** {}", "{} ({})", " ▸ "),
    "bars in lines that are no table": lines("**{}** | {}", "{} = {}", " | ", "  \n"),
    "slashes behind an arrow": lines("- {} ➜ {}", "{} {}", " / "),
    "keys in square brackets": lines("{} — {}", "{1} [{0}]", "; "),
    "a list of definitions in tags": "<dl>\n" + lines("<dt>{}</dt>\n<dd>{}</dd>", "{} {}", ", ") + "\n</dl>",
    "items within items in tags": "<ul>\n" + lines("<li>{}\n<ul>\n{}\n</ul>\n</li>", "<li>{}: {}</li>", "\n") + "\n</ul>",
    "elements": fence("<map>\n" + lines('<row name="{}">\n{}\n</row>', '<cell at="{}">{}</cell>', "\n") + "\n</map>", "xml"),
    "nested YAML": fence(lines("{}:\n{}", "  {}: {}", "\n"), "yaml"),
    "YAML in braces": fence(lines("{}: {{ {} }}", "{}: {}", ", "), "yaml"),
    "TOML": fence(lines("[{}]\n{}", "{} = {}", "\n"), "toml"),
    "records in lines": fence(lines('{{"tree": "{}", {}}}', '"{}": {}', ", ")),
    "fields with decimal commas": fence("tree;" + ";".join(COLUMNS) + "\n" + lines("{};{}", "{1}", ";").replace(".", ",")),
    "fields in quotes": fence('"tree","May","June","July"\n' + lines('"{}",{}', '"{1}"', ",").replace(".", ",")),
    "a list table": ".. list-table::\n\n   * - tree\n     - May\n     - June\n     - July\n" + lines("   * - {}\n{}", "     - {1}", "\n"),
    "a wiki's table": "{| class=\"wikitable\"\n! tree !! May !! June !! July\n" + lines("|-\n! {}\n| {}", "{1}", " || ") + "\n|}",
    "AsciiDoc": "|===\n|tree |May |June |July\n\n" + lines("|{} {}", "|{1}", " ") + "\n|===",
    "cells of a converter": "tree\nMay\nJune\nJuly\n\n" + lines("{}\n{}", "{1}", "\n", "\n\n"),
    "labels behind the values": fence("May    June   July\n" + lines("{1}   {0}", "{1:<6}", "  ")),
    "a box": "┌──────┬──────┬──────┬──────┐\n│ tree │ May  │ June │ July │\n├──────┼──────┼──────┼──────┤\n"
    + lines("│ {} │ {} │", "{1}", " │ ") + "\n└──────┴──────┴──────┴──────┘",
    "a grid of plus signs": "+------+-----+------+------+\n| tree | May | June | July |\n+======+=====+======+======+\n"
    + lines("| {} | {} |\n+------+-----+------+------+", "{1}", " | "),
    "a sheet": "|   | A | B | C | D |\n|---|---|---|---|---|\n| 1 | tree | May | June | July |\n"
    + "\n".join(f"| {n + 2} | {tree} | {' | '.join(map(str, own))} |" for n, (tree, own) in enumerate(zip(ROWS, VALUES, strict=True))),
    "pairs in brackets": lines("{1}", "{}", "\n").join(("", "")) and "\n".join(f"[{row} × {column}] {value}" for (row, column), value in GRID.items()),
    "bold names, a dash and units": lines("**{}** — {}", "{} {} h", " · "),
    "places in lines": "\n".join("; ".join(f"{row}, {column} = {GRID[row, column]}" for column in COLUMNS) for row in ROWS),
    "places in a fence": fence("\n".join(f"{row} to {column} = {value}" for (row, column), value in GRID.items())),
    "rows and columns in sentences": "\n".join(" ".join(f"Row {row}, column {column}: {GRID[row, column]}." for column in COLUMNS) for row in ROWS),
    "commas and semicolons": lines("Row 1, {}: {}", "{}, {}", "; "),
    "sentences of one cell": lines("{}. {}.", "{}: {}", ". "),
    "definitions in lines": lines("{}\n{}", ": {} {}", "\n", "\n\n"),
    "pairs in brackets behind a name": lines("{}: {}", "({}, {})", ", "),
    "rows in cells of a table": "| tree | growth |\n|---|---|\n" + lines("| {} | {} |", "{1} ({0})", " · "),
    "bars without a rule": "tree | May | June | July\n" + lines("{} | {}", "{1}", " | "),
    "bars in items": "- tree || May || June || July\n" + lines("- {} || {}", "{1}", " || "),
    "colons before commas": "tree: May, June, July\n" + lines("{}: {}", "{1}", ", "),
    "fields in running text": "tree,May,June,July\n" + lines("{},{}", "{1}", ","),
    "keys of two parts": fence("data = {\n" + "\n".join(f'  ("{row}", "{column}"): {value},' for (row, column), value in GRID.items()) + "\n}", "python"),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_grid_is_read_from_its_layout(name: str) -> None:
    assert list(cells_of(LAYOUTS[name]).values()) == [GRID]


LISTS = {
    "behind hyphens between blanks": lines("{} - {}", "{1}", ", "),
    "below their names": lines("{}\n{}", "{1}", " "),
    "behind arrows": lines("{} ⇒ {}", "{1}", ", "),
    "in square brackets": lines("1) {} [{}]", "{1}", ", "),
}


@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_values_is_read_where_the_text_tells_its_columns(name: str) -> None:
    text = "Columns, from left to right: May, June, July\n\n" + LISTS[name]
    assert list(cells_of(text).values()) == [GRID]


def test_a_square_may_lack_its_diagonal() -> None:
    text = "Oak to Elm = 4, Oak to Ash = 5\nElm to Oak = 6, Elm to Ash = 7\nAsh to Oak = 8, Ash to Elm = 9"
    (cells,) = cells_of(text).values()
    assert {place: value for place, value in cells.items() if value == value}.keys() == {
        (one, other) for one in ROWS for other in ROWS if one != other
    }


def test_ticks_of_both_axes_stand_where_those_of_the_other_lines_do() -> None:
    opening = "Rows: width (4, 8, 12). Columns: depth (1, 2, 4, 8).\n\n"
    values = {(depth, width): 10 * depth + width for depth in (1, 2, 4, 8) for width in (4, 8, 12)}
    body = "\n".join(
        f"- {depth}: " + ", ".join(f"{width}: {values[depth, width]}" for width in (4, 8, 12))
        for depth in (1, 2, 4, 8)
    )
    (cells,) = cells_of(opening + body).values()
    assert cells == {(str(width), str(depth)): float(value) for (depth, width), value in values.items()}


def test_a_first_list_of_ticks_with_a_unit_of_their_own_names_the_columns() -> None:
    text = "Speed → 10 km/h, 20 km/h, 30 km/h\nOak → 4, 3, 6\nElm → 5, 8, 7"
    (cells,) = cells_of(text).values()
    assert cells["Elm", "20 km/h"] == 8
    assert len(cells) == 6


BESIDE = {
    "double bars": "        | Dry               || Wet\n tree   | May    June   July  || May    June   July\n"
    + "\n".join(
        f" {row:<6} | " + "   ".join(map(str, own)) + " || " + "   ".join(str(value + 10) for value in own)
        for row, own in zip(ROWS, VALUES, strict=True)
    ),
    "heads that come again": "        Dry                    Wet\ntree    May    June   July     May    June   July\n"
    + "\n".join(
        f"{row:<8}" + "".join(f"{value:<7}" for value in own) + "  " + "".join(f"{value + 10:<7}" for value in own)
        for row, own in zip(ROWS, VALUES, strict=True)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BESIDE)
def test_panels_side_by_side_are_tables_of_their_own(name: str) -> None:
    later = {place: value + 10 for place, value in GRID.items()}
    assert cells_of(fence(BESIDE[name])) == {"Dry": GRID, "Wet": later}


def test_a_field_too_many_is_kept_and_takes_no_place() -> None:
    text = "tree;May;June\nOak;4,5;5,2\nElm;7,5;8,2\nAsh;1,5;2,2;9,9"
    document = read(Source("layouts.md", OPENING + fence(text) + CLOSING))
    (panel,) = document.figures[0].panels
    assert len(panel.cells) == 6
    assert [cell.quantity and cell.quantity.value for cell in panel.surplus] == [9.9]


@pytest.mark.parametrize(
    "text",
    [
        "See [Oak × Elm] for 4 remarks · and 6 more",
        "Oak → 4 · and so on\nElm → 6 · and so on",
        "In short. The peak is 4. The low is 2.",
        "Oak, the tallest = 4; Elm, the oldest = 6; Ash, the last = 7; Fir, the next = 9",
    ],
)
def test_prose_with_rare_signs_is_no_layout(text: str) -> None:
    assert cells_of(text) == {}
