"""Along which side lists of values run, where their names alone do not tell."""

from collections.abc import Sequence

from auditor.reading.form import Entry
from auditor.reading.key import Key, generic_side, matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import content_words
from auditor.reading.roles import role_of


def are_upright(entries: Sequence[Entry], rows: KnownAxis, columns: KnownAxis) -> bool:
    """Whether lists are columns: only rows are declared, none names a list, and each list is as long as they."""
    lists = [entry for entry in entries if entry.spread and not entry.header]
    if columns.ticks or columns.range or len(lists) < 2 or len(rows.ticks) in (0, len(lists)):
        return False
    return all(
        len(entry.values) == len(rows.ticks) and entry.keys and not matches(entry.keys[-1], rows)
        for entry in lists
    )


def are_square(entries: Sequence[Entry], rows: KnownAxis, columns: KnownAxis) -> bool:
    """Whether lists are rows called as the columns are: only these are declared, and each list has a value for each."""
    lists = [entry for entry in entries if entry.spread and not entry.header and entry.keys]
    if rows.ticks or rows.range or len(lists) < 2 or len(lists) != len(columns.ticks):
        return False
    return all(len(e.values) == len(lists) and not _names_columns(e.keys[-1], columns) for e in lists)


def _names_columns(key: Key, columns: KnownAxis) -> bool:
    """Whether a key says by the name before it that it is a column: "column Oak", "predicted Oak"."""
    label = columns.declared.label
    role = (role_of(label) if label else "predicted") or "none"
    named = bool(key.name) and any(content_words(key.name) <= own for own in columns.labels)
    return generic_side(key) == "columns" or named or role_of(key.name) == role
