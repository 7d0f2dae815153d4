"""Grids among remarks: below names that go on, in sentences, at places in brackets, with axes told in passing."""

import pytest

from sketch import read_text

_AXES = "- Rows: oak, elm, ash\n- Columns: dry, wet\n\n"

GRIDS = {
    "names with a remark head lists": (
        "### Growth\n\n- **Oak** – slow, as ever.\n    - dry – 4 cm, tan\n    - wet – 9 cm, green\n"
        "- **Elm**, which likes a ditch.\n    - dry – 3 cm, tan\n    - wet – 8 cm, green\n",
        ["4", "9", "3", "8"],
    ),
    "a heading of rows over rows with remarks": (
        "## The rows, top to bottom\n\n- **Row 1 (oak):** Values: 4, 9, 2. A fair start.\n"
        "- **Row 2 (elm):** Values: 3, 8, 5. The wet one.\n",
        ["4", "9", "2", "3", "8", "5"],
    ),
    "rows that sentences introduce": (
        "## Growth\n\nThe columns are dry, damp and wet.\n\nThe first row is Oak, with 4, 5 and 9. Slow.\n\n"
        "The second row is Elm, with 3, 6 and 8. Slower.\n",
        ["4", "5", "9", "3", "6", "8"],
    ),
    "cells without a value behind a dash": (
        f"{_AXES}- oak – 4 cm / 9 cm\n- elm – not run / 8 cm\n- ash – n.d. / 7 cm\n",
        ["4", "9", "-", "8", "-", "7"],
    ),
    "money": (f"{_AXES}- oak: €1,204; €988\n- elm: €3,017; €2,450\n- ash: €760; €8,110\n", ["1204", "988", "3017", "2450", "760", "8110"]),
    "raised powers": (f"{_AXES}- oak: 1.2 × 10⁻², 3 × 10⁻³\n- elm: 2 × 10⁻², 4.5 × 10⁻³\n- ash: 7 × 10⁰, 2 × 10¹\n", ["0.012", "0.003", "0.02", "0.0045", "7", "20"]),
    "places in brackets": (
        f"{_AXES}The upper left cell (oak, dry) holds 4, the lower right one (ash, wet) 7. In the lower left corner (ash, dry) you read 2.\n",
        ["4", "2", "7"],
    ),
    "ends of rows with their colours": (
        f"{_AXES.replace('dry, wet', 'dry, damp, wet')}- **oak:** from 4 (dry, pale) to 9 (wet, dark red). Steep.\n- **elm:** from 3 (dry) to 8 (wet, orange).\n",
        ["4", "9", "3", "8"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GRIDS)
def test_a_grid_among_remarks_is_read(name: str) -> None:
    text, values = GRIDS[name]
    (panel,) = read_text(text).panels
    cells = sorted(panel.cells, key=lambda cell: (cell.row, cell.column))
    assert ["-" if cell.quantity is None else f"{cell.quantity.value:g}" for cell in cells] == values


AXES = {
    "a table of axes": (
        "| Part | What it tells |\n|---|---|\n| Left edge | \"Dose\"; from top to bottom 5 mg, 10 mg |\n"
        "| Lower edge | \"Day\"; from left to right 1, 2, 3 |\n",
        (["5 mg", "10 mg"], ["1", "2", "3"]),
    ),
    "what runs down and what runs across": (
        "Two farms run downward, three crops run across. The farms are Hill and Dale; the crops are rye, oats and peas.\n",
        (["Hill", "Dale"], ["rye", "oats", "peas"]),
    ),
    "a direction behind the name": (
        "- **Vertical axis:** Dose, reading downward 5 mg, 10 mg\n- **Horizontal axis:** Day, read rightwards: 1, 2, 3\n",
        (["5 mg", "10 mg"], ["1", "2", "3"]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", AXES)
def test_axes_are_known_however_they_are_told(name: str) -> None:
    text, (rows, columns) = AXES[name]
    lines = "\n".join(f"- **{row}:** {10 * n + 1}, {10 * n + 3}, {10 * n + 4}" for n, row in enumerate(rows))
    (panel,) = read_text(f"## Axes\n\n{text}\n## Values\n\n{lines}\n").panels
    assert [tick.text for tick in panel.rows.ticks] == rows
    assert [tick.text for tick in panel.columns.ticks] == columns
