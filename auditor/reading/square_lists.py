"""Lists of a square whose columns nobody names: where it is its own mirror image, they are called as its rows."""

from dataclasses import replace

from auditor.reading.placing import Layout

_SMALLEST = 3


def with_names_of_rows(laid: Layout) -> Layout:
    """A grid of as many numbered columns as rows, with the rows' names for these where it is symmetric."""
    rows, columns = laid.rows.ticks, laid.columns.ticks
    numbered = [tick.text for tick in columns] == [str(number) for number in range(1, len(rows) + 1)]
    named = not any(tick.number is not None for tick in rows)
    if len(rows) < _SMALLEST or not (numbered and named) or not _is_mirrored(laid):
        return laid
    return replace(
        laid, columns=replace(laid.columns, ticks=rows, label=laid.columns.label or laid.rows.label)
    )


def _is_mirrored(laid: Layout) -> bool:
    """Whether all values stand again on the other side of a diagonal of one value."""
    values = {(cell.row, cell.column): cell.quantity for cell in laid.cells}
    places = [(n, n) for n in range(len(laid.rows.ticks))]
    diagonal = {found.value for place in places if (found := values.get(place)) is not None}
    mirrored = all(
        found is None or ((other := values.get((column, row))) is not None and other.value == found.value)
        for (row, column), found in values.items()
    )
    return mirrored and len(diagonal) == 1 and len(values) == len(laid.rows.ticks) ** 2
