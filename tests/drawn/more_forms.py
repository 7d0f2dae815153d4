"""Further forms that a grid is written in: layouts in signs of all kinds, with as many cells a line."""

from collections.abc import Callable

from drawn.forms import Look
from drawn.grids import Grid, Side

Writer = Callable[[Look, Grid], str]


def spaced_hyphens(look: Look, grid: Grid) -> str:
    """Rows behind a hyphen between blanks."""
    frame = look.second("{} - {}\n", "- {} - {}", "* **{}** - {}")
    joined = look.choose(", ", "; ", ", ")
    return "\n".join(
        frame.format(outer, joined.join(look.at(grid, outer, inner) for inner in look.inner.ticks))
        for outer in look.outer.ticks
    )


def keyed_lines(look: Look, grid: Grid) -> str:
    """A bold row, a dash, and pairs of tick and value between rare signs."""
    frame = look.second("**{}** — {}\n", "- **{}** – {}", "**{}:** {}\n")
    pair = look.choose("{c} {v}", "{c}: {v}", "{c} → {v}", "{c} = {v}")
    joined = look.choose(" · ", " | ", " • ", " ▸ ", " / ")
    return "\n".join(
        frame.format(
            outer,
            joined.join(pair.format(c=inner, v=look.at(grid, outer, inner)) for inner in look.inner.ticks),
        )
        for outer in look.outer.ticks
    )


def cells_in_lines(look: Look, grid: Grid) -> str:
    """A line of cells for each row, each cell with both of its names."""
    pair = look.choose("{o}, {i} = {v}", "{o} to {i} = {v}", "{o} × {i} → {v}", "{o} / {i}: {v}")
    joined = "; " if ", " in pair or look.other % 2 else " | "
    lines = [
        joined.join(
            pair.format(o=outer, i=inner, v=look.at(grid, outer, inner)) for inner in look.inner.ticks
        )
        for outer in look.outer.ticks
    ]
    body = "\n".join(lines)
    return f"```\n{body}\n```" if look.second("", "fenced", "") else body


def rows_and_columns(look: Look, grid: Grid) -> str:
    """Every cell as a short sentence with the words row and column."""
    outer, inner = ("column", "row") if look.turned else ("row", "column")
    return "\n".join(
        " ".join(f"{outer.capitalize()} {o}, {inner} {i}: {look.at(grid, o, i)}." for i in look.inner.ticks)
        for o in look.outer.ticks
    )


def definitions(look: Look, grid: Grid) -> str:
    """The terms of a list of definitions, their cells below."""
    frame = look.choose(": {} {}", ": {}: {}", ":   {} → {}")
    return "\n\n".join(
        "\n".join([outer, *(frame.format(inner, look.at(grid, outer, inner)) for inner in look.inner.ticks)])
        for outer in look.outer.ticks
    )


def barred(look: Look, grid: Grid) -> str:
    """Lines of a table without a rule and without outer bars, be they items."""
    bar, bullet = look.choose(" | ", " || ", " | "), look.second("", "- ", "")
    rows = [[look.outer.label, *look.inner.ticks]]
    rows += [
        [outer, *(look.at(grid, outer, inner) for inner in look.inner.ticks)] for outer in look.outer.ticks
    ]
    return "\n".join(bullet + bar.join(row) for row in rows)


def labels_over_values(look: Look, grid: Grid) -> str:
    """The name of a row in a line, its values in the next."""
    plain = not look.unit and all(grid.values.values())  # else blanks part more than values
    joined = look.choose(" ", ", ", " ") if plain else ", "
    return "\n".join(
        f"{outer}\n" + joined.join(look.at(grid, outer, inner) for inner in look.inner.ticks)
        for outer in look.outer.ticks
    )


def rows_in_cells(look: Look, grid: Grid) -> str:
    """A table with a whole row in its second cell."""
    pair = look.choose("{v} ({c})", "{c} {v}", "{c}: {v}")
    joined = look.second(" · ", "; ", ", ")
    lines = [
        f"| {outer} | "
        + joined.join(pair.format(c=inner, v=look.at(grid, outer, inner)) for inner in look.inner.ticks)
        + " |"
        for outer in look.outer.ticks
    ]
    return "\n".join([f"| {look.outer.label} | {look.figure.measure} |", "|---|---|", *lines])


def is_in_words(side: Side) -> bool:
    """Whether ticks are words, so that none of them is mistaken for a value."""
    return side.kind in ("named", "class") and not any(
        character in tick for tick in side.ticks for character in "/()"
    )


MORE_FORMS: dict[str, Writer] = {
    "spaced hyphens": spaced_hyphens,
    "keyed lines": keyed_lines,
    "cells in lines": cells_in_lines,
    "rows and columns": rows_and_columns,
    "definitions": definitions,
    "barred": barred,
    "labels over values": labels_over_values,
    "rows in cells": rows_in_cells,
}
LISTS = ("spaced hyphens", "labels over values")  # which do not name their columns
